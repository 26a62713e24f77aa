"""Berserk (B-P2)."""

from __future__ import annotations

from tesno.core.actions import CONQUER, kind_of
from tesno.core.attack import targets
from tesno.core.campaign import marches, roll
from tesno.core.form import Form
from tesno.core.names import Packed, Reason, Region, Slot
from tesno.core.redeploy import end_conquests
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait


class Berserk(Trait):
    """May roll the die before each conquest, then choose the target: it costs that much less (at least 1).

    Replaces the last-conquest die. If no target is affordable after the roll, conquests are over.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "roll"
        self.targets = ""

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.gambles = False

    def options(self, rules: Rules, s: State, slot: Slot, found: list[Packed]) -> None:
        if s.die < 0 and s.hand[slot] and targets(rules, s, slot):
            self.offer((0,), found)

    def perform(self, rules: Rules, s: State, slot: Slot, target: int) -> None:
        roll(s, slot, self, 0)

    def rolled(self, rules: Rules, s: State, slot: Slot, target: Region, face: int) -> None:
        s.die = face
        if not any(kind_of(action) == CONQUER for action in marches(rules, s, slot)):
            end_conquests(rules, s, slot)

    def why_not(self, rules: Rules, s: State, slot: Slot, target: int) -> Reason:
        if s.die >= 0:
            return "already_rolled", {}
        if not s.hand[slot]:
            return "no_tokens_in_hand", {}
        return "no_target", {}
