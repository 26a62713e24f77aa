"""The lobby of several processes that share a database is one: whoever is there is so in all of them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests import tables_of
from tests.server.beginning import mix
from tests.server.client import Client
from tests.server.running import Running, wait_until
from tests.server.tables import guest_number
from tests.server.test_gathering import Looking, gather, kinds
from tests.server.test_lobby import change, play_someone, wait_for
from tests.server.test_spectators import WATCHED, until_count
from tests.tables_of import rows

from tesno.server.store import now

pytestmark = pytest.mark.parametrize("database", ["postgres"], indirect=True, scope="session")


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Running, Running]]:
    """Two servers with one database."""
    # Both are put together before either runs: FastAPI hushes warnings meanwhile, and for all threads.
    first, second = Running(tmp_path), Running(tmp_path)
    with first, second:
        yield first, second


def test_a_table_is_shown_everywhere_while_somebody_is_there_anywhere(two: tuple[Running, Running]) -> None:
    with Client(two[0].address) as anna, Client(two[1].address) as boris:
        id = gather(anna, listed=True)["id"]
        with Looking(anna, id):
            wait_for(boris, "tables", [id])
            with Looking(boris, id) as theirs:
                assert theirs.until(lambda table: table["places"][0]["here"])
        wait_for(boris, "tables", [])
        wait_until(lambda: rows(two[0].settings.database, "SELECT count(*) FROM attendances") == [(0,)])


def test_four_who_come_to_two_processes_at_the_same_moment_meet_at_one_table(two: tuple[Running, Running]) -> None:
    with ExitStack() as stack, ThreadPoolExecutor(4) as at_once:
        people = [stack.enter_context(Client(two[number % 2].address)) for number in range(4)]
        met = list(at_once.map(lambda guest: play_someone(guest, players=4), people))
        assert len({table["id"] for table in met}) == 1


def test_a_game_begins_once_whichever_process_sees_to_it(two: tuple[Running, Running]) -> None:
    with Client(two[0].address) as anna, Client(two[1].address) as boris:
        id = play_someone(anna)["id"]
        assert play_someone(boris)["id"] == id
        with Looking(anna, id) as mine, Looking(boris, id) as theirs:
            for looking in (mine, theirs):
                looking.until(lambda table: [place["here"] for place in table["places"]] == [True, True, False])
            change(two[0], id, fill_at=now())
            mine.until(lambda table: table["mixing"])
            mix(id, anna, boris)
            begun = [looking.until(lambda table: table["game"]) for looking in (mine, theirs)]
        assert begun[0]["game"] == begun[1]["game"]
        assert kinds(begun[0]) == "hhb"
        assert rows(two[0].settings.database, "SELECT count(*) FROM games") == [(1,)]


def test_those_who_look_on_are_counted_together(two: tuple[Running, Running]) -> None:
    with ExitStack() as stack:
        host, here, there = (stack.enter_context(Client(two[number].address)) for number in (0, 0, 1))
        game = host.open("hh", **WATCHED).id
        table = stack.enter_context(host.socket(game))
        table.hello(0)
        stack.enter_context(here.socket(game)).hello()
        until_count(table, 1)
        with there.socket(game) as far:
            far.hello()
            until_count(far, 2)
            until_count(table, 2)
        until_count(table, 1)


def test_who_was_at_a_process_that_has_ended_is_there_no_more(tmp_path: Path) -> None:
    with Running(tmp_path) as staying, Client(staying.address) as boris:
        with Running(tmp_path) as ending, Client(ending.address) as anna:
            id = gather(anna, listed=True)["id"]
            with Looking(anna, id):
                wait_for(boris, "tables", [id])
        wait_for(boris, "tables", [])


def test_a_process_that_was_taken_for_dead_says_anew_who_is_there(two: tuple[Running, Running]) -> None:
    with Client(two[0].address) as anna:
        id = gather(anna, listed=True)["id"]
        with Looking(anna, id):
            number = guest_number(two[0], anna)
            wait_until(lambda: two[1].service.attendance.at(id) == {number})
            process = two[0].service.store.process
            # As if the others had struck it off: what it has said goes with it.
            tables_of.change(two[0].settings.database, "DELETE FROM processes WHERE id = ?", process)
            wait_until(lambda: rows(two[1].settings.database, "SELECT guest FROM attendances") == [(number,)])
            wait_until(lambda: two[1].service.attendance.at(id) == {number})
