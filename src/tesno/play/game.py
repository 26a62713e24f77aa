"""A game under way: checked actions, chance from a seed, a log that replays without it, undo."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tesno.core.actions import CHANCE, Action, packed, unpacked
from tesno.core.coins import income_of
from tesno.core.explain import cost_summands, why_not
from tesno.core.game import apply, chance_outcomes, is_over, legal_actions, new_state
from tesno.core.notation import NotationError, action_text, parse_action
from tesno.core.rules import Rules, Summand
from tesno.core.state import Event, State
from tesno.core.turn import winners
from tesno.core.view import View, view_of
from tesno.play.errors import IllegalAction, MalformedAction
from tesno.play.layout import NO_ACTION, boards_in, drawn_by_seed, layout_text
from tesno.play.table import Table, rules_of


@dataclass(frozen=True)
class Move:
    """One entry of the log: who did what, in numbers and in notation."""

    acting: int
    action: int
    text: str


class Game:
    """A table with a game on it.

    With a seed chance is drawn by itself; with `seed=None` the caller decides chance by applying its outcomes.

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

    def __init__(self, table: Table, seed: int | None = None, rules: Rules | None = None) -> None:
        self.table = table
        self.log: list[Move] = []
        self._random = random.Random(seed) if seed is not None else None
        self._undo: list[tuple[State, int, int]] = []
        self.events: list[Event] = []
        if not table.layout:
            self._begin(table, rules if rules is not None else table.rules())
        elif seed is not None:
            self._lay_out(drawn_by_seed(table, seed))

    def _begin(self, laid: Table, rules: Rules) -> None:
        self.laid = laid
        self.rules = rules
        self.state = new_state(rules)
        self._draw_chance()

    @property
    def laid_out(self) -> bool:
        """Whether the boards lie on the table; those of a random layout are the first draw of chance."""
        return hasattr(self, "laid")

    @property
    def moves(self) -> list[Move]:
        """The log without the draw of a random layout: what is played on `laid`."""
        return self.log[bool(self.table.layout) :]

    def _lay_out(self, boards: Sequence[str]) -> list[Event]:
        """The first entry of the log of a random layout. Raises TableError when these boards can't be drawn."""
        laid = self.table.laid_out(boards)
        self.log.append(Move(CHANCE, NO_ACTION, layout_text(boards)))
        self.events.append(("layout", {"boards": list(boards)}))
        self._begin(laid, rules_of(laid))
        return list(self.events)

    def copy(self) -> Game:
        """The same game, to be played on apart from this one. Only for games without a seed: chance has no twin."""
        if self._random is not None:
            raise ValueError("a game with a seed can't be copied: its chance would be drawn twice")
        twin = Game.__new__(Game)
        twin.table = self.table
        twin.laid = self.laid
        twin.rules = self.rules
        twin.state = self.state.copy()
        twin.log = list(self.log)
        twin.events = list(self.events)
        twin._random = None
        twin._undo = list(self._undo)
        return twin

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
    def legal(self) -> list[int]:
        return legal_actions(self.rules, self.state)

    @property
    def legal_texts(self) -> list[str]:
        return [self.text(action) for action in self.legal]

    def text(self, action: int) -> str:
        return action_text(self.rules, self.state, action)

    def parse(self, action: int | str | Action) -> int:
        """An action from a number, notation or the friendly form. Raises MalformedAction."""
        try:
            if isinstance(action, str):
                return parse_action(self.rules, self.state, action)
            number = packed(action) if isinstance(action, tuple) else action
            unpacked(number)
        except (NotationError, ValueError, KeyError, TypeError) as error:
            raise MalformedAction(str(error)) from error
        return number

    def why_not(self, action: int | str | Action) -> tuple[str, dict[str, int | str]] | None:
        """Why an action is not legal now (an id with parameters), or None when it is."""
        return why_not(self.rules, self.state, self.parse(action))

    def apply(self, action: int | str | Action, seat: int | None = None) -> list[Event]:
        """Carry out an action and, with a seed, the chance that follows; returns what happened.

        Raises MalformedAction or IllegalAction, and then nothing has changed.
        """
        if not self.laid_out:
            return self._lay_out(boards_in(action))
        number = self.parse(action)
        name = action if isinstance(action, str) else _safe_text(self, number)
        if seat is not None and seat != self.acting:
            raise IllegalAction(name, "not_your_turn", {"seat": seat})
        reason = why_not(self.rules, self.state, number)
        if reason is not None:
            raise IllegalAction(name, *reason)
        self._remember()
        before = len(self.events)
        self._do(number)
        self._draw_chance()
        if self.over:
            # Everybody's coins lie open now.
            self._undo.clear()
        return self.events[before:]

    def _do(self, action: int) -> None:
        self.log.append(Move(self.acting, action, self.text(action)))
        self.state.events = self.events
        apply(self.rules, self.state, action)
        self.state.events = None

    def _draw_chance(self) -> None:
        if self._random is None:
            return
        while self.acting == CHANCE:
            outcomes = chance_outcomes(self.rules, self.state)
            actions = [action for action, _ in outcomes]
            weights = [weight for _, weight in outcomes]
            self._undo.clear()
            self._do(self._random.choices(actions, weights)[0])

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

    def view(self, seat: int) -> View:
        """What the seat may see."""
        return view_of(self.rules, self.state, seat)

    def cost(self, region: int) -> list[Summand]:
        """The summands of what a region costs whoever conquers now."""
        return cost_summands(self.rules, self.state, self.state.slot, region)

    def income(self, seat: int) -> list[tuple[str, str, int]]:
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
            self.apply(text)


def _safe_text(game: Game, action: int) -> str:
    """The text of an action that may not fit the state."""
    try:
        return game.text(action)
    except (IndexError, KeyError):
        return str(tuple(unpacked(action)))
