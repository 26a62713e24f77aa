"""Boards tried out: bots play on them, and we count which seats win and which regions are ever conquered."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from tesno.bots.arena import play_match
from tesno.bots.roster import make_bot
from tesno.bots.series import Plan
from tesno.bots.spreading import portions, spread, worth_it
from tesno.cartography.geometry import Heard
from tesno.core.actions import target_of
from tesno.core.game import apply, new_state
from tesno.core.rules import Rules
from tesno.core.state import Event
from tesno.play.table import Table, rules_of

BOT: Final = "greedy"
SURE: Final = 1.96  # standard deviations of a 95 % interval
CHUNK: Final = 8  # games that a process plays before it reports
MANY: Final = 100  # from so many games on more processes are worth their start

Place = tuple[str, int]  # a board and the number of a region on it


@dataclass
class Trial:
    """What became of a number of games."""

    players: int
    games: int = 0
    wins: list[float] = field(default_factory=list)  # per seat; a shared victory counts in parts
    order: list[float] = field(default_factory=list)  # the same by the order of play: the first player, the second, …
    boards: Counter[str] = field(default_factory=Counter)  # in how many games each board lay on the table
    regions: set[Place] = field(default_factory=set)  # all on those boards that anybody may hold
    entries: set[Place] = field(default_factory=set)
    conquests: Counter[Place] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.wins = self.wins or [0.0] * self.players
        self.order = self.order or [0.0] * self.players

    def add(self, other: Trial) -> None:
        self.games += other.games
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.order = [mine + theirs for mine, theirs in zip(self.order, other.order, strict=True)]
        self.boards += other.boards
        self.regions |= other.regions
        self.entries |= other.entries
        self.conquests += other.conquests

    def shares(self) -> list[float]:
        """Which share of the games each seat won."""
        return [wins / self.games for wins in self.wins]

    def shares_in_order(self) -> list[float]:
        """Which share whoever began won, whoever came second, and so on."""
        return [wins / self.games for wins in self.order]

    def intervals(self) -> list[tuple[float, float]]:
        """Where a seat's share lies with 95 % probability."""
        return [interval(share, self.games) for share in self.shares()]

    def often(self, place: Place) -> float:
        """Conquests of a region per game on its board."""
        return self.conquests[place] / self.boards[place[0]]

    @property
    def idle(self) -> list[Place]:
        """Regions that nobody ever conquered."""
        return sorted(place for place in self.regions if not self.conquests[place])

    def to_json(self) -> dict[str, Any]:
        boards = {
            id: {
                "games": self.boards[id],
                "conquests": {
                    str(region): round(self.often((id, region)), 3) for board, region in found if board == id
                },
                "entries": [region for board, region in sorted(self.entries) if board == id],
            }
            for found in [sorted(self.regions)]
            for id in sorted(self.boards)
        }
        return {
            "games": self.games,
            "bot": BOT,
            "wins": [round(share, 4) for share in self.shares()],
            "intervals": [[round(low, 4), round(high, 4)] for low, high in self.intervals()],
            "wins_in_order_of_play": [round(share, 4) for share in self.shares_in_order()],
            "boards": boards,
            "idle": [list(place) for place in self.idle],
        }


def interval(share: float, games: int) -> tuple[float, float]:
    """Where a share of so many games lies with 95 % probability."""
    half = SURE * math.sqrt(share * (1 - share) / games)
    return share - half, share + half


def try_out(table: Table, games: int, seed: int, heard: Heard, jobs: int = 0, so_far: Trial | None = None) -> Trial:
    """Plays so many games at a table; with a random layout the boards are drawn for each. `jobs` 0: as are worth it.

    Games that were played before, by the same seed, are counted and not played again.
    """
    plan = Plan(table, (BOT,) * table.players, seed)
    total = Trial(table.players)
    if so_far is not None:
        total.add(so_far)
    jobs = worth_it(jobs, games, MANY)
    for part in spread(partial(_play, plan), portions(range(total.games, games), jobs, CHUNK), jobs):
        total.add(part)
        heard(part.games)
    return total


def _play(plan: Plan, chunk: Sequence[int]) -> Trial:
    found = Trial(plan.table.players)
    for index in chunk:
        table, seed = plan.table_of(index), plan.seed_of(index)
        rules = rules_of(table)
        bots = [make_bot(name, rules, seat, seed) for seat, name in enumerate(plan.bots)]
        match = play_match(rules, bots, seed, record=True)
        found.games += 1
        began = target_of(match.actions[0])
        for seat in match.winners:
            found.wins[seat] += 1 / len(match.winners)
            found.order[(seat - began) % plan.table.players] += 1 / len(match.winners)
        places = [(board.id, region.id) for board in table.boards() for region in board.regions]
        for number, place in enumerate(places, 1):
            if not rules.board.closed >> number & 1:
                found.regions.add(place)
            if rules.board.entry >> number & 1:
                found.entries.add(place)
        found.boards.update(board.id for board in table.boards())
        found.conquests.update(places[number - 1] for number in conquests_of(rules, match.actions))
    found.entries &= found.regions
    return found


def conquests_of(rules: Rules, actions: list[int]) -> list[int]:
    """The regions conquered in a recorded game, one entry per conquest."""
    state = new_state(rules)
    events: list[Event] = []
    state.events = events
    for action in actions:
        apply(rules, state, action)
    return [about["region"] for name, about in events if name == "conquered"]
