"""What map making knows of a box, and a map's facts in a form that is quick to reckon with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import networkx as nx

from tesno.cartography.geometry import Graph
from tesno.load.boxes import box_ids, load_box
from tesno.load.maps import MapFile, MapWords
from tesno.traits.words import Box

ISLAND_BOX: Final = "warcraft"  # the box that is played on continents
PLAIN_COST: Final = 2  # of a region where nothing stands


@dataclass(frozen=True)
class Customs:
    """What a box makes of terrains: which are water, which nobody holds, what they cost."""

    words: MapWords
    tribe_guard: int
    slopes: Mapping[str, int] = field(default_factory=dict)  # terrain: what it adds to the cost
    vacated: frozenset[str] = frozenset()  # terrains that are conquered but not kept

    @classmethod
    def of_box(cls, box: Box, words: MapWords) -> Customs:
        """Read from a box's declarations."""
        asked = [modifier for _, modifier in box.world]
        slopes = {one.where: one.amount for one in asked if one.ask == "cost" and one.where in box.terrains}
        vacated = frozenset(one.where for one in asked if one.ask == "leave")
        return cls(words, box.tribe_guard, slopes, vacated)


def customs_of(box: str) -> Customs:
    """The customs of a box by its id; KeyError if there is no such box."""
    if box not in box_ids():
        raise KeyError(box)
    files = load_box(box)
    return Customs.of_box(files.box, files.map_words)


@dataclass
class Facts:
    """A map's facts; lists are by region number, entry 0 stands for nothing."""

    near: list[tuple[int, ...]]
    terrain: list[str]
    symbols: list[tuple[str, ...]]
    tribe: list[bool]
    entry: list[bool]
    customs: Customs

    @classmethod
    def of_map(cls, map_file: MapFile, customs: Customs) -> Facts:
        regions = map_file.regions
        return cls(
            near=[(), *(region.neighbours for region in regions)],
            terrain=["", *(region.terrain for region in regions)],
            symbols=[(), *(region.symbols for region in regions)],
            tribe=[False, *(region.tribe for region in regions)],
            entry=[False, *(region.entry for region in regions)],
            customs=customs,
        )

    @property
    def numbers(self) -> range:
        return range(1, len(self.near))

    def closed(self, region: int) -> bool:
        """Nobody but a few peoples gets in."""
        words, terrain = self.customs.words, self.terrain[region]
        return terrain in words.closed or (terrain in words.water and terrain not in self.customs.vacated)

    def firm(self, region: int) -> bool:
        """Can be held, and so be worth something."""
        return not self.closed(region) and self.terrain[region] not in self.customs.vacated

    def cost(self, region: int) -> int:
        """Tokens that take the region at the start of a game."""
        guard = self.customs.tribe_guard if self.tribe[region] else 0
        return PLAIN_COST + self.customs.slopes.get(self.terrain[region], 0) + guard

    def ways(self) -> Graph:
        """The regions that can be entered, joined where they meet."""
        graph: Graph = nx.Graph()
        open_ones = [one for one in self.numbers if not self.closed(one)]
        graph.add_nodes_from(open_ones)
        graph.add_edges_from((one, other) for one in open_ones for other in self.near[one] if other in graph)
        return graph
