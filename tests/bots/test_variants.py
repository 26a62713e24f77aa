"""Bots play the variants, for their team and against a rival."""

from __future__ import annotations

import pytest

from tesno.bots import make_bot, play_match
from tesno.bots.mind import mind_of
from tesno.core.game import new_state
from tesno.core.rules import Rules
from tesno.load.boxes import load_box
from tesno.play import Game, Table

VARIANTS = [(variant.id, variant.players) for variant in load_box("warcraft").box.variants]


def rules_of(variant: str, players: int, rounds: int) -> Rules:
    return Table(box="warcraft", players=players, variant=variant, rounds=rounds).rules()


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize(("variant", "players"), VARIANTS)
def test_every_variant_is_played(variant: str, players: int, bot: str) -> None:
    rules = rules_of(variant, players, 2)
    match = play_match(rules, [make_bot(bot, rules, seat, 4) for seat in range(players)], 4)
    assert len(match.coins) == players
    assert match.decisions > 4


def test_a_team_mates_coins_are_worth_as_much_as_ones_own() -> None:
    rules = rules_of("factions", 4, 9)
    outlook = mind_of(rules).outlook
    s = new_state(rules)
    even = outlook.score(s, 0)
    for seat, gain in ((0, 10), (2, 10), (1, -10), (3, -10)):
        s.coins = tuple(5 + (10 if other == seat else 0) for other in range(4))
        assert outlook.score(s, 0) - even == pytest.approx(gain)


def test_murlocs_are_worth_driving_out() -> None:
    position = """map warcraft-2
        variant solo_easy
        tribes 7 13
        A active dwarves/mining 6=9
        turn A conquer"""
    lines = [line.strip() for line in position.splitlines()]
    with_murlocs = Game.at(lines)
    without = Game.at([line.replace("tribes 7 13", "tribes 7") for line in lines])
    outlook = mind_of(with_murlocs.rules).outlook
    assert outlook.score(without.state, 0) > outlook.score(with_murlocs.state, 0)


def test_weak_regions_next_to_murlocs_are_thought_to_be_lost() -> None:
    game = Game.at(["map warcraft-2", "variant solo_easy", "tribes 1", "A active dwarves/mining 2=1 6=8", "turn A"])
    outlook = mind_of(game.rules).outlook
    threats = outlook.threats(game.state)
    slot = game.state.active[0]
    lone = outlook.survival(game.state, threats, 0, slot, 2)
    assert outlook.survival(game.state, threats, 0, slot, 2, 1) == 1.0 > lone
