"""Draws a map as a static picture: an SVG of the board in ink and gouache, from the outlines in its file.

Nothing here is chosen by chance: every map is drawn with a seed of its own, so its picture never changes.
All shapes are ours. The only text is the regions' numbers; a caller may pass words for tooltips.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from html import escape
from random import Random

from tesno.load.maps import OUTSIDE, MapBorder, MapFile, MapRegion, Point, Ring, inside, rings, turning

INK = "#3a2a1d"
IVORY = "#f6ecd2"
MARGIN = 46.0  # paper around the board
NUMBER_BELOW = 34.0  # the number's line, below the label
STEP = 9.0  # points of an outline are about this far apart, on the rim too


@dataclass(frozen=True)
class Ground:
    """How a terrain is drawn: its colour, the spacing of its motifs and their distance from the border."""

    colour: str
    spacing: float
    clear: float
    motifs: int  # how many kinds of motif it has
    rise: float = 0.0  # half the height of a motif: it stands this much below its spot
    water: bool = False


GROUNDS = {
    "farmland": Ground("#d9b65a", 56, 30, 3, 3),
    "forest": Ground("#7fa06b", 29, 20, 3, 15),
    "hill": Ground("#b7c27a", 46, 24, 2, 9),
    "swamp": Ground("#8c7b5e", 37, 20, 3, 8),
    "mountain": Ground("#a9a49c", 50, 29, 3, 18),
    "sea": Ground("#7fa7bf", 58, 34, 2, water=True),
    "lake": Ground("#9dc3d1", 50, 30, 2, water=True),
    "mushroom": Ground("#7a5a86", 38, 18, 2, 11),
    "mine": Ground("#6e6a66", 50, 22, 1),
    "mud": Ground("#7b5e43", 44, 20, 1),
    "crystal": Ground("#4f8f97", 38, 18, 2, 12),
    "river": Ground("#2f6173", 50, 22, 2, water=True),
    "chasm": Ground("#0e0c0d", 60, 24, 1),
}
PLAIN = Ground("#c9bd9c", 60, 24, 0)  # a terrain of a user's own
# The dark places of a box need another mountain than the sunny ones.
CAVE = {"mountain": Ground("#3f3b3a", 50, 29, 3, 18)}
CAVE_WORDS = frozenset({"chasm", "mushroom", "crystal"})

SEALS = {"mine": "#5d5349", "magic": "#6b4a87", "cavern": "#45403b", "volcano": "#9a3b25", "monster": "#46603a"}


def board_svg(map_file: MapFile, *, words: Mapping[str, str] | None = None) -> str:
    """The board as an SVG document; `words` (terrain or symbol id → word) become tooltips of the regions."""
    if not map_file.borders:
        raise ValueError(f"map {map_file.id!r} has no outlines to draw")
    return Sheet(map_file, words or {}).svg()


# --- small tools -------------------------------------------------------------------------------------------


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


# --- regions -----------------------------------------------------------------------------------------------


@dataclass
class Patch:
    """A region on the sheet, with everything that must know of each other so as not to overlap."""

    region: MapRegion
    outline: list[Ring]
    ground: Ground
    random: Random
    scale: float  # of everything that stands in the region; smaller on a crowded board
    seals: list[Point] = field(default_factory=list)
    taken: list[tuple[Point, float]] = field(default_factory=list)  # further spots to keep free, with radius

    @cached_property
    def rim(self) -> Ring:
        return [point for ring in self.outline for point in dense(ring)]

    @cached_property
    def path(self) -> str:
        return "".join(path_of(ring, closed=True) for ring in self.outline)

    @cached_property
    def label(self) -> Point:
        return self.region.label or self.outline[0][0]

    @cached_property
    def quiet(self) -> float:
        """Radius round the label that stays free for tokens."""
        return self.scale * min(46.0, max(29.0, 0.62 * self.room(self.label) / self.scale))

    @cached_property
    def number(self) -> Point:
        """Where the number stands (the middle of its line of writing)."""
        return (self.label[0], self.label[1] + NUMBER_BELOW * self.scale)

    @cached_property
    def colour(self) -> str:
        return mix(self.ground.colour, self.random.choice(("#ffffff", INK)), self.random.uniform(0, 0.07))

    def room(self, spot: Point) -> float:
        """Distance to the border."""
        x, y = spot
        return math.sqrt(min((x - a) ** 2 + (y - b) ** 2 for a, b in self.rim))

    def spots(self, tries: int, clear: float) -> Iterator[Point]:
        """Seeded spots inside the region, at least so far from its border."""
        xs, ys = [x for x, _ in self.rim], [y for _, y in self.rim]
        for _ in range(tries):
            spot = (self.random.uniform(min(xs), max(xs)), self.random.uniform(min(ys), max(ys)))
            if inside(spot, self.outline) and self.room(spot) >= clear:
                yield spot

    def place_seals(self) -> None:
        """A spot for each symbol: close to the label but beside the tokens, away from the border."""
        for _ in self.region.symbols:
            best, least = self.label, math.inf
            for spot in self.spots(240, 20 * self.scale):
                far = math.dist(spot, self.label)
                crowd = sum(max(0.0, 40 * self.scale - math.dist(spot, other)) for other in self.seals)
                crowd += max(0.0, 32 * self.scale - math.dist(spot, self.number))
                # Above the tokens is best: stacks of tokens and the number grow downward.
                badness = abs(far - self.quiet - 17 * self.scale) + 6 * crowd + 0.25 * (spot[1] - self.label[1])
                badness += 8 * max(0.0, self.quiet + 12 * self.scale - far)
                if badness < least:
                    best, least = spot, badness
            self.seals.append(best)

    def scatter(self) -> list[Point]:
        """Spots for the motifs by Poisson sampling (none near another, the label or a seal), back to front."""
        ground = self.ground
        if not ground.motifs:
            return []
        found: list[Point] = []
        clear, spacing = ground.clear * self.scale, ground.spacing * self.scale
        reach = clear * 0.72
        # The digits stand on their line, so their middle is a bit higher.
        taken = [(self.label, self.quiet), ((self.number[0], self.number[1] - 6), 12.0)]
        taken += [*self.taken, *((seal, 18 * self.scale) for seal in self.seals)]
        tries = int(abs(turning(self.outline[0])) / 2 / spacing**2 * 30) + 30
        for spot in self.spots(tries, clear):
            if any(math.dist(spot, place) < free + reach for place, free in taken):
                continue
            if all(math.dist(spot, other) >= spacing for other in found):
                found.append(spot)
        return sorted(found, key=lambda spot: spot[1])


# --- the sheet ---------------------------------------------------------------------------------------------


class Sheet:
    """One picture: the layers from the paper up to the numbers."""

    def __init__(self, map_file: MapFile, words: Mapping[str, str]) -> None:
        self.map, self.words = map_file, words
        self.key = f"{map_file.id}-{map_file.seed}" if map_file.seed is not None else map_file.id
        self.cave = any(region.terrain in CAVE_WORDS for region in map_file.regions)
        grounds = GROUNDS | CAVE if self.cave else GROUNDS
        outlines = rings(map_file)
        side = math.sqrt(map_file.width * map_file.height / len(map_file.regions))
        self.scale = min(1.0, max(0.7, side / 215))
        self.patches = {
            region.id: Patch(
                region,
                outlines[region.id],
                grounds.get(region.terrain, PLAIN),
                Random(f"{self.key}/{region.id}"),
                self.scale,
            )
            for region in map_file.regions
        }
        for patch in self.patches.values():
            patch.place_seals()
        self.rose = self.place_rose()

    def name(self, what: str) -> str:
        """An id that stays unique when several pictures stand on one page."""
        return f"{self.map.id}-{what}"

    def svg(self) -> str:
        width, height = self.map.width + 2 * MARGIN, self.map.height + 2 * MARGIN
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{num(-MARGIN)} {num(-MARGIN)} {num(width)} '
                f'{num(height)}" width="{num(width)}" height="{num(height)}" role="img">',
                *self.definitions(),
                *self.paper(),
                *(part for patch in self.patches.values() for part in self.fill(patch)),
                *self.borders(),
                *self.frame(),
                *(part for patch in self.patches.values() for part in self.motifs(patch)),
                *self.compass(),
                *(part for patch in self.patches.values() for part in self.marks(patch)),
                "</svg>\n",
            ]
        )

    def definitions(self) -> Iterator[str]:
        yield "<defs>"
        paper = ("#4b4644", "#231f1f") if self.cave else ("#f5ead0", "#dcc594")
        yield (
            f'<radialGradient id="{self.name("paper")}" cx="50%" cy="42%" r="72%"><stop offset="55%" '
            f'stop-color="{paper[0]}"/><stop offset="100%" stop-color="{paper[1]}"/></radialGradient>'
        )
        for number, patch in self.patches.items():
            yield f'<path id="{self.name(f"r{number}")}" d="{patch.path}"/>'
            yield f'<clipPath id="{self.name(f"c{number}")}"><path d="{patch.path}"/></clipPath>'
        for terrain in sorted({patch.region.terrain for patch in self.patches.values()}):
            ground = next(patch.ground for patch in self.patches.values() if patch.region.terrain == terrain)
            for index in range(ground.motifs):
                shape = MOTIFS[terrain](index, ground.colour)
                yield f'<g id="{self.name(f"{terrain}{index}")}">{shape}</g>'
        yield "</defs>"

    def paper(self) -> Iterator[str]:
        """Torn paper with its shadow on the table."""
        random = Random(f"{self.key}/paper")
        torn = self.torn(random)
        for shift, dark in ((10, 0.08), (7, 0.1), (4, 0.14)):
            yield f'<path d="{torn}" fill="#000" opacity="{dark}" transform="translate({shift / 2},{shift})"/>'
        ink = "#0f0d0d" if self.cave else "#b59a63"
        yield f'<path d="{torn}" fill="url(#{self.name("paper")})" stroke="{ink}" stroke-width="1.2"/>'

    def torn(self, random: Random) -> str:
        left, top = 12 - MARGIN, 12 - MARGIN
        right, bottom = self.map.width - left, self.map.height - top
        corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
        waves, fine = wavy(random, (260.0, 110.0)), wavy(random, (41.0, 17.0))
        points, place = [], 0.0
        for x, y in dense(corners):
            place += STEP
            shift = 4.5 * wave_at(waves, place) + 2.2 * wave_at(fine, place) + random.uniform(-0.9, 0.9)
            # Outward from the middle of the sheet is good enough for a ragged edge.
            sideways = x in (left, right) and top < y < bottom
            points.append((x + shift, y) if sideways else (x, y + shift))
        return path_of(points, closed=True)

    def fill(self, patch: Patch) -> Iterator[str]:
        """Colour, shore, mottling and a soft shadow along the border of one region."""
        number, colour = patch.region.id, patch.colour
        title = self.title(patch.region)
        yield f'<g clip-path="url(#{self.name(f"c{number}")})">{title}'
        yield f'<use href="#{self.name(f"r{number}")}" fill="{colour}"/>'
        shore = "".join(path_of(border.line, closed=False) for border in self.shores(patch))
        if shore and patch.ground.water:
            yield from self.water_lines(shore, colour)
        yield from self.mottling(patch)
        if shore and not patch.ground.water:
            sand = mix(colour, "#f6e7b4" if not self.cave else "#9fb4b4", 0.55)
            yield f'<path d="{shore}" fill="none" stroke="{sand}" stroke-width="17" opacity="0.75"/>'
        dark = mix(colour, INK, 0.75)
        for width, strength in ((12, 0.1),) if patch.ground.water else ((34, 0.07), (22, 0.08), (11, 0.12)):
            yield (
                f'<use href="#{self.name(f"r{number}")}" fill="none" stroke="{dark}" stroke-width="{width}" '
                f'stroke-linejoin="round" stroke-opacity="{strength}"/>'
            )
        yield "</g>"

    def title(self, region: MapRegion) -> str:
        found = [self.words[word] for word in (region.terrain, *region.symbols) if word in self.words]
        return f"<title>{escape(', '.join([str(region.id), *found]))}</title>" if found else ""

    def shores(self, patch: Patch) -> list[MapBorder]:
        """The lines where land and water meet round a region."""
        out = []
        for border in self.map.borders:
            if patch.region.id in border.between and OUTSIDE not in border.between:
                other = next(one for one in border.between if one != patch.region.id)
                if self.patches[other].ground.water != patch.ground.water:
                    out.append(border)
        return out

    def water_lines(self, shore: str, colour: str) -> Iterator[str]:
        """Lines that follow the shore, as on old charts, and lighter shallows."""
        for reach, light in ((31, 0.07), (20, 0.15), (10, 0.26)):
            line, shallow = mix(colour, "#27506a", 0.34), mix(colour, "#ffffff", light)
            for width, ink in ((2 * reach + 2.2, line), (2 * reach, shallow)):
                yield (
                    f'<path d="{shore}" fill="none" stroke="{ink}" stroke-width="{num(width)}" '
                    'stroke-linejoin="round" stroke-linecap="round"/>'
                )

    def mottling(self, patch: Patch) -> Iterator[str]:
        """Large pale and dark spots, as uneven paint leaves them."""
        random = patch.random
        for _ in range(6):
            x, y = random.choice(patch.rim)
            x, y = x + (patch.label[0] - x) * random.random(), y + (patch.label[1] - y) * random.random()
            paint, turn = random.choice(("#ffffff", "#2d2118")), random.randrange(180)
            wide, high = random.randrange(28, 80), random.randrange(14, 40)
            yield (
                f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{wide}" ry="{high}" fill="{paint}" '
                f'opacity="0.05" transform="rotate({turn} {num(x)} {num(y)})"/>'
            )

    def borders(self) -> Iterator[str]:
        """Ink on every border; shores are a little heavier."""
        ink = "#0b0909" if self.cave else INK
        yield f'<g fill="{ink}" stroke="{ink}" stroke-width="0.7" stroke-linejoin="round">'
        for index, border in enumerate(self.map.borders):
            if OUTSIDE in border.between:
                continue
            one, other = (self.patches[number].ground.water for number in border.between)
            width = 3.6 if one != other else 2.5
            yield f'<path d="{ink_line(border.line, width, Random(f"{self.key}/line/{index}"))}"/>'
        yield "</g>"

    def frame(self) -> Iterator[str]:
        """A double rule round the board with a small lozenge at each corner."""
        ink = "#8d8378" if self.cave else INK
        for out, width in ((0.0, 2.4), (7.0, 1.2), (11.0, 2.4)):
            yield (
                f'<rect x="{num(-out)}" y="{num(-out)}" width="{num(self.map.width + 2 * out)}" '
                f'height="{num(self.map.height + 2 * out)}" fill="none" stroke="{ink}" stroke-width="{width}"/>'
            )
        for x in (-9.0, self.map.width + 9):
            for y in (-9.0, self.map.height + 9):
                yield (
                    f'<path d="M0,-10 10,0 0,10 -10,0Z" transform="translate({num(x)},{num(y)})" '
                    f'fill="#b5502f" stroke="{ink}" stroke-width="1.6"/>'
                )

    def motifs(self, patch: Patch) -> Iterator[str]:
        terrain, random = patch.region.terrain, patch.random
        for x, y in patch.scatter():
            kind = random.randrange(patch.ground.motifs)
            size = self.scale * random.uniform(0.85, 1.12)
            foot = y + patch.ground.rise * self.scale
            flip = random.choice((-1, 1))
            yield (
                f'<use href="#{self.name(f"{terrain}{kind}")}" '
                f'transform="translate({num(x)},{num(foot)}) scale({flip * size:.2f},{size:.2f})"/>'
            )

    def place_rose(self) -> tuple[Point, float] | None:
        """A spot and size for a compass rose in the widest edge water, if there is room beside the tokens."""
        best: tuple[float, Point, Patch] | None = None
        for patch in self.patches.values():
            if not (patch.ground.water and patch.region.touches_edge):
                continue
            for spot in patch.spots(200, 50):
                free = min(patch.room(spot), math.dist(spot, patch.label) - patch.quiet - 4)
                if free >= 50 and (best is None or free > best[0]):
                    best = (free, spot, patch)
        if best is None:
            return None
        free, spot, patch = best
        size = min(1.25, free / 62)
        patch.taken.append((spot, 44 * size))
        return spot, size

    def compass(self) -> Iterator[str]:
        if self.rose is not None:
            (x, y), size = self.rose
            yield f'<g transform="translate({num(x)},{num(y)}) scale({size:.2f})">{ROSE}</g>'

    def marks(self, patch: Patch) -> Iterator[str]:
        """Seals of the symbols, the tribe's chip, and the number."""
        for symbol, (x, y) in zip(patch.region.symbols, patch.seals, strict=True):
            yield f'<g transform="translate({num(x)},{num(y)}) scale({self.scale:.2f})">{seal(symbol)}</g>'
        x, y = patch.label
        if patch.region.tribe:
            yield f'<g transform="translate({num(x)},{num(y - 4)}) scale({self.scale:.2f})">{CHIP}</g>'
        x, y = patch.number
        size = max(14.0, 17 * self.scale)
        style = (
            f'x="{num(x)}" y="{num(y)}" text-anchor="middle" font-size="{num(size)}" font-weight="700" '
            'font-family="Alegreya Sans, Gill Sans, Trebuchet MS, sans-serif"'
        )
        halo, ink = mix(patch.colour, "#ffffff", 0.45), mix(patch.colour, "#1d120a", 0.82)
        if self.cave:
            halo, ink = mix(patch.colour, "#000000", 0.6), "#e8dcc2"
        number = patch.region.id
        # Twice: a pale rim first, so that the digits can be read on any ground.
        yield f'<text {style} fill="{halo}" stroke="{halo}" stroke-width="4">{number}</text>'
        yield f'<text {style} fill="{ink}">{number}</text>'


