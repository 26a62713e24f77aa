"""Dragon Master (B-P6)."""

from __future__ import annotations

from tesno.core.attack import declare, gift_targets, take
from tesno.core.bits import regions_of
from tesno.core.explain import why_no_gift
from tesno.core.ground import gather_pieces, put_piece
from tesno.core.names import Packed, Reason, Region, Slot
from tesno.core.pieces import restock
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait


class Dragon(Trait):
    """Once per turn a reachable land region is conquered with one token, whatever defends it.

    The dragon goes there and makes it immune until it moves to its next conquest.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "dragon"
        self.piece = "dragon"

    def picked(self, rules: Rules, s: State, slot: Slot) -> None:
        restock(rules, s, self.kind)

    def options(self, rules: Rules, s: State, slot: Slot, found: list[Packed]) -> None:
        if s.hand[slot] and s.die < 0 and not self.spent(s):
            self.offer(regions_of(gift_targets(rules, s, slot) & ~rules.board.water), found)

    def perform(self, rules: Rules, s: State, slot: Slot, target: Region) -> None:
        self.spend(s)
        declare(rules, s, slot, target)
        s.hand[slot] -= 1
        take(rules, s, slot, target, 1, "dragon")
        gather_pieces(rules, s, self.kind)
        put_piece(rules, s, self.kind, target)

    def why_not(self, rules: Rules, s: State, slot: Slot, target: Region) -> Reason:
        barred = why_no_gift(rules, s, slot, target)
        if barred is not None:
            return barred
        if s.die >= 0:
            return "after_roll", {}
        if not s.hand[slot]:
            return "no_tokens_in_hand", {}
        if self.spent(s):
            return "used_this_turn", {}
        return "water", {"region": target}
