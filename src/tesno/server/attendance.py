"""Who is just now at which table where people gather, and at which game: those who play, and those who look on.

In all processes of a server: each tells the others through the database, and hears where they have told something.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

from sqlalchemy.exc import SQLAlchemyError

from tesno.server.line import Line
from tesno.server.store import Overloaded, Store

# Seconds in which those who come and go are told of together.
PACE = 0.25
# So many of the places that were left lately are known to have been.
MOST_LEFT = 1000
# Before what could not be told is tried again.
AGAIN = 2.0

log = logging.getLogger("tesno")

Listener = Callable[[str], None]


class Attendance:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._lines: dict[str, list[tuple[int, Line]]] = {}
        self._elsewhere: dict[str, set[int]] = {}
        self._left: OrderedDict[str, None] = OrderedDict()  # nobody is there any more
        self._untold: set[str] = set()
        self._unheard: set[str] = set()
        self._anew = True  # nothing is known of the others, or not what they have said meanwhile
        self._news = asyncio.Event()
        self._over = asyncio.Event()
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """It is told where somebody has come or gone."""
        self._listeners.append(listener)

    @contextmanager
    def looking(self, place: str, guest: int | None, line: Line) -> Iterator[None]:
        """A guest is at a table or game, while the line is heard of; whoever is no guest is nobody."""
        if guest is None:
            yield
            return
        lines, mine = self._lines.setdefault(place, []), (guest, line)
        known = guest in self.here(place)
        lines.append(mine)
        line.heard = lambda: self._changed(place)
        if not known:
            self._changed(place)
        try:
            yield
        finally:
            lines.remove(mine)
            if not lines:
                self._lines.pop(place, None)
            if guest not in self.here(place):
                self._changed(place)

    def here(self, place: str) -> set[int]:
        """The guests who are there by way of this process."""
        return {guest for guest, line in self._lines.get(place, ()) if not line.silent}

    def elsewhere(self, place: str) -> set[int]:
        """Those who are there by way of others."""
        return self._elsewhere.get(place, set())

    def at(self, place: str) -> set[int]:
        """The guests who are there."""
        return self.here(place) | self.elsewhere(place)

    def everywhere(self) -> dict[str, set[int]]:
        """The guests who are anywhere, by what it is; none at what was left lately."""
        return {place: self.at(place) for place in (*self._left, *self._lines, *self._elsewhere)}

    def _changed(self, place: str) -> None:
        if self._store.process is not None:
            self._untold.add(place)
            self._news.set()
        self._tell(place)

    def _tell(self, place: str) -> None:
        self._left.pop(place, None)
        if not self.at(place):
            self._left[place] = None
            while len(self._left) > MOST_LEFT:
                self._left.popitem(last=False)
        for listener in self._listeners:
            listener(place)

    # Among other processes.

    def heard(self, place: str) -> None:
        """Somebody has come there or gone, here or elsewhere."""
        self._unheard.add(place)
        self._news.set()

    def renew(self) -> None:
        """A process is gone, and what it said with it; it may have been this one."""
        self._untold |= self._lines.keys()
        self._anew = True
        self._news.set()

    async def compare(self, place: str) -> None:
        """Tell who is there, and see who is elsewhere, now: whatever is written next is written by those who know, and
        read by those who can. Raises Overloaded or SQLAlchemyError."""
        if self._store.process is None:
            return
        if place in self._untold:
            self._untold.discard(place)
            try:
                await self._store.attend({place: self.here(place)})
            except BaseException:
                self._untold.add(place)
                raise
        self._take_in({place}, await self._store.attending_elsewhere([place]))

    @asynccontextmanager
    async def keeping_up(self) -> AsyncIterator[None]:
        """Meanwhile the processes tell each other."""
        if self._store.process is None:
            yield
            return
        self._news.set()
        keeping = asyncio.create_task(self._keep_up())
        try:
            yield
        finally:
            # Not in the middle of a question to the database.
            self._over.set()
            self._news.set()
            await keeping

    async def _keep_up(self) -> None:
        while True:
            await self._news.wait()
            if self._over.is_set():
                return
            self._news.clear()
            pause = PACE
            try:
                await self._exchange()
            except (Overloaded, SQLAlchemyError) as error:
                log.warning("who is where can't be told among the processes now: %r", error)
                self._news.set()
                pause = AGAIN
            with suppress(TimeoutError):
                await asyncio.wait_for(self._over.wait(), pause)

    async def _exchange(self) -> None:
        """Tell what is new here, and take in what is new elsewhere. Raises Overloaded or SQLAlchemyError."""
        untold, self._untold = self._untold, set()
        if untold:
            try:
                await self._store.attend({place: self.here(place) for place in untold})
            except BaseException:
                self._untold |= untold
                raise
        anew, unheard = self._anew, self._unheard
        self._anew, self._unheard = False, set()
        if not (anew or unheard):
            return
        try:
            found = await self._store.attending_elsewhere(None if anew else unheard)
        except BaseException:
            self._anew |= anew
            self._unheard |= unheard
            raise
        self._take_in({*self._elsewhere, *(place for place, _ in found)} if anew else unheard, found)

    def _take_in(self, places: set[str], found: Iterable[tuple[str, int]]) -> None:
        """At these places those are now, of all who are elsewhere."""
        now: dict[str, set[int]] = {place: set() for place in places}
        for place, guest in found:
            now[place].add(guest)
        for place, guests in now.items():
            if guests != self.elsewhere(place):
                self._elsewhere[place] = guests
                if not guests:
                    del self._elsewhere[place]
                self._tell(place)
