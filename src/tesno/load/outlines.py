"""Outlines: closed rings from the lines that regions have in common, and what lies inside of them."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from tesno.load.map_model import MapFile, Point, Ring

Vertex = TypeVar("Vertex")


def rings(map_file: MapFile) -> dict[int, list[Ring]]:
    """Each region's outline: the outer ring first, clockwise on a screen, then holes the other way round.

    The first point is not repeated at the end. Empty for a map without outlines.
    """
    if not map_file.borders:
        return {}
    return {region.id: region_rings(map_file, region.id) for region in map_file.regions}


def region_rings(map_file: MapFile, region: int) -> list[Ring]:
    """The rings of one region; ValueError when its lines do not close."""
    found = join([border.line for border in map_file.borders if region in border.between])
    found.sort(key=lambda ring: -abs(turning(ring)))
    return [ring if (turning(ring) > 0) == (index == 0) else ring[::-1] for index, ring in enumerate(found)]


def join(lines: Iterable[Sequence[Point]]) -> list[Ring]:
    """Closed rings from lines in any order and direction."""
    rest = dict(enumerate(lines))
    ends: defaultdict[Point, list[int]] = defaultdict(list)
    for number, line in rest.items():
        ends[line[0]].append(number)
        ends[line[-1]].append(number)
    out = []
    while rest:
        _, line = rest.popitem()
        ring = list(line)
        while ring[-1] != ring[0]:
            onward = [one for one in ends[ring[-1]] if one in rest]
            if not onward:
                raise ValueError(f"the outline is open at {list(ring[-1])}")
            line = rest.pop(onward[0])
            ring += line[1:] if line[0] == ring[-1] else line[-2::-1]
        out.append(ring[:-1])
    return out


def turning(ring: Sequence[Point]) -> float:
    """Twice the signed area; positive is clockwise on a screen, where y grows downward."""
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in sides_of(ring))


def sides_of(ring: Sequence[Vertex]) -> Iterator[tuple[Vertex, Vertex]]:
    """The ring's segments, the closing one included."""
    return zip(ring, [*ring[1:], ring[0]], strict=True)


def inside(point: Point, outline: Iterable[Sequence[Point]]) -> bool:
    """Whether a point lies within rings, holes left out (crossings to its right are odd)."""
    x, y = point
    odd = False
    for ring in outline:
        for (x0, y0), (x1, y1) in sides_of(ring):
            if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
                odd = not odd
    return odd


def roomy_spot(outline: Sequence[Sequence[Point]]) -> Point:
    """The place inside an outline that is farthest from its lines, as far as a grid that is refined finds it."""
    rim = [point for ring in outline for point in ring]
    # Long sides have no points of their own between their ends.
    rim += [((x0 + x1) / 2, (y0 + y1) / 2) for ring in outline for (x0, y0), (x1, y1) in sides_of(ring)]
    xs, ys = [x for x, _ in outline[0]], [y for _, y in outline[0]]
    middle, across = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2), (max(xs) - min(xs), max(ys) - min(ys))
    best, room = middle, -1.0
    for grid in (9, 6, 4):
        for step in range(grid * grid):
            column, row = (step % grid + 0.5) / grid - 0.5, (step // grid + 0.5) / grid - 0.5
            x, y = middle[0] + across[0] * column, middle[1] + across[1] * row
            free = min([(x - a) * (x - a) + (y - b) * (y - b) for a, b in rim])
            if free > room and inside((x, y), outline):
                free = room_at((x, y), outline) ** 2
                if free > room:
                    best, room = (x, y), free
        middle, across = best, (across[0] / grid * 1.6, across[1] / grid * 1.6)
    return best


def room_at(point: Point, outline: Iterable[Sequence[Point]]) -> float:
    """How far the nearest line is."""
    return min(_distance(point, side) for ring in outline for side in sides_of(ring))


def _distance(point: Point, side: tuple[Point, Point]) -> float:
    (x, y), ((x0, y0), (x1, y1)) = point, side
    dx, dy = x1 - x0, y1 - y0
    long = dx * dx + dy * dy
    share = max(0.0, min(1.0, ((x - x0) * dx + (y - y0) * dy) / long)) if long else 0.0
    return math.hypot(x - x0 - share * dx, y - y0 - share * dy)