# --- what is drawn -----------------------------------------------------------------------------------------


def shape(d: str, fill: str = "none", stroke: str = INK, width: float = 1.3, more: str = "") -> str:
    """One path of a motif."""
    return (
        f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{num(width)}" '
        f'stroke-linejoin="round" stroke-linecap="round"{more}/>'
    )


def shade(rx: float, ry: float, x: float = 3, y: float = 1) -> str:
    """The shadow a motif casts on the ground."""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{INK}" opacity="0.22"/>'


def forest(index: int, colour: str) -> str:
    if index == 2:
        leaf, dark = mix(colour, "#2f5a45", 0.55), mix(colour, "#1e3b30", 0.75)
        tiers = "M0,-34 7,-22 3.5,-22.5 9.5,-13 5,-13.5 12,-3 Q0,0 -12,-3 L-5,-13.5 -9.5,-13 -3.5,-22.5 -7,-22Z"
        right = "M0,-34 7,-22 3.5,-22.5 9.5,-13 5,-13.5 12,-3 Q6,-1.4 1,-1.6 L3,-12 1,-22Z"
        return (
            shade(11, 3.6)
            + shape("M0,-3 0,2", stroke="#5d3f27", width=3)
            + shape(tiers, leaf)
            + shape(right, dark, "none", 0)
        )
    leaf = mix(colour, ("#47763f", "#8a9a3e")[index], 0.6)
    light, dark = mix(leaf, "#f3f0b0", 0.4), mix(leaf, "#1f3a26", 0.45)
    under = "C12,-8 5,-4 1,-7C-2,-4 -8,-5 -9,-9Z"
    crown = "M-9,-9C-14,-11 -14,-18 -9,-20C-9,-27 0,-30 4,-25C11,-26 14,-18 10,-14" + under
    low = "M-9,-9C-6,-8 2,-9 5,-13C7,-16 8,-21 6,-25C12,-25 14,-18 10,-14" + under
    return (
        shade(11, 3.8)
        + shape("M0.5,1C0,-3 0.5,-6 0,-9", stroke="#5d3f27", width=3)
        + shape(crown, leaf)
        + shape(low, dark, "none", 0, ' opacity="0.6"')
        + shape("M-8,-16C-8,-20 -5,-23 -1,-23", stroke=light, width=1.8)
        + shape(crown)
    )


