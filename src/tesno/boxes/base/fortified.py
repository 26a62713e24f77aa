"""Fortified (B-P9)."""

from __future__ import annotations

from tesno.core.actions import SKIP, use
from tesno.core.bits import count_at, regions_of
from tesno.core.explain import why_no_place
from tesno.core.pieces import put_piece, restock
from tesno.core.rules import TRAIT, Form, Rules, Trait, answered, ask
from tesno.core.state import State


class Fortresses(Trait):
    """Once per turn, at redeployment, may put a fortress in a region held that has none.

    While active each brings a coin; each defends its region, also in decline.
    """

    def __init__(self, name: str, count: int = 6) -> None:
        super().__init__(name)
        self.verb = "fortress"
        self.piece = "fortress"
        self.supply = count

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.on_picked += (self,)
            form.on_settle += (self,)
            form.income_pieces += ((self.name, 1, self.kind),)

    def picked(self, rules: Rules, s: State, slot: int) -> None:
        restock(rules, s, self.kind)

    def _sites(self, s: State, slot: int) -> list[int]:
        standing = s.pieces[self.kind]
        return [region for region in regions_of(s.held[slot]) if not count_at(standing, region)]

    def settle(self, rules: Rules, s: State, slot: int) -> None:
        if s.stock[self.kind] and self._sites(s, slot):
            ask(s, TRAIT, s.seat, slot, self.index << 6)

    def choices(self, rules: Rules, s: State) -> list[int]:
        return [SKIP] + [use(self.index, region) for region in self._sites(s, s.slot)]

    def choose(self, rules: Rules, s: State, action: int) -> None:
        answered(s)
        if action != SKIP:
            put_piece(rules, s, self.kind, action & 63)

    def why_not(self, rules: Rules, s: State, slot: int, target: int) -> tuple[str, dict[str, int | str]]:
        if s.held[slot] >> target & 1:
            return "has_piece", {"region": target, "piece": self.piece}
        return why_no_place(rules, s, slot, target)
