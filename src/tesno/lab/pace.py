"""How long each level thinks: turns, and nodes, a second; one core, by the processor's clock.

A node is a turn played to its end and valued, which is what budgets are made of. They are counted where the value is
asked, so turns that end the game, which need no value, are left out. `beginner` asks none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import thread_time
from typing import Any, Final

from tesno.bots.levels import Level, LevelBot
from tesno.bots.planner import Planner
from tesno.bots.series import Plan
from tesno.bots.value import shipped_value
from tesno.core.actions import CHANCE, NOBODY
from tesno.core.game import apply, draw_outcome, legal_actions, new_state
from tesno.core.rules import Rules
from tesno.core.state import Event
from tesno.core.view import view_of
from tesno.load.boxes import draws_for, load_box
from tesno.play.ledger import Ledger
from tesno.play.table import RANDOM, Table, rules_of

PLAYERS: Final = 5
# What a turn may take on average, compiled, and 99 of 100 turns at most: seconds.
MEAN: Final = {"beginner": 0.02, "easy": 0.02, "medium": 0.05, "hard": 0.1, "expert": 0.4}
P99: Final = 2.0
GAMES: Final = 3  # 120 turns in the boxes there are: enough to see a hundredth


@dataclass(frozen=True)
class Pace:
    """How fast one level is."""

    box: str
    level: str
    turns: int
    nodes: int
    seconds: float
    mean: float  # seconds of a turn
    p99: float
    longest: float

    def to_json(self) -> dict[str, Any]:
        spent = self.seconds or 1.0
        return {
            "box": self.box,
            "level": self.level,
            "turns": self.turns,
            "nodes": self.nodes,
            "seconds": round(self.seconds, 3),
            "turns_per_second": round(self.turns / spent, 2),
            "nodes_per_second": round(self.nodes / spent, 1),
            "mean": round(self.mean, 4),
            "p99": round(self.p99, 4),
            "longest": round(self.longest, 4),
            "mean_wanted": MEAN[self.level],
            "p99_wanted": P99,
        }


class Counted:
    """A value that counts what it is asked."""

    def __init__(self, coins: Callable[[list[list[float]]], list[float]], seats: int) -> None:
        self._coins = coins
        self._seats = seats
        self.nodes = 0

    def coins(self, rows: list[list[float]]) -> list[float]:
        self.nodes += len(rows) // self._seats
        return self._coins(rows)


def measure(box: str, level: Level, games: int, seed: int, heard: Callable[[int], None] = lambda _: None) -> Pace:
    """Games of a level with itself, at the largest usual table."""
    drawn = bool(draws_for(load_box(box), PLAYERS))
    plan = Plan(Table(box=box, players=PLAYERS, layout=RANDOM if drawn else ""), (), seed)
    turns: list[float] = []
    nodes = 0
    for index in range(games):
        rules = rules_of(plan.table_of(index))
        value = shipped_value(box)
        counted = Counted(value.coins, rules.seats)
        planner = Planner(rules, counted.coins, value.known)
        bots = [LevelBot(level, rules, seat, plan.seed_of(index), planner) for seat in range(PLAYERS)]
        turns += _turns(rules, bots, plan.seed_of(index))
        nodes += counted.nodes
        heard(1)
    turns.sort()
    spent = sum(turns)
    return Pace(box, level.name, len(turns), nodes, spent, spent / len(turns), _hundredth(turns), turns[-1])


def _turns(rules: Rules, bots: Sequence[LevelBot], seed: int) -> list[float]:
    """Seconds of thought in each turn of a game; what a bot answers out of turn counts for its next one."""
    rng = Random(seed)
    s = new_state(rules)
    events: list[Event] = []
    s.events = events
    ledger = Ledger(rules)
    found: list[float] = []
    thought = [0.0] * rules.seats
    turn = (0, -1)
    while s.acting != NOBODY:
        if s.acting == CHANCE:
            action = draw_outcome(rules, s, rng.random())
        else:
            if (s.round, s.seat) != turn:
                if turn[1] >= 0:
                    found.append(thought[turn[1]])
                    thought[turn[1]] = 0.0
                turn = (s.round, s.seat)
            seat = s.acting
            legal = legal_actions(rules, s)
            view = view_of(rules, s, seat)
            start = thread_time()
            action = bots[seat].choose(view, legal, ledger.totals)
            thought[seat] += thread_time() - start
        apply(rules, s, action)
        ledger.hear(events)
        events.clear()
    found.append(thought[turn[1]])
    return found


def _hundredth(ordered: Sequence[float]) -> float:
    """What 99 % do not exceed.

    >>> _hundredth(range(1, 201))
    198
    """
    return ordered[-(-99 * len(ordered) // 100) - 1]
