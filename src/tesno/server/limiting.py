"""How often something may be asked, counted in memory: one count for all ways in, however many sockets they come by."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeVar

from tesno.server.settings import Limits

AN_HOUR = 3600.0

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

    def left(self, user: str) -> int:
        """How often the user may still use it now."""
        since = self._clock() - self._seconds
        while self._uses and next(iter(self._uses.values()))[-1] <= since:
            self._uses.popitem(last=False)
        uses = self._uses.get(user, deque())
        while uses and uses[0] <= since:
            uses.popleft()
        return self._most - len(uses)

    def note(self, user: str) -> None:
        """A use, whether or not it was allowed."""
        self._uses.setdefault(user, deque()).append(self._clock())
        self._uses.move_to_end(user)

    def use(self, user: str) -> bool:
        """Use it, if that is allowed."""
        allowed = self.left(user) > 0
        if allowed:
            self.note(user)
        return allowed

    def __len__(self) -> int:
        return len(self._uses)


class Limiter:
    """Counts per guest and per address; each question is also one use."""

    def __init__(self, limits: Limits, local: bool = False, clock: Clock = time.monotonic) -> None:
        """`local`: whoever asks sits at this machine, and may open as many games as they like."""

        def window(most: int, seconds: float) -> Window:
            return Window(most, seconds, clock)

        self._games = None if local else window(limits.games_per_hour, AN_HOUR)
        self._guests = window(limits.guests_per_hour, AN_HOUR)
        self._maps = window(limits.maps_per_hour, AN_HOUR)
        self._messages = window(limits.messages, limits.message_seconds)
        self._messages_of_address = window(limits.messages_per_address, limits.message_seconds)
        self._reads = window(limits.reads, limits.message_seconds)
        self._reads_of_address = window(limits.reads_per_address, limits.message_seconds)
        self._opening: Counter[int] = Counter()
        self._open: Counter[str] = Counter()
        self._most_open = limits.sockets_per_guest
        self._most_open_of_address = limits.sockets_per_address

    @contextmanager
    def new_game(self, guest: int) -> Iterator[None]:
        """Around setting up a game. Raises TooMany; what fails is not counted."""
        if self._games is None:
            yield
            return
        # Several may be set up at once.
        if self._games.left(str(guest)) <= self._opening[guest]:
            raise TooMany
        self._opening[guest] += 1
        try:
            yield
            self._games.note(str(guest))
        finally:
            _one_less(self._opening, guest)

    def new_guest(self, address: str) -> bool:
        return self._guests.use(address)

    def map(self, asker: Asker) -> bool:
        return self._maps.use(asker.name)

    def message(self, asker: Asker) -> bool:
        """A command, or whatever else is said at a table."""
        return self._both(self._messages, self._messages_of_address, asker)

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
