"""Drow (U-R2)."""

from __future__ import annotations

from tesno.core.bits import regions_of
from tesno.core.names import Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait


class Solitude(Trait):
    """One coin more per region held with no neighbour held by another race, own in decline included, or by monsters.

    Printed borders count (U21); a Balrog next door does not cancel (U-D24).
    """

    def income(self, rules: Rules, s: State, slot: Slot) -> int:
        others = self._others(s, slot)
        near = rules.board.near
        alone = 0
        for region in regions_of(s.held[slot]):
            if not near[region] & others:
                alone += 1
        return alone

    def income_at(self, rules: Rules, s: State, slot: Slot, region: Region) -> int:
        return 0 if rules.board.near[region] & self._others(s, slot) else 1

    def _others(self, s: State, slot: Slot) -> int:
        """Regions of other races and of monsters."""
        others = s.tribes
        for held in s.held:
            others |= held
        return others & ~s.held[slot]
