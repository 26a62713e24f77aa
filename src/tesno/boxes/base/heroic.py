"""Heroic (B-P10)."""

from __future__ import annotations

from tesno.core.actions import use
from tesno.core.bits import regions_of
from tesno.core.explain import why_no_place
from tesno.core.pieces import gather_pieces, put_piece, restock
from tesno.core.rules import TRAIT, Form, Rules, Trait, answered, ask
from tesno.core.state import State


class Heroes(Trait):
    """At the end of the turn the heroes go to different regions held: immune until they move."""

    def __init__(self, name: str, count: int = 2) -> None:
        super().__init__(name)
        self.verb = "hero"
        self.piece = "hero"
        self.plural = "heroes"
        self.supply = count

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.on_picked += (self,)
            form.on_settle += (self,)

    def picked(self, rules: Rules, s: State, slot: int) -> None:
        restock(rules, s, self.kind)

    def settle(self, rules: Rules, s: State, slot: int) -> None:
        gather_pieces(rules, s, self.kind)
        held = regions_of(s.held[slot])
        if not s.stock[self.kind]:
            return
        if len(held) > s.stock[self.kind]:
            ask(s, TRAIT, s.seat, slot, self.index << 6)
        else:
            for region in held:
                put_piece(rules, s, self.kind, region)

    def choices(self, rules: Rules, s: State) -> list[int]:
        """In ascending order, leaving room for those still to come."""
        last = s.focus & 63
        left = [region for region in regions_of(s.held[s.slot]) if region > last]
        return [use(self.index, region) for region in left[: len(left) - s.stock[self.kind] + 1]]

    def choose(self, rules: Rules, s: State, action: int) -> None:
        region = action & 63
        put_piece(rules, s, self.kind, region)
        s.focus = self.index << 6 | region
        if not s.stock[self.kind]:
            answered(s)

    def why_not(self, rules: Rules, s: State, slot: int, target: int) -> tuple[str, dict[str, int | str]]:
        return why_no_place(rules, s, slot, target)
