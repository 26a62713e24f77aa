"""The greedy bot: tries every answer, plays its turn to the end by habit, and takes what promises most coins."""

from __future__ import annotations

from random import Random

from tesno.bots.foresight import ALIKE, eagerness
from tesno.bots.mind import mind_of
from tesno.core.actions import CHANCE, DECLINE
from tesno.core.game import apply, chance_outcomes
from tesno.core.names import Packed, Seat
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import CONQUEST, DECIDE, PICK_COMBO, ROLL, TRAIT
from tesno.core.view import View, imagine


class GreedyBot:
    """Looks one whole turn ahead, a few rounds when picking or declining; knows only its view."""

    needs_view = True
    tries = 2  # how often a pick or a decline is played on
    reluctance = 3.0  # what a decline must promise beyond going on

    def __init__(self, rules: Rules, seat: Seat, seed: int) -> None:
        self.rules = rules
        self.seat = seat
        # How far a pick or a decline is played on: with many at the table a round takes longer to think through.
        self.rounds_ahead = 4 if rules.seats < 4 else 3
        self.mind = mind_of(rules)
        self.outlook = self.mind.outlook
        self.habits = self.mind.habits
        self._seed = seed * 8 + seat
        self._asked = 0

    def choose(self, view: View, legal: list[int], ledger: tuple[int, ...] | None = None) -> int:
        if len(legal) == 1:
            return legal[0]
        s = imagine(self.rules, view, ledger)
        self._asked += 1
        if s.step in (PICK_COMBO, DECIDE):
            return self._far(s, legal)
        if s.step == CONQUEST:
            return self._near(s, legal)
        if s.step == TRAIT:
            return self._trait(s, legal)
        return self.habits.answer(s, legal)

    def _dice(self, number: int) -> int:
        """A seed: the same chance for every answer to a question."""
        return (self._seed << 20) + (self._asked << 4) + number

    def _best(self, legal: list[int], values: list[float]) -> int:
        best = 0
        for index in range(1, len(values)):
            if values[index] > values[best]:
                best = index
        return legal[best]

    def _far(self, s: State, legal: list[int]) -> int:
        """Played on for some rounds with everybody at the table."""
        values = [0.0] * len(legal)
        turns = self.rounds_ahead * self.rules.seats
        for index, action in enumerate(legal):
            for number in range(self.tries):
                trial = s.copy()
                apply(self.rules, trial, action)
                self.habits.play_on(trial, Random(self._dice(number)), turns)
                values[index] += self.outlook.score(trial, self.seat)
        for index, action in enumerate(legal):
            if action == DECLINE:
                values[index] -= self.reluctance * self.tries
        return self._best(legal, values)

    def _near(self, s: State, legal: list[int]) -> int:
        """Played on to the end of this turn."""
        self.mind.open_turn(s, self.seat)
        return self._best(legal, [self._outcome(s, action) for action in legal])

    def _outcome(self, s: State, action: Packed) -> float:
        """The expected score at the end of the turn; a die is weighed by all its faces."""
        trial = s.copy()
        apply(self.rules, trial, action)
        if trial.acting != CHANCE or (trial.step != ROLL and not (trial.step == TRAIT and self.mind.foresees)):
            return self.mind.end_of_turn(trial, self.seat, self._dice(0))
        total = weights = 0.0
        for face, weight in chance_outcomes(self.rules, trial):
            fallen = trial.copy()
            apply(self.rules, fallen, face)
            total += weight * self.mind.end_of_turn(fallen, self.seat, self._dice(0))
            weights += weight
        return total / weights

    def _trait(self, s: State, legal: list[int]) -> int:
        """A question of a trait: when it may end the race's days, or buys it tokens, it is looked at like a decline."""
        seat = self.seat
        for action in legal:
            trial = s.copy()
            apply(self.rules, trial, action)
            if trial.active[seat] != s.active[seat]:
                return self._far(s, legal)
            bought = trial.tray[s.slot] < s.tray[s.slot] and trial.coins[seat] < s.coins[seat]
            if bought and self.mind.foresees:
                # Tokens for coins: they pay for themselves in later rounds, if ever.
                return self._far(s, legal)
        return self._foreseen(s, legal) if self.mind.foresees else self.habits.trait(s, legal)

    def _foreseen(self, s: State, legal: list[int]) -> int:
        """Played on to the end of the turn; what promises the same is put where it is of use next turn."""
        self.mind.open_turn(s, self.seat)
        values = [self._outcome(s, action) for action in legal]
        best = max(values)
        alike = [action for action, value in zip(legal, values, strict=True) if value > best - ALIKE]
        if len(alike) == 1:
            return alike[0]
        return self._best(alike, [eagerness(self.habits, s, self.seat, action) for action in alike])
