"""Games that a value learns from: bots play themselves, and now and then otherwise than they think best."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np

from tesno.bots.features import Features, known_of
from tesno.bots.mind import position
from tesno.bots.planner import Budget, Planner, is_planned
from tesno.bots.value import COINS, Floats, Value, value_from
from tesno.core.actions import CHANCE
from tesno.core.game import apply, legal_actions, new_state
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import REDEPLOY
from tesno.load.boxes import draws_for, load_box
from tesno.play.layout import drawn_by_seed
from tesno.play.table import Table, rules_of

# Each player of a game is of a kind drawn for it: how often it strays from what it thinks best, and how far.
STRAYS: Final = (0.0, 0.1, 0.3)
WARMTH: Final = (1.0, 3.0, 6.0)  # coins that make one answer e times likelier than another
NODES: Final = (1, 10)  # how far it plans conquests
LOOSE: Final = (0.0, 0.05, 0.15, 0.3)  # the same for games by habit: how often any answer is given
MISPLACED: Final = 0.3  # a share of those strayings at redeployment


@dataclass(frozen=True)
class Batch:
    """Some games of one table size; the same batch gives the same rows."""

    box: str
    players: int
    games: int
    seed: int


@dataclass(frozen=True)
class Lessons:
    """Rows of features, and the coins (in tens) that came after each: game by game, turn by turn, seat by seat."""

    rows: Floats
    tens: Floats
    turns: list[int]  # of each game
    seats: int


def table_for(box: str, players: int, seed: int) -> Table:
    """A table of the box; where boards are drawn, those that the seed draws."""
    if not draws_for(load_box(box), players):
        return Table(box=box, players=players)
    table = Table(box=box, players=players, layout="random")
    return table.laid_out(drawn_by_seed(table, seed))


def play_batch(weights: bytes, batch: Batch) -> Lessons:
    """Play the games of a batch and give what was seen at the start of every turn.

    `weights` is what the file of a value holds by which they are played; without it they are played by habit.
    """
    rules = rules_of(table_for(batch.box, batch.players, batch.seed))
    student = _Thoughtful(rules, value_from(weights, batch.box)) if weights else _Loose(rules)
    rows: list[list[float]] = []
    tens: list[float] = []
    turns: list[int] = []
    for number in range(batch.games):
        rng = Random(batch.seed * 1_000_003 + number)
        s = new_state(rules)
        seen: list[tuple[list[list[float]], tuple[int, ...]]] = []
        student.begin(rng)
        turn = (0, 0)
        while s.acting >= CHANCE:
            if s.acting != CHANCE and (s.round, s.seat) != turn:
                turn = (s.round, s.seat)
                seen.append((student.features.rows(s), s.coins))
                student.new_turn()
            student.act(s, rng)
        turns.append(len(seen))
        for described, coins in seen:
            for seat, row in enumerate(described):
                rows.append(row)
                tens.append((s.coins[seat] - coins[seat]) / COINS)
    return Lessons(np.array(rows, np.float32), np.array(tens, np.float32), turns, batch.players)


class _Loose:
    """Plays all seats by habit, and sometimes anything."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.planner = Planner(rules, _blind, known_of(rules))
        self.features: Features = self.planner.features
        self._loose = 0.0

    def begin(self, rng: Random) -> None:
        self._loose = rng.choice(LOOSE)

    def new_turn(self) -> None:
        pass

    def act(self, s: State, rng: Random) -> None:
        if s.acting != CHANCE and is_planned(s) and rng.random() < self._loose:
            apply(self.rules, s, rng.choice(legal_actions(self.rules, s)))
        else:
            self.planner.habits.play_once(s, rng)


class _Thoughtful:
    """Plays all seats by a value, each with its own way to stray."""

    def __init__(self, rules: Rules, value: Value) -> None:
        self.rules = rules
        self.planner = Planner(rules, value.coins, value.known)
        self.features: Features = self.planner.features
        self._strays: list[float] = []
        self._warmth: list[float] = []
        self._nodes: list[int] = []
        self._plan: dict[object, int] = {}

    def begin(self, rng: Random) -> None:
        seats = range(self.rules.seats)
        self._strays = [rng.choice(STRAYS) for _ in seats]
        self._warmth = [rng.choice(WARMTH) for _ in seats]
        self._nodes = [rng.choice(NODES) for _ in seats]

    def new_turn(self) -> None:
        self._plan = {}

    def act(self, s: State, rng: Random) -> None:
        habits = self.planner.habits
        if s.acting == CHANCE:
            habits.play_once(s, rng)
            return
        seat = s.acting
        strays = rng.random() < self._strays[seat]
        if s.step == REDEPLOY and strays and rng.random() < MISPLACED:
            apply(self.rules, s, rng.choice(legal_actions(self.rules, s)))
            return
        if not is_planned(s):
            habits.play_once(s, rng)
            return
        legal = legal_actions(self.rules, s)
        known = legal[0] if len(legal) == 1 else self._plan.get(position(s)) if not strays else None
        if known is not None and known in legal:
            apply(self.rules, s, known)
            return
        found = self.planner.search(s, legal, Budget(self._nodes[seat]), rng.getrandbits(30))
        choice = found.best()
        top = found.tops[choice]
        if strays:
            most = found.scores[choice]
            weights = [_falling((most - score) / self._warmth[seat]) for score in found.scores]
            choice = rng.choices(range(len(legal)), weights)[0]
            self._plan = {}
        elif top is not None:
            self._plan = dict(top.trail)
        apply(self.rules, s, legal[choice])


def _falling(x: float) -> float:
    """About exp(-x), for x from 0 on. By plain arithmetic: libraries round otherwise, and the games would be others."""
    found = max(0.0, 1.0 - x / 1024)
    for _ in range(10):
        found *= found
    return found


def _blind(rows: list[list[float]]) -> list[float]:
    """Habits need no value."""
    return [0.0] * len(rows)
