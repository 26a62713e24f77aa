"""Halflings (B-R6). That they enter anywhere is declared in box.toml."""

from __future__ import annotations

from tesno.core.pieces import put_piece, restock
from tesno.core.rules import Form, Rules, Trait
from tesno.core.state import State


class Holes(Trait):
    """A hole in the ground in each of the first regions conquered makes them immune; lost holes never come back."""

    def __init__(self, name: str, count: int = 2) -> None:
        super().__init__(name)
        self.piece = "hole"
        self.supply = count

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.on_picked += (self,)
            form.on_conquered += (self,)

    def picked(self, rules: Rules, s: State, slot: int) -> None:
        restock(rules, s, self.kind)

    def conquered(self, rules: Rules, s: State, slot: int, region: int) -> None:
        if s.stock[self.kind]:
            put_piece(rules, s, self.kind, region)
