"""Thieving (U-P16)."""

from __future__ import annotations

from tesno.core.coins import hand_over
from tesno.core.names import Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait


def rob_neighbours(rules: Rules, s: State, slot: Slot, regions: int, source: str) -> None:
    """Take a coin from each player with active tokens next to the regions; Gnomes' tokens don't count (U-R4)."""
    seat = s.owner[slot]
    around = rules.board.around(regions)
    for other in range(rules.seats):
        active = s.active[other]
        if other == seat or active < 0 or not s.coins[other]:
            continue
        if s.held[active] & around and not s.forms[active].shielded:
            hand_over(s, other, seat, 1)
            if s.events is not None:
                s.events.append(("stolen", {"seat": seat, "other": other, "coins": 1, "source": source}))


class Theft(Trait):
    """At the end of the turn take a coin from each player with active tokens next to a region held."""

    def collect(self, rules: Rules, s: State, slot: Slot) -> None:
        rob_neighbours(rules, s, slot, s.held[slot], self.name)
