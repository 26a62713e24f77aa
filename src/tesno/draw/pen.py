"""Small tools of the drawing: numbers, colours, lines as a pen draws them, pieces of motifs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from tesno.load.maps import Point, Ring

INK = "#3a2a1d"
IVORY = "#f6ecd2"
STEP = 9.0  # points of an outline are about this far apart, on the rim too


def num(value: float) -> str:
    """A coordinate, as short as it can be."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def path_of(points: Sequence[Point], *, closed: bool) -> str:
    return "M" + " ".join(f"{num(x)},{num(y)}" for x, y in points) + ("Z" if closed else "")


def mix(one: str, other: str, share: float) -> str:
    """A colour between two, `share` of the way to the other."""
    pairs = ((int(one[place : place + 2], 16), int(other[place : place + 2], 16)) for place in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def wavy(random: Random, lengths: Sequence[float]) -> list[tuple[float, float, float]]:
    """A smooth noise: wavelength, phase and weight of a few waves."""
    weight = 1 / len(lengths)
    return [(length * random.uniform(0.8, 1.25), random.uniform(0, math.tau), weight) for length in lengths]


def wave_at(waves: Sequence[tuple[float, float, float]], place: float) -> float:
    """The noise at a place, from -1 to 1."""
    return sum(weight * math.sin(math.tau * place / length + phase) for length, phase, weight in waves)


def ink_line(line: Sequence[Point], width: float, random: Random) -> str:
    """A line as a pen draws it: a long thin shape, thicker here and thinner there."""
    waves = wavy(random, (90.0, 37.0, 19.0))
    left, right, place = [], [], 0.0
    for index, (x, y) in enumerate(line):
        x0, y0 = line[max(index - 1, 0)]
        x1, y1 = line[min(index + 1, len(line) - 1)]
        long = math.hypot(x1 - x0, y1 - y0) or 1.0
        half = width / 2 * (1 + 0.45 * wave_at(waves, place))
        across = (-(y1 - y0) / long * half, (x1 - x0) / long * half)
        left.append((x + across[0], y + across[1]))
        right.append((x - across[0], y - across[1]))
        if index + 1 < len(line):
            place += math.dist((x, y), line[index + 1])
    return path_of(left + right[::-1], closed=True)


def dense(ring: Ring) -> Ring:
    """The ring with extra points on long straight pieces, so that distances to its points are true enough."""
    out: Ring = []
    for (x0, y0), (x1, y1) in zip(ring, [*ring[1:], ring[0]], strict=True):
        parts = max(1, round(math.dist((x0, y0), (x1, y1)) / STEP))
        out += [(x0 + (x1 - x0) * part / parts, y0 + (y1 - y0) * part / parts) for part in range(parts)]
    return out


def shape(d: str, fill: str = "none", stroke: str = INK, width: float = 1.3, more: str = "") -> str:
    """One path of a motif."""
    return (
        f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{num(width)}" '
        f'stroke-linejoin="round" stroke-linecap="round"{more}/>'
    )


def shade(rx: float, ry: float, x: float = 3, y: float = 1) -> str:
    """The shadow a motif casts on the ground."""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{INK}" opacity="0.22"/>'
