"""Crossing the sea (W10, W11)."""

from __future__ import annotations

from tesno.core.names import Regions, Slot
from tesno.core.reach import armed
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import ALWAYS, Trait


class Crossing(Trait):
    """An anchor region that borders none of the race's regions costs one token more.

    That every anchor may be attacked is declared in box.toml.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.when = ALWAYS
        self.anchors: Regions = 0

    def bind(self, rules: Rules) -> None:
        self.anchors = rules.board.features.get("anchor", 0)

    def discount(self, rules: Rules, s: State, slot: Slot) -> tuple[Regions, int]:
        if s.aids and any(aid.as_neighbour for aid in armed(rules, s)):
            return 0, 0
        return self.anchors & ~s.forms[slot].uncrossed & ~s.bordering, 1
