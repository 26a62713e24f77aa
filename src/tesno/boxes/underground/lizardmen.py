"""Lizardmen (U-R8)."""

from __future__ import annotations

from tesno.core.bits import regions_of
from tesno.core.board import Board
from tesno.core.names import Regions, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait


class Crossing(Trait):
    """They pass through any number of linked rivers, empty or held, without conquering them; entry is unchanged."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.beyond: list[int] = []  # by river: what borders it and the rivers linked to it

    def bind(self, rules: Rules) -> None:
        self.beyond = [self._beyond(rules.board, region) for region in range(rules.board.size + 1)]

    def _beyond(self, board: Board, river: int) -> int:
        crossed = 1 << river & board.water
        while True:
            further = crossed | board.around(crossed) & board.water
            if further == crossed:
                return board.around(crossed)
            crossed = further

    def reach(self, rules: Rules, s: State, slot: Slot) -> Regions:
        board = rules.board
        beyond = 0
        for river in regions_of(board.around(s.held[slot]) & board.water):
            beyond |= self.beyond[river]
        return beyond
