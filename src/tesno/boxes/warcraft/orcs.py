"""Orcs (W-R10)."""

from __future__ import annotations

from tesno.boxes.warcraft.factions import ALLIANCE, faction_of
from tesno.core.names import Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait


class Plunder(Trait):
    """Each region taken from an Alliance race gives one coin with the coins of the turn, besides the faction bonus.

    The player's own race in decline counts too (W-D15). The memory is how many were taken this turn.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.forgets = True

    def drove_out(
        self, rules: Rules, s: State, slot: Slot, region: Region, victim: Slot, tokens: int, lost: int
    ) -> None:
        if victim >= 0 and faction_of(rules, s, victim) == ALLIANCE:
            self.remember(s, s.memory[self.index] + 1)

    def income(self, rules: Rules, s: State, slot: Slot) -> int:
        return s.memory[self.index]
