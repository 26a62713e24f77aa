"""Bivouacking (B-P3)."""

from __future__ import annotations

from tesno.core.bits import replaced
from tesno.core.ground import gather_pieces, to_stock
from tesno.core.names import Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.traits.placing import Stacks


class Camps(Stacks):
    """Camps are placed at redeployment, any number per region, moved each turn; each defends its region.

    Camps of a lost region are placed again with the retreating troops.
    """

    def __init__(self, name: str, count: int = 5) -> None:
        super().__init__(name, "camp", "camp", "camps", count)

    def settle(self, rules: Rules, s: State, slot: Slot) -> None:
        gather_pieces(rules, s, self.kind)
        self.place(rules, s, slot)

    def retreat(self, rules: Rules, s: State, slot: Slot) -> bool:
        waiting = s.withdrawn_pieces[self.kind]
        if not waiting:
            return False
        s.withdrawn_pieces = replaced(s.withdrawn_pieces, self.kind, 0)
        to_stock(s, self.kind, waiting)
        self.place(rules, s, slot)
        return True
