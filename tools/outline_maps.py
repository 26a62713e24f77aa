"""Draws our own region outlines for a map file from the facts in that file, and writes them back into it.

Usage: python tools/outline_maps.py src/tesno/boxes/base/maps/base-4.json [more files] [--check]

How it works. The regions, plus one node 0 for "outside the board", form a planar graph. Where three of them
meet there is a corner; where two of them meet there is a border line between two corners. So the corners and
lines are the dual of the graph, and the adjacency in the facts is reproduced exactly by construction. What is
left is to find good places for the corners:

1. start with a Tutte drawing (always free of crossings), the rim corners on the sides of the board;
2. relax it like a foam: every region wants its share of the area and to be near its point, every line wants
   to be short but not too short; a step that would make any outline cross itself is refused;
3. bend the whole plane a little with seeded noise (no crossing can arise), roughen the coasts, round to 0.1.

A river may state its `course`, the points of its middle line from one end to the other: then its banks are drawn
to that line while everything relaxes, narrow at the ends and with a pool in the middle where tokens find room.

Each line is computed and stored once, so both sides always have the same line. Everything is seeded with the
map's id: the same facts give the same outlines.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias

import networkx as nx
import numpy as np
import shapely
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Region = dict[str, Any]
Map = dict[str, Any]
Graph: TypeAlias = "nx.Graph[int]"

OUTSIDE = 0
INNER_NODES = 5  # movable points between the two corners of a line while relaxing
SHARPEST = 0.4  # cosine of the angle below which a tip counts as sharp
STEPS = 2500  # of the relaxation
SPACING = 9.0  # distance of the stored points
WATER = frozenset({"sea", "lake", "river"})
# How much a terrain's outline resists stretching (round against long) and how ragged its shore becomes.
TENSION = {"lake": 1.25, "river": 0.25, "chasm": 0.6, "sea": 0.8}
RAGGED = {"sea": 2.6, "lake": 1.5, "river": 1.4, "chasm": 2.6}
# Shares for maps that state no areas: long narrow water needs less than a land region.
SHARE = {"river": 0.7, "chasm": 0.8}
JAGGED = frozenset({"chasm"})  # broken edges instead of bays and headlands
# A river with a course: its width beside the side of an average region, the least one, and the span from the
# narrows to the pool; how strongly its banks are drawn to their place.
RIVER_WIDTH, RIVER_LEAST = 0.37, 80.0
NARROWS, POOL = 0.78, 1.2
BANK_PULL, BANK_TENSION = 0.4, 0.8


class OutlineError(ValueError):
    """The facts of a map cannot be drawn as they are."""


# --- from facts to the dual graph --------------------------------------------------------------------------


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


def build_net(regions: dict[int, Region], points: dict[int, Floats]) -> Net:
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
            print(f"  note: regions {face} meet in one point", file=sys.stderr)
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


def part_of(line: shapely.LineString, start: float, end: float) -> Floats:
    """Evenly spread points on a part of a line, as many as a line has while relaxing."""
    places = np.linspace(start, end, INNER_NODES + 2)
    return np.asarray(shapely.get_coordinates(shapely.line_interpolate_point(line, places, normalized=True)))


def turning(ring: Sequence[Floats] | Floats) -> float:
    """Twice the signed area of a ring; positive is clockwise on a screen (y grows downward)."""
    xy = np.asarray(ring)
    following = np.roll(xy, -1, axis=0)
    return float(np.sum(xy[:, 0] * following[:, 1] - following[:, 0] * xy[:, 1]))


# --- the rim -----------------------------------------------------------------------------------------------

SIDES = ("top", "right", "bottom", "left")


def board_corners(width: float, height: float) -> Floats:
    """The board's corners clockwise, each the start of the side with the same index."""
    return np.array([[0.0, 0.0], [width, 0.0], [width, height], [0.0, height]])


def corner_owners(regions: dict[int, Region], rim: list[int], points: dict[int, Floats], box: Floats) -> list[int]:
    """Which rim region owns each board corner: by its stated sides, else by the nearest point."""
    owners = []
    for index, corner in enumerate(box):
        both = {SIDES[index - 1], SIDES[index]}
        stated = [one for one in rim if both <= set(regions[one].get("edge_sides", ()))]
        far = {one: float(np.hypot(*(points[one] - corner))) for one in rim}
        owners.append(stated[0] if stated else min(far, key=far.__getitem__))
    return owners


def place_rim(net: Net, owners: list[int], points: dict[int, Floats], box: Floats) -> dict[int, tuple[int, float]]:
    """A side and a place along it (0..1) for each rim corner, keeping the order of the regions."""
    order = net.rim_regions
    count = len(order)
    places: dict[int, tuple[int, float]] = {}
    for side in range(4):
        start, end = box[side], box[(side + 1) % 4]
        along = (end - start) / float(np.sum((end - start) ** 2))
        first, last = order.index(owners[side]), order.index(owners[(side + 1) % 4])
        steps = (last - first) % count
        cuts = []
        for step in range(1, steps + 1):
            here, before = order[(first + step) % count], order[(first + step - 1) % count]
            cuts.append(float(np.dot((points[here] + points[before]) / 2 - start, along)))
        for step, place in enumerate(spread(cuts), 1):
            places[net.rim[(first + step) % count]] = (side, place)
    if len(places) != count:
        raise OutlineError(f"the board's corners belong to {owners}: that does not go round the rim once")
    return places


