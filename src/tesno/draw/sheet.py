"""One picture: the layers from the sheet up to the numbers."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from random import Random

from tesno.draw import depths
from tesno.draw.looks import look_of
from tesno.draw.marks import ROSE, seal
from tesno.draw.patch import Patch
from tesno.draw.pen import INK, STEP, dense, ink_line, mix, num, path_of, wave_at, wavy
from tesno.draw.sea import Sea
from tesno.draw.spread import Spread
from tesno.load.maps import OUTSIDE, MapBorder, MapRegion, Point, rings

MARGIN = 46.0  # paper around the board


class Sheet:
    """One picture: the layers from the paper up to the numbers."""

    def __init__(
        self, spread: Spread, words: Mapping[str, str], *, names: Sequence[str] = (), tribes: bool = True
    ) -> None:
        map_file = spread.whole
        self.map, self.words, self.islands, self.tribes = map_file, words, spread.islands, tribes
        self.names = names
        self.key = f"{map_file.id}-{map_file.seed}" if map_file.seed is not None else map_file.id
        self.look = look_of([region.terrain for region in map_file.regions])
        framed = all(island.framed for island in spread.islands)
        self.sea = None if framed else Sea(spread, self.look, self.key)
        outlines = rings(map_file)
        self.scale = min(1.0, max(0.7, spread.side / 215))
        self.patches = {
            region.id: Patch(
                region,
                outlines[region.id],
                self.look.ground(region.terrain),
                Random(f"{self.key}/{region.id}"),
                self.scale,
                self.look.seal,
                self.look.heap,
            )
            for region in map_file.regions
        }
        for patch in self.patches.values():
            patch.place_seals()
        self.rose = self.place_rose() if self.look.rose and self.sea is None else None

    def name(self, what: str) -> str:
        """An id that stays unique when several pictures stand on one page."""
        return f"{self.map.id.replace(' ', '_')}-{what}"

    def svg(self) -> str:
        width, height = self.map.width + 2 * MARGIN, self.map.height + 2 * MARGIN
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{num(-MARGIN)} {num(-MARGIN)} {num(width)} '
                f'{num(height)}" width="{num(width)}" height="{num(height)}" role="img">',
                *self.definitions(),
                *self.paper(),
                *(self.sea.water(self.name("sea")) if self.sea else ()),
                *(part for patch in self.patches.values() for part in self.fill(patch)),
                *(self.sea.glow() if self.sea else ()),
                *self.cracks(),
                *self.borders(),
                *self.frame(),
                *(part for patch in self.patches.values() for part in self.motifs(patch)),
                *(self.sea.compass() if self.sea else self.compass()),
                *(part for patch in self.patches.values() for part in self.marks(patch)),
                *(self.sea.titles(self.names) if self.sea else ()),
                "</svg>\n",
            ]
        )

    def definitions(self) -> Iterator[str]:
        yield "<defs>"
        paper = self.look.paper
        yield (
            f'<radialGradient id="{self.name("paper")}" cx="50%" cy="42%" r="72%"><stop offset="55%" '
            f'stop-color="{paper[0]}"/><stop offset="100%" stop-color="{paper[1]}"/></radialGradient>'
        )
        yield from self.lights()
        for number, patch in self.patches.items():
            yield f'<path id="{self.name(f"r{number}")}" d="{patch.path}"/>'
            yield f'<clipPath id="{self.name(f"c{number}")}"><path d="{patch.path}"/></clipPath>'
        for terrain in sorted({patch.region.terrain for patch in self.patches.values()}):
            ground = next(patch.ground for patch in self.patches.values() if patch.region.terrain == terrain)
            for index in range(ground.motifs):
                shape = self.look.motif(terrain)(index, ground.colour)
                yield f'<g id="{self.name(f"{terrain}{index}")}">{shape}</g>'
        yield "</defs>"

    def lights(self) -> Iterator[str]:
        """Gradients of what glows: a terrain's own light, and lava in the depth of a chasm."""
        glows = {patch.ground.glow for patch in self.patches.values()} - {""}
        if any(patch.ground.deep and patch.region.symbols for patch in self.patches.values()):
            yield (
                f'<radialGradient id="{self.name("lava")}" r="48%">'
                '<stop offset="0%" stop-color="#f58a34"/><stop offset="22%" stop-color="#b23a12"/>'
                '<stop offset="55%" stop-color="#43100a"/><stop offset="100%" stop-color="#080404"/></radialGradient>'
            )
        for glow in sorted(glows):
            yield (
                f'<radialGradient id="{self.name(f"glow{glow[1:]}")}"><stop offset="0%" stop-color="{glow}" '
                f'stop-opacity="0.22"/><stop offset="100%" stop-color="{glow}" stop-opacity="0"/></radialGradient>'
            )

    def paper(self) -> Iterator[str]:
        """Torn paper with its shadow on the table."""
        random = Random(f"{self.key}/paper")
        torn = self.torn(random)
        for shift, dark in ((10, 0.08), (7, 0.1), (4, 0.14)):
            yield f'<path d="{torn}" fill="#000" opacity="{dark}" transform="translate({shift / 2},{shift})"/>'
        ink = self.look.paper_edge
        yield f'<path d="{torn}" fill="url(#{self.name("paper")})" stroke="{ink}" stroke-width="1.2"/>'
        if self.look.rock:
            yield from depths.rock_frame(self.map.width, self.map.height, MARGIN, random)

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
        if patch.ground.deep:
            # At the board's edge the chasm just goes on.
            edges = [
                border.line for border in self.map.borders if number in border.between and OUTSIDE not in border.between
            ]
            yield from depths.abyss(patch, edges, self.name("lava") if patch.region.symbols else "")
            yield "</g>"
            return
        yield f'<use href="#{self.name(f"r{number}")}" fill="{colour}"/>'
        if patch.ground.glow:
            yield f'<use href="#{self.name(f"r{number}")}" fill="url(#{self.name(f"glow{patch.ground.glow[1:]}")})"/>'
        shore = "".join(path_of(border.line, closed=False) for border in self.shores(patch))
        if shore and patch.ground.water:
            yield from self.water_lines(shore, colour)
        yield from self.mottling(patch)
        if patch.ground.flows:
            yield from self.current(patch)
        if shore and not patch.ground.water:
            paint, share, wide, strength = self.look.shore
            sand = mix(colour, paint, share)
            yield (f'<path d="{shore}" fill="none" stroke="{sand}" stroke-width="{num(wide)}" opacity="{strength}"/>')
        dark = mix(colour, INK, 0.75) if not self.look.dark else mix(colour, "#000000", 0.85)
        for width, strength in ((12, 0.1),) if patch.ground.water else self.look.shadow:
            yield (
                f'<use href="#{self.name(f"r{number}")}" fill="none" stroke="{dark}" stroke-width="{width}" '
                f'stroke-linejoin="round" stroke-opacity="{strength}"/>'
            )
        if self.look.bevel and not patch.ground.water:
            yield (
                f'<use href="#{self.name(f"r{number}")}" fill="none" stroke="{mix(colour, "#fff3dc", 0.45)}" '
                f'stroke-width="7" stroke-linejoin="round" stroke-opacity="{self.look.bevel}"/>'
            )
        yield "</g>"

    def current(self, patch: Patch) -> Iterator[str]:
        """The flow of a river, where its banks are known."""
        ends = [border.line for border in self.map.borders if patch.region.id in border.between and self.is_end(border)]
        banks = depths.banks_of(patch.outline[0], ends)
        if banks is not None:
            yield from depths.current(banks, patch.colour, Random(f"{self.key}/flow/{patch.region.id}"))

    def is_end(self, border: MapBorder) -> bool:
        """Whether a river goes on over a line: into another one, or off the board."""
        return all(one == OUTSIDE or self.patches[one].ground.flows for one in border.between)

    def cracks(self) -> Iterator[str]:
        """The ground breaks up round a chasm."""
        for index, border in enumerate(self.map.borders):
            deep = [one for one in border.between if one != OUTSIDE and self.patches[one].ground.deep]
            if len(deep) != 1 or OUTSIDE in border.between:
                continue
            (other,) = set(border.between) - set(deep)
            if self.patches[other].ground.water:
                continue
            random = Random(f"{self.key}/crack/{index}")
            yield f'<g clip-path="url(#{self.name(f"c{other}")})">'
            yield from depths.cracks(border.line, self.patches[deep[0]].label, random)
            yield "</g>"

    def is_rim(self, border: MapBorder) -> bool:
        """Whether the board ends at a line; round an island there is the sea."""
        return OUTSIDE in border.between and self.sea is None

    def title(self, region: MapRegion) -> str:
        found = [self.words[word] for word in (region.terrain, *region.symbols) if word in self.words]
        return f"<title>{escape(', '.join([str(region.id), *found]))}</title>" if found else ""

    def shores(self, patch: Patch) -> list[MapBorder]:
        """The lines where land and water meet round a region."""
        out = []
        for border in self.map.borders:
            if patch.region.id in border.between and not self.is_rim(border):
                other = next(one for one in border.between if one != patch.region.id)
                wet = other == OUTSIDE or self.patches[other].ground.water
                if wet != patch.ground.water:
                    out.append(border)
        return out

    def water_lines(self, shore: str, colour: str) -> Iterator[str]:
        """Lines that follow the shore, as on old charts, and lighter shallows."""
        for reach, light in self.look.shallows:
            line, shallow = (
                mix(colour, "#27506a" if not self.look.dark else "#0c1c24", 0.34),
                mix(colour, "#ffffff", light),
            )
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
            paint, turn = random.choice(self.look.mottles), random.randrange(180)
            wide, high = random.randrange(28, 80), random.randrange(14, 40)
            yield (
                f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{wide}" ry="{high}" fill="{paint}" '
                f'opacity="0.05" transform="rotate({turn} {num(x)} {num(y)})"/>'
            )

    def borders(self) -> Iterator[str]:
        """Ink on every border; shores are a little heavier."""
        ink = self.look.ink
        yield f'<g fill="{ink}" stroke="{ink}" stroke-width="0.7" stroke-linejoin="round">'
        for index, border in enumerate(self.map.borders):
            if self.is_rim(border) or (OUTSIDE not in border.between and self.is_end(border)):
                continue
            one, other = (number == OUTSIDE or self.patches[number].ground.water for number in border.between)
            width = 3.6 if one != other else 2.5
            yield f'<path d="{ink_line(border.line, width, Random(f"{self.key}/line/{index}"))}"/>'
        yield "</g>"
        for index, border in enumerate(self.map.borders):
            if OUTSIDE not in border.between and self.is_end(border):
                colour = self.patches[border.between[0]].colour
                yield from depths.rapids(border.line, colour, Random(f"{self.key}/line/{index}"))

    def frame(self) -> Iterator[str]:
        """A double rule round each board, or round the sea, with a small lozenge at each corner."""
        frames = [(island.x, island.y, island.width, island.height) for island in self.islands]
        for place in frames if self.sea is None else [(0.0, 0.0, self.map.width, self.map.height)]:
            yield from self.one_frame(*place)

    def one_frame(self, left: float, top: float, wide: float, high: float) -> Iterator[str]:
        ink = self.look.frame
        for out, width in ((0.0, 2.4), (7.0, 1.2), (11.0, 2.4)):
            yield (
                f'<rect x="{num(left - out)}" y="{num(top - out)}" width="{num(wide + 2 * out)}" '
                f'height="{num(high + 2 * out)}" fill="none" stroke="{ink}" stroke-width="{width}"/>'
            )
        if self.look.rock:
            crystals = "".join(depths.corner_crystals(wide, high))
            yield (
                crystals
                if (left, top) == (0, 0)
                else f'<g transform="translate({num(left)},{num(top)})">{crystals}</g>'
            )
            return
        for x in (left - 9, left + wide + 9):
            for y in (top - 9, top + high + 9):
                yield (
                    f'<path d="M0,-10 10,0 0,10 -10,0Z" transform="translate({num(x)},{num(y)})" '
                    f'fill="#b5502f" stroke="{ink}" stroke-width="1.6"/>'
                )

    def motifs(self, patch: Patch) -> Iterator[str]:
        terrain, random = patch.region.terrain, patch.random
        if patch.ground.flows and self.look.rock:
            return
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
            mark = seal(self.look.seals.get(symbol, symbol))
            yield f'<g transform="translate({num(x)},{num(y)}) scale({self.scale * self.look.seal:.2f})">{mark}</g>'
        x, y = patch.label
        if patch.region.tribe and self.tribes:
            yield f'<g transform="translate({num(x)},{num(y - 4)}) scale({self.scale:.2f})">{self.look.tribe}</g>'
        x, y = patch.number
        size = max(14.0, 17 * self.scale) * self.look.seal
        y += 0.4 * (size - max(14.0, 17 * self.scale))
        style = (
            f'x="{num(x)}" y="{num(y)}" text-anchor="middle" font-size="{num(size)}" font-weight="700" '
            'font-family="Alegreya Sans, Gill Sans, Trebuchet MS, sans-serif"'
        )
        halo, ink = mix(patch.colour, "#ffffff", 0.45), mix(patch.colour, "#1d120a", 0.82)
        if self.look.dark:
            halo, ink = mix(patch.colour, "#000000", 0.6), "#e8dcc2"
        number = patch.region.id
        # Twice: a pale rim first, so that the digits can be read on any ground.
        yield f'<text {style} fill="{halo}" stroke="{halo}" stroke-width="4">{number}</text>'
        yield f'<text {style} fill="{ink}">{number}</text>'
