"""Games that nobody uses leave memory, and come back from their logs as they were."""

from __future__ import annotations

import asyncio
import random
import threading

import pytest
from tests.server.client import Client, asked_seat
from tests.server.running import PATIENCE, Running, wait_until
from tests.server.tables import Table, live_game

from tesno.server import hall as halls


def look(server: Running) -> None:
    """As the server does once a minute."""

    async def at_once() -> None:
        server.service.hall.let_go_of_unused()

    server.do(at_once())


def played(guest: Client, moves: int = 5) -> tuple[str, int]:
    """A game that was left: its id and version."""
    with Table(guest, random.Random(5)) as table:
        for _ in range(moves):
            command = table.next_command()
            assert command is not None
            table.send(command)
        return table.game, table.scene.version


def left(server: Running, game: str) -> None:
    """Wait until the server knows that nobody watches any more."""
    wait_until(lambda: not server.service.hall._held[game].watchers)


def test_a_game_that_nobody_uses_leaves_memory_and_comes_back(server: Running, guest: Client) -> None:
    game, version = played(guest)
    hall = server.service.hall
    left(server, game)

    async def looks() -> tuple[bool, bool]:
        """Two in one go, whenever the server has looked by itself."""
        hall._unused.clear()
        hall.let_go_of_unused()
        once = game in hall._held
        hall.let_go_of_unused()
        return once, game in hall._held

    assert server.do(looks()) == (True, False), "those who left a moment ago may come back, others not"
    with guest.socket(game) as socket:
        welcome = socket.hello()
        assert welcome.scene.version == version
        assert [entry.version for entry in welcome.entries] == list(range(1, version + 1))
        assert game in hall._held


def test_a_game_that_somebody_watches_or_asks_for_stays(server: Running, guest: Client) -> None:
    game, _ = played(guest)
    hall = server.service.hall
    with guest.socket(game) as socket:
        socket.hello()
        for _ in range(3):
            look(server)
        assert game in hall._held
    left(server, game)
    for _ in range(3):
        look(server)
        assert game in hall._held
        guest.facts(game)


def test_a_game_in_which_a_bot_thinks_stays(server: Running, guest: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = threading.Event()

    async def think(*_: object) -> None:
        thinking.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(server.service.thinkers, "think", think)
    with Table(guest, random.Random(5), "hb") as table:
        while asked_seat(table.scene) in table.mine:
            command = table.next_command()
            assert command is not None
            table.send(command)
        assert thinking.wait(PATIENCE)
        game = table.game
    hall = server.service.hall
    left(server, game)
    for _ in range(3):
        look(server)
    assert game in hall._live
    server.do(live_game(server, game).rest())
    for _ in range(3):
        look(server)
    assert game not in hall._live


def test_a_server_looks_from_time_to_time(server: Running, guest: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "IDLE_LOOKS", 0.01)
    game, _ = played(guest)

    async def meanwhile() -> None:
        async with server.service.hall.tidying():
            while game in server.service.hall._held:
                await asyncio.sleep(0.01)

    server.do(meanwhile())
