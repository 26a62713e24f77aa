"""Aids: what is armed before a conquest and serves that one (relics U-D17, artifacts W-D18)."""

from __future__ import annotations

from tesno.core.actions import CONQUER, GAMBLE, kind_of, target_of
from tesno.core.attack import in_hand
from tesno.core.bits import has
from tesno.core.campaign import marches
from tesno.core.ground import put_find
from tesno.core.names import Packed, Reason, Region, Regions, Slot
from tesno.core.reach import survey
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait


class Aid(Trait):
    """Armed before a conquest, serves it, and moves to the region that was taken; a failed roll leaves it.

    Once per turn; several may serve one conquest, armed in any order.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.targets = ""
        self.is_aid = True

    def options(self, rules: Rules, s: State, slot: Slot, found: list[Packed]) -> None:
        if not self.can_arm(rules, s, slot):
            return
        # What can be conquered without it can be conquered with it, unless it has a price of its own.
        helps = not self.toll_most and some_conquest(found, s.shield)
        if helps or leads_on(rules, arming(rules, s, slot, self), slot):
            self.offer((0,), found)

    def can_arm(self, rules: Rules, s: State, slot: Slot) -> bool:
        """Whether it is at hand; if a conquest is possible with it is another question."""
        return in_hand(s, slot) >= s.forms[slot].least and not self.spent(s) and not has(s.aids, self.index)

    def armings(self, rules: Rules, s: State, slot: Slot) -> list[State]:
        return [arming(rules, s, slot, self)] if self.can_arm(rules, s, slot) else []

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
        if not in_hand(s, slot):
            return "no_tokens_in_hand", {}
        if in_hand(s, slot) < s.forms[slot].least:
            return "too_few_in_hand", {"count": s.forms[slot].least, "hand": in_hand(s, slot)}
        return "no_target", {}


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