def hill(index: int, colour: str) -> str:
    humps = ((0.0, 1.0),) if index == 0 else ((-9.0, 0.75), (8.0, 0.9))
    grass = shape("M-17,3q2,-5 1,-7M-15,3q2,-3 4,-5", stroke=mix(colour, "#5d6a2e", 0.55), width=1.2)
    body = "".join(f'<g transform="translate({num(x)},0) scale({size})">{hump(colour)}</g>' for x, size in humps)
    return shade(22, 3.4, 2, 0.5) + body + grass


def hump(colour: str) -> str:
    light, dark = mix(colour, "#fdf6c8", 0.35), mix(colour, "#5d6a2e", 0.55)
    body = "M-21,0C-12.6,-23.8 10.5,-25.7 21,0"
    return (
        shape(body + "Z", light, "none", 0)
        + shape("M2,-18.8C10.5,-17 15.8,-9.5 21,0Q10.5,0.4 6.3,-3.8Z", dark, "none", 0, ' opacity="0.45"')
        + shape(body)
        + shape("M7.3,-13.9q1.5,4 0.5,5.2M11.5,-10q1.5,4 0.5,3.9M15.7,-6.3q1.5,3 0.5,2.4", width=0.9)
    )


def mountain(index: int, colour: str) -> str:
    light, dark = mix(colour, "#ffffff", 0.42), mix(colour, "#34302e", 0.5)
    peak = (
        "M-27,0C-22,-5 -20,-13 -15,-17L-9,-29 -5,-33 -1,-44 5,-37 8,-28 15,-20 18,-10 27,0Q0,4 -27,0Z",
        "M-29,0L-22,-12 -17,-15 -11,-26 -6,-21 0,-36 5,-31 9,-20 13,-17 19,-24 23,-12 30,0Q2,4 -29,0Z",
        "M-21,0C-17,-6 -14,-15 -10,-19L-4,-36 0,-41 5,-33 7,-24 13,-16 15,-7 22,0Q0,3.5 -21,0Z",
    )[index]
    side = (
        "M-1,-44L5,-37 8,-28 15,-20 18,-10 27,0Q14,2 5,2L8,-8 1,-17 4,-28Z",
        "M0,-36L5,-31 9,-20 13,-17 19,-24 23,-12 30,0Q16,2.4 6,2L9,-7 2,-15 4,-25Z",
        "M0,-41L5,-33 7,-24 13,-16 15,-7 22,0Q12,2 4,2L6,-8 0,-17 3,-28Z",
    )[index]
    snow = (
        "M-1,-44L5,-37 8,-28 4,-31 1,-26 -3,-31 -7,-27 -9,-29 -5,-33Z",
        "M0,-36L5,-31 8,-23 4,-25 1,-20 -3,-25 -4.4,-24Z",
        "M0,-41L5,-33 6.4,-27 3,-29 0,-24 -3,-29 -6,-29.5 -4,-36Z",
    )[index]
    hatch = "M10,-14l5,9M7,-8l3,7M15,-9l5,7M-16,-8l-4,6M-10,-14l-3,7"
    return (
        shade(28, 4.5, 4, 1)
        + shape(peak, light)
        + shape(side, dark, "none", 0)
        + shape(snow, "#fdfcf7", "none", 0)
        + shape(hatch, width=0.9, more=' opacity="0.75"')
        + shape(peak, width=1.6)
    )


