"""Who is at a running game, as all there are told; and what happens when nobody need wait for somebody any longer."""

from __future__ import annotations

import asyncio
import logging
import time
import weakref
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from tesno.server.attendance import Attendance
from tesno.server.clocks import Timekeeper
from tesno.server.course import Course
from tesno.server.manners import Manners
from tesno.server.messages import Presence, SeatPresence
from tesno.server.rollcall import Clock, RollCall
from tesno.server.store import Overloaded, Store

if TYPE_CHECKING:
    from tesno.server.live import Change, LiveGame, Watcher

# Who plays for people who are gone or have resigned: whom one plays against if nobody says otherwise.
PLAYS_ON = "medium"
# Seconds before something that could not be written is tried again.
AGAIN = 1.0
# Seconds between two notes of the time that is spent.
NOTED_EVERY = 5.0
# Seconds until one looks again, however far away a deadline is: the game may have left memory long before.
LONGEST_WAIT = 60.0

log = logging.getLogger("tesno")


class Attending:
    """The people at one game. Where all seats of people are one guest's nobody waits for anybody, and nothing is told.

    Whoever has a socket open is there. Of several processes each that has somebody there may have a bot step in, and
    the log says who was first.
    """

    def __init__(self, live: LiveGame, store: Store, attendance: Attendance, clock: Clock, wall: Clock) -> None:
        # It knows this, and must not be known by it, or the whole game waits for a search for garbage.
        self._game = weakref.ref(live)
        self._store = store
        self._attendance = attendance
        self._roll = RollCall(clock)
        self._manners = Manners.model_validate(live.row.manners)
        agreed, seats = self._manners.clock, live.row.seats
        people = [number for number, seat in enumerate(seats) if seat["kind"] == "human"]
        self._keeper = None if agreed is None else Timekeeper(agreed, len(seats), people, clock, wall)
        self._deciding: asyncio.Task[None] | None = None
        self._noting: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._told: Presence | None = None
        self._told_version = 0
        self._noted = 0.0
        self._unnoted = False  # of the time that is spent something is to be written down
        self._ended = False

    # What happens around it.

    def changed(self) -> None:
        """Somebody has come or gone, or the game has gone on: tell it, and see to what is due now or later."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._ended or self._game() is None or not self._is_shared:
            return
        self._roll.call(self._guests, self._here)
        self._run_clock()
        self._tell()
        if self._wanted() is not None:
            self._decide()
        elif (wait := self._next_look) is not None:
            self._timer = asyncio.get_running_loop().call_later(min(wait, LONGEST_WAIT), self.changed)

    def welcome(self, watcher: Watcher) -> None:
        """Somebody has come, and has to be told even if for all others nothing has changed."""
        before = self._told
        self.changed()
        if self._told is before and (presence := self.presence) is not None:
            watcher.tell(presence)

    async def end(self) -> None:
        """Nothing is entered any more; what is under way is finished."""
        self._note_time()
        self._ended = True
        self.changed()
        tasks = [task for task in (self._deciding, self._noting) if task is not None]
        await asyncio.gather(*tasks, return_exceptions=True)

    # Who is there.

    @property
    def _live(self) -> LiveGame:
        live = self._game()
        assert live is not None, "whoever asks has it"
        return live

    @property
    def _is_shared(self) -> bool:
        """Whether people wait for each other."""
        return len(self._guests) > 1 and not self._live.closed and not self._live.course.game.over

    @property
    def _guests(self) -> set[int]:
        return set(self._live.row.claims.values())

    @property
    def _local(self) -> set[int]:
        return self._guests & self._attendance.here(self._live.row.id)

    @property
    def _here(self) -> set[int]:
        return self._guests & self._attendance.at(self._live.row.id)

    def is_here(self, guest: int) -> bool:
        return guest in self._here

    def may_return(self, seat: int) -> bool:
        """Whether whoever sits there may take the seat back from a bot now."""
        absence = self._live.course.away.get(seat)
        if absence is None or absence.why != "time" or self._keeper is None:
            return True
        return absence.turn is None and self._keeper.left(self._live.course, seat) != 0

    # What is told.

    @property
    def presence(self) -> Presence | None:
        """How it stands; None where nobody waits for anybody."""
        if not self._is_shared:
            return None
        course, claims = self._live.course, self._live.row.claims
        return Presence(
            seats=[self._seat(seat, claims[seat], course) for seat in sorted(claims)],
            paused=course.paused,
            host=self.is_here(self._live.row.creator),
            running=course.asked if self._keeper is not None and self._keeper.runs else None,
        )

    def _seat(self, seat: int, guest: int, course: Course) -> SeatPresence:
        absence = course.away.get(seat)
        gone = self._roll.gone(guest) if self._is_awaited else None
        return SeatPresence(
            seat=seat,
            here=guest in self._here,
            away=gone,
            bot=course.bots_for_people.get(seat),
            why="resigned" if seat in course.resigned else absence.why if absence else None,
            returns=seat in course.bots_for_people and self.may_return(seat),
            bot_in=self._patience(seat) if gone is not None else None,
            left=None if self._keeper is None else self._keeper.left(course, seat),
        )

    def _tell(self) -> None:
        presence = self.presence
        # What is left on a clock is another matter with every entry.
        timed = self._keeper is not None and self._told_version != self._live.version
        if presence is None or (_alike(presence, self._told) and not timed):
            return
        self._told_version = self._live.version
        self._told = presence
        for watcher in self._live.watchers:
            watcher.tell(presence)

    # What is due.

    @property
    def _is_awaited(self) -> bool:
        """Whether one is expected to sit there: by correspondence nobody is."""
        clock = self._manners.clock
        return clock is None or clock.kind != "days"

    def _patience(self, seat: int) -> float | None:
        """Seconds until a bot plays for a seat; None: one need not wait for it, or waits however long it takes."""
        course, away = self._live.course, self._manners.away
        if course.asked != seat or seat in course.bots_for_people or course.paused:
            return None
        if not away or not self._is_awaited or not self._local:
            return None
        guest = self._live.row.claims.get(seat)
        return None if guest is None else self._roll.patience_left(guest, away)

    @property
    def _next_look(self) -> float | None:
        """Seconds until something changes by itself."""
        asked = self._live.course.asked
        waits = [self._roll.next_notice, None if asked is None else self._patience(asked), self._time_left]
        if self._keeper is not None and self._keeper.runs:
            waits.append(NOTED_EVERY)
        return min((wait for wait in waits if wait is not None), default=None)

    def _wanted(self) -> Change | None:
        """What has to be entered in the log now."""
        course = self._live.course
        for seat, absence in sorted(course.away.items()):
            # Whoever comes back plays on without having to ask; who was too slow has to say so.
            if absence.why == "gone" and self._live.row.claims.get(seat) in self._local:
                return lambda course: course.take_back_seat(seat)
        asked = course.asked
        if asked is not None and self._patience(asked) == 0:
            return lambda course: course.give_to_bot(asked, PLAYS_ON, "gone")
        if asked is not None and self._time_left == 0:
            return self._time_is_up(asked)
        return None

    # The clock.

    @property
    def _time_left(self) -> float | None:
        """Seconds until the time of whoever is asked is up; None: it does not run, or is another process's business."""
        keeper, course = self._keeper, self._live.course
        if keeper is None or course.asked is None or course.paused or course.asked in course.bots_for_people:
            return None
        if not keeper.by_days and not (keeper.runs and self._local):
            return None
        return keeper.left(course, course.asked)

    def _time_is_up(self, seat: int) -> Change:
        """Of a turn that is over nothing is left to be played; of others a bot plays the rest, or all that come."""
        assert self._keeper is not None
        if self._live.course.held == seat:
            return lambda course: course.pass_on(seat)
        this_turn = self._keeper.agreed.kind != "bank"
        return lambda course: course.give_to_bot(seat, PLAYS_ON, "time", this_turn=this_turn)

    def stamp(self, course: Course) -> None:
        """A new entry is about to be written."""
        if self._keeper is not None and self._is_shared:
            course.stamp(self._keeper.stamp(self._live.course, course))

    def begin_anew(self) -> None:
        """It is written, here or elsewhere."""
        if self._keeper is not None:
            self._keeper.begin()

    async def recall(self) -> None:
        """The game was not in memory: see what was spent before. Raises Overloaded or SQLAlchemyError."""
        if self._keeper is not None:
            self._keeper.recall(await self._store.time_noted(self._live.row.id, self._live.version))

    def _run_clock(self) -> None:
        if self._keeper is None:
            return
        ran = self._keeper.runs
        self._keeper.run(self._live.course, self._roll.anybody)
        if ran or self._keeper.runs:
            self._note_time()

    def _note_time(self) -> None:
        """What is spent is known to others, and after a restart, but for the last seconds."""
        keeper = self._keeper
        if keeper is None or keeper.by_days or self._ended or self._game() is None:
            return
        now = time.monotonic()
        if keeper.runs and now < self._noted + NOTED_EVERY:
            return
        self._noted = now
        self._unnoted = True
        if self._noting is None or self._noting.done():
            self._noting = asyncio.create_task(self._write_time(keeper))

    async def _write_time(self, keeper: Timekeeper) -> None:
        """Until what stands there is what is to be noted: it may have changed while it was written."""
        while self._unnoted and (live := self._game()) is not None:
            self._unnoted = False
            try:
                await self._store.note_time(live.row.id, live.version, keeper.spent)
            except (Overloaded, SQLAlchemyError) as error:
                log.warning("game %s: how much time was spent is not noted: %s", live.row.id, error)

    # What is entered.

    def _decide(self) -> None:
        if self._deciding is None or self._deciding.done():
            self._deciding = asyncio.create_task(self._enter_what_is_wanted())

    async def _enter_what_is_wanted(self) -> None:
        while not self._ended and self._is_shared and self._wanted() is not None:
            version = self._live.version
            try:
                # Whoever has just come to another process is there; and others learn who is here before they learn that
                # somebody is back.
                await self._attendance.compare(self._live.row.id)
                self._roll.call(self._guests, self._here)
                await self._live.by_itself(self._wanted)
            except Exception:
                # Others wait for it, so it is tried however often it takes.
                log.exception("game %s: who is away could not be written down", self._live.row.id)
            if self._live.version == version:
                await asyncio.sleep(AGAIN)
        # What else is due, now that this has ended.
        asyncio.get_running_loop().call_soon(self.changed)


def _alike(presence: Presence, told: Presence | None) -> bool:
    """Whether it says the same, but for the seconds that have gone by."""
    return told is not None and _without_seconds(presence) == _without_seconds(told)


def _without_seconds(presence: Presence) -> object:
    return (
        presence.paused,
        presence.host,
        [(seat.seat, seat.here, seat.away is None, seat.bot, seat.why, seat.bot_in is None) for seat in presence.seats],
    )