def spread(places: list[float]) -> list[float]:
    """The same places in rising order with some room between them and at both ends."""
    gap = 0.5 / (len(places) + 1)
    out: list[float] = []
    for index, place in enumerate(places):
        low = (out[-1] if out else 0.0) + gap
        high = 1.0 - gap * (len(places) - index)
        out.append(min(max(place, low), high))
    return out


# --- the foam ----------------------------------------------------------------------------------------------


@dataclass
class Foam:
    """Movable nodes of all lines; `rings` lists each region's nodes in order."""

    nodes: Floats
    free: Floats  # 1 where a coordinate may move
    lines: list[Ints]  # node numbers of each line, ends included
    rings: dict[int, Ints]


def first_paths(net: Net, places: dict[int, tuple[int, float]], owners: list[int], box: Floats) -> list[Floats]:
    """A Tutte drawing: straight lines with inner nodes, the rim lines along the sides of the board."""
    where = np.zeros((len(net.corners), 2))
    fixed = np.zeros(len(net.corners), dtype=bool)
    for corner, (side, place) in places.items():
        where[corner] = box[side] + (box[(side + 1) % 4] - box[side]) * place
        fixed[corner] = True
    inner = [line for line, sides in zip(net.lines, net.sides, strict=True) if OUTSIDE not in sides]
    tutte(where, fixed, inner)
    paths = []
    for (start, end), sides in zip(net.lines, net.sides, strict=True):
        if OUTSIDE in sides:
            path = np.array(rim_path(net, where, places, owners, sides[1], box))
            paths.append(path if np.array_equal(path[0], where[start]) else path[::-1])
        else:
            paths.append(np.linspace(where[start], where[end], INNER_NODES + 2))
    return paths


def make_foam(net: Net, paths: list[Floats], box: Floats) -> Foam:
    """Movable nodes from drawn lines; lines that meet in a corner share its node."""
    nodes = np.zeros((len(net.corners), 2))
    free = np.ones((len(net.corners), 2))
    lines = []
    for (start, end), sides, path in zip(net.lines, net.sides, paths, strict=True):
        nodes[start], nodes[end] = path[0], path[-1]
        lines.append(np.array([start, *range(len(nodes), len(nodes) + len(path) - 2), end]))
        nodes = np.concatenate([nodes, path[1:-1]])
        free = np.concatenate([free, np.full((len(path) - 2, 2), 0.0 if OUTSIDE in sides else 1.0)])
    for corner, regions in enumerate(net.corners):
        if OUTSIDE in regions:
            # A rim corner slides along its own side only.
            side = np.argmin(np.concatenate([nodes[corner], box[2] - nodes[corner]]))
            free[corner, side % 2] = 0.0
    return Foam(nodes, free, lines, make_rings(net, lines))


def tutte(where: Floats, fixed: NDArray[np.bool_], lines: Iterable[tuple[int, int]]) -> None:
    """Puts every free corner at the mean of its neighbours."""
    count = len(where)
    matrix, right = np.zeros((count, count)), np.zeros((count, 2))
    for one, other in lines:
        for here, there in ((one, other), (other, one)):
            if not fixed[here]:
                matrix[here, here] += 1.0
                matrix[here, there] -= 1.0
    for corner in np.flatnonzero(fixed):
        matrix[corner, corner] = 1.0
        right[corner] = where[corner]
    where[:] = np.linalg.solve(matrix, right)


def rim_path(
    net: Net, where: Floats, places: dict[int, tuple[int, float]], owners: list[int], region: int, box: Floats
) -> list[Floats]:
    """The way along the rim over one region, clockwise, round the board corners it owns."""
    index = net.rim_regions.index(region)
    start, end = net.rim[index], net.rim[(index + 1) % len(net.rim)]
    path, side = [where[start]], places[start][0]
    turns = sum(owner == region for owner in owners)
    for _ in range(turns):
        side = (side + 1) % 4
        path.append(box[side])
    return [*path, where[end]]


def make_rings(net: Net, lines: list[Ints]) -> dict[int, Ints]:
    """Joins the lines round each region."""
    regions = sorted({one for sides in net.sides for one in sides} - {OUTSIDE})
    return {
        one: join_ring([line for line, sides in zip(lines, net.sides, strict=True) if one in sides]) for one in regions
    }


def join_ring(lines: list[Ints]) -> Ints:
    """One closed ring of node numbers from lines in any order and direction."""
    rest = [list(map(int, line)) for line in lines]
    ring = rest.pop(0)
    while rest:
        for index, line in enumerate(rest):
            if ring[-1] in (line[0], line[-1]):
                ring += line[1:] if line[0] == ring[-1] else line[-2::-1]
                del rest[index]
                break
        else:
            raise OutlineError("a region falls into several parts")
    return np.array(ring[:-1])


