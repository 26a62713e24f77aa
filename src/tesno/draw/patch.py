"""A region on the sheet: where its tokens, seals, number and motifs find room."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from random import Random

from tesno.draw.looks import Ground
from tesno.draw.nearness import Nearness
from tesno.draw.pen import INK, mix, path_of
from tesno.load.maps import MapRegion, Point, Ring, turning

NUMBER_BELOW = 34.0  # the number's line, below the label


@dataclass
class Patch:
    """A region on the sheet, with everything that must know of each other so as not to overlap."""

    region: MapRegion
    outline: list[Ring]
    ground: Ground
    random: Random
    scale: float  # of everything that stands in the region; smaller on a crowded board
    seal: float  # how large seals are beside that
    heap: tuple[float, float]  # what stands here on a small screen: how far above the label, and its radius
    seals: list[Point] = field(default_factory=list)
    taken: list[tuple[Point, float]] = field(default_factory=list)  # further spots to keep free, with radius

    @cached_property
    def near(self) -> Nearness:
        return Nearness(self.outline)

    @property
    def rim(self) -> Ring:
        return self.near.points

    @cached_property
    def path(self) -> str:
        return "".join(path_of(ring, closed=True) for ring in self.outline)

    @cached_property
    def label(self) -> Point:
        return self.region.label or self.outline[0][0]

    @cached_property
    def quiet(self) -> float:
        """Radius round the label that stays free for tokens."""
        if self.ground.deep:
            return 0.0
        return self.scale * min(46.0, max(29.0, 0.62 * self.room(self.label) / self.scale))

    @cached_property
    def number(self) -> Point:
        """Where the number stands (the middle of its line of writing)."""
        return (self.label[0], self.label[1] + NUMBER_BELOW * self.scale)

    @cached_property
    def colour(self) -> str:
        return mix(self.ground.colour, self.random.choice(("#ffffff", INK)), self.random.uniform(0, 0.07))

    def room(self, spot: Point) -> float:
        """Distance to the border."""
        x, y = spot
        return math.sqrt(min((x - a) ** 2 + (y - b) ** 2 for a, b in self.rim))

    def spots(self, tries: int, clear: float) -> Iterator[Point]:
        """Seeded spots inside the region, at least so far from its border."""
        near, uniform = self.near, self.random.uniform
        left, right = min(x for x, _ in self.rim), max(x for x, _ in self.rim)
        top, bottom = min(y for _, y in self.rim), max(y for _, y in self.rim)
        for _ in range(tries):
            spot = (uniform(left, right), uniform(top, bottom))
            if near.inside(spot) and near.is_clear(spot, clear):
                yield spot

    def place_seals(self) -> None:
        """A spot for each symbol: close to the label but beside the tokens, away from the border."""
        if self.ground.deep and len(self.region.symbols) == 1:
            self.seals.append(self.label)
            return
        size = self.scale * self.seal
        for _ in self.region.symbols:
            best, least = self.label, math.inf
            for spot in self.spots(240, 20 * size):
                far = math.dist(spot, self.label)
                crowd = sum(max(0.0, 40 * size - math.dist(spot, other)) for other in self.seals)
                crowd += max(0.0, 32 * size - math.dist(spot, self.number))
                # Above the tokens is best: stacks of tokens and the number grow downward.
                badness = abs(far - self.quiet - 17 * size) + 6 * crowd + 0.25 * (spot[1] - self.label[1])
                badness += 8 * max(0.0, self.quiet + 12 * size - far)
                rise, radius = self.heap
                hidden = radius * self.scale + 10 * size - math.dist(spot, (self.label[0], self.label[1] - rise))
                badness += 2 * max(0.0, hidden) if radius else 0.0
                if badness < least:
                    best, least = spot, badness
            self.seals.append(best)

    def scatter(self) -> list[Point]:
        """Spots for the motifs by Poisson sampling (none near another, the label or a seal), back to front."""
        ground = self.ground
        if not ground.motifs:
            return []
        found: list[Point] = []
        clear, spacing = ground.clear * self.scale, ground.spacing * self.scale
        reach = clear * 0.72
        # The digits stand on their line, so their middle is a bit higher.
        taken = [(self.label, self.quiet), ((self.number[0], self.number[1] - 6), 12.0)]
        taken += [*self.taken, *((seal, 18 * self.scale * self.seal) for seal in self.seals)]
        tries = int(abs(turning(self.outline[0])) / 2 / spacing**2 * 30) + 30
        for spot in self.spots(tries, clear):
            if any(math.dist(spot, place) < free + reach for place, free in taken):
                continue
            if all(math.dist(spot, other) >= spacing for other in found):
                found.append(spot)
        return sorted(found, key=lambda spot: spot[1])
