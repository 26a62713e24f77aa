"""Iron Dwarves (U-R5)."""

from __future__ import annotations

from tesno.core.bits import size_of
from tesno.core.names import Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait


class Hammers(Trait):
    """One silver hammer per mine held at redeployment; on later turns hammers count as tokens for conquest only.

    At least one dwarf goes along. All hammers are back with their owner after redeployment, and lost on decline.
    """

    def __init__(self, name: str, count: int = 7) -> None:
        super().__init__(name)
        self.remembers = "hammers"
        self.remembers_kind = "count"
        self.most = count
        self.mines = 0

    def bind(self, rules: Rules) -> None:
        self.mines = rules.board.features.get("mine", 0)

    def picked(self, rules: Rules, s: State, slot: Slot) -> None:
        self.remember(s, 0)

    def expedition(self, rules: Rules, s: State, slot: Slot) -> None:
        s.helpers = s.memory[self.index]

    def redeploy(self, rules: Rules, s: State, slot: Slot) -> bool:
        gained = size_of(s.held[slot] & self.mines)
        self.remember(s, min(self.most, s.memory[self.index] + gained))
        return False

    def declining(self, rules: Rules, s: State, slot: Slot) -> None:
        self.remember(s, 0)
