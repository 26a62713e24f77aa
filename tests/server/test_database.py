"""The database: made, brought up to date, refused; and logs that no longer fit."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine
from tests.cli.running import assert_refused, tesno_apart
from tests.server.client import Client, asked_seat, move
from tests.server.running import COMPLAINTS, ON_BOTH, Running
from tests.server.tables import Table, live_game, play
from tests.tables_of import change, dump, rows

from tesno.server.messages import Accepted, Refused
from tesno.server.store import DatabaseError, database, upgrade
from tesno.server.store.schema import metadata

RELEASED = Path(__file__).parent / "released"
VERSIONS = sorted(RELEASED.glob("*.sql"))
# The guest of the files in `released/`.
TOKEN = "the-token-of-a-guest-of-long-ago"


def test_a_new_database_has_the_tables_of_the_schema(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / "games.sqlite3"
    upgrade(path)
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_new_folder_is_for_its_owner_only(tmp_path: Path) -> None:
    upgrade(tmp_path / "mine" / "games.sqlite3")
    assert (tmp_path / "mine").stat().st_mode & 0o777 == 0o700


def test_the_newest_migration_is_the_last_one() -> None:
    folder = files("tesno.server.store") / "migrations" / "versions"
    numbers = sorted(entry.name[:4] for entry in folder.iterdir() if entry.name.endswith(".py"))
    assert numbers[-1] == database.NEWEST
    assert [file.name[:4] for file in VERSIONS] == numbers, "keep a database of every schema that was released"


def test_an_upgrade_more_is_harmless(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    upgrade(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO guests (token_hash, name, created) VALUES (x'00', 'Anna', 'today')")
    before = dump(path)
    upgrade(path)
    upgrade(path)
    assert dump(path) == before


def test_an_upgrade_keeps_all_there_is(tmp_path: Path) -> None:
    path = restored(VERSIONS[0], tmp_path)
    before = read_all(path)
    upgrade(path)
    after = read_all(path)
    # Columns may come behind those that were there.
    assert {table: [row[: len(rows[0])] for row in after[table]] for table, rows in before.items()} == before
    assert all(before.values())
    assert len(after["server"]) == 1
    assert {row[-3:] for row in after["games"]} == {(1, "{}", None)}, (
        "games begun before may be given hints, agree on nothing, and the server alone has drawn their seeds"
    )


def restored(file: Path, folder: Path) -> Path:
    path = folder / "games.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(file.read_text("utf-8"))
    return path


def read_all(path: Path) -> dict[str, list[Any]]:
    """All rows of all tables but Alembic's."""
    tables = [name for (name,) in rows(path, "SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {table: rows(path, f"SELECT * FROM {table}") for table in tables if table != "alembic_version"}


@pytest.mark.parametrize("file", VERSIONS, ids=lambda file: file.stem)
def test_games_of_every_released_schema_go_on(file: Path, tmp_path: Path) -> None:
    restored(file, tmp_path)
    with Running(tmp_path) as server, Client(server.address, TOKEN) as guest:
        assert guest.get("/api/me")["name"] == "Anna"
        finished, running = sorted(guest.get("/api/games"), key=lambda line: not line["game"]["over"])
        assert finished["winners"] != []
        assert guest.get(f"/api/games/{finished['game']['id']}/summary")["coins"]
        game = running["game"]["id"]
        with guest.socket(game) as socket:
            scene = socket.hello().scene
            seat = asked_seat(scene)
            assert seat is not None
            assert scene.version == running["game"]["version"] > 5
            options = socket.look(seat).position.options
            assert isinstance(guest.command(game, move(scene.version, seat, options[0].lines)), Accepted)


def test_a_server_killed_while_it_makes_its_tables_starts_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite3"

    def killed(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(op, "create_index", killed)
        with pytest.raises(KeyboardInterrupt):
            upgrade(path)
    assert rows(path, "SELECT name FROM sqlite_master") == []
    upgrade(path)
    assert rows(path, "SELECT version_num FROM alembic_version") == [(database.NEWEST,)]


@contextmanager
def locked(path: Path) -> Iterator[None]:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def test_a_database_that_cannot_be_used_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "BUSY_MILLISECONDS", 50)
    path = tmp_path / "games.sqlite3"

    path.write_bytes(b"these are no games" * 100)
    with pytest.raises(DatabaseError, match=f"{path}.*not a database"):
        upgrade(path)
    assert_refused(tesno_apart("serve", "--port", "0", "--data", tmp_path), str(path), "not a database")
    assert path.read_bytes() == b"these are no games" * 100, "nobody's file is touched"

    path.unlink()
    path.mkdir()
    with pytest.raises(DatabaseError, match=f"{path}.*unable to open"):
        upgrade(path)
    path.rmdir()

    upgrade(path)
    with locked(path), pytest.raises(DatabaseError, match="database is locked"):
        upgrade(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(DatabaseError, match="9999"):
        upgrade(path)
    (tmp_path / "file").touch()
    with pytest.raises(DatabaseError, match="--data"):
        upgrade(tmp_path / "file" / "games.sqlite3")


def test_what_cannot_be_saved_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "BUSY_MILLISECONDS", 50)
    with Running(tmp_path) as server, Client(server.address) as guest, Table(guest, random.Random(1)) as table:
        command = table.next_command()
        assert command is not None
        assert isinstance(server.settings.database, Path)
        with locked(server.settings.database):
            for _ in range(2):
                answer = guest.command(table.game, command)
                assert isinstance(answer, Refused)
                assert (answer.code, answer.version) == ("not_saved", 1)
            opened = guest.http.post("/api/games", json={"seats": [{"kind": "human"}, {"kind": "bot"}]})
            assert opened.status_code == 503
            assert opened.json()["code"] == "storage"
            assert guest.facts(table.game).version == 1
        assert len(COMPLAINTS.heard) == 3
        COMPLAINTS.heard.clear()
        assert table.send(command).version == 2
        assert len(guest.get("/api/games")) == 1


# Logs that do not fit.


def alter(server: Running, game: str, version: int, body: object) -> None:
    """Change a log behind the server's back and have it read anew."""
    server.service.hall._live.pop(game, None)
    server.service.hall._held.pop(game, None)
    statement = "UPDATE entries SET body = ? WHERE game = ? AND version = ?"
    assert change(server.settings.database, statement, json.dumps(body), game, version) == 1


ALTERED = [
    {"kind": "move", "seat": 0, "actions": ["conquer 1"]},
    {"kind": "move", "seat": 0, "actions": ["dance"]},
    {"kind": "move", "seat": 0, "actions": []},
    {"kind": "move", "seat": 0},
    {"kind": "undo", "seat": 0, "count": 99, "to": 1},
    {"kind": "undo", "seat": 0},
    {"kind": "dance", "seat": 0},
    {"seat": 0},
    {},
    [],
    "pick 1",
    None,
    {"kind": "move", "seat": 0, "actions": [1]},
    {"kind": "move", "seat": 0, "actions": 7},
    {"kind": "move", "seat": 17, "actions": ["pick 1"], "held": True},
]


@ON_BOTH
def test_a_log_that_does_not_fit_the_rules_stops_only_its_own_game(server: Running, guest: Client) -> None:
    with (
        Table(guest, random.Random(2), rounds=2) as good,
        Table(guest, random.Random(2), rounds=2) as table,
        Client(server.address) as stranger,
    ):
        playing = play(table)
        for _ in range(5):
            next(playing)
        table.socket.connection.close()
        version = live_game(server, table.game).version
        assert version >= 4
        original = rows(server.settings.database, "SELECT body FROM entries WHERE game = ? AND version = 2", table.game)
        for body in ALTERED:
            alter(server, table.game, 2, body)
            for path in ("", "/entries", "/scenes/1", "/summary"):
                answer = guest.http.get(f"/api/games/{table.game}{path}")
                assert answer.status_code == 409, (body, path, answer.text)
                assert answer.json()["code"] == "other_rules"
                nowhere = stranger.http.get(f"/api/games/{'x' * 12}{path}")
                hidden = stranger.http.get(f"/api/games/{table.game}{path}")
                assert (hidden.status_code, hidden.text) == (nowhere.status_code, nowhere.text) == (404, nowhere.text)
            with guest.socket(table.game) as socket:
                assert socket.closed() == 4409
            assert [line["game"]["id"] for line in guest.get("/api/games")].count(table.game) == 1
        command = good.next_command()
        assert command is not None
        good.send(command)
        # With its log mended it goes on.
        alter(server, table.game, 2, json.loads(original[0][0]))
        with guest.socket(table.game) as socket:
            assert socket.hello().scene.version == version
