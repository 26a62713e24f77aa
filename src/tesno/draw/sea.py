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
CLEAR = 60.0  # of coasts


class Sea:
    """What is round boards that are no rectangles."""

    def __init__(self, spread: Spread) -> None:
        self.size = spread.whole.width, spread.whole.height
        self.coasts = [ring for island in spread.islands for ring in island.coast]

    def water(self, look: Look, key: str) -> Iterator[str]:
        colour = look.ground("sea").colour if not look.dark else mix(look.paper[1], "#000000", 0.4)
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
            yield f'<g transform="translate({num(x)},{num(y)})">{wave}</g>'
        yield "</svg>"

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
