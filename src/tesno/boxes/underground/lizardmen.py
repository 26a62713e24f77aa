"""Lizardmen (U-R8)."""

from __future__ import annotations

from tesno.core.rules import Form, Rules, Trait
from tesno.core.state import State


class Crossing(Trait):
    """They pass through any number of linked rivers, empty or held, without conquering them; entry is unchanged."""

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.reaches += (self,)

    def reach(self, rules: Rules, s: State, slot: int) -> int:
        board = rules.board
        crossed = board.around(s.held[slot]) & board.water
        while True:
            further = crossed | board.around(crossed) & board.water
            if further == crossed:
                return board.around(crossed)
            crossed = further
