"""Quarreling (U-P12)."""

from __future__ import annotations

from tesno.boxes.underground.clusters import clusters
from tesno.core.names import Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait


class ClustersPay(Trait):
    """One coin more per separate cluster of regions held, by printed borders (U-D9)."""

    def income(self, rules: Rules, s: State, slot: Slot) -> int:
        return clusters(s.held[slot], rules.board.near)
