"""Who of the people at a table is there, and since when the others are not. Knows neither sockets nor the database."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection

# Seconds until somebody's absence is anybody's business: a page that is loaded anew comes back sooner.
NOTICED_AFTER = 2.0
# A table that nobody was at for so many seconds begins anew with its patience: those who come back on another day do
# not find that a bot has the seat of a friend who is a minute late.
ASLEEP_AFTER = 30.0

Clock = Callable[[], float]


class RollCall:
    """The guests at one table, by a clock that only ever runs forward."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._gone: dict[int, float] = {}
        self._empty_since: float | None = None
        self._awake_since: float | None = None  # somebody is there

    def call(self, guests: Collection[int], here: Collection[int]) -> None:
        """Of these guests those are here."""
        now = self._clock()
        self._gone = {guest: self._gone.get(guest, now) for guest in guests if guest not in here}
        if any(guest in here for guest in guests):
            slept = self._empty_since is not None and now - self._empty_since > ASLEEP_AFTER
            if self._awake_since is None or slept:
                self._awake_since = now
            self._empty_since = None
        elif self._empty_since is None:
            self._empty_since = now

    @property
    def anybody(self) -> bool:
        return self._empty_since is None and self._awake_since is not None

    def gone(self, guest: int) -> float | None:
        """Seconds since somebody has left; None while that is nobody's business."""
        since = self._gone.get(guest)
        if since is None:
            return None
        gone = self._clock() - since
        return gone if gone >= NOTICED_AFTER else None

    def patience_left(self, guest: int, seconds: float) -> float | None:
        """Seconds until nobody need wait for a guest any longer; None: the guest is here, or nobody waits."""
        since = self._gone.get(guest)
        if since is None or not self.anybody:
            return None
        assert self._awake_since is not None
        return max(0.0, max(since, self._awake_since) + max(seconds, NOTICED_AFTER) - self._clock())

    @property
    def next_notice(self) -> float | None:
        """Seconds until the next absence is noticed."""
        now = self._clock()
        waits = [NOTICED_AFTER - (now - since) for since in self._gone.values() if now - since < NOTICED_AFTER]
        return min(waits, default=None)
