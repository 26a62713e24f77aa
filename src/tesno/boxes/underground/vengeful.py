"""Vengeful (U-P20)."""

from __future__ import annotations

from tesno.core.bits import members_of
from tesno.core.names import Region, Regions, Slot
from tesno.core.rules import Rules
from tesno.core.state import State, slots_of
from tesno.core.trait import Trait


class Vengeance(Trait):
    """Who attacked any of the player's races in their turn gets a marker; next turn their regions cost one less.

    The memory is the set of marked seats; markers come back at the end of the turn or on decline (U-D21).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.remembers = "vengeance"
        self.remembers_kind = "seats"

    def picked(self, rules: Rules, s: State, slot: Slot) -> None:
        self.remember(s, 0)

    def attacked(self, rules: Rules, s: State, slot: Slot, region: Region, by: Slot) -> None:
        marked = s.memory[self.index] | 1 << s.owner[by]
        if marked != s.memory[self.index] and s.events is not None:
            s.events.append(("marked", {"seat": s.owner[slot], "other": s.owner[by]}))
        self.remember(s, marked)

    def discount(self, rules: Rules, s: State, slot: Slot) -> tuple[Regions, int]:
        regions = 0
        for seat in members_of(s.memory[self.index]):
            for other in slots_of(s, seat):
                regions |= s.held[other]
        return regions, -1

    def over(self, rules: Rules, s: State, slot: Slot) -> None:
        self.remember(s, 0)

    def declining(self, rules: Rules, s: State, slot: Slot) -> None:
        self.remember(s, 0)
