"""Archaeologist (W-T1)."""

from __future__ import annotations

from tesno.core.bits import regions_of
from tesno.core.names import Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait


class FindsPay(Trait):
    """One coin per artifact or legendary place in a region held: the Well only for who holds its water (W-D17)."""

    def income(self, rules: Rules, s: State, slot: Slot) -> int:
        return sum(self.income_at(rules, s, slot, region) for region in regions_of(s.held[slot] & s.found))

    def income_at(self, rules: Rules, s: State, slot: Slot, region: Region) -> int:
        return s.find_at.count(region)
