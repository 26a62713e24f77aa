"""One version of a game as JSON, for everybody who watches it: what all see alike is worked out and written once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pydantic import TypeAdapter

from tesno.server.course import Course
from tesno.server.lessons import lesson_of
from tesno.server.scenes import Teller
from tesno.server.wire import GameFacts
from tesno.sight import ALIKE
from tesno.sight.model import Player, Position

_POSITION: Final = TypeAdapter(Position)
_PLAYER: Final = TypeAdapter(Player)
_ALIKE: Final = set(ALIKE)
_WRITTEN_APART: Final = {*ALIKE, "players"}


class Showing:
    """The scenes of one version, each put into words when it is first asked for.

    What everybody sees alike is taken from what a spectator sees, so nothing that a single seat knows can get into it.
    """

    def __init__(self, teller: Teller, course: Course) -> None:
        self._teller = teller
        self._course = course
        self._open_to_all: Position | None = None
        self._alike = ""
        self._players: dict[int, str] = {}  # by what a spectator sees of them: their JSON
        self._scenes: dict[int | None, str] = {}

    def scene(self, eyes: int | None) -> str:
        """How the game stands for one pair of eyes: the JSON of a `Scene`."""
        if eyes not in self._scenes:
            self._scenes[eyes] = self._scene(eyes)
        return self._scenes[eyes]

    def _scene(self, eyes: int | None) -> str:
        teller, course = self._teller, self._course
        if course.coached or lesson_of(course) is not None:
            # One person learns: there is nobody to share with.
            return teller.scene(course, eyes).model_dump_json()
        if self._open_to_all is None:
            self._open_to_all = teller.position(course, None, None)
            self._alike = _POSITION.dump_json(self._open_to_all, include=_ALIKE).decode()[1:-1]
            self._players = {id(player): _json_of(player) for player in self._open_to_all.players}
        position = teller.position(course, eyes, self._open_to_all)
        own = _POSITION.dump_json(position, exclude=_WRITTEN_APART).decode()[1:]
        players = ",".join([self._players.get(id(player)) or _json_of(player) for player in position.players])
        undo = teller.undo(course, eyes).model_dump_json()
        held = "null" if course.held is None else course.held
        return (
            f'{{"version":{course.version},"position":{{{self._alike},"players":[{players}],{own},'
            f'"undo":{undo},"held":{held},"lesson":null,"coach":null}}'
        )


def _json_of(player: Player) -> str:
    return _PLAYER.dump_json(player).decode()


# Messages with scenes and entries in them, which are JSON already.


def welcome_text(game: GameFacts, entries: Iterable[str], scene: str) -> str:
    return f'{{"type":"welcome","game":{game.model_dump_json()},"entries":[{",".join(entries)}],"scene":{scene}}}'


def update_text(entry: str, scene: str) -> str:
    return f'{{"type":"update","entry":{entry},"scene":{scene}}}'


def shown_text(scene: str) -> str:
    return f'{{"type":"shown","scene":{scene}}}'
