"""How well a map can be drawn and played on: size, room for tokens, necks and borders of its outlines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import shapely

from tesno.load.maps import MapFile, rings

NECK_STEP: Final = 3.0  # exactness of a neck's width, halved
NECK_PART: Final = 0.06  # a part smaller than this share of a region is a tip, not a part behind a neck
# What a drawing must have to be accepted, in units of a picture about 1000 high.
ROOM: Final = 36.0
NECK: Final = 36.0
BORDER: Final = 26.0


@dataclass(frozen=True)
class RegionShape:
    """Measures of one region's outline."""

    area: float  # beside the average region
    room: float  # radius of the largest circle in it: tokens stand there
    neck: float  # width of its narrowest passage
    compact: float  # 1 for a circle, towards 0 for what is long or ragged


@dataclass(frozen=True)
class Drawing:
    """Measures of a whole picture."""

    regions: dict[int, RegionShape]
    borders: dict[tuple[int, int], float]  # length of what two regions have in common

    def flaw(self) -> str:
        """The first thing that makes it hard to read; empty if there is none."""
        for region, shape in self.regions.items():
            if shape.room < ROOM:
                return f"region {region} has no room for tokens"
            if shape.neck < NECK:
                return f"region {region} has a thin neck"
        for (one, other), length in self.borders.items():
            if length < BORDER:
                return f"the border of {one} and {other} is hard to see"
        return ""


def drawing_of(map_file: MapFile) -> Drawing:
    """Measures the outlines of a map that has some."""
    shapes = {region: shapely.Polygon(found[0], found[1:]) for region, found in rings(map_file).items()}
    average = float(np.mean([shape.area for shape in shapes.values()]))
    regions = {}
    for region, shape in shapes.items():
        room = float(shapely.maximum_inscribed_circle(shape, tolerance=1.0).length)
        compact = 4 * np.pi * shape.area / shape.length**2
        regions[region] = RegionShape(shape.area / average, room, neck_of(shape, room), float(compact))
    borders: dict[tuple[int, int], float] = {}
    for border in map_file.borders:
        length = float(shapely.LineString(border.line).length)
        borders[border.between] = borders.get(border.between, 0.0) + length
    return Drawing(regions, borders)


def neck_of(shape: shapely.Polygon, room: float) -> float:
    """The width at which the shape, made ever thinner from its border inward, falls into parts."""
    half = NECK_STEP
    while half < room:
        left = shapely.get_parts(shape.buffer(-half, quad_segs=2))
        if sum(part.area > NECK_PART * shape.area for part in left) > 1:
            return 2 * half
        half += NECK_STEP
    return 2 * room
