"""Bivouacking (B-P3)."""

from __future__ import annotations

from tesno.core.actions import use
from tesno.core.bits import regions_of, replaced
from tesno.core.explain import why_no_place
from tesno.core.pieces import gather_pieces, put_piece, restock
from tesno.core.rules import TRAIT, Form, Rules, Trait, answered, ask
from tesno.core.state import State


class Camps(Trait):
    """Camps are placed at redeployment, any number per region, moved each turn; each defends its region.

    Camps of a lost region are placed again with the retreating troops.
    """

    def __init__(self, name: str, count: int = 5) -> None:
        super().__init__(name)
        self.verb = "camp"
        self.piece = "camp"
        self.plural = "camps"
        self.supply = count

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.on_picked += (self,)
            form.on_settle += (self,)
            form.on_retreat += (self,)

    def picked(self, rules: Rules, s: State, slot: int) -> None:
        restock(rules, s, self.kind)

    def settle(self, rules: Rules, s: State, slot: int) -> None:
        gather_pieces(rules, s, self.kind)
        self._place(rules, s, slot)

    def retreat(self, rules: Rules, s: State, slot: int) -> bool:
        waiting = s.withdrawn_pieces[self.kind]
        if not waiting:
            return False
        s.withdrawn_pieces = replaced(s.withdrawn_pieces, self.kind, 0)
        s.stock = replaced(s.stock, self.kind, s.stock[self.kind] + waiting)
        self._place(rules, s, slot)
        return True

    def _place(self, rules: Rules, s: State, slot: int) -> None:
        """Camps never stand alone: without a region they wait (K82)."""
        held = s.held[slot]
        if not held or not s.stock[self.kind]:
            return
        if held & (held - 1):
            ask(s, TRAIT, s.owner[slot], slot, self.index << 6)
        else:
            self._all_to(rules, s, held.bit_length() - 1)

    def _all_to(self, rules: Rules, s: State, region: int) -> None:
        while s.stock[self.kind]:
            put_piece(rules, s, self.kind, region)

    def choices(self, rules: Rules, s: State) -> list[int]:
        last = s.focus & 63
        return [use(self.index, region) for region in regions_of(s.held[s.slot] >> last << last)]

    def choose(self, rules: Rules, s: State, action: int) -> None:
        region = action & 63
        if s.held[s.slot] >> (region + 1):
            put_piece(rules, s, self.kind, region)
            s.focus = self.index << 6 | region
        else:
            self._all_to(rules, s, region)
        if not s.stock[self.kind]:
            answered(s)

    def why_not(self, rules: Rules, s: State, slot: int, target: int) -> tuple[str, dict[str, int | str]]:
        return why_no_place(rules, s, slot, target)
