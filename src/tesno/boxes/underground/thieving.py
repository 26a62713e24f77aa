"""Thieving (U-P16)."""

from __future__ import annotations

from tesno.core.bits import replaced
from tesno.core.rules import Form, Rules, Trait
from tesno.core.state import State


def rob_neighbours(rules: Rules, s: State, slot: int, regions: int, source: str) -> None:
    """Take a coin from each player with active tokens next to the regions; Gnomes' tokens don't count (U-R4)."""
    seat = s.owner[slot]
    around = rules.board.around(regions)
    for other in range(rules.seats):
        active = s.active[other]
        if other == seat or active < 0 or not s.coins[other]:
            continue
        if s.held[active] & around and not rules.form(s, active).shielded:
            s.coins = replaced(s.coins, other, s.coins[other] - 1)
            s.coins = replaced(s.coins, seat, s.coins[seat] + 1)
            if s.events is not None:
                s.events.append(("stolen", {"seat": seat, "other": other, "coins": 1, "source": source}))


class Theft(Trait):
    """At the end of the turn take a coin from each player with active tokens next to a region held."""

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.on_coins += (self,)

    def collect(self, rules: Rules, s: State, slot: int) -> None:
        rob_neighbours(rules, s, slot, s.held[slot], self.name)
