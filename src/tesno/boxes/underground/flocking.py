"""Flocking (U-P3)."""

from __future__ import annotations

from tesno.boxes.underground.clusters import clusters
from tesno.core.rules import Form, Rules, Trait
from tesno.core.state import State


class OneCluster(Trait):
    """Two coins more if all regions held form one cluster, adjacency as the race has it (U-D9)."""

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.incomes += (self,)

    def income(self, rules: Rules, s: State, slot: int) -> int:
        links = rules.gifts(s, slot).links
        return 2 if clusters(s.held[slot], rules.form(s, slot).near, links) == 1 else 0
