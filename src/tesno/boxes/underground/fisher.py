"""Fisher (U-P2)."""

from __future__ import annotations

from tesno.core.bits import size_of
from tesno.core.names import Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait


class CoastPairs(Trait):
    """One coin more per two coastal land regions held."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.coast = 0

    def bind(self, rules: Rules) -> None:
        self.coast = rules.board.coast

    def income(self, rules: Rules, s: State, slot: Slot) -> int:
        return size_of(s.held[slot] & self.coast) // 2
