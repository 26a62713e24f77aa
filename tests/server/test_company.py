"""Several processes on one PostgreSQL database: a game goes on wherever people come in, and whoever ends."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import assert_refused, tesno
from tests.postgres import Cluster
from tests.server.client import Client, Socket, asked_seat, command_of
from tests.server.crash import Crashes
from tests.server.running import COMPLAINTS, GENEROUS, Running, serving, wait_until
from tests.server.tables import Table, live_game
from tests.tables_of import change, rows

from tesno.play import SealedDice
from tesno.server.live import LiveGame
from tesno.server.messages import Accepted, Failed, Pong, Refused, Update
from tesno.server.place import Postgres
from tesno.server.store import EntryRow, Lost, Store

pytestmark = pytest.mark.parametrize("database", ["postgres"], indirect=True, scope="session")


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Running, Running]]:
    """Two servers with one database."""
    with Running(tmp_path) as first, Running(tmp_path) as second:
        yield first, second


@pytest.fixture
def both(two: tuple[Running, Running]) -> Iterator[tuple[Client, Client]]:
    """One guest at both of them."""
    with Client(two[0].address) as here, Client(two[1].address, here.token) as there:
        yield here, there


def holder(server: Running, game: str) -> str | None:
    """The process that a game is leased to."""
    found = rows(server.settings.database, "SELECT process FROM leases WHERE game = ?", game)
    return found[0][0] if found else None


def next_move(socket: Socket, rng: random.Random) -> dict[str, Any]:
    """Of whoever is asked, for a hot seat."""
    scene = socket.look(None)
    seat = asked_seat(scene)
    assert seat is not None
    return command_of(socket.look(seat), seat, rng)


def test_a_table_is_one_whichever_process_its_players_come_to(
    two: tuple[Running, Running], both: tuple[Client, Client]
) -> None:
    game = both[0].open("hh").id
    rng = random.Random(1)
    with both[0].socket(game) as here, both[1].socket(game) as there:
        sockets = (here, there)
        for socket in sockets:
            socket.hello()
        for number in range(2, 30):
            mover = rng.randrange(2)
            command = next_move(sockets[mover], rng)
            sockets[mover].send(command)
            assert sockets[mover].until(Accepted).version == number
            # Both are told, each by its own process, and in order.
            for socket in sockets:
                assert socket.until(Update).entry.version == number
            assert holder(two[0], game) == two[mover].service.store.process, "the lease goes where the move is made"
            # Sent again elsewhere it is the same move.
            assert both[1 - mover].command(game, command) == Accepted(request=command["request"], version=number)
    assert [entry.version for entry in both[0].entries(game)] == list(range(1, 30))
    assert both[0].entries(game) == both[1].entries(game)


def test_two_tabs_at_two_processes_race_and_one_wins(two: tuple[Running, Running], both: tuple[Client, Client]) -> None:
    game = both[0].open("hh").id
    rng = random.Random(2)
    with both[0].socket(game) as here, both[1].socket(game) as there:
        here.hello()
        there.hello()
        for version in range(1, 15):
            for socket, command in [(here, next_move(here, rng)), (there, next_move(there, rng))]:
                assert command["version"] == version
                socket.send(command)
            answers = []
            for socket in (here, there):
                while not isinstance(answer := socket.receive(), Accepted | Refused):
                    assert isinstance(answer, Update)
                answers.append(answer)
            assert sorted(type(answer).__name__ for answer in answers) == ["Accepted", "Refused"]
            (refused,) = [answer for answer in answers if isinstance(answer, Refused)]
            assert (refused.code, refused.version) == ("stale", version + 1)
            for socket in (here, there):
                while socket.look(None).version < version + 1:
                    pass
    log = rows(two[0].settings.database, "SELECT version FROM entries WHERE game = ? ORDER BY version", game)
    assert log == [(version,) for version in range(1, 16)]


def test_cut_at_every_event_a_client_that_resumes_elsewhere_ends_like_one_that_never_was(
    both: tuple[Client, Client],
) -> None:
    game = both[0].open("hhb", rounds=1).id
    rng = random.Random(11)
    told: list[object] = []
    with both[0].socket(game) as whole:
        welcome = whole.hello(0)
        uncut = [*welcome.entries]
        scene = welcome.scene
        for number in range(200):
            with both[number % 2].socket(game) as socket:
                resumed = socket.hello(0, since=len(told))
                told += resumed.entries
                assert [entry.version for entry in resumed.entries] == list(
                    range(len(told) - len(resumed.entries) + 1, len(told) + 1)
                )
                seat = asked_seat(resumed.scene)
                if seat is None:
                    break
                if seat == 2:
                    socket.until(Update)
                else:
                    socket.send(command_of(socket.look(seat), seat, rng))
                    answer = socket.receive()
                    while not isinstance(answer, Accepted | Refused):
                        answer = socket.receive()
                socket.cut()
        while len(uncut) < len(told):
            update = whole.until(Update)
            uncut.append(update.entry)
            scene = update.scene
        assert told == uncut
        assert scene == resumed.scene
        assert asked_seat(scene) is None, "the game is over"


def test_bots_play_in_one_process_and_go_on_in_another_when_it_ends(tmp_path: Path) -> None:
    with Running(tmp_path) as second, Client(second.address) as there:
        with Running(tmp_path) as first, Client(first.address, there.token) as here:
            game = here.open("hbb").id
            with Table(here, random.Random(3), "hbb", id=game) as table, there.socket(game) as watching:
                watching.hello()
                for _ in range(6):
                    command = table.next_command()
                    assert command is not None
                    table.send(command)
                assert holder(first, game) == first.service.store.process
                version = live_game(first, game).version
                wait_until(lambda: live_game(second, game).version >= version)
        # Ended as at a deploy: its leases are given back at once.
        assert rows(second.settings.database, "SELECT id FROM processes") == [(second.service.store.process,)]
        assert holder(second, game) in (None, second.service.store.process)
        with Table(there, random.Random(4), "hbb", id=game) as table:
            for _ in range(6):
                command = table.next_command()
                assert command is not None
                table.send(command)


async def append_next(live: LiveGame, store: Store, held: bool) -> None:
    course = live.course.copy()
    body = course.move(course.game.acting, [course.game.legal_texts[0]], False, SealedDice(live.row.seed))
    entry = EntryRow(course.version, None, None, dict(body))
    await store.append(live.row.id, entry, course.progress, None, held=held)


def test_a_process_that_has_lost_its_lease_cannot_write(
    two: tuple[Running, Running], both: tuple[Client, Client]
) -> None:
    game = both[0].open("hh").id
    lives = [live_game(server, game) for server in two]
    assert two[0].do(two[0].service.store.take(game))
    assert not two[1].do(two[1].service.store.take(game)), "while the first is there"
    with pytest.raises(Lost):
        two[1].do(append_next(lives[1], two[1].service.store, held=True))
    assert live_game(two[0], game).version == 1
    # A move of a person brings the lease along; what the first had in mind as its holder is refused then.
    two[1].do(append_next(lives[1], two[1].service.store, held=False))
    wait_until(lambda: lives[0].version == 2)
    with pytest.raises(Lost):
        two[0].do(append_next(lives[0], two[0].service.store, held=True))
    assert rows(two[0].settings.database, "SELECT count(*) FROM entries WHERE game = ?", game) == [(2,)]


def test_a_process_that_was_taken_for_dead_begins_anew(
    two: tuple[Running, Running], both: tuple[Client, Client]
) -> None:
    game = both[0].open("hh").id
    with Table(both[0], random.Random(5), id=game) as table:
        for number in range(5):
            command = table.next_command()
            assert command is not None
            if number == 2:
                change(two[0].settings.database, "DELETE FROM processes WHERE id = ?", two[0].service.store.process)
                assert holder(two[0], game) is None
            # Nobody has written meanwhile, so nothing is in the way.
            assert table.send(command).version == number + 2
        assert holder(two[0], game) == two[0].service.store.process


def test_a_process_without_a_sign_of_life_is_struck_off_by_the_others(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Client(server.address) as guest:
        game = guest.open("hh").id
        change(server.settings.database, "INSERT INTO processes VALUES ('dead', clock_timestamp())")
        change(server.settings.database, "INSERT INTO leases VALUES (?, 'dead')", game)
        assert not server.do(server.service.store.take(game))
        wait_until(lambda: holder(server, game) is None)
        (age,) = rows(server.settings.database, "SELECT count(*) FROM processes WHERE id = 'dead'")[0]
        assert age == 0
        assert server.do(server.service.store.take(game))


@pytest.mark.slow
def test_bots_go_on_after_their_process_was_killed(tmp_path: Path) -> None:
    with Running(tmp_path) as staying, Client(staying.address) as there:
        game = there.open("hb").id
        with serving(tmp_path) as killed, Client(killed.address, there.token) as here:
            with Table(here, random.Random(6), "hb", id=game) as table:
                while (command := table.next_command()) is not None:
                    table.send(command)
                    if table.scene.held is None and asked_seat(table.scene) == 1:
                        break
                # The bot's move is begun there; whether it was made or not, here it goes on.
                os.kill(killed.process.pid, signal.SIGKILL)
            # How long that takes is measured by bench/takeover.py.
            with Table(there, random.Random(7), "hb", id=game) as table:
                assert table.asked() == 0


def test_a_database_that_was_away_for_a_moment_is_found_again(tmp_path: Path, postgres: Cluster) -> None:
    with Running(tmp_path) as server, Client(server.address) as guest:
        with Table(guest, random.Random(8)) as table:
            command = table.next_command()
            assert command is not None
            table.send(command)
            command = table.next_command()
            assert command is not None
            postgres.stop()
            try:
                answer = guest.http.get("/api/games")
                assert (answer.status_code, answer.json()["code"]) == (503, "storage")
                assert guest.http.get("/ready").status_code == 503
                table.socket.send(command)
                assert table.socket.until(Refused).code == "not_saved"
            finally:
                postgres.start()
            wait_until(lambda: guest.http.get("/ready").status_code == 200)
            assert table.send(command).version == command["version"] + 1
        wait_until(lambda: rows(server.settings.database, "SELECT id FROM processes") != [])
        COMPLAINTS.heard.clear()


@pytest.mark.slow
def test_no_accepted_move_is_lost_doubled_or_displaced_by_kills_of_either_server(tmp_path: Path) -> None:
    """The small sister of bench/kill9.py --servers 2."""
    rng = random.Random(10)
    crashes = Crashes(tmp_path, players=3, games=9, servers=2)
    try:
        crashes.warm_up(2)
        for number in range(8):
            before = crashes.moves
            crashes.crash(crashes.players, 0.2 + rng.random() / 2, number % 2)
            assert crashes.moves > before
            assert not crashes.broken_promises()
        assert not crashes.broken_promises(fold=True)
        assert crashes.moves > 50
    finally:
        crashes.end()


# `--processes`.


def children_of(process: int) -> list[int]:
    """The processes of a server: those of its children that serve."""
    listed = subprocess.run(
        ["ps", "-ww", "-o", "pid=,args=", "--ppid", str(process)], capture_output=True, encoding="utf-8"
    )
    return [int(line.split()[0]) for line in listed.stdout.splitlines() if "resource_tracker" not in line]


@pytest.mark.slow
def test_a_server_of_several_processes_outlives_each_of_them(tmp_path: Path) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(serving(tmp_path, options=["--processes", "2"]))
        guest = stack.enter_context(Client(server.address))
        game = guest.open("hh").id
        place = Postgres(server.process.args[-1])  # type: ignore[arg-type, index]
        assert rows(place, "SELECT count(*) FROM processes") == [(2,)]
        moves = 0
        for number in range(2):
            with Table(guest, random.Random(number), id=game) as table:
                for _ in range(4):
                    command = table.next_command()
                    assert command is not None
                    table.send(command)
                    moves += 1
            serve = children_of(server.process.pid)
            assert len(serve) == 2
            os.kill(serve[number], signal.SIGKILL)
            while not set(children_of(server.process.pid)) - set(serve):
                time.sleep(0.1)
        with Client(server.address, guest.token) as again:
            assert again.facts(game).version == moves + 1
        wait_until(lambda: rows(place, "SELECT count(*) FROM processes") == [(2,)])
        status, said = server.end(signal.SIGTERM)
        assert status == 0
        assert said.count("has ended with status -9: another begins") == 2
        assert rows(place, "SELECT count(*) FROM processes") == [(0,)]


def test_several_processes_want_postgres(tmp_path: Path) -> None:
    assert_refused(tesno("serve", "--processes", "2", "--data", tmp_path), "PostgreSQL", "--processes")
    assert list(tmp_path.iterdir()) == []


# Limits.


def test_whoever_asks_much_at_one_process_has_asked_much_at_the_other(tmp_path: Path) -> None:
    few = replace(GENEROUS, messages=20, message_seconds=1000)
    with (
        Running(tmp_path, limits=few) as first,
        Running(tmp_path, limits=few) as second,
        Client(first.address) as here,
        Client(second.address, here.token) as there,
    ):
        game = here.open("hh").id
        limiter = second.service.limiter
        with there.socket(game) as quiet:
            quiet.hello()
            with here.socket(game) as loud:
                loud.hello()
                for _ in range(15):
                    loud.send({"do": "ping"})
                    loud.until(Pong)
            # Of 16 messages and more the other process was told, four at a time; it has counted one of its own.
            guest = rows(first.settings.database, "SELECT id FROM guests")[0][0]
            wait_until(lambda: limiter._messages.left(f"guest {guest}") == 20 - 16 - 1)
            for _ in range(3):
                quiet.send({"do": "ping"})
                quiet.until(Pong)
            quiet.send({"do": "ping"})
            assert quiet.until(Failed).code == "too_many_messages"
