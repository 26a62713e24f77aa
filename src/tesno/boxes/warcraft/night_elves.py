"""Night elves (W-R9). That forests cost them less is declared in box.toml."""

from __future__ import annotations

from tesno.core.bits import has
from tesno.core.ground import put_piece
from tesno.core.names import Region, Regions, Slot
from tesno.core.pieces import restock
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait


class WispWalls(Trait):
    """A wall of wisps rises in every forest they conquer and defends it, in decline too, while they hold it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.piece = "wisp_wall"
        self.forests: Regions = 0

    def bind(self, rules: Rules) -> None:
        self.forests = rules.board.features.get("forest", 0)

    def picked(self, rules: Rules, s: State, slot: Slot) -> None:
        restock(rules, s, self.kind)

    def conquered(self, rules: Rules, s: State, slot: Slot, region: Region) -> None:
        if has(self.forests, region) and s.stock[self.kind]:
            put_piece(rules, s, self.kind, region)
