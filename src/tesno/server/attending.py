"""Who is at a running game, as all there are told; and what happens when nobody need wait for somebody any longer."""

from __future__ import annotations

import asyncio
import logging
import weakref
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

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

log = logging.getLogger("tesno")


class Attending:
    """The people at one game. Where all seats of people are one guest's nobody waits for anybody, and nothing is told.

    Whoever has a socket open is there. Of several processes each knows its own sockets, and by the database those of
    the others; each that has somebody there may have a bot step in, and the log says who was first.
    """

    def __init__(self, live: LiveGame, store: Store, clock: Clock) -> None:
        # It knows this, and must not be known by it, or the whole game waits for a search for garbage.
        self._game = weakref.ref(live)
        self._store = store
        self._roll = RollCall(clock)
        self._elsewhere: set[int] = set()  # guests at other processes
        self._entered: set[int] = set()  # guests here whom the other processes know of
        self._unasked = False  # something is new elsewhere
        self._asking: asyncio.Task[None] | None = None
        self._entering: asyncio.Task[None] | None = None
        self._deciding: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._told: Presence | None = None
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
        self._enter()
        self._tell()
        if self._wanted() is not None:
            self._decide()
        elif (wait := self._next_look) is not None:
            self._timer = asyncio.get_running_loop().call_later(wait, self.changed)

    def welcome(self, watcher: Watcher) -> None:
        """Somebody has come, and has to be told even if for all others nothing has changed."""
        before = self._told
        self.changed()
        if self._told is before and (presence := self.presence) is not None:
            watcher.tell(presence)

    def ask_elsewhere(self) -> None:
        """Somebody may have come to another process, or have left it."""
        if self._store.process is None or self._ended or not self._is_shared:
            return
        self._unasked = True
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask_elsewhere())

    def forgotten(self) -> None:
        """A process is gone, and the others may know nothing any more of those who are here."""
        self._entered = set()
        self.ask_elsewhere()

    async def end(self) -> None:
        """Nothing is entered any more; what is under way is finished."""
        self._ended = True
        self.changed()
        tasks = [task for task in (self._asking, self._entering, self._deciding) if task is not None]
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
        watchers, guests = self._live.watchers, self._guests
        return {watcher.guest for watcher in watchers if watcher.guest in guests and not watcher.line.silent}

    @property
    def _here(self) -> set[int]:
        return self._local | self._elsewhere

    def is_here(self, guest: int) -> bool:
        return guest in self._here

    def may_return(self, seat: int) -> bool:
        """Whether whoever sits there may take the seat back from a bot now."""
        return True

    def _enter(self) -> None:
        """Let the other processes know who is here."""
        if self._store.process is None or self._entered == self._local:
            return
        if self._entering is None or self._entering.done():
            self._entering = asyncio.create_task(self._keep_entered())

    async def _ask_elsewhere(self) -> None:
        while self._unasked and not self._ended:
            self._unasked = False
            try:
                self._elsewhere = await self._store.attendance(self._live.row.id)
            except (Overloaded, SQLAlchemyError) as error:
                log.warning("game %s: who is at other processes can't be read yet: %s", self._live.row.id, error)
                self._unasked = True
                await asyncio.sleep(AGAIN)
            else:
                self.changed()

    async def _keep_entered(self) -> None:
        while self._entered != (local := self._local) and not self._ended:
            try:
                await self._store.enter(self._live.row.id, local)
                self._entered = local
            except (Overloaded, SQLAlchemyError) as error:
                log.warning("game %s: who is there can't be told to other processes yet: %s", self._live.row.id, error)
                await asyncio.sleep(AGAIN)

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
            bot_in=self._patience(seat) if gone is not None else None,
        )

    def _tell(self) -> None:
        presence = self.presence
        if presence is None or _alike(presence, self._told):
            return
        self._told = presence
        for watcher in self._live.watchers:
            watcher.tell(presence)

    # What is due.

    @property
    def _is_awaited(self) -> bool:
        """Whether one is expected to sit there: by correspondence nobody is."""
        clock = self._manners.clock
        return clock is None or clock.kind != "days"

    @property
    def _manners(self) -> Manners:
        return Manners.model_validate(self._live.row.manners)

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
        waits = [self._roll.next_notice, None if asked is None else self._patience(asked)]
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
        return None

    def _decide(self) -> None:
        if self._deciding is None or self._deciding.done():
            self._deciding = asyncio.create_task(self._enter_what_is_wanted())

    async def _enter_what_is_wanted(self) -> None:
        while not self._ended and self._is_shared and self._wanted() is not None:
            version = self._live.version
            try:
                if self._store.process is not None:
                    # Whoever has just come to another process is there.
                    self._elsewhere = await self._store.attendance(self._live.row.id)
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
