"""Fortified (B-P9)."""

from __future__ import annotations

from tesno.core.actions import SKIP, target_of
from tesno.core.bits import count_at, has, regions_of
from tesno.core.explain import why_no_place
from tesno.core.form import Form
from tesno.core.ground import put_piece
from tesno.core.names import Packed, Reason, Region, Slot
from tesno.core.pieces import restock
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import answered
from tesno.core.trait import Trait


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
            form.income_pieces += ((self.name, 1, self.kind),)

    def picked(self, rules: Rules, s: State, slot: Slot) -> None:
        restock(rules, s, self.kind)

    def _sites(self, s: State, slot: Slot) -> list[Region]:
        standing = s.pieces[self.kind]
        return [region for region in regions_of(s.held[slot]) if not count_at(standing, region)]

    def settle(self, rules: Rules, s: State, slot: Slot) -> None:
        if s.stock[self.kind] and self._sites(s, slot):
            self.ask(s, s.seat, slot)

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        return [SKIP, *self.uses(self._sites(s, s.slot))]

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        answered(s)
        if action != SKIP:
            put_piece(rules, s, self.kind, target_of(action))

    def why_not(self, rules: Rules, s: State, slot: Slot, target: Region) -> Reason:
        if has(s.held[slot], target):
            return "has_piece", {"region": target, "piece": self.piece}
        return why_no_place(rules, s, slot, target)
