"""Reads and checks map files: the facts of a board, and where there are any the outlines of its regions."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from tesno.load.errors import ContentError
from tesno.load.sources import read_source
from tesno.traits.where import nearest

MOST_REGIONS = 62
OUTSIDE = 0  # stands for "not on the board" in a border's `between`

Point = tuple[float, float]
Ring = list[Point]

Word = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,30}$")]
Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_-]{0,60}$")]
RegionId = Annotated[int, Field(ge=1, le=MOST_REGIONS)]
Share = Annotated[float, Field(ge=0, le=1, allow_inf_nan=False)]
Place = Annotated[float, Field(ge=0, le=10_000, allow_inf_nan=False)]
Side = Literal["top", "right", "bottom", "left"]


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class MapRegion(_Model):
    """One region; `point` is a spot in it (as shares of the board), `label` the best place for tokens.

    `course` is the middle line of a river from one end to the other, for those who draw its outline.
    """

    id: RegionId
    terrain: Word
    symbols: tuple[Word, ...] = Field((), max_length=8)
    tribe: bool = False
    touches_edge: bool
    edge_sides: tuple[Side, ...] = Field((), max_length=4)
    entry: bool
    coastal: bool
    neighbours: tuple[RegionId, ...] = Field(min_length=1, max_length=MOST_REGIONS)
    point: tuple[Share, Share]
    area: Share | None = None
    course: tuple[tuple[Share, Share], ...] = Field((), max_length=60)
    label: tuple[Place, Place] | None = None


class MapBorder(_Model):
    """A line that two regions have in common; region 0 is the outside of the board."""

    between: tuple[Annotated[int, Field(ge=0, le=MOST_REGIONS)], RegionId]
    line: tuple[tuple[Place, Place], ...] = Field(min_length=2, max_length=2000)


class MapFile(_Model):
    """A whole map. Without `borders` it has facts only and cannot be drawn."""

    id: Id
    box: Id
    players: Annotated[int, Field(ge=1, le=8)]
    rounds: Annotated[int, Field(ge=1, le=20)]
    width: Annotated[float, Field(gt=0, le=10_000)]
    height: Annotated[float, Field(gt=0, le=10_000)]
    seed: Annotated[int, Field(ge=0, le=2**32)] | None = None
    official: bool = True  # a printed board, or one of our own or of a user's
    note: Annotated[str, Field(max_length=1000)] = ""
    regions: tuple[MapRegion, ...] = Field(min_length=1, max_length=MOST_REGIONS)
    borders: tuple[MapBorder, ...] = Field((), max_length=1000)


@dataclass(frozen=True)
class MapWords:
    """What a box knows of maps; see `read_map`."""

    terrains: Collection[str] | None = None
    symbols: Collection[str] | None = None
    water: Collection[str] = ()
    entry_by_shore: bool = False
    closed: Collection[str] = ()


@dataclass(frozen=True)
class Flaw:
    """One thing wrong in a map: the path of the key, what is wrong, what to do."""

    where: str
    problem: str
    hint: str = ""


def read_map(
    path: Path | str,
    *,
    terrains: Collection[str] | None = None,
    symbols: Collection[str] | None = None,
    water: Collection[str] = (),
    entry_by_shore: bool = False,
    closed: Collection[str] = (),
) -> MapFile:
    """The map in a file, checked.

    `terrains` and `symbols` are the words the box knows, `water` those of its terrains that make a coast,
    `closed` those that nobody can hold; what is not given is not checked. With `entry_by_shore` the entries must
    be the land on the edge and the land on the shore of water that touches the edge; otherwise, if there are
    closed terrains, everything on the edge that is not closed.
    """
    source = read_source(path)
    return parse_map(source.text, source.name, words=MapWords(terrains, symbols, water, entry_by_shore, closed))


def parse_map(text: str, file: Path | str, *, words: MapWords | None = None) -> MapFile:
    """The map in a text; `file` is only named in errors."""
    try:
        map_file = MapFile.model_validate_json(text, strict=True)
    except ValidationError as error:
        flaw = flaw_of(error)
        raise ContentError(file, flaw.where, flaw.problem, flaw.hint) from error
    for flaw in flaws(map_file, words or MapWords()):
        raise ContentError(file, flaw.where, flaw.problem, flaw.hint)
    return map_file


def flaw_of(error: ValidationError) -> Flaw:
    """The most helpful of pydantic's complaints: a mistyped key rather than the key missing because of it."""
    found = sorted(error.errors(include_url=False), key=lambda item: item["type"] != "extra_forbidden")[0]
    where = ".".join(map(str, found["loc"]))
    if found["type"] == "extra_forbidden":
        key = str(found["loc"][-1])
        return Flaw(where, f"unknown key {key!r}", nearest(key, known_keys(found["loc"])))
    if found["type"] == "missing":
        return Flaw(where, "missing")
    if found["type"] == "literal_error":
        word = str(found["input"])
        return Flaw(where, f"unknown word {word!r}", nearest(word, list(get_args(Side))))
    return Flaw(where, found["msg"][:1].lower() + found["msg"][1:])


