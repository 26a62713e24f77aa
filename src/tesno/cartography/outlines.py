"""Draws our own region outlines for a rectangular board from the facts in its file.

The regions, plus one node 0 for "outside the board", form a planar graph. Where three of them meet there is a corner;
where two of them meet there is a border line between two corners. So the corners and lines are the dual of the graph,
and the adjacency in the facts is reproduced exactly by construction. What is left is to find good places for the
corners:

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

import hashlib
from typing import Final

import numpy as np
import shapely

from tesno.cartography.beds import make_bed
from tesno.cartography.foam import Foam, make_foam
from tesno.cartography.geometry import WATER, Floats, Heard, Map, Region, Tell
from tesno.cartography.ink import Warp, draw_lines, polygons
from tesno.cartography.net import Net, build_net, insert_bubble
from tesno.cartography.relaxing import Relaxer, Wishes
from tesno.cartography.rim import board_corners, corner_owners, first_paths, place_rim

STEPS: Final = 2500  # of the relaxation
# How much a terrain's outline resists stretching (round against long).
TENSION: Final = {"lake": 1.25, "river": 0.25, "chasm": 0.6, "sea": 0.8}
# Shares for maps that state no areas: long narrow water needs less than a land region.
SHARE: Final = {"river": 0.7, "chasm": 0.8}
# A river with a course: its width beside the side of an average region, and the least one.
RIVER_WIDTH: Final = 0.37
RIVER_LEAST: Final = 80.0
BANK_TENSION: Final = 0.8


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
    heard: Heard,
) -> Foam:
    """Relaxes a first drawing, then once more for each bubble put back into it."""
    foam = make_foam(net, paths, box)
    relaxer = Relaxer(foam, net, wishes_for(regions, net, foam, points, box))
    relaxer.run(STEPS, heard)
    for bubble in net.bubbles:
        paths = [foam.nodes[line] for line in foam.lines]
        insert_bubble(net, paths, *bubble)
        foam = make_foam(net, paths, box)
        relaxer = Relaxer(foam, net, wishes_for(regions, net, foam, points, box))
        relaxer.run(STEPS, heard)
    want = relaxer.wishes.area.copy()
    for _ in range(3):
        # Bending the plane changes areas; ask for more where it takes and for less where it gives.
        bent, _ = relaxer.areas(warp(foam.nodes))
        relaxer.wishes.area = np.clip(relaxer.wishes.area * (want / bent) ** 0.8, want / 2, want * 2)
        relaxer.run(STEPS // 8, heard, start=0.9)
    return foam


def outline(data: Map, tell: Tell = lambda _: None, heard: Heard = lambda _: None) -> Map:
    """The map with borders and labels made anew from its facts. Raises OutlineError where they cannot be drawn."""
    regions = {region["id"]: region for region in data["regions"]}
    size = np.array([data["width"], data["height"]])
    points = {one: np.array(region["point"]) * size for one, region in regions.items()}
    box = board_corners(*size)
    net = build_net(regions, points, tell)
    owners = corner_owners(regions, net.rim_regions, points, box)
    places = place_rim(net, owners, points, box)
    warp = Warp(seed_of(data), box, scale=min(1.0, side_of(regions, box) / 230))
    foam = relax(net, first_paths(net, places, owners, box), regions, points, box, warp, heard)
    lines = draw_lines(net, foam, regions, warp, seed_of(data))
    shapes = polygons(net, lines)
    report(data, regions, net, lines, shapes, points, tell)
    out = {key: value for key, value in data.items() if key not in ("regions", "borders")}
    out["regions"] = [with_place(regions[one], shapes[one], points[one], size, tell) for one in sorted(regions)]
    order = sorted(range(len(lines)), key=lambda index: (net.sides[index], lines[index].tolist()))
    out["borders"] = [{"between": list(net.sides[index]), "line": lines[index].tolist()} for index in order]
    return out


def with_place(region: Region, shape: shapely.Polygon, point: Floats, size: Floats, tell: Tell) -> Region:
    """The region with its label; a point that fell outside its outline moves to the label."""
    circle = shapely.maximum_inscribed_circle(shape, tolerance=0.5)
    label = [round(float(value), 1) for value in circle.coords[0]]
    out = {**region, "label": label}
    if not shape.contains(shapely.Point(point)):
        tell(f"region {region['id']}: point moved into the outline")
        out["point"] = [round(float(value), 4) for value in np.array(label) / size]
    return out


def report(
    data: Map,
    regions: dict[int, Region],
    net: Net,
    lines: list[Floats],
    shapes: dict[int, shapely.Polygon],
    points: dict[int, Floats],
    tell: Tell,
) -> None:
    """Numbers that show at a glance whether a drawing is good."""
    whole = data["width"] * data["height"]
    lengths = [float(shapely.LineString(line).length) for line in lines]
    shortest = min(range(len(lines)), key=lengths.__getitem__)
    circles = {one: shapely.maximum_inscribed_circle(shape, tolerance=1) for one, shape in shapes.items()}
    tight = min(circles, key=lambda one: float(circles[one].length))
    tell(
        f"{data['id']}: {len(regions)} regions, {len(lines)} lines; shortest {lengths[shortest]:.0f} between "
        f"{net.sides[shortest]}, tightest region {tight}, radius {circles[tight].length:.0f}"
    )
    for one, shape in shapes.items():
        want = regions[one].get("area")
        if want and not 0.75 < shape.area / whole / want < 1.33:
            tell(f"  region {one}: area {shape.area / whole:.4f}, the facts say {want}")
        if not shape.contains(shapely.Point(points[one])):
            tell(f"  region {one}: its point is outside")
