"""Sockets whose other side has stopped answering without a word."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.client import Client, Socket
from tests.server.running import Running
from tests.server.tables import give_seat, live_game

from tesno.server import connection
from tesno.server.messages import Presence


def seen(socket: Socket) -> dict[int, bool]:
    return {seat.seat: seat.here for seat in socket.until(Presence).seats}


def test_whoever_answers_no_more_is_gone_and_comes_back_with_the_next_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "PING_EVERY", 0.05)
    monkeypatch.setattr(connection, "SILENT_AFTER", 0.2)
    with Running(tmp_path) as server, Client(server.address) as guest, Client(server.address) as friend:
        game = guest.open("hh").id
        give_seat(server, game, 1, friend)
        with guest.socket(game) as mine, friend.socket(game) as theirs:
            mine.hello(0)
            theirs.hello(1)
            while not all(seen(mine).values()):
                pass
            live = live_game(server, game)
            # Nothing is read there any more, and nobody says so.
            with theirs.connection.protocol_mutex:
                while all(seen(mine).values()):
                    pass
                assert len(live.watchers) == 2, "it is not given up yet"
            while not all(seen(mine).values()):
                pass
