"""Relics: what all six share, and those that serve a conquest (U15, U-A1, U-A2, U-A4, U-D17)."""

from __future__ import annotations

from tesno.core.actions import CONQUER, GAMBLE, kind_of, target_of
from tesno.core.bits import has
from tesno.core.campaign import marches
from tesno.core.ground import put_find
from tesno.core.names import Packed, Reason, Region, Regions, Slot
from tesno.core.reach import armed, survey
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait


def _copied(rules: Rules, s: State, trait: Trait) -> bool:
    """Whether something that stands for this relic is armed already (U-D20)."""
    if not s.aids:
        return False
    kept = trait.find + 1
    return any(aid.remembers_kind == "find" and s.memory[aid.index] == kept for aid in armed(rules, s))


class Aid(Trait):
    """Armed before a conquest, serves it, and moves to the region that was taken; a failed roll leaves it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.targets = ""
        self.is_aid = True

    def options(self, rules: Rules, s: State, slot: Slot, found: list[Packed]) -> None:
        # In ascending order, so that each set of relics has one path.
        if not s.hand[slot] or self.spent(s) or s.aids >> self.index or _copied(rules, s, self):
            return
        if could_serve(rules, s, slot, self.index, found):
            found.extend(self.uses([0]))

    def perform(self, rules: Rules, s: State, slot: Slot, target: int) -> None:
        s.aids |= 1 << self.index
        survey(rules, s, slot)

    def served(self, rules: Rules, s: State, slot: Slot, region: Region) -> None:
        self.spend(s)
        put_find(rules, s, self.find, region)

    def why_not(self, rules: Rules, s: State, slot: Slot, target: int) -> Reason:
        if self.spent(s):
            return "used_this_turn", {}
        if not s.hand[slot]:
            return "no_tokens_in_hand", {}
        return "no_target", {}


def could_serve(rules: Rules, s: State, slot: Slot, index: int, found: list[Packed]) -> bool:
    """Whether some conquest is possible once the trait is armed: what is possible where it is of use stays so."""
    if some_conquest(found, s.shield | rules.traits[index].unfit(rules, s)):
        return True
    return serves(rules, s.copy(), slot, index)


def some_conquest(actions: list[Packed], barred: Regions) -> bool:
    """Whether one of the actions is a conquest outside the barred regions."""
    return any(kind_of(action) in (CONQUER, GAMBLE) and not has(barred, target_of(action)) for action in actions)


def serves(rules: Rules, trial: State, slot: Slot, index: int) -> bool:
    """Whether some conquest is possible with the trait armed; the state is the caller's to spoil."""
    trial.aids |= 1 << index
    survey(rules, trial, slot)
    return some_conquest(marches(rules, trial, slot), 0)


class Socks(Aid):
    """Stinky Troll's Socks: once per turn a conquest as if empty; the owner loses no token, all retreat."""

    def hollow(self, rules: Rules, s: State, slot: Slot) -> Regions:
        return rules.board.everywhere

    def spares(self, rules: Rules, s: State) -> bool:
        return True


class Doormat(Aid):
    """Flying Doormat: once per turn any region of the map is within reach."""

    def reach(self, rules: Rules, s: State, slot: Slot) -> Regions:
        return rules.board.everywhere


class Sword(Aid):
    """Sword of the Killer Rabbit: once per turn a conquest for two less."""

    def discount(self, rules: Rules, s: State, slot: Slot) -> tuple[Regions, int]:
        return rules.board.everywhere, -2
