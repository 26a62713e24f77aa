"""The rim of a rectangular board: which region owns which corner of it, and where borders meet it."""

from __future__ import annotations

from typing import Final

import numpy as np

from tesno.cartography.foam import tutte
from tesno.cartography.geometry import INNER_NODES, OUTSIDE, Floats, OutlineError, Region
from tesno.cartography.net import Net

SIDES: Final = ("top", "right", "bottom", "left")


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
