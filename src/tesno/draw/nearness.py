"""Whether a spot lies inside an outline, and how near its border is: asked thousands of times for one picture."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tesno.draw.pen import dense
from tesno.load.map_model import Point, Ring
from tesno.load.outlines import sides_of

CELL = 40.0


class Nearness:
    """Rings, sorted into rows and cells so that only what is near a spot is looked at."""

    def __init__(self, outline: Sequence[Ring]) -> None:
        self.points = [point for ring in outline for point in dense(ring)]
        self._rows: dict[int, list[tuple[Point, Point]]] = {}
        self._cells: dict[tuple[int, int], list[Point]] = {}
        for ring in outline:
            for one, other in sides_of(ring):
                low, high = sorted((one[1], other[1]))
                for row in range(math.floor(low / CELL), math.floor(high / CELL) + 1):
                    self._rows.setdefault(row, []).append((one, other))
        for x, y in self.points:
            self._cells.setdefault((math.floor(x / CELL), math.floor(y / CELL)), []).append((x, y))

    def inside(self, spot: Point) -> bool:
        """Holes left out (crossings to its right are odd)."""
        x, y = spot
        odd = False
        for (x0, y0), (x1, y1) in self._rows.get(math.floor(y / CELL), ()):
            if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
                odd = not odd
        return odd

    def distance(self, spot: Point, most: float) -> float:
        """To the border, or `most` when it is farther away than that."""
        x, y = spot
        least = most * most
        reach = math.ceil(most / CELL)
        column, row = math.floor(x / CELL), math.floor(y / CELL)
        for across in range(column - reach, column + reach + 1):
            for down in range(row - reach, row + reach + 1):
                for a, b in self._cells.get((across, down), ()):
                    far = (x - a) ** 2 + (y - b) ** 2
                    if far < least:
                        least = far
        return math.sqrt(least)

    def is_clear(self, spot: Point, far: float) -> bool:
        """Whether the border is at least so far away."""
        x, y = spot
        square = far * far
        cells = self._cells
        downs = range(math.floor((y - far) / CELL), math.floor((y + far) / CELL) + 1)
        for across in range(math.floor((x - far) / CELL), math.floor((x + far) / CELL) + 1):
            for down in downs:
                for a, b in cells.get((across, down), ()):
                    if (x - a) ** 2 + (y - b) ** 2 < square:
                        return False
        return True
