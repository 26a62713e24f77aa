"""What a cave has that a sunny land lacks: currents, ledges of a chasm, cracks, and a frame of rock."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random

from tesno.draw.cave import crystal
from tesno.draw.patch import Patch
from tesno.draw.pen import mix, num, path_of, wave_at, wavy
from tesno.load.maps import Point

Line = Sequence[Point]
STRANDS = (0.16, 0.32, 0.5, 0.68, 0.84)  # of the current, as shares of the way from bank to bank
# Of a chasm: how far each reaches from the edge, and its colour.
LEDGES = ((60, "#080607"), (46, "#0d0b0c"), (34, "#151213"), (23, "#211b1a"), (13.5, "#312925"), (6, "#4d423b"))


# --- rivers ------------------------------------------------------------------------------------------------


def banks_of(ring: Line, ends: Sequence[Line]) -> tuple[list[Point], list[Point]] | None:
    """The two banks of a river from one end to the other; none unless it has exactly two ends."""
    if len(ends) != 2:
        return None
    shut = {frozenset(step) for end in ends for step in pairwise(end)}
    steps = list(zip(ring, [*ring[1:], ring[0]], strict=True))
    open_steps = [frozenset(step) not in shut for step in steps]
    starts = [place for place, free in enumerate(open_steps) if free and not open_steps[place - 1]]
    if len(starts) != 2:
        return None
    found = []
    for start in starts:
        bank, place = [steps[start][0]], start
        while open_steps[place % len(steps)]:
            bank.append(steps[place % len(steps)][1])
            place += 1
        found.append(bank)
    return found[0], found[1][::-1]


def along(line: Line, count: int) -> list[Point]:
    """So many points spread evenly over a line."""
    places = [0.0]
    for here, there in pairwise(line):
        places.append(places[-1] + math.dist(here, there))
    out, index = [], 0
    for step in range(count):
        want = places[-1] * step / (count - 1)
        while index < len(places) - 2 and places[index + 1] < want:
            index += 1
        share = (want - places[index]) / ((places[index + 1] - places[index]) or 1.0)
        (x0, y0), (x1, y1) = line[index], line[index + 1]
        out.append((x0 + (x1 - x0) * share, y0 + (y1 - y0) * share))
    return out


def current(banks: tuple[list[Point], list[Point]], colour: str, random: Random) -> Iterator[str]:
    """Lines of the flow between the banks, longer in the middle, broken here and there."""
    left, right = banks
    length = sum(math.dist(here, there) for here, there in pairwise(left))
    count = max(8, round(length / 7))
    one, other = along(left, count), along(right, count)
    for strand in STRANDS:
        waves = wavy(random, (17.0, 9.0))
        middle = 1 - abs(strand - 0.5) * 1.6
        spots = []
        for place, ((x0, y0), (x1, y1)) in enumerate(zip(one, other, strict=True)):
            share = strand + 0.05 * wave_at(waves, place)
            spots.append((x0 + (x1 - x0) * share, y0 + (y1 - y0) * share))
        place = random.randrange(4)
        while place < count - 3:
            long = random.randrange(5, 9) + round(7 * middle)
            piece = spots[place : place + long]
            light = mix(colour, random.choice(("#9fd6e2", "#0f2a36", "#c8eef4")), random.uniform(0.4, 0.62))
            width = random.uniform(1.2, 2.2)
            yield (
                f'<path d="{smooth(piece)}" fill="none" stroke="{light}" stroke-width="{num(width)}" '
                'stroke-linecap="round" opacity="0.8"/>'
            )
            place += long + random.randrange(3, 9)


def smooth(points: Line) -> str:
    """A path that rounds off its corners."""
    if len(points) < 3:
        return path_of(points, closed=False)
    out = f"M{num(points[0][0])},{num(points[0][1])}"
    for (x0, y0), (x1, y1) in pairwise(points[1:]):
        out += f"Q{num(x0)},{num(y0)} {num((x0 + x1) / 2)},{num((y0 + y1) / 2)}"
    return out


def rapids(line: Line, colour: str, random: Random) -> Iterator[str]:
    """Where one reach of a river ends and the next begins: stones across it with foam."""
    length = sum(math.dist(here, there) for here, there in pairwise(line))
    stones = along(line, max(4, round(length / 13)))
    foam = mix(colour, "#e6fbff", 0.75)
    yield (
        f'<path d="{smooth(line)}" fill="none" stroke="{foam}" stroke-width="2" stroke-dasharray="3 5" opacity="0.7"/>'
    )
    for x, y in stones[1:-1]:
        rx, ry = random.uniform(3.6, 5.4), random.uniform(2.6, 3.8)
        grey = mix("#5d5a59", "#8d9297", random.random())
        yield (
            f'<ellipse cx="{num(x)}" cy="{num(y + 1.4)}" rx="{num(rx + 1.8)}" ry="{num(ry + 1.2)}" fill="{foam}" '
            f'opacity="0.5"/><ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{grey}" '
            'stroke="#0f1416" stroke-width="1.1"/>'
        )


# --- chasms ------------------------------------------------------------------------------------------------


def abyss(patch: Patch, edges: Sequence[Line], glow: str) -> Iterator[str]:
    """Ledges that go down from the edges into the dark; `glow` paints what lights the depth, if anything."""
    random = patch.random
    yield f'<path d="{patch.path}" fill="#050405"/>'
    if glow:
        yield f'<path d="{patch.path}" fill="url(#{glow})"/>'
    scale = min(patch.scale, patch.room(patch.label) / 80)  # a narrow chasm keeps some of its depth in sight
    for reach, colour in LEDGES:
        reach *= scale
        jitter = min(0.3 * reach, 6.0)
        ledge = "".join(broken(line, jitter, 3 if reach > 20 else 2, random) for line in edges)
        warm = mix(colour, "#6a2410", 0.2) if glow else colour
        # A pale line on each ledge where light still falls.
        for width, paint in ((2 * reach + 1.6, mix(warm, "#c9ab8d", 0.16)), (2 * reach, warm)):
            yield (
                f'<path d="{ledge}" fill="none" stroke="{paint}" stroke-width="{num(width)}" '
                f'stroke-linejoin="bevel" stroke-linecap="round" stroke-opacity="{0.86 if glow else 1}"/>'
            )


def broken(line: Line, jitter: float, step: int, random: Random) -> str:
    """A line with every few of its points only, each a little off."""
    spots = [line[0], *line[step:-1:step], line[-1]]
    return path_of(
        [(x + random.uniform(-jitter, jitter), y + random.uniform(-jitter, jitter)) for x, y in spots], closed=False
    )


def cracks(line: Line, towards: Point, random: Random) -> Iterator[str]:
    """Cracks that run from a chasm's edge into the ground beside it; `towards` lies on the chasm's side."""
    place = random.uniform(14, 34)
    walked = 0.0
    for (x0, y0), (x1, y1) in pairwise(line):
        step = math.dist((x0, y0), (x1, y1))
        walked += step
        if walked < place or step == 0:
            continue
        place = walked + random.uniform(26, 58)
        across = (-(y1 - y0) / step, (x1 - x0) / step)
        if across[0] * (towards[0] - x0) + across[1] * (towards[1] - y0) > 0:
            across = (-across[0], -across[1])
        yield crack((x1, y1), math.atan2(across[1], across[0]), random)


def crack(start: Point, angle: float, random: Random) -> str:
    """A tapering zigzag."""
    x, y = start
    left, right = [], []
    count = random.randrange(3, 6)
    for index in range(count + 1):
        half = 2.6 * (1 - index / count)
        aside = (-math.sin(angle) * half, math.cos(angle) * half)
        left.append((x + aside[0], y + aside[1]))
        right.append((x - aside[0], y - aside[1]))
        turn = angle + random.uniform(0.35, 0.9) * (1 if index % 2 else -1)
        reach = random.uniform(5, 9)
        x, y = x + math.cos(turn) * reach, y + math.sin(turn) * reach
    return f'<path d="{path_of(left + right[::-1], closed=True)}" fill="#070506" opacity="0.85"/>'


# --- the frame ---------------------------------------------------------------------------------------------


def rock_frame(width: float, height: float, margin: float, random: Random) -> Iterator[str]:
    """Facets of broken rock all round the board, with crystals growing at its corners."""
    inner, outer = 10.0, margin - 15.0
    corners = [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)]
    for index, (x0, y0) in enumerate(corners):
        x1, y1 = corners[(index + 1) % 4]
        length = math.dist((x0, y0), (x1, y1))
        flow = ((x1 - x0) / length, (y1 - y0) / length)
        out = (flow[1], -flow[0])
        place = -outer
        while place < length + inner:
            wide = min(random.uniform(26, 70), length + outer - place)
            lean = [random.uniform(-7, 7) for _ in range(4)]
            spots = [
                (place + max(lean[0], 0), inner),
                (place + wide + lean[1], inner),
                (place + wide + lean[2], outer + random.uniform(-5, 3)),
                (place + wide / 2 + lean[3], outer + random.uniform(-2, 5)),
                (place, outer + random.uniform(-5, 3)),
            ]
            grey = mix("#1c1817", "#4a423d", random.random() ** 1.5)
            shape = [(x0 + flow[0] * a + out[0] * b, y0 + flow[1] * a + out[1] * b) for a, b in spots]
            yield (
                f'<path d="{path_of(shape, closed=True)}" fill="{grey}" fill-opacity="0.75" stroke="#0a0808" '
                'stroke-width="1.4" stroke-linejoin="round"/>'
                f'<path d="{path_of(shape[2:], closed=False)}" fill="none" stroke="{mix(grey, "#cbb9a4", 0.3)}" '
                'stroke-width="1" opacity="0.7"/>'
            )
            place += wide


def corner_crystals(width: float, height: float) -> Iterator[str]:
    """Glowing clusters where the other looks have lozenges."""
    for index, (x, y) in enumerate(((0.0, 0.0), (width, 0.0), (width, height), (0.0, height))):
        side, down = (-1 if x == 0 else 1), (-1 if y == 0 else 1)
        paint = ("#4f8f97", "#8a6aa6")[index % 2]
        yield (
            f'<g transform="translate({num(x + 13 * side)},{num(y + 15 * down + 12)}) scale({1.25 * side},1.25)">'
            f"{crystal(index % 2, paint)}</g>"
        )
