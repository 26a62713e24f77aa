"""Adventurous (U-P1)."""

from __future__ import annotations

from tesno.core.bits import regions_of
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
        places = [find for find, place in enumerate(s.find_at) if place == region and not rules.relics >> find & 1]
        return 1 if places else 0
