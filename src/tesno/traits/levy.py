"""Coins taken from neighbours: Thieving (U-P16), Froggy's Ring (U-A3), the Heart of Azeroth (W-A4)."""

from __future__ import annotations

from tesno.core.coins import hand_over
from tesno.core.names import Regions, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.teams import are_opponents


def rob_neighbours(rules: Rules, s: State, slot: Slot, regions: Regions, source: str) -> None:
    """Take a coin from each opponent with active tokens next to the regions; the shielded don't count (U-R4)."""
    seat = s.owner[slot]
    around = rules.board.around(regions)
    for other in range(rules.seats):
        active = s.active[other]
        if not are_opponents(rules, seat, other) or active < 0 or not s.coins[other]:
            continue
        if s.held[active] & around and not s.forms[active].shielded:
            hand_over(s, other, seat, 1)
            if s.events is not None:
                s.events.append(("stolen", {"seat": seat, "other": other, "coins": 1, "source": source}))
