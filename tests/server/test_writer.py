"""Writes of many at once: one writer commits them together, none fails for another, and readers don't wait for it."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, OperationalError
from tests.server.client import Client, Socket
from tests.server.running import COMPLAINTS, ON_BOTH, PATIENCE, Running, wait_until
from tests.server.tables import Table, live_game, write_elsewhere
from tests.tables_of import change, rows

from tesno.locale import Words
from tesno.locale.phrases import Said
from tesno.server import door
from tesno.server.messages import Accepted, Failed, Refused, Update, Welcome
from tesno.server.place import Place, Postgres
from tesno.server.store import Conflict, EntryRow, GameRow, Overloaded, Store, database, now, prepare, writer
from tesno.server.store.readers import FileReaders, PostgresReaders
from tesno.server.store.schema import guests
from tesno.server.store.writer import FileWriter, PostgresWriter

GAMES = 40
BODY = {"kind": "move", "seat": 0, "actions": ["pick 1"]}
Log = list[tuple[int, str]]  # versions and requests


def game_row(number: int) -> GameRow:
    return GameRow(
        id=f"game-{number}",
        table={},
        seats=[],
        seed=bytes(32),
        rules_version="1",
        content_hash="",
        created=now(),
        creator=1,
        request=None,
        hints=True,
        manners={},
        finished=None,
        progress={"version": 1},
        claims={0: 1},
    )


@asynccontextmanager
async def opened(place: Place, games: int = GAMES) -> AsyncIterator[Store]:
    """A store with a guest and some games."""
    await prepare(place)
    store = Store(place)
    await store.add_guest(bytes(32))
    for number in range(games):
        await store.add_game(game_row(number), BODY)
    if isinstance(place, Postgres):
        # Nobody is there to strike it off again.
        change(place, "INSERT INTO processes VALUES (?, clock_timestamp())", store.process)
    yield store
    await store.close()


def commits_of(store: Store) -> list[object]:
    """Grows with every commit."""
    seen: list[object] = []
    writer = store._writer
    assert isinstance(writer, FileWriter | PostgresWriter)
    engine = writer._engine if isinstance(writer, FileWriter) else writer._engine.sync_engine
    event.listen(engine, "commit", seen.append)
    return seen


def append(store: Store, number: int, version: int, request: str | None = None) -> Coroutine[Any, Any, None]:
    row = EntryRow(version, request or f"to-{version}", 1, BODY)
    return store.append(f"game-{number}", row, {"version": version}, None)


def log_of(place: Place, number: int) -> Log:
    """As whoever opens the database finds it."""
    query = "SELECT version, request FROM entries WHERE game = ? AND version > 1 ORDER BY version"
    return rows(place, query, f"game-{number}")


def expected(last: int) -> Log:
    return [(version, f"to-{version}") for version in range(2, last + 1)]


# Together.


@ON_BOTH
def test_moves_of_many_games_are_committed_in_few_transactions(place: Place) -> None:
    async def play(store: Store, number: int) -> None:
        for version in range(2, 7):
            await append(store, number, version)
            # Whoever is answered finds it on disk.
            assert log_of(place, number) == expected(version)

    async def play_all() -> int:
        async with opened(place) as store:
            commits = commits_of(store)
            await asyncio.gather(*[play(store, number) for number in range(GAMES)])
            return len(commits)

    commits = asyncio.run(play_all())
    assert 5 <= commits <= 5 * GAMES // 4
    for number in range(GAMES):
        assert log_of(place, number) == expected(6)


@ON_BOTH
def test_a_write_that_fails_fails_alone(place: Place) -> None:
    async def half_done(store: Store) -> None:
        def write(connection: Any) -> None:
            connection.execute(guests.insert().values(token_hash=b"half", name="Half", created=now()))
            raise ZeroDivisionError

        await store._writer.write(write)

    async def write_all() -> tuple[list[Any], int]:
        async with opened(place, 4) as store:
            await append(store, 1, 2)
            commits = commits_of(store)
            answers = await asyncio.gather(
                append(store, 0, 2),
                append(store, 1, 2, "another"),  # this version is there
                append(store, 2, 2),
                append(store, 99, 2),  # this game is not
                half_done(store),
                append(store, 1, 3, "to-2"),  # this request is there
                append(store, 3, 2),
                return_exceptions=True,
            )
            return answers, len(commits)

    answers, commits = asyncio.run(write_all())
    assert [type(answer) for answer in answers] == [
        type(None),
        Conflict,
        type(None),
        Conflict,
        ZeroDivisionError,
        Conflict,
        type(None),
    ]
    assert commits == 1
    for number in range(4):
        assert log_of(place, number) == expected(2)
    assert rows(place, "SELECT count(*) FROM guests WHERE name = 'Half'") == [(0,)]


def test_a_full_disk_is_told_to_all_and_leaves_nothing_half_written(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"

    async def limit_pages(store: Store, pages: int) -> None:
        await store._writer.write(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}"))

    async def write_all() -> list[Any]:
        async with opened(path, 3) as store:
            # SQLite never sets it lower than what there is: no page is free from now on.
            await limit_pages(store, 1)
            large = EntryRow(2, "large", 1, {"kind": "x" * 100_000})
            answers = await asyncio.gather(
                append(store, 0, 2),
                store.append("game-1", large, {"version": 2}, None),
                append(store, 2, 2),
                return_exceptions=True,
            )
            assert [log_of(path, number) for number in range(3)] == [[]] * 3
            await limit_pages(store, 2**30)
            await asyncio.gather(*[append(store, number, version) for version in (2, 3) for number in range(3)])
            return list(answers)

    answers = asyncio.run(write_all())
    for answer in answers:
        assert isinstance(answer, OperationalError)
        assert "full" in str(answer)
    assert [log_of(path, number) for number in range(3)] == [expected(3)] * 3


@ON_BOTH
def test_who_is_gone_meanwhile_has_written_nevertheless_and_hinders_nobody(place: Place) -> None:
    async def leave() -> None:
        async with opened(place, 2) as store:
            leaving = asyncio.create_task(append(store, 0, 2))
            staying = asyncio.create_task(append(store, 1, 2))
            await asyncio.sleep(0)
            leaving.cancel()
            async with asyncio.timeout(PATIENCE):
                await staying
            assert leaving.cancelled()

    asyncio.run(leave())
    assert log_of(place, 0) == log_of(place, 1) == expected(2)


@ON_BOTH
def test_closing_writes_what_is_waiting_and_no_more(place: Place) -> None:
    async def close() -> None:
        async with opened(place) as store:
            writes = [asyncio.create_task(append(store, number, 2)) for number in range(GAMES)]
            await asyncio.sleep(0)
            late = asyncio.create_task(append(store, 0, 3))
            await store.close()
            assert all(write.done() for write in (*writes, late))
            with pytest.raises(RuntimeError, match="shutdown"):
                await append(store, 0, 4)

    asyncio.run(close())
    assert log_of(place, 0) == expected(3)
    assert [log_of(place, number) for number in range(1, GAMES)] == [expected(2)] * (GAMES - 1)


def test_who_comes_when_too_many_wait_is_told_to_come_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.sqlite3"
    monkeypatch.setattr(writer, "MOST_WAITING", 3)

    async def write_all() -> list[Any]:
        async with opened(path, 6) as store:
            answers = await asyncio.gather(*[append(store, number, 2) for number in range(6)], return_exceptions=True)
            await asyncio.gather(*[append(store, number, 2) for number in range(3, 6)])
            return answers

    answers = asyncio.run(write_all())
    assert [type(answer) for answer in answers] == [type(None)] * 3 + [Overloaded] * 3
    assert [log_of(path, number) for number in range(6)] == [expected(2)] * 6


def test_a_move_for_which_there_is_no_turn_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Running(tmp_path) as server, Client(server.address) as guest, Table(guest, random.Random(3)) as table:
        command = table.next_command()
        assert command is not None
        with monkeypatch.context() as crowd:
            crowd.setattr(writer, "MOST_WAITING", 0)
            table.socket.send(command)
            refused = table.socket.expect(Refused)
            assert (refused.code, refused.version) == ("overloaded", 1)
            answer = guest.http.post("/api/games", json={"seats": [{"kind": "human"}, {"kind": "human"}]})
            assert (answer.status_code, answer.json()["code"]) == (503, "overloaded")
        assert table.send(command).version == 2


# Apart.


@ON_BOTH
def test_readers_cannot_write(place: Place) -> None:
    async def write() -> None:
        async with opened(place, 1) as store:
            with pytest.raises(DBAPIError, match=r"read-?only"):
                await store._readers.read(lambda connection: connection.execute(guests.delete()))

    asyncio.run(write())


def test_a_busy_loop_keeps_no_reader_from_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or all who come back after a restart wait too long, are sent away, and come again, for ever."""
    monkeypatch.setattr(database, "READERS", 2)
    monkeypatch.setattr(database, "READER_SECONDS", 2.0)

    async def read() -> None:
        async with opened(tmp_path / "games.sqlite3", 1) as store:
            reading = asyncio.gather(*[store.check() for _ in range(40)])
            while not reading.done():
                time.sleep(0.3)
                await asyncio.sleep(0)
            await reading

    asyncio.run(read())