def swamp(index: int, colour: str) -> str:
    pool, reed = mix(colour, "#4a7f7c", 0.75), mix(colour, "#3c4a1c", 0.8)
    if index == 1:
        tuft = "M-9,0Q-10,-6 -14,-10M-6,0Q-6,-8 -7,-14M-3,0Q-2,-8 0,-15M0,0Q3,-6 6,-10M2,0Q6,-3 10,-5"
        return shape(tuft, stroke=reed, width=1.6) + shape("M-13,1Q-3,4 9,1", stroke=mix(colour, INK, 0.5))
    bank, gleam = mix(pool, INK, 0.45), mix(pool, "#ffffff", 0.4)
    water = f'<ellipse cy="1" rx="19" ry="6" fill="{pool}" stroke="{bank}" stroke-width="1"/>'
    water += shape("M-9,1h6M3,3h7", stroke=gleam, width=1)
    if index == 0:
        stems = "M-6,1Q-7,-9 -11,-16M-3,1Q-3,-12 -2,-21M1,1Q3,-9 8,-17M-8,1Q-11,-5 -15,-8"
        heads = shape("M-2.1,-20v-6M8,-16l2,-5", stroke="#4a2f1c", width=3.4)
        return water + shape(stems, stroke=reed, width=1.6) + heads
    leaf = mix(colour, "#6f8f4e", 0.75)
    return water + "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="4.2" ry="2" fill="{leaf}" stroke="{INK}" stroke-width="0.7"/>'
        for x, y in ((-7, 0), (4, 3), (9, -1))
    )


