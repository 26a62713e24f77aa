"""How Warcraft begins and ends (W2-W5, W22, W40)."""

from __future__ import annotations

import pytest

from tesno.core.bits import regions_of
from tesno.core.result import winners
from tesno.play import Game, Table
from tesno.scenario import check_text


def rules_for(players: int) -> Game:
    return Game(Table(box="warcraft", players=players), seed=1)


@pytest.mark.rule("W2")
@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_rounds(players: int, rounds: int) -> None:
    assert rules_for(players).rules.rounds == rounds


@pytest.mark.rule("W3")
def test_banners_badges_and_the_column() -> None:
    game = rules_for(3)
    assert (len(game.rules.race_ids), len(game.rules.power_ids)) == (16, 20)
    assert len(game.state.column_races) == 6


@pytest.mark.rule("W4")
def test_a_murloc_on_every_region_with_its_symbol() -> None:
    game = rules_for(2)
    board = game.rules.board
    assert game.state.tribes == board.tribes
    assert len(regions_of(board.tribes)) == 4 + 2
    for region in regions_of(board.tribes & ~board.features["mountain"]):
        assert game.state.guard[region] == 1


@pytest.mark.rule("W22")
def test_totals_are_secret_until_the_end() -> None:
    game = rules_for(3)
    assert game.view(1).coins == (None, 5, None)
    while not game.over:
        game.apply(game.legal[0])
    assert game.view(1).coins == game.state.coins


@pytest.mark.rule("W40")
def test_coins_decide_then_tokens_on_the_map_without_units() -> None:
    lines = ["A coins 20", "B coins 20", "A active orcs/farmer 3=2", "B active trolls/ranger 10=2 7"]
    game = Game.at(["map warcraft-2", "round 10", *lines, "turn B"])
    assert winners(game.rules, game.state) == [1]
    game.state.coins = (21, 20)
    assert winners(game.rules, game.state) == [0]


SCENARIOS = """
scenario W5 a mountain stands on every mountain region
  map warcraft-2
  A active blood_elves/farmer 3=5
  turn A conquer
  expect cost 7 = 2 region + 1 mountain + 1 tribe

scenario W13 who is driven out loses one token, the others retreat at the end of the turn
  map warcraft-2
  A active blood_elves/farmer 3=9
  B active trolls/ranger 6=3 10
  turn A conquer
  A: conquer 6
  expect withdrawn trolls = 2
  A: end
  A: redeploy 3=4 6=5
  expect tokens 10 = 3

scenario W17 K16 a race may decline in the last round
  map warcraft-2
  round 10
  A active blood_elves/farmer 3=9
  turn A decide
  expect legal A: decline
"""


@pytest.mark.rule("W5")
@pytest.mark.rule("W13")
@pytest.mark.rule("W17")
def test_core_rules_hold_here_too() -> None:
    passed, failed = check_text(SCENARIOS, "setup")
    assert not failed, "\n".join(f"{failure.scenario}, {failure.step}: {failure.message}" for failure in failed)
    assert passed == 3