def known_keys(loc: Sequence[str | int]) -> list[str]:
    """The keys that are right in the place of a wrong one."""
    models: dict[str | int, type[BaseModel]] = {"regions": MapRegion, "borders": MapBorder}
    model = models.get(loc[0], MapFile) if len(loc) > 1 else MapFile
    return list(model.model_fields)


# --- checks ------------------------------------------------------------------------------------------------


def flaws(map_file: MapFile, words: MapWords) -> Iterator[Flaw]:
    """Everything wrong with a map that has the right shape, most basic first."""
    # Later checks rely on earlier ones: a region that does not exist cannot be asked for its neighbours.
    for check in (number_flaws, neighbour_flaws, reach_flaws, edge_flaws):
        found = list(check(map_file))
        yield from found
        if found:
            return
    yield from word_flaws(map_file, words)
    yield from derived_flaws(map_file, words)
    if map_file.borders:
        yield from outline_flaws(map_file)


def number_flaws(map_file: MapFile) -> Iterator[Flaw]:
    """Ids are 1, 2, 3, … in order."""
    for index, region in enumerate(map_file.regions):
        if region.id != index + 1:
            yield Flaw(f"regions.{index}.id", f"is {region.id}", f"ids run 1, 2, 3, …: expected {index + 1}")


def neighbour_flaws(map_file: MapFile) -> Iterator[Flaw]:
    """Neighbours exist, are named once, are others, and know each other."""
    regions = map_file.regions
    for index, region in enumerate(regions):
        where = f"regions.{index}.neighbours"
        for other, times in Counter(region.neighbours).items():
            if other == region.id:
                yield Flaw(where, f"region {other} is its own neighbour")
            elif other > len(regions):
                yield Flaw(where, f"there is no region {other}", f"the map has {len(regions)}")
            elif times > 1:
                yield Flaw(where, f"region {other} is named {times} times")
            elif region.id not in regions[other - 1].neighbours:
                problem = f"region {region.id} names {other}, but {other} does not name {region.id}"
                yield Flaw(where, problem, "neighbours must name each other")


def reach_flaws(map_file: MapFile) -> Iterator[Flaw]:
    """Every region can be reached from region 1."""
    seen, todo = {1}, [1]
    while todo:
        for other in map_file.regions[todo.pop() - 1].neighbours:
            if other not in seen:
                seen.add(other)
                todo.append(other)
    lost = [region.id for region in map_file.regions if region.id not in seen]
    if lost:
        yield Flaw(f"regions.{lost[0] - 1}.neighbours", f"regions {lost} cannot be reached from region 1")


def edge_flaws(map_file: MapFile) -> Iterator[Flaw]:
    """Some region touches the edge, and stated sides agree with that."""
    if not any(region.touches_edge for region in map_file.regions):
        yield Flaw("regions", "no region touches the edge", "set touches_edge where the board ends")
    stated = any(region.edge_sides for region in map_file.regions)
    for index, region in enumerate(map_file.regions):
        if stated and region.touches_edge != bool(region.edge_sides):
            yield Flaw(f"regions.{index}.edge_sides", f"region {region.id}: does not agree with touches_edge")


def word_flaws(map_file: MapFile, words: MapWords) -> Iterator[Flaw]:
    """Terrains and symbols are words of the box."""
    for index, region in enumerate(map_file.regions):
        if words.terrains is not None and region.terrain not in words.terrains:
            hint = nearest(region.terrain, sorted(words.terrains))
            yield Flaw(f"regions.{index}.terrain", f"unknown terrain {region.terrain!r}", hint)
        for place, symbol in enumerate(region.symbols if words.symbols is not None else ()):
            known = words.symbols or ()
            if symbol not in known:
                hint = nearest(symbol, sorted(known))
                yield Flaw(f"regions.{index}.symbols.{place}", f"unknown symbol {symbol!r}", hint)


def derived_flaws(map_file: MapFile, words: MapWords) -> Iterator[Flaw]:
    """`coastal` and `entry` say what follows from the terrains, the neighbours and the edge."""
    wet = {region.id for region in map_file.regions if region.terrain in words.water}
    open_water = {one for one in wet if map_file.regions[one - 1].touches_edge}
    for index, region in enumerate(map_file.regions):
        near, closed = set(region.neighbours), region.terrain in words.closed
        land = region.id not in wet and not closed
        should = f"region {region.id}: should be"
        coastal = land and bool(near & wet)
        if words.water and region.coastal != coastal:
            hint = "coastal is land next to water, and only that"
            yield Flaw(f"regions.{index}.coastal", f"{should} {str(coastal).lower()}", hint)
        if words.water and words.entry_by_shore:
            entry = land and (region.touches_edge or bool(near & open_water))
            hint = "entries are land on the edge or on the shore of water that touches the edge"
        elif words.closed:
            entry = region.touches_edge and not closed
            hint = "entries are the regions on the edge that can be held"
        else:
            continue
        if region.entry != entry:
            yield Flaw(f"regions.{index}.entry", f"{should} {str(entry).lower()}", hint)


