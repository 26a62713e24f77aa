"""Moves as a scenario tells them: a seat and its line, and chance told before or after it is asked."""

from __future__ import annotations

from typing import Final

from tesno.core.actions import CHANCE, USE, kind_of
from tesno.core.explain import step_name
from tesno.core.game import apply, legal_actions
from tesno.core.names import Packed
from tesno.core.notation import SEATS, NotationError, action_text, parse_action, seat_name
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import ROLL
from tesno.play.errors import IllegalAction
from tesno.play.lines import expand
from tesno.position import PositionError

CHANCE_WORDS: Final = ("die", "banner", "badge", "find")
CHANCE_SPEAKS: Final = "chance"  # before the answer of chance to a trait's question: `chance: fuse 0`
EXPECT: Final = "expect"


def told_words(line: str) -> list[str]:
    """The words of a line; the colon behind a seat or chance may be left out."""
    return line.replace(":", " ", 1).split() if line[0] in SEATS or line.startswith(CHANCE_SPEAKS) else line.split()


def position_and_moves(lines: list[str]) -> tuple[list[str], list[str]]:
    """The lines of a scenario before its first move or expectation, and from there on; its title is left out."""
    if lines and lines[0].split()[0] == "scenario":
        lines = lines[1:]
    first = next((place for place, line in enumerate(lines) if _is_move(line)), len(lines))
    return lines[:first], lines[first:]


def _is_move(line: str) -> bool:
    words = line.replace(":", " ").split()
    if words[0] == "find":
        # `find X 5` says where it lies, `find X` that it is drawn.
        return len(words) == 2
    if words[0] in (EXPECT, CHANCE_SPEAKS) or words[0] in CHANCE_WORDS:
        return True
    return words[0] in tuple(SEATS) and len(words) > 1 and words[1] not in ("coins", "active", "declined")


class Telling:
    """Carries out moves on a state, line by line."""

    def __init__(self, rules: Rules, s: State) -> None:
        self.rules = rules
        self.s = s
        self.done: list[Packed] = []  # what was carried out, chance included
        self.queue: list[str] = []  # what is told of chance and was not yet asked for

    def tell(self, line: str) -> None:
        """Carry out one line. Raises ActionError, NotationError or PositionError."""
        words = told_words(line)
        if words[0] in CHANCE_WORDS or words[0] == CHANCE_SPEAKS:
            told = words if words[0] in CHANCE_WORDS else words[1:]
            if not told or told[0] not in {*CHANCE_WORDS, *(trait.verb for trait in self.rules.traits)}:
                raise PositionError(self._what_to_tell())
            self.queue.append(" ".join(told))
            self.told_chance()
            return
        if words[0] not in tuple(SEATS[: self.rules.seats]):
            raise PositionError(f"{words[0]!r} is no seat, no chance and no expectation")
        self.draw_tiles()
        if self.s.acting == CHANCE:
            raise PositionError(self._what_to_tell())
        for action in expand(self.rules, self.s, SEATS.index(words[0]), " ".join(words[1:]), for_all=True):
            self._do(action)

    @property
    def asked(self) -> str:
        return f"{seat_name(self.s.acting)} is asked: {step_name(self.rules, self.s)}"

    @property
    def untold(self) -> str:
        """What is wrong with what was told of chance in the end; nothing when all of it was asked for."""
        return f"chance was never asked for {' '.join(self.queue)!r}" if self.queue else ""

    def draw_tiles(self) -> None:
        """Let chance act: as told, else tiles in the box's order. A die or a bomb is left to a line that tells it."""
        self.told_chance()
        while self.s.acting == CHANCE and self.s.step != ROLL and not self._asks_trait():
            self._do(legal_actions(self.rules, self.s)[0])
            self.told_chance()

    def told_chance(self) -> None:
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
            self._do(action)

    def _asks_trait(self) -> bool:
        """Whether chance is asked a trait's own question that is open, such as what a bomb is."""
        outcomes = legal_actions(self.rules, self.s)
        return len(outcomes) > 1 and kind_of(outcomes[0]) == USE

    def _what_to_tell(self) -> str:
        if self.s.acting != CHANCE:
            return f"chance is not asked now; {self.asked}"
        if self.s.step == ROLL:
            return "the die is rolled: say which face with a line such as `die 2`"
        answers = [action_text(self.rules, self.s, action) for action in legal_actions(self.rules, self.s)]
        return f"chance is asked: say what comes with {' or '.join(f'`{CHANCE_SPEAKS}: {text}`' for text in answers)}"

    def _do(self, action: Packed) -> None:
        self.done.append(action)
        apply(self.rules, self.s, action)


def actions_told(rules: Rules, s: State, lines: list[str]) -> list[Packed]:
    """The actions that the moves of a scenario stand for; the state stays as it is, expectations are passed over.

    Raises ActionError or PositionError.
    """
    telling = Telling(rules, s.copy())
    for line in lines:
        try:
            if told_words(line)[0] == EXPECT:
                telling.draw_tiles()
            else:
                telling.tell(line)
                telling.told_chance()
        except NotationError as error:
            raise PositionError(f"{line!r}: {error}") from error
    if telling.untold:
        raise PositionError(telling.untold)
    return telling.done
