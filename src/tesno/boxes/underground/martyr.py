"""Martyr (U-P7)."""

from __future__ import annotations

from tesno.core.bits import replaced
from tesno.core.rules import Form, Rules, Trait
from tesno.core.state import State


class Martyrdom(Trait):
    """One coin from the bank each time an opponent conquers one of their regions."""

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.on_lost += (self,)

    def lost(self, rules: Rules, s: State, slot: int, region: int, by: int) -> None:
        seat = s.owner[slot]
        if s.owner[by] != seat:
            s.coins = replaced(s.coins, seat, s.coins[seat] + 1)
            if s.events is not None:
                s.events.append(("paid", {"seat": seat, "coins": 1, "source": self.name}))
