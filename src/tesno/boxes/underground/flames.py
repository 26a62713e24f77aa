"""Flames (U-R3)."""

from __future__ import annotations

from tesno.core.actions import target_of
from tesno.core.bits import regions_of
from tesno.core.names import Packed, Reason, Region, Regions, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import answered
from tesno.core.trait import Trait


class Volcano(Trait):
    """On picking them the volcano is put on a chasm with its spot; they enter beside it.

    A region bordering it, or linked to it by an unbroken chain of their regions, is conquered as if empty (U14).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "volcano"
        self.phase = "pick"
        self.remembers = "volcano"
        self.remembers_kind = "region"
        self.spots = 0

    def bind(self, rules: Rules) -> None:
        self.spots = rules.board.features.get("volcano", 0)

    def picked(self, rules: Rules, s: State, slot: Slot) -> None:
        if self.spots & (self.spots - 1):
            self.ask(s, s.seat, slot)
        else:
            self._put(rules, s, self.spots.bit_length() - 1)

    def _put(self, rules: Rules, s: State, region: Region) -> None:
        self.remember(s, region)
        if s.events is not None:
            s.events.append(("volcano", {"seat": s.seat, "region": region}))

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        return self.uses(regions_of(self.spots))

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        answered(s)
        self._put(rules, s, target_of(action))

    def declining(self, rules: Rules, s: State, slot: Slot) -> None:
        self.remember(s, 0)

    def entry(self, rules: Rules, s: State, slot: Slot) -> Regions:
        return rules.board.near[s.memory[self.index]]

    def hollow(self, rules: Rules, s: State, slot: Slot) -> Regions:
        """Printed borders make the chain (U21); rivers held at that moment are part of it (U-D10)."""
        near = rules.board.near
        chain = 0
        edge = near[s.memory[self.index]]
        while edge & s.held[slot] & ~chain:
            fresh = edge & s.held[slot] & ~chain
            chain |= fresh
            edge |= rules.board.around(fresh)
        return edge

    def why_not(self, rules: Rules, s: State, slot: Slot, target: Region) -> Reason:
        if not 1 <= target <= rules.board.size:
            return "no_such_region", {"region": target}
        return "wrong_ground", {"region": target, "ground": "volcano"}
