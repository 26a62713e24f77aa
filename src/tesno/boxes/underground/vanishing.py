"""Vanishing (U-P19)."""

from __future__ import annotations

from tesno.core.bits import regions_of, size_of
from tesno.core.coins import earn
from tesno.core.forms import is_granted
from tesno.core.losing import abandon
from tesno.core.names import Packed, Reason, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait


class Vanishing(Trait):
    """On decline all its tokens leave; two coins per region they held instead of one: a river would pay none (U-D4).

    Granted by Stonehedge it is a choice (U-D5): then it is an action of its own beside declining.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "vanish"
        self.targets = ""

    def deciding(self, rules: Rules, s: State, slot: Slot, found: list[Packed]) -> None:
        if is_granted(rules, s, slot, self):
            self.offer((0,), found)

    def decided(self, rules: Rules, s: State, slot: Slot) -> None:
        self._vanish(rules, s, slot)

    def declining(self, rules: Rules, s: State, slot: Slot) -> None:
        if not is_granted(rules, s, slot, self):
            self._vanish(rules, s, slot)

    def _vanish(self, rules: Rules, s: State, slot: Slot) -> None:
        seat = s.owner[slot]
        coins = 2 * size_of(s.held[slot] & ~s.forms[slot].transient)
        for region in regions_of(s.held[slot]):
            s.tray[slot] += abandon(rules, s, slot, region)
        if coins:
            earn(s, seat, coins, self.name)

    def why_not(self, rules: Rules, s: State, slot: Slot, target: int) -> Reason:
        return "by_itself", {"ability": self.verb}