@dataclass
class Bed:
    """Where a river with a course wants its banks: points along the course with half the width at each."""

    course: Floats
    left: Floats  # per point, the direction to the left of the flow, half a width long
    banks: tuple[Ints, Ints]  # nodes of the left and the right bank with the flow
    ends: Ints  # the corners where the banks end
    end_targets: Floats

    def targets(self, nodes: Floats, guess: bool) -> Iterator[tuple[Ints, Floats]]:
        """Where the nodes of each bank belong: by their turn while the drawing is far off, later by nearness."""
        last = len(self.course) - 1
        for bank, side in zip(self.banks, (1.0, -1.0), strict=True):
            here = nodes[bank]
            way = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(here, axis=0).T))])
            along = way / way[-1]
            place = np.rint(along * last).astype(int)
            if not guess:
                far = np.hypot(*np.moveaxis(here[:, None, :] - self.course[None, :, :], 2, 0))
                # In a sharp bend another reach of the river may be nearer than the one a node belongs to.
                off = np.abs(np.linspace(0.0, 1.0, last + 1)[None, :] - along[:, None])
                place = np.argmin(np.where(off < 0.25, far, np.inf), axis=1)
            yield bank[1:-1], (self.course[place] + self.left[place] * side)[1:-1]
        yield self.ends, self.end_targets

    def area(self) -> float:
        steps = np.hypot(*np.diff(self.course, axis=0).T)
        wide = 2 * np.hypot(*self.left.T)
        return float(np.sum(steps * (wide[1:] + wide[:-1]) / 2))


def make_bed(region: Region, net: Net, foam: Foam, regions: dict[int, Region], size: Floats, width: float) -> Bed:
    """The bed of a river: its banks are the lines of its ring on either side between its two ends."""
    one = region["id"]
    course = resample(np.array(region["course"]) * size, 6.0)
    slope = np.gradient(course, axis=0)
    share = np.linspace(0.0, 1.0, len(course))
    half = width / 2 * (NARROWS + (POOL - NARROWS) * np.sin(np.pi * share) ** 2)
    left = np.stack([slope[:, 1], -slope[:, 0]], axis=1) * (half / np.hypot(*slope.T))[:, None]
    ring = list(foam.rings[one])
    if turning(foam.nodes[foam.rings[one]]) < 0:
        ring.reverse()
    order = line_order(net, foam, one, ring)
    first, last = (end_line(one, place, net, regions) for place in (region["course"][0], region["course"][-1]))
    start = order.index(first)
    order = order[start:] + order[:start]
    turn = order.index(last)
    # Clockwise round the ring from the start the left bank comes first, with the flow.
    banks = [
        bank_nodes([foam.lines[line] for line in lines], set(net.lines[first]))
        for lines in (order[1:turn], order[:turn:-1])
    ]
    ends = np.array([banks[0][0], banks[1][0], banks[0][-1], banks[1][-1]])
    targets = np.array([course[0] + left[0], course[0] - left[0], course[-1] + left[-1], course[-1] - left[-1]])
    return Bed(course, left, (np.array(banks[0]), np.array(banks[1])), ends, targets)


def line_order(net: Net, foam: Foam, region: int, ring: Sequence[int]) -> list[int]:
    """The lines round a region in the order of its ring."""
    of_step = {}
    for index, sides in enumerate(net.sides):
        if region in sides:
            line = foam.lines[index]
            for here, there in pairwise(line):
                of_step[int(here), int(there)] = of_step[int(there), int(here)] = index
    steps = [of_step[int(here), int(there)] for here, there in zip(ring, [*ring[1:], ring[0]], strict=True)]
    # The ring may begin in the middle of a line: begin where one line ends and the next begins.
    start = next(place for place, step in enumerate(steps) if step != steps[place - 1])
    return list(dict.fromkeys(steps[start:] + steps[:start]))


def bank_nodes(lines: Sequence[Ints], start: set[int]) -> list[int]:
    """The nodes of a bank from one of the corners in `start` onwards."""
    out: list[int] = []
    for line in lines:
        here = [int(node) for node in line]
        if here[0] not in start if not out else here[0] != out[-1]:
            here.reverse()
        out += here if not out else here[1:]
    return out


def end_line(one: int, place: Sequence[float], net: Net, regions: dict[int, Region]) -> int:
    """The line over which a river's course ends: to the river that goes on there, or the edge."""
    courses = {other: regions[other].get("course") for other in regions[one]["neighbours"]}
    onward = [other for other, course in courses.items() if course and place in (course[0], course[-1])]
    other = onward[0] if onward else OUTSIDE
    return net.sides.index((min(one, other), max(one, other)))


@dataclass
class Wishes:
    """What the relaxation pulls towards."""

    area: Floats  # per ring, square units
    point: Floats  # per ring
    near: Floats  # per ring, weight of the pull to the point
    tension: Floats  # per line
    shortest: float  # lines shorter than this push their ends apart
    clear: float  # least distance of a line from a point of a region
    beds: dict[int, Bed]  # the rivers that have a course


