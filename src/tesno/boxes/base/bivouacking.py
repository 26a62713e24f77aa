"""Bivouacking (B-P3)."""

from __future__ import annotations

from tesno.core.bits import replaced
from tesno.core.pieces import gather_pieces
from tesno.core.rules import Form, Rules
from tesno.core.state import State
from tesno.traits.placing import Stacks


class Camps(Stacks):
    """Camps are placed at redeployment, any number per region, moved each turn; each defends its region.

    Camps of a lost region are placed again with the retreating troops.
    """

    def __init__(self, name: str, count: int = 5) -> None:
        super().__init__(name, "camp", "camp", "camps", count)

    def shape(self, form: Form, declined: bool) -> None:
        super().shape(form, declined)
        if not declined:
            form.on_retreat += (self,)

    def settle(self, rules: Rules, s: State, slot: int) -> None:
        gather_pieces(rules, s, self.kind)
        self.place(rules, s, slot)

    def retreat(self, rules: Rules, s: State, slot: int) -> bool:
        waiting = s.withdrawn_pieces[self.kind]
        if not waiting:
            return False
        s.withdrawn_pieces = replaced(s.withdrawn_pieces, self.kind, 0)
        s.stock = replaced(s.stock, self.kind, s.stock[self.kind] + waiting)
        self.place(rules, s, slot)
        return True
