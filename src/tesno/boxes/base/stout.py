"""Stout (B-P17)."""

from __future__ import annotations

from tesno.core.actions import SKIP
from tesno.core.decline import decline
from tesno.core.names import Packed, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import answered
from tesno.core.trait import Trait


class Stout(Trait):
    """May decline at the end of a normal turn, after coins."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "stout"
        self.phase = "coins"
        self.targets = ""

    def finish(self, rules: Rules, s: State, slot: Slot) -> None:
        self.ask(s, s.seat, slot)

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        return [SKIP, *self.uses([0])]

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        slot = s.slot
        answered(s)
        if action != SKIP:
            decline(rules, s, slot)