class Relaxer:
    """Gradient descent on the foam, refusing every step that breaks an outline."""

    def __init__(self, foam: Foam, net: Net, wishes: Wishes) -> None:
        self.foam, self.net, self.wishes = foam, net, wishes
        self.rings = list(foam.rings.values())
        self.ring_nodes = np.concatenate(self.rings)
        self.ring_of = np.repeat(np.arange(len(self.rings)), [len(ring) for ring in self.rings])
        self.ring_next = np.concatenate([np.roll(ring, -1) for ring in self.rings])
        signs = [np.sign(turning(foam.nodes[ring])) for ring in self.rings]
        self.signs = np.array(signs)
        inner = [index for index, sides in enumerate(net.sides) if OUTSIDE not in sides]
        self.inner = inner
        self.seg_a = np.concatenate([foam.lines[index][:-1] for index in inner])
        self.seg_b = np.concatenate([foam.lines[index][1:] for index in inner])
        self.seg_t = np.repeat(wishes.tension[inner], [len(foam.lines[index]) - 1 for index in inner])
        # Pieces that must not become short: whole lines, and on the rim every stretch up to a board corner.
        self.pieces = [foam.lines[index] for index in inner]
        for line, sides in zip(foam.lines, net.sides, strict=True):
            if OUTSIDE in sides:
                self.pieces += [line[place : place + 2] for place in range(len(line) - 1)]
        # How wide a river is where it ends is its bed's affair.
        bed_ends = {
            frozenset(map(int, bed.ends[place : place + 2])) for bed in wishes.beds.values() for place in (0, 2)
        }
        narrow = [frozenset((int(piece[0]), int(piece[-1]))) in bed_ends for piece in self.pieces]
        self.shortest = np.where(narrow, 0.0, wishes.shortest)
        self.blown = np.array([0.0 if region in wishes.beds else 1.0 for region in foam.rings])
        self.end_a = np.array([piece[0] for piece in self.pieces])
        self.end_b = np.array([piece[-1] for piece in self.pieces])
        # A corner with the nodes two steps before and after it in a ring; the very next ones say little.
        around = [np.stack([ring, np.roll(ring, 2), np.roll(ring, -2)]) for ring in self.rings]
        self.tips = np.concatenate(around, axis=1)
        self.tips = self.tips[:, self.tips[0] < len(net.corners)]
        threes = [np.stack([foam.lines[index][:-2], foam.lines[index][1:-1], foam.lines[index][2:]]) for index in inner]
        self.triples = np.concatenate(threes, axis=1)
        self.rim_room = np.where(np.all(foam.free > 0, axis=1), 0.33 * wishes.clear, 0.0)
        for index in inner:
            if any(OUTSIDE in net.corners[corner] for corner in net.lines[index]):
                self.rim_room[foam.lines[index]] = np.minimum(self.rim_room[foam.lines[index]], 6.0)
        turned = [np.stack([np.roll(ring, by) for by in (0, 1, -1, 2, -2, 3, -3)]) for ring in self.rings]
        self.wedges = np.concatenate(turned, axis=1)
        corner = self.wedges[0] < len(net.corners)
        self.wedges, self.wedge_signs = self.wedges[:, corner], self.signs[self.ring_of[corner]]
        watch = [(index, node) for index in inner for node in foam.lines[index][1:-1:2]]
        self.watched = np.array([node for _, node in watch])
        ends = [set(net.lines[index]) for index, _ in watch]
        wet = [bool(set(net.sides[index]) & set(wishes.beds)) for index, _ in watch]
        # The two banks of a river may be near each other.
        self.apart = np.array(
            [
                [not one & other and not (here and there) for other, there in zip(ends, wet, strict=True)]
                for one, here in zip(ends, wet, strict=True)
            ]
        )

    def areas(self, nodes: Floats) -> tuple[Floats, Floats]:
        """Signed area of each ring, made positive, and the centre of its nodes."""
        a, b = nodes[self.ring_nodes], nodes[self.ring_next]
        cross = a[:, 0] * b[:, 1] - b[:, 0] * a[:, 1]
        area = np.bincount(self.ring_of, cross) / 2 * self.signs
        centre = np.stack([np.bincount(self.ring_of, (a[:, k] + b[:, k]) * cross) for k in (0, 1)], axis=1)
        return area, centre / (6 * area * self.signs)[:, None]

    def push(self, nodes: Floats, done: float) -> Floats:
        """The force on each node after that share of the steps."""
        wishes = self.wishes
        # First find the place softly, then the size: strong pressure at once would crumple small regions.
        anchor = 1.0 if done < 0.6 else 0.15
        blow = 0.05 + 0.08 * min(1.0, max(0.0, 2.5 * done - 0.5))
        force = np.zeros_like(nodes)
        area, centre = self.areas(nodes)
        pressure = np.clip((wishes.area - area) / wishes.area, -1.0, 0.6) * self.signs * self.blown
        a, b = nodes[self.ring_nodes], nodes[self.ring_next]
        edge = b - a
        out = np.stack([edge[:, 1], -edge[:, 0]], axis=1) * (blow * pressure[self.ring_of])[:, None]
        np.add.at(force, self.ring_nodes, out)
        np.add.at(force, self.ring_next, out)
        pull = (wishes.point - centre) * (wishes.near * anchor)[:, None]
        np.add.at(force, self.ring_nodes, pull[self.ring_of])
        self.add_tension(nodes, force)
        self.add_lengths(nodes, force)
        self.add_clearance(nodes, force)
        self.add_angles(nodes, force)
        if wishes.beds:
            self.add_evenness(nodes, force)
            self.add_wedges(nodes, force)
            self.add_banks(nodes, force, done)
        return force * self.foam.free

    def add_tension(self, nodes: Floats, force: Floats) -> None:
        step = nodes[self.seg_b] - nodes[self.seg_a]
        length = np.hypot(step[:, 0], step[:, 1]) + 1e-9
        # A constant pull makes a foam; the part that grows with the length keeps the nodes evenly spread.
        pull = step * (self.seg_t * (4.0 / length + 0.055))[:, None]
        np.add.at(force, self.seg_a, pull)
        np.add.at(force, self.seg_b, -pull)

    def add_lengths(self, nodes: Floats, force: Floats) -> None:
        step = nodes[self.end_b] - nodes[self.end_a]
        length = np.hypot(step[:, 0], step[:, 1]) + 1e-9
        lack = np.maximum(0.0, self.shortest - length)
        apart = step / length[:, None] * (0.16 * lack)[:, None]
        # The inner nodes stretch along, otherwise a growing line would crumple at its ends.
        for index in np.flatnonzero(lack):
            line = self.pieces[index]
            force[line] += np.linspace(-1.0, 1.0, len(line))[:, None] * apart[index]

    def add_clearance(self, nodes: Floats, force: Floats) -> None:
        """Keeps lines that have no corner in common apart, so that no region gets a thin neck."""
        here = nodes[self.watched]
        step = here[:, None, :] - here[None, :, :]
        length = np.hypot(step[..., 0], step[..., 1]) + 1e-9
        row, column = np.nonzero((length < self.wishes.clear) & self.apart)
        size = length[row, column]
        strength = 0.35 * (self.wishes.clear - size) / size
        np.add.at(force, self.watched[row], step[row, column] * strength[:, None])

    def add_angles(self, nodes: Floats, force: Floats) -> None:
        """Draws a corner into the region that comes to a sharp tip there, which blunts the tip."""
        here, (before, after) = self.tips[0], self.tips[1:]
        arms = [nodes[there] - nodes[here] for there in (before, after)]
        one, other = (arm / (np.hypot(arm[:, 0], arm[:, 1])[:, None] + 1e-9) for arm in arms)
        sharp = np.maximum(0.0, np.sum(one * other, axis=1) - SHARPEST)
        np.add.at(force, here, (one + other) * (9.0 * sharp)[:, None])

    def add_evenness(self, nodes: Floats, force: Floats) -> None:
        """Spreads the nodes of a line along it, without bending it."""
        before, here, after = self.triples
        along = nodes[after] - nodes[before]
        along /= np.hypot(along[:, 0], along[:, 1])[:, None] + 1e-9
        way = (nodes[before] + nodes[after]) / 2 - nodes[here]
        np.add.at(force, here, along * (0.6 * np.sum(way * along, axis=1))[:, None])

    def add_wedges(self, nodes: Floats, force: Floats) -> None:
        """Opens corners so sharp that their two sides would soon lie on each other."""
        here, inward = self.wedges[0], nodes[self.wedges[5:]].mean(axis=0) - nodes[self.wedges[0]]
        inward /= np.hypot(inward[:, 0], inward[:, 1])[:, None] + 1e-9
        across = np.stack([inward[:, 1], -inward[:, 0]], axis=1) * self.wedge_signs[:, None]
        for before, after in zip(self.wedges[1::2], self.wedges[2::2], strict=True):
            arms = [nodes[there] - nodes[here] for there in (before, after)]
            reach = np.minimum(*(np.hypot(arm[:, 0], arm[:, 1]) for arm in arms))
            gap = np.sum((arms[1] - arms[0]) * across, axis=1)
            lack = across * (0.25 * np.maximum(0.0, 0.7 * reach + 3.0 - gap))[:, None]
            np.add.at(force, after, lack)
            np.add.at(force, before, -lack)

    def add_banks(self, nodes: Floats, force: Floats, done: float) -> None:
        """Draws the banks of rivers to their beds, and their ends to the ends of the course, ever harder."""
        pull = BANK_PULL * min(1.0, 0.05 + 1.6 * done)
        for bed in self.wishes.beds.values():
            for numbers, targets in bed.targets(nodes, done < 0.4):
                way = targets - nodes[numbers]
                far = np.hypot(way[:, 0], way[:, 1]) + 1e-9
                np.add.at(force, numbers, way * (pull * np.minimum(1.0, 25.0 / far))[:, None])

    def broken(self, nodes: Floats) -> Ints:
        """Numbers of the rings that cross themselves or are turned inside out."""
        area, _ = self.areas(nodes)
        coords = np.concatenate([nodes[np.append(ring, ring[0])] for ring in self.rings])
        owner = np.repeat(np.arange(len(self.rings)), [len(ring) + 1 for ring in self.rings])
        valid = shapely.is_valid(shapely.polygons(shapely.linearrings(coords, indices=owner)))
        return np.flatnonzero(~valid | (area <= 0))

    def limit(self, nodes: Floats, move: Floats) -> Floats:
        """Shortens steps that are long beside the next segment, so that small regions do not crumple."""
        step = nodes[self.seg_b] - nodes[self.seg_a]
        length = np.hypot(step[:, 0], step[:, 1])
        most = np.full(len(nodes), 6.0)
        np.minimum.at(most, self.seg_a, length * 0.25)
        np.minimum.at(most, self.seg_b, length * 0.25)
        far = np.hypot(move[:, 0], move[:, 1])
        return np.asarray(move * np.minimum(1.0, most / np.maximum(far, 1e-9))[:, None])

    def ease(self, nodes: Floats, move: Floats) -> None:
        """Gives regions in trouble a smaller step, then one that only smooths them, so that they come loose."""
        # Nothing but the rim's own corners comes near the rim.
        far = self.rim_room[:, None]
        move[:] = np.where(far > 0, np.clip(nodes + move, far, np.maximum(nodes.max(axis=0) - far, far)) - nodes, move)
        half, smooth = move * 0.4, self.smoothing(nodes) * 0.5
        for other in (half, smooth):
            for ring in self.broken(nodes + move):
                move[self.rings[ring]] = other[self.rings[ring]]

    def smoothing(self, nodes: Floats) -> Floats:
        """The way of each inner node to the middle between its two neighbours, and of corners to their own."""
        total, count = np.zeros_like(nodes), np.zeros(len(nodes))
        for here, there in ((self.seg_a, self.seg_b), (self.seg_b, self.seg_a)):
            np.add.at(total, here, nodes[there] - nodes[here])
            np.add.at(count, here, 1.0)
        return np.asarray(total / np.maximum(count, 1.0)[:, None] * self.foam.free)

    def run(self, steps: int, start: float = 0.0) -> None:
        nodes = self.foam.nodes
        if len(self.broken(nodes)):
            raise OutlineError("the first drawing is not sound; are the neighbours right?")
        for step in range(steps):
            done = start + (1 - start) * step / steps
            move = self.limit(nodes, self.push(nodes, done) * 0.5)
            if self.wishes.beds:
                self.ease(nodes, move)
            while len(bad := self.broken(nodes + move)):
                # Only the regions in trouble wait; the others go on.
                for ring in bad:
                    move[self.rings[ring]] = 0.0
            nodes = nodes + move
        self.foam.nodes = nodes


