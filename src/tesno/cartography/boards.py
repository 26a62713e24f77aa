"""Bare rectangular boards: where the waters and chasms lie, and how many regions are left to be furnished."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

import networkx as nx
import numpy as np
import shapely

from tesno.cartography.facts import Customs, Facts
from tesno.cartography.geometry import Floats, Region
from tesno.cartography.recipes import Recipe
from tesno.cartography.rim import SIDES
from tesno.cartography.sketch import Sketch, Unfit, sketch, spread_sites

BEND_POINTS: Final = 7  # of a river's course, per reach
WATER_TRIES: Final = 8  # ways of laying out the waters of one sketch
RIVER_SITES: Final = 55.0  # distance of the sites along a river
Share = tuple[float, float]


@dataclass(frozen=True)
class Bare:
    """A sketch with the terrains that are placed first, and its facts so far."""

    sketch: Sketch
    facts: Facts
    courses: dict[int, list[Share]]  # of rivers, as shares of the board


def bare_board(recipe: Recipe, customs: Customs, random: np.random.Generator) -> Bare:
    """A board with its waters and chasms. Raises Unfit when this draw makes no good one."""
    frame = shapely.box(0, 0, recipe.width, recipe.height)
    courses = river_courses(recipe, random) if recipe.rivers else []
    stream, reaches = river_sites(courses, np.array([recipe.width, recipe.height]))
    cells = sum(recipe.order.terrains.values()) + sum(recipe.seas) + sum(recipe.lakes) + sum(recipe.chasms)
    sites = spread_sites(frame, cells, random, stream)
    first = recipe.rivers + 1
    owners = [*reaches, *range(first, first + cells)]
    draft = sketch(frame, sites, owners)
    for _ in range(WATER_TRIES):
        try:
            groups = placed_first(recipe, draft, random)
            groups |= {(reach,): "river" for reach in range(1, first)}
            merged = merge(groups, owners)
            order = by_rows(sites, merged.owners, recipe.height / 6)
            made = sketch(frame, sites, [order[owner] for owner in merged.owners])
            facts = bare_facts(made, {order[owner]: word for owner, word in merged.terrains.items()}, customs)
        except Unfit:
            continue
        return Bare(made, facts, {order[reach + 1]: course for reach, course in enumerate(courses)})
    raise Unfit("no room for its waters and chasms")


@dataclass(frozen=True)
class Merged:
    """Sites' owners after several cells became one region."""

    owners: list[int]
    terrains: dict[int, str]


def merge(groups: dict[tuple[int, ...], str], owners: Sequence[int]) -> Merged:
    """Joins the cells of each group under the group's first number."""
    head: dict[int, int] = {}
    terrains = {}
    for members, terrain in groups.items():
        terrains[members[0]] = terrain
        head |= dict.fromkeys(members, members[0])
    return Merged([head.get(owner, owner) for owner in owners], terrains)


def placed_first(recipe: Recipe, draft: Sketch, random: np.random.Generator) -> dict[tuple[int, ...], str]:
    """Cells for the seas, lakes and chasms, none next to another."""
    near, rim = draft.neighbours(), draft.rim()
    rivers = set(range(1, recipe.rivers + 1))
    inland = set(near) - rim
    taken: set[int] = set()
    found: dict[tuple[int, ...], str] = {}
    wanted = [
        *(("sea", count, rim) for count in recipe.seas),
        *(("lake", count, inland) for count in recipe.lakes),
        *(("chasm", 1, rim) for _ in range(recipe.chasms[0])),
        *(("chasm", 1, inland) for _ in range(recipe.chasms[1])),
    ]
    for terrain, count, where in wanted:
        group = pick(near, where - rivers, taken, count, random)
        taken |= set(group)
        found[group] = terrain
    return found


def pick(
    near: dict[int, list[int]], where: Collection[int], taken: set[int], count: int, random: np.random.Generator
) -> tuple[int, ...]:
    """So many cells that hang together, away from those taken."""
    free = sorted(cell for cell in where if cell not in taken and not taken & set(near[cell]))
    if not free:
        raise Unfit("no room for water and chasms")
    group = [int(random.choice(free))]
    while len(group) < count:
        more = sorted({other for cell in group for other in near[cell] if other in free} - set(group))
        if not more:
            raise Unfit("no room for a wide sea")
        group.append(int(random.choice(more)))
    return tuple(group)


