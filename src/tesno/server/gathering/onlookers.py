"""The sockets that look at gatherings, in this process, and how they learn that something has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from tesno.server.attendance import Attendance


class Onlooker:
    """One socket."""

    def __init__(self) -> None:
        self.news = asyncio.Event()


class Onlookers:
    def __init__(self, attendance: Attendance) -> None:
        self._by_gathering: dict[str, set[Onlooker]] = {}
        self._attendance = attendance
        attendance.listen(self.tell)

    @contextmanager
    def looking(self, id: str, guest: int | None) -> Iterator[Onlooker]:
        onlooker = Onlooker()
        onlooker.news.set()
        self._by_gathering.setdefault(id, set()).add(onlooker)
        try:
            with self._attendance.looking(id, guest):
                yield onlooker
        finally:
            left = self._by_gathering[id]
            left.discard(onlooker)
            if not left:
                del self._by_gathering[id]

    def guests(self, id: str) -> set[int]:
        """The guests who look at it, in whatever process."""
        return self._attendance.at(id)

    def tell_all(self) -> None:
        """Something may have changed anywhere."""
        for id in list(self._by_gathering):
            self.tell(id)

    def tell(self, id: str) -> None:
        """Something has changed."""
        for onlooker in self._by_gathering.get(id, ()):
            onlooker.news.set()
