"""Every numbered choice can be carried out, and whole games can be played by numbers alone."""

import random

import pytest

from tesno.core.game import legal_actions
from tesno.core.state import same
from tesno.load.boxes import box_ids
from tesno.locale import LANGUAGES, Words
from tesno.play import Game, IllegalAction, Table
from tesno.text.choices import choices_of
from tesno.text.scene import scene_of
from tesno.text.screens import choice_lines, column_table, map_tables, players_table, status_line

NAMES = ["Anna", "Basia", "Cyryl", "Daria", "Emil"]


@pytest.mark.parametrize("box", box_ids())
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_games_by_numbers(box: str, players: int, seed: int) -> None:
    chooser = random.Random(seed)
    words = Words(LANGUAGES[seed], box=box)
    game = Game(Table(box=box, players=players), seed=seed)
    seen: set[str] = set()
    while not game.over:
        scene = scene_of(game.rules, game.view(game.acting), words, NAMES)
        choices = choices_of(scene)
        assert len({choice.line for choice in choices}) == len(choices)
        assert len(choice_lines(scene, choices)) > len(choices)
        assert str(status_line(scene))
        if chooser.random() < 0.05:
            assert sum(table.row_count for table in map_tables(scene)) == game.rules.board.size
            assert players_table(scene).row_count == players
            assert column_table(scene).row_count == len(game.state.column_races)
        choice = chooser.choice(choices)
        seen.add(choice.line.split()[0])
        game.apply(choice.line, game.acting)
    assert {"pick", "conquer", "gamble", "end", "redeploy", "expand", "decline"} <= seen


def test_a_composite_gives_what_its_parts_give() -> None:
    table = Table(players=2)
    whole, parts = Game(table, seed=1), Game(table, seed=1)
    for game in (whole, parts):
        game.apply("pick 1")
        for _ in range(3):
            game.apply(next(text for text in game.legal_texts if text.startswith("conquer ")))
        game.apply("end")
    held = sorted(int(text.split()[1]) for text in whole.legal_texts)
    pool = whole.state.hand[whole.state.slot]
    whole.apply(f"redeploy {held[0]}=2, {held[2]}+{pool - 1}")
    parts.apply(f"place {held[0]}")
    parts.apply(f"place {held[2]}")
    assert same(whole.state, parts.state)
    assert [move.text for move in whole.log] == [move.text for move in parts.log]


def test_a_composite_that_fails_half_way_leaves_no_trace() -> None:
    game = Game(Table(players=2), seed=1)
    seat = game.acting
    game.apply("pick 1")
    for _ in range(3):
        game.apply(next(text for text in game.legal_texts if text.startswith("conquer ")))
    game.apply("end")
    held = sorted(int(text.split()[1]) for text in game.legal_texts)
    game.apply(f"place {held[1]}")
    before, length = game.state.copy(), len(game.log)
    left = game.state.hand[game.state.slot]
    with pytest.raises(IllegalAction, match="keep_tokens"):
        game.apply(f"redeploy {held[0]}=0", seat)
    with pytest.raises(IllegalAction, match="wrong_number"):
        game.apply(f"redeploy {held[2]}+{left + 1}", seat)
    with pytest.raises(IllegalAction, match="no_such_ability"):
        game.apply("camps 4=2", seat)
    assert same(game.state, before)
    assert len(game.log) == length
    assert legal_actions(game.rules, game.state)
