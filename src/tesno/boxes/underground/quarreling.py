"""Quarreling (U-P12)."""

from __future__ import annotations

from tesno.boxes.underground.clusters import clusters
from tesno.core.rules import Form, Rules, Trait
from tesno.core.state import State


class ClustersPay(Trait):
    """One coin more per separate cluster of regions held, by printed borders (U-D9)."""

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.incomes += (self,)

    def income(self, rules: Rules, s: State, slot: int) -> int:
        return clusters(s.held[slot], rules.board.near)