# --- from foam to a hand-drawn look ------------------------------------------------------------------------


class Warp:
    """A smooth seeded bending of the plane that keeps the rim on the rim."""

    WAVES = ((320.0, 14.0), (130.0, 4.5), (60.0, 1.6), (28.0, 0.5))  # wavelength, height

    def __init__(self, seed: int, box: Floats, scale: float) -> None:
        random = np.random.default_rng(seed)
        self.size = box[2]
        parts = []
        for wave, height in self.WAVES:
            for angle in (np.arange(7) + random.random(7)) * (np.pi / 7):
                turn = random.random() * 2 * np.pi
                number = 2 * np.pi / (wave * random.uniform(0.8, 1.25))
                share = scale * height / np.sqrt(7 / 2)
                parts.append((number * np.cos(angle), number * np.sin(angle), turn, share))
        self.parts = np.array(parts)
        self.turns = random.random((2, len(parts))) * 2 * np.pi

    def __call__(self, xy: Floats) -> Floats:
        phase = xy @ self.parts[:, :2].T
        shift = np.stack([np.sin(phase + turn) @ self.parts[:, 3] for turn in self.turns], axis=1)
        room = np.clip(np.minimum(xy, self.size - xy) / 60.0, 0.0, 1.0)
        return np.asarray(xy + shift * (room * room * (3 - 2 * room)))


