"""Stout (B-P17)."""

from __future__ import annotations

from tesno.core.actions import SKIP, use
from tesno.core.decline import decline
from tesno.core.rules import TRAIT, Form, Rules, Trait, answered, ask
from tesno.core.state import State


class Stout(Trait):
    """May decline at the end of a normal turn, after coins."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "stout"
        self.targets = ""

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.on_finish += (self,)

    def finish(self, rules: Rules, s: State, slot: int) -> None:
        ask(s, TRAIT, s.seat, slot, self.index << 6)

    def choices(self, rules: Rules, s: State) -> list[int]:
        return [SKIP, use(self.index, 0)]

    def choose(self, rules: Rules, s: State, action: int) -> None:
        slot = s.slot
        answered(s)
        if action != SKIP:
            decline(rules, s, slot)
