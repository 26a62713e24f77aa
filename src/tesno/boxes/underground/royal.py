"""Royal (U-P14)."""

from __future__ import annotations

from tesno.core.actions import use
from tesno.core.bits import regions_of
from tesno.core.explain import why_no_place
from tesno.core.pieces import gather_pieces, put_piece, restock
from tesno.core.rules import TRAIT, Form, Rules, Trait, answered, ask
from tesno.core.state import State


class Queen(Trait):
    """At the end of the turn the Queen goes to a region held: immune. In decline she stays where she is."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "queen"
        self.piece = "queen"

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.on_picked += (self,)
            form.on_settle += (self,)

    def picked(self, rules: Rules, s: State, slot: int) -> None:
        restock(rules, s, self.kind)

    def settle(self, rules: Rules, s: State, slot: int) -> None:
        gather_pieces(rules, s, self.kind)
        held = s.held[slot]
        if held & (held - 1):
            ask(s, TRAIT, s.seat, slot, self.index << 6)
        elif held:
            put_piece(rules, s, self.kind, held.bit_length() - 1)

    def choices(self, rules: Rules, s: State) -> list[int]:
        return [use(self.index, region) for region in regions_of(s.held[s.slot])]

    def choose(self, rules: Rules, s: State, action: int) -> None:
        answered(s)
        put_piece(rules, s, self.kind, action & 63)

    def why_not(self, rules: Rules, s: State, slot: int, target: int) -> tuple[str, dict[str, int | str]]:
        return why_no_place(rules, s, slot, target)
