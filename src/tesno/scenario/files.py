"""Runs scenario files and tells what failed, scenario by scenario and line by line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tesno.core.actions import CHANCE
from tesno.core.explain import step_name
from tesno.core.game import apply, legal_actions
from tesno.core.notation import SEATS, NotationError, action_text, parse_action, seat_name
from tesno.core.rules import Rules
from tesno.core.state import Event, State
from tesno.core.steps import ROLL
from tesno.play.errors import ActionError, IllegalAction
from tesno.play.lines import expand
from tesno.play.position import read_position
from tesno.position import PositionError
from tesno.scenario.expect import Checker, ExpectError

CHANCE_WORDS = ("die", "banner", "badge", "find")


@dataclass(frozen=True)
class Failure:
    """One thing that did not hold."""

    file: str
    scenario: str
    step: str  # the line, with its number
    message: str


@dataclass(frozen=True)
class Line:
    number: int
    text: str


@dataclass
class Scenario:
    title: str
    line: int
    lines: list[Line]


def check_file(path: Path) -> tuple[int, list[Failure]]:
    """Run a file: how many scenarios passed, and what failed."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        return 0, [Failure(str(path), "", "", f"can't be read: {error}")]
    return check_text(text, str(path), path.parent)


def check_text(text: str, name: str = "text", folder: Path | None = None) -> tuple[int, list[Failure]]:
    """Run scenarios given as text."""
    passed = 0
    failed: list[Failure] = []
    try:
        scenarios = list(_scenarios(text))
    except ValueError as error:
        return 0, [Failure(name, "", "", str(error))]
    if not scenarios:
        return 0, [Failure(name, "", "", "there is no scenario: begin one with a line `scenario TITLE`")]
    for scenario in scenarios:
        failure = _run(scenario, name, folder)
        if failure is None:
            passed += 1
        else:
            failed.append(failure)
    return passed, failed


def _scenarios(text: str) -> Iterator[Scenario]:
    current: Scenario | None = None
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#")[0].strip()
        if not line:
            continue
        word, _, rest = line.partition(" ")
        if word == "scenario":
            if current:
                yield current
            current = Scenario(rest.strip(), number, [])
        elif current is None:
            raise ValueError(f"line {number}: {line!r} stands before the first `scenario TITLE`")
        else:
            current.lines.append(Line(number, line))
    if current:
        yield current


def _is_move(line: str) -> bool:
    """Moves and expectations come after the position."""
    words = line.replace(":", " ").split()
    if words[0] == "find":
        # `find X 5` says where it lies, `find X` that it is drawn.
        return len(words) == 2
    if words[0] in ("expect", "chance") or words[0] in CHANCE_WORDS:
        return True
    return words[0] in tuple(SEATS) and len(words) > 1 and words[1] not in ("coins", "active", "declined")


def _run(scenario: Scenario, name: str, folder: Path | None) -> Failure | None:
    first_move = next((i for i, line in enumerate(scenario.lines) if _is_move(line.text)), len(scenario.lines))
    setup, steps = scenario.lines[:first_move], scenario.lines[first_move:]
    if not any(line.text.startswith("expect") for line in steps):
        return Failure(name, scenario.title, f"line {scenario.line}", "expects nothing: add an `expect` line")
    try:
        position = read_position([line.text for line in setup], folder)
    except PositionError as error:
        return Failure(name, scenario.title, f"line {scenario.line}: position", str(error))
    runner = _Runner(position.rules, position.state)
    for line in steps:
        try:
            problem = runner.step(line.text)
        except ActionError as error:
            problem = f"{error}; {runner.asked}"
        except (ExpectError, NotationError, PositionError) as error:
            problem = str(error)
        if problem is not None:
            return Failure(name, scenario.title, f"line {line.number}: {line.text}", problem)
    if runner.queue:
        return Failure(name, scenario.title, "end", f"chance was never asked for {' '.join(runner.queue)!r}")
    return None


class _Runner:
    """Carries out the lines of one scenario."""

    def __init__(self, rules: Rules, s: State) -> None:
        self.rules = rules
        self.s = s
        self.events: list[Event] = []
        self.queue: list[str] = []
        s.events = self.events

    def step(self, text: str) -> str | None:
        """None when the line was carried out or holds."""
        words = text.replace(":", " ", 1).split() if text[0] in SEATS else text.split()
        if words[0] == "expect":
            self._chance()
            return Checker(self.rules, self.s, self.events).check(" ".join(words[1:]))
        if words[0] in CHANCE_WORDS or words[0] == "chance:":
            self.queue.append(" ".join(words if words[0] in CHANCE_WORDS else words[1:]))
            self._told_chance()
            return None
        if words[0] not in tuple(SEATS[: self.rules.seats]):
            return f"{words[0]!r} is no seat, no chance and no expectation"
        self._chance()
        if self.s.acting == CHANCE:
            return "the die is rolled: say which face with a line such as `die 2`"
        seat = SEATS.index(words[0])
        for action in expand(self.rules, self.s, seat, " ".join(words[1:]), for_all=True):
            apply(self.rules, self.s, action)
        return None

    @property
    def asked(self) -> str:
        return f"{seat_name(self.s.acting)} is asked: {step_name(self.rules, self.s)}"

    def _told_chance(self) -> None:
        """Let chance act as the queue tells, as long as it does."""
        while self.s.acting == CHANCE:
            first = legal_actions(self.rules, self.s)[0]
            asked = action_text(self.rules, self.s, first).split()[0]
            told = next((text for text in self.queue if text.split()[:1] == [asked]), None)
            if told is None:
                return
            action = parse_action(self.rules, self.s, told)
            if action not in legal_actions(self.rules, self.s):
                raise IllegalAction(told, "not_drawn", {})
            self.queue.remove(told)
            apply(self.rules, self.s, action)

    def _chance(self) -> None:
        """Let chance act: as told, else tiles in the box's order. A die is left to a line that tells it."""
        self._told_chance()
        while self.s.acting == CHANCE and self.s.step != ROLL:
            apply(self.rules, self.s, legal_actions(self.rules, self.s)[0])
            self._told_chance()
