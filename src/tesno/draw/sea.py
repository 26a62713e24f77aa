"""The sea between islands: water, surf and shallows along their coasts, names, and what lives where there is room."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from html import escape
from random import Random

from tesno.draw.chart import CURIOSITIES, CURIOSITY, Light, light_of, rhumbs
from tesno.draw.looks import Look
from tesno.draw.marks import ROSE
from tesno.draw.nearness import Nearness
from tesno.draw.pen import IVORY, mix, num, path_of
from tesno.draw.spread import NAME, Island, Rect, Spread
from tesno.load.map_model import Point

SHALLOWS = ((48.0, 0.16), (33.0, 0.3), (18.0, 0.5))
SURF = ((13.0, 0.55, ""), (24.0, 0.3, "26 14 9 19"))  # reach, strength, dashes
WAVES_APART = 96.0
WAVE_SIZE = 1.7  # beside the waves in a region
CLEAR = 62.0  # of coasts
TRIES = 420
FAR = 240.0  # from coasts is far enough for anything
ROSE_ROOM = 78.0  # the radius of the rose


class Sea:
    """What is round boards that are no rectangles. Everything finds its own place, far from coasts and names."""

    def __init__(self, spread: Spread, look: Look, key: str) -> None:
        self.size = spread.whole.width, spread.whole.height
        self.islands, self.look, self.key = spread.islands, look, key
        self.near = Nearness([ring for island in spread.islands for ring in island.coast])
        self.names = [island.name for island in spread.islands if island.name]
        terrains = [region.terrain for region in spread.whole.regions]
        self.lights = [light_of([terrains[one - 1] for one in island.regions]) for island in spread.islands]
        self.colour = look.open_sea or (
            look.ground("sea").colour if not look.dark else mix(look.paper[1], "#000000", 0.4)
        )
        self.taken: list[tuple[Point, float]] = []
        self.rose = self._room_for(Random(f"{key}/rose"), ROSE_ROOM, 2.1) if look.rose else None

    def water(self, gradient: str) -> Iterator[str]:
        width, height = self.size
        yield (
            f'<radialGradient id="{gradient}" cx="50%" cy="45%" r="75%">'
            f'<stop offset="0%" stop-color="{mix(self.colour, "#7fb0c4", 0.2)}"/>'
            f'<stop offset="60%" stop-color="{self.colour}"/>'
            f'<stop offset="100%" stop-color="{mix(self.colour, "#000000", 0.42)}"/></radialGradient>'
        )
        yield f'<rect width="{num(width)}" height="{num(height)}" fill="url(#{gradient})"/>'
        yield f'<svg width="{num(width)}" height="{num(height)}">'  # clips what would lie on the frame
        if self.rose is not None:
            yield from rhumbs(self.rose[0], math.hypot(width, height))
        for island, light in zip(self.islands, self.lights, strict=True):
            yield from self._shore(island, light)
        yield from self._alive()
        yield "</svg>"

    def _shore(self, island: Island, light: Light) -> Iterator[str]:
        """Shallows in the island's own colour, as charts have them, and surf."""
        shore = "".join(path_of(ring, closed=True) for ring in island.coast)
        for reach, share in SHALLOWS:
            shallow = mix(self.colour, light.shallows, share)
            for width, ink in ((2 * reach + 2.4, mix(shallow, "#0b1c28", 0.45)), (2 * reach, shallow)):
                yield (
                    f'<path d="{shore}" fill="none" stroke="{ink}" stroke-width="{num(width)}" '
                    'stroke-linejoin="round"/>'
                )
        foam = mix(light.shallows, "#ffffff", 0.75)
        for reach, strength, dashes in reversed(SURF):
            dashed = f' stroke-dasharray="{dashes}" stroke-linecap="round"' if dashes else ""
            inner = mix(self.colour, light.shallows, 0.62 if not dashes else 0.44)
            for width, ink, shown in ((2 * reach, foam, strength), (2 * reach - 5, inner, 1.0)):
                yield (
                    f'<path d="{shore}" fill="none" stroke="{ink}" stroke-width="{num(width)}" '
                    f'stroke-linejoin="round" opacity="{shown}"{dashed if ink == foam else ""}/>'
                )

    def glow(self) -> Iterator[str]:
        """The light in which each island lies."""
        for island, light in zip(self.islands, self.lights, strict=True):
            shore = "".join(path_of(ring, closed=True) for ring in island.coast)
            yield f'<path d="{shore}" fill="{light.glow}" opacity="{light.strength}" fill-rule="evenodd"/>'

    def _alive(self) -> Iterator[str]:
        """Ships and beasts where there is room, waves everywhere else."""
        for index, drawing in enumerate(CURIOSITIES):
            random = Random(f"{self.key}/curiosity/{index}")
            found = self._room_for(random, CURIOSITY, 1.5)
            if found is not None:
                (x, y), size = found
                flip = random.choice((-1, 1))
                yield (
                    f'<g transform="translate({num(x)},{num(y)}) scale({flip * size:.2f},{size:.2f})" '
                    f'opacity="0.92">{drawing}</g>'
                )
        for index, (x, y) in enumerate(self._open_water(Random(f"{self.key}/sea"))):
            wave = self.look.motif("sea")(index % 2, self.colour)
            yield f'<g transform="translate({num(x)},{num(y)}) scale({WAVE_SIZE})" opacity="0.75">{wave}</g>'

    def compass(self) -> Iterator[str]:
        if self.rose is not None:
            (x, y), size = self.rose
            yield f'<g transform="translate({num(x)},{num(y)}) scale({size:.2f})">{ROSE}</g>'

    def titles(self, names: Sequence[str]) -> Iterator[str]:
        """What the islands are called."""
        for island, called in zip(self.islands, names, strict=False):
            if called and island.name:
                left, top, right, bottom = island.name
                place = f'x="{num((left + right) / 2)}" y="{num(bottom - 0.3 * (bottom - top))}"'
                style = (
                    f'text-anchor="middle" font-size="{num(NAME)}" font-weight="700" font-style="italic" '
                    'letter-spacing="2" font-family="Alegreya, Palatino, Georgia, serif"'
                )
                dark = mix(self.colour, "#000000", 0.55)
                yield (
                    f'<text {place} {style} fill="{dark}" stroke="{dark}" stroke-width="9" '
                    f'stroke-linejoin="round" opacity="0.7">{escape(called)}</text>'
                )
                yield f'<text {place} {style} fill="{IVORY}">{escape(called)}</text>'

    def _free(self, x: float, y: float) -> float:
        """How far a spot is from everything else."""
        width, height = self.size
        if self.near.inside((x, y)):
            return 0.0
        return min(
            x,
            y,
            width - x,
            height - y,
            self.near.distance((x, y), FAR) - CLEAR + 14,
            *(_away(x, y, name) for name in self.names),
            *(math.dist((x, y), spot) - free for spot, free in self.taken),
        )

    def _room_for(self, random: Random, radius: float, most: float) -> tuple[Point, float] | None:
        """The roomiest of many spots, taken, and how large something may be drawn there; None where all are cramped."""
        width, height = self.size
        best, room = (0.0, 0.0), 0.0
        for _ in range(TRIES):
            x, y = random.uniform(0, width), random.uniform(0, height)
            free = self._free(x, y)
            if free > room:
                best, room = (x, y), free
        size = min(most, room / radius)
        if size < 0.75:
            return None
        self.taken.append((best, radius * size))
        return best, size

    def _open_water(self, random: Random) -> list[Point]:
        """Spots far from coasts, from names and from each other."""
        found: list[Point] = []
        width, height = self.size
        for _ in range(int(width * height / 5200)):
            x, y = random.uniform(40, width - 40), random.uniform(20, height - 20)
            if any(math.dist((x, y), other) < WAVES_APART for other in found):
                continue
            if self._free(x, y) > 20:
                found.append((x, y))
        return found


def _away(x: float, y: float, rect: Rect) -> float:
    """How far a spot is from a rectangle."""
    left, top, right, bottom = rect
    return math.hypot(max(left - x, 0.0, x - right), max(top - y, 0.0, y - bottom))
