"""How likely each seat is to win, from the coins it may expect and how far such expectations are usually off."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from statistics import NormalDist
from typing import Final

from tesno.bots.planner import Planner
from tesno.core.actions import NOBODY
from tesno.core.result import winners
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.teams import team_of

# By how many coins the expected lead of one player over another is off (root mean square), divided by √2 (what each of
# the two adds to it), with 1, 2, 3, … rounds left, one that is begun counting as one. Measured on 19 November 2026 by
# `tools/measure_chances.py BOX 30`: after every turn of 30 games each with 2, 3, 4 and 5 bots of the level `hard`.
SPREADS: Final = {
    "base": (1.1, 2.5, 4.1, 5.1, 5.6, 5.8, 6.0, 6.0, 6.6, 8.8),
    "underground": (1.8, 3.2, 4.7, 5.9, 6.7, 7.4, 7.8, 7.7, 7.4, 7.6),
    "warcraft": (1.5, 2.9, 4.5, 6.0, 7.4, 8.3, 9.0, 9.4, 9.4, 10.4),
}
_STEPS: Final = 240  # of the sum that stands for an integral
_WIDE: Final = 5.0  # spreads to each side that it reaches


def rounds_left(rules: Rules, s: State) -> float:
    """Rounds that are still to be played from a position between turns; those begun in part."""
    played = (s.seat - s.first) % rules.seats
    return rules.rounds - s.round + 1 - played / rules.seats


def chances(planner: Planner, s: State) -> list[float]:
    """How likely each seat wins, from a position between turns; a shared victory is shared."""
    rules = planner.rules
    sides = _sides(rules)
    shares = _result(rules, s, sides) if s.acting == NOBODY else _hopes(planner, s, sides)
    found = [0.0] * rules.seats
    for side, share in zip(sides, shares, strict=True):
        for seat in side:
            # Team-mates win together, and each of them wins.
            found[seat] = share
    return found


def _result(rules: Rules, s: State, sides: list[Sequence[int]]) -> list[float]:
    won = winners(rules, s)
    winning = [side[0] in won for side in sides]
    return [1.0 / sum(winning) if wins else 0.0 for wins in winning]


def _hopes(planner: Planner, s: State, sides: list[Sequence[int]]) -> list[float]:
    rules = planner.rules
    totals = planner.totals([s])[0]
    spreads = SPREADS[rules.box]
    spread = spreads[min(ceil(rounds_left(rules, s)), len(spreads)) - 1]
    hopes = [NormalDist(sum(totals[seat] for seat in side), spread * len(side) ** 0.5) for side in sides]
    if rules.rival is not None:
        hopes.append(NormalDist(planner.outlook.rivals_worth(s, rules.rival), spread))
    return first_of(hopes)[: len(sides)]


def _sides(rules: Rules) -> list[Sequence[int]]:
    """Who wins together."""
    found: list[Sequence[int]] = []
    for seat in range(rules.seats):
        if not any(seat in side for side in found):
            found.append(list(team_of(rules, seat)))
    return found


def first_of(hopes: list[NormalDist]) -> list[float]:
    """How likely each of several chance numbers is the largest.

    >>> [round(share, 2) for share in first_of([NormalDist(10, 3), NormalDist(10, 3)])]
    [0.5, 0.5]
    >>> [round(share, 2) for share in first_of([NormalDist(10, 3), NormalDist(4, 4)])]
    [0.88, 0.12]
    """
    low = min(hope.mean - _WIDE * hope.stdev for hope in hopes)
    high = max(hope.mean + _WIDE * hope.stdev for hope in hopes)
    shares = [0.0] * len(hopes)
    for step in range(_STEPS):
        point = low + (high - low) * (step + 0.5) / _STEPS
        below = [hope.cdf(point) for hope in hopes]
        for number, hope in enumerate(hopes):
            likely = hope.pdf(point)
            for other, share in enumerate(below):
                if other != number:
                    likely *= share
            shares[number] += likely
    whole = sum(shares)
    return [share / whole for share in shares]
