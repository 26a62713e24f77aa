"""What clients are shown of a course: entries of the log in phrases, and scenes for one pair of eyes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tesno.core.state import Event
from tesno.core.view import SPECTATOR, View, view_of
from tesno.locale import Phrase, Phrases
from tesno.locale.passages import passages
from tesno.locale.phrases import Joined, Said
from tesno.locale.story import merged
from tesno.play.dice import SEAL_DIGITS
from tesno.server.course import Body, Course
from tesno.server.lessons import lesson_of
from tesno.server.tracks import told_before
from tesno.server.wire import Entry, Happening, Headline, Scene, Sentence, Undo
from tesno.sight import coaching_of, position_of, regions_of_event
from tesno.sight.model import Position


class Sight(NamedTuple):
    """What one pair of eyes sees, and the position made of it."""

    view: View
    position: Position


class Teller:
    """Tells one game: its box, its players' names, its regions; `rated`: nothing is taken back in it."""

    def __init__(
        self,
        box: str,
        terrains: Mapping[int, str],
        names: Sequence[Phrase],
        commitment: str | None,
        mixers: Sequence[int] = (),
        rated: bool = False,
    ) -> None:
        """`mixers`: the seats that have put something into the seed of the dice."""
        self._rated = rated
        self.names = names
        self._seal = Said("learn-scripted", {})
        if commitment is not None:
            # The whole of it is among the facts of a game.
            seal = f"{commitment[:SEAL_DIGITS]}…"
            self._seal = Said("server-sealed", {"seal": seal})
            if mixers:
                players = Joined([names[seat] for seat in mixers], ", ")
                self._seal = Said("dice-mixed", {"players": players, "seal": seal})
        self._phrases = Phrases(box)
        self._terrains = terrains
        reason = Said("server-rated", {}) if rated else self.reason("nothing_to_undo", {})
        self._nothing_to_undo = Undo(steps=0, reason=reason)

    def entry(self, course: Course, version: int) -> Entry:
        """An entry as everybody may read it: events speak of nothing secret."""
        body, events = course.bodies[version - 1], course.events[version - 1]
        told = list(merged(events))
        sentences = [
            Sentence(text=self._phrases.event(event, self.names, self._terrains), regions=regions_of_event(event))
            for event in told
        ]
        headlines = self._headlines(course, version, told)
        beside = self._beside(body)
        if beside is not None:
            # The seal comes before the game.
            sentences.insert(0, Sentence(text=beside, regions=[]))
            headlines.insert(0, Headline(text=beside, regions=[], sentences=1, continues=False))
        return Entry(
            version=version,
            kind=body["kind"],
            seat=body.get("seat"),
            actions=body.get("actions", []),
            happenings=[Happening(name=name, about=dict(about)) for name, about in events],
            sentences=sentences,
            headlines=headlines,
            to=body.get("to"),
        )

    def _beside(self, body: Body) -> Phrase | None:
        """What an entry says that is no event of the game."""
        match body["kind"]:
            case "start" if "fork" in body:
                return Joined([Said("server-forked", {"version": body["fork"]["version"]}), self._seal], " ")
            case "start":
                return self._seal
            case "undo":
                return Said("server-undone", {"player": self.names[body["seat"]]})
            case "forfeit":
                return Said(f"forfeit-{body['reason']}", {"player": self.names[body["seat"]]})
            case "resign":
                bot = Said(f"bot-{body['bot']}", {})
                return Said("server-resigned", {"player": self.names[body["seat"]], "bot": bot})
            case "away":
                bot = Said(f"bot-{body['bot']}", {})
                told = f"leavers-{body['why']}{'-turn' if body.get('turn') else ''}"
                return Said(told, {"player": self.names[body["seat"]], "bot": bot})
            case "back":
                return Said("leavers-back", {"player": self.names[body["seat"]]})
            case "pause" | "resume":
                return Said(f"leavers-{body['kind']}", {})
        return None

    def _headlines(self, course: Course, version: int, told: Sequence[Event]) -> list[Headline]:
        """The lines of an entry in short; the first may go on with what entries before it began."""
        if not told:
            return []
        before = [event for events in told_before(course, version) for event in merged(events)]
        known = len(before)
        lines: list[Headline] = []
        reached = 0
        for passage in passages([*before, *told]):
            first, reached = reached, reached + len(passage.events)
            if reached <= known:
                continue
            regions = dict.fromkeys(region for event in passage.told for region in regions_of_event(event))
            name, about = passage.events[0]
            lines.append(
                Headline(
                    text=self._phrases.headline(passage, self.names, self._terrains),
                    regions=list(regions),
                    sentences=reached - max(first, known),
                    continues=first < known,
                    turn=about["seat"] if name == "turn" else None,
                )
            )
        return lines

    def scene(self, course: Course, eyes: int | None, *, history: bool = False, revealed: bool = False) -> Scene:
        """The game for one pair of eyes. `history`: a moment of the past, in which nothing can be done.

        `revealed`: the game is over by now, and its whole course lies open.
        """
        game = course.game
        asked = not history and _is_asked(course, eyes)
        view = view_of(game.rules, game.state, SPECTATOR if eyes is None else eyes, revealed=revealed)
        position = position_of(game.rules, view, names=self.names, asked=asked, stood=course.stood)
        lesson = None if history else lesson_of(course)
        return Scene(
            version=course.version,
            position=position if lesson is None else lesson.guided(course, position),
            undo=self.undo(course, eyes) if not history else Undo(steps=0, reason=None),
            held=course.held,
            lesson=None if lesson is None else lesson.card(course, position),
            coach=coaching_of(game.rules, view, position) if asked and course.coached else None,
        )

    def sight(self, course: Course, eyes: int | None, beside: Sight | None = None) -> Sight:
        """The position of the scene, and the view; `beside` is what a spectator sees, once that is known."""
        game = course.game
        open_view, open_to_all = beside or (None, None)
        view = view_of(game.rules, game.state, SPECTATOR if eyes is None else eyes, beside=open_view)
        asked = _is_asked(course, eyes)
        position = position_of(
            game.rules, view, names=self.names, asked=asked, stood=course.stood, open_to_all=open_to_all
        )
        return Sight(view, position)

    def undo(self, course: Course, eyes: int | None) -> Undo:
        steps = 0 if self._rated or eyes is None else course.undo_steps(eyes)
        return Undo(steps=steps, reason=None) if steps else self._nothing_to_undo

    def reason(self, id: str, parameters: dict[str, Any]) -> Phrase:
        return self._phrases.reason(id, parameters, self.names)

    def source(self, id: str) -> Phrase:
        """What coins come from."""
        return self._phrases.summand(id)


def _is_asked(course: Course, eyes: int | None) -> bool:
    """Whether it is for whoever looks through these eyes to decide something."""
    return (
        eyes is not None and course.game.acting == eyes and course.held is None and eyes not in course.bots_for_people
    )
