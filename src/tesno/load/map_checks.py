"""What can be wrong with a map that has the right shape, said so that its maker knows what to do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from tesno.load.map_model import OUTSIDE, MapDraft, MapFile
from tesno.load.outlines import inside, region_rings
from tesno.load.pictures import map_graph
from tesno.load.planar import Crossing, check_flat
from tesno.traits.where import nearest


@dataclass(frozen=True)
class MapWords:
    """What a box knows of maps; see `read_map`."""

    terrains: Collection[str] | None = None
    symbols: Collection[str] | None = None
    water: Collection[str] = ()
    entry_by_shore: bool = False
    closed: Collection[str] = ()
    entry_symbol: str = ""


@dataclass(frozen=True)
class Flaw:
    """One thing wrong in a map: the path of the key, what is wrong, what to do."""

    where: str
    problem: str
    hint: str = ""


def draft_flaws(draft: MapDraft) -> Iterator[Flaw]:
    """What must be right before anything can be derived."""
    for check in (number_flaws, neighbour_flaws, between_flaws):
        yield from check(draft)


def flaws(draft: MapDraft, map_file: MapFile, words: MapWords) -> Iterator[Flaw]:
    """Everything else, most basic first."""
    # Later checks rely on earlier ones.
    for check in (reach_flaws, edge_flaws):
        found = list(check(map_file))
        yield from found
        if found:
            return
    yield from word_flaws(map_file, words)
    yield from derived_flaws(draft, map_file, words)
    yield from outline_flaws(map_file) if map_file.borders else flat_flaws(map_file)


def number_flaws(draft: MapDraft) -> Iterator[Flaw]:
    """Ids are 1, 2, 3, … in order."""
    for index, region in enumerate(draft.regions):
        if region.id != index + 1:
            yield Flaw(f"regions.{index}.id", f"is {region.id}", f"ids run 1, 2, 3, …: expected {index + 1}")


def neighbour_flaws(draft: MapDraft) -> Iterator[Flaw]:
    """Neighbours exist, are named once, are others; all know each other, or each border is written once."""
    regions = draft.regions
    both_ways = any(
        region.id in regions[other - 1].neighbours
        for region in regions
        for other in region.neighbours
        if other <= len(regions) and other != region.id
    )
    for index, region in enumerate(regions):
        where = f"regions.{index}.neighbours"
        for other, times in Counter(region.neighbours).items():
            if other == region.id:
                yield Flaw(where, f"region {other} is its own neighbour")
            elif other > len(regions):
                yield Flaw(where, f"there is no region {other}", f"the map has {len(regions)}")
            elif times > 1:
                yield Flaw(where, f"region {other} is named {times} times")
            elif both_ways and region.id not in regions[other - 1].neighbours:
                problem = f"region {region.id} names {other}, but {other} does not name {region.id}"
                yield Flaw(where, problem, "neighbours must name each other, or every border is written once only")


def between_flaws(draft: MapDraft) -> Iterator[Flaw]:
    """Lines lie between regions that exist."""
    for index, border in enumerate(draft.borders):
        one, other = border.between
        if one >= other:
            yield Flaw(f"borders.{index}.between", f"is {[one, other]}", "name the smaller region first")
        elif other > len(draft.regions):
            hint = f"the map has {len(draft.regions)}"
            yield Flaw(f"borders.{index}.between", f"there is no region {other}", hint)


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


def entry_rule(
    draft: MapDraft, words: MapWords, near: dict[int, set[int]], edge: set[int]
) -> tuple[set[int] | None, str]:
    """Where races enter by the box's rule, in numbers and in words; None when the box has none."""
    wet = {region.id for region in draft.regions if region.terrain in words.water}
    closed = {region.id for region in draft.regions if region.terrain in words.closed}
    everywhere = set(near)
    if words.entry_symbol:
        marked = {region.id for region in draft.regions if words.entry_symbol in region.symbols}
        return marked, f"entries are the regions with the symbol {words.entry_symbol!r}"
    if words.water and words.entry_by_shore:
        land = everywhere - wet - closed
        shore = {one for one in land if near[one] & wet & edge}
        return land & edge | shore, "entries are land on the edge or on the shore of water that touches the edge"
    if words.closed:
        return edge - closed, "entries are the regions on the edge that can be held"
    return None, ""


def derived_flaws(draft: MapDraft, map_file: MapFile, words: MapWords) -> Iterator[Flaw]:
    """`coastal` and `entry`, where they are written, say what follows from terrains, neighbours and the edge."""
    near = {region.id: set(region.neighbours) for region in map_file.regions}
    edge = {region.id for region in map_file.regions if region.touches_edge}
    wet = {region.id for region in map_file.regions if region.terrain in words.water}
    entries, rule = entry_rule(draft, words, near, edge)
    for index, region in enumerate(map_file.regions):
        should = f"region {region.id}: should be"
        coastal = region.id not in wet and region.terrain not in words.closed and bool(near[region.id] & wet)
        if words.water and region.coastal != coastal:
            hint = "coastal is land next to water, and only that"
            yield Flaw(f"regions.{index}.coastal", f"{should} {str(coastal).lower()}", hint)
        if entries is not None and region.entry != (region.id in entries):
            yield Flaw(f"regions.{index}.entry", f"{should} {str(region.id in entries).lower()}", rule)
    if entries is not None and not entries:
        yield Flaw("regions", "no race could ever enter this map", rule)


def flat_flaws(map_file: MapFile) -> Iterator[Flaw]:
    """Without outlines the facts must be such that outlines can be drawn."""
    try:
        check_flat(map_graph(map_file))
    except Crossing as crossing:
        one, other = sorted(crossing.pair)
        if one == OUTSIDE:
            problem = f"region {other} can't touch the edge: other regions lie all round it"
            yield Flaw(f"regions.{other - 1}.touches_edge", problem, "a map lies flat on a table")
        else:
            problem = f"regions {one} and {other} can't be neighbours: their border would have to cross another"
            yield Flaw(f"regions.{one - 1}.neighbours", problem, "a map lies flat on a table")


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
        if region.label is not None and not inside(region.label, outline):
            yield Flaw(f"regions.{index}.label", f"region {region.id}: lies outside of its outline")


def pair_flaws(map_file: MapFile) -> Iterator[Flaw]:
    """Borders exist for the neighbours and for the edge, and for nothing else."""
    expected = {(OUTSIDE, region.id) for region in map_file.regions if region.touches_edge}
    for region in map_file.regions:
        expected |= {(region.id, other) for other in region.neighbours if region.id < other}
    for index, border in enumerate(map_file.borders):
        one, other = border.between
        if (one, other) not in expected:
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
