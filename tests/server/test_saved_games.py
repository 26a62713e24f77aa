"""The data folder of a server of an earlier version: its games open where they stood, and go on."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from tests.saved import FOLDERS, REPLAYS, read
from tests.server.client import Client, lines_of, move, take_back
from tests.server.running import COMPLAINTS, Running
from tests.server.tables import Table as Seats
from tests.standing import standing

from tesno.core.actions import CHANCE
from tesno.core.notation import seat_name
from tesno.play import Game, Table, verify_replay
from tesno.server.course import Body, Course, course_of
from tesno.server.fingerprint import comparable
from tesno.server.messages import Accepted

DATABASE = "games.sqlite3"
GAMES = [(folder, id) for folder in FOLDERS for id in read(folder / "data.json")["games"]]
# Their games have fingerprints that nobody can compare any more (tests/fixtures/saved/README.md).
FIRST_EDITION = ("06b61d8",)
UNFINISHED = [
    (folder, id) for folder, id in GAMES if read(folder / "data.json")["games"][id]["stands"]["winners"] == []
]
FINISHED = [game for game in GAMES if game not in UNFINISHED]


def named(value: object) -> str:
    return value.name if isinstance(value, Path) else str(value)


def expected_of(folder: Path, id: str) -> dict[str, Any]:
    expected: dict[str, Any] = read(folder / "data.json")["games"][id]
    return expected


def copied(folder: Path, place: Path) -> Path:
    """The saved folder for a server of this test alone."""
    assert [path.name for path in (folder / "data").iterdir()] == [DATABASE], "nothing may be left beside it"
    shutil.copyfile(folder / "data" / DATABASE, place / DATABASE)
    return place


def connected(data: Path) -> sqlite3.Connection:
    """The database in a folder; the saved one is only looked at, and SQLite leaves nothing beside it."""
    how = "?immutable=1" if data.parent in FOLDERS else ""
    return sqlite3.connect(f"{(data / DATABASE).absolute().as_uri()}{how}", uri=True, isolation_level=None)


@dataclass
class Kept:
    """A game as the database has it."""

    table: Table
    bodies: list[Any]
    progress: dict[str, Any]

    @property
    def course(self) -> Course:
        return course_of(self.table, self.bodies)


def kept(data: Path, id: str) -> Kept:
    """Read all at once: a bot may be playing."""
    with closing(connected(data)) as connection:
        connection.execute("BEGIN")
        [(table, progress)] = connection.execute('SELECT "table", progress FROM games WHERE id = ?', [id])
        bodies = connection.execute("SELECT body FROM entries WHERE game = ? ORDER BY version", [id]).fetchall()
    return Kept(Table.from_json(json.loads(table)), [json.loads(body) for (body,) in bodies], json.loads(progress))


@dataclass
class Reopened:
    """A server of this version on a saved folder, and the guest of long ago."""

    data: Path
    guest: Client


@pytest.fixture(scope="module")
def reopened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[Path, Reopened]]:
    """One server per folder; each test has games of its own."""
    with ExitStack() as open_until_the_end:
        found: dict[Path, Reopened] = {}
        for folder in FOLDERS:
            data = copied(folder, tmp_path_factory.mktemp(folder.name))
            server = open_until_the_end.enter_context(Running(data))
            guest = open_until_the_end.enter_context(Client(server.address, read(folder / "data.json")["token"]))
            found[folder] = Reopened(data, guest)
        yield found


@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_there_are_saved_games_of_every_sort(folder: Path) -> None:
    games = read(folder / "data.json")["games"].values()
    assert {game["stands"]["question"] for game in games} >= {"over", "conquer", "redeploy", "retreat", "pick"}
    assert any(game["held"] for game in games)
    assert any(game["undone"] for game in games)
    assert sum(game["undo_steps"] > 0 for game in games) > 2
    with closing(connected(folder / "data")) as connection:
        seats = [seat for (seats,) in connection.execute("SELECT seats FROM games") for seat in json.loads(seats)]
    assert {seat["kind"] for seat in seats} == {"human", "bot"}


@pytest.mark.parametrize(("folder", "id"), GAMES, ids=named)
def test_a_saved_log_leads_to_where_it_led(folder: Path, id: str) -> None:
    expected = expected_of(folder, id)
    game = kept(folder / "data", id)
    course = game.course
    now = standing(course.game)
    assert {word: now[word] for word in expected["stands"]} == expected["stands"]
    assert course.version == expected["version"]
    assert course.held == (None if expected["held"] is None else "ABCDE".index(expected["held"]))
    assert course.strayed(game.progress) == ""


@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_the_guest_of_long_ago_finds_all_games(folder: Path, reopened: dict[Path, Reopened]) -> None:
    guest = reopened[folder].guest
    assert guest.get("/api/me")["name"] == "Anna"
    games = read(folder / "data.json")["games"]
    listed = {line["game"]["id"]: line for line in guest.get("/api/games")}
    assert set(listed) >= set(games)
    for id, expected in games.items():
        line = listed[id]
        assert line["game"]["over"] == (expected["stands"]["question"] == "over")
        assert line["game"]["version"] >= expected["version"]
        assert line["game"]["commitment"] == expected["commitment"]
        assert [seat_name(seat) for seat in line["winners"]] == expected["stands"]["winners"]


@pytest.mark.parametrize(("folder", "id"), FINISHED, ids=named)
def test_a_saved_game_that_is_over_can_be_verified(folder: Path, id: str, reopened: dict[Path, Reopened]) -> None:
    guest = reopened[folder].guest
    expected = expected_of(folder, id)
    assert guest.get(f"/api/games/{id}/summary")["coins"]
    replay = guest.get(f"/api/games/{id}/replay")
    assert verify_replay(replay, expected["commitment"]) > 10
    assert replay["result"]["coins"] == list(expected["stands"]["coins"].values())
    for version in (1, expected["version"] // 2, expected["version"]):
        assert guest.get(f"/api/games/{id}/scenes/{version}?seat=0")["version"] == version
    rematch = guest.http.post(f"/api/games/{id}/rematch")
    assert rematch.status_code == 201, rematch.text


@pytest.mark.parametrize(("folder", "id"), UNFINISHED, ids=named)
def test_a_saved_game_goes_on(folder: Path, id: str, reopened: dict[Path, Reopened]) -> None:
    """A step back where one was possible, then a move; and what is written then is known again."""
    there = reopened[folder]
    guest, expected, saved = there.guest, expected_of(folder, id), kept(there.data, id)
    assert comparable(saved.progress["fingerprint"]) == (folder.name not in FIRST_EDITION)
    assert saved.course.strayed(saved.progress) == ""
    letters = "".join(seat.kind[0] for seat in guest.facts(id).seats)
    with Seats(guest, random.Random(id), letters, id) as table:
        # Where a bot is asked it goes on by itself.
        seat = table.asked()
        assert seat is not None
        if letters["ABCDE".index(expected["stands"]["acting"])] == "b":
            assert table.scene.version > expected["version"]
        else:
            assert table.scene.version == expected["version"]
            assert table.scene.undo.steps == expected["undo_steps"]
        if (steps := table.scene.undo.steps) > 0:
            table.send(take_back(table.scene.version, seat))
            assert table.asked() == seat
            assert table.scene.undo.steps == steps - 1
        version = table.scene.version
        table.send(move(version, seat, lines_of(table.scene.position, table.rng)))
        assert table.scene.version > version
    now = kept(there.data, id)
    assert now.bodies[: len(saved.bodies)] == saved.bodies
    assert comparable(now.progress["fingerprint"])
    assert now.course.strayed(now.progress) == ""


@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_a_saved_game_is_played_to_its_end_over_several_servers(folder: Path, tmp_path: Path) -> None:
    """From the old fingerprint to the new one, and by the new one ever after."""
    data = copied(folder, tmp_path)
    token = read(folder / "data.json")["token"]
    games = read(folder / "data.json")["games"]
    id = next(id for id, game in games.items() if game["held"])
    letters = "h" * len(games[id]["stands"]["coins"])
    rng = random.Random(7)
    over = False
    for _ in range(100):
        with Running(data) as server, Client(server.address, token) as guest, Seats(guest, rng, letters, id) as table:
            for _ in range(60):
                command = table.next_command()
                if command is None:
                    over = True
                    break
                table.send(command)
            if over:
                draws = verify_replay(guest.get(f"/api/games/{id}/replay"), games[id]["commitment"])
                assert draws == sum(move.acting == CHANCE for move in kept(data, id).course.game.log)
                return
    pytest.fail("the game has no end")


def test_a_step_over_a_question_that_was_not_asked_is_taken_back_whole() -> None:
    """Ghouls that did nothing once committed their player (K75): one line of the log is two decisions now."""
    path = next(path for path in REPLAYS if path.stem == "base-2-idle-ghouls")
    replay = read(path)
    game = Game(Table.from_json(replay["table"]))
    bodies: list[Body] = [{"kind": "start", "actions": []}]
    for text in replay["log"]:
        if game.acting == CHANCE:
            bodies[-1]["actions"].append(text)
        else:
            bodies.append({"kind": "move", "seat": game.acting, "actions": [text]})
        game.repeat(text)
    course = course_of(game.table, bodies)
    assert standing(course.game) == standing(game)
    marched = max(number for number, body in enumerate(bodies) if body["actions"] == ["march"])
    seat = bodies[marched]["seat"]
    for left in reversed(range(marched, len(bodies))):
        last: Body = {"kind": "undo", "seat": seat, "count": 1, "to": left}
        assert course.undo(seat, False) == last
    assert "decline" in course.game.legal_texts
    undone: list[Body] = [{"kind": "undo", "seat": seat, "count": len(bodies) - marched, "to": marched}]
    assert standing(course_of(game.table, bodies + undone).game) == standing(course.game)


# Logs that were changed.


def test_a_changed_log_of_an_earlier_version_is_refused(tmp_path: Path) -> None:
    folder = FOLDERS[0]
    data = copied(folder, tmp_path)
    games = read(folder / "data.json")["games"]
    by_name = {game["name"]: id for id, game in games.items()}
    whole = by_name["a retreat"]
    altered = {
        by_name["finished"]: "cut short",
        by_name["finished with bots"]: "an illegal move",
        by_name["a trait's question"]: "another seat",
        by_name["just opened, on another board"]: "a draw is missing",
        by_name["a turn held open"]: "a draw that chance did not make",
        by_name["tokens in hand at redeployment, options on"]: "another round",
        by_name["in the middle of conquests, with steps to take back"]: "another question",
    }
    for id, how in altered.items():
        alter(data, id, how)
    with Running(data) as server, Client(server.address, read(folder / "data.json")["token"]) as guest:
        for id, how in altered.items():
            answer = guest.http.get(f"/api/games/{id}")
            code, closing_code = ("damaged", 4410) if how == "cut short" else ("other_rules", 4409)
            assert (answer.status_code, answer.json()["code"]) == (409, code), how
            assert id in answer.json()["detail"]
            with guest.socket(id) as socket:
                assert socket.closed() == closing_code
        assert guest.facts(whole).version == games[whole]["version"]
    COMPLAINTS.check()


def alter(data: Path, id: str, how: str) -> None:
    bodies = kept(data, id).bodies
    with closing(connected(data)) as connection:
        match how:
            case "cut short":
                connection.execute("DELETE FROM entries WHERE game = ? AND version = ?", [id, len(bodies)])
            case "another round":
                connection.execute("UPDATE games SET progress = json_set(progress, '$.round', 9) WHERE id = ?", [id])
            case "another question":
                change = "UPDATE games SET progress = json_set(progress, '$.step', 'decide') WHERE id = ?"
                connection.execute(change, [id])
            case _:
                version, body = changed(bodies, how)
                assert body != bodies[version - 1]
                change = "UPDATE entries SET body = ? WHERE game = ? AND version = ?"
                connection.execute(change, [json.dumps(body), id, version])


def changed(bodies: list[Any], how: str) -> tuple[int, Any]:
    """One entry of a log as it should not be, and its version."""
    moves = [version for version, body in enumerate(bodies, 1) if body["kind"] == "move"]
    match how:
        case "an illegal move":
            version = moves[3]
            return version, {**bodies[version - 1], "actions": ["conquer 1", *bodies[version - 1]["actions"]]}
        case "another seat":
            version = moves[-1]
            return version, {**bodies[version - 1], "seat": 1 - bodies[version - 1]["seat"]}
        case "a draw is missing":
            return 1, {**bodies[0], "actions": bodies[0]["actions"][:-1]}
        case "a draw that chance did not make":
            return 1, {**bodies[0], "actions": [*bodies[0]["actions"], "die 1"]}
    raise AssertionError(how)


def test_once_it_has_gone_on_even_a_legal_change_is_noticed(tmp_path: Path) -> None:
    """The old fingerprint can't be read any more, but every game that goes on gets one that can."""
    folder = FOLDERS[0]
    data = copied(folder, tmp_path)
    token = read(folder / "data.json")["token"]
    games = read(folder / "data.json")["games"]
    id = next(id for id, game in games.items() if game["stands"]["question"] == "redeploy")
    before = kept(data, id).course.game
    first, other = [text for text in before.legal_texts if text.startswith("place")][:2]
    with Running(data) as server, Client(server.address, token) as guest:
        accepted = guest.command(id, move(games[id]["version"], before.acting, [first]))
        assert isinstance(accepted, Accepted)
    now = kept(data, id)
    body = now.bodies[-1]
    assert body["actions"] == [first]
    assert now.course.strayed(now.progress) == ""
    with closing(connected(data)) as connection:
        change = "UPDATE entries SET body = ? WHERE game = ? AND version = ?"
        connection.execute(change, [json.dumps({**body, "actions": [other]}), id, accepted.version])
    with Running(data) as server, Client(server.address, token) as guest:
        answer = guest.http.get(f"/api/games/{id}")
        assert (answer.status_code, answer.json()["code"]) == (409, "other_rules")
        assert "the table is another" in answer.json()["detail"]
