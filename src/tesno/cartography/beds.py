"""Rivers with a course: where their banks belong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np

from tesno.cartography.foam import Foam
from tesno.cartography.geometry import OUTSIDE, Floats, Ints, Region, resample, turning
from tesno.cartography.net import Net

NARROWS: Final = 0.78  # the width at the ends of a river, beside its middle width
POOL: Final = 1.2  # and in its middle, where tokens find room


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
