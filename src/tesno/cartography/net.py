"""The dual of a map: corners where regions meet, and the border lines between them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import networkx as nx
import numpy as np
import shapely

from tesno.cartography.geometry import OUTSIDE, Floats, Graph, OutlineError, Region, Tell, part_of, turning


@dataclass
class Net:
    """Corners and lines of a map; a line's ends are corner numbers, its sides region ids."""

    corners: list[frozenset[int]] = field(default_factory=list)  # the regions meeting in each corner
    lines: list[tuple[int, int]] = field(default_factory=list)  # (first corner, last corner)
    sides: list[tuple[int, int]] = field(default_factory=list)  # (region, region) of each line, smaller first
    rim: list[int] = field(default_factory=list)  # rim corners clockwise
    rim_regions: list[int] = field(default_factory=list)  # region between rim[i] and rim[i + 1]
    bubbles: list[tuple[int, int, int]] = field(default_factory=list)  # see split_bubbles


def split_bubbles(graph: Graph) -> list[tuple[int, int, int]]:
    """Takes out regions that sit on the border of two others and touch nothing else.

    Such a region (a headland between a sea and one land, say) would leave the drawing ambiguous, and the two
    others meet on both sides of it; it is put back as a bubble on their common line.
    """
    bubbles = []
    for region in sorted(graph):
        if region == OUTSIDE or graph.degree(region) != 2:
            continue
        first, second = sorted(graph[region])
        if graph.has_edge(first, second):
            bubbles.append((region, first, second))
            graph.remove_node(region)
    return bubbles


def build_net(regions: dict[int, Region], points: dict[int, Floats], tell: Tell) -> Net:
    """The dual of the adjacency graph, turned the right way round (clockwise on a screen)."""
    graph: Graph = nx.Graph()
    for one, region in regions.items():
        graph.add_edges_from((one, other) for other in region["neighbours"])
        if region["touches_edge"]:
            graph.add_edge(OUTSIDE, one)
    lonely = [one for one in regions if one not in graph or graph.degree(one) < 2]
    if lonely:
        raise OutlineError(f"regions {lonely} have fewer than two neighbours; islands are not supported")
    bubbles = split_bubbles(graph)
    planar, found = nx.check_planarity(graph)
    embedding: Any = found  # a PlanarEmbedding, which the type stubs do not say
    if not planar:
        raise OutlineError("the neighbours cannot be drawn on a plane: two adjacencies would have to cross")
    rim = list(embedding.neighbors_cw_order(OUTSIDE))
    if turning([points[one] for one in rim]) < 0:
        rim.reverse()
    net = Net(bubbles=bubbles)
    face_of: dict[tuple[int, int], int] = {}
    seen: set[tuple[int, int]] = set()
    for start in sorted(embedding.edges()):
        if start in seen:
            continue
        face = embedding.traverse_face(*start, mark_half_edges=seen)
        if len(face) > 3:
            tell(f"regions {face} meet in one point")
        for one, other in zip(face, face[1:] + face[:1], strict=True):
            face_of[one, other] = len(net.corners)
        net.corners.append(frozenset(face))
    for one, other in sorted(graph.edges()):
        low, high = min(one, other), max(one, other)
        net.lines.append((face_of[low, high], face_of[high, low]))
        net.sides.append((low, high))
    for index, region in enumerate(rim):
        before = rim[index - 1]
        net.rim.append(common_corner(net, before, region))
        net.rim_regions.append(region)
    return net


def common_corner(net: Net, one: int, other: int) -> int:
    """The rim corner between two regions that follow each other along the rim."""
    ends = [set(net.lines[net.sides.index((OUTSIDE, region))]) for region in (one, other)]
    (corner,) = ends[0] & ends[1]
    return corner


def insert_bubble(net: Net, paths: list[Floats], region: int, first: int, second: int) -> None:
    """Puts a region back as a bubble: one line becomes line, bubble with two lines, line."""
    if first == OUTSIDE:
        raise OutlineError(f"region {region} touches the edge and only region {second}: give it a neighbour")
    index = net.sides.index((first, second))
    start, end = net.lines[index]
    near, far = len(net.corners), len(net.corners) + 1
    net.corners += [frozenset({region, first, second})] * 2
    line = shapely.LineString(paths[index])
    heap = np.concatenate([path for path, sides in zip(paths, net.sides, strict=True) if second in sides])
    centre = heap.mean(axis=0)
    middle = part_of(line, 0.35, 0.65)
    across = np.array([[0.0, 1.0], [-1.0, 0.0]]) @ (middle[-1] - middle[0])
    if np.dot(centre - middle[0], across) < 0:
        across = -across
    # A bow over the middle third on either side opens the bubble; the relaxation blows it up.
    bow = across * (0.4 * np.sin(np.linspace(0, np.pi, len(middle))))[:, None]
    net.lines[index], paths[index] = (start, near), part_of(line, 0.0, 0.35)
    for sides, ends, path in (
        ((first, second), (far, end), part_of(line, 0.65, 1.0)),
        ((min(first, region), max(first, region)), (near, far), middle - bow),
        ((min(second, region), max(second, region)), (near, far), middle + bow),
    ):
        net.sides.append(sides)
        net.lines.append(ends)
        paths.append(path)
