"""Who is next: people's tables before those that nobody watches, guests in turn, and the games of a guest in turn."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

# Guests, and games, of which is known when they had their turn; those longest ago are forgotten, and go first as ever.
MOST_KNOWN = 10_000
# Those who stand back for others have a turn after so many of theirs at the latest, or they might never have one.
MOST_IN_A_ROW = 7


def _somebody() -> bool:
    return True


@dataclass(frozen=True)
class Asker:
    """On whose behalf something is asked: a game, and the guests who play it. `waited_for` is looked at again whenever
    somebody is chosen: people come and go while their question waits."""

    game: str = ""
    guests: tuple[int, ...] = ()
    waited_for: Callable[[], bool] = _somebody
    after: int = 0  # what is asked with 1 waits for all that is asked with 0


class Turns:
    """When each of many had a turn; those that had none come first."""

    def __init__(self) -> None:
        self._count = 0
        self._had: OrderedDict[int | str, int] = OrderedDict()

    def latest(self, who: int | str) -> int:
        return self._had.get(who, 0)

    def have(self, all: Iterable[int | str]) -> None:
        self._count += 1
        for who in all:
            self._had[who] = self._count
            self._had.move_to_end(who)
        while len(self._had) > MOST_KNOWN:
            self._had.popitem(last=False)


@dataclass(eq=False)
class Waiting:
    """One who waits; `since` is a reading of the clock."""

    asker: Asker
    since: float
    returned: bool = field(default=False, kw_only=True)  # it was taken, and its worker died


W = TypeVar("W", bound=Waiting)


class FairQueue(Generic[W]):
    """Those who wait."""

    def __init__(self) -> None:
        self._waiting: dict[W, None] = {}  # in order of arrival
        self._guests = Turns()
        self._games = Turns()
        self._in_a_row = 0  # turns since one of those who stand back had one

    def __len__(self) -> int:
        return len(self._waiting)

    @property
    def since(self) -> float | None:
        """When the one who waits longest came."""
        return min((waiting.since for waiting in self._waiting), default=None)

    def put(self, waiting: W) -> None:
        self._waiting[waiting] = None

    def discard(self, waiting: W) -> None:
        self._waiting.pop(waiting, None)

    def first(self) -> W | None:
        """Who is next."""
        if self._in_a_row >= MOST_IN_A_ROW:
            standing_back = [waiting for waiting in self._waiting if _stands_back(waiting.asker)]
            if standing_back:
                return min(standing_back, key=self._turn)
        return min(self._waiting, key=self._rank, default=None)

    def take(self) -> W:
        """The same, who waits no more: it was the turn of this game and of those who play it."""
        waiting = self.first()
        assert waiting is not None
        self.discard(waiting)
        self._in_a_row = 0 if _stands_back(waiting.asker) else self._in_a_row + 1
        self._guests.have(waiting.asker.guests)
        self._games.have([waiting.asker.game])
        return waiting

    def _rank(self, waiting: W) -> tuple[int, bool, tuple[bool, int, int]]:
        """Of equals the first to come is next."""
        return waiting.asker.after, not waiting.asker.waited_for(), self._turn(waiting)

    def _turn(self, waiting: W) -> tuple[bool, int, int]:
        asker = waiting.asker
        # A table is everybody's who plays there: whoever of them had no turn for the longest time counts.
        guest = min((self._guests.latest(guest) for guest in asker.guests), default=0)
        return not waiting.returned, guest, self._games.latest(asker.game)


def _stands_back(asker: Asker) -> bool:
    return asker.after > 0 or not asker.waited_for()
