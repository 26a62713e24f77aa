"""Shield (U-P15)."""

from __future__ import annotations

from tesno.core.bits import size_of
from tesno.core.ground import put_piece
from tesno.core.names import Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.traits.placing import Stacks


class Armour(Stacks):
    """At the end of the turn one mushroom armour per mushroom forest held, put in any regions held.

    Each defends its region, also in decline; it never moves (U-D23). The memory counts what is still to be placed.
    """

    def __init__(self, name: str, count: int = 8) -> None:
        super().__init__(name, "armour", "mushroom_armour", "armours", count)
        self.forests = 0

    def bind(self, rules: Rules) -> None:
        self.forests = rules.board.features.get("mushroom", 0)

    def settle(self, rules: Rules, s: State, slot: Slot) -> None:
        self.remember(s, min(size_of(s.held[slot] & self.forests), s.stock[self.kind]))
        self.place(rules, s, slot)

    def left(self, s: State) -> int:
        return s.memory[self.index]

    def put(self, rules: Rules, s: State, region: Region) -> None:
        put_piece(rules, s, self.kind, region)
        self.remember(s, s.memory[self.index] - 1)

    def waive(self, s: State) -> None:
        self.remember(s, 0)
