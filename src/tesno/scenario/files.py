"""Runs scenario files and tells what failed, scenario by scenario and line by line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tesno.core.notation import NotationError
from tesno.core.state import Event
from tesno.play.errors import ActionError
from tesno.play.position import read_position
from tesno.play.telling import EXPECT, Telling, position_and_moves, told_words
from tesno.position import PositionError
from tesno.scenario.expect import Checker, ExpectError


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


def _run(scenario: Scenario, name: str, folder: Path | None) -> Failure | None:
    setup, moves = position_and_moves([line.text for line in scenario.lines])
    steps = scenario.lines[len(setup) :]
    if not any(line.startswith(EXPECT) for line in moves):
        return Failure(name, scenario.title, f"line {scenario.line}", "expects nothing: add an `expect` line")
    try:
        position = read_position(setup, folder)
    except PositionError as error:
        return Failure(name, scenario.title, f"line {scenario.line}: position", str(error))
    events: list[Event] = []
    position.state.events = events
    telling = Telling(position.rules, position.state)
    for line in steps:
        problem = None
        try:
            if told_words(line.text)[0] == EXPECT:
                telling.draw_tiles()
                problem = Checker(telling.rules, telling.s, events).check(" ".join(told_words(line.text)[1:]))
            else:
                telling.tell(line.text)
        except ActionError as error:
            problem = f"{error}; {telling.asked}"
        except (ExpectError, NotationError, PositionError) as error:
            problem = str(error)
        if problem is not None:
            return Failure(name, scenario.title, f"line {line.number}: {line.text}", problem)
    return Failure(name, scenario.title, "end", telling.untold) if telling.untold else None
