"""What is said among the processes that share a database, for all here who want to hear it."""

from __future__ import annotations

from tesno.server.gathering.onlookers import Onlookers
from tesno.server.hall import Hall
from tesno.server.limiting import Limiter


class Ears:
    """Games and the tables where people gather have ids of one kind: whoever knows an id is told."""

    def __init__(self, hall: Hall, onlookers: Onlookers, limiter: Limiter) -> None:
        self._hall = hall
        self._onlookers = onlookers
        self._limiter = limiter

    def heard(self, game: str, version: int) -> None:
        self._hall.heard(game, version)
        self._onlookers.tell(game)

    def look_around(self, missed: bool) -> None:
        self._hall.look_around(missed)
        if missed:
            self._onlookers.tell_all()

    def used(self, what: str, user: str, times: int) -> None:
        self._limiter.used(what, user, times)
