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


class Aid(Trait):
    """Armed before a conquest, serves it, and moves to the region that was taken; a failed roll leaves it.

    Several may serve one conquest, armed in any order (U-D17).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.targets = ""
        self.is_aid = True

    def options(self, rules: Rules, s: State, slot: Slot, found: list[Packed]) -> None:
        if self._can_arm(rules, s, slot) and (
            some_conquest(found, s.shield) or leads_on(rules, arming(rules, s, slot, self), slot)
        ):
            found.extend(self.uses([0]))

    def _can_arm(self, rules: Rules, s: State, slot: Slot) -> bool:
        return s.hand[slot] > 0 and not self.spent(s) and not has(s.aids, self.index) and not copied(rules, s, self)

    def armings(self, rules: Rules, s: State, slot: Slot) -> list[State]:
        return [arming(rules, s, slot, self)] if self._can_arm(rules, s, slot) else []

    def perform(self, rules: Rules, s: State, slot: Slot, target: int) -> None:
        s.aids |= 1 << self.index
        survey(rules, s, slot)

    def served(self, rules: Rules, s: State, slot: Slot, region: Region) -> None:
        self.spend(s)
        put_find(rules, s, self.find, region)

    def why_not(self, rules: Rules, s: State, slot: Slot, target: int) -> Reason:
        if has(s.aids, self.index):
            return "already_armed", {}
        if self.spent(s):
            return "used_this_turn", {}
        if copied(rules, s, self):
            return "same_relic", {"find": self.name}
        if not s.hand[slot]:
            return "no_tokens_in_hand", {}
        return "no_target", {}


def copied(rules: Rules, s: State, relic: Trait) -> bool:
    """Whether something that stands for this relic is armed already (U-D20)."""
    if not s.aids:
        return False
    kept = relic.find + 1
    return any(aid.remembers_kind == "find" and s.memory[aid.index] == kept for aid in armed(rules, s))


def some_conquest(actions: list[Packed], barred: Regions) -> bool:
    """Whether one of the actions is a conquest outside the barred regions."""
    return any(kind_of(action) in (CONQUER, GAMBLE) and not has(barred, target_of(action)) for action in actions)


def arming(rules: Rules, s: State, slot: Slot, aid: Trait) -> State:
    """The state with one more aid armed."""
    trial = s.copy()
    trial.aids |= 1 << aid.index
    survey(rules, trial, slot)
    return trial


def leads_on(rules: Rules, s: State, slot: Slot, beyond: int = -1) -> bool:
    """Whether some conquest is possible with what is armed, or with more armed besides.

    Which are armed counts, not in which order: those to come have ascending numbers.
    """
    if some_conquest(marches(rules, s, slot), 0):
        return True
    for trait in s.forms[slot].abilities:
        if trait.is_aid and trait.index > beyond:
            for trial in trait.armings(rules, s, slot):
                if leads_on(rules, trial, slot, trait.index):
                    return True
    return False


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
