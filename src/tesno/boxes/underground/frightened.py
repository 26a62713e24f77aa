"""Frightened (U-P4)."""

from __future__ import annotations

from tesno.core.bits import regions_of
from tesno.core.names import Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait


class CrowdsPay(Trait):
    """One coin more per region with three or more of the race's tokens."""

    def income(self, rules: Rules, s: State, slot: Slot) -> int:
        crowds = 0
        for region in regions_of(s.held[slot]):
            crowds += self.income_at(rules, s, slot, region)
        return crowds

    def income_at(self, rules: Rules, s: State, slot: Slot, region: Region) -> int:
        return 1 if s.tokens[region] >= 3 else 0
