"""Maps of the guests' own and drawn layouts on the server: checked, carried, drawn, played, brought back."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.isles import isles
from tests.server.client import Client, seats
from tests.server.running import Running
from tests.server.tables import Table, live_game, play

from tesno.load.map_wish import map_document
from tesno.play import replay_data, verify_replay
from tesno.server import facts
from tesno.server.settings import Limits
from tesno.server.wire import Board, CheckedMap, GameFacts

EXAMPLES = Path(__file__).parents[2] / "examples"
FORDS = map_document(EXAMPLES / "three_fords.json")


def post(client: Client, path: str, body: Any) -> Any:
    return client.http.post(path, json=body)


def board_of(client: Client, game: str) -> Board:
    return Board.model_validate(client.http.get(f"/api/games/{game}/board").json())


def to_the_end(table: Table) -> None:
    for _ in play(table):
        pass


def finished_replay(table: Table, folder: Path) -> dict[str, Any]:
    to_the_end(table)
    answer = table.client.http.get(f"/api/games/{table.game}/replay")
    path = folder / "replay.json"
    path.write_text(answer.text, encoding="utf-8")
    return replay_data(path)


def test_a_map_is_checked(guest: Client) -> None:
    answer = post(guest, "/api/maps", {"map": FORDS})
    assert answer.status_code == 200
    checked = CheckedMap.model_validate(answer.json())
    assert checked.box == "base"
    assert (checked.facts.id, checked.facts.players, checked.facts.regions, checked.facts.rounds) == (
        "three_fords",
        2,
        12,
        8,
    )
    assert checked.facts.names == {"en": "Three Fords", "ru": "Три брода", "pl": "Trzy Brody"}
    assert checked.facts.picture.startswith("data:image/svg+xml;base64,")


def broken(**changes: Any) -> dict[str, Any]:
    return {**FORDS, **changes}


@pytest.mark.parametrize(
    ("document", "detail"),
    [
        (
            broken(regions=[{"id": 1, "terrain": "hil", "touches_edge": True}]),
            "regions.0.terrain: unknown terrain 'hil'",
        ),
        (broken(box="base2"), "box: unknown box 'base2' (did you mean 'base'?)"),
        (broken(regions=[]), "regions: "),
        (broken(id="../../etc"), "id: "),
        (broken(name={"en": "<script>" * 20}), "name.en: "),
        ({}, "id: missing"),
        ({"a": {"b": [{}] * 50}}, "a: unknown key 'a'"),
        (broken(note="\ud800"), ""),
    ],
)
def test_a_wrong_map_is_refused_with_what_is_wrong(guest: Client, document: dict[str, Any], detail: str) -> None:
    for path, body in (("/api/maps", {"map": document}), ("/api/games", {"map": document, "seats": seats("hb")})):
        answer = guest.http.post(path, content=json.dumps(body), headers={"content-type": "application/json"})
        assert answer.status_code == 422, answer.text
        assert detail in answer.json()["detail"]
        if detail:
            assert answer.json()["code"] == "map"


def test_a_map_that_does_not_fit_the_table_is_refused(guest: Client) -> None:
    for wish, detail in (
        ({"box": "underground", "map": FORDS}, "is for the box 'base'"),
        ({"map": broken(id="base-3")}, "bears the id of a board"),
        ({"map": ["base-5", "base-4"]}, "87 regions together"),
        ({"map": "base-3", "layout": "random"}, "leave the map empty"),
        ({"map": "base-33"}, "unknown map"),
    ):
        answer = post(guest, "/api/games", {**wish, "seats": seats("hb")})
        assert answer.status_code == 422
        assert answer.json()["code"] == "table"
        assert detail in answer.json()["detail"]


def test_a_body_as_large_as_no_map_is_refused(guest: Client) -> None:
    answer = post(guest, "/api/maps", {"map": broken(note="x" * 300_000)})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    deep = '{"map": ' + '{"a": ' * 5000 + "1" + "}" * 5001
    answer = guest.http.post("/api/maps", content=deep, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422)


def test_a_game_on_a_map_of_ones_own(guest: Client, server: Running, tmp_path: Path) -> None:
    with Table(guest, random.Random(4), "hh", map=FORDS, rounds=2) as table:
        game = GameFacts.model_validate(guest.http.get(f"/api/games/{table.game}").json())
        assert (game.map, game.rounds) == ("three_fords", 2)
        assert [(board.id, board.names["pl"]) for board in game.boards] == [("three_fords", "Trzy Brody")]
        board = board_of(guest, table.game)
        assert len(board.regions) == 12
        assert board.picture == f"/api/games/{table.game}/picture"
        assert [(part.first, part.count) for part in board.parts] == [(1, 12)]
        picture = guest.http.get(board.picture)
        assert picture.headers["content-type"] == "image/svg+xml"
        assert ElementTree.fromstring(picture.text).tag.endswith("svg")
        # Somebody else's map is nobody's business while it is played.
        with Client(server.address) as stranger:
            for path in ("board", "picture"):
                assert stranger.http.get(f"/api/games/{table.game}/{path}").status_code == 404
        data = finished_replay(table, tmp_path)
    assert data["table"]["map"] == FORDS
    assert verify_replay(data) > 5
    again = guest.http.post(f"/api/games/{table.game}/rematch").json()
    assert again["map"] == "three_fords"


def test_only_so_many_maps_are_checked(tmp_path: Path) -> None:
    with Running(tmp_path, limits=Limits(maps_per_hour=2)) as server, Client(server.address) as client:
        answers = [post(client, "/api/maps", {"map": {}}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [422, 422, 429]
    assert answers[2].json()["code"] == "too_many_maps"


def test_boards_side_by_side(guest: Client) -> None:
    with Table(guest, random.Random(4), "hb", map=["base-2", FORDS], rounds=1) as table:
        board = board_of(guest, table.game)
        assert [(part.id, part.first, part.count) for part in board.parts] == [
            ("base-2", 1, 23),
            ("three_fords", 24, 12),
        ]
        assert len({region.region for region in board.regions}) == 35
        # A bot plays there too: it is told the map with its question.
        to_the_end(table)


def test_the_usual_board_has_the_picture_of_the_page(guest: Client) -> None:
    with Table(guest, random.Random(4), "hb", rounds=1) as table:
        assert board_of(guest, table.game).picture == "/boards/base-2.svg"
    assert guest.http.get("/api/boards/base-2/picture").status_code == 200
    assert guest.http.get("/api/boards/base-9").status_code == 404


# --- drawn layouts ---


@pytest.fixture
def archipelago(tmp_path: Path) -> Iterator[Client]:
    """A guest of a server that has the box `isles`. Bots live in processes of their own, where it is not."""
    facts.boards.cache_clear()
    with isles(tmp_path / "boxes"), Running(tmp_path / "data") as server, Client(server.address) as client:
        yield client
    facts.boards.cache_clear()
    facts.board.cache_clear()


def test_a_drawn_layout_is_in_the_log_and_lives_on(archipelago: Client, tmp_path: Path) -> None:
    with Table(archipelago, random.Random(3), "hhh", box="isles", layout="random", rounds=1) as table:
        entry = archipelago.http.get(f"/api/games/{table.game}/entries").json()[0]
        game = GameFacts.model_validate(archipelago.http.get(f"/api/games/{table.game}").json())
        assert entry["actions"][0] == f"layout {game.map}"
        assert entry["happenings"][0] == {"name": "layout", "about": {"boards": game.map.split()}}
        assert [board.id for board in game.boards] == game.map.split()
        assert [part.id for part in board_of(archipelago, table.game).parts] == game.map.split()
        data = finished_replay(table, tmp_path)
        assert archipelago.http.get(f"/api/games/{table.game}/scenes/1").json()["version"] == 1
        assert archipelago.http.get(f"/api/games/{table.game}/summary").json()["combos"]
    assert data["table"]["layout"] == "random"
    assert data["log"][0] == f"layout {game.map}"
    assert verify_replay(data)
    board = Board.model_validate(archipelago.http.get("/api/boards/isles-3").json())
    assert board.picture == "/api/boards/isles-3/picture"
    assert archipelago.http.get(board.picture).status_code == 200


def test_a_game_is_brought_back_with_its_boards(tmp_path: Path) -> None:
    with isles(tmp_path / "boxes"):
        with (
            Running(tmp_path / "data") as server,
            Client(server.address) as client,
            Table(client, random.Random(3), "hh", box="isles", layout="random", rounds=2) as table,
        ):
            for _ in range(5):
                command = table.next_command()
                assert command is not None
                table.send(command)
            before, version = live_game(server, table.game).course.fingerprint, table.scene.version
        with Running(tmp_path / "data") as server:
            course = live_game(server, table.game).course
            assert (course.version, course.fingerprint) == (version, before)
            assert course.game.log[0].text.startswith("layout ")