def farmland(index: int, colour: str) -> str:
    if index == 2:
        gold, dark = mix(colour, "#e0b04a", 0.5), mix(colour, "#6b3f10", 0.7)
        sheaf = "M-6,0C-4,-6 -4,-9 -9,-17C-3,-21 3,-21 9,-17C4,-9 4,-6 6,0Q0,3 -6,0Z"
        stalks = "M-2,0C-1,-6 -1,-10 -4,-19M2,0C1,-6 1,-10 4,-19M0,0V-20"
        return (
            shade(9, 3)
            + shape(sheaf, gold)
            + shape(stalks, stroke=dark, width=0.8)
            + shape("M-5,-8Q0,-6 5,-8", stroke="#8c3b22", width=2.4)
        )
    crop, furrow = mix(colour, ("#b9c25b", "#e9cf86")[index], 0.6), mix(colour, "#7a4f17", 0.6)
    lines = "".join(
        f"M{-20 + 7 * step},{num(5 + 0.7 * step)}Q{-14 + 7 * step},-4 {-9 + 6 * step},{num(-12 + 0.5 * step)}"
        for step in range(6)
    )
    return shape("M-23,5Q-17,-5 -12,-13Q8,-14 25,-9Q21,1 18,9Q-3,10 -23,5Z", crop, furrow, 1.1) + shape(
        lines, stroke=furrow, width=1, more=' opacity="0.8"'
    )


