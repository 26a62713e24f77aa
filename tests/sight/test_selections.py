"""Regions that are chosen together: what may be chosen, how many, and that every choice in any order is accepted."""

from __future__ import annotations

import random

import pytest
from tests.sight.playing import do, positions, selection_lines
from tests.sight.test_parts import at, reasons
from tests.walks import BOARDS

from tesno.core.bits import places_of
from tesno.core.steps import TRAIT, subject
from tesno.play import Game
from tesno.sight.model import Position, Selection

AMAZONS = ("map base-2", "A active amazons/hill 3 4 5 9 10 hand 2", "turn A conquer")
KRAKEN = ("map underground-2", "A active kraken/mining 3=2 7=2 14 21 22", "turn A conquer")
REBORN = ("map underground-2", "A active drow/mining 9=2", "A declined kraken/reborn 2 7 14", "turn A")


def chosen(*lines: str, moves: tuple[str, ...] = ()) -> tuple[Position, Selection]:
    position = at(*lines, moves=moves)
    assert position.selection is not None
    return position, position.selection


def test_so_many_are_given_up() -> None:
    position, selection = chosen(*AMAZONS, moves=("end",))
    assert position.step == "give_up"
    assert selection == Selection("answer", [], "give_up", [3, 4, 5, 9, 10], 2, 2, None, [], [])
    # The highest has no action of its own yet, and is no region to be refused.
    assert not {3, 4, 5, 9, 10} & set(reasons(position))
    assert reasons(position)[12] == "reason-not_held"


def test_one_to_give_up_is_an_option() -> None:
    position = at("map base-2", "A active amazons/hill 3 4 5 9 10 hand 3", "turn A conquer", moves=("end",))
    assert position.selection is None
    assert [option.region for option in position.options] == [3, 4, 5, 9, 10]


@pytest.mark.parametrize(("turn", "lines"), [("ready", []), ("decide", ["expand"])])
def test_any_may_be_abandoned(turn: str, lines: list[str]) -> None:
    position, selection = chosen("map base-2", "A active giants/hill 9=3 10", f"turn A {turn}")
    assert selection == Selection("abandon", lines, "abandon", [9, 10], 0, 2, None, [], ["march"])
    assert any(option.kind == "conquer" for option in position.options)


def test_rivers_may_be_left() -> None:
    _, selection = chosen(*KRAKEN, moves=("end",))
    assert selection == Selection("answer", [], "leave", [3, 21, 22], 0, 3, "skip", [22], [])
    # Named in any order, and the question is closed where it would go on.
    left = at(*KRAKEN, moves=("end", "leave 21 3", "skip"))
    assert left.step == "redeploy"
    assert [ground.region for ground in left.grounds if ground.race] == [7, 14, 22]
    final = at(*KRAKEN, moves=("end", "leave 22 3"))
    assert final.step == "redeploy"
    assert [ground.region for ground in final.grounds if ground.race] == [7, 14, 21]


def test_two_are_reborn() -> None:
    position, selection = chosen(*REBORN)
    assert position.step == "rebirth"
    assert selection == Selection("answer", [], "rebirth", [2, 7, 14], 0, 2, "skip", [14], [])
    both = at(*REBORN, moves=("rebirth 7 2",))
    assert both.step != "rebirth"
    assert [ground.race for ground in both.grounds if ground.region in (2, 7, 14)] == ["drow", "drow", "kraken"]


def test_other_questions_have_none() -> None:
    assert at("map base-2", "turn A").selection is None
    assert at("map base-2", "A active giants/hill 9=3 10", "turn A conquer").selection is None
    heroes = at("map base-2", "A active giants/heroic 9=3 10 15", "turn A conquer", moves=("end", "redeploy 9=3"))
    assert (heroes.step, heroes.selection) == ("hero", None)


def test_what_is_left_to_choose() -> None:
    """Once some were named one by one, whatever their numbers, the others may still be."""
    _, selection = chosen("map base-2", "A active giants/hill 9=3 10", "turn A ready", moves=("abandon 10",))
    assert (selection.regions, selection.most) == ([9], 1)
    position, selection = chosen(
        "map base-2", "A active amazons/hill 3 4 5 9 10", "turn A conquer", moves=("end", "give_up 9")
    )
    assert (selection.regions, selection.least, selection.most) == ([3, 4, 5, 10], 3, 3)
    assert reasons(position)[9] == "reason-not_held"


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_every_choice_in_any_order_is_accepted(box: str, players: int) -> None:
    rng = random.Random(players)
    met: set[str] = set()
    for seed in range(2):
        for game, position in positions(box, players, seed):
            selection = position.selection
            if selection is None or (selection.kind == "abandon" and rng.randrange(6)):
                continue
            met.add(selection.verb)
            least = max(1, selection.least)
            for count in {least, selection.most, rng.randint(least, selection.most)}:
                check(game, selection, rng.sample(selection.regions, count))
    assert "abandon" in met


def check(game: Game, selection: Selection, regions: list[int]) -> None:
    """Exactly these regions change hands or get a piece, and whoever answered is not asked again."""
    twin = game.copy()
    step, log = (twin.state.step, twin.state.focus), len(twin.log)
    lines = selection_lines(selection, regions)
    # What happens by itself on the way to the question is none of the choice.
    do(twin, lines[: len(selection.lines)])
    before, log = list(twin.state.holder), len(twin.log) if selection.lines else log
    asking = twin.rules.traits[subject(twin.state)] if twin.state.step == TRAIT else None
    do(twin, lines[len(selection.lines) :])
    if asking is not None and asking.piece:
        assert set(regions) <= set(places_of(twin.state.pieces[asking.kind]))
    else:
        changed = [region for region, holder in enumerate(twin.state.holder) if holder != before[region]]
        assert changed == sorted(regions)
    if selection.kind == "answer":
        assert (twin.state.step, twin.state.focus) != step
        assert all(move.text.startswith((selection.verb, "skip")) for move in twin.log[log:])
