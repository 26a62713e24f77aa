"""Thieving (U-P16)."""

from __future__ import annotations

from tesno.core.names import Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait
from tesno.traits.levy import rob_neighbours


class Theft(Trait):
    """At the end of the turn take a coin from each player with active tokens next to a region held."""

    def collect(self, rules: Rules, s: State, slot: Slot) -> None:
        rob_neighbours(rules, s, slot, s.held[slot], self.name)
