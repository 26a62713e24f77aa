"""Those who look on at a game that is being played: how many there may be, and how all at the table know of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from tesno.server.attendance import Attendance
from tesno.server.hall import Hall
from tesno.server.line import Line
from tesno.server.live import LiveGame, Watcher
from tesno.server.messages import Spectators
from tesno.server.seeing import may_be_watched
from tesno.server.settings import Limits
from tesno.server.store import GameRow


class TooManyLookOn(Exception):
    """There is no room for another one."""


class Onlooking:
    """Those who are at a game without sitting there, in all processes: where anybody may watch, or by a link.

    A guest counts once, however many sockets.
    """

    def __init__(self, hall: Hall, attendance: Attendance, limits: Limits) -> None:
        self._hall = hall
        self._attendance = attendance
        self._most = limits.spectators
        self._most_of_game = limits.spectators_per_game
        self._here: Counter[str] = Counter()  # sockets of spectators, by game
        self._told: dict[str, int] = {}
        attendance.listen(self._tell)

    def count(self, row: GameRow) -> int:
        """How many look on."""
        return len(self._attendance.at(row.id) - set(row.claims.values()))

    @contextmanager
    def room_for(self, live: LiveGame, guest: int | None) -> Iterator[None]:
        """A socket of a guest at a game. Raises TooManyLookOn."""
        row = live.row
        if live.course.game.over or guest in row.claims.values():
            yield
            return
        known = guest in self._attendance.at(row.id)
        if self._here.total() >= self._most or (not known and self.count(row) >= self._most_of_game):
            raise TooManyLookOn
        self._here[row.id] += 1
        try:
            yield
        finally:
            self._here[row.id] -= 1
            if not self._here[row.id]:
                del self._here[row.id]

    @contextmanager
    def looking(self, live: LiveGame, guest: int | None, line: Line) -> Iterator[None]:
        """Whoever has said hello is there. Who plays alone is waited for by nobody."""
        alone = {*live.row.claims.values()} == {guest} and not may_be_watched(live.row)
        if live.course.game.over or alone:
            yield
            return
        with self._attendance.looking(live.row.id, guest, line):
            yield

    def greet(self, live: LiveGame, watcher: Watcher) -> None:
        """Whoever comes is told how many look on, if anybody does."""
        if count := self._told.get(live.row.id):
            watcher.tell(Spectators(count=count))

    def _tell(self, game: str) -> None:
        """All at the table, if it is another number now."""
        live = self._hall.held(game)
        if live is None:
            self._told.pop(game, None)
            return
        count = self.count(live.row)
        if count == self._told.get(game, 0):
            return
        if count:
            self._told[game] = count
        else:
            self._told.pop(game, None)
        for watcher in live.watchers:
            watcher.tell(Spectators(count=count))
