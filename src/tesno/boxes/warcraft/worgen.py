"""Worgen (W-R1)."""

from __future__ import annotations

from tesno.core.actions import SKIP
from tesno.core.coins import earn
from tesno.core.names import Packed, Regions, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import answered
from tesno.core.trait import Trait

_HUMAN_COINS = 2
_WORGEN_PRICE = 1


class TwoForms(Trait):
    """Each turn but a decline turn a form: human brings two coins; worgen costs one, and all conquests take one less.

    Skipping the question is staying human; without a coin nothing is asked (W-D1). The form is forgotten with the turn.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "worgen"
        self.targets = ""
        self.phase = "ready"

    def prepare(self, rules: Rules, s: State, slot: Slot) -> None:
        if s.coins[s.seat] >= _WORGEN_PRICE:
            self.ask(s, s.seat, slot)
        else:
            earn(s, s.seat, _HUMAN_COINS, self.name)

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        return [SKIP, *self.uses([0])]

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        answered(s)
        if action == SKIP:
            earn(s, s.seat, _HUMAN_COINS, self.name)
        else:
            earn(s, s.seat, -_WORGEN_PRICE, self.name)
            self.spend(s)

    def discount(self, rules: Rules, s: State, slot: Slot) -> tuple[Regions, int]:
        return (rules.board.everywhere, -1) if self.spent(s) else (0, 0)