def waves(index: int, colour: str) -> str:
    ink, light = mix(colour, "#1f4a66", 0.55), mix(colour, "#ffffff", 0.55)
    first = "M-15,0q3.7,-5 7.5,0t7.5,0t7.5,0t7.5,0" if index == 0 else "M-8,0q4,-5.5 8,0t8,0"
    second = "M-6,6q3,-4 6,0t6,0" if index == 0 else "M-14,5q3,-4 6,0t6,0"
    return shape(first, stroke=ink, width=1.5) + shape(second, stroke=light, width=1.3)


def flow(index: int, colour: str) -> str:
    lines = ("M-16,0C-8,-5 -2,4 6,-1S14,-2 17,-1", "M-10,-3C-4,-6 2,2 10,-2M-4,4C0,2 4,6 9,3")
    return shape(lines[index], stroke=mix(colour, "#bfe6ee", 0.5), width=1.5)


def mushroom(index: int, colour: str) -> str:
    cap = mix(colour, ("#d98aa6", "#c9b26a")[index], 0.6)
    dots = "".join(f'<circle cx="{x}" cy="{y}" r="1.6" fill="{IVORY}"/>' for x, y in ((-5, -15), (1, -19), (6, -14)))
    return (
        shade(10, 3)
        + shape("M-3,0Q-2,-7 -3,-12H3Q2,-7 4,0Q0,2 -3,0Z", "#e6dac4")
        + shape("M-12,-11C-11,-24 11,-25 12,-11Q0,-7 -12,-11Z", cap)
        + dots
    )


