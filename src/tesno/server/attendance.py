"""Who looks just now at which table where people gather, and at which game that others may watch.

In all processes of a server: each tells the others through the database, and hears when they have told something.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

from sqlalchemy.exc import SQLAlchemyError

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
        self._here: dict[str, Counter[int]] = {}
        self._elsewhere: dict[str, set[int]] = {}
        self._left: OrderedDict[str, None] = OrderedDict()  # nobody looks at it any more
        self._untold: set[str] = set()
        self._unheard = False
        self._news = asyncio.Event()
        self._over = asyncio.Event()
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """It is told where somebody has come or gone."""
        self._listeners.append(listener)

    @contextmanager
    def looking(self, place: str, guest: int | None) -> Iterator[None]:
        """A guest looks at a table or game; whoever is no guest is nobody."""
        if guest is None:
            yield
            return
        here = self._here.setdefault(place, Counter())
        here[guest] += 1
        if here[guest] == 1:
            self._changed(place)
        try:
            yield
        finally:
            here[guest] -= 1
            if not here[guest]:
                del here[guest]
                if not here:
                    self._here.pop(place, None)
                self._changed(place)

    def at(self, place: str) -> set[int]:
        """The guests who look at it."""
        return {*self._here.get(place, ()), *self._elsewhere.get(place, ())}

    def everywhere(self) -> dict[str, set[int]]:
        """The guests who look at anything, by what it is; none of what was left lately."""
        return {place: self.at(place) for place in (*self._left, *self._here, *self._elsewhere)}

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

    def heard(self) -> None:
        """Somebody has come or gone, here or elsewhere."""
        self._unheard = True
        self._news.set()

    def renew(self) -> None:
        """A process is gone, and what it said with it; it may have been this one."""
        self._untold |= self._here.keys()
        self.heard()

    @asynccontextmanager
    async def keeping_up(self) -> AsyncIterator[None]:
        """Meanwhile the processes tell each other."""
        if self._store.process is None:
            yield
            return
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
                log.warning("who looks at what can't be told among the processes now: %r", error)
                self._news.set()
                pause = AGAIN
            with suppress(TimeoutError):
                await asyncio.wait_for(self._over.wait(), pause)

    async def _exchange(self) -> None:
        """Tell what is new here, and take in what is new elsewhere. Raises Overloaded or SQLAlchemyError."""
        untold, self._untold = self._untold, set()
        if untold:
            try:
                await self._store.attend({place: list(self._here.get(place, ())) for place in untold})
            except BaseException:
                self._untold |= untold
                raise
        if self._unheard:
            self._unheard = False
            elsewhere: dict[str, set[int]] = {}
            try:
                for place, guest in await self._store.attending_elsewhere():
                    elsewhere.setdefault(place, set()).add(guest)
            except BaseException:
                self._unheard = True
                raise
            before, self._elsewhere = self._elsewhere, elsewhere
            for place in before.keys() | elsewhere.keys():
                if before.get(place) != elsewhere.get(place):
                    self._tell(place)
