"""What a lesson is: a table with scripted chance, an opponent with a plan, and tasks that wait for the learner's moves.

How far somebody is follows from the log alone, so a lesson can be left and gone on with like any other game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from tesno.locale.phrases import Phrase, Said
from tesno.play import ScriptedDice, Table
from tesno.server.course import Course
from tesno.sight.model import Combo, Option, Position, Refusal

# What a card can point at besides regions and a combo: the button that leads onward, the one for declining, one's
# coins, ready-made ways to place tokens.
Point = Literal["main", "decline", "score", "spread"]

LEARNER = 0  # the seat of whoever learns; the other one is the opponent's

# Deeds that are no lines: a turn of one's own has come to its end and is held open; it is passed on.
HELD = "held"
PASSED = "pass"

# These lead to what is to be done.
_WAYS = ("expand", "march")


@dataclass(frozen=True)
class Task:
    """One thing to be done, and what is said about it: `learn-NAME` explains, `learn-NAME-do` says what to do.

    It is done when all of `until` are, in any order: lines (`conquer 7`), their first words (`pick`), HELD or PASSED.
    Only they and what `allowed` names, in the same way, may be done meanwhile; `free`: anything. Until it is the
    learner's turn `learn-WATCH` is said instead. `numbers` are those of the words.
    """

    name: str
    chapter: str
    until: tuple[str, ...]
    allowed: tuple[str, ...] = ()
    free: bool = False
    points: tuple[Point, ...] = ()
    watch: str = ""
    numbers: Mapping[str, int] = field(default_factory=dict)

    def permits(self, lines: Sequence[str]) -> bool:
        """Whether lines may be played now; those that lead to what is to be done are none without it."""
        *before, last = (" ".join(line.split()) for line in lines)
        return self.free or (self._names(last) and all(line in _WAYS or self._names(line) for line in before))

    def _names(self, line: str) -> bool:
        return not {line, line.partition(" ")[0]}.isdisjoint((*self.until, *self.allowed))

    @property
    def regions(self) -> list[int]:
        """The regions that are to be conquered."""
        named = (deed.split() for deed in self.until)
        return [int(words[1]) for words in named if len(words) == 2 and words[1].isdigit()]

    @property
    def race(self) -> str | None:
        """The race that is to be picked."""
        named = (deed.split() for deed in self.until)
        return next((words[1] for words in named if len(words) == 2 and words[0] == "pick"), None)

    @property
    def refusal(self) -> Phrase:
        return Said("learn-refused", {"task": Said(f"learn-{self.name}-do", {})})


@dataclass(frozen=True)
class LessonCard:
    """What is said at one moment of a lesson, and what it points at. `step` counts chapters from 1."""

    step: int
    of: int
    title: Phrase
    text: Phrase
    task: Phrase | None
    regions: list[int]
    place: int | None
    points: list[Point]
    over: bool


@dataclass(frozen=True)
class Lesson:
    """`plan` is what the opponent would like to do, by round."""

    id: str
    table: Table
    dice: ScriptedDice
    chapters: tuple[str, ...]
    tasks: tuple[Task, ...]
    plan: Mapping[int, Sequence[str]]

    def task(self, course: Course) -> Task | None:
        """What is to be done now, or None when all is done."""
        left = iter(deeds_of(course))
        for task in self.tasks:
            missing = set(task.until)
            while missing:
                deed = next(left, None)
                if deed is None:
                    return replace(task, until=tuple(one for one in task.until if one in missing))
                missing -= {deed, deed.split()[0]}
        return None

    def step(self, course: Course) -> int:
        """The chapter, from 1."""
        task = self.task(course)
        return len(self.chapters) if task is None else self.chapters.index(task.chapter) + 1

    def objection(self, course: Course, lines: Sequence[str]) -> Phrase | None:
        """Why lines that may be legal are none of this lesson now."""
        task = self._own_task(course)
        return None if task is None or task.permits(lines) else task.refusal

    def _own_task(self, course: Course) -> Task | None:
        """What is to be done in a turn of the learner's own; what attacks ask for is answered freely."""
        return self.task(course) if course.game.state.seat == LEARNER or course.held == LEARNER else None

    def card(self, course: Course, position: Position) -> LessonCard:
        task = self.task(course)
        if task is None or course.game.over:
            return self._last_card(course)
        asked = course.held == LEARNER or course.game.acting == LEARNER
        watching = bool(task.watch) and not asked
        chapter = task.chapter
        if watching:
            # What is being watched belongs to what was done last.
            chapter = self.tasks[max(0, [other.name for other in self.tasks].index(task.name) - 1)].chapter
        return LessonCard(
            step=self.chapters.index(chapter) + 1,
            of=len(self.chapters),
            title=Said(f"learn-title-{chapter}", {}),
            text=Said(f"learn-{task.watch if watching else task.name}", dict(task.numbers)),
            task=None if watching else Said(f"learn-{task.name}-do", {}),
            regions=[] if watching else task.regions,
            place=None if watching else next((c.place for c in position.column if c.race == task.race), None),
            points=[] if watching else list(task.points),
            over=False,
        )

    def _last_card(self, course: Course) -> LessonCard:
        game, of = course.game, len(self.chapters)
        title = Said(f"learn-title-{self.chapters[-1]}", {})
        if game.acting == LEARNER:
            # Attacked in the last turn of all: troops are asked to retreat.
            text, task = Said("learn-retreat", {}), Said("learn-redeploy-do", {})
            return LessonCard(of, of, title, text, task, [], None, ["spread", "main"], over=False)
        text = Said("learn-watch-last", {})
        if game.over:
            how = "tied" if len(game.winners) > 1 else "won" if LEARNER in game.winners else "lost"
            coins = game.state.coins
            text = Said(f"learn-{how}", {"mine": coins[LEARNER], "theirs": coins[1 - LEARNER]})
        return LessonCard(of, of, title, text, None, [], None, [], over=game.over)

    def guided(self, course: Course, position: Position) -> Position:
        """What the learner sees of the position: what is to be done later can't be chosen now, and says so."""
        task = self._own_task(course)
        if task is None or position.eyes != LEARNER:
            return position
        spread = position.spread
        if spread is not None:
            # The turn is held open, so that there is time to look at the coins.
            position = replace(position, spread=replace(spread, ends_turn=False))
        if task.free:
            return position
        kept = [option for option in position.options if task.permits(option.lines)]
        barred = [option for option in position.options if not task.permits(option.lines)]
        return replace(
            position,
            options=kept,
            column=[_barred_combo(combo, barred, task.refusal) for combo in position.column],
            selection=None,
            refusals=[*position.refusals, *_refusals(kept, barred, task.refusal)],
        )


def _refusals(kept: Sequence[Option], barred: Sequence[Option], reason: Phrase) -> list[Refusal]:
    """One for each region that could be chosen, were it not for the lesson; what it costs may still be looked at."""
    open_regions = {option.region for option in kept}
    found: dict[int, Refusal] = {}
    for option in barred:
        if option.region is not None and option.region not in open_regions:
            found.setdefault(option.region, Refusal(option.region, reason, option.cost))
    return list(found.values())


def _barred_combo(combo: Combo, barred: Sequence[Option], reason: Phrase) -> Combo:
    return replace(combo, why_not=reason) if combo.place in {option.place for option in barred} else combo


def deeds_of(course: Course) -> list[str]:
    """What the learner has done and not taken back: lines, and turns that were held open or passed on."""
    deeds: list[tuple[int, str]] = []
    for version, body in enumerate(course.bodies, 1):
        if body.get("seat") != LEARNER:
            continue
        match body["kind"]:
            case "move":
                deeds += [(version, text) for text in body["actions"]]
                deeds += [(version, HELD)] if body.get("held") else []
            case "pass":
                deeds.append((version, PASSED))
            case "undo":
                deeds = [(made, deed) for made, deed in deeds if made <= body["to"]]
    return [deed for _, deed in deeds]
