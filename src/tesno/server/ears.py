"""What is said among the processes that share a database, for all here who want to hear it."""

from __future__ import annotations

from tesno.server.gathering.onlookers import Onlookers
from tesno.server.hall import Hall


class Ears:
    """Games and the tables where people gather have ids of one kind: whoever knows an id is told.

    `listeners` are those who hear what people say there.
    """

    def __init__(self, hall: Hall, onlookers: Onlookers, listeners: Onlookers) -> None:
        self._hall = hall
        self._onlookers = onlookers
        self._listeners = listeners

    def heard(self, game: str, version: int) -> None:
        self._hall.heard(game, version)
        self._onlookers.tell(game)

    def said(self, room: str) -> None:
        self._listeners.tell(room)

    def look_around(self, missed: bool) -> None:
        self._hall.look_around(missed)
        if missed:
            self._onlookers.tell_all()
            self._listeners.tell_all()
