"""Explorer (W-T9)."""

from __future__ import annotations

from tesno.core.names import Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait


class Continents(Trait):
    """One coin per continent on which the race holds at least one region."""

    def income(self, rules: Rules, s: State, slot: Slot) -> int:
        count = 0
        for part in rules.board.parts:
            if s.held[slot] & part:
                count += 1
        return count
