"""Coasts of islands: smooth closed lines of a given area and character."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import shapely

from tesno.cartography.geometry import Floats

POINTS: Final = 360  # of a coast
MARGIN: Final = 84.0  # water around an island in its own picture: its surf is drawn there
WOBBLE: Final = (3, 4, 5, 6, 8, 11)  # bays per round of the seeded noise


@dataclass(frozen=True)
class Coast:
    """The build of an island before chance has its say."""

    stretch: float = 1.15  # length beside width
    lobes: int = 0  # so many large bays and capes
    depth: float = 0.0  # of those bays, as a share of the radius
    bend: float = 0.0  # turns the island's long axis into an arc: radians from end to end
    wobble: float = 0.07  # of the smaller bays


def coast_line(coast: Coast, area: float, random: np.random.Generator) -> shapely.Polygon:
    """An island of that area with its margin; its upper left is the picture's."""
    turns = np.linspace(0, 2 * np.pi, POINTS, endpoint=False)
    far = 1 + coast.depth * np.cos(coast.lobes * turns)
    for bays in WOBBLE:
        height = coast.wobble * random.uniform(0.5, 1.0) * (3 / bays) ** 0.8
        far = far + height * np.cos(bays * turns + random.uniform(0, 2 * np.pi))
    ring = np.stack([far * np.cos(turns) * coast.stretch**0.5, far * np.sin(turns) / coast.stretch**0.5], axis=1)
    ring = turned(bent(ring, coast.bend), random.uniform(-0.45, 0.45))
    if random.random() < 0.5:
        ring[:, 0] = -ring[:, 0]
    if random.random() < 0.5:
        ring[:, 1] = -ring[:, 1]
    shape = shapely.Polygon(ring)
    ring = ring * (area / shape.area) ** 0.5
    return shapely.Polygon(ring - ring.min(axis=0) + MARGIN)


def bent(ring: Floats, bend: float) -> Floats:
    """The ring with its long axis laid along an arc."""
    if not bend:
        return ring
    radius = float(np.ptp(ring[:, 0])) / bend
    turn = ring[:, 0] / radius
    return np.stack([(radius - ring[:, 1]) * np.sin(turn), radius - (radius - ring[:, 1]) * np.cos(turn)], axis=1)


def turned(ring: Floats, angle: float) -> Floats:
    """The ring turned round its middle."""
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    return np.asarray(ring @ turn.T)
