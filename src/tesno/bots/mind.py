"""What bots of one rule set have worked out: kept from one question to the next, and shared by those at one table."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, Protocol, TypeVar

from tesno.bots.foresight import FarHabits, FarOutlook, has_foresight
from tesno.bots.habits import Habits
from tesno.bots.outlook import Outlook
from tesno.core.actions import CHANCE
from tesno.core.names import Seat
from tesno.core.rules import Rules
from tesno.core.state import FIELDS, State
from tesno.core.steps import CONQUEST, REDEPLOY


class HasRules(Protocol):
    """Whatever thinks by one rule set."""

    rules: Rules


class Mind:
    """Outlook and habits for a rule set, and how turns end. All of it follows from positions alone, so whoever asks
    first, and in whatever order, everybody gets the same."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.foresees = has_foresight(rules)
        self.outlook = FarOutlook(rules) if self.foresees else Outlook(rules)
        self.habits = FarHabits(rules, self.outlook) if self.foresees else Habits(rules, self.outlook)
        self._turn = (-1, -1, -1)
        self._ends: dict[tuple[Any, ...], float] = {}

    def open_turn(self, s: State, seat: Seat) -> None:
        """A question of this seat comes: what was thought in other turns is of no more use."""
        turn = (s.round, s.seat, seat)
        if turn != self._turn:
            self._turn = turn
            self._ends.clear()

    def end_of_turn(self, s: State, seat: Seat, dice: int) -> float:
        """The seat's score when the turn has been played to its end by habit; `dice` is the seed of chance.

        Conquests taken in another order meet in the same position, faces of the die that fail lead to one, and the next
        question of the turn is about positions passed on the way: from there on the score is known, unless chance has
        still to speak.
        """
        habits = self.habits
        passed: list[tuple[Any, ...]] = []
        rng: Random | None = None
        at_round, at_seat = s.round, s.seat
        while s.acting >= CHANCE and s.round == at_round and s.seat == at_seat:
            if s.acting == CHANCE:
                passed.clear()
                if rng is None:
                    rng = Random(dice)
            elif s.step == CONQUEST or s.step == REDEPLOY:
                key = position(s)
                known = self._ends.get(key)
                if known is not None:
                    score = known
                    break
                passed.append(key)
            habits.play_once(s, rng)
        else:
            score = self.outlook.score(s, seat)
        for key in passed:
            self._ends[key] = score
        return score


def position(s: State) -> tuple[Any, ...]:
    """Everything on the table, as a key."""
    found: list[Any] = []
    for name in FIELDS:
        value = getattr(s, name)
        found.append(tuple(value) if isinstance(value, list) else value)
    return tuple(found)


# A series plays by one rule set, a server's worker by a few.
_MOST: Final = 8
Thought = TypeVar("Thought", bound=HasRules)


def kept_for(rules: Rules, kept: list[Thought], make: Callable[[Rules], Thought]) -> Thought:
    """What thinks by a rule set, the same for all bots of this process: from those in use, the latest last, or new."""
    for place, thought in enumerate(kept):
        if thought.rules is rules:
            if place < len(kept) - 1:
                kept.append(kept.pop(place))
            return thought
    if len(kept) >= _MOST:
        del kept[0]
    thought = make(rules)
    kept.append(thought)
    return thought


_minds: list[Mind] = []


def mind_of(rules: Rules) -> Mind:
    """The mind for a rule set, the same for all bots that play by it in this process."""
    return kept_for(rules, _minds, Mind)
