"""Outlines for maps that have none: regions are drawn so that exactly those touch that are neighbours.

What one region encloses alone is drawn as a map of its own in a disc inside of it. At last the whole plane is bent a
little, so that borders look as if somebody had walked them. The same facts always give the same outlines.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from functools import lru_cache
from random import Random

from tesno.load.map_model import OUTSIDE, MapBorder, MapFile, Point, Ring
from tesno.load.nets import Net
from tesno.load.outlines import rings, room_at, roomy_spot
from tesno.load.planar import Graph, blocks_of, components, faces_of, graph_of, within

SIDE = 250.0  # of an average region, as on the printed boards
ASPECT = 1.54
STEP = 10.0  # between the points of a line
BEND = 0.07  # how far the plane is bent, beside the side of a region
DISC = 24  # corners of the disc that something enclosed is drawn in

Line = tuple[tuple[int, int], Ring]


@lru_cache(maxsize=64)
def drawable(map_file: MapFile) -> MapFile:
    """The map with outlines, size, and a point and label for each region: those it has, or made from its facts."""
    if not map_file.borders:
        map_file = _outlined(map_file)
    if all(region.label and region.point for region in map_file.regions):
        return map_file
    outlines = rings(map_file)
    regions = []
    for region in map_file.regions:
        spot = region.label or roomy_spot(outlines[region.id])
        label = (round(spot[0], 1), round(spot[1], 1))
        point = region.point or (label[0] / map_file.width, label[1] / map_file.height)
        regions.append(region.model_copy(update={"label": label, "point": point}))
    return map_file.model_copy(update={"regions": tuple(regions)})


def map_graph(map_file: MapFile) -> Graph:
    """Who borders whom, the outside included."""
    edges = [(region.id, other) for region in map_file.regions for other in region.neighbours]
    return graph_of([*edges, *((OUTSIDE, region.id) for region in map_file.regions if region.touches_edge)])


def _outlined(map_file: MapFile) -> MapFile:
    width, height = _size(map_file)
    frame: Ring = [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)]
    lines = list(_lines(map_graph(map_file), OUTSIDE, frame, _first(map_file)))
    bend = _Bend(Random(map_file.id), width, height, math.sqrt(width * height / len(map_file.regions)))
    borders = tuple(
        MapBorder.model_construct(between=pair, line=_rounded([bend(point) for point in line]))
        for pair, line in sorted(lines)
    )
    # Places in a file without outlines mean another picture.
    bare = tuple(region.model_copy(update={"label": None, "point": None}) for region in map_file.regions)
    return map_file.model_copy(update={"width": width, "height": height, "borders": borders, "regions": bare})


def _size(map_file: MapFile) -> Point:
    """How large the board is drawn, as far as the file does not say it."""
    room = SIDE * SIDE * len(map_file.regions)
    width = map_file.width or (room / map_file.height if map_file.height else math.sqrt(room * ASPECT))
    return round(width, 1), round(map_file.height or room / width, 1)


def _first(map_file: MapFile) -> int:
    """The region that is drawn at the top left: by its point, or the first on the edge."""
    edge = [region for region in map_file.regions if region.touches_edge]
    return min(edge, key=lambda region: (sum(region.point) if region.point else 2.0, region.id)).id


def _rounded(line: Ring) -> tuple[Point, ...]:
    out: Ring = []
    for x, y in line:
        point = (round(x, 1), round(y, 1))
        if not out or out[-1] != point:
            out.append(point)
    return tuple(out)


def _lines(graph: Graph, outside: int, frame: Ring, first: int) -> Iterator[Line]:
    """The lines between the regions of a graph that fills a frame; one of its vertices is the outside."""
    block = next(block for block in blocks_of(graph) if outside in block)
    if len(block) == 2:
        (region,) = block - {outside}
        cells = {region: frame}
        yield _line(outside, region, [*frame, frame[0]])
    else:
        weights = {one: 1 + 0.8 * sum(map(len, _enclosed(graph, one, outside))) for one in block - {outside}}
        net = Net(faces_of(within(graph, block)), outside, frame, first, weights)
        cells = {region: net.cell(region) for region in block - {outside}}
        for (one, other), line in net.lines():
            yield _line(one, other, line)
    for region, cell in sorted(cells.items()):
        enclosed = _enclosed(graph, region, outside)
        for number, part in enumerate(enclosed):
            disc = _disc(cell, number, len(enclosed))
            yield from _lines(within(graph, part | {region}), region, disc, min(graph[region] & part))


def _enclosed(graph: Graph, region: int, outside: int) -> list[set[int]]:
    """What can be reached over one region only, in parts that hang together."""
    return [part for part in components(graph, {region}) if outside not in part]


def _line(one: int, other: int, line: Ring) -> Line:
    dense: Ring = []
    for (x0, y0), (x1, y1) in itertools.pairwise(line):
        parts = max(1, round(math.dist((x0, y0), (x1, y1)) / STEP))
        dense += [(x0 + (x1 - x0) * part / parts, y0 + (y1 - y0) * part / parts) for part in range(parts)]
    return (min(one, other), max(one, other)), [*dense, line[-1]]


def _disc(cell: Ring, number: int, of: int) -> Ring:
    """The place of one of several things in a region."""
    x, y = roomy_spot([cell])
    room = room_at((x, y), [cell])
    if of > 1:
        turn = math.tau * number / of
        x, y = x + 0.5 * room * math.cos(turn), y + 0.5 * room * math.sin(turn)
        room *= min(0.5, 0.5 * math.sin(math.pi / of))
    # Beside it tokens of the region around it find room.
    x, y, far = x - (0.3 * room if of == 1 else 0), y, 0.6 * room
    return [(x + far * math.cos(math.tau * i / DISC), y + far * math.sin(math.tau * i / DISC)) for i in range(DISC)]


class _Bend:
    """A gentle wave through the plane that leaves the edge of the board as it is; nothing can cross by it."""

    def __init__(self, random: Random, width: float, height: float, side: float) -> None:
        self.size = width, height
        self.side = side
        self.waves = [
            (
                BEND * side * share,
                math.tau / (side * length * random.uniform(0.9, 1.1)),
                random.uniform(0, math.tau),
                random.uniform(0, math.tau),
            )
            for share, length in ((0.6, 1.1), (0.3, 0.5), (0.16, 0.26))
        ]

    def __call__(self, point: Point) -> Point:
        (x, y), (width, height) = point, self.size
        fade = min(1.0, min(x, y, width - x, height - y) / (0.4 * self.side))
        if fade <= 0:
            return point
        dx = sum(far * math.sin(pace * (y + 0.4 * x) + phase) for far, pace, phase, _ in self.waves)
        dy = sum(far * math.sin(pace * (x - 0.4 * y) + phase) for far, pace, _, phase in self.waves)
        return x + fade * dx, y + fade * dy
