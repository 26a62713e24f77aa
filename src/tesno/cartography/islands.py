"""Draws the outlines of an island from its sketch: the coast is given, the borders inside it relax like a foam.

The sea round an island is no region; it is the outside, and the rim of the map is the coast.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np
import shapely

from tesno.cartography.foam import Foam, make_rings
from tesno.cartography.geometry import OUTSIDE, SPACING, Floats, Heard, Ints, part_of, resample
from tesno.cartography.ink import RAGGED, Warp, roughened
from tesno.cartography.net import Net
from tesno.cartography.relaxing import Relaxer, Wishes
from tesno.cartography.sketch import Sketch

STEPS: Final = 800  # of the relaxation
TENSION: Final = {"lake": 1.25, "sea": 0.9}  # as on boards: water resists stretching otherwise than land
SHARE: Final = {"lake": 0.72, "sea": 0.72}  # of the area of a land region
OPEN_COAST: Final = 2.6  # how ragged the coast becomes
ROOM: Final = 0.5  # least length of a border and width of a neck beside the side of an average region


def draw_island(made: Sketch, terrains: Mapping[int, str], seed: int, heard: Heard) -> list[Floats]:
    """The finished lines of the sketch's net. Raises OutlineError when they cannot be made sound."""
    foam = island_foam(made)
    relaxer = CoastRelaxer(foam, made.net, wishes_for(made, foam, terrains), made.frame.exterior)
    relaxer.run(STEPS, heard)
    left, top, right, bottom = made.frame.bounds
    corners = np.array([[0.0, 0.0], [right + left, 0.0], [right + left, bottom + top], [0.0, bottom + top]])
    warp = Warp(seed, corners, scale=min(1.0, made.side / 230))
    plain, rough = [], []
    for numbers, sides in zip(foam.lines, made.net.sides, strict=True):
        on_coast = OUTSIDE in sides
        path = foam.nodes[numbers]
        plain.append(warp(path if on_coast else resample(path, SPACING)))
        words = [terrains[one] for one in sides if one != OUTSIDE]
        rough.append(OPEN_COAST if on_coast else max(RAGGED.get(word, 0.0) for word in words))
    return roughened(made.net, foam, warp, plain, rough, np.random.default_rng(seed + 1))


def island_foam(made: Sketch) -> Foam:
    """Movable nodes on the lines of the sketch; those between the corners of the coast only follow."""
    net = made.net
    nodes = np.zeros((len(net.corners), 2))
    free = np.ones((len(net.corners), 2))
    lines = []
    for (start, end), sides, line in zip(net.lines, net.sides, made.paths, strict=True):
        straight = shapely.LineString(line)
        if OUTSIDE in sides:
            count = max(4, round(straight.length / SPACING))
            places = np.linspace(0.0, 1.0, count + 1)
            path = shapely.get_coordinates(shapely.line_interpolate_point(straight, places, normalized=True))
        else:
            path = part_of(straight, 0.0, 1.0)
        nodes[start], nodes[end] = path[0], path[-1]
        lines.append(np.array([start, *range(len(nodes), len(nodes) + len(path) - 2), end]))
        nodes = np.concatenate([nodes, path[1:-1]])
        free = np.concatenate([free, np.full((len(path) - 2, 2), 0.0 if OUTSIDE in sides else 1.0)])
    return Foam(nodes, free, lines, make_rings(net, lines))


def wishes_for(made: Sketch, foam: Foam, terrains: Mapping[int, str]) -> Wishes:
    """Even areas but for water, and the sketch's places."""
    ids = list(foam.rings)
    shares = np.array([SHARE.get(terrains[one], 1.0) for one in ids])
    tension = [
        min((TENSION.get(terrains[one], 1.0) for one in sides if one != OUTSIDE), key=lambda pull: -abs(pull - 1.0))
        for sides in made.net.sides
    ]
    return Wishes(
        area=shares / shares.sum() * made.frame.area,
        point=np.array([shapely.get_coordinates(made.cells[one].centroid)[0] for one in ids]),
        near=np.full(len(ids), 0.004),
        tension=np.array(tension),
        shortest=ROOM * made.side,
        clear=ROOM * made.side,
        beds={},
    )


class CoastRelaxer(Relaxer):
    """A foam whose rim corners slide along a coast."""

    def __init__(self, foam: Foam, net: Net, wishes: Wishes, coast: shapely.LinearRing) -> None:
        super().__init__(foam, net, wishes)
        self.coast = shapely.LineString(coast.coords)
        self.points = shapely.get_coordinates(self.coast)
        self.miles = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(self.points, axis=0).T))])
        self.shores = [line for line, sides in zip(foam.lines, net.sides, strict=True) if OUTSIDE in sides]
        self.forward = [self.runs_forward(foam.nodes[line]) for line in self.shores]

    def rim_pieces(self, line: Ints) -> list[Ints]:
        """A coast has no corners of a board: the whole line."""
        return [line]

    def runs_forward(self, path: Floats) -> bool:
        """Whether a part of the coast is stored in the direction of the whole."""
        first, second = self.coast.project(shapely.Point(path[1])), self.coast.project(shapely.Point(path[2]))
        return bool((second - first) % self.coast.length < self.coast.length / 2)

    def step(self, nodes: Floats, done: float) -> Floats:
        """As in any foam; then the corners go back to the coast, and the nodes between them spread out again."""
        move = super().step(nodes, done)
        for shore, forward in zip(self.shores, self.forward, strict=True):
            ends = shore[[0, -1]]
            first, last = (self.coast.project(shapely.Point(place)) for place in nodes[ends] + move[ends])
            way = (last - first) % self.coast.length if forward else -((first - last) % self.coast.length)
            places = (first + way * np.linspace(0.0, 1.0, len(shore))) % self.coast.length
            for axis in (0, 1):
                move[shore, axis] = np.interp(places, self.miles, self.points[:, axis]) - nodes[shore, axis]
        return move
