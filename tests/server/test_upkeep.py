"""What whoever runs a server does with its database, in a file and in PostgreSQL alike."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from tests.cli.running import assert_refused, tesno
from tests.server.client import Client
from tests.server.running import KEEPING, ON_BOTH, Running
from tests.server.tables import give_seat, guest_number
from tests.tables_of import change, rows

from tesno.server.place import Postgres
from tesno.server.store.upkeep import Upkeep, UpkeepError, clear_abandoned

pytestmark = ON_BOTH


def test_guests_and_games_are_listed_banned_closed_and_erased(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Client(server.address) as anna, Client(server.address) as bert:
        anna.http.put("/api/me", json={"name": "Anna"})
        alone, shared = anna.open("hb").id, anna.open("hh").id
        numbers = [guest_number(server, client) for client in (anna, bert)]
        give_seat(server, shared, 1, bert)
        upkeep = Upkeep(server.settings.database)
        listed = {guest.id: guest for guest in upkeep.guests()}
        assert [(listed[number].name, listed[number].games) for number in numbers] == [("Anna", 2), ("", 1)]
        games = {game.id: game for game in upkeep.games()}
        assert (games[alone].seats, games[alone].guests, games[alone].box) == ("hb", numbers[:1], "base")
        assert (games[shared].seats, games[shared].guests) == ("hh", numbers)
        assert upkeep.served() is (KEEPING.cluster is not None)

    upkeep.ban(numbers[1])
    assert [guest.banned for guest in upkeep.guests() if guest.id == numbers[1]] == [True]
    with pytest.raises(UpkeepError, match="there is no guest 99"):
        upkeep.ban(99)
    assert upkeep.erase(numbers[0]) == (1, 1)
    assert [game.id for game in upkeep.games()] == [shared]
    upkeep.close(shared)
    with pytest.raises(UpkeepError, match="there is no game"):
        upkeep.close(alone)
    assert upkeep.games()[0].guests == []
    assert not upkeep.served()


def test_games_that_nobody_plays_any_more_are_cleared_at_the_start(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Client(server.address) as guest:
        old, new = guest.open("hh").id, guest.open("hh").id
        place = server.settings.database
    long_ago = (datetime.now(UTC) - timedelta(days=40)).isoformat(timespec="seconds")
    change(place, "UPDATE games SET created = ? WHERE id = ?", long_ago, old)
    change(place, "UPDATE entries SET created = ? WHERE game = ?", long_ago, old)
    clear_abandoned(place, 41)
    assert len(rows(place, "SELECT id FROM games")) == 2
    with Running(tmp_path, abandoned_days=30) as server:
        assert rows(place, "SELECT id FROM games") == [(new,)]


def test_the_commands_find_the_database_of_the_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Running(tmp_path) as server, Client(server.address) as guest:
        game = guest.open("hh").id
        place = server.settings.database
        if isinstance(place, Path):
            monkeypatch.setenv("TESNO_SERVE_DATA", str(tmp_path))
        else:
            monkeypatch.setenv("TESNO_SERVE_DATABASE", place.url)
            assert_refused(tesno("admin", "close", game, "--yes"), "runs, and would not learn of this")
        assert [line["id"] for line in tesno("admin", "games", "--json").json()["games"]] == [game]
    if isinstance(place, Postgres):
        assert_refused(tesno("backup", tmp_path / "copy.sqlite3"), "pg_dump")
        assert_refused(tesno("restore", tmp_path / "copy.sqlite3"), "pg_restore")
    assert tesno("admin", "close", game, "--yes").status == 0
