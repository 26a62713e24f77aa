"""What is said among the processes that share a database, for all here who want to hear it."""

from __future__ import annotations

from tesno.server.gathering.onlookers import Onlookers
from tesno.server.hall import Hall


class Ears:
    """Games and the tables where people gather have ids of one kind: whoever knows an id is told."""

    def __init__(self, hall: Hall, onlookers: Onlookers) -> None:
        self._hall = hall
        self._onlookers = onlookers

    def heard(self, game: str, version: int) -> None:
        self._hall.heard(game, version)
        self._onlookers.tell(game)

    def look_around(self, missed: bool) -> None:
        self._hall.look_around(missed)
        if missed:
            self._onlookers.tell_all()
