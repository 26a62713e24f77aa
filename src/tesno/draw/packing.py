"""Islands pushed together: as close as their shores and names allow, on a sheet of the shape of a screen."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from tesno.draw.pen import dense
from tesno.load.map_model import Point, Ring

GRID = 12.0  # islands are moved by multiples of this
SHORE = 54.0  # water round an island that no other one takes
STEPS = (16, 8, 4, 2, 1)  # of the grid: first far, then fine
APART = 20.0  # between an island's name and what belongs to another one
BEYOND = 62.0  # between a coast and the island's name


@dataclass(frozen=True)
class Silhouette:
    """What an island takes of the sea, row by row of the grid, from its top row down; `left` and `right` in units."""

    top: int
    left: tuple[float, ...]
    right: tuple[float, ...]

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom in units."""
        return min(self.left), self.top * GRID, max(self.right), (self.top + len(self.left)) * GRID


def silhouette(coast: Sequence[Ring], name: tuple[float, float, float, float] | None) -> Silhouette:
    """The coast with water round it, and the rectangle of the name (left, top, right, bottom)."""
    rows: dict[int, tuple[float, float]] = {}

    def take(row: int, left: float, right: float) -> None:
        before = rows.get(row, (left, right))
        rows[row] = min(left, before[0]), max(right, before[1])

    for x, y in (point for ring in coast for point in dense(ring)):
        for row in range(math.floor((y - SHORE) / GRID), math.floor((y + SHORE) / GRID) + 1):
            away = max(0.0, abs((row + 0.5) * GRID - y) - GRID / 2)
            half = math.sqrt(max(0.0, SHORE**2 - away**2))
            take(row, x - half, x + half)
    if name is not None:
        left, top, right, bottom = name
        for row in range(math.floor((top - APART) / GRID), math.ceil((bottom + APART) / GRID)):
            take(row, left - APART, right + APART)
    first, last = min(rows), max(rows)
    spans = [rows[row] for row in range(first, last + 1)]
    return Silhouette(first, tuple(left for left, _ in spans), tuple(right for _, right in spans))


def name_box(coast: Sequence[Ring], width: float, height: float) -> tuple[float, float, float, float]:
    """Where an island's name adds least to its size: below it or above it, nestled into a bay if there is one."""
    points = [point for ring in coast for point in dense(ring)]
    low, high = max(y for _, y in points), min(y for _, y in points)
    west, east = min(x for x, _ in points), max(x for x, _ in points)
    best: tuple[float, tuple[float, float, float, float]] | None = None
    for share in (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74):
        middle = west + (east - west) * share
        left, right = middle - width / 2, middle + width / 2
        beside = [y for x, y in points if left - BEYOND / 2 < x < right + BEYOND / 2]
        askew = abs(share - 0.5) * 60 + max(0.0, west - left, right - east)
        below, above = max(beside) + BEYOND, min(beside) - BEYOND
        for badness, top in ((below + height - low, below), (high - above + height + 20, above - height)):
            if best is None or badness + askew < best[0]:
                best = badness + askew, (left, top, right, top + height)
    assert best is not None
    return best[1]


class Table:
    """Islands at their places, in steps of the grid."""

    def __init__(self, shapes: Sequence[Silhouette], places: Sequence[Point], aspect: float) -> None:
        self.shapes = shapes
        self.aspect = aspect
        # A place is that of the island's own origin.
        self.places = [(round(x / GRID), round(y / GRID)) for x, y in places]

    @property
    def box(self) -> tuple[float, float, float, float]:
        boxes = [
            (left + x * GRID, top + y * GRID, right + x * GRID, bottom + y * GRID)
            for (x, y), (left, top, right, bottom) in zip(
                self.places, (shape.box for shape in self.shapes), strict=True
            )
        ]
        lefts, tops, rights, bottoms = zip(*boxes, strict=True)
        return min(lefts), min(tops), max(rights), max(bottoms)

    @property
    def extent(self) -> float:
        """How wide a sheet of the wished shape must be."""
        left, top, right, bottom = self.box
        return max(right - left, self.aspect * (bottom - top))

    def push_together(self) -> None:
        """Move each island to the middle as long as there is room."""
        for step in STEPS:
            moved = True
            while moved:
                moved = sum(self._draw_in(index, step) for index in range(len(self.shapes))) > 0

    def _draw_in(self, index: int, step: int) -> bool:
        left, top, right, bottom = self.box
        middle = (left + right) / 2, (top + bottom) / 2
        own = self.shapes[index].box
        moved = False
        for axis in (0, 1):
            x, y = self.places[index]
            here = ((own[0] + own[2]) / 2 + x * GRID, (own[1] + own[3]) / 2 + y * GRID)
            away = middle[axis] - here[axis]
            if abs(away) < step * GRID:
                continue
            way = step if away > 0 else -step
            before = self.extent
            self.places[index] = (x + way, y) if axis == 0 else (x, y + way)
            if self.extent > before or any(
                self._overlap(index, other) for other in range(len(self.shapes)) if other != index
            ):
                self.places[index] = x, y
            else:
                moved = True
        return moved

    def _overlap(self, one: int, other: int) -> bool:
        first, second = self.shapes[one], self.shapes[other]
        shift = (self.places[other][0] - self.places[one][0]) * GRID
        down = self.places[other][1] + second.top - self.places[one][1] - first.top
        for row in range(max(0, down), min(len(first.left), len(second.left) + down)):
            left, right = second.left[row - down] + shift, second.right[row - down] + shift
            if first.left[row] < right and left < first.right[row]:
                return True
        return False
