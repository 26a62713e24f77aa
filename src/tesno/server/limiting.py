"""How often something may be asked: one count for all ways in, however many sockets they come by.

Counted in memory, and processes that share a database tell each other who asks much; what counts for an hour, and is
asked for seldom, is counted by all of them together.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Protocol, TypeVar

from tesno.server.settings import Limits
from tesno.server.store import Store

AN_HOUR = 3600.0
# Other processes are told of uses so many times before somebody has none left: seldom enough for those who play.
TIMES_TOLD = 5

Clock = Callable[[], float]
Key = TypeVar("Key")


class TooMany(Exception):
    """A limit is reached."""


@dataclass(frozen=True)
class Asker:
    """Who asks, and from where: a guest may have many addresses, and an address many guests."""

    guest: int | None
    address: str

    @property
    def name(self) -> str:
        """Those who are no guests are told apart by their addresses alone."""
        return f"address {self.address}" if self.guest is None else f"guest {self.guest}"


class Window:
    """So many uses in any so many seconds, by each user. The clock must never go back, as the time of day may."""

    def __init__(self, most: int, seconds: float, clock: Clock) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        # The last to have used it comes last, so those to be forgotten are found at once.
        self._uses: OrderedDict[str, deque[float]] = OrderedDict()
        self._untold: Counter[str] = Counter()
        self.tell: Callable[[str, int], None] | None = None  # other processes: who has used it, and how often

    def left(self, user: str) -> int:
        """How often the user may still use it now."""
        since = self._clock() - self._seconds
        while self._uses and next(iter(self._uses.values()))[-1] <= since:
            self._untold.pop(self._uses.popitem(last=False)[0], None)
        uses = self._uses.get(user, deque())
        while uses and uses[0] <= since:
            uses.popleft()
        return self._most - len(uses)

    def note(self, user: str) -> None:
        """A use, whether or not it was allowed."""
        self.heard(user, 1)
        if self.tell is not None:
            self._untold[user] += 1
            if self._untold[user] * TIMES_TOLD >= self._most:
                self.tell(user, self._untold.pop(user))

    def heard(self, user: str, times: int) -> None:
        """Uses that are counted here, and told to nobody."""
        self._uses.setdefault(user, deque()).extend([self._clock()] * min(times, self._most))
        self._uses.move_to_end(user)

    def use(self, user: str) -> bool:
        """Use it, if that is allowed."""
        allowed = self.left(user) > 0
        if allowed:
            self.note(user)
        return allowed

    def give_back(self, user: str) -> None:
        """The last use, of which nothing came."""
        uses = self._uses.get(user)
        if uses:
            uses.pop()
        if not uses:
            self._uses.pop(user, None)

    def __len__(self) -> int:
        return len(self._uses)


class Hourly(Protocol):
    """So many uses an hour, by each user."""

    async def use(self, user: str) -> bool:
        """Use it, if that is allowed."""

    async def give_back(self, user: str) -> None:
        """The last use, of which nothing came."""


class HourlyHere:
    """Counted in this process."""

    def __init__(self, most: int, clock: Clock) -> None:
        self._window = Window(most, AN_HOUR, clock)

    async def use(self, user: str) -> bool:
        return self._window.use(user)

    async def give_back(self, user: str) -> None:
        self._window.give_back(user)


class HourlyTogether:
    """Counted in the database that several processes share."""

    def __init__(self, store: Store, what: str, most: int) -> None:
        self._store = store
        self._what = what
        self._most = most

    async def use(self, user: str) -> bool:
        return await self._store.use(self._what, user, self._most, AN_HOUR)

    async def give_back(self, user: str) -> None:
        await self._store.give_back(self._what, user)


class Limiter:
    """Counts per guest and per address; each question is also one use."""

    def __init__(
        self, limits: Limits, local: bool = False, clock: Clock = time.monotonic, store: Store | None = None
    ) -> None:
        """`local`: whoever asks sits at this machine, and may open as many games as they like."""

        def window(most: int) -> Window:
            return Window(most, limits.message_seconds, clock)

        def hourly(what: str, most: int) -> Hourly:
            if store is None or store.process is None:
                return HourlyHere(most, clock)
            return HourlyTogether(store, what, most)

        self._games = None if local else hourly("games", limits.games_per_hour)
        self._guests = hourly("guests", limits.guests_per_hour)
        self._maps = hourly("maps", limits.maps_per_hour)
        self._messages = window(limits.messages)
        self._messages_of_address = window(limits.messages_per_address)
        self._reads = window(limits.reads)
        self._reads_of_address = window(limits.reads_per_address)
        self._sayings = Window(limits.sayings, limits.saying_seconds, clock)
        self._shared = {
            "messages": self._messages,
            "messages_of_address": self._messages_of_address,
            "reads": self._reads,
            "reads_of_address": self._reads_of_address,
            "sayings": self._sayings,
        }
        self._open: Counter[str] = Counter()
        self._most_open = limits.sockets_per_guest
        self._most_open_of_address = limits.sockets_per_address

    def tell_others(self, tell: Callable[[str, str, int], None]) -> None:
        """Of what is used, by whom and how often: other processes count it too."""
        for what, window in self._shared.items():
            window.tell = partial(tell, what)

    def used(self, what: str, user: str, times: int) -> None:
        """Somebody has used it elsewhere."""
        if what in self._shared:
            self._shared[what].heard(user, times)

    @asynccontextmanager
    async def new_game(self, guest: int) -> AsyncIterator[None]:
        """Around setting up a game. Raises TooMany; what fails is not counted."""
        if self._games is None:
            yield
            return
        if not await self._games.use(str(guest)):
            raise TooMany
        try:
            yield
        except BaseException:
            await self._games.give_back(str(guest))
            raise

    async def new_guest(self, address: str) -> bool:
        return await self._guests.use(address)

    async def map(self, asker: Asker) -> bool:
        return await self._maps.use(asker.name)

    def message(self, asker: Asker) -> bool:
        """A command, or whatever else is said at a table."""
        return self._both(self._messages, self._messages_of_address, asker)

    def saying(self, asker: Asker) -> bool:
        """Something that others at a table are to read."""
        return self._sayings.use(asker.name)

    def read(self, asker: Asker) -> bool:
        return self._both(self._reads, self._reads_of_address, asker)

    def _both(self, own: Window, of_address: Window, asker: Asker) -> bool:
        # What is refused to a guest does not use up what others of the address have.
        return own.left(asker.name) > 0 and of_address.use(asker.address) and own.use(asker.name)

    def knock(self, address: str) -> bool:
        """Somebody wants a socket, and nothing was looked up for them yet; False when their address has too many."""
        room = self._open[f"from {address}"] < self._most_open_of_address
        return room and self._messages_of_address.left(address) > 0

    def arrive(self, asker: Asker) -> bool:
        """A socket is opened, which is a message too; False when it is one too many. `leave` follows in any case."""
        self._open[asker.name] += 1
        self._open[f"from {asker.address}"] += 1
        few = (
            self._open[asker.name] <= self._most_open
            and self._open[f"from {asker.address}"] <= self._most_open_of_address
        )
        return few and self.message(asker)

    @property
    def sockets(self) -> int:
        """How many are open."""
        # Each counts for its guest and for its address.
        return self._open.total() // 2

    def leave(self, asker: Asker) -> None:
        """A socket is gone."""
        _one_less(self._open, asker.name)
        _one_less(self._open, f"from {asker.address}")


def _one_less(counts: Counter[Key], key: Key) -> None:
    """Whoever has none left is forgotten."""
    counts[key] -= 1
    if not counts[key]:
        del counts[key]
