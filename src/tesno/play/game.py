"""A game under way: checked actions, chance from a script or a seed, a log that replays without them, undo."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterable, Sequence
from operator import index
from pathlib import Path
from typing import NoReturn

from tesno.core.actions import CHANCE, EXPAND, Action, packed, unpacked
from tesno.core.coins import income_of
from tesno.core.explain import cost_summands, step_name, why_not
from tesno.core.game import apply, chance_outcomes, is_over, legal_actions, new_state
from tesno.core.names import Packed, Reason, Region, Seat, Summand
from tesno.core.notation import NotationError, action_text, parse_action
from tesno.core.result import winners
from tesno.core.rules import Rules
from tesno.core.state import Event, State
from tesno.core.steps import DECIDE
from tesno.core.view import View, view_of
from tesno.play.entries import Choice, Move, Question
from tesno.play.errors import ActionError, IllegalAction, MalformedAction
from tesno.play.layout import NO_ACTION, WORD, boards_in, drawn_by_seed, layout_text
from tesno.play.lines import expand, is_composite, reason_against, why_line, words_of
from tesno.play.position import read_position
from tesno.play.table import Table, rules_of
from tesno.play.telling import actions_told, position_and_moves
from tesno.position import clean_lines


class Game:
    """A table with a game on it.

    Chance acts as `chance` tells, in this order (`die 2`, `banner elves`, …); then it is drawn from the seed; without
    one it waits for the caller, who applies its outcomes.

    >>> game = Game(Table(players=2), seed=7)
    >>> len(game.legal) > 1
    True
    >>> events = game.apply("pick 1")
    >>> game.log[-1].text.startswith("b")    # chance has turned up the next combo
    True
    """

    # Not there before the boards of a random layout are drawn.
    laid: Table  # the table with its boards on it
    rules: Rules
    state: State

    def __init__(
        self, table: Table, seed: int | None = None, rules: Rules | None = None, chance: Iterable[str] = ()
    ) -> None:
        if not table.layout:
            rules = rules if rules is not None else table.rules()
            self._begin(table, rules, new_state(rules), [], seed, chance)
            return
        self._prepare(table, [], seed, chance)
        if self._script:
            self._lay_out(boards_in(self._script.popleft()))
        elif seed is not None:
            self._lay_out(drawn_by_seed(table, seed))

    @classmethod
    def at(
        cls,
        position: str | Iterable[str],
        seed: int | None = None,
        chance: Iterable[str] = (),
        folder: Path | None = None,
        table: Table | None = None,
    ) -> Game:
        """A game that goes on from a position, written as in a scenario (docs/scenarios.md).

        Moves may follow, to any moment of a turn: they begin the log; what chance has still to decide then is left to
        `chance`, the seed or the caller. Expectations are passed over, and lines about the table where one is given.
        Files count from the folder. Raises PositionError, or ActionError for a move that is not possible.

        >>> game = Game.at("map base-2; A active giants/hill 9=3 10; turn A conquer".replace(";", "\\n"))
        >>> game.question.word, game.question.seat, game.question.choices[0].text
        ('conquer', 0, 'end')
        """
        lines, moves = position_and_moves(clean_lines(position))
        read = read_position(lines, folder, table)
        game = cls.__new__(cls)
        game._prepare(read.table, read.lines, seed, chance)
        game._start(read.table, read.rules, read.state)
        for action in actions_told(read.rules, read.state, moves):
            game._do(action)
        game._draw_chance()
        return game

    def _begin(
        self, table: Table, rules: Rules, state: State, lines: list[str], seed: int | None, chance: Iterable[str]
    ) -> None:
        self._prepare(table, lines, seed, chance)
        self._start(table, rules, state)
        self._draw_chance()

    def _prepare(self, table: Table, lines: list[str], seed: int | None, chance: Iterable[str]) -> None:
        self.table = table
        self.position = lines  # that the game began with; empty: at the start
        self.log: list[Move] = []
        self.events: list[Event] = []
        self._random = random.Random(seed) if seed is not None else None
        self._script = deque([chance] if isinstance(chance, str) else chance)
        self._undo: list[tuple[State, int, int]] = []

    def _start(self, laid: Table, rules: Rules, state: State) -> None:
        self.laid = laid
        self.rules = rules
        self.state = state
        self._first = state.copy()

    def __getattr__(self, name: str) -> NoReturn:
        why = ": the boards are not laid out; apply one of `legal_texts`" if name in ("laid", "rules", "state") else ""
        raise AttributeError(f"this game has no {name!r}{why}")

    @property
    def laid_out(self) -> bool:
        """Whether the boards lie on the table; those of a random layout are the first draw of chance."""
        return hasattr(self, "laid")

    @property
    def moves(self) -> list[Move]:
        """The log without the draw of a random layout: what is played on `laid`."""
        return self.log[bool(self.table.layout) :]

    def _lay_out(self, boards: Sequence[str]) -> list[Event]:
        """The first entry of the log of a random layout. Raises IllegalAction when these boards can't be drawn."""
        text = layout_text(boards)
        if tuple(boards) not in self.table.draws():
            raise IllegalAction(text, "not_drawn", {}, f"{text}: no layout that can be drawn for this table")
        laid = self.table.laid_out(boards)
        rules = rules_of(laid)
        self.log.append(Move(CHANCE, NO_ACTION, text))
        self.events.append(("layout", {"boards": list(boards)}))
        self._start(laid, rules, new_state(rules))
        self._draw_chance()
        return list(self.events)

    def copy(self) -> Game:
        """The same game, to be played on apart from this one. Only for games without a seed: chance has no twin."""
        if self._random is not None:
            raise ValueError("a game with a seed can't be copied: its chance would be drawn twice")
        twin = Game.__new__(Game)
        vars(twin).update(vars(self))
        if self.laid_out:
            twin.state = self.state.copy()
        twin.log = list(self.log)
        twin.events = list(self.events)
        twin._script = self._script.copy()
        twin._undo = list(self._undo)
        return twin

    def restarted(self) -> Game:
        """The same table, with its boards on it, as it stood when `moves` began; chance waits for the caller."""
        game = Game.__new__(Game)
        game._begin(self.laid, self.rules, self._first.copy(), self.position, None, ())
        return game

    @property
    def acting(self) -> int:
        """The seat that decides, CHANCE, or NOBODY when the game is over."""
        return self.state.acting if self.laid_out else CHANCE

    @property
    def over(self) -> bool:
        return self.laid_out and is_over(self.state)

    @property
    def winners(self) -> list[int]:
        """The winning seats once the game is over; several share the victory (C80)."""
        return winners(self.rules, self.state) if self.over else []

    @property
    def question(self) -> Question | None:
        """What is asked now; None when the game is over."""
        if self.over:
            return None
        if not self.laid_out:
            return Question(WORD, CHANCE, tuple(Choice(text, NO_ACTION) for text in self.legal_texts))
        choices = tuple(Choice(self.text(action), action) for action in self.legal)
        return Question(step_name(self.rules, self.state), self.acting, choices)

    @property
    def legal(self) -> list[int]:
        return legal_actions(self.rules, self.state) if self.laid_out else []

    @property
    def legal_texts(self) -> list[str]:
        if not self.laid_out:
            return [layout_text(boards) for boards in self.table.draws()]
        return [self.text(action) for action in self.legal]

    def text(self, action: Packed) -> str:
        return action_text(self.rules, self.state, action)

    def parse(self, action: int | str | Action) -> int:
        """An action from a number, notation or the friendly form. Raises MalformedAction."""
        if isinstance(action, str):
            try:
                return parse_action(self.rules, self.state, action)
            except NotationError as error:
                raise MalformedAction(action, str(error)) from error
        try:
            number = packed(action) if isinstance(action, tuple) else index(action)
            unpacked(number)
        except (ValueError, KeyError, TypeError) as error:
            problem = f"{action!r} is no action: take one of `legal`, or write it as text"
            raise MalformedAction(str(action), problem) from error
        return number

    def why_not(self, action: int | str | Action) -> Reason | None:
        """Why an action or a line is not possible now (an id with parameters), or None when it is."""
        if not self.laid_out:
            return None if action in self.legal_texts else ("chance_acts", {})
        if isinstance(action, str):
            return why_line(self.rules, self.state, self.acting, action)
        return why_not(self.rules, self.state, self.parse(action))

    def expand(self, line: str, seat: Seat | None = None) -> list[str]:
        """The plain actions a line stands for, as texts: of a composite several, or none where all stands as told.

        Raises ActionError.
        """
        if not self.laid_out:
            return [layout_text(boards_in(line))]
        trial = self.state.copy()
        texts = []
        for action in self._actions(line, seat):
            texts.append(action_text(self.rules, trial, action))
            apply(self.rules, trial, action)
        return texts

    def apply(self, action: int | str | Action, seat: Seat | None = None) -> list[Event]:
        """Carry out an action or a line, and the chance that follows; returns what happened.

        A composite line (`redeploy 9=4 10=3`) is carried out as the plain actions it stands for, and undone as one.
        Raises MalformedAction or IllegalAction, and then nothing has changed.
        """
        if not self.laid_out:
            return self._lay_out(boards_in(action))
        actions = self._actions(action, seat)
        if not actions:
            return []
        before = len(self.events)
        if not self._script:
            self._carry_out(actions)
        else:
            # What was told of chance may not fit.
            state, log, undo, script = self.state.copy(), len(self.log), list(self._undo), self._script.copy()
            try:
                self._carry_out(actions)
            except ActionError:
                self.state, self._undo, self._script = state, undo, script
                del self.log[log:], self.events[before:]
                raise
        if self.over:
            # Everybody's coins lie open now.
            self._undo.clear()
        return self.events[before:]

    def _actions(self, action: int | str | Action, seat: Seat | None) -> list[int]:
        """The plain actions, all of them possible one after the other."""
        mover = self.acting if seat is None else seat
        if isinstance(action, str):
            action = " ".join(words_of(action))
            if is_composite(self.rules, action):
                return expand(self.rules, self.state, mover, action)
        number = self.parse(action)
        if mover != self.acting:
            raise IllegalAction(self._name(action, number), "not_your_turn", {"seat": mover})
        if isinstance(action, str):
            reason = reason_against(self.rules, self.state, mover, action)
        else:
            reason = why_not(self.rules, self.state, number)
        if reason is not None:
            raise IllegalAction(self._name(action, number), *reason)
        return [number]

    def _name(self, action: int | str | Action, number: int) -> str:
        """The text of an action that may not fit the state."""
        if isinstance(action, str):
            return action
        try:
            return self.text(number)
        except (IndexError, KeyError):
            return str(tuple(unpacked(number)))

    def _carry_out(self, actions: list[int]) -> None:
        self._remember()
        for action in actions:
            self._do(action)
        self._draw_chance()

    def _do(self, action: Packed) -> None:
        self.log.append(Move(self.acting, action, self.text(action)))
        self.state.events = self.events
        apply(self.rules, self.state, action)
        self.state.events = None

    def _draw_chance(self) -> None:
        while self.acting == CHANCE and (self._script or self._random):
            self._undo.clear()
            self._do(self._scripted() if self._script else self._drawn())

    def _drawn(self) -> int:
        assert self._random is not None
        outcomes = chance_outcomes(self.rules, self.state)
        return self._random.choices([action for action, _ in outcomes], [weight for _, weight in outcomes])[0]

    def _scripted(self) -> int:
        """What was told beforehand for this moment."""
        text = self._script.popleft()
        asked = step_name(self.rules, self.state)
        try:
            action = parse_action(self.rules, self.state, text)
        except NotationError as error:
            problem = f"chance: {error}; asked for now: {asked}"
            raise MalformedAction(text, problem) from error
        if action not in self.legal:
            fitting = ", ".join(self.legal_texts[:3])
            problem = f"chance: {text!r} can't be drawn now, asked for is {asked}: {fitting}, …"
            raise IllegalAction(text, "not_drawn", {}, problem)
        return action

    def _remember(self) -> None:
        if self.acting == CHANCE or (self._undo and self._undo[-1][0].acting != self.acting):
            self._undo.clear()
        if self.acting != CHANCE:
            self._undo.append((self.state.copy(), len(self.log), len(self.events)))

    @property
    def can_undo(self) -> bool:
        return bool(self._undo)

    @property
    def undoable(self) -> int:
        """How many decisions can be taken back."""
        return len(self._undo)

    @property
    def undo_seat(self) -> int | None:
        """Whose decisions they are."""
        return self._undo[-1][0].acting if self._undo else None

    def undo(self) -> None:
        """Take back the last decision: possible until a die roll, a reveal or another seat's decision."""
        if not self._undo:
            raise IllegalAction("undo", "nothing_to_undo", {})
        remembered, moves, events = self._undo.pop()
        # A copy of the game may remember the same state.
        self.state = remembered.copy()
        del self.log[moves:]
        del self.events[events:]

    def view(self, seat: Seat) -> View:
        """What the seat may see."""
        return view_of(self.rules, self.state, seat)

    def cost(self, region: Region) -> list[Summand]:
        """The summands of what a region costs whoever conquers now. Raises ValueError: there is no such region."""
        if not 1 <= region <= self.rules.board.size:
            raise ValueError(f"region {region}: the map has 1 to {self.rules.board.size}")
        return cost_summands(self.rules, self.state, self.state.slot, region)

    def income(self, seat: Seat) -> list[tuple[str, str, int]]:
        """What the seat's races would bring now: race, source, coins."""
        return [
            (self.rules.race_ids[slot], source, coins)
            for slot, owner in enumerate(self.state.owner)
            if owner == seat
            for source, coins in income_of(self.rules, self.state, slot)
        ]

    def replay(self, texts: Iterable[str]) -> None:
        """Carry out a log written by another game, chance included. Needs a game without a seed."""
        for text in texts:
            self.repeat(text)

    def repeat(self, text: str) -> None:
        """Carry out one line of a log. Raises MalformedAction or IllegalAction, and then nothing has changed.

        Ghouls in decline that marched and did nothing once committed their player to expanding, who was not asked
        (K75 was mended since). Such a log goes on with what follows `expand`: that is then done first, as one decision.
        """
        has_acted = self.acting != CHANCE and bool(self.log) and self.log[-1].acting == self.acting
        implied = has_acted and self.state.step == DECIDE and self.parse(text) not in self.legal
        if implied:
            self.apply(EXPAND)
        try:
            self.apply(text)
        except (MalformedAction, IllegalAction):
            if implied:
                self.undo()
            raise
        if implied and self._undo:
            self._undo.pop()
