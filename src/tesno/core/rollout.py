"""Random play to the end of a game: for benchmarks, soak runs and bots. The randomness is the caller's."""

from __future__ import annotations

from collections.abc import Callable

from tesno.core.actions import CHANCE, NOBODY
from tesno.core.game import apply, draw_outcome, legal_actions
from tesno.core.rules import Rules
from tesno.core.state import State


def rollout(rules: Rules, s: State, draw: Callable[[], float]) -> tuple[int, int]:
    """Play on uniformly at random with `draw` giving numbers in [0, 1); returns decisions with a choice, and forced.

    Chance is no decision and counts as neither.
    """
    decisions = 0
    forced = 0
    while s.acting != NOBODY:
        if s.acting == CHANCE:
            action = draw_outcome(rules, s, draw())
        else:
            legal = legal_actions(rules, s)
            count = len(legal)
            if count == 1:
                forced += 1
                action = legal[0]
            else:
                decisions += 1
                action = legal[int(draw() * count)]
        apply(rules, s, action)
    return decisions, forced
