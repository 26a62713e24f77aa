"""Wise (U-P21)."""

from __future__ import annotations

from tesno.core.rules import Form, Rules, Trait
from tesno.core.state import State


class Wisdom(Trait):
    """In decline: two coins at the end of each turn in which it still holds a region, that of the decline included."""

    def shape(self, form: Form, declined: bool) -> None:
        if declined:
            form.incomes += (self,)

    def income(self, rules: Rules, s: State, slot: int) -> int:
        return 2 if s.held[slot] else 0
