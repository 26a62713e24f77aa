"""Enraged (W-T2)."""

from __future__ import annotations

from typing import Final

from tesno.core.names import Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.teams import are_opponents
from tesno.core.trait import Trait

_ENOUGH: Final = 2


class Rage(Trait):
    """For each region conquered this turn from two or more tokens of an opponent: as many coins as there were.

    Units count as tokens, walls, forts and murlocs don't (W-D20), nor do the player's own tokens in decline (W-D15).
    The memory is what this turn will bring.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.forgets = True

    def drove_out(
        self, rules: Rules, s: State, slot: Slot, region: Region, victim: Slot, tokens: int, lost: int
    ) -> None:
        if victim >= 0 and are_opponents(rules, s.owner[slot], s.owner[victim]) and tokens >= _ENOUGH:
            self.remember(s, s.memory[self.index] + tokens)

    def income(self, rules: Rules, s: State, slot: Slot) -> int:
        return s.memory[self.index]

    def declining(self, rules: Rules, s: State, slot: Slot) -> None:
        """What a bomb has brought this turn goes with the badge (W30)."""
        self.remember(s, 0)
