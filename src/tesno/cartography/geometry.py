"""Words and small tools that all map making shares: types, lines, rings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import networkx as nx
import numpy as np
import shapely
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Region = dict[str, Any]
Map = dict[str, Any]
Graph: TypeAlias = "nx.Graph[int]"
Tell = Callable[[str], None]  # hears what is worth knowing while a map is made
Heard = Callable[[int], None]  # hears how many more steps are done

OUTSIDE: Final = 0
INNER_NODES: Final = 5  # movable points between the two corners of a line while relaxing
SPACING: Final = 9.0  # distance of the stored points
WATER: Final = frozenset({"sea", "lake", "river"})


class OutlineError(ValueError):
    """The facts of a map cannot be drawn as they are."""


def part_of(line: shapely.LineString, start: float, end: float) -> Floats:
    """Evenly spread points on a part of a line, as many as a line has while relaxing."""
    places = np.linspace(start, end, INNER_NODES + 2)
    return np.asarray(shapely.get_coordinates(shapely.line_interpolate_point(line, places, normalized=True)))


def turning(ring: Sequence[Floats] | Floats) -> float:
    """Twice the signed area of a ring; positive is clockwise on a screen (y grows downward)."""
    xy = np.asarray(ring)
    following = np.roll(xy, -1, axis=0)
    return float(np.sum(xy[:, 0] * following[:, 1] - following[:, 0] * xy[:, 1]))


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


def drop_repeats(xy: Floats) -> Floats:
    """The line without points that stand still."""
    keep = np.append(True, np.any(np.diff(xy, axis=0) != 0, axis=1))
    return np.asarray(xy[keep] + 0.0)  # + 0.0 turns -0.0 into 0.0
