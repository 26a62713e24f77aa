"""Servers that end, by force or by request: what was acknowledged is there, and the game goes on."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import threading
from pathlib import Path

import pytest
from tests.server.client import Client, asked_seat
from tests.server.crash import Crashes, Player
from tests.server.running import ON_BOTH, Running, serving, wait_until
from tests.server.tables import Table, live_game

from tesno.server.messages import Accepted, Update
from tesno.server.thinking import Thinkers

pytestmark = ON_BOTH


@pytest.mark.slow
def test_no_accepted_move_is_lost_doubled_or_displaced_by_kills(tmp_path: Path) -> None:
    """The small sister of bench/kill9.py."""
    rng = random.Random(9)
    crashes = Crashes(tmp_path, players=3, games=9)
    try:
        crashes.warm_up(2)
        for _ in range(10):
            before = crashes.moves
            crashes.crash(crashes.players, 0.2 + rng.random() / 2)
            assert crashes.moves > before
            assert not crashes.broken_promises()
        assert not crashes.broken_promises(fold=True)
        assert len(crashes.waits) == 10
        assert crashes.moves > 50
    finally:
        crashes.end()


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_end_does_so_with_everything_kept(number: signal.Signals, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        player = Player(server.address, 3, 0)
        stop = threading.Event()
        moving = threading.Thread(target=player.play, args=(stop,))
        moving.start()
        with player.client.socket(player.games[2].id) as idle:
            idle.hello()
            wait_until(lambda: player.moves >= 10)
            assert server.end(number) == (0, "")
            stop.set()
            moving.join()
            assert idle.closed() in (1001, 1012)
    with serving(tmp_path) as again, Client(again.address, player.client.token) as client:
        for game in player.games:
            entries = client.entries(game.id)
            assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
            assert len(entries) >= max([1, *game.promised.values()])
            if game.pending is not None:
                answer = client.command(game.id, game.pending)
                assert answer == Accepted(request=game.pending["request"], version=game.pending["version"] + 1)
    player.client.http.close()


@pytest.mark.slow
def test_bots_play_on_after_a_crash_without_being_asked(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Client(server.address) as client:
        game = client.open("hbbb").id
        server.end(signal.SIGKILL)
        token = client.token
    with serving(tmp_path) as server, Client(server.address, token) as client, client.socket(game) as socket:
        scene = socket.hello().scene
        while asked_seat(scene) != 0:
            scene = socket.expect(Update).scene


def test_a_bots_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Client(server.address) as client:
        thinkers = server.service.thinkers
        with Table(client, random.Random(1), "hb") as table:
            for _ in range(3):
                kill_workers(thinkers)
                for _ in range(3):
                    command = table.next_command()
                    assert command is not None
                    table.send(command)
                    if table.scene.held is None and asked_seat(table.scene) == 1:
                        kill_workers(thinkers)
            assert table.asked() == 0
            assert live_game(server, table.game).version > 9


def kill_workers(thinkers: Thinkers) -> None:
    for pid in thinkers.bots.processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
