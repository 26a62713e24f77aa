"""Shield (U-P15)."""

from __future__ import annotations

from tesno.core.actions import use
from tesno.core.bits import regions_of, replaced
from tesno.core.explain import why_no_place
from tesno.core.pieces import put_piece, restock
from tesno.core.rules import TRAIT, Form, Rules, Trait, answered, ask
from tesno.core.state import State


class Armour(Trait):
    """At the end of the turn one mushroom armour per mushroom forest held, put in any regions held.

    Each defends its region, also in decline; it never moves (U-D23). The memory counts what is still to be placed.
    """

    def __init__(self, name: str, count: int = 8) -> None:
        super().__init__(name)
        self.verb = "armour"
        self.plural = "armours"
        self.piece = "mushroom_armour"
        self.supply = count
        self.forests = 0

    def bind(self, rules: Rules) -> None:
        self.forests = rules.board.features.get("mushroom", 0)

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.on_picked += (self,)
            form.on_settle += (self,)

    def picked(self, rules: Rules, s: State, slot: int) -> None:
        restock(rules, s, self.kind)

    def settle(self, rules: Rules, s: State, slot: int) -> None:
        held = s.held[slot]
        count = min((held & self.forests).bit_count(), s.stock[self.kind])
        self._left(s, count)
        if not count:
            return
        if held & (held - 1):
            ask(s, TRAIT, s.seat, slot, self.index << 6)
        else:
            self._all_to(rules, s, held.bit_length() - 1)

    def _left(self, s: State, count: int) -> None:
        if s.memory[self.index] != count:
            s.memory = replaced(s.memory, self.index, count)

    def _all_to(self, rules: Rules, s: State, region: int) -> None:
        for _ in range(s.memory[self.index]):
            put_piece(rules, s, self.kind, region)
        self._left(s, 0)

    def choices(self, rules: Rules, s: State) -> list[int]:
        last = s.focus & 63
        return [use(self.index, region) for region in regions_of(s.held[s.slot] >> last << last)]

    def choose(self, rules: Rules, s: State, action: int) -> None:
        region = action & 63
        if s.held[s.slot] >> (region + 1):
            put_piece(rules, s, self.kind, region)
            self._left(s, s.memory[self.index] - 1)
            s.focus = self.index << 6 | region
        else:
            self._all_to(rules, s, region)
        if not s.memory[self.index]:
            answered(s)

    def why_not(self, rules: Rules, s: State, slot: int, target: int) -> tuple[str, dict[str, int | str]]:
        return why_no_place(rules, s, slot, target)