def crystal(index: int, colour: str) -> str:
    light, dark = mix(colour, "#e8ffff", 0.6), mix(colour, "#10343a", 0.5)
    tall = ("M-4,0L-6,-18 -1,-27 4,-19 3,0Z", "M-7,0L-12,-14 -8,-19 -2,-14 -2,0Z")[index]
    side = ("M-1,0L-1,-19 4,-19 3,0Z", "M-5,0L-6,-14 -2,-14 -2,0Z")[index]
    small = shape("M3,0L6,-12 10,-15 13,-10 10,0Z", mix(light, colour, 0.4))
    return shade(11, 3.2) + shape(tall, light) + shape(side, dark, "none", 0) + small


def mud(index: int, colour: str) -> str:
    dark, light = mix(colour, "#20130a", 0.55), mix(colour, "#d8b98f", 0.4)
    return "".join(
        f'<ellipse rx="{rx}" ry="{ry}" fill="none" stroke="{ink}" stroke-width="1.4"/>'
        for rx, ry, ink in ((16, 7, dark), (10, 4.2, light), (4, 1.8, dark))
    )


def rails(index: int, colour: str) -> str:
    ties = "".join(f"M{x},{-5 + x / 8:.1f}l3,10" for x in range(-18, 19, 6))
    iron = mix(colour, "#e8e4dc", 0.5)
    return shape(ties, stroke="#4a3424", width=2.6) + shape("M-22,-5Q0,-1 22,-1M-20,3Q0,7 23,6", stroke=iron, width=1.7)


def cracks(index: int, colour: str) -> str:
    lines = "M-18,-4L-9,2 -3,-3 5,4 12,0 19,5M-3,-3L0,-10M5,4L3,11"
    return shape(lines, stroke=mix(colour, "#8a5a3a", 0.5), width=1.5)