def resample(xy: Floats, spacing: float) -> Floats:
    """The same line through a smooth curve, with points about `spacing` apart."""
    smooth = xy
    for _ in range(3):
        # Chaikin's corner cutting keeps the ends and softens what the foam left angular.
        quarter = smooth[:-1] * 0.75 + smooth[1:] * 0.25
        three = smooth[:-1] * 0.25 + smooth[1:] * 0.75
        cut = np.stack([quarter, three], axis=1).reshape(-1, 2)
        smooth = np.concatenate([smooth[:1], cut[1:-1], smooth[-1:]])
    line = shapely.LineString(smooth)
    count = max(4, round(line.length / spacing))
    places = np.linspace(0, line.length, count + 1)
    return np.asarray(shapely.get_coordinates(shapely.line_interpolate_point(line, places)))


def roughen(xy: Floats, height: float, random: np.random.Generator) -> Floats:
    """Small bays and headlands across a line, none at its ends."""
    count = len(xy)
    along = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(xy, axis=0).T))])
    noise = np.zeros(count)
    for wave, part in ((70.0, 1.0), (38.0, 0.7), (24.0, 0.4)):
        noise += part * np.sin(2 * np.pi * (along / (wave * random.uniform(0.85, 1.2)) + random.random()))
    fade = np.clip(np.minimum(along, along[-1] - along) / 30.0, 0.0, 1.0)
    slope = np.gradient(xy, axis=0)
    across = np.stack([-slope[:, 1], slope[:, 0]], axis=1) / (np.hypot(*slope.T)[:, None] + 1e-9)
    return np.asarray(xy + across * (noise * fade * height)[:, None])


def break_edge(xy: Floats, random: np.random.Generator) -> Floats:
    """A line as rock breaks: straight pieces with sharp turns, none near its ends."""
    line = shapely.LineString(xy)
    count = max(3, round(line.length / 24.0))
    shift = random.uniform(-0.3, 0.3, count + 1)
    places = (np.arange(count + 1) + shift) / count
    places[[0, -1]] = 0.0, 1.0
    points = np.asarray(shapely.get_coordinates(shapely.line_interpolate_point(line, places, normalized=True)))
    slope = np.gradient(points, axis=0)
    across = np.stack([-slope[:, 1], slope[:, 0]], axis=1) / (np.hypot(*slope.T)[:, None] + 1e-9)
    # Turns to either side follow each other, each a little deeper or flatter.
    deep = random.uniform(1.5, 6.0, count + 1) * np.where(np.arange(count + 1) % 2, 1.0, -1.0)
    deep[[0, -1]] = 0.0
    broken = shapely.segmentize(shapely.LineString(points + across * deep[:, None]), SPACING)
    return np.asarray(shapely.get_coordinates(broken))


