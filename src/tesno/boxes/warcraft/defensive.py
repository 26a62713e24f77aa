"""Defensive (W-T6)."""

from __future__ import annotations

from tesno.boxes.warcraft.building import Building
from tesno.core.bits import has, places_of, regions_of, size_of
from tesno.core.ground import lift_pieces, to_stock
from tesno.core.names import Reason, Region, Regions, Slot
from tesno.core.rules import Rules
from tesno.core.state import State


class Towers(Building):
    """After redeployment a watch tower on each field held where the race has the majority of the neighbours.

    That is more of them than any other race, murlocs and the owner's race in decline included; held water counts.
    Nobody can conquer or affect a region with a tower; it goes as soon as the majority is lost (W-D12).
    """

    def __init__(self, name: str, count: int = 6) -> None:
        super().__init__(name, "tower", "tower", "towers", count)
        self.rank = 1  # after forts (W24)
        self.fields: Regions = 0

    def bind(self, rules: Rules) -> None:
        self.fields = rules.board.features.get("fields", 0)

    def due(self, rules: Rules, s: State, slot: Slot) -> Regions:
        found = 0
        for region in regions_of(s.held[slot] & self.fields):
            if _majority(rules, s, slot, region):
                found |= 1 << region
        return found

    def holders_changed(self, rules: Rules, s: State) -> None:
        for region in places_of(s.pieces[self.kind]):
            if not _majority(rules, s, s.holder[region], region):
                to_stock(s, self.kind, lift_pieces(rules, s, self.kind, region))

    def why_stands(self, rules: Rules, s: State, region: Region) -> Reason | None:
        around = rules.board.near[region]
        own, most = _around(rules, s, s.holder[region], region)
        return "majority", {"own": own, "around": size_of(around), "most": most}

    def why_not(self, rules: Rules, s: State, slot: Slot, target: Region) -> Reason:
        if has(s.held[slot], target) and not has(self.fields, target):
            return "wrong_ground", {"region": target, "ground": "fields"}
        if has(s.held[slot] & self.fields, target) and not _majority(rules, s, slot, target):
            return "no_majority", {"region": target}
        return super().why_not(rules, s, slot, target)


def _majority(rules: Rules, s: State, slot: Slot, region: Region) -> bool:
    """Whether the slot holds more neighbours of the region than any other race."""
    own, most = _around(rules, s, slot, region)
    return own > most


def _around(rules: Rules, s: State, slot: Slot, region: Region) -> tuple[int, int]:
    """How many neighbours of the region the slot holds, and at most any other race, murlocs included."""
    around = rules.board.near[region]
    most = size_of(s.tribes & around)
    for other, held in enumerate(s.held):
        if held & around and other != slot:
            most = max(most, size_of(held & around))
    return size_of(s.held[slot] & around), most
