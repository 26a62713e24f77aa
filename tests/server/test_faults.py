"""What may become of data: one game that is damaged is told of, kept as it is, and stands in nobody else's way."""

from __future__ import annotations

import asyncio
import json
import os
import random
import stat
import sys
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

import pytest
from tests import tables_of
from tests.server.client import Client
from tests.server.running import ON_BOTH, Running, serving
from tests.server.tables import Table, live_game

from tesno.server.faults import Damaged
from tesno.server.live import LiveGame
from tesno.server.store import EntryRow, GameRow, Store, upgrade


def change(server: Running, game: str, statement: str, *values: object) -> None:
    """Something happens to the data behind the server's back, and the game is read anew."""
    server.service.hall._live.pop(game, None)
    server.service.hall._held.pop(game, None)
    assert tables_of.change(server.settings.database, statement, *values, game) >= 1


def log_of(server: Running, game: str) -> list[tuple[object, ...]]:
    return tables_of.rows(server.settings.database, "SELECT * FROM entries WHERE game = ? ORDER BY version", game)


def possible(server: Running, value: str) -> bool:
    """PostgreSQL keeps no JSON that is none."""
    try:
        json.loads(value)
    except (ValueError, RecursionError):
        return isinstance(server.settings.database, Path)
    return True


def played(guest: Client, moves: int = 6) -> str:
    with Table(guest, random.Random(5)) as table:
        for _ in range(moves):
            command = table.next_command()
            assert command is not None
            table.send(command)
        return table.game


