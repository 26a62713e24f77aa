"""Does it live, can it do its work, and what does its log say: for those who watch over a server."""

from __future__ import annotations

import json
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx2
import pytest
from sqlalchemy.exc import OperationalError
from tests.server.client import Client
from tests.server.running import COMPLAINTS, Running, serving

from tesno.server.store import Store


def test_a_server_that_works_says_so(server: Running, guest: Client) -> None:
    for path in ("/health", "/ready"):
        answer = guest.http.get(path)
        assert (answer.status_code, answer.json()) == (200, {"status": "ok", "detail": ""})
        assert "set-cookie" not in answer.headers


def test_it_lives_without_its_database_but_is_not_ready(
    server: Running, guest: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(_: Store) -> None:
        raise OperationalError("SELECT", {}, Exception("disk I/O error"))

    monkeypatch.setattr(Store, "check", gone)
    assert guest.http.get("/health").status_code == 200
    answer = guest.http.get("/ready")
    assert (answer.status_code, answer.json()["status"]) == (503, "unavailable")
    assert "database" in answer.json()["detail"]
    (complaint,) = COMPLAINTS.heard
    COMPLAINTS.heard.clear()
    assert "disk I/O error" in complaint


def test_the_log_is_structured_and_has_no_secrets(tmp_path: Path) -> None:
    """A database that refuses to write a game is told of, without the seed that was to be written."""
    settings = tmp_path / "tesno.toml"
    settings.write_text('log_format = "json"\n')
    data = tmp_path / "data"
    with serving(data, options=["--settings", str(settings)]) as server:
        with Client(server.address) as guest:
            with closing(sqlite3.connect(data / "games.sqlite3")) as connection:
                connection.execute("DROP TABLE claims")
            answer = guest.http.post("/api/games", json={"seats": [{"kind": "human"}, {"kind": "human"}]})
            assert answer.status_code == 503
            token = guest.token
        assert httpx2.get(f"{server.address}/health", trust_env=False).status_code == 200
        status, said = server.end(signal.SIGTERM)
    assert status == 0
    lines = [json.loads(line) for line in said.splitlines() if not line.startswith("tesno: ")]
    (line,) = [line for line in lines if "claims" in line["message"]]
    assert (line["level"], line["logger"]) == ("ERROR", "tesno")
    assert "hide_parameters" in line["message"], "SQLAlchemy says that it hides them"
    assert token not in said