def by_rows(sites: Floats, owners: Sequence[int], row: float) -> dict[int, int]:
    """New numbers for the regions, as one reads: from the top, from the left."""
    middle = {
        owner: sites[[place for place, other in enumerate(owners) if other == owner]].mean(axis=0)
        for owner in set(owners)
    }
    read = sorted(middle, key=lambda owner: (int(middle[owner][1] // row), float(middle[owner][0])))
    return {owner: number for number, owner in enumerate(read, 1)}


def bare_facts(made: Sketch, terrains: dict[int, str], customs: Customs) -> Facts:
    """The facts of a sketch with some terrains. Raises Unfit when land would be cut off or hang by a thread."""
    near = made.neighbours()
    count = len(near) + 1
    facts = Facts(
        near=[(), *(tuple(near[region]) for region in sorted(near))],
        terrain=[terrains.get(region, "") for region in range(count)],
        symbols=[()] * count,
        tribe=[False] * count,
        entry=[False] * count,
        customs=customs,
    )
    ways = facts.ways()
    if not nx.is_connected(ways) or min(degree for _, degree in ways.degree()) < 2:
        raise Unfit("land that is cut off")
    rim = made.rim()
    open_water = {region for region in rim if facts.terrain[region] in customs.words.water}
    for region in facts.numbers:
        shore = customs.words.entry_by_shore and open_water & set(facts.near[region])
        facts.entry[region] = not facts.closed(region) and bool(region in rim or shore)
    return facts


def river_courses(recipe: Recipe, random: np.random.Generator) -> list[list[Share]]:
    """A stream from edge to edge in reaches: across a small board, along a large one."""
    count = recipe.rivers * BEND_POINTS
    way = np.linspace(0.0, 1.0, count + 1)
    sway = np.zeros(count + 1)
    for bends in (1.0, 2.0, 3.5):
        sway += random.uniform(0.3, 1.0) / bends * np.sin(np.pi * bends * way + random.uniform(0, 2 * np.pi))
    along = recipe.rivers > 3
    aside = random.uniform(0.4, 0.6) + (0.11 if along else 0.055) * sway
    points = [(float(round(x, 4)), float(round(y, 4))) for x, y in zip(way, aside, strict=True)]
    if not along:
        points = [(y, x) for x, y in points]
    return [points[reach * BEND_POINTS : (reach + 1) * BEND_POINTS + 1] for reach in range(recipe.rivers)]


def river_sites(courses: Sequence[Sequence[Share]], size: Floats) -> tuple[Floats, list[int]]:
    """Sites along the stream and the reach (from 1) that each belongs to."""
    sites, reaches = [np.empty((0, 2))], []
    for reach, course in enumerate(courses, 1):
        line = shapely.LineString(np.array(course) * size)
        count = max(3, round(line.length / RIVER_SITES))
        places = (np.arange(count) + 0.5) / count
        sites.append(shapely.get_coordinates(shapely.line_interpolate_point(line, places, normalized=True)))
        reaches += [reach] * count
    return np.concatenate(sites), reaches


def with_volcanoes(facts: Facts, count: int, random: np.random.Generator) -> Facts:
    """The facts with a volcano's spot in so many chasms."""
    chasms = [region for region in facts.numbers if facts.terrain[region] == "chasm"]
    spots = set(map(int, random.permutation(chasms)[:count]))
    symbols = [("volcano",) if region in spots else old for region, old in enumerate(facts.symbols)]
    return replace(facts, symbols=symbols)


def records(bare: Bare, facts: Facts, width: float, height: float) -> list[Region]:
    """The regions of a map file, without outlines."""
    made, out = bare.sketch, []
    rim = made.rim()
    for region in facts.numbers:
        record: Region = {
            "id": region,
            "terrain": facts.terrain[region],
            "symbols": list(facts.symbols[region]),
            "tribe": facts.tribe[region],
            "touches_edge": region in rim,
            "edge_sides": sides_touched(made.cells[region], width, height),
            "entry": facts.entry[region],
            "coastal": is_coastal(facts, region),
            "neighbours": list(facts.near[region]),
            "point": point_of(made.cells[region], width, height),
        }
        if region in bare.courses:
            record["course"] = [list(place) for place in bare.courses[region]]
            record["point"] = record["course"][len(record["course"]) // 2]
        out.append(record)
    return out


def is_coastal(facts: Facts, region: int) -> bool:
    """Land next to water."""
    water = facts.customs.words.water
    closed = facts.terrain[region] in facts.customs.words.closed
    wet = facts.terrain[region] in water
    return not wet and not closed and any(facts.terrain[other] in water for other in facts.near[region])


def point_of(cell: shapely.Polygon, width: float, height: float) -> list[float]:
    """The middle of the widest place of a cell, as shares of the board."""
    x, y = shapely.maximum_inscribed_circle(cell, tolerance=1.0).coords[0]
    return [round(float(x) / width, 4), round(float(y) / height, 4)]


def sides_touched(cell: shapely.Polygon, width: float, height: float) -> list[str]:
    """The sides of the board that a cell lies on."""
    left, top, right, bottom = cell.bounds
    touched = dict(zip(SIDES, (top < 0.5, right > width - 0.5, bottom > height - 0.5, left < 0.5), strict=True))
    return [side for side in SIDES if touched[side]]
