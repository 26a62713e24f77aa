"""One version of a game as JSON, for everybody who watches it: what all see alike is worked out and written once.

Scenes are written part by part. Whoever was sent the one before and understands differences is told the parts that are
other now: those whose text is not the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, Final, get_type_hints

from pydantic import TypeAdapter

from tesno.locale.phrases import Phrase
from tesno.server.course import Course
from tesno.server.lessons import LessonCard, lesson_of
from tesno.server.scenes import Sight, Teller
from tesno.server.wire import GameFacts, Undo
from tesno.sight import ALIKE
from tesno.sight.model import Player, Position

Writer = Callable[[Any], bytes]

_WRITERS: Final[dict[str, Writer]] = {
    name: TypeAdapter(kind).serializer.to_json for name, kind in get_type_hints(Position).items()
}
_PLAYER: Final[Writer] = TypeAdapter(Player).serializer.to_json
_CARD: Final[Writer] = TypeAdapter(LessonCard).serializer.to_json
_PHRASE: Final[Writer] = TypeAdapter(Phrase).serializer.to_json
# How each region begins. Nothing within one does, and in texts quotation marks are escaped.
_GROUND: Final = '{"region":'
_ALIKE: Final = [name for name in _WRITERS if name in ALIKE and name != "grounds"]
_OWN: Final = [name for name in _WRITERS if name not in ALIKE and name != "players"]


class Members:
    """Some members of an object in a scene as JSON by their names, and of one of its lists each entry."""

    def __init__(self, path: str, values: Mapping[str, str], list_name: str = "", entries: Iterable[str] = ()) -> None:
        """`path` is where the object lies, as the beginning of a list in JSON."""
        self._path = path
        self._values = values
        self._list_name = list_name
        self._entries = list(entries)

    @cached_property
    def text(self) -> str:
        members = [f'"{name}":{value}' for name, value in self._values.items()]
        if self._list_name:
            members.append(f'"{self._list_name}":{self._list}')
        return ",".join(members)

    @property
    def _list(self) -> str:
        return f"[{','.join(self._entries)}]"

    @cached_property
    def size(self) -> int:
        """How long the text is at least: without names."""
        return sum(map(len, self._values.values())) + sum(map(len, self._entries))

    def changes(self, base: Members) -> list[str]:
        """What is not as it was there: the JSON of `Change`s."""
        changes = [
            self._change(f'"{name}"', value) for name, value in self._values.items() if base._values[name] != value
        ]
        if len(self._entries) != len(base._entries):
            changes.append(self._change(f'"{self._list_name}"', self._list))
        else:
            changes += [
                self._change(f'"{self._list_name}",{place}', entry)
                for place, (entry, before) in enumerate(zip(self._entries, base._entries, strict=True))
                if entry != before
            ]
        return changes

    def _change(self, name: str, value: str) -> str:
        return f'{{"at":[{self._path}{name}],"value":{value}}}'


class WrittenScene:
    """How the game stands for one pair of eyes: a `Scene` as JSON, in parts that can be compared."""

    def __init__(self, version: int, alike: Members, own: Members, around: Members) -> None:
        """`alike` and `own` are members of the position, `around` are those of the scene."""
        self.version = version
        self.alike = alike
        self.own = own
        self.around = around

    @property
    def text(self) -> str:
        return f'{{"position":{{{self.alike.text},{self.own.text}}},{self.around.text}}}'

    @property
    def size(self) -> int:
        """How long the text is at least."""
        return self.alike.size + self.own.size + self.around.size


class Showing:
    """The scenes of one version, each put into words when it is first asked for.

    What everybody sees alike is taken from what a spectator sees, so nothing that a single seat knows can get into it.
    """

    def __init__(self, teller: Teller, course: Course) -> None:
        self._teller = teller
        self._course = course
        self._scenes: dict[int | None, WrittenScene] = {}

    def scene(self, eyes: int | None) -> WrittenScene:
        if eyes not in self._scenes:
            self._scenes[eyes] = self._scene(eyes)
        return self._scenes[eyes]

    def _scene(self, eyes: int | None) -> WrittenScene:
        teller, course = self._teller, self._course
        if course.coached or lesson_of(course) is not None:
            # One person learns: there is nobody to share with.
            scene = teller.scene(course, eyes)
            written = _Written(scene.position)
            around = self._around(scene.undo, scene.lesson, scene.coach)
            return WrittenScene(course.version, written.alike, written.own(scene.position), around)
        position = teller.sight(course, eyes, self._spectators).position
        around = self._around(teller.undo(course, eyes))
        return WrittenScene(course.version, self._open_to_all.alike, self._open_to_all.own(position), around)

    @cached_property
    def _spectators(self) -> Sight:
        return self._teller.sight(self._course, None)

    @cached_property
    def _open_to_all(self) -> _Written:
        return _Written(self._spectators.position)

    def _around(self, undo: Undo, lesson: LessonCard | None = None, coach: Phrase | None = None) -> Members:
        held = self._course.held
        values = {
            "version": str(self._course.version),
            "undo": undo.model_dump_json(),
            "held": "null" if held is None else str(held),
            "lesson": "null" if lesson is None else _CARD(lesson).decode(),
            "coach": "null" if coach is None else _PHRASE(coach).decode(),
        }
        return Members("", values)


class _Written:
    """A position as JSON, and others of the same moment with what they have in common with it."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self._values = {name: _json_of(name, position) for name in _OWN}
        # By who they are: a player that all see alike is the very same object in all positions of a moment.
        self._players = {id(player): _PLAYER(player).decode() for player in position.players}

    @cached_property
    def alike(self) -> Members:
        """What is the same for whoever looks."""
        grounds = _json_of("grounds", self.position).removeprefix(f"[{_GROUND}").removesuffix("]")
        entries = [_GROUND + ground for ground in grounds.split(f",{_GROUND}")]
        values = {name: _json_of(name, self.position) for name in _ALIKE}
        return Members('"position",', values, "grounds", entries)

    def own(self, position: Position) -> Members:
        """What is not."""
        values = {
            name: self._values[name]
            if getattr(position, name) is getattr(self.position, name)
            else _json_of(name, position)
            for name in _OWN
        }
        players = [self._players.get(id(player)) or _PLAYER(player).decode() for player in position.players]
        return Members('"position",', values, "players", players)


