"""What a contest shows: each bot's share of victories, and strengths that explain them (Bradley and Terry's model).

In a game the chance of each seat is its bot's strength divided by the sum of all strengths at the table; with two seats
that is Bradley and Terry's model. Strengths are told as Elo points, their mean being 0.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from operator import mul
from typing import Any, Final

from tesno.bots.contest import Names, Played
from tesno.bots.series import WHOLE

SURE: Final = 1.96  # standard deviations of a 95 % interval
RESAMPLED: Final = 300
# So many games against a middling bot, half of them won, are added for each: who won all has a strength too.
PRIOR: Final = 2.0
_ROUNDS: Final = 400
_STILL: Final = 1e-7
_WEAKEST: Final = 1e-6  # games that all have forfeited have no winner, and no strength explains that


@dataclass(frozen=True)
class Standing:
    """How one bot did. `games` counts its seats: two of one name at a table have played two."""

    bot: str
    games: int
    wins: float  # a shared victory counts in parts
    low: float  # of the rate, 95 %
    high: float
    coins: float  # at the end, on average
    elo: float
    elo_low: float
    elo_high: float
    forfeits: int = 0  # games lost by its own fault

    @property
    def rate(self) -> float:
        return self.wins / self.games

    def to_json(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": round(self.wins, 4),
            "rate": round(self.rate, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "coins": round(self.coins, 2),
            "elo": round(self.elo, 1),
            "elo_low": round(self.elo_low, 1),
            "elo_high": round(self.elo_high, 1),
            "forfeits": self.forfeits,
        }


def standings(played: Sequence[Played]) -> list[Standing]:
    """One entry for each bot, the strongest first."""
    seats: Counter[str] = Counter()
    tables: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    coins: Counter[str] = Counter()
    forfeits: Counter[str] = Counter()
    for game in played:
        tables.update(set(game.seating))
        for name, share, own in zip(game.seating, game.shares, game.coins, strict=True):
            seats[name] += 1
            wins[name] += share
            coins[name] += own
        forfeits.update(name for name, why in zip(game.seating, game.forfeits, strict=False) if why)
    elo = _elo(_strengths(_record(played)))
    spread = _spread(played, list(elo))
    found = []
    for bot in elo:
        # Bots of one name at one table win at each other's cost: the interval counts tables, not seats.
        low, high = wilson(wins[bot] / WHOLE / seats[bot], tables[bot])
        mean = coins[bot] / seats[bot]
        elos = (elo[bot], *spread[bot])
        found.append(Standing(bot, seats[bot], wins[bot] / WHOLE, low, high, mean, *elos, forfeits[bot]))
    return sorted(found, key=lambda one: (-one.elo, one.bot))


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Where a rate lies with 95 % probability, by Wilson's score.

    >>> [round(end, 3) for end in wilson(1.0, 10)]
    [0.722, 1.0]
    """
    square = SURE * SURE
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = SURE / (1 + square / games) * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class _Record:
    """What was played: games of each line-up, victories of each bot in sixtieths."""

    games: Counter[Names] = field(default_factory=Counter)
    wins: Counter[str] = field(default_factory=Counter)


def _record(played: Sequence[Played]) -> _Record:
    record = _Record()
    for game in played:
        record.games[game.lineup] += 1
        for name, share in zip(game.seating, game.shares, strict=True):
            record.wins[name] += share
    return record


def _strengths(record: _Record, added: Mapping[str, float] | None = None) -> dict[str, float]:
    """The likeliest strengths, by the minorise-maximise iteration for such models. `added`: how many of the games that
    are added for each bot it has won, if not half of them."""
    bots = sorted({name for lineup in record.games for name in lineup})
    added = added or dict.fromkeys(bots, PRIOR / 2)
    won = {bot: added[bot] + record.wins[bot] / WHOLE for bot in bots}
    counts = {lineup: Counter(lineup) for lineup in record.games}
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(_ROUNDS):
        weight = {bot: PRIOR / (strength[bot] + 1) for bot in bots}
        for lineup, games in record.games.items():
            share = games / sum(strength[name] for name in lineup)
            for bot, times in counts[lineup].items():
                weight[bot] += times * share
        better = {bot: max(_WEAKEST, won[bot] / weight[bot]) for bot in bots}
        moved = max(abs(math.log(better[bot] / strength[bot])) for bot in bots)
        strength = better
        if moved < _STILL:
            break
    return strength


def _elo(strength: Mapping[str, float]) -> dict[str, float]:
    points = {bot: 400 * math.log10(value) for bot, value in strength.items()}
    mean = sum(points.values()) / len(points)
    return {bot: value - mean for bot, value in points.items()}


def _spread(played: Sequence[Played], bots: Sequence[str]) -> dict[str, tuple[float, float]]:
    """95 % of the strengths over contests drawn anew from this one, seed by seed: games of one seed hang together.

    Who has won all of a few games wins all of them in every draw; that it need not have been so is told by the games
    that are added, of which any part may be won.
    """
    by_seed: dict[int, list[Played]] = {}
    for game in played:
        by_seed.setdefault(game.index, []).append(game)
    lineups = sorted({game.lineup for game in played})
    # Of many seeds most have gone alike: how often each kind is drawn is counted, and added up at once.
    kinds: dict[tuple[int, ...], int] = {}
    pool = []
    for _, games in sorted(by_seed.items()):
        record = _record(games)
        row = (*(record.games[lineup] for lineup in lineups), *(record.wins[bot] for bot in bots))
        pool.append(kinds.setdefault(row, len(kinds)))
    columns = list(zip(*kinds, strict=True))
    rng, luck = random.Random(1), random.Random(2)
    drawn: dict[str, list[float]] = {bot: [] for bot in bots}
    for _ in range(RESAMPLED):
        times = Counter(rng.choices(pool, k=len(pool)))
        counts = [times[kind] for kind in range(len(kinds))]
        totals = [sum(map(mul, counts, column)) for column in columns]
        again = _Record(
            Counter({lineup: games for lineup, games in zip(lineups, totals, strict=False) if games}),
            Counter(dict(zip(bots, totals[len(lineups) :], strict=True))),
        )
        added = {bot: PRIOR * luck.random() for bot in bots}
        for bot, points in _elo(_strengths(again, added)).items():
            drawn[bot].append(points)
    return {bot: _middle(sorted(points)) for bot, points in drawn.items()}


def _middle(points: Sequence[float]) -> tuple[float, float]:
    last = len(points) - 1
    return points[round(0.025 * last)], points[round(0.975 * last)]
