"""Flocking (U-P3)."""

from __future__ import annotations

from tesno.boxes.underground.clusters import clusters
from tesno.core.names import Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait


class OneCluster(Trait):
    """Two coins more if all regions held form one cluster, adjacency as the race has it (U-D9)."""

    def income(self, rules: Rules, s: State, slot: Slot) -> int:
        return 2 if clusters(s.held[slot], s.forms[slot].near) == 1 else 0
