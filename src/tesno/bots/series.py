"""Many games between bots, on several processes; the results do not depend on how many."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from tesno.bots.arena import Match
from tesno.bots.own import OwnBots
from tesno.bots.roster import bot_names, make_bot
from tesno.bots.seating import Seating
from tesno.bots.spreading import portions, spread, worth_it
from tesno.core.rules import Rules
from tesno.play.game import Game
from tesno.play.layout import drawn_by_seed, layout_text
from tesno.play.replay import write_replay
from tesno.play.table import Table, rules_of

# A victory is counted in sixtieths, so that shared ones add up exactly in any order.
WHOLE: Final = 60
# At most so many games are played by a process before it reports; with a bot that looks at the table, one, since a game
# may take a minute; where processes of Python classes are kept from game to game, some.
CHUNK: Final = 512
CHUNK_THOUGHTFUL: Final = 1
CHUNK_CLASSES: Final = 16
# From so many games on more processes are worth their start.
MANY: Final = 500
MANY_THOUGHTFUL: Final = 8
_APART: Final = 1_000_003  # keeps the games of neighbouring seeds apart


@dataclass(frozen=True)
class Plan:
    """What is played: a table, a bot per seat, a seed; game number `index` is the same in every run."""

    table: Table
    bots: tuple[str, ...]
    seed: int = 0
    save: str = ""  # a folder for replay files
    own: OwnBots = field(default_factory=OwnBots)

    def seed_of(self, index: int) -> int:
        return self.seed * _APART + index

    def table_of(self, index: int) -> Table:
        """The table of one game, with its boards on it."""
        if not self.table.layout:
            return self.table
        return self.table.laid_out(drawn_by_seed(self.table, self.seed_of(index)))


@dataclass
class Tally:
    """What became of a race or a power."""

    picked: int = 0
    coins: int = 0
    wins: int = 0  # in sixtieths
    price: int = 0

    def add(self, other: Tally) -> None:
        self.picked += other.picked
        self.coins += other.coins
        self.wins += other.wins
        self.price += other.price

    def to_json(self) -> dict[str, Any]:
        """`wins`: which share of its owners won; `price`: coins paid for it less those found on it."""
        picked = max(1, self.picked)
        return {
            "picked": self.picked,
            "coins": self.coins,
            "coins_per_pick": round(self.coins / picked, 3),
            "price_per_pick": round(self.price / picked, 3),
            "wins": round(self.wins / WHOLE / picked, 4),
        }


@dataclass
class Totals:
    """Sums over many games; adding them up in any order gives the same."""

    seats: int
    games: int = 0
    decisions: int = 0  # those with a choice
    forced: int = 0
    wins: list[int] = field(default_factory=list)  # per seat, in sixtieths
    coins: list[int] = field(default_factory=list)  # per seat
    races: dict[str, Tally] = field(default_factory=dict)
    powers: dict[str, Tally] = field(default_factory=dict)
    forfeits: list[int] = field(default_factory=list)  # per seat, games lost by its own fault
    failures: Counter[str] = field(default_factory=Counter)  # why, and how often

    def __post_init__(self) -> None:
        self.forfeits = self.forfeits or [0] * self.seats
        self.wins = self.wins or [0] * self.seats
        self.coins = self.coins or [0] * self.seats

    def count(self, match: Match) -> None:
        self.games += 1
        self.decisions += match.decisions
        self.forced += match.forced
        shares = match_shares(match, self.seats)
        for seat, why in match.forfeits.items():
            self.forfeits[seat] += 1
            self.failures[why] += 1
        for seat in range(self.seats):
            self.wins[seat] += shares[seat]
            self.coins[seat] += match.coins[seat]
        for stint in match.stints:
            tally = Tally(1, stint.coins, shares[stint.seat], stint.price - stint.gained)
            self.races.setdefault(stint.race, Tally()).add(tally)
            self.powers.setdefault(stint.power, Tally()).add(tally)

    def add(self, other: Totals) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.forced += other.forced
        for seat in range(self.seats):
            self.wins[seat] += other.wins[seat]
            self.coins[seat] += other.coins[seat]
            self.forfeits[seat] += other.forfeits[seat]
        self.failures.update(other.failures)
        for mine, theirs in ((self.races, other.races), (self.powers, other.powers)):
            for id, tally in theirs.items():
                mine.setdefault(id, Tally()).add(tally)

    def to_json(self) -> dict[str, Any]:
        games = max(1, self.games)
        return {
            "games": self.games,
            "decisions": self.decisions,
            "forced": self.forced,
            "wins": [round(wins / WHOLE, 4) for wins in self.wins],
            "coins": [round(coins / games, 3) for coins in self.coins],
            "forfeits": list(self.forfeits),
            "failures": dict(sorted(self.failures.items())),
            "races": {id: tally.to_json() for id, tally in sorted(self.races.items())},
            "powers": {id: tally.to_json() for id, tally in sorted(self.powers.items())},
        }


def match_shares(match: Match, seats: int) -> list[int]:
    """Each seat's share of the victory, in sixtieths."""
    return [WHOLE // len(match.winners) if seat in match.winners else 0 for seat in range(seats)]


def play_series(plan: Plan, games: int, jobs: int = 0, heard: Callable[[int], None] | None = None) -> Totals:
    """Play the games 0 to `games` - 1. `jobs` 0: as many processes as are worth it; `heard` is told of progress."""
    rules = rules_of(plan.table_of(0))
    bot_names(",".join(plan.bots), rules.seats, plan.own.names)
    own = set(plan.own.names)
    thoughtful = any(name in own or make_bot(name, rules, 0, 0).needs_view for name in set(plan.bots))
    jobs = worth_it(jobs, games, MANY_THOUGHTFUL if thoughtful else MANY)
    most = CHUNK_CLASSES if plan.own.classes else CHUNK_THOUGHTFUL if thoughtful else CHUNK
    chunks = portions(range(games), jobs, most)
    totals = Totals(rules.seats)
    for part, replays in spread(partial(_play, plan), chunks, jobs):
        totals.add(part)
        for index, replay in replays.items():
            path = Path(plan.save) / f"game-{index:06}.json"
            path.write_text(json.dumps(replay, indent=1) + "\n", encoding="utf-8")
        if heard is not None:
            heard(part.games)
    return totals


def _play(plan: Plan, chunk: Sequence[int]) -> tuple[Totals, dict[int, Any]]:
    """Some games of a series; their replays by number where they are to be saved, which is done where one waits."""
    rules = rules_of(plan.table_of(chunk[0]))
    totals = Totals(rules.seats)
    replays: dict[int, Any] = {}
    with Seating(plan.own) as seating:
        for index in chunk:
            table = plan.table_of(index)
            if plan.table.layout:
                rules = rules_of(table)
            match = seating.play(plan.bots, table, rules, plan.seed_of(index), record=bool(plan.save))
            totals.count(match)
            if plan.save:
                replays[index] = _replay(plan, rules, index, match)
    return totals, replays


def _replay(plan: Plan, rules: Rules, index: int, match: Match) -> dict[str, Any]:
    game = Game(plan.table, rules=rules)
    if not game.laid_out:
        game.apply(layout_text(drawn_by_seed(plan.table, plan.seed_of(index))))
    for action in match.actions:
        game.apply(action)
    return write_replay(game)
