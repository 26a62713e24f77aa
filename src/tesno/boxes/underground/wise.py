"""Wise (U-P21)."""

from __future__ import annotations

from tesno.core.names import Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import IN_DECLINE, Trait


class Wisdom(Trait):
    """In decline: two coins at the end of each turn in which it still holds a region, that of the decline included."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.when = IN_DECLINE

    def income(self, rules: Rules, s: State, slot: Slot) -> int:
        return 2 if s.held[slot] else 0