def outline_flaws(map_file: MapFile) -> Iterator[Flaw]:
    """The outlines show exactly the adjacency of the facts, closed, with the label inside."""
    found = [*pair_flaws(map_file), *line_flaws(map_file)]
    yield from found
    if found:
        return
    for index, region in enumerate(map_file.regions):
        try:
            outline = region_rings(map_file, region.id)
        except ValueError as error:
            yield Flaw("borders", f"region {region.id}: {error}", "its lines must join end to end")
            continue
        if region.label is None:
            yield Flaw(f"regions.{index}.label", "missing", "a map with borders needs a place for tokens")
        elif not inside(region.label, outline):
            yield Flaw(f"regions.{index}.label", f"region {region.id}: lies outside of its outline")


def pair_flaws(map_file: MapFile) -> Iterator[Flaw]:
    """Borders exist for the neighbours and for the edge, and for nothing else."""
    expected = {(OUTSIDE, region.id) for region in map_file.regions if region.touches_edge}
    for region in map_file.regions:
        expected |= {(region.id, other) for other in region.neighbours if region.id < other}
    for index, border in enumerate(map_file.borders):
        one, other = border.between
        if one >= other:
            yield Flaw(f"borders.{index}.between", f"is {[one, other]}", "name the smaller region first")
        elif (one, other) not in expected:
            problem = f"{one} and {other} are no neighbours"
            if one == OUTSIDE:
                problem = f"region {other} does not touch the edge"
            yield Flaw(f"borders.{index}.between", problem, "the facts and the outlines must agree")
    for one, other in sorted(expected - {border.between for border in map_file.borders}):
        what = f"region {other} touches the edge" if one == OUTSIDE else f"{one} and {other} are neighbours"
        yield Flaw("borders", f"{what}, but there is no line between {[one, other]}")


def line_flaws(map_file: MapFile) -> Iterator[Flaw]:
    """Lines stay on the board and go somewhere."""
    for index, border in enumerate(map_file.borders):
        where = f"borders.{index}.line"
        if any(x > map_file.width or y > map_file.height for x, y in border.line):
            yield Flaw(where, f"leaves the board of {map_file.width} × {map_file.height}")
        if any(here == there for here, there in zip(border.line, border.line[1:], strict=False)):
            yield Flaw(where, "stands still: the same point twice in a row")


# --- outlines ----------------------------------------------------------------------------------------------


def rings(map_file: MapFile) -> dict[int, list[Ring]]:
    """Each region's outline: the outer ring first, clockwise on a screen, then holes the other way round.

    The first point is not repeated at the end. Empty for a map without outlines.
    """
    if not map_file.borders:
        return {}
    return {region.id: region_rings(map_file, region.id) for region in map_file.regions}


def region_rings(map_file: MapFile, region: int) -> list[Ring]:
    """The rings of one region; ValueError when its lines do not close."""
    found = join([border.line for border in map_file.borders if region in border.between])
    found.sort(key=lambda ring: -abs(turning(ring)))
    return [ring if (turning(ring) > 0) == (index == 0) else ring[::-1] for index, ring in enumerate(found)]


def join(lines: Iterable[Sequence[Point]]) -> list[Ring]:
    """Closed rings from lines in any order and direction."""
    rest = dict(enumerate(lines))
    ends: defaultdict[Point, list[int]] = defaultdict(list)
    for number, line in rest.items():
        ends[line[0]].append(number)
        ends[line[-1]].append(number)
    out = []
    while rest:
        _, line = rest.popitem()
        ring = list(line)
        while ring[-1] != ring[0]:
            onward = [one for one in ends[ring[-1]] if one in rest]
            if not onward:
                raise ValueError(f"the outline is open at {list(ring[-1])}")
            line = rest.pop(onward[0])
            ring += line[1:] if line[0] == ring[-1] else line[-2::-1]
        out.append(ring[:-1])
    return out


def turning(ring: Sequence[Point]) -> float:
    """Twice the signed area; positive is clockwise on a screen, where y grows downward."""
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in sides_of(ring))


def sides_of(ring: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """The ring's segments, the closing one included."""
    return zip(ring, [*ring[1:], ring[0]], strict=True)


def inside(point: Point, outline: Iterable[Sequence[Point]]) -> bool:
    """Whether a point lies within rings, holes left out (crossings to its right are odd)."""
    x, y = point
    odd = False
    for ring in outline:
        for (x0, y0), (x1, y1) in sides_of(ring):
            if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
                odd = not odd
    return odd
