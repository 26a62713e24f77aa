"""The board: regions, borders, terrain and symbols, as bit sets; it never changes."""

from __future__ import annotations

from typing import Final

from tesno.core.bits import has, regions_of
from tesno.core.names import Region, Regions

MOST_REGIONS: Final = 62


class Board:
    """What a game is played on: one printed board, or several that lie side by side.

    Regions are numbered from 1 as on the map, and run on from board to board; index 0 of a list is unused. The id is
    made of the ids of the boards, with spaces.
    """

    def __init__(
        self,
        id: str,
        players: int,
        rounds: int,
        near: list[int],
        features: dict[str, int],
        water: int,
        closed: int,
        edge: int,
        entry: int,
        tribes: int,
        parts: tuple[int, ...] = (),
    ) -> None:
        self.id = id
        self.players = players
        self.rounds = rounds
        self.near = near
        self.size = len(near) - 1
        self.everywhere = (1 << len(near)) - 2
        # Every terrain and symbol word of the map, as the set of regions that carry it.
        self.features = features
        # Seas, lakes, rivers: what makes a coast. Closed: what a race holds only if a trait says so.
        self.water = water
        self.closed = closed
        # Regions that touch the rim of the board, water included.
        self.edge = edge
        # Where a race with no token on the map may begin, water for those who may hold it included.
        self.entry = entry
        self.tribes = tribes
        # The regions of each of the boards that lie on the table.
        self.parts = parts or (self.everywhere,)

    @property
    def land(self) -> int:
        return self.everywhere & ~self.water & ~self.closed

    @property
    def coast(self) -> Regions:
        """Land that borders water."""
        return self.around(self.water) & self.land

    def around(self, regions: Regions) -> Regions:
        """All regions adjacent to at least one of the given ones."""
        found = 0
        for region in regions_of(regions):
            found |= self.near[region]
        return found

    def terrain_of(self, region: Region, words: tuple[str, ...]) -> str:
        """Which of the words the region carries."""
        for word in words:
            if has(self.features.get(word, 0), region):
                return word
        raise ValueError(f"region {region} has none of {', '.join(words)}")


def neighbours(board: Board, region: Region) -> tuple[int, ...]:
    return regions_of(board.near[region])
