"""A server that starts anew: those who come back by their sockets wait for nothing that only others need."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.client import Client, Socket
from tests.server.running import Running, wait_until

from tesno.server import app

# What is loaded by requests, for PostgreSQL, for migrations, words, hints, pictures, the laboratory.
NOT_AT_ONCE = (
    "alembic",
    "asyncpg",
    "babel",
    "fastapi",
    "fluent",
    "numpy",
    "rich.console",
    "segno",
    "sqlalchemy.ext.asyncio",
    "sqlalchemy.orm",
    "tesno.advice",
    "tesno.draw",
    "tesno.lab",
    "tesno.server.rest",
)


def test_what_sockets_do_not_need_is_not_loaded_before_them() -> None:
    program = (
        "import sys, tesno.cli.serve, tesno.server.run\n"
        f"print(*[name for name in {NOT_AT_ONCE!r} if name in sys.modules])"
    )
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True).stdout
    assert loaded.split() == []


def requests_of(server: Running) -> app._Requests:
    requests = server.app.router.default
    assert isinstance(requests, app._Requests)
    return requests


def test_every_address_is_answered_by_the_requests(tmp_path: Path) -> None:
    """Also one with the end of a line in it."""
    with Running(tmp_path) as server, Client(server.address) as guest:
        for path in ("/api/games/a%0Ab/replay", "/api/nothing", "/api/%0A"):
            answer = guest.http.get(path)
            assert answer.status_code in (404, 422), path
            assert answer.json()["code"] in ("not_found", "malformed"), path


def test_sockets_are_served_without_requests(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Client(server.address) as guest:
        game = guest.open("hh").id
        cookie = {"Cookie": f"{guest.cookie}={guest.token}"}
    with Running(tmp_path) as server:
        url = f"ws://{server.host}/api/games/{game}/socket"
        with Socket(url, cookie) as socket:
            assert socket.hello().scene.version == 1
            assert requests_of(server)._loading is None
        with Client(server.address, guest.token) as again:
            assert again.facts(game).version == 1
        assert requests_of(server)._loading is not None


def test_when_the_rush_is_over_requests_are_there_before_anybody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "RUSH_SECONDS", 0.01)
    with Running(tmp_path) as server:
        requests = requests_of(server)
        wait_until(lambda: requests._loading is not None and requests._loading.done())
