"""Frightened (U-P4)."""

from __future__ import annotations

from tesno.core.bits import regions_of
from tesno.core.rules import Form, Rules, Trait
from tesno.core.state import State


class CrowdsPay(Trait):
    """One coin more per region with three or more of the race's tokens."""

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.incomes += (self,)

    def income(self, rules: Rules, s: State, slot: int) -> int:
        crowds = 0
        for region in regions_of(s.held[slot]):
            crowds += self.income_at(rules, s, slot, region)
        return crowds

    def income_at(self, rules: Rules, s: State, slot: int, region: int) -> int:
        return 1 if s.tokens[region] >= 3 else 0
