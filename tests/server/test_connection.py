"""Sockets that say nothing, or read nothing: the server lets go of them, and of all they held."""

from __future__ import annotations

import asyncio
import json
import os
import socket as sockets
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.client import Client, Json
from tests.server.running import GENEROUS, PATIENCE, Running, wait_until
from tests.server.tables import live_game
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.sync.client import connect

from tesno.server import socket
from tesno.server.live import LiveGame
from tesno.server.messages import Failed, Pong
from tesno.server.showing import shown_text


class Sleeper:
    """A reader that opens a socket, says what it has to say, and never reads again."""

    def __init__(self, client: Client, game: str) -> None:
        host, _, port = client.address.removeprefix("http://").partition(":")
        self._socket = sockets.socket()
        self._socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        self._socket.connect((host, int(port)))
        self._socket.sendall(
            f"GET /api/games/{game}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
            f"Cookie: {client.cookie}={client.token}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert b" 101 " in self._socket.recv(100)

    def say(self, message: Json) -> None:
        text, mask = json.dumps(message).encode(), os.urandom(4)
        assert len(text) < 126
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(text))
        self._socket.sendall(bytes([0x81, 0x80 | len(text)]) + mask + masked)

    def gone(self) -> None:
        self._socket.close()


def clog(server: Running, live: LiveGame, waiting: int) -> None:
    """Show the only watcher the game again and again, until so many messages wait that it does not read."""
    (watcher,) = live.watchers

    async def show() -> None:
        while watcher.waiting.qsize() < waiting and not watcher.dropped.is_set():
            watcher.tell(shown_text(live.scene(None).text))
            await asyncio.sleep(0.001)

    server.do(show())


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Running]:
    """A server at which a guest may open one socket."""
    with Running(tmp_path, replace(GENEROUS, sockets_per_guest=1)) as running:
        keep_little(running)
        yield running


def keep_little(server: Running) -> None:
    """Let the system hold little of what is not read yet, so that it is the server's turn soon."""
    server.listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 4096)


def test_a_reader_that_stops_reading_is_dropped_for_good(small: Running) -> None:
    with Client(small.address) as client:
        game = client.open("hh").id
        sleeper = Sleeper(client, game)
        sleeper.say({"do": "hello"})
        live = live_game(small, game)
        wait_until(lambda: bool(live.watchers))
        clog(small, live, GENEROUS.queue + 1)
        wait_until(lambda: not live.watchers)
        # At once, and not only when the connection is gone: it no longer counts.
        with client.socket(game) as other:
            assert other.hello().scene.version == 1
        wait_until(lambda: small.sockets == 0)
        sleeper.gone()


def test_a_reader_that_sleeps_in_a_quiet_game_is_dropped_too(small: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing overflows: it is the ping that is not answered."""
    monkeypatch.setattr(small.config, "ws_ping_interval", 0.5)
    monkeypatch.setattr(small.config, "ws_ping_timeout", 0.1)
    with Client(small.address) as client:
        game = client.open("hh").id
        sleeper = Sleeper(client, game)
        sleeper.say({"do": "hello"})
        live = live_game(small, game)
        wait_until(lambda: bool(live.watchers))
        clog(small, live, 5)
        wait_until(lambda: small.sockets == 0 and not live.watchers)
        sleeper.gone()


def test_a_server_ends_though_somebody_does_not_read(tmp_path: Path) -> None:
    """In time, so that nothing is broken off: a server of the tests must have nothing to complain of."""
    with Running(tmp_path) as server, Client(server.address) as client:
        keep_little(server)
        game = client.open("hh").id
        sleeper = Sleeper(client, game)
        sleeper.say({"do": "hello"})
        live = live_game(server, game)
        wait_until(lambda: bool(live.watchers))
        clog(server, live, 5)
    sleeper.gone()


def test_who_says_no_hello_is_not_waited_for(small: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HELLO_SECONDS", 0.2)
    with Client(small.address) as client:
        game = client.open("hh").id
        with client.socket(game) as silent:
            assert silent.closed() == 4400
        with client.socket(game) as other:
            other.send({"do": "ping"})
            assert other.expect(Failed).code == "hello_first"
            assert other.closed() == 4400
        with client.socket(game) as polite:
            polite.hello()
            time.sleep(0.3)
            polite.send({"do": "ping"})
            polite.expect(Pong)


def test_browsers_are_sent_less_and_nothing_is_remembered_for_them(small: Running) -> None:
    with Client(small.address) as client:
        game = client.open("hh").id
        url = f"{small.address.replace('http', 'ws', 1)}/api/games/{game}/socket"
        cookie = {"Cookie": f"{client.cookie}={client.token}"}
        with connect(url, additional_headers=cookie, compression="deflate", proxy=None) as browser:
            (deflate,) = browser.protocol.extensions
            assert isinstance(deflate, PerMessageDeflate)
            assert deflate.remote_no_context_takeover
            assert deflate.local_no_context_takeover
            for do, answer in (("hello", "welcome"), ("ping", "pong"), ("hello", "failed")):
                browser.send(json.dumps({"do": do}))
                assert json.loads(browser.recv(PATIENCE))["type"] == answer
