"""Who looks at which gathering, and how they learn in this process that something has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from tesno.server.attendance import Attendance
from tesno.server.line import Line
from tesno.server.news import News


class Onlookers(News):
    def __init__(self, attendance: Attendance) -> None:
        super().__init__()
        self._attendance = attendance
        attendance.listen(self.tell)

    @contextmanager
    def looking(self, id: str, guest: int | None) -> Iterator[asyncio.Event]:
        """One socket: meanwhile the event is set whenever something is new, and the guest is there."""
        with self.awaited(id) as news, self._attendance.looking(id, guest, Line()):
            yield news

    def guests(self, id: str) -> set[int]:
        """The guests who look at it, in whatever process."""
        return self._attendance.at(id)
