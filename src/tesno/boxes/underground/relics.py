"""Relics: what all six share, and those that serve a conquest (U15, U-A1, U-A2, U-A4, U-D17)."""

from __future__ import annotations

from tesno.core.actions import CONQUER, GAMBLE, use
from tesno.core.bits import regions_of
from tesno.core.campaign import Conquer
from tesno.core.finds import put_find
from tesno.core.reach import survey
from tesno.core.rules import Form, Rules, Trait
from tesno.core.state import State

_CONQUEST = Conquer()


def _copied(rules: Rules, s: State, trait: Trait) -> bool:
    """Whether something that stands for this relic is armed already (U-D20)."""
    if not s.aids:
        return False
    kept = trait.find + 1
    return any(rules.traits[index].remembers_kind == "find" and s.memory[index] == kept for index in regions_of(s.aids))


class Aid(Trait):
    """Armed before a conquest, serves it, and moves to the region that was taken; a failed roll leaves it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = name
        self.targets = ""

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.abilities += (self,)
            form.armed += (self,)

    def armed(self, s: State) -> bool:
        return bool(s.aids >> self.index & 1)

    def spent(self, s: State) -> bool:
        return bool(s.used >> (self.index * 8 + 7) & 1)

    def options(self, rules: Rules, s: State, slot: int, found: list[int]) -> None:
        # In ascending order, so that each set of relics has one path.
        if not s.hand[slot] or self.spent(s) or s.aids >> self.index or _copied(rules, s, self):
            return
        if could_serve(rules, s, slot, self.index, found):
            found.append(use(self.index, 0))

    def perform(self, rules: Rules, s: State, slot: int, target: int) -> None:
        s.aids |= 1 << self.index
        survey(rules, s, slot)

    def served(self, rules: Rules, s: State, slot: int, region: int) -> None:
        s.used |= 1 << (self.index * 8 + 7)
        put_find(rules, s, self.find, region)

    def why_not(self, rules: Rules, s: State, slot: int, target: int) -> tuple[str, dict[str, int | str]]:
        if self.spent(s):
            return "used_this_turn", {}
        if not s.hand[slot]:
            return "no_tokens_in_hand", {}
        return "no_target", {}


def could_serve(rules: Rules, s: State, slot: int, index: int, found: list[int]) -> bool:
    """Whether some conquest is possible once the trait is armed: what is possible where it is of use stays so."""
    if some_conquest(found, s.shield | rules.traits[index].unfit(rules, s)):
        return True
    return serves(rules, s.copy(), slot, index)


def some_conquest(actions: list[int], barred: int) -> bool:
    """Whether one of the actions is a conquest outside the barred regions."""
    for action in actions:
        region = action & 63
        kind = action - region
        if kind in (CONQUER, GAMBLE) and not barred >> region & 1:
            return True
    return False


def serves(rules: Rules, trial: State, slot: int, index: int) -> bool:
    """Whether some conquest is possible with the trait armed; the state is the caller's to spoil."""
    trial.aids |= 1 << index
    survey(rules, trial, slot)
    return some_conquest(_CONQUEST.marches(rules, trial), 0)


class Socks(Aid):
    """Stinky Troll's Socks: once per turn a conquest as if empty; the owner loses no token, all retreat."""

    def hollow(self, rules: Rules, s: State, slot: int) -> int:
        return rules.board.everywhere if self.armed(s) else 0

    def spares(self, rules: Rules, s: State) -> bool:
        return True


class Doormat(Aid):
    """Flying Doormat: once per turn any region of the map is within reach."""

    def reach(self, rules: Rules, s: State, slot: int) -> int:
        return rules.board.everywhere if self.armed(s) else 0


class Sword(Aid):
    """Sword of the Killer Rabbit: once per turn a conquest for two less."""

    def discount(self, rules: Rules, s: State, slot: int) -> tuple[int, int]:
        return rules.board.everywhere if self.armed(s) else 0, -2
