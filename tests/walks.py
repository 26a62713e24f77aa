"""Random walks through games, for tests that look at thousands of states."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from tesno.core.actions import CHANCE, NOBODY
from tesno.core.game import apply, chance_outcomes, legal_actions, new_state
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import DECIDE
from tesno.load.boxes import box_ids, load_box
from tesno.play import Table

BOXES = tuple(box_ids())
# Every board of every box, as (box, players).
BOARDS = tuple((box, players) for box in BOXES for players in sorted(load_box(box).boards))


@cache
def rules_for(players: int, *options: str, box: str = "base") -> Rules:
    return Table(box=box, players=players, options=options).rules()


def random_action(rules: Rules, s: State, rng: random.Random) -> int:
    """Uniform for players, by weight for chance; declining is made rarer so that empires grow."""
    outcomes = chance_outcomes(rules, s)
    actions = [action for action, _ in outcomes]
    weights = [float(weight) for _, weight in outcomes]
    if s.acting != CHANCE and s.step == DECIDE:
        weights[0] = 4.0
    return rng.choices(actions, weights)[0]


def walk(rules: Rules, seed: int) -> Iterator[tuple[State, list[int], int]]:
    """The states of a random game, each with its legal actions and the one taken next."""
    rng = random.Random(seed)
    s = new_state(rules)
    while s.acting != NOBODY:
        action = random_action(rules, s, rng)
        yield s, legal_actions(rules, s), action
        apply(rules, s, action)
