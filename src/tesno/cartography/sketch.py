"""A first sketch of a map: sites spread over a frame, their cells, and what borders on what.

Several sites may belong to one region (a long river, a wide sea). The lines of a sketch are noded exactly, so that its
adjacency is that of its drawing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import networkx as nx
import numpy as np
import shapely

from tesno.cartography.geometry import OUTSIDE, Floats, Graph, Ints
from tesno.cartography.net import Net

GRID: Final = 0.01  # coordinates of a sketch are multiples of this
SAMPLES: Final = 120  # random places per site by which cells find their middle
# A shorter border, beside the side of an average region, is rather a corner of four. A board is drawn anew from its
# adjacency; an island relaxes from its sketch, and very short lines would crumple.
SHORTEST: Final = {False: 0.015, True: 0.05}
SMALLEST: Final = 0.5  # a region must not be smaller than this share of the average


class Unfit(ValueError):
    """A sketch that would make no good map; another seed may do better."""


@dataclass(frozen=True)
class Sketch:
    """Regions 1, 2, 3, … with their cells, and the lines between them."""

    frame: shapely.Polygon
    cells: dict[int, shapely.Polygon]
    net: Net
    paths: list[Floats]  # of the net's lines, from the first corner to the last

    @property
    def side(self) -> float:
        """The side of an average region, were it square."""
        return float((self.frame.area / len(self.cells)) ** 0.5)

    def neighbours(self) -> dict[int, list[int]]:
        """What borders on what, the outside left out."""
        near: dict[int, set[int]] = {one: set() for one in self.cells}
        for one, other in self.net.sides:
            if one != OUTSIDE:
                near[one].add(other)
                near[other].add(one)
        return {one: sorted(others) for one, others in near.items()}

    def rim(self) -> set[int]:
        """The regions on the edge of the frame."""
        return {other for one, other in self.net.sides if one == OUTSIDE}


def scatter(frame: shapely.Polygon, count: int, random: np.random.Generator) -> Floats:
    """Random places inside a frame."""
    low, high = np.array(frame.bounds[:2]), np.array(frame.bounds[2:])
    found = np.empty((0, 2))
    shapely.prepare(frame)
    while len(found) < count:
        places = low + (high - low) * random.random((count, 2))
        found = np.concatenate([found, places[shapely.contains_xy(frame, places[:, 0], places[:, 1])]])
    return found[:count]


def spread_sites(
    frame: shapely.Polygon, count: int, random: np.random.Generator, fixed: Floats | None = None, rounds: int = 12
) -> Floats:
    """Sites spread evenly over a frame (Lloyd's way); those in `fixed` stay where they are and come first."""
    kept = np.empty((0, 2)) if fixed is None else fixed
    sites = scatter(frame, count, random)
    places = scatter(frame, SAMPLES * (count + len(kept)), random)
    for _ in range(rounds):
        owner = nearest(np.concatenate([kept, sites]), places) - len(kept)
        for site in range(count):
            own = places[owner == site]
            if len(own):
                sites[site] = own.mean(axis=0)
    return np.concatenate([kept, sites])


def nearest(sites: Floats, places: Floats) -> Ints:
    """For each place the number of the nearest site."""
    far = (places[:, None, 0] - sites[None, :, 0]) ** 2 + (places[:, None, 1] - sites[None, :, 1]) ** 2
    return np.asarray(np.argmin(far, axis=1))


def sketch(frame: shapely.Polygon, sites: Floats, owners: Sequence[int], *, island: bool = False) -> Sketch:
    """The sketch in which site i belongs to region owners[i]. Raises Unfit.

    On an island a region may meet the outside in several places, as the neck between two bays does.
    """
    cells = cells_of(frame, sites, owners)
    net, paths = lines_of(frame, sites, owners, cells)
    made = Sketch(frame, cells, net, paths)
    check(made, island)
    return made


def cells_of(frame: shapely.Polygon, sites: Floats, owners: Sequence[int]) -> dict[int, shapely.Polygon]:
    """Each region's part of the frame."""
    parts = shapely.get_parts(
        shapely.voronoi_polygons(shapely.MultiPoint(sites), extend_to=frame.envelope, ordered=True)
    )
    cells = {}
    for region in sorted(set(owners)):
        own = [part for part, owner in zip(parts, owners, strict=True) if owner == region]
        cell = shapely.intersection(shapely.union_all(own), frame)
        if not isinstance(cell, shapely.Polygon) or cell.interiors:
            raise Unfit(f"region {region} falls into parts")
        cells[region] = cell
    return cells


def lines_of(
    frame: shapely.Polygon, sites: Floats, owners: Sequence[int], cells: dict[int, shapely.Polygon]
) -> tuple[Net, list[Floats]]:
    """The net of the cells: corners where three regions meet, and the lines between corners."""
    rims = [cell.exterior for cell in cells.values()]
    whole = shapely.line_merge(shapely.union_all([*rims, frame.exterior], grid_size=GRID))
    net = Net()
    paths: list[Floats] = []
    corner_at: dict[tuple[float, float], int] = {}
    meeting: list[set[int]] = []
    for line in shapely.get_parts(whole):
        path = shapely.get_coordinates(line)
        sides = sides_of(frame, sites, owners, line)
        ends = []
        for x, y in (path[0], path[-1]):
            number = corner_at.setdefault((round(float(x), 3), round(float(y), 3)), len(corner_at))
            if number == len(meeting):
                meeting.append(set())
            meeting[number] |= set(sides)
            ends.append(number)
        net.lines.append((ends[0], ends[1]))
        net.sides.append(sides)
        paths.append(path)
    net.corners = [frozenset(regions) for regions in meeting]
    return net, paths


def sides_of(frame: shapely.Polygon, sites: Floats, owners: Sequence[int], line: shapely.LineString) -> tuple[int, int]:
    """The regions on the two sides of a line, the smaller number first."""
    before, after = (shapely.get_coordinates(line.interpolate(share, normalized=True))[0] for share in (0.49, 0.51))
    along = after - before
    across = np.array([along[1], -along[0]]) / (np.hypot(*along) + 1e-9)
    found = []
    for place in ((before + after) / 2 + across * 0.6, (before + after) / 2 - across * 0.6):
        inside = shapely.contains_xy(frame, *place)
        found.append(owners[int(nearest(sites, place[None, :])[0])] if inside else OUTSIDE)
    return min(found), max(found)


def check(made: Sketch, island: bool) -> None:
    """Refuses what no foam could mend: double borders, corners of four, very short lines, very small regions."""
    degree = Counter(end for ends in made.net.lines for end in ends)
    if any(count != 3 for count in degree.values()):
        raise Unfit("a corner where not three regions meet")
    lengths = [float(shapely.LineString(path).length) for path in made.paths]
    if min(lengths) < SHORTEST[island] * made.side:
        raise Unfit("a border too short to see")
    for sides, count in Counter(made.net.sides).items():
        if sides[0] == sides[1]:
            raise Unfit(f"a line within region {sides[0]}")
        if count > 1 and not (island and sides[0] == OUTSIDE):
            raise Unfit(f"regions {sides} meet twice")
    areas = [cell.area for cell in made.cells.values()]
    if min(areas) < SMALLEST * float(np.mean(areas)):
        raise Unfit("a region too small")
    if not island and not nx.is_k_edge_connected(graph_of(made), 3):
        raise Unfit("a region that hangs by a thread")


def graph_of(made: Sketch) -> Graph:
    """The adjacency, with the outside as a node."""
    graph: Graph = nx.Graph()
    graph.add_edges_from(made.net.sides)
    return graph
