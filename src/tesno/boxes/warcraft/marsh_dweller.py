"""Marsh Dweller (W-T18)."""

from __future__ import annotations

from tesno.core.bits import has
from tesno.core.names import Region, Regions, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import ALWAYS, Trait


class SwampToll(Trait):
    """An opponent who attacks one of their swamps pays them a coin first, for each attack (W26); also in decline."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.when = ALWAYS
        self.toll_most = 1
        self.toll_when_named = True
        self.swamps: Regions = 0

    def bind(self, rules: Rules) -> None:
        self.swamps = rules.board.features.get("swamp", 0)

    def toll(self, rules: Rules, s: State, slot: Slot, region: Region, by: Slot) -> int:
        return int(has(self.swamps, region))
