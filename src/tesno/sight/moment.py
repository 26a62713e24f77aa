"""One moment of a game as a seat sees it: what everything in a position is made from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from tesno.core.actions import USE, a_of, kind_of
from tesno.core.game import legal_actions
from tesno.core.rules import TRAIT, Rules, Trait
from tesno.core.state import State
from tesno.locale import Phrase, Phrases
from tesno.sight.regions import terrains_of


class Moment:
    """A state imagined from a view, the legal actions in it, and phrases to tell it in.

    Hidden totals in the state are guesses and are never shown.
    """

    def __init__(self, rules: Rules, state: State, names: Sequence[Phrase]) -> None:
        self.rules = rules
        self.state = state
        self.names = names
        self.words = Phrases(rules.box)

    @cached_property
    def legal(self) -> list[int]:
        return legal_actions(self.rules, self.state)

    def after(self, state: State) -> Moment:
        """The same game a little later."""
        return Moment(self.rules, state, self.names)

    def region(self, region: int) -> Phrase:
        """`9 (Forest)`."""
        return self.words("log-region", region=region, terrain=self.words.terrain(terrains_of(self.rules)[region]))

    @property
    def asking(self) -> Trait | None:
        """The trait whose question this is, if it is one."""
        return self.rules.traits[self.state.focus >> 6] if self.state.step == TRAIT else None

    def is_region(self, number: int) -> bool:
        return 1 <= number <= self.rules.board.size

    def names_find(self, action: int) -> bool:
        """Whether a trait's action names the find it is going to stand for, by its number plus one."""
        trait = self.rules.traits[a_of(action)]
        return kind_of(action) == USE and trait.remembers_kind == "find" and not self.state.memory[trait.index]
