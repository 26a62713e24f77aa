"""Halflings (B-R6). That they enter anywhere is declared in box.toml."""

from __future__ import annotations

from tesno.core.ground import put_piece
from tesno.core.names import Region, Slot
from tesno.core.pieces import restock
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait


class Holes(Trait):
    """A hole in the ground in each of the first regions conquered makes them immune; lost holes never come back."""

    def __init__(self, name: str, count: int = 2) -> None:
        super().__init__(name)
        self.piece = "hole"
        self.supply = count

    def picked(self, rules: Rules, s: State, slot: Slot) -> None:
        restock(rules, s, self.kind)

    def conquered(self, rules: Rules, s: State, slot: Slot, region: Region) -> None:
        if s.stock[self.kind]:
            put_piece(rules, s, self.kind, region)
