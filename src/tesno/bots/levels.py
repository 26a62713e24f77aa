"""The bots people play against, from `beginner` to `expert`: one planner with more or less thought and error.

Budgets are counted in nodes, never in seconds, so a level plays the same game on any machine. Only where people wait
the clock cuts off a turn that would take too long, which is logged.
"""

from __future__ import annotations

import logging
from random import Random
from time import thread_time
from typing import Final
from zlib import crc32

from tesno.bots.bot import Bot
from tesno.bots.mind import kept_for, position
from tesno.bots.planner import NO_TURN, Budget, Planner, Plans, is_planned
from tesno.core.names import Packed, Seat
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import DECIDE, PICK_COMBO, REDEPLOY
from tesno.core.view import View, imagine

log = logging.getLogger(__name__)

LONGEST: Final = 1.8  # seconds of thought for one turn, by the processor's clock: waiting for others is no thought


class Level:
    """How one level thinks. Without a budget for a question it answers by habit."""

    def __init__(
        self,
        name: str,
        choices: Budget | None = None,
        conquests: Budget | None = None,
        placing: Budget | None = None,
        conquests_in: dict[str, Budget] | None = None,
        errors: dict[str, float] | None = None,
        naive: bool = False,
    ) -> None:
        self.name = name
        self.choices = choices  # picks and declines
        self.conquests = conquests  # and all other questions of its turn
        self.placing = placing
        self.conquests_in = conquests_in or {}  # boxes where another budget does better
        self.errors = errors or {}  # coins by which it misjudges what picks and declines will bring, by box
        self.naive = naive  # its habits are a beginner's

    def conquests_of(self, box: str) -> Budget | None:
        return self.conquests_in.get(box, self.conquests)


BEGINNER: Final = Level("beginner", naive=True)
EASY: Final = Level("easy")
# The same error weighs more in one box than in another: these make even steps (docs/ladder.md).
MEDIUM: Final = Level("medium", Budget(1), Budget(1), errors={"base": 13.0, "underground": 10.0, "warcraft": 11.0})
HARD: Final = Level("hard", Budget(1), Budget(1), errors={"base": 3.0, "warcraft": 5.0})
EXPERT: Final = Level(
    "expert",
    Budget(60, ahead=1.0, samples=24, looks=6, apart=10.0),
    Budget(60),
    Budget(1, ahead=1.0, samples=8, looks=8),
    # Searched turns of Warcraft end where the value is wrong more often than where they are good.
    conquests_in={"warcraft": Budget(1)},
)
LEVELS: Final = (BEGINNER, EASY, MEDIUM, HARD, EXPERT)

_planners: list[Planner] = []


def planner_of(rules: Rules) -> Planner:
    """The planner for a rule set, the same for all bots that play by it in this process."""
    return kept_for(rules, _planners, _new_planner)


def _new_planner(rules: Rules) -> Planner:
    # Loaded when a level is first asked for: numpy takes a while, and many a process never needs it.
    from tesno.bots.value import shipped_value

    value = shipped_value(rules.box)
    return Planner(rules, value.coins, value.known)


class LevelBot:
    """A player of one level; it knows only its view."""

    needs_view = True

    def __init__(self, level: Level, rules: Rules, seat: Seat, seed: int, planner: Planner | None = None) -> None:
        self.level = level
        self.rules = rules
        self.seat = seat
        self.planner = planner_of(rules) if planner is None else planner
        self.hurried = False  # people wait: the clock cuts off
        self._seed = seed * 8 + seat
        self._conquests = level.conquests_of(rules.box)
        self._error = level.errors.get(rules.box, 0.0)
        self._turn = (-1, -1)
        self._thought = 0.0  # seconds, in this turn

    def choose(self, view: View, legal: list[int], ledger: tuple[int, ...] | None = None) -> int:
        if len(legal) == 1:
            return legal[0]
        return self.answer(imagine(self.rules, view, ledger), legal)

    def answer(self, s: State, legal: list[int]) -> Packed:
        """The answer in an imagined state."""
        budget = self._budget(s) if s.acting == s.seat else None
        if budget is None:
            return (self.planner.naive if self.level.naive else self.planner.habits).answer(s, legal)
        here = position(s)
        planned = self.planner.planned(s, self.level.name, here)
        if planned in legal:
            return planned
        turn = (s.round, s.seat)
        if turn != self._turn:
            self._turn = turn
            self._thought = 0.0
        start = thread_time()
        self.planner.deadline = start + LONGEST - self._thought if self.hurried else 0.0
        # The same chance whenever, and by whomever, this seat is asked here.
        dice = crc32(repr(here).encode()) ^ self._seed
        found = self._placed(s, budget, dice) if s.step == REDEPLOY else self._searched(s, legal, budget, dice)
        self._thought += thread_time() - start
        return found

    def _budget(self, s: State) -> Budget | None:
        if s.step == PICK_COMBO or s.step == DECIDE:
            return self.level.choices
        if s.step == REDEPLOY:
            return self.level.placing
        return self._conquests if is_planned(s) else None

    def _placed(self, s: State, budget: Budget, dice: int) -> Packed:
        trail = self.planner.placed(s, budget, dice)
        self.planner.keep(self.level.name, trail)
        return trail[0][1]

    def _searched(self, s: State, legal: list[int], budget: Budget, dice: int) -> Packed:
        found = self.planner.search(s, legal, budget, dice)
        if found.cut:
            log.warning("%s was cut off by the clock after %d nodes", self.level.name, found.nodes)
        if self._error and (s.step == PICK_COMBO or s.step == DECIDE):
            # What is still to come is misjudged: in the last turn nothing is.
            after = self.planner.outlook.turns_after(s, s.seat)
            error = self._error * after / (after + 1.0)
            rng = Random(dice)
            for index in range(len(found.scores)):
                found.scores[index] += rng.gauss(0.0, error)
        best = found.best()
        top = found.tops[best]
        if top is not None:
            self.planner.keep(self.level.name, top.trail)
        return legal[best]


def hurry(bot: Bot) -> None:
    """People wait for this one: no turn may take too long."""
    if isinstance(bot, LevelBot):
        bot.hurried = True


def memory_of(bot: Bot) -> tuple[tuple[int, int], Plans] | None:
    """What a level has planned for the rest of a turn: it answers the next question by that, wherever it is asked."""
    return bot.planner.memory() if isinstance(bot, LevelBot) else None


def remind(bot: Bot, turn: tuple[int, int] = NO_TURN, plans: Plans | None = None) -> None:
    """Have it think on where it left off; without plans afresh, whatever others have planned in this process."""
    if isinstance(bot, LevelBot):
        bot.planner.recall(turn, {} if plans is None else plans)


def beginner(rules: Rules, seat: Seat, seed: int) -> LevelBot:
    return LevelBot(BEGINNER, rules, seat, seed)


def easy(rules: Rules, seat: Seat, seed: int) -> LevelBot:
    return LevelBot(EASY, rules, seat, seed)


def medium(rules: Rules, seat: Seat, seed: int) -> LevelBot:
    return LevelBot(MEDIUM, rules, seat, seed)


def hard(rules: Rules, seat: Seat, seed: int) -> LevelBot:
    return LevelBot(HARD, rules, seat, seed)


def expert(rules: Rules, seat: Seat, seed: int) -> LevelBot:
    return LevelBot(EXPERT, rules, seat, seed)
