"""One moment of a game as a seat sees it: what everything in a position is made from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Generic, NamedTuple, TypeVar

from tesno.core.actions import (
    ABANDON,
    CONQUER,
    END,
    GAMBLE,
    GIVE_UP,
    PICK,
    PLACE,
    RETREAT,
    SKIP,
    USE,
    kind_of,
    target_of,
    trait_of,
)
from tesno.core.explain import step_name
from tesno.core.game import legal_actions
from tesno.core.names import Packed, Region
from tesno.core.order import answers
from tesno.core.reach import armed
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import CONQUEST, READY, REDEPLOY, TRAIT, subject
from tesno.core.trait import Trait
from tesno.locale import Speech

T = TypeVar("T")

# What races in decline may be asked as active ones are.
_OF_TROOPS = (READY, CONQUEST, REDEPLOY)
_ABOUT_REGIONS = (ABANDON, CONQUER, GAMBLE, GIVE_UP, PLACE, RETREAT)


class Target(NamedTuple):
    """What an action names: a region or seat by number, a place of the column from 0, a power, find or word.

    `kind` is empty where nothing is named.
    """

    kind: str
    number: int


class Moment(Generic[T]):
    """A state imagined from a view, the legal actions in it, and how to speak of it.

    Hidden totals in the state are guesses and are never shown.
    """

    def __init__(self, rules: Rules, state: State, words: Speech[T], names: Sequence[T]) -> None:
        self.rules = rules
        self.state = state
        self.words = words
        self.names = names

    def after(self, state: State) -> Moment[T]:
        """The same game a little later."""
        return Moment(self.rules, state, self.words, self.names)

    @cached_property
    def legal(self) -> list[int]:
        return legal_actions(self.rules, self.state)

    @cached_property
    def answers(self) -> list[int]:
        """What may be answered: regions that are named one after the other, in any order."""
        return answers(self.rules, self.state)

    @property
    def asking(self) -> Trait | None:
        """The trait whose question this is, if it is one."""
        return self.rules.traits[subject(self.state)] if self.state.step == TRAIT else None

    @property
    def question(self) -> T:
        """What is asked, in words. A race in decline that acts is named: one thinks of the active one."""
        s = self.state
        if s.step in _OF_TROOPS and s.slot != s.active[s.acting]:
            return self.words("step-declined", race=self.words.race(self.rules.race_ids[s.slot]), question=self._asked)
        return self._asked

    @property
    def _asked(self) -> T:
        if self.state.step == CONQUEST and self.legal == [END]:
            return self.words("step-conquered")
        if self.state.step == CONQUEST and self._only_the_die:
            return self.words("step-last-die")
        if self.state.step == CONQUEST and self.state.aids:
            aids = [self.words.summand(aid.name) for aid in armed(self.rules, self.state)]
            return self.words("step-armed", aids=self.words.join(", ", aids))
        asking = self.asking
        if asking is not None and asking.words_now(self.state) and self.words.has(f"step-words-{asking.verb}"):
            return self.words(f"step-words-{asking.verb}")
        return self.words.step(
            step_name(self.rules, self.state),
            rolled=self.state.die >= 0,
            source=asking.name if asking else "",
            optional=self.optional,
        )

    @property
    def _only_the_die(self) -> bool:
        """Whether a conquest can only be the last one, by the die, unless one ends."""
        return {kind_of(action) for action in self.legal} == {GAMBLE, END}

    @property
    def optional(self) -> bool:
        """Whether the question may be passed."""
        return SKIP in self.legal

    def region(self, region: Region) -> T:
        """`9 (Forest)`."""
        return self.words("log-region", region=region, terrain=self.terrain(region))

    def terrain(self, region: Region) -> T:
        return self.words.terrain(self.rules.board.terrain_of(region, self.rules.terrains))

    def target_of(self, action: Packed) -> Target:
        """What the action names."""
        kind, number = kind_of(action), target_of(action)
        if kind == PICK:
            return Target("place", number)
        if kind in _ABOUT_REGIONS:
            return Target("region", number)
        if kind != USE:
            return Target("", 0)
        trait = self.rules.traits[trait_of(action)]
        if self.words_of(trait):
            return Target("word", number)
        if trait.targets == "combo":
            return Target("place", number - 1)
        if trait.targets == "region" and self.needs_find(trait):
            return Target("find", number - 1)
        if trait.targets == "region" and not 1 <= number <= self.rules.board.size:
            return Target("", 0)
        return Target(trait.targets, number)

    def words_of(self, trait: Trait) -> tuple[str, ...]:
        """What numbers in the trait's answers stand for, where they are words."""
        if self.asking is trait and (words := trait.words_now(self.state)):
            return words
        return trait.words if trait.targets == "word" else ()

    def needs_find(self, trait: Trait) -> bool:
        """Whether the trait takes the place of a find, which has to be named first, by its number plus one."""
        return trait.remembers_kind == "find" and not self.state.memory[trait.index]