def _json_of(name: str, position: Position) -> str:
    return _WRITERS[name](getattr(position, name)).decode()


class Telling:
    """What those who watch are told of a new version: each text is written once for all who are told the same."""

    def __init__(self, entry: str, scene: Callable[[int | None], WrittenScene]) -> None:
        """`scene`: how the game stands now for one pair of eyes."""
        self._entry = entry
        self._scene = scene
        self._texts: dict[tuple[int | None, WrittenScene | None], str] = {}
        self._changes_for_all: dict[Members, list[str]] = {}

    def text(self, eyes: int | None, base: WrittenScene | None) -> str:
        """`base` is the scene to which changes may be told; without one, or where that is longer, it is told whole."""
        if (eyes, base) not in self._texts:
            scene = self._scene(eyes)
            self._texts[eyes, base] = self._changed(scene, base) or update_text(self._entry, scene.text)
        return self._texts[eyes, base]

    def _changed(self, scene: WrittenScene, base: WrittenScene | None) -> str | None:
        if base is None:
            return None
        changes = ",".join(self._changes(scene, base))
        return changed_text(self._entry, base.version, changes) if len(changes) < scene.size else None

    def _changes(self, scene: WrittenScene, base: WrittenScene) -> list[str]:
        if base.alike not in self._changes_for_all:
            self._changes_for_all[base.alike] = scene.alike.changes(base.alike)
        return [
            *scene.around.changes(base.around),
            *self._changes_for_all[base.alike],
            *scene.own.changes(base.own),
        ]


# Messages with scenes and entries in them, which are JSON already.


def welcome_text(game: GameFacts, entries: Iterable[str], scene: str) -> str:
    return f'{{"type":"welcome","game":{game.model_dump_json()},"entries":[{",".join(entries)}],"scene":{scene}}}'


def update_text(entry: str, scene: str) -> str:
    return f'{{"type":"update","entry":{entry},"scene":{scene}}}'


def changed_text(entry: str, base: int, changes: str) -> str:
    return f'{{"type":"changed","entry":{entry},"base":{base},"changes":[{changes}]}}'


def shown_text(scene: str) -> str:
    return f'{{"type":"shown","scene":{scene}}}'