def draw_lines(net: Net, foam: Foam, regions: dict[int, Region], warp: Warp, seed: int) -> list[Floats]:
    """The final lines; shores are roughened as far as every outline stays sound."""
    random = np.random.default_rng(seed + 1)
    plain, rough = [], []
    for numbers, sides in zip(foam.lines, net.sides, strict=True):
        if OUTSIDE in sides:
            plain.append(warp(foam.nodes[numbers]))
            rough.append(0.0)
            continue
        words = [regions[one]["terrain"] for one in sides]
        plain.append(warp(resample(foam.nodes[numbers], SPACING)))
        if JAGGED & set(words):
            plain[-1] = break_edge(plain[-1], np.random.default_rng([seed, *sides]))
            rough.append(0.0)
            continue
        if len(set(words) & WATER) == len(set(words)) == 1 and all(regions[one].get("course") for one in sides):
            rough.append(0.0)  # from one river into the next
            continue
        rough.append(max((RAGGED.get(word, 0.0) for word in words), default=0.0))
    seeds = random.integers(0, 2**31, len(plain))
    # Corners are rounded once, so that all lines of a corner end in the same point.
    corners = np.round(warp(foam.nodes[: len(net.corners)]), 1)
    for factor in (1.0, 0.6, 0.3, 0.0):
        lines = [
            np.round(roughen(line, height * factor, np.random.default_rng(number)) if height else line, 1)
            for line, height, number in zip(plain, rough, seeds, strict=True)
        ]
        for line, ends in zip(lines, net.lines, strict=True):
            line[[0, -1]] = corners[list(ends)]
        lines = [drop_repeats(line) for line in lines]
        if sound_coverage(net, lines):
            return lines
    raise OutlineError("the outlines cross after rounding; move the points of the narrowest regions apart")


def drop_repeats(xy: Floats) -> Floats:
    keep = np.append(True, np.any(np.diff(xy, axis=0) != 0, axis=1))
    return np.asarray(xy[keep] + 0.0)  # + 0.0 turns -0.0 into 0.0


def polygons(net: Net, lines: list[Floats]) -> dict[int, shapely.Polygon]:
    """The regions' polygons from finished lines."""
    out = {}
    for region in sorted({one for sides in net.sides for one in sides} - {OUTSIDE}):
        own = [line for line, sides in zip(lines, net.sides, strict=True) if region in sides]
        merged = shapely.line_merge(shapely.MultiLineString(own))
        out[region] = shapely.Polygon(merged.coords if merged.geom_type == "LineString" else [])
    return out


def sound_coverage(net: Net, lines: list[Floats]) -> bool:
    shapes = list(polygons(net, lines).values())
    if not all(shape.is_valid and not shape.is_empty for shape in shapes):
        return False
    return bool(shapely.coverage_is_valid(shapes))


# --- the file ----------------------------------------------------------------------------------------------


def seed_of(data: Map) -> int:
    """A seed from the map's id, so that every map has its own drawing for ever; "seed" in the file wins."""
    return int(data.get("seed", int.from_bytes(hashlib.sha256(str(data["id"]).encode()).digest()[:4], "big")))


def side_of(regions: dict[int, Region], box: Floats) -> float:
    """The side of an average region, were it square: the measure for everything that depends on crowding."""
    return float((box[2][0] * box[2][1] / len(regions)) ** 0.5)


def wishes_for(regions: dict[int, Region], net: Net, foam: Foam, points: dict[int, Floats], box: Floats) -> Wishes:
    """Areas from the facts (or even ones), points from the facts, tension from the terrain."""
    side = side_of(regions, box)
    width = max(RIVER_LEAST, RIVER_WIDTH * side)
    ids = list(foam.rings)
    beds = {
        one: make_bed(region, net, foam, regions, box[2], width)
        for one, region in regions.items()
        if region.get("course") and one in foam.rings
    }
    board = float(box[2][0] * box[2][1])
    areas = {one: bed.area() for one, bed in beds.items()}
    if not all(region.get("area") for region in regions.values()):
        areas |= {one: board * region["area"] for one, region in regions.items() if region.get("area")}
    whole = board - sum(areas.values())
    shares = {
        one: float(region.get("area") or SHARE.get(region["terrain"], 1.0))
        for one, region in regions.items()
        if one not in areas
    }
    total = sum(shares.values())
    areas |= {one: share / total * whole for one, share in shares.items()}
    near = [0.0 if one in beds else 0.004 if regions[one]["terrain"] in WATER else 0.02 for one in ids]
    tension = [
        min((TENSION.get(regions[one]["terrain"], 1.0) for one in sides if one), key=lambda t: -abs(t - 1.0))
        if not set(sides) & set(beds)
        else BANK_TENSION
        for sides in net.sides
    ]
    return Wishes(
        area=np.array([areas[one] for one in ids]),
        point=np.array([points[one] for one in ids]),
        near=np.array(near),
        tension=np.array(tension),
        shortest=0.5 * side,
        clear=0.5 * side,
        beds=beds,
    )


