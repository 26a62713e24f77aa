"""Relics of the end of a turn: Froggy's Ring (U-A3) and the Scepter of Avarice (U-A6)."""

from __future__ import annotations

from tesno.core.actions import SKIP, target_of
from tesno.core.bits import regions_of
from tesno.core.coins import income_at
from tesno.core.explain import why_no_place
from tesno.core.ground import put_find
from tesno.core.names import Packed, Reason, Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import answered
from tesno.core.trait import Trait
from tesno.traits.levy import rob_neighbours


class PutDown(Trait):
    """At the end of the turn it may be put in a region of the active race, before coins (U-D19)."""

    def settle(self, rules: Rules, s: State, slot: Slot) -> None:
        self.ask(s, s.seat, slot)

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        return [SKIP, *self.uses(regions_of(s.held[s.slot]))]

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        answered(s)
        if action != SKIP:
            self.spend(s)
            put_find(rules, s, self.find, target_of(action))

    def why_not(self, rules: Rules, s: State, slot: Slot, target: Region) -> Reason:
        return why_no_place(rules, s, slot, target)


class Ring(PutDown):
    """Froggy's Ring: take a coin from each player with active tokens next to it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "ring"
        self.rank = 3  # after the Scepter (U20)

    def collect(self, rules: Rules, s: State, slot: Slot) -> None:
        if self.spent(s):
            rob_neighbours(rules, s, slot, 1 << s.find_at[self.find], self.name)


class Scepter(PutDown):
    """Scepter of Avarice: what its region brings from the bank is doubled (U-D8)."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "scepter"
        self.rank = 2  # after the Ghost (U20)

    def income(self, rules: Rules, s: State, slot: Slot) -> int:
        if not self.spent(s):
            return 0
        return income_at(rules, s, slot, s.find_at[self.find])
