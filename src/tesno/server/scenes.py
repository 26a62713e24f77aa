"""What clients are shown of a course: entries of the log in phrases, and scenes for one pair of eyes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tesno.core.state import Event
from tesno.core.view import SPECTATOR, view_of
from tesno.locale import Phrase, Phrases
from tesno.locale.phrases import Said
from tesno.locale.story import merged
from tesno.play.dice import SEAL_DIGITS
from tesno.server.course import Body, Course
from tesno.server.lessons import lesson_of
from tesno.server.wire import Entry, Happening, Scene, Sentence, Undo
from tesno.sight import coaching_of, position_of, regions_of_event


class Teller:
    """Tells one game: its box, its players' names, its regions."""

    def __init__(self, box: str, terrains: Mapping[int, str], names: Sequence[Phrase], commitment: str | None) -> None:
        self.names = names
        self._seal = Said("learn-scripted", {})
        if commitment is not None:
            # The whole of it is among the facts of a game.
            self._seal = Said("server-sealed", {"seal": f"{commitment[:SEAL_DIGITS]}…"})
        self._phrases = Phrases(box)
        self._terrains = terrains

    def entry(self, version: int, body: Body, events: Sequence[Event]) -> Entry:
        """An entry as everybody may read it: events speak of nothing secret."""
        sentences = [
            Sentence(text=self._phrases.event(event, self.names, self._terrains), regions=regions_of_event(event))
            for event in merged(events)
        ]
        if body["kind"] == "start":
            sentences.insert(0, Sentence(text=self._seal, regions=[]))
        if body["kind"] == "undo":
            text = Said("server-undone", {"player": self.names[body["seat"]]})
            sentences.append(Sentence(text=text, regions=[]))
        if body["kind"] == "forfeit":
            text = Said(f"forfeit-{body['reason']}", {"player": self.names[body["seat"]]})
            sentences.append(Sentence(text=text, regions=[]))
        return Entry(
            version=version,
            kind=body["kind"],
            seat=body.get("seat"),
            actions=body.get("actions", []),
            happenings=[Happening(name=name, about=dict(about)) for name, about in events],
            sentences=sentences,
            to=body.get("to"),
        )

    def scene(self, course: Course, eyes: int | None, *, history: bool = False, revealed: bool = False) -> Scene:
        """The game for one pair of eyes. `history`: a moment of the past, in which nothing can be done.

        `revealed`: the game is over by now, and its whole course lies open.
        """
        game = course.game
        asked = not history and eyes is not None and game.acting == eyes and course.held is None
        view = view_of(game.rules, game.state, SPECTATOR if eyes is None else eyes, revealed=revealed)
        position = position_of(game.rules, view, names=self.names, asked=asked, stood=course.stood)
        lesson = None if history else lesson_of(course)
        return Scene(
            version=course.version,
            position=position if lesson is None else lesson.guided(course, position),
            undo=self._undo(course, eyes) if not history else Undo(steps=0, reason=None),
            held=course.held,
            lesson=None if lesson is None else lesson.card(course, position),
            coach=coaching_of(game.rules, view, position) if asked and course.coached else None,
        )

    def _undo(self, course: Course, eyes: int | None) -> Undo:
        steps = 0 if eyes is None else course.undo_steps(eyes)
        return Undo(steps=steps, reason=None if steps else self.reason("nothing_to_undo", {}))

    def reason(self, id: str, parameters: dict[str, Any]) -> Phrase:
        return self._phrases.reason(id, parameters, self.names)

    def source(self, id: str) -> Phrase:
        """What coins come from."""
        return self._phrases.summand(id)
