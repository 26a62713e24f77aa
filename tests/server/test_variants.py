"""Variants on a server: offered, set up, refused where they don't fit, played to the end and read again."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Client
from tests.server.running import Running
from tests.server.tables import Table, play

MAN = {"kind": "human"}


def test_they_are_offered_with_what_they_need(guest: Client) -> None:
    boxes = {box["id"]: box for box in guest.http.get("/api/catalogue").json()["boxes"]}
    assert boxes["base"]["variants"] == []
    variants = {variant["id"]: variant for variant in boxes["warcraft"]["variants"]}
    assert variants["factions"]["sides"] == ["alliance", "horde", "alliance", "horde"]
    assert (variants["solo_easy"]["players"], variants["solo_easy"]["boards_for"]) == (1, 2)
    assert boxes["warcraft"]["least_races"]["1"] == 4


@pytest.mark.parametrize(
    ("wish", "detail"),
    [
        ({"box": "base", "seats": [MAN, MAN], "variant": "factions"}, "has no variant 'factions'"),
        ({"box": "warcraft", "seats": [MAN, MAN], "variant": "factions"}, "is for 4"),
        ({"box": "warcraft", "seats": [MAN]}, "1 players: this box is for 2, 3, 4, 5"),
        ({"box": "warcraft", "seats": [{"kind": "bot"}], "variant": "solo_easy"}, "keep at least one for yourself"),
    ],
)
def test_what_does_not_fit_is_refused(guest: Client, wish: dict[str, object], detail: str) -> None:
    answer = guest.http.post("/api/games", json=wish)
    assert answer.status_code == 422
    assert detail in answer.json()["detail"]


def test_a_solo_game_is_played_to_its_end_and_again(tmp_path: Path) -> None:
    wish: dict[str, Any] = {"box": "warcraft", "variant": "solo_fair", "layout": "random", "rounds": 3}
    with (
        Running(tmp_path) as server,
        Client(server.address) as client,
        Table(client, random.Random(2), "h", **wish) as table,
    ):
        for _ in play(table):
            pass
        facts = client.http.get(f"/api/games/{table.game}").json()
        final = table.scene.position
        assert facts["variant"] == "solo_fair"
        assert facts["rounds"] == 3
        assert final.rival is not None
        line = client.http.get("/api/games").json()[0]
        won = final.ranking[0].coins > final.rival.coins
        assert line["winners"] == ([0] if won else [])
        again = client.http.post(f"/api/games/{table.game}/rematch").json()
        assert (again["variant"], len(again["seats"])) == ("solo_fair", 1)
        game, token = table.game, client.token
    # Read again from its log by another process of the server.
    with Running(tmp_path) as server, Client(server.address, token) as client:
        assert client.http.get(f"/api/games/{game}").json()["over"]
        assert client.http.get(f"/api/games/{game}/summary").status_code == 200
