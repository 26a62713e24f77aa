"""Vanishing (U-P19)."""

from __future__ import annotations

from tesno.core.actions import use
from tesno.core.bits import regions_of, replaced
from tesno.core.conquest import abandon
from tesno.core.forms import is_granted
from tesno.core.rules import Form, Rules, Trait
from tesno.core.state import State


class Vanishing(Trait):
    """On decline all its tokens leave; two coins per region they held instead of one: a river would pay none (U-D4).

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

    def deciding(self, rules: Rules, s: State, slot: int, found: list[int]) -> None:
        if is_granted(rules, s, slot, self):
            found.append(use(self.index, 0))

    def decided(self, rules: Rules, s: State, slot: int) -> None:
        self._vanish(rules, s, slot)

    def declining(self, rules: Rules, s: State, slot: int) -> None:
        if not is_granted(rules, s, slot, self):
            self._vanish(rules, s, slot)

    def _vanish(self, rules: Rules, s: State, slot: int) -> None:
        seat = s.owner[slot]
        coins = 2 * (s.held[slot] & ~rules.form(s, slot).transient).bit_count()
        for region in regions_of(s.held[slot]):
            s.tray[slot] += abandon(rules, s, slot, region)
        s.coins = replaced(s.coins, seat, s.coins[seat] + coins)
        if s.events is not None and coins:
            s.events.append(("paid", {"seat": seat, "coins": coins, "source": self.name}))