def assert_told(guest: Client, game: str, code: str, *parts: str) -> None:
    for path in ("", "/entries", "/scenes/1", "/replay", "/board"):
        answer = guest.http.get(f"/api/games/{game}{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, code), (path, answer.text)
        for part in parts:
            assert part in answer.json()["detail"]
    with guest.socket(game) as socket:
        assert socket.closed() == {"damaged": 4410, "other_rules": 4409}[code]
    with Client(guest.address) as stranger:
        assert stranger.http.get(f"/api/games/{game}").status_code == 404
        with stranger.socket(game) as socket:
            assert socket.closed() == 4404


ROWS = [
    ('"table"', "no JSON {"),
    ('"table"', "null"),
    ('"table"', "[]"),
    ('"table"', "{}"),
    ('"table"', "[" * 100_000),
    ("seats", "no JSON {"),
    ("seats", "{}"),
    ("seats", "[]"),
    ("seats", "[1, 2]"),
    ("seats", '[{"kind": "human"}, {"kind": "human"}]'),
    ("progress", "no JSON {"),
    ("progress", "7"),
    ("progress", "[]"),
    ("progress", "{}"),
]


@ON_BOTH
def test_one_game_that_cannot_be_read_hides_no_other(server: Running, guest: Client) -> None:
    good, bad = played(guest, 1), played(guest, 2)
    for column, value in ROWS:
        if not possible(server, value):
            continue
        ((before,),) = tables_of.rows(server.settings.database, f"SELECT {column} FROM games WHERE id = ?", bad)
        change(server, bad, f"UPDATE games SET {column} = ? WHERE id = ?", value)
        assert [line["game"]["id"] for line in guest.get("/api/games")] == [good], (column, value)
        assert_told(guest, bad, "damaged", "can't be read")
        change(server, bad, f"UPDATE games SET {column} = ? WHERE id = ?", before)
        assert {line["game"]["id"] for line in guest.get("/api/games")} == {good, bad}
        assert guest.facts(bad).version == 3


@ON_BOTH
def test_a_game_that_was_asked_for_twice_and_is_damaged_is_told_too(server: Running, guest: Client) -> None:
    request = "the-same-wish"
    game = guest.open("hh", request=request).id
    change(server, game, "UPDATE games SET seats = ? WHERE id = ?", "{}")
    answer = guest.http.post("/api/games", json={"seats": [{"kind": "human"}, {"kind": "human"}], "request": request})
    assert (answer.status_code, answer.json()["code"]) == (409, "damaged")


@ON_BOTH
def test_a_log_whose_end_is_lost_is_noticed_and_kept(server: Running, guest: Client) -> None:
    game = played(guest)
    version = live_game(server, game).version
    change(server, game, "DELETE FROM entries WHERE version > 4 AND game = ?")
    assert_told(guest, game, "damaged", f"{version} entries", game, "the first 4 ")
    command = {"do": "pass", "request": "x" * 8, "version": 4, "seat": 0}
    assert guest.http.post(f"/api/games/{game}/commands", json=command).status_code == 409
    assert len(log_of(server, game)) == 4


@ON_BOTH
def test_a_log_with_a_hole_is_noticed(server: Running, guest: Client) -> None:
    game = played(guest)
    whole = log_of(server, game)
    change(server, game, "DELETE FROM entries WHERE version = 3 AND game = ?")
    assert_told(guest, game, "damaged", "the first 2 ")
    change(server, game, "DELETE FROM entries WHERE game = ?")
    assert_told(guest, game, "damaged", "the first 0 ")
    tables_of.change_many(
        server.settings.database, f"INSERT INTO entries VALUES ({', '.join('?' * len(whole[0]))})", whole
    )
    assert guest.facts(game).version == len(whole)


@ON_BOTH
def test_another_seed_is_noticed(server: Running, guest: Client) -> None:
    game = played(guest)
    facts = guest.facts(game)
    seed = live_game(server, game).row.seed
    change(server, game, "UPDATE games SET seed = ? WHERE id = ?", os.urandom(32))
    assert_told(guest, game, "damaged", "seed")
    change(server, game, "UPDATE games SET seed = ? WHERE id = ?", seed)
    assert guest.facts(game) == facts
    first = json.loads(str(log_of(server, game)[0][4]))
    assert first["commitment"] == facts.commitment
    # Games of releases that did not write it down are taken as they are.
    del first["commitment"]
    change(server, game, "UPDATE entries SET body = ? WHERE version = 1 AND game = ?", json.dumps(first))
    assert guest.facts(game) == facts


BODIES = [
    '{"kind": "undo", "seat": 0, "count": 1, "to": []}',
    '{"kind": "undo", "seat": 0, "count": "x", "to": 1}',
    '{"kind": "forfeit", "seat": [], "reason": "late"}',
    '{"kind": "forfeit", "seat": 17, "reason": "late"}',
    '{"kind": "forfeit", "seat": 0}',
    '{"kind": "pass", "seat": {}}',
    '{"kind": "move", "seat": 0, "actions": {"pick 1": 1}}',
    '{"kind": "move", "seat": 0, "actions": [null]}',
    '{"kind": 7, "seat": 0, "actions": ["pick 1"]}',
    '{"kind": "move", "seat": 1e400, "actions": ["pick 1"]}',
    "no JSON {",
    "[" * 100_000,
]


@ON_BOTH
def test_entries_that_make_no_sense_are_told(server: Running, guest: Client) -> None:
    game = played(guest)
    before = log_of(server, game)[2][4]
    for body in filter(lambda body: possible(server, body), BODIES):
        change(server, game, "UPDATE entries SET body = ? WHERE version = 3 AND game = ?", body)
        assert_told(guest, game, "other_rules", "version")
        assert game in [line["game"]["id"] for line in guest.get("/api/games")]
    change(server, game, "UPDATE entries SET body = ? WHERE version = 3 AND game = ?", before)
    assert guest.facts(game).version > 3


@ON_BOTH
def test_no_log_is_read_for_strangers(server: Running, guest: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(guest)
    server.service.hall._live.pop(game, None)
    server.service.hall._held.pop(game, None)
    read: list[str] = []
    with_entries = Store.game_with_entries

    async def noted(self: Store, id: str, after: int = 0, **rest: Any) -> tuple[GameRow | None, list[EntryRow]]:
        row, entries = await with_entries(self, id, after, **rest)
        read.extend(id for _ in entries[:1])
        return row, entries

    monkeypatch.setattr(Store, "game_with_entries", noted)
    with Client(server.address) as stranger:
        for path in ("", "/entries", "/scenes/1", "/replay", "/summary", "/board", "/picture"):
            assert stranger.http.get(f"/api/games/{game}{path}").status_code == 404
        with stranger.socket(game) as socket:
            assert socket.closed() == 4404
    assert read == []
    assert guest.facts(game).id == game
    assert read == [game]


@pytest.mark.parametrize("whole", [True, False])
@pytest.mark.parametrize("order", [("stranger", "guest"), ("guest", "stranger")])
def test_strangers_who_come_at_the_same_moment_learn_nothing_and_spoil_nothing(
    server: Running, guest: Client, order: tuple[str, str], whole: bool
) -> None:
    game = played(guest)
    if not whole:
        change(server, game, "DELETE FROM entries WHERE version = 2 AND game = ?")
    hall = server.service.hall
    hall._live.pop(game, None)
    hall._held.pop(game, None)
    may_see = {"stranger": lambda _: False, "guest": lambda _: True}

    async def both() -> list[Any]:
        return await asyncio.gather(*[hall.game(game, may_see[who]) for who in order], return_exceptions=True)

    answers = dict(zip(order, server.do(both()), strict=True))
    assert answers["stranger"] is None
    assert isinstance(answers["guest"], LiveGame if whole else Damaged)


def test_whoever_comes_when_a_load_for_a_stranger_has_just_ended_holds_up_nobody(
    server: Running, guest: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its end is not noted yet at that moment: to wait for it again and again would never let it be noted."""
    hall = server.service.hall
    game = played(guest)
    hall._live.pop(game, None)
    hall._held.pop(game, None)
    loaded = hall._load
    loads: list[str] = []

    async def none_at_first(id: str, allowed: Any) -> LiveGame | None:
        loads.append(id)
        return None if len(loads) == 1 else await loaded(id, allowed)

    class Patient(WeakValueDictionary[str, LiveGame]):
        looks = 0

        def get(self, *asked: Any) -> Any:
            self.looks += 1
            assert self.looks < 100, "this would go on for ever"
            return super().get(*asked)

    async def one_after_the_other() -> tuple[LiveGame | None, LiveGame | None]:
        stranger = asyncio.create_task(hall.game(game, lambda _: False))
        await asyncio.sleep(0)
        # The stranger has begun a load; it ends just before this one is heard.
        somebody = asyncio.create_task(hall.game(game))
        return await stranger, await somebody

    monkeypatch.setattr(hall, "_load", none_at_first)
    monkeypatch.setattr(hall, "_held", Patient())
    stranger, somebody = server.do(one_after_the_other())
    assert stranger is None
    assert somebody is not None
    assert somebody.row.id == game


# Whose files they are.


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.skipif(sys.platform == "win32", reason="rights are otherwise there")
def test_what_a_server_writes_is_for_its_owner_only(tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"
    before = os.umask(0o022)
    try:
        with serving(data) as server, Client(server.address) as guest:
            guest.open("hb")
            assert rights(data) == 0o700
            found = {file.name: rights(file) for file in data.iterdir()}
            assert {"games.sqlite3", "games.sqlite3-wal", "server.address", "server.lock"} <= set(found)
            assert set(found.values()) == {0o600}, found
        upgrade(tmp_path / "games.sqlite3")
        assert rights(tmp_path / "games.sqlite3") == 0o600
    finally:
        os.umask(before)


@pytest.mark.skipif(sys.platform == "win32", reason="rights are otherwise there")
def test_rights_that_the_owner_has_given_stay(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    upgrade(path)
    path.chmod(0o640)
    tmp_path.chmod(0o750)
    upgrade(path)
    assert (rights(path), rights(tmp_path)) == (0o640, 0o750)
