"""Fisher (U-P2)."""

from __future__ import annotations

from tesno.core.rules import Form, Rules, Trait
from tesno.core.state import State


class CoastPairs(Trait):
    """One coin more per two coastal land regions held."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.coast = 0

    def bind(self, rules: Rules) -> None:
        self.coast = rules.board.coast

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.incomes += (self,)

    def income(self, rules: Rules, s: State, slot: int) -> int:
        return (s.held[slot] & self.coast).bit_count() // 2