def relax(
    net: Net,
    paths: list[Floats],
    regions: dict[int, Region],
    points: dict[int, Floats],
    box: Floats,
    warp: Warp,
) -> Foam:
    """Relaxes a first drawing, then once more for each bubble put back into it."""
    foam = make_foam(net, paths, box)
    relaxer = Relaxer(foam, net, wishes_for(regions, net, foam, points, box))
    relaxer.run(STEPS)
    for bubble in net.bubbles:
        paths = [foam.nodes[line] for line in foam.lines]
        insert_bubble(net, paths, *bubble)
        foam = make_foam(net, paths, box)
        relaxer = Relaxer(foam, net, wishes_for(regions, net, foam, points, box))
        relaxer.run(STEPS)
    want = relaxer.wishes.area.copy()
    for _ in range(3):
        # Bending the plane changes areas; ask for more where it takes and for less where it gives.
        bent, _ = relaxer.areas(warp(foam.nodes))
        relaxer.wishes.area = np.clip(relaxer.wishes.area * (want / bent) ** 0.8, want / 2, want * 2)
        relaxer.run(STEPS // 8, start=0.9)
    return foam


def outline(data: Map) -> Map:
    """The map with borders and labels made anew from its facts."""
    regions = {region["id"]: region for region in data["regions"]}
    size = np.array([data["width"], data["height"]])
    points = {one: np.array(region["point"]) * size for one, region in regions.items()}
    box = board_corners(*size)
    net = build_net(regions, points)
    owners = corner_owners(regions, net.rim_regions, points, box)
    places = place_rim(net, owners, points, box)
    warp = Warp(seed_of(data), box, scale=min(1.0, side_of(regions, box) / 230))
    foam = relax(net, first_paths(net, places, owners, box), regions, points, box, warp)
    lines = draw_lines(net, foam, regions, warp, seed_of(data))
    shapes = polygons(net, lines)
    report(data, regions, net, lines, shapes, points)
    out = {key: value for key, value in data.items() if key not in ("regions", "borders")}
    out["regions"] = [with_place(regions[one], shapes[one], points[one], size) for one in sorted(regions)]
    order = sorted(range(len(lines)), key=lambda index: (net.sides[index], lines[index].tolist()))
    out["borders"] = [{"between": list(net.sides[index]), "line": lines[index].tolist()} for index in order]
    return out


def with_place(region: Region, shape: shapely.Polygon, point: Floats, size: Floats) -> Region:
    """The region with its label; a point that fell outside its outline moves to the label."""
    circle = shapely.maximum_inscribed_circle(shape, tolerance=0.5)
    label = [round(float(value), 1) for value in circle.coords[0]]
    out = {**region, "label": label}
    if not shape.contains(shapely.Point(point)):
        print(f"  note: region {region['id']}: point moved into the outline", file=sys.stderr)
        out["point"] = [round(float(value), 4) for value in np.array(label) / size]
    return out


def report(
    data: Map,
    regions: dict[int, Region],
    net: Net,
    lines: list[Floats],
    shapes: dict[int, shapely.Polygon],
    points: dict[int, Floats],
) -> None:
    """Numbers that show at a glance whether a drawing is good."""
    whole = data["width"] * data["height"]
    lengths = [float(shapely.LineString(line).length) for line in lines]
    shortest = min(range(len(lines)), key=lengths.__getitem__)
    circles = {one: shapely.maximum_inscribed_circle(shape, tolerance=1) for one, shape in shapes.items()}
    tight = min(circles, key=lambda one: float(circles[one].length))
    print(
        f"{data['id']}: {len(regions)} regions, {len(lines)} lines; shortest {lengths[shortest]:.0f} between "
        f"{net.sides[shortest]}, tightest region {tight}, radius {circles[tight].length:.0f}"
    )
    for one, shape in shapes.items():
        want = regions[one].get("area")
        if want and not 0.75 < shape.area / whole / want < 1.33:
            print(f"  region {one}: area {shape.area / whole:.4f}, the facts say {want}")
        if not shape.contains(shapely.Point(points[one])):
            print(f"  region {one}: its point is outside")


def dump(data: Map) -> str:
    """JSON with one region and one border per line: small, and a change shows where it is."""

    def rows(items: Sequence[Any]) -> Iterator[str]:
        for index, item in enumerate(items):
            yield f"  {json.dumps(item, ensure_ascii=False)}{',' if index < len(items) - 1 else ''}\n"

    text = "{\n"
    for key, value in data.items():
        if key not in ("regions", "borders"):
            text += f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)},\n"
    text += ' "regions": [\n' + "".join(rows(data["regions"])) + " ]"
    if "borders" in data:
        text += ',\n "borders": [\n' + "".join(rows(data["borders"])) + " ]"
    return text + "\n}\n"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Draw the outlines of map files from the facts inside them.")
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if a file would change")
    options = parser.parse_args(argv)
    changed = 0
    for path in options.files:
        old = path.read_text(encoding="utf-8")
        try:
            new = dump(outline(json.loads(old)))
        except OutlineError as error:
            print(f"{path}: {error}", file=sys.stderr)
            return 1
        changed += new != old
        if not options.check:
            path.write_text(new, encoding="utf-8")
    return int(options.check and changed > 0)


if __name__ == "__main__":
    raise SystemExit(main())
