"""Dragon Master (B-P6)."""

from __future__ import annotations

from tesno.core.actions import use
from tesno.core.bits import regions_of
from tesno.core.conquest import take
from tesno.core.pieces import gather_pieces, put_piece, restock
from tesno.core.rules import Form, Rules, Trait
from tesno.core.state import State


class Dragon(Trait):
    """Once per turn a reachable land region is conquered with one token, whatever defends it.

    The dragon goes there and makes it immune until it moves to its next conquest.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "dragon"
        self.piece = "dragon"

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.on_picked += (self,)
            form.abilities += (self,)

    def picked(self, rules: Rules, s: State, slot: int) -> None:
        restock(rules, s, self.kind)

    def _spent(self, s: State) -> bool:
        return bool(s.used >> (self.index * 8 + 7) & 1)

    def options(self, rules: Rules, s: State, slot: int, found: list[int]) -> None:
        if s.hand[slot] and s.die < 0 and not self._spent(s):
            for region in regions_of(s.reach & s.open & ~rules.board.water):
                found.append(use(self.index, region))

    def perform(self, rules: Rules, s: State, slot: int, target: int) -> None:
        s.used |= 1 << (self.index * 8 + 7)
        s.hand[slot] -= 1
        take(rules, s, slot, target, 1, "dragon")
        gather_pieces(rules, s, self.kind)
        put_piece(rules, s, self.kind, target)

    def why_not(self, rules: Rules, s: State, slot: int, target: int) -> tuple[str, dict[str, int | str]]:
        if s.die >= 0:
            return "after_roll", {}
        if not s.hand[slot]:
            return "no_tokens_in_hand", {}
        if self._spent(s):
            return "used_this_turn", {}
        return "water", {"region": target}
