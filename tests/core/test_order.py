"""The order in which races, powers and traits are registered does not matter."""

from __future__ import annotations

import random

import pytest
from tests.walks import BOARDS

from tesno.core.rules import Rules
from tesno.load.boxes import board_of, load_box, parts_of
from tesno.play import Game, Table
from tesno.traits.compiling import build_rules


def shuffled_rules(box: str, players: int, seed: int) -> Rules:
    """Finds keep their order: that of relics named for one conquest is part of the notation."""
    files = load_box(box)
    rng = random.Random(seed)
    races, powers = list(files.box.content.races), list(files.box.content.powers)
    rng.shuffle(races)
    rng.shuffle(powers)
    return build_rules(
        files.box,
        board_of(files, parts_of(files, files.boards[players])),
        races,
        powers,
        files.traits,
        seats=players,
        rounds=files.rounds[players],
        options={},
    )


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_the_same_moves_give_the_same_game(box, players):
    table = Table(box=box, players=players)
    game = Game(table, seed=80 + players)
    rng = random.Random(players)
    while not game.over:
        game.apply(rng.choice(game.legal))
    for seed in range(3):
        again = Game(table, rules=shuffled_rules(box, players, seed))
        again.replay(move.text for move in game.log)
        assert again.state.coins == game.state.coins
        assert again.state.tokens == game.state.tokens
        assert [name for name, _ in again.events] == [name for name, _ in game.events]
        assert again.over
