"""`tesno admin`: what it lists, what it changes, and when it refuses."""

from __future__ import annotations

import json
import logging
import random
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from tests.cli.running import assert_refused, tesno
from tests.server.client import Client, lines_of, move, seats
from tests.server.running import Running, serving
from tests.tables_of import rows

from tesno.cli.claim import Claim
from tesno.server.store.upkeep import clear_abandoned

GAMES = "games.sqlite3"


def change(data: Path, query: str, *values: object) -> None:
    with closing(sqlite3.connect(data / GAMES)) as connection, connection:
        assert connection.execute(query, values).rowcount > 0


class Hosted:
    """A data folder with two guests: the first has two games and a move, the second one game."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with Running(data) as server, Client(server.address) as anna, Client(server.address) as bert:
            anna.http.put("/api/me", json={"name": "Anna Secret"})
            named = [{"kind": "human", "name": "Anna Secret"}, {"kind": "human", "name": "Ola Secret"}]
            self.first = anna.http.post("/api/games", json={"seats": named}).json()["id"]
            self.second = anna.open("hhb").id
            self.other = bert.http.post("/api/games", json={"seats": seats("hh")}).json()["id"]
            with anna.socket(self.first) as socket:
                scene = socket.hello().scene
                seat = scene.position.acting
                assert seat is not None
                position = socket.look(seat).position
                anna.command(self.first, move(scene.version, seat, lines_of(position, random.Random(1))))
            self.anna, self.bert = anna.token, bert.token
        guests = tesno("admin", "guests", "--data", data, "--json").json()["guests"]
        self.guests = {guest["name"] or "Bert": guest["id"] for guest in guests}


@pytest.fixture
def hosted(tmp_path: Path) -> Hosted:
    return Hosted(tmp_path / "data")


def test_guests_and_games_are_listed_with_counts(hosted: Hosted) -> None:
    guests = {
        guest["id"]: guest for guest in tesno("admin", "guests", "--data", hosted.data, "--json").json()["guests"]
    }
    anna, bert = guests[hosted.guests["Anna Secret"]], guests[hosted.guests["Bert"]]
    assert (anna["games"], anna["entries"], anna["banned"]) == (2, 1, False)
    assert (bert["games"], bert["entries"]) == (1, 0)
    games = {game["id"]: game for game in tesno("admin", "games", "--data", hosted.data, "--json").json()["games"]}
    assert games.keys() == {hosted.first, hosted.second, hosted.other}
    assert (games[hosted.second]["seats"], games[hosted.second]["box"]) == ("hhb", "base")
    assert (games[hosted.first]["entries"], games[hosted.first]["guests"]) == (2, [anna["id"]])
    change(hosted.data, "UPDATE entries SET created = '2099-01-01T00:00:00+00:00' WHERE game = ?", hosted.first)
    first = tesno("admin", "games", "--data", hosted.data, "--json").json()["games"][0]
    assert (first["id"], first["last_use"][:4]) == (hosted.first, "2099")
    change(hosted.data, "UPDATE games SET seats = 'torn', \"table\" = 'torn' WHERE id = ?", hosted.other)
    assert hosted.other in tesno("admin", "games", "--data", hosted.data).out, "damaged ones too"
    change(hosted.data, "UPDATE guests SET name = '[red]Zoe' WHERE name = ''")
    assert "[red]Zoe" in tesno("admin", "guests", "--data", hosted.data).out, "a name is no markup"


def test_a_ban_works_beside_a_running_server(hosted: Hosted) -> None:
    with serving(hosted.data) as server:
        with Client(server.address, hosted.anna) as anna:
            assert anna.facts(hosted.first).id == hosted.first
            assert tesno("admin", "ban", hosted.guests["Anna Secret"], "--data", hosted.data).status == 0
            assert anna.http.get(f"/api/games/{hosted.first}").status_code == 404
            assert anna.get("/api/games") == []
        with Client(server.address, hosted.bert) as bert:
            assert bert.facts(hosted.other).id == hosted.other
        # What the server has in its memory is not changed behind its back.
        for words in (("close", hosted.other), ("erase", hosted.guests["Bert"])):
            refused = tesno("admin", *words, "--data", hosted.data, "--yes")
            assert_refused(refused, server.address, "end it first")
    listed = tesno("admin", "guests", "--data", hosted.data, "--json").json()["guests"]
    assert {guest["name"]: guest["banned"] for guest in listed} == {"Anna Secret": True, "": False}


def test_a_closed_game_is_nobodys(hosted: Hosted) -> None:
    before = rows(hosted.data / GAMES, "SELECT count(*) FROM entries")
    assert tesno("admin", "close", hosted.first, "--data", hosted.data, "--yes").status == 0
    assert rows(hosted.data / GAMES, "SELECT count(*) FROM entries") == before
    with Running(hosted.data) as server, Client(server.address, hosted.anna) as anna:
        assert anna.http.get(f"/api/games/{hosted.first}").status_code == 404
        with anna.socket(hosted.first) as socket:
            assert socket.closed() == 4404
        assert [line["game"]["id"] for line in anna.get("/api/games")] == [hosted.second]
    change(hosted.data, "UPDATE games SET finished = 'yesterday' WHERE id = ?", hosted.other)
    assert_refused(tesno("admin", "close", hosted.other, "--data", hosted.data, "--yes"), "over since yesterday")


def test_a_guest_is_erased_with_their_games_and_names(hosted: Hosted) -> None:
    anna, bert = hosted.guests["Anna Secret"], hosted.guests["Bert"]
    # Bert sits at one of Anna's tables.
    change(hosted.data, "UPDATE claims SET guest = ? WHERE game = ? AND seat = 1", bert, hosted.first)
    done = tesno("admin", "erase", anna, "--data", hosted.data, "--yes")
    assert "1 games are deleted; in 1 with others" in done.out
    assert {id for (id,) in rows(hosted.data / GAMES, "SELECT id FROM games")} == {hosted.first, hosted.other}
    (kept,) = rows(hosted.data / GAMES, "SELECT seats FROM games WHERE id = ?", hosted.first)
    assert [seat["name"] for seat in json.loads(kept[0])] == ["", "Ola Secret"]
    assert b"Anna Secret" not in (hosted.data / GAMES).read_bytes()
    with Running(hosted.data) as server:
        with Client(server.address, hosted.anna) as stranger:
            assert stranger.get("/api/games") == []
        with Client(server.address, hosted.bert) as other:
            assert {line["game"]["id"] for line in other.get("/api/games")} == {hosted.first, hosted.other}
    assert "2 games are deleted." in tesno("admin", "erase", bert, "--data", hosted.data, "--yes").out
    assert rows(hosted.data / GAMES, "SELECT * FROM games") == []
    assert {name for (name,) in rows(hosted.data / GAMES, "SELECT name FROM guests")} <= {""}
    assert not {anna, bert} & {id for (id,) in rows(hosted.data / GAMES, "SELECT id FROM guests")}


def test_a_guest_who_played_alone_leaves_nothing(hosted: Hosted) -> None:
    anna = hosted.guests["Anna Secret"]
    assert "2 games are deleted." in tesno("admin", "erase", anna, "--data", hosted.data, "--yes").out
    assert rows(hosted.data / GAMES, "SELECT 1 FROM guests WHERE id = ?", anna) == []
    assert {id for (id,) in rows(hosted.data / GAMES, "SELECT id FROM games")} == {hosted.other}
    assert b"Secret" not in (hosted.data / GAMES).read_bytes()


def test_what_is_not_meant_or_not_there_changes_nothing(hosted: Hosted, tmp_path: Path) -> None:
    before = rows(hosted.data / GAMES, "SELECT * FROM claims") + rows(hosted.data / GAMES, "SELECT * FROM guests")
    guest = hosted.guests["Bert"]
    asked = tesno("admin", "erase", guest, "--data", hosted.data, input="n\n")
    assert (asked.status, "nothing was changed" in asked.err) == (2, True)
    assert_refused(tesno("admin", "close", "nowhere", "--data", hosted.data, "--yes"), "no game 'nowhere'")
    assert_refused(tesno("admin", "ban", 999, "--data", hosted.data), "no guest 999")
    assert_refused(tesno("admin", "erase", 999, "--data", hosted.data, "--yes"), "no guest 999")
    games = hosted.data / GAMES
    assert rows(games, "SELECT * FROM claims") + rows(games, "SELECT * FROM guests") == before
    for words in (["games"], ["guests"], ["ban", 1], ["close", "x", "--yes"], ["erase", 1, "--yes"]):
        assert_refused(tesno("admin", *words, "--data", tmp_path / "nowhere"), "no games here")
    assert not (tmp_path / "nowhere").exists()
    with Claim(hosted.data) as claim:
        claim.note("http://here:1")
        assert_refused(tesno("admin", "close", hosted.first, "--data", hosted.data, "--yes"), "http://here:1")
    change(hosted.data, "UPDATE alembic_version SET version_num = '0001'")
    assert_refused(tesno("admin", "guests", "--data", hosted.data), "0001", "tesno serve")


def test_abandoned_games_are_deleted_at_the_start_where_that_is_wanted(
    hosted: Hosted, caplog: pytest.LogCaptureFixture
) -> None:
    def age(game: str, days: int) -> None:
        then = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")
        change(hosted.data, "UPDATE games SET created = ? WHERE id = ?", then, game)
        change(hosted.data, "UPDATE entries SET created = ? WHERE game = ?", then, game)

    def left() -> set[str]:
        return {id for (id,) in rows(hosted.data / GAMES, "SELECT id FROM games")}

    for game, days in ((hosted.first, 40), (hosted.second, 20), (hosted.other, 40)):
        age(game, days)
    change(hosted.data, "UPDATE games SET finished = 'long ago' WHERE id = ?", hosted.other)
    with Running(hosted.data):
        assert left() == {hosted.first, hosted.second, hosted.other}, "never unless it is set"
    with caplog.at_level(logging.WARNING, "tesno"), Running(hosted.data, abandoned_days=30):
        assert left() == {hosted.second, hosted.other}
    assert "1 games were deleted" in caplog.text
    assert rows(hosted.data / GAMES, "SELECT 1 FROM entries WHERE game = ?", hosted.first) == []
    # A move keeps a game that began long ago.
    change(hosted.data, "UPDATE games SET created = '2001' WHERE id = ?", hosted.second)
    clear_abandoned(hosted.data / GAMES, 30)
    assert hosted.second in left()
