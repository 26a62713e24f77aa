"""Battlemaster (W-T15)."""

from __future__ import annotations

from tesno.core.coins import earn
from tesno.core.names import Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait


class Spoils(Trait):
    """One coin, at once (W25), each time a non-empty region is conquered."""

    def drove_out(
        self, rules: Rules, s: State, slot: Slot, region: Region, victim: Slot, tokens: int, lost: int
    ) -> None:
        earn(s, s.owner[slot], 1, self.name)
