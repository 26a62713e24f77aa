"""Perft: how many lines of play there are from fixed positions; a change of any rule or step shows here."""

from __future__ import annotations

import pytest

from tesno.core.game import apply, legal_actions
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.scenario import read_position


def perft(rules: Rules, s: State, depth: int) -> int:
    """Leaves of the tree to a depth; a finished branch counts as one leaf."""
    legal = legal_actions(rules, s)
    if depth == 0 or not legal:
        return 1
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = s.copy()
        apply(rules, after, action)
        total += perft(rules, after, depth - 1)
    return total


POSITIONS = {
    "start of a two-player game": ["map base-2", "turn A"],
    "a first conquest with every kind of neighbour": [
        "map base-2",
        "A active giants/dragon_master hand 11",
        "B active elves/heroic 9=2 10 15=3",
        "hero 9 15",
        "turn A conquer picked",
    ],
    "ghouls in decline before their owner's sorcerers": [
        "map base-3",
        "A active sorcerers/berserk 5=2 hand 3",
        "A declined ghouls 3=2 2=2",
        "B active trolls/fortified 6 7 8=2",
        "fortress 7",
        "C active halflings/bivouacking 20=2 21",
        "hole 20",
        "camp 21=3",
        "turn A",
    ],
}
# Counts found by the engine and checked by hand at depth 1; a diff here wants an explanation in its commit.
COUNTS: dict[str, list[int]] = {
    "start of a two-player game": [6, 48, 672, 13104, 72912],
    "a first conquest with every kind of neighbour": [29, 159, 831, 4536, 22623],
    "ghouls in decline before their owner's sorcerers": [4, 10, 29, 93, 278],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_perft(name):
    position = read_position(POSITIONS[name])
    assert [perft(position.rules, position.state, depth) for depth in (1, 2, 3, 4, 5)] == COUNTS[name]
