"""How much time each seat has: the clock that a table has agreed on, by a clock that only ever runs forward.

What is left stands in the log, with every entry; what was spent since the last one is kept by whoever has the game in
memory, and written down every few seconds (`Store.note_time`), so that neither a restart nor another process gives time
away or takes it. Time runs for the person who is asked, while anybody is at the table and the game is not paused: so
nobody loses time while the server is down. By correspondence there is a deadline instead, by the calendar.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from datetime import UTC, datetime
from typing import Any

from tesno.server.course import Course
from tesno.server.manners import BankClock, DaysClock, TurnClock
from tesno.server.rollcall import Clock

DAY = 86_400.0


class Timekeeper:
    """The clock of one game; `people` are the seats that have time, the others are bots'."""

    def __init__(
        self,
        agreed: TurnClock | BankClock | DaysClock,
        seats: int,
        people: Collection[int],
        clock: Clock = time.monotonic,
        wall: Clock = time.time,
    ) -> None:
        self.agreed = agreed
        self._seats = seats
        self._people = set(people)
        self._clock = clock
        self._wall = wall
        self._spent = 0.0  # since the last entry, up to `_since`
        self._since: float | None = None  # it runs

    # The hands.

    @property
    def spent(self) -> float:
        """Seconds since the last entry."""
        return self._spent + (0.0 if self._since is None else self._clock() - self._since)

    @property
    def runs(self) -> bool:
        return self._since is not None

    def run(self, course: Course, anybody: bool) -> None:
        """Start or stop it, as the game stands."""
        runs = anybody and not course.paused and self._timed(course) is not None and not self.by_days
        if runs != self.runs:
            self._spent = self.spent
            self._since = self._clock() if runs else None

    def begin(self) -> None:
        """An entry has been written, with what is left in it."""
        self._spent = 0.0
        self._since = None if self._since is None else self._clock()

    def recall(self, spent: float) -> None:
        """What was spent since the last entry before the game came into memory."""
        self._spent = spent

    # What is left.

    @property
    def by_days(self) -> bool:
        return isinstance(self.agreed, DaysClock)

    def left(self, course: Course, seat: int) -> float | None:
        """Seconds; None: the seat has no time of its own, or none is running out for it."""
        if seat not in self._people:
            return None
        state = self._state(course)
        if self.by_days:
            if seat != self._timed(course):
                return None
            return state["rest"] / 1000 if "rest" in state else max(0.0, _time(state["due"]) - self._wall())
        left: float = state["left"][seat] / 1000
        return max(0.0, left - self.spent) if seat == self._timed(course) else left

    def _timed(self, course: Course) -> int | None:
        """The seat whose time it is."""
        asked = course.asked
        return asked if asked in self._people and asked not in course.bots_for_people else None

    # What is written.

    def start(self, course: Course) -> dict[str, Any]:
        """What the first entry says about time."""
        state = self._state(course)
        return self._bots_turn(course, state["turn"]) if self.by_days and self._timed(course) is None else state

    def stamp(self, before: Course, after: Course) -> dict[str, Any]:
        """What an entry says about time: the game before and after it."""
        state = self._state(before)
        # Whoever holds a turn open is still in it.
        turn = state["turn"] if after.held is not None else list(after.turn)
        if isinstance(self.agreed, DaysClock):
            return self._deadline(before, after, state, turn)
        left = list(state["left"])
        timed = self._timed(before)
        if timed is not None:
            left[timed] = max(0, left[timed] - round(1000 * self.spent))
        if turn != state["turn"]:
            if isinstance(self.agreed, BankClock):
                left[state["turn"][1]] += 1000 * self.agreed.increment
            else:
                left = [1000 * self.agreed.seconds] * self._seats
        return {"turn": turn, "left": left}

    def _deadline(self, before: Course, after: Course, state: dict[str, Any], turn: list[int]) -> dict[str, Any]:
        """The same while the same person is asked in the same turn; while the game is paused, what is left of it."""
        assert isinstance(self.agreed, DaysClock)
        timed = self._timed(after)
        if timed is None:
            return self._bots_turn(after, turn)
        rest = self.agreed.days * DAY
        if turn == state["turn"] and timed == self._timed(before):
            rest = self.left(before, timed) or 0.0
        if after.paused:
            return {"turn": turn, "rest": round(1000 * rest)}
        if not before.paused and turn == state["turn"] and timed == self._timed(before):
            return {"turn": turn, "due": state["due"]}
        return {"turn": turn, "due": _said(self._wall() + rest)}

    def _bots_turn(self, course: Course, turn: list[int]) -> dict[str, Any]:
        """A bot's turn is due at once: by correspondence nobody looks at a game who could wake it."""
        if course.paused or course.asked is None:
            return {"turn": turn}
        return {"turn": turn, "bots": _said(self._wall())}

    def _state(self, course: Course) -> dict[str, Any]:
        """How the clock stood when the last entry was written; at the beginning all have all the time."""
        if course.clock is not None:
            return course.clock
        turn = list(course.turn)
        if isinstance(self.agreed, DaysClock):
            return {"turn": turn, "due": _said(self._wall() + self.agreed.days * DAY)}
        return {"turn": turn, "left": [1000 * self.agreed.seconds] * self._seats}


def _said(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds")


def _time(said: str) -> float:
    return datetime.fromisoformat(said).timestamp()
