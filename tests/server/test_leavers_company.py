"""People at one game by way of several processes: whoever is at another one is there, until that one is gone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.client import Client, Socket, lines_of, move
from tests.server.clocks import Hands, going_by, look
from tests.server.running import Running, wait_until
from tests.server.tables import give_seat, guest_number, live_game
from tests.tables_of import change, rows

from tesno.server import attendance
from tesno.server.messages import Accepted, Presence

pytestmark = pytest.mark.parametrize("database", ["postgres"], indirect=True, scope="session")


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Running, Running]]:
    """Two servers with one database."""
    with Running(tmp_path) as first, Running(tmp_path) as second:
        yield first, second


def open_shared(server: Running, guest: Client, friend: Client) -> str:
    game = guest.open("hh").id
    give_seat(server, game, 1, friend)
    return game


def until_here(socket: Socket, seat: int, here: bool) -> None:
    while {found.seat: found.here for found in socket.until(Presence).seats}[seat] != here:
        pass


def test_whoever_is_at_another_process_is_there(two: tuple[Running, Running]) -> None:
    with Client(two[0].address) as guest, Client(two[1].address) as friend:
        game = open_shared(two[0], guest, friend)
        with guest.socket(game) as mine:
            mine.hello(0)
            theirs = friend.socket(game)
            theirs.hello(1)
            until_here(mine, 1, True)
            until_here(theirs, 0, True)
            theirs.cut()
            until_here(mine, 1, False)
            with friend.socket(game) as theirs:
                theirs.hello(1)
                until_here(mine, 1, True)
                # A process that was taken for dead lets the others know anew who is there.
                process = two[1].service.store.process
                change(two[1].settings.database, "DELETE FROM processes WHERE id = ?", process)
                wait_until(lambda: attending(two[1]) == {(guest_number(two[1], friend), process)})


def test_who_was_at_a_process_that_is_dead_is_gone(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Client(server.address) as guest, Client(server.address) as friend:
        game = open_shared(server, guest, friend)
        with guest.socket(game) as mine:
            mine.hello(0)
            database = server.settings.database
            change(database, "INSERT INTO processes VALUES ('dead', clock_timestamp())")
            number = guest_number(server, friend)
            change(database, "INSERT INTO attendances (place, guest, process) VALUES (?, ?, 'dead')", game, number)
            change(database, "SELECT pg_notify('tesno', ?)", f"{game} attended")
            until_here(mine, 1, True)
            # Struck off for want of a sign of life, and those who came by it with it.
            until_here(mine, 1, False)


def attending(server: Running) -> set[tuple[int, str]]:
    """Who is there by way of this process."""
    found = rows(server.settings.database, "SELECT guest, process FROM attendances")
    return {(guest, process) for guest, process in found if process == server.service.store.process}


def test_a_bot_steps_in_once_and_the_owner_comes_back_at_another_process(
    two: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    # However seldom the processes tell each other who is there: that somebody is back is not told before.
    monkeypatch.setattr(attendance, "PACE", 3.0)
    hands, rng = Hands(), random.Random(1)
    first, second = two
    with going_by(hands, *two), Client(first.address) as guest, Client(second.address) as friend:
        game = open_shared(first, guest, friend)
        with guest.socket(game) as mine, Client(second.address, guest.token) as also:
            mine.hello(0)
            with also.socket(game) as mine_too:
                # The guest sits at both processes, so both could have a bot step in.
                mine_too.hello(0)
                lives = [live_game(server, game) for server in two]
                while lives[0].course.asked != 1:
                    scene = mine.look(0)
                    lines = lines_of(scene.position, rng)
                    assert isinstance(guest.command(game, move(scene.version, 0, lines)), Accepted)
                wait_until(lambda: lives[1].version == lives[0].version)
                for server in two:
                    look(server, game)
                hands.turn(61)
                for server in two:
                    look(server, game)
                wait_until(lambda: all(1 in live.course.away for live in lives))
                with friend.socket(game) as theirs:
                    theirs.hello(1)
                    wait_until(lambda: not any(live.course.away for live in lives))
                kinds = [entry.kind for entry in guest.entries(game)]
                assert (kinds.count("away"), kinds.count("back")) == (1, 1)
