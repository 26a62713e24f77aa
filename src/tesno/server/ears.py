"""What is said among the processes that share a database, for all here who want to hear it."""

from __future__ import annotations

from tesno.server.attendance import Attendance
from tesno.server.gathering.onlookers import Onlookers
from tesno.server.hall import Hall
from tesno.server.limiting import Limiter
from tesno.server.news import News


class Ears:
    """Games and the tables where people gather have ids of one kind: whoever knows an id is told."""

    def __init__(self, hall: Hall, onlookers: Onlookers, attendance: Attendance, limiter: Limiter, talk: News) -> None:
        self._hall = hall
        self._onlookers = onlookers
        self._attendance = attendance
        self._limiter = limiter
        self._talk = talk

    def heard(self, game: str, version: int) -> None:
        self._hall.heard(game, version)
        self._onlookers.tell(game)

    def said(self, room: str) -> None:
        self._talk.tell(room)

    def attended(self, place: str) -> None:
        self._attendance.heard(place)

    def look_around(self, missed: bool) -> None:
        self._hall.look_around(missed)
        self._attendance.renew()
        if missed:
            self._onlookers.tell_all()
            self._talk.tell_all()

    def used(self, what: str, user: str, times: int) -> None:
        self._limiter.used(what, user, times)
