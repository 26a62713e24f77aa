"""Drow (U-R2)."""

from __future__ import annotations

from tesno.core.bits import regions_of
from tesno.core.rules import Form, Rules, Trait
from tesno.core.state import State


class Solitude(Trait):
    """One coin more per region held with no neighbour held by another race, own in decline included, or by monsters.

    Printed borders count (U21); a Balrog next door does not cancel (U-D24).
    """

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.incomes += (self,)

    def income(self, rules: Rules, s: State, slot: int) -> int:
        return sum(self.income_at(rules, s, slot, region) for region in regions_of(s.held[slot]))

    def income_at(self, rules: Rules, s: State, slot: int, region: int) -> int:
        others = s.tribes
        for other, held in enumerate(s.held):
            if other != slot:
                others |= held
        return 0 if rules.board.near[region] & others else 1
