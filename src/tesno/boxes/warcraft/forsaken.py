"""Forsaken (W-R12)."""

from __future__ import annotations

from tesno.core.actions import SKIP
from tesno.core.coins import earn
from tesno.core.names import Packed, Slot
from tesno.core.redeploy import go_on_redeploying, recruit
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import answered
from tesno.core.trait import Trait


class Raising(Trait):
    """For each token their actions sent to a tray, murlocs too, they may buy one of their own before redeployment.

    The memory is how many they may still buy this turn.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "recruit"
        self.targets = ""
        self.remembers = "fallen"
        self.rank = -2  # before the Spirit Healer (W24)

    def discarded(self, rules: Rules, s: State, slot: Slot, victim: Slot, tokens: int) -> None:
        self.remember(s, s.memory[self.index] + tokens)

    def redeploy(self, rules: Rules, s: State, slot: Slot) -> bool:
        if self._can_buy(s, slot):
            self.ask(s, s.seat, slot)
            return True
        self.remember(s, 0)
        return False

    def _can_buy(self, s: State, slot: Slot) -> bool:
        return s.memory[self.index] > 0 and s.coins[s.seat] > 0 and s.tray[slot] > 0

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        return [SKIP, *self.uses([0])]

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        slot = s.slot
        if action != SKIP:
            earn(s, s.seat, -1, self.name)
            recruit(rules, s, slot, self.name, 1)
            self.remember(s, s.memory[self.index] - 1)
            if self._can_buy(s, slot):
                return
        self.remember(s, 0)
        answered(s)
        go_on_redeploying(rules, s, slot, s.forms[slot].on_redeploy.index(self) + 1)
