"""Trolls (W-R13)."""

from __future__ import annotations

from tesno.core.names import Regions, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait


class Prowling(Trait):
    """Regions that are not empty cost one less: any other race's, the player's own in decline too, and murlocs'."""

    def discount(self, rules: Rules, s: State, slot: Slot) -> tuple[Regions, int]:
        regions = s.tribes
        for held in s.held:
            regions |= held
        return regions & ~s.held[slot], -1
