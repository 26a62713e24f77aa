"""Vanishing (U-P19)."""

from __future__ import annotations

from tesno.core.actions import use
from tesno.core.bits import regions_of, replaced
from tesno.core.conquest import abandon
from tesno.core.rules import Form, Rules, Trait
from tesno.core.state import State


class Vanishing(Trait):
    """On decline all its tokens leave; two coins per region they held instead of one.

    Granted by Stonehedge it is a choice (U-D5): then it is an action of its own beside declining.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "vanish"
        self.targets = ""

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.on_declining += (self,)
            form.on_deciding += (self,)

    def _own_badge(self, rules: Rules, s: State, slot: int) -> bool:
        return s.badge[slot] >= 0 and rules.power_ids[s.badge[slot]] == self.name

    def deciding(self, rules: Rules, s: State, slot: int, found: list[int]) -> None:
        if not self._own_badge(rules, s, slot):
            found.append(use(self.index, 0))

    def decided(self, rules: Rules, s: State, slot: int) -> None:
        self._vanish(rules, s, slot)

    def declining(self, rules: Rules, s: State, slot: int) -> None:
        if self._own_badge(rules, s, slot):
            self._vanish(rules, s, slot)

    def _vanish(self, rules: Rules, s: State, slot: int) -> None:
        seat = s.owner[slot]
        coins = 2 * s.held[slot].bit_count()
        for region in regions_of(s.held[slot]):
            s.tray[slot] += abandon(rules, s, slot, region)
        s.coins = replaced(s.coins, seat, s.coins[seat] + coins)
        if s.events is not None and coins:
            s.events.append(("paid", {"seat": seat, "coins": coins, "source": self.name}))
