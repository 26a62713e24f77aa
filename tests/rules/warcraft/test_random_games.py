"""Random games of Warcraft keep all invariants, on the usual layouts and on drawn ones."""

from __future__ import annotations

import pytest
from tests.walks import walk

from tesno.lab.invariants import check_state
from tesno.play import Game, Table


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_is_lost_or_doubled(players: int) -> None:
    rules = Table(box="warcraft", players=players).rules()
    for seed in range(6):
        for s, _, _ in walk(rules, seed):
            check_state(rules, s)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_drawn_layouts_play(players: int) -> None:
    for seed in range(3):
        rules = Game(Table(box="warcraft", players=players, layout="random"), seed=seed).rules
        for s, _, _ in walk(rules, seed):
            check_state(rules, s)
