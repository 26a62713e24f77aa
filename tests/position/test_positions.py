"""Any position at the start of a turn can be written down and read back, in every box."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.walks import walk

from tesno.core.actions import CHANCE
from tesno.core.rules import Rules
from tesno.core.state import FIELDS, State
from tesno.core.steps import TRAIT
from tesno.load.boxes import box_ids
from tesno.play import Game, Table
from tesno.position.memory import names_in_play
from tesno.scenario import PositionError, check_text, position_text, read_position, scenario_of

# Left over from earlier conquests: worked out anew when others begin.
OF_A_CAMPAIGN = {"reach", "bordering", "open", "kin", "shield", "hollow", "helpers"}
# Left over from the turn before: wiped when a turn begins.
STALE = OF_A_CAMPAIGN | {"conquered", "nonempty", "attacked", "used", "aids", "die", "ending", "stack"}


def turns_of(rules: Rules, seed: int) -> Iterator[State]:
    """A random game at the first question of each turn, which may be one for chance: is a bomb live?"""
    turn = 0, -1
    for s, _, _ in walk(rules, seed):
        dealing = s.acting == CHANCE and s.step != TRAIT
        if (s.round, s.seat) != turn and not dealing:
            turn = s.round, s.seat
            yield s


def unowned(rules: Rules, s: State) -> set[int]:
    """Kinds of pieces whose owner is not in play: whoever gets them next starts with all."""
    names = names_in_play(rules, s)
    return {trait.kind for trait in rules.traits if trait.piece and trait.name not in names}


def differences(rules: Rules, left: State, right: State, left_out: set[str]) -> dict[str, object]:
    found: dict[str, object] = {}
    idle = unowned(rules, left)
    for name in FIELDS:
        here, there = getattr(left, name), getattr(right, name)
        if name == "stock":
            here, there = ([count for kind, count in enumerate(stock) if kind not in idle] for stock in (here, there))
        if name not in left_out and here != there:
            found[name] = here, there
    return found


@pytest.mark.parametrize("box", box_ids())
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_position_is_read_back_as_it_was_written(box: str, players: int) -> None:
    table = Table(box=box, players=players)
    rules = table.rules()
    for seed in range(5):
        for s in turns_of(rules, seed):
            lines = position_text(table, rules, s)
            read = read_position(lines)
            assert differences(rules, s, read.state, STALE) == {}, "\n".join(lines)
            assert position_text(read.table, read.rules, read.state) == lines


@pytest.mark.parametrize("box", box_ids())
@pytest.mark.parametrize(
    "players", [2, 3, pytest.param(4, marks=pytest.mark.slow), pytest.param(5, marks=pytest.mark.slow)]
)
def test_a_report_of_any_moment_leads_there(box: str, players: int) -> None:
    for seed in range(2):
        game = Game(Table(box=box, players=players), seed=seed)
        chooser = random.Random(seed)
        while not game.over:
            game.apply(chooser.choice(game.legal))
            if chooser.random() < 0.1:
                again = Game.at(scenario_of(game))
                assert differences(game.rules, game.state, again.state, OF_A_CAMPAIGN) == {}, scenario_of(game)


@pytest.mark.parametrize("box", box_ids())
def test_a_report_is_a_scenario(box: str) -> None:
    game = Game(Table(box=box, players=3), seed=1)
    chooser = random.Random(1)
    for _ in range(100):
        game.apply(chooser.choice(game.legal))
    expected = f"  expect coins A = {game.state.coins[0]}\n  expect round = {game.state.round}\n"
    passed, failed = check_text(scenario_of(game) + expected)
    assert not failed, failed
    assert passed == 1


MAP = "map underground-2"


def test_a_find_lies_in_a_region_and_works_for_its_holder() -> None:
    at = read_position([MAP, "A active ogres/stone 9=2", "find keep_on_the_motherland 9", "find shiny_orb 9"])
    rules, s = at.rules, at.state
    keep, orb = rules.find_ids.index("keep_on_the_motherland"), rules.find_ids.index("shiny_orb")
    assert s.find_at[keep] == s.find_at[orb] == 9
    assert s.found == 1 << 9
    assert s.guard[9] == 1
    assert s.finds_unseen == (1 << 15) - 1 & ~(1 << keep | 1 << orb)
    slot = rules.race_ids.index("ogres")
    assert [trait.name for trait in s.forms[slot].abilities] == ["shiny_orb"]


def test_undrawn_finds() -> None:
    some = read_position([MAP, "finds unseen shiny_orb stonehedge"])
    assert [id for find, id in enumerate(some.rules.find_ids) if some.state.finds_unseen >> find & 1] == [
        "stonehedge",
        "shiny_orb",
    ]
    without = read_position([MAP, "finds gone shiny_orb", "finds gone stonehedge"])
    assert without.state.finds_unseen.bit_count() == 13
    assert read_position([MAP, "finds unseen none"]).state.finds_unseen == 0


def test_what_traits_remember() -> None:
    at = read_position(
        [
            MAP,
            "A active flames/vengeful 8=2",
            "B active iron_dwarves/mining 18",
            "volcano 12",
            "vengeance B",
            "memory hammers 3",
        ]
    )
    kept = {trait.remembers: at.state.memory[trait.index] for trait in at.rules.traits if trait.remembers}
    assert (kept["volcano"], kept["vengeance"], kept["hammers"], kept["granted"]) == (12, 0b10, 3, 0)


def test_a_granted_power_is_its_finds() -> None:
    at = read_position([MAP, "granted muddy", "A active ogres/stone 2=2", "find stonehedge 2"])
    rules, s = at.rules, at.state
    muddy = rules.power_ids.index("muddy")
    assert not s.badges_unseen >> muddy & 1
    assert muddy not in s.column_powers
    assert "muddy" in [source for source, _, _ in s.forms[rules.race_ids.index("ogres")].income_regions]
    # What it grants may itself remember something, or own pieces.
    at = read_position([MAP, "vengeance B", "granted vengeful", "A active ogres/stone 2=2", "find stonehedge 2"])
    assert sum(at.state.memory) == at.rules.power_ids.index("vengeful") + 1 + 0b10
    at = read_position([MAP, "granted royal", "A active ogres/stone 2=2 4", "find stonehedge 2", "queen 4"])
    assert at.state.immune == 1 << 4


def test_figures_of_finds_stand_anywhere() -> None:
    at = read_position(
        [
            MAP,
            "A active ogres/royal 2=2 4",
            "B active cultists/stone 9 13",
            "find crypt_of_the_tomb_raider 2",
            "find wickedest_pentacle 9",
            "ghost 13",
            "balrog 8",
            "queen 4",
            "great_ancient 9",
        ]
    )
    assert at.state.immune == 1 << 13 | 1 << 8 | 1 << 4 | 1 << 9


def test_a_turn_whose_start_has_happened() -> None:
    lines = [MAP, "A active ogres/stone 2=2", "find fountain_of_youth 2"]
    ogres = 10
    for turn, hand in (("turn A", 1), ("turn A started", 0), ("turn A conquer", 2), ("turn A started conquer", 1)):
        at = read_position([*lines, turn])
        assert at.rules.race_ids[ogres] == "ogres"
        assert at.state.hand[ogres] == hand
    # Questions of the start that may be skipped are.
    cultists = [MAP, "A active cultists/stone 9 13", "great_ancient 9"]
    assert read_position([*cultists, "turn A"]).state.acting == 0
    assert read_position([*cultists, "turn A conquer"]).state.hand[0] == 0


OGRES = "A active ogres/stone 2=2"


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        (["find keep 5"], "unknown find 'keep'"),
        (["find stonehedge"], "say which find lies where"),
        (["find stonehedge 1"], "can't be held"),
        (["find stonehedge 99"], "no region"),
        (["find stonehedge 2", "find stonehedge 4"], "is there twice"),
        (["find stonehedge 2", "finds unseen stonehedge"], "can't be in two places"),
        (["finds stonehedge"], "write `finds unseen"),
        (["find stonehedge 6", "tribes 6"], "there is a find in region 6"),
        (["volcano 12"], "belongs to flames, which is not in play"),
        (["A active flames/stone 8", "volcano 9"], "no volcano symbol; 1 12 have"),
        (["A active flames/stone 8", "volcano here"], "is no region"),
        (["A active flames/stone 8", "volcano 1 12"], "one word"),
        (["A active flames/stone 8", "volcano 1", "volcano 12"], "is there twice"),
        (["A active ogres/vengeful 8", "vengeance Z"], "takes seats: A, B"),
        ([OGRES, "find stonehedge 2", "granted mud"], "unknown power 'mud'"),
        ([OGRES, "find stonehedge 2", "granted stone"], "granted by a find and on the table"),
        (["granted muddy"], "belongs to stonehedge"),
        (["memory thirst 3"], "nothing remembers 'thirst'"),
        (["ghost 5"], "crypt_of_the_tomb_raider has not been found"),
        ([OGRES, "queen 2"], "nobody has a race or power with queen"),
        ([OGRES, "B active drow/royal 5", "queen 2"], "ogres has no queen"),
        (["A active ogres/royal 2", "queen 4"], "region 4 is empty"),
        (["A active ogres/stone 1"], "is out of bounds"),
        (["turn A started"], "nothing happens at the start"),
    ],
)
def test_positions_that_cannot_be(lines: list[str], problem: str) -> None:
    with pytest.raises(PositionError, match=problem):
        read_position([MAP, *lines])


def test_boxes_without_finds_say_so() -> None:
    with pytest.raises(PositionError, match="no finds in this box"):
        read_position(["map base-2", "find stonehedge 2"])
    with pytest.raises(PositionError, match="nothing happens at the start"):
        read_position(["map base-2", "A active elves/forest 10=2", "turn A started"])
