"""Movable nodes on the lines of a net, and the first drawing without crossings."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tesno.cartography.geometry import OUTSIDE, Floats, Ints, OutlineError
from tesno.cartography.net import Net

GRAIN: Final = 2.0**-12  # of a unit of the board: first places are told no finer


@dataclass
class Foam:
    """Movable nodes of all lines; `rings` lists each region's nodes in order."""

    nodes: Floats
    free: Floats  # 1 where a coordinate may move
    lines: list[Ints]  # node numbers of each line, ends included
    rings: dict[int, Ints]


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
    # What is rounded off differs from processor to processor, and relaxing would make whole units of it.
    where[:] = np.rint(np.linalg.solve(matrix, right) / GRAIN) * GRAIN


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
