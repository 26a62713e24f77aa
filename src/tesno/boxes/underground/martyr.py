"""Martyr (U-P7)."""

from __future__ import annotations

from tesno.core.coins import earn
from tesno.core.names import Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.teams import are_opponents
from tesno.core.trait import Trait


class Martyrdom(Trait):
    """One coin from the bank each time an opponent conquers one of their regions."""

    def lost(self, rules: Rules, s: State, slot: Slot, region: Region, by: Slot) -> None:
        seat = s.owner[slot]
        if by >= 0 and are_opponents(rules, s.owner[by], seat):
            earn(s, seat, 1, self.name)
