"""Garrison (W-T16)."""

from __future__ import annotations

from tesno.boxes.warcraft.building import Building
from tesno.core.names import Regions, Slot
from tesno.core.rules import Rules
from tesno.core.state import State


class Forts(Building):
    """A fort in each region held: it defends, also in decline, until the region is left or conquered.

    New ones come while the race is active (W33); when fewer are left than regions without one the owner chooses.
    """

    def __init__(self, name: str, count: int = 10) -> None:
        super().__init__(name, "fort", "fort", "forts", count)

    def due(self, rules: Rules, s: State, slot: Slot) -> Regions:
        return s.held[slot]
