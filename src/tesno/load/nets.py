"""A flat drawing of regions within a frame, from the faces of who borders whom.

Where several regions meet is a corner: one for each face. Two regions that are neighbours have a line between the
corners of the two faces beside their edge. Tutte's drawing (every point in the middle of those it hangs on) has no
crossing; then all is relaxed until the regions have their share of the room, as far as no triangle turns over.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

from tesno.load.map_model import Point, Ring
from tesno.load.outlines import sides_of, turning
from tesno.load.planar import Face

SETTLING = 3000  # rounds at most
RELAXING = 150
CLOSE = 1e-5  # beside the size of the frame: near enough


class Net:
    """Regions are points with their own numbers; corners and points on the frame have negative ones."""

    def __init__(self, faces: list[Face], outside: int, frame: Ring, first: int, weights: Mapping[int, float]) -> None:
        self.outside, self.frame, self.weights = outside, frame, weights
        self.at: dict[int, Point] = {}
        self._fixed: set[int] = set()
        self._near: dict[int, set[int]] = {}
        self._pieces: dict[int, list[int]] = {}  # of the frame: the points of each region on it, corners included
        self._faces = faces
        # The face to one side of an edge, as its corner.
        self._beside = {
            (one, other): -1 - number
            for number, face in enumerate(faces)
            for one, other in zip(face, [*face[1:], face[0]], strict=True)
        }
        # The middle of the line of two neighbours.
        inner = sorted(edge for edge in self._beside if edge[0] < edge[1] and outside not in edge)
        self._middles = {edge: -1 - len(faces) - index for index, edge in enumerate(inner)}
        self._around = {region: self._neighbours(region) for face in faces for region in face}
        self._pin(first)
        self._rims = {region: self._rim(region) for region in self._around if region != outside}
        self._link()
        self._settle()
        self._triangles = self._all_triangles()
        self._relax()

    def cell(self, region: int) -> Ring:
        return [self.at[corner] for corner in self._rims[region]]

    def lines(self) -> Iterator[tuple[tuple[int, int], Ring]]:
        """The line of each pair of neighbours, and of each region on the frame."""
        for (one, other), middle in self._middles.items():
            line = self._beside[one, other], middle, self._beside[other, one]
            yield (one, other), [self.at[point] for point in line]
        for region, points in self._pieces.items():
            yield (self.outside, region), [self.at[point] for point in points]

    def _neighbours(self, region: int) -> list[int]:
        """All round a region, so that the corner beside (region, n) lies between n and the next one."""
        start = min(other for one, other in self._beside if one == region)
        order = [start]
        while True:
            face = self._faces[-1 - self._beside[region, order[-1]]]
            following = face[face.index(region) - 1]
            if following == start:
                return order
            order.append(following)

    def _rim(self, region: int) -> list[int]:
        """All points on the outline of a region, in order."""
        found = []
        around = self._around[region]
        for other, following in zip(around, [*around[1:], around[0]], strict=True):
            found.append(self._beside[region, other])
            if following == self.outside:
                inner = self._pieces[region][1:-1]
                # The frame was gone along the other way, seen from its regions.
                found += inner if self._pieces[region][0] == found[-1] else inner[::-1]
            else:
                found.append(self._middles[min(region, following), max(region, following)])
        return found

    # --- the frame ---

    def _pin(self, first: int) -> None:
        """Corners on the frame, evenly spread, with points between them; the first region's piece has its start."""
        order = self._around[self.outside]
        order = [*order[order.index(first) :], *order[: order.index(first)]]
        share = 1 / len(order)
        bends = self._bends()
        number = -1 - len(self._faces) - len(self._middles)
        for index, region in enumerate(order):
            start, stop = (index - 0.5) * share, (index + 0.5) * share
            corner = self._beside[self.outside, region]
            self._fix(corner, stop)
            spots = {start + share * part / 4 for part in (1, 2, 3)}
            spots |= {bend + turn for bend in bends for turn in (-1, 0) if start < bend + turn < stop}
            inner = []
            for spot in sorted(spots):
                self._fix(number, spot)
                inner.append(number)
                number -= 1
            self._pieces[region] = [self._beside[self.outside, order[index - 1]], *inner, corner]

    def _fix(self, point: int, share: float) -> None:
        self._fixed.add(point)
        self.at[point] = self._along(share % 1)

    def _along(self, share: float) -> Point:
        """The point after so much of the way round the frame."""
        left = share * sum(math.dist(*side) for side in sides_of(self.frame))
        for (x0, y0), (x1, y1) in sides_of(self.frame):
            long = math.dist((x0, y0), (x1, y1))
            if left <= long:
                return x0 + (x1 - x0) * left / long, y0 + (y1 - y0) * left / long
            left -= long
        return self.frame[0]

    def _bends(self) -> list[float]:
        """Where on the way round the frame its own corners are."""
        whole = sum(math.dist(*side) for side in sides_of(self.frame))
        found, gone = [], 0.0
        for side in sides_of(self.frame):
            found.append(gone / whole)
            gone += math.dist(*side)
        return found

    # --- the drawing ---

    def _link(self) -> None:
        for region, rim in self._rims.items():
            for point, following in sides_of(rim):
                self._join(region, point)
                self._join(point, following)

    def _join(self, one: int, other: int) -> None:
        self._near.setdefault(one, set()).add(other)
        self._near.setdefault(other, set()).add(one)

    def _settle(self) -> None:
        xs, ys = [x for x, _ in self.frame], [y for _, y in self.frame]
        middle = sum(xs) / len(xs), sum(ys) / len(ys)
        close = CLOSE * (max(xs) - min(xs))
        free = sorted(set(self._near) - self._fixed)
        near = {one: sorted(self._near[one]) for one in free}
        for one in free:
            self.at[one] = middle
        for _ in range(SETTLING):
            moved = 0.0
            for one in free:
                others = near[one]
                x = sum(self.at[other][0] for other in others) / len(others)
                y = sum(self.at[other][1] for other in others) / len(others)
                moved = max(moved, abs(x - self.at[one][0]), abs(y - self.at[one][1]))
                self.at[one] = x, y
            if moved < close:
                return

    def _all_triangles(self) -> dict[int, list[tuple[int, int, int, float]]]:
        """The triangles that each point is part of, with the way they turn."""
        by_point: dict[int, list[tuple[int, int, int, float]]] = {}
        for region, rim in self._rims.items():
            for one, other in sides_of(rim):
                turns = math.copysign(1.0, turning([self.at[region], self.at[one], self.at[other]]))
                for point in (region, one, other):
                    by_point.setdefault(point, []).append((region, one, other, turns))
        return by_point

    def _relax(self) -> None:
        points = sorted({point for rim in self._rims.values() for point in rim} - self._fixed)
        along = {point: sorted(self._near[point] - set(self._rims)) for point in points}
        regions = {point: sorted(self._near[point] & set(self._rims)) for point in points}
        whole = abs(turning(self.frame)) / 2
        unit = whole / sum(self.weights.values())
        step = 0.12 * math.sqrt(unit)
        for _ in range(RELAXING):
            push = {}
            for region in self._rims:
                cell = self.cell(region)
                area = max(abs(turning(cell)) / 2, 1e-9 * whole)
                push[region] = max(-1.0, min(1.0, self.weights[region] * unit / area - 1))
                self._move(region, _centroid(cell))
            for point in points:
                x, y = self.at[point]
                others = along[point]
                dx = 0.25 * (sum(self.at[other][0] for other in others) / len(others) - x)
                dy = 0.25 * (sum(self.at[other][1] for other in others) / len(others) - y)
                for region in regions[point]:
                    away = (x - self.at[region][0], y - self.at[region][1])
                    far = math.hypot(*away) or 1.0
                    dx += step * push[region] * away[0] / far
                    dy += step * push[region] * away[1] / far
                self._move(point, (x + dx, y + dy))

    def _move(self, point: int, goal: Point) -> None:
        """As far towards a goal as no triangle turns over."""
        at, was = self.at, self.at[point]
        for share in (1.0, 0.5, 0.2, 0.05):
            at[point] = was[0] + share * (goal[0] - was[0]), was[1] + share * (goal[1] - was[1])
            for one, two, three, turns in self._triangles[point]:
                (x0, y0), (x1, y1), (x2, y2) = at[one], at[two], at[three]
                if turns * ((x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)) <= 1.0:
                    break
            else:
                return
        at[point] = was


def _centroid(ring: Ring) -> Point:
    twice = turning(ring)
    if abs(twice) < 1e-9:
        return sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring)
    x = sum((x0 + x1) * (x0 * y1 - x1 * y0) for (x0, y0), (x1, y1) in sides_of(ring)) / (3 * twice)
    y = sum((y0 + y1) * (x0 * y1 - x1 * y0) for (x0, y0), (x1, y1) in sides_of(ring)) / (3 * twice)
    return x, y