MOTIFS = {
    "forest": forest,
    "hill": hill,
    "mountain": mountain,
    "swamp": swamp,
    "farmland": farmland,
    "sea": waves,
    "lake": waves,
    "river": flow,
    "mushroom": mushroom,
    "crystal": crystal,
    "mud": mud,
    "mine": rails,
    "chasm": cracks,
}

GLYPHS = {
    "mine": '<path d="M-7,8L4,-4" stroke-width="2.8"/><path d="M-4,-7Q5,-9 8,4" stroke-width="3"/>',
    "magic": '<path d="M0,-10L2.3,-2.3 10,0 2.3,2.3 0,10 -2.3,2.3 -10,0 -2.3,-2.3Z" '
    f'fill="{IVORY}" stroke="none"/><circle cx="6.5" cy="-6.5" r="1.4" fill="{IVORY}" stroke="none"/>',
    "cavern": f'<path d="M-10,7V-1A10,9.5 0 0 1 10,-1V7Z" fill="{IVORY}" stroke="none"/>'
    '<path d="M-5,7V2A5,5.5 0 0 1 5,2V7Z" fill="#1d1916" stroke="none"/>',
    "volcano": '<path d="M-9,7L-3,-4H3L9,7Z" stroke-width="2"/><path d="M0,-5q-3,-3 0,-6" stroke-width="2"/>',
    "monster": f'<circle cx="-4" cy="-2" r="2.6" fill="{IVORY}"/><circle cx="4" cy="-2" r="2.6" fill="{IVORY}"/>'
    '<path d="M-6,5l3,-2 3,2 3,-2 3,2" stroke-width="1.8"/>',
}


def seal(symbol: str) -> str:
    """A symbol as a wax seal."""
    wax = SEALS.get(symbol, "#8c3b22")
    turns = [math.tau * step / 42 for step in range(42)]
    far = [16 + 0.9 * math.cos(7 * turn) for turn in turns]
    edge = path_of([(r * math.cos(turn), r * math.sin(turn)) for r, turn in zip(far, turns, strict=True)], closed=True)
    glyph = GLYPHS.get(symbol, f'<circle r="4" fill="{IVORY}"/>')
    return (
        f'<path d="{edge}" fill="{INK}" opacity="0.3" transform="translate(1.5,3)"/>'
        f'<path d="{edge}" fill="{wax}" stroke="{mix(wax, "#000000", 0.5)}" stroke-width="1.4"/>'
        f'<circle r="12.6" fill="none" stroke="{mix(wax, "#ffffff", 0.35)}" stroke-width="1"/>'
        f'<g fill="none" stroke="{IVORY}" stroke-linecap="round" stroke-linejoin="round">'
        f'<g transform="scale(0.84)">{glyph}</g></g>'
    )


CHIP = (
    f'<rect x="-17" y="-14" width="37" height="37" rx="7" fill="{INK}" opacity="0.3"/>'
    f'<rect x="-18" y="-18" width="36" height="36" rx="7" fill="#e4d5b0" stroke="{INK}" stroke-width="1.8"/>'
    '<rect x="-14.5" y="-14.5" width="29" height="29" rx="4.5" fill="none" stroke="#a58b58" stroke-width="1.2"/>'
    + shape("M-11,9L0,-10 11,9Z", "#b98b4e")
    + shape("M-3.4,9L0,1 3.4,9Z", "#4a2f1c", "none", 0)
    + shape("M-2,-13L0,-10 2,-13", width=1.4)
)

ROSE = (
    f'<circle r="40" fill="{IVORY}" opacity="0.25"/><circle r="34" fill="none" stroke="{INK}" stroke-width="1.2"/>'
    f'<circle r="30" fill="none" stroke="{INK}" stroke-width="0.7"/>'
    + "".join(
        f'<g transform="rotate({turn})">'
        f'<path d="M0,{-reach}L{half},{-half} 0,0Z" fill="{IVORY}" stroke="{INK}" stroke-width="0.9"/>'
        f'<path d="M0,{-reach}L{-half},{-half} 0,0Z" fill="{paint}" stroke="{INK}" stroke-width="0.9"/></g>'
        for reach, half, paint, first in ((30, 5, "#7d8f96", 45), (46, 7, "#a8432a", 0))
        for turn in range(first, 360, 90)
    )
    + f'<circle r="3.4" fill="#d9b65a" stroke="{INK}" stroke-width="1"/>'
)
