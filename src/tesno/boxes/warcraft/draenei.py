"""Draenei (W-R4)."""

from __future__ import annotations

from tesno.core.names import Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait
from tesno.core.turn import rivals_turn


class FirstSaved(Trait):
    """In each opponent's turn, and in a rival's, the first of their tokens that would be discarded retreats instead."""

    def saves(self, rules: Rules, s: State, slot: Slot, tokens: int) -> int:
        if (s.seat == s.owner[slot] and not rivals_turn(rules, s)) or self.spent(s):
            return 0
        self.spend(s)
        return 1
