"""Everybody's coins in the course of a game: the same as its scenes show, moves that were taken back included."""

from __future__ import annotations

import random

import pytest
from tests.server.client import Client
from tests.server.tables import Table, play


@pytest.mark.parametrize("box", ["base", "underground", "warcraft"])
def test_totals_are_what_the_scenes_show(guest: Client, box: str) -> None:
    with Table(guest, random.Random(7), "hh", box=box, rounds=2) as table:
        for _ in play(table):
            pass
        game, last = table.game, table.scene.version
    assert any(entry["kind"] == "undo" for entry in guest.get(f"/api/games/{game}/entries"))
    totals = guest.get(f"/api/games/{game}/summary")["totals"]
    assert totals[0]["version"] == 1
    coins = totals[0]["coins"]
    changes = {total["version"]: total["coins"] for total in totals}
    for version in range(1, last + 1):
        coins = changes.get(version, coins)
        players = guest.get(f"/api/games/{game}/scenes/{version}")["position"]["players"]
        assert [player["coins"] for player in players] == coins