def test_who_is_gone_is_not_served_and_what_has_begun_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "READERS", 1)
    monkeypatch.setattr(database, "READER_SECONDS", 0.05)

    async def read() -> tuple[list[str], list[Any]]:
        async with opened(tmp_path / "games.sqlite3", 1) as store:
            readers, served, go_on = store._readers, [], threading.Event()

            def work(name: str) -> Callable[[object], str]:
                def serve(_: object) -> str:
                    served.append(name)
                    assert go_on.wait(PATIENCE)
                    return name

                return serve

            slow = asyncio.create_task(readers.read(work("slow")))
            await asyncio.to_thread(wait_until, lambda: served == ["slow"])
            gone = asyncio.create_task(readers.read(work("gone")))
            late = asyncio.create_task(readers.read(work("late")))
            await asyncio.sleep(0)
            gone.cancel()
            answers = [*await asyncio.gather(gone, late, return_exceptions=True)]
            go_on.set()
            answers.append(await slow)
            await store.check()
            return served, [answer if isinstance(answer, str) else type(answer) for answer in answers]

    assert asyncio.run(read()) == (["slow"], [asyncio.CancelledError, Overloaded, "slow"])


@contextmanager
def locked_elsewhere(path: Path) -> Iterator[Callable[[], None]]:
    """Another process writes, until it is told to let go."""
    program = (
        "import sqlite3, sys\n"
        "other = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "other.execute('BEGIN IMMEDIATE')\n"
        "print('locked', flush=True)\n"
        "sys.stdin.read()\n"
        "other.execute('ROLLBACK')\n"
    )
    command = [sys.executable, "-c", program, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stdout.readline() == "locked\n"
        yield process.stdin.close


def forget(server: Running, games: Sequence[str]) -> None:
    """Have games read from the database when they are asked for next."""
    for game in games:
        server.service.hall._live.pop(game, None)
        server.service.hall._held.pop(game, None)


def test_a_lock_held_elsewhere_is_waited_for_and_nobody_who_reads_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As long as this test can take, and no shorter than what servers have.
    monkeypatch.setattr(database, "BUSY_MILLISECONDS", int(1000 * PATIENCE))
    with Running(tmp_path) as server, Client(server.address) as guest, ExitStack() as stack:
        tables = [stack.enter_context(Table(guest, random.Random(3))) for _ in range(20)]
        reader = stack.enter_context(Client(server.address))
        quiet = reader.open("hh").id
        commands = [table.next_command() for table in tables]
        assert isinstance(server.settings.database, Path)
        with locked_elsewhere(server.settings.database) as let_go:
            for table, command in zip(tables, commands, strict=True):
                assert command is not None
                table.socket.send(command)
            playing = [live_game(server, table.game) for table in tables]
            wait_until(lambda: all(live._changing.locked() for live in playing))
            for _ in range(5):
                forget(server, [quiet])
                assert reader.facts(quiet).version == 1
                assert len(reader.get("/api/games")) == 1
                with reader.socket(quiet) as socket:
                    assert socket.hello().scene.version == 1
            let_go()
        for table in tables:
            assert isinstance(answer := table.socket.receive(), Accepted), answer
            assert table.socket.expect(Update).entry.version == answer.version == 2


# No turn for all who read.


@contextmanager
def all_readers_taken(server: Running) -> Iterator[None]:
    readers = server.service.store._readers

    async def take() -> AsyncExitStack:
        stack = AsyncExitStack()
        for _ in range(database.READERS):
            if isinstance(readers, FileReaders):
                go_on = threading.Event()
                readers.threads.submit(go_on.wait)
                stack.callback(go_on.set)
            else:
                assert isinstance(readers, PostgresReaders)
                await stack.enter_async_context(readers._engine.connect())
        return stack

    taken = server.do(take())
    try:
        yield
    finally:
        server.do(taken.aclose())


@pytest.fixture
def crowded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server with two readers, for which nobody waits long."""
    monkeypatch.setattr(database, "READERS", 2)
    monkeypatch.setattr(database, "READER_SECONDS", 0.05)
    with Running(tmp_path) as server:
        yield server


@ON_BOTH
def test_requests_that_find_no_reader_are_told_to_come_again(crowded: Running) -> None:
    with Client(crowded.address) as guest:
        game = guest.open("hh").id
        with all_readers_taken(crowded):
            for path in ("/api/me", "/api/games", f"/api/games/{game}", f"/api/games/{game}/entries"):
                answer = guest.http.get(path)
                assert (answer.status_code, answer.json()["code"]) == (503, "overloaded"), path
                assert "try again" in answer.json()["detail"]
            assert guest.http.get("/health").status_code == 200
            assert guest.http.get("/ready").status_code == 503
        assert len(COMPLAINTS.heard) == 1, "of not being ready, and of nothing else"
        COMPLAINTS.heard.clear()
        assert guest.facts(game).version == 1
        assert guest.http.get("/ready").status_code == 200


@ON_BOTH
def test_a_socket_that_finds_no_reader_is_told_and_stays(crowded: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "MOST_WAITS", 1000)
    with Client(crowded.address) as guest, Table(guest, random.Random(4)) as table, ExitStack() as stack:
        command = table.next_command()
        assert command is not None
        with all_readers_taken(crowded):
            socket = stack.enter_context(guest.socket(table.game))
            socket.send({"do": "hello"})
            for _ in range(3):
                assert socket.expect(Failed).code == "overloaded"
            # Those who sit at their tables need no reader.
            assert table.send(command).version == 2
        assert socket.until(Welcome).scene.version == 2


@ON_BOTH
def test_a_socket_that_finds_no_reader_for_long_is_sent_away_with_a_reason(crowded: Running) -> None:
    with Client(crowded.address) as guest:
        game = guest.open("hh").id
        with all_readers_taken(crowded), guest.socket(game) as socket:
            assert [socket.expect(Failed).code for _ in range(door.MOST_WAITS)] == ["overloaded"] * door.MOST_WAITS
            assert socket.closed() == 4503


@ON_BOTH
@pytest.mark.parametrize("kind", ["tables", "talk"])
def test_sockets_that_only_tell_are_sent_away_with_a_reason_and_later_told(crowded: Running, kind: str) -> None:
    with Client(crowded.address) as guest:
        answer = guest.http.post("/api/tables", json={"name": "Host"})
        assert answer.status_code == 201, answer.text
        url = f"ws://{crowded.host}/api/{kind}/{answer.json()['id']}/socket"
        cookie = {"Cookie": f"{guest.cookie}={guest.token}"}
        with all_readers_taken(crowded), Socket(url, cookie) as socket:
            # Nothing was said, which their pages would not understand.
            assert (socket.closed(), socket.heard) == (4503, [])
        with Socket(url, cookie) as socket:
            if kind == "tables":
                first = json.loads(socket.connection.recv(timeout=PATIENCE))["gathering"]

                async def announce() -> None:
                    crowded.service.onlookers.tell(first["id"])

                with all_readers_taken(crowded):
                    crowded.do(announce())
                    # Longer than anybody waits for a reader here.
                    time.sleep(10 * database.READER_SECONDS)
                assert json.loads(socket.connection.recv(timeout=PATIENCE))["gathering"]["id"] == first["id"]
            else:
                assert socket.closed() == 4404, "the host is alone"


def test_a_move_overtaken_elsewhere_is_refused_in_words_while_the_log_cannot_be_read(crowded: Running) -> None:
    with Client(crowded.address) as guest, Table(guest, random.Random(4)) as table:
        command = table.next_command()
        assert command is not None
        write_elsewhere(crowded, live_game(crowded, table.game))
        with all_readers_taken(crowded):
            table.socket.send(command)
            refused = table.socket.expect(Refused)
            assert (refused.code, refused.version) == ("overloaded", 1)
            assert isinstance(refused.reason, Said)
            assert len({Words(language)(refused.reason.id) for language in ("ru", "pl", "en")}) == 3
        table.socket.send(command)
        assert table.socket.expect(Update).entry.version == 2
        assert table.socket.expect(Refused).code == "stale"
