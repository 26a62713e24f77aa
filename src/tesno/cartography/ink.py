"""From a foam to lines as a hand draws them: bent, roughened at the shore, broken at a chasm."""

from __future__ import annotations

from typing import Final

import numpy as np
import shapely

from tesno.cartography.foam import Foam
from tesno.cartography.geometry import OUTSIDE, SPACING, WATER, Floats, OutlineError, Region, drop_repeats, resample
from tesno.cartography.net import Net

RAGGED: Final = {"sea": 2.6, "lake": 1.5, "river": 1.4, "chasm": 2.6}  # how ragged a terrain's shore becomes
JAGGED: Final = frozenset({"chasm"})  # broken edges instead of bays and headlands


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
    """The final lines of a board."""
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
    return roughened(net, foam, warp, plain, rough, random)


def roughened(
    net: Net, foam: Foam, warp: Warp, plain: list[Floats], rough: list[float], random: np.random.Generator
) -> list[Floats]:
    """The lines with bays and headlands of the wanted height, as far as every outline stays sound."""
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
