"""Finds of Warcraft beyond what scenarios can say: how many lie face down, what chance may draw, what is written."""

from __future__ import annotations

import pytest

from tesno.core.actions import CHANCE, FIND, target_of
from tesno.core.bits import members_of
from tesno.core.game import apply, chance_outcomes, legal_actions
from tesno.core.notation import parse_action
from tesno.core.rules import Rules
from tesno.core.state import State, same
from tesno.core.view import view_json, view_of
from tesno.play import Game, Table
from tesno.position import PositionError, clean_lines, read_state, state_lines, table_entries

AT_THE_WELL = """
map l1b s1a
A active blood_elves/seafaring 9=9
turn A conquer
"""


def read(text: str) -> tuple[Rules, State]:
    lines = clean_lines(text)
    rules = Table(**table_entries(lines)).rules()
    return rules, read_state(rules, lines)


def do(rules: Rules, s: State, *texts: str) -> None:
    for text in texts:
        action = parse_action(rules, s, text)
        assert action in legal_actions(rules, s), text
        apply(rules, s, action)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_lie_face_down_as_there_are_players(players: int) -> None:
    """W6, on drawn layouts too: one on each continent."""
    for seed in range(3):
        game = Game(Table(box="warcraft", players=players, layout="random"), seed=seed)
        assert game.state.buried.bit_count() == players
        assert all((game.state.buried & part).bit_count() == 1 for part in game.rules.board.parts)


def test_any_find_may_be_turned_up_and_all_alike() -> None:
    """W6, W50."""
    rules, s = read(AT_THE_WELL)
    do(rules, s, "conquer 6")
    assert s.acting == CHANCE
    assert chance_outcomes(rules, s) == [(FIND | find, 1) for find in range(12)]


def test_only_a_place_takes_the_place_of_the_well() -> None:
    """W-D17."""
    rules, s = read(AT_THE_WELL)
    do(rules, s, "conquer 6", "find well_of_eternity")
    assert s.acting == CHANCE
    well = rules.find_ids.index("well_of_eternity")
    places = [find for find in range(12) if not rules.relics >> find & 1 and find != well]
    assert chance_outcomes(rules, s) == [(FIND | find, 1) for find in places]


def test_what_still_lies_face_down_is_rather_a_place_then() -> None:
    """W-D17: a given unseen place with weight p + 1, a given unseen artifact with weight p."""
    rules, s = read(AT_THE_WELL.replace("9=9", "9=4 18=5"))
    do(rules, s, "conquer 6", "find well_of_eternity", "find dark_portal", "conquer 16")
    assert members_of(rules.relics) == (0, 1, 2, 3, 4)
    weights = {rules.find_ids[target_of(action)]: weight for action, weight in chance_outcomes(rules, s)}
    assert len(weights) == 10
    assert weights["frostmourne"] == weights["aegis_of_aggramar"] == 5
    assert weights["karazhan"] == weights["lights_hope_chapel"] == 6


def test_a_view_tells_where_they_lie_and_not_which() -> None:
    """W6: nothing in a state says which find lies where."""
    rules, s = read("map warcraft-2\nA active blood_elves/seafaring 12=9\nturn A conquer")
    regions = view_json(rules, view_of(rules, s, 0))["regions"]
    assert [region["region"] for region in regions if region["face_down"]] == [11, 18]
    assert not any(region["finds"] for region in regions)


@pytest.mark.parametrize("told", ["face_down 11", "face_down none", "face_down 18", "find dark_portal 18"])
def test_positions_say_where_finds_lie_face_down(told: str) -> None:
    """What is written is read again."""
    rules, s = read(f"map warcraft-2\nA active blood_elves/seafaring 12=9\n{told}\nturn A")
    again = read_state(rules, state_lines(rules, s))
    assert same(again, s)


@pytest.mark.parametrize(
    ("told", "complaint"),
    [
        ("face_down 12", "lettered regions only: some of 11 18, or none"),
        ("face_down", "lettered regions only"),
        ("face_down 11", "an active race holds region 11"),
        ("finds unseen karazhan\nface_down 18", ""),
        ("finds unseen none\nface_down 18", "only 0 finds are undrawn"),
        ("find well_of_eternity 12", "lies in water: 5 9 19"),
        ("find karazhan 5", "can't be held"),
    ],
)
def test_positions_that_cannot_be(told: str, complaint: str) -> None:
    text = f"map warcraft-2\nA active blood_elves/seafaring 11=9\n{told}\nturn A"
    if not complaint:
        read(text)
        return
    with pytest.raises(PositionError, match=complaint):
        read(text)
