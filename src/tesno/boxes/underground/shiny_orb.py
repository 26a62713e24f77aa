"""Shiny Orb (U-A5)."""

from __future__ import annotations

from tesno.core.ground import put_find
from tesno.core.names import Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.traits.conversion import Conversion


class Orb(Conversion):
    """The conversion of Sorcerers and Vampires for whoever holds it; it moves along each time."""

    def __init__(self, name: str) -> None:
        super().__init__(name, from_hand=1)
        self.verb = "orb"

    def perform(self, rules: Rules, s: State, slot: Slot, target: Region) -> None:
        super().perform(rules, s, slot, target)
        put_find(rules, s, self.find, target)
