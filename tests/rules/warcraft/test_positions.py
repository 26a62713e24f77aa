"""Positions of Warcraft that need words of their own."""

from __future__ import annotations

import random

import pytest

from tesno.core.state import same
from tesno.play import Game, Table
from tesno.scenario import PositionError, check_text, position_text, read_position, scenario_of

MAP = "map warcraft-2"
RACES = ("goblins", "dwarves", "humans", "worgen", "gnomes", "draenei", "night_elves", "kobolds", "naga")


def test_a_champion_holds_a_region_alone() -> None:
    """W18."""
    at = read_position([MAP, "A active kobolds/champion 6=2 10=0", "champion 10", "turn A"])
    assert at.rules.race_ids[at.state.holder[10]] == "kobolds"
    assert at.state.tokens[10] == 0
    again = read_position(position_text(at.table, at.rules, at.state))
    assert same(again.state, at.state)


def test_somebody_must_hold_a_region() -> None:
    with pytest.raises(PositionError, match=r"region 10: neither a token nor a .*champion.* holds it"):
        read_position([MAP, "A active kobolds/champion 6=2 10=0", "turn A"])


def test_murlocs_where_a_portal_brought_them() -> None:
    """W-D11."""
    at = read_position([MAP, "A active kobolds/portal_mage 6=2", "tribes 2 11", "turn A conquer"])
    assert at.state.tribes == 1 << 2 | 1 << 11
    assert at.state.guard[2] == 1
    assert at.state.guard[1] == 0


def test_murlocs_nowhere_else() -> None:
    with pytest.raises(PositionError, match="region 6 has no tribe symbol"):
        read_position([MAP, "A active kobolds/portal_mage 3=2", "tribes 6", "turn A"])


def test_a_report_begins_before_bombs_are_turned_up() -> None:
    """What they bring with the coins of the turn is counted again (W-D3)."""
    game = Game(Table(box="warcraft", players=2, races=RACES), seed=6)
    chooser = random.Random(6)
    while not (game.moves and game.moves[-1].text.startswith("fuse")):
        game.apply(chooser.choice(game.legal))
    report = scenario_of(game)
    assert "chance: fuse" in report
    assert check_text(report + f"  expect coins A = {game.state.coins[0]}\n") == (1, [])


LONE = {
    "one token": ["A active tauren/farmer 6=1 10=3"],
    "a champion makes no pair": ["A active tauren/champion 6=1 10=3", "champion 6"],
    "a lone beast": ["A active tauren/beastmaster 6=0 10=3", "beast 6"],
}


@pytest.mark.parametrize("lines", LONE.values(), ids=LONE)
def test_active_tauren_stand_by_two(lines: list[str]) -> None:
    """W-R11, W-D6."""
    with pytest.raises(PositionError, match="region 6: active tauren hold a region with at least 2 tokens"):
        read_position([MAP, *lines, "turn A conquer"])


PAIRS = {
    "a token and a beast": ["A active tauren/beastmaster 6=1 10=3", "beast 6"],
    "two beasts": ["A active tauren/beastmaster 6=0 10=3", "beast 6=2"],
    "a champion alone": ["A active tauren/champion 6=0 10=3", "champion 6"],
    "one in decline": ["A active orcs/farmer 10=3", "A declined tauren 6=1"],
}


@pytest.mark.parametrize("lines", PAIRS.values(), ids=PAIRS)
def test_what_holds_a_region_for_tauren(lines: list[str]) -> None:
    """W-D6, W-D8, W-D9."""
    at = read_position([MAP, *lines, "turn B"])
    assert at.rules.race_ids[at.state.holder[6]] == "tauren"


@pytest.mark.parametrize(("race", "piece"), [("humans", "objective"), ("goblins", "bomb")])
def test_what_a_race_in_decline_has_no_more(race: str, piece: str) -> None:
    """W33; bombs are all turned up or taken back before their race can decline (W24)."""
    with pytest.raises(PositionError, match=f"{race} is in decline: no {piece} stays"):
        read_position([MAP, "A active orcs/farmer 10", f"A declined {race} 6", f"{piece} 3", "turn A"])
