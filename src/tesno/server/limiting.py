"""How often something may be asked, counted in memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from limits import RateLimitItemPerHour, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from tesno.server.settings import Limits


class TooMany(Exception):
    """A limit is reached."""


class Limiter:
    """Counts per guest, address or socket; each question is also one use."""

    def __init__(self, limits: Limits) -> None:
        self._counts = MovingWindowRateLimiter(MemoryStorage())
        self._games = RateLimitItemPerHour(limits.games_per_hour)
        self._guests = RateLimitItemPerHour(limits.guests_per_hour)
        self._maps = RateLimitItemPerHour(limits.maps_per_hour)
        self._opening: Counter[int] = Counter()
        self._open: Counter[str] = Counter()
        self._most_open = limits.sockets_per_guest
        self._messages = RateLimitItemPerSecond(limits.messages, limits.message_seconds)
        self._reads = RateLimitItemPerSecond(limits.reads, limits.message_seconds)

    @contextmanager
    def new_game(self, guest: int) -> Iterator[None]:
        """Around setting up a game. Raises TooMany; what fails is not counted."""
        left = self._counts.get_window_stats(self._games, "games", str(guest)).remaining
        # Several may be set up at once.
        if left <= self._opening[guest]:
            raise TooMany
        self._opening[guest] += 1
        try:
            yield
            self._counts.hit(self._games, "games", str(guest))
        finally:
            self._opening[guest] -= 1
            if not self._opening[guest]:
                del self._opening[guest]

    def new_guest(self, address: str) -> bool:
        return self._counts.hit(self._guests, "guests", address)

    def message(self, socket: str) -> bool:
        return self._counts.hit(self._messages, "messages", socket)

    def map(self, reader: str) -> bool:
        return self._counts.hit(self._maps, "maps", reader)

    def read(self, reader: str) -> bool:
        return self._counts.hit(self._reads, "reads", reader)

    def arrive(self, holder: str) -> bool:
        """A socket is opened; False when its holder has too many. `leave` follows in any case."""
        self._open[holder] += 1
        return self._open[holder] <= self._most_open

    def leave(self, holder: str, socket: str) -> None:
        """A socket is gone."""
        self._open[holder] -= 1
        if not self._open[holder]:
            del self._open[holder]
        self._counts.clear(self._messages, "messages", socket)
