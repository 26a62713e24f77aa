"""Adventurous (U-P1)."""

from __future__ import annotations

from tesno.core.bits import has, regions_of
from tesno.core.names import Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait


class PlacesPay(Trait):
    """One coin more per region held with a place."""

    def income(self, rules: Rules, s: State, slot: Slot) -> int:
        places = 0
        for region in regions_of(s.held[slot] & s.found):
            places += self.income_at(rules, s, slot, region)
        return places

    def income_at(self, rules: Rules, s: State, slot: Slot, region: Region) -> int:
        return int(any(place == region and not has(rules.relics, find) for find, place in enumerate(s.find_at)))
