"""The sea between islands: water, shallows along their coasts, and waves where there is room."""

from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random

from tesno.draw.looks import Look
from tesno.draw.pen import mix, num, path_of
from tesno.draw.spread import Spread
from tesno.load.map_model import Point
from tesno.load.outlines import inside

SHALLOWS = ((46.0, 0.08), (30.0, 0.17), (15.0, 0.3))
WAVES_APART = 130.0
WAVE_SIZE = 1.5  # beside the waves in a region
CLEAR = 60.0  # of coasts
ROSE_TRIES = 300


class Sea:
    """What is round boards that are no rectangles."""

    def __init__(self, spread: Spread) -> None:
        self.size = spread.whole.width, spread.whole.height
        self.coasts = [ring for island in spread.islands for ring in island.coast]

    def water(self, look: Look, key: str) -> Iterator[str]:
        colour = look.open_sea or (look.ground("sea").colour if not look.dark else mix(look.paper[1], "#000000", 0.4))
        yield f'<rect width="{num(self.size[0])}" height="{num(self.size[1])}" fill="{colour}"/>'
        yield f'<svg width="{num(self.size[0])}" height="{num(self.size[1])}">'  # clips what would lie on the frame
        shore = "".join(path_of(ring, closed=True) for ring in self.coasts)
        for reach, light in SHALLOWS:
            line, shallow = mix(colour, "#27506a", 0.34), mix(colour, "#ffffff", light)
            for width, ink in ((2 * reach + 2.2, line), (2 * reach, shallow)):
                yield (
                    f'<path d="{shore}" fill="none" stroke="{ink}" stroke-width="{num(width)}" '
                    'stroke-linejoin="round"/>'
                )
        for index, (x, y) in enumerate(self.open_water(Random(f"{key}/sea"))):
            wave = look.motif("sea")(index % 2, colour)
            yield f'<g transform="translate({num(x)},{num(y)}) scale({WAVE_SIZE})">{wave}</g>'
        yield "</svg>"

    def roomiest(self, random: Random) -> tuple[Point, float]:
        """The spot farthest from coasts and frame, of many tried, and how far it is."""
        width, height = self.size
        points = [point for ring in self.coasts for point in ring[::3]]
        best, most = (0.0, 0.0), 0.0
        for _ in range(ROSE_TRIES):
            x, y = random.uniform(0, width), random.uniform(0, height)
            free = min(x, y, width - x, height - y, *(math.dist((x, y), point) for point in points))
            if free > most and not inside((x, y), self.coasts):
                best, most = (x, y), free
        return best, most

    def open_water(self, random: Random) -> list[Point]:
        """Spots far from coasts and from each other."""
        found: list[Point] = []
        width, height = self.size
        points = [point for ring in self.coasts for point in ring[::3]]
        for _ in range(int(width * height / 9000)):
            spot = (random.uniform(CLEAR, width - CLEAR), random.uniform(CLEAR, height - CLEAR))
            if any(math.dist(spot, other) < WAVES_APART for other in found):
                continue
            if any(math.dist(spot, point) < CLEAR for point in points) or inside(spot, self.coasts):
                continue
            found.append(spot)
        return found
