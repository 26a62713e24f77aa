"""Liches (U-R7)."""

from __future__ import annotations

from tesno.core.names import Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import IN_DECLINE, Trait


class Toll(Trait):
    """In decline: an opponent who conquers one of their regions pays their owner a coin; who has none can't.

    It is paid when the region is taken (U-D14), in core/tolls.py.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.when = IN_DECLINE
        self.toll_most = 1

    def toll(self, rules: Rules, s: State, slot: Slot, region: Region, by: Slot) -> int:
        return 1
