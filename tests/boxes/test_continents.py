"""The twelve continents of our own: every one within the limits of the box, and so is every set that can be drawn."""

from __future__ import annotations

import statistics
from collections import Counter
from functools import cache
from itertools import combinations, product
from pathlib import Path
from xml.etree import ElementTree

import pytest
import shapely
from tools.make_continents import SIDES as DESIGNS
from tools.make_continents import made

import tesno.boxes
from tesno.cartography.drawing import drawing_of
from tesno.cartography.facts import Facts, customs_of
from tesno.cartography.worth import entry_worth
from tesno.draw import board_svg
from tesno.draw.looks import ISLES, SUNNY, look_of
from tesno.draw.marks import SHELL, seal
from tesno.load.maps import MapFile, MapRegion, parse_map, rings

FOLDER = Path(next(iter(tesno.boxes.__path__))) / "warcraft" / "maps"
BOARDS = ("l1", "l2", "m1", "m2", "s1", "s2")
SIDES = tuple(f"{board}{side}" for board in BOARDS for side in "ab")
LAND = {"L": 11, "M": 9, "S": 7}
MOUNTAINS = {"L": 3, "M": 2, "S": 1}
MURLOCS = {"L": 4, "M": 3, "S": 2}
MOST_WATER = {"L": 4, "M": 3, "S": 3}
SETS = {2: "LS", 3: "LMS", 4: "LMMS", 5: "LLMSS"}
MOST_REGIONS = 62
CUSTOMS = customs_of("warcraft")


@cache
def side(id: str) -> MapFile:
    return parse_map((FOLDER / f"{id}.json").read_text("utf-8"), f"{id}.json", words=CUSTOMS.words)


def land(map_file: MapFile) -> list[MapRegion]:
    return [region for region in map_file.regions if region.terrain not in ("sea", "lake")]


def regions_with(map_file: MapFile, symbol: str) -> list[MapRegion]:
    return [region for region in map_file.regions if symbol in region.symbols]


def possible_sets(players: int) -> list[tuple[str, ...]]:
    """All sets of sides: boards of the sizes of W1, either side up, never both sides of one board."""
    sizes = Counter(SETS[players])
    boards = [combinations([board for board in BOARDS if board[0] == size.lower()], sizes[size]) for size in "LMS"]
    return [
        tuple(f"{board}{face}" for board, face in zip(chosen, faces, strict=True))
        for parts in product(*boards)
        for chosen in [tuple(board for part in parts for board in part)]
        for faces in product("ab", repeat=len(chosen))
    ]


def test_there_are_two_sides_of_two_boards_of_each_size() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(SIDES) == set(DESIGNS)
    for id in SIDES:
        assert (side(id).id, side(id).box) == (id, "warcraft")
        assert (side(id).size, side(id).sheet) == (id[0].upper(), id[:2])
        assert not side(id).official


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_every_side_has_a_name_of_its_own(language: str) -> None:
    names = [getattr(side(id).name, language) for id in SIDES]
    assert all(names)
    assert len(set(names)) == len(SIDES)


@pytest.mark.rule("W7")
@pytest.mark.parametrize("id", SIDES)
def test_land_water_mountains_and_murlocs(id: str) -> None:
    board, size = side(id), id[0].upper()
    assert len(land(board)) == LAND[size]
    assert len(board.regions) - LAND[size] <= MOST_WATER[size]
    assert sum(region.terrain == "mountain" for region in board.regions) == MOUNTAINS[size]
    assert sum(region.tribe for region in board.regions) == MURLOCS[size]
    assert {region.terrain for region in land(board)} == {"fields", "forest", "hills", "swamp", "mountain"}


@pytest.mark.parametrize("id", SIDES)
def test_symbols_lie_where_they_may(id: str) -> None:
    board = side(id)
    dry = {region.id for region in land(board)}
    (find,) = regions_with(board, "find")
    anchors = regions_with(board, "anchor")
    assert len(anchors) >= 2
    assert regions_with(board, "magic")
    assert regions_with(board, "dungeon")
    assert "anchor" not in find.symbols
    assert "magic" not in find.symbols
    for region in board.regions:
        assert region.id in dry or not (region.symbols or region.tribe)
        assert region.entry == ("anchor" in region.symbols)
    for anchor in anchors:
        assert anchor.touches_edge


@pytest.mark.parametrize("id", SIDES)
def test_fields_have_several_neighbours(id: str) -> None:
    dry = {region.id for region in land(side(id))}
    fields = [region for region in side(id).regions if region.terrain == "fields"]
    assert all(len(dry & set(region.neighbours)) >= 3 for region in fields)


def test_some_sides_have_water_and_some_have_none() -> None:
    wet = {id for id in SIDES if len(land(side(id))) < len(side(id).regions)}
    assert 3 <= len(wet) <= 10
    terrains = {region.terrain for id in SIDES for region in side(id).regions}
    assert {"sea", "lake"} <= terrains


@pytest.mark.rule("W1")
@pytest.mark.parametrize("players", SETS)
def test_every_set_has_magic_and_dungeons_and_stays_within_the_largest_map(players: int) -> None:
    found = possible_sets(players)
    assert len(found) == {2: 16, 3: 64, 4: 64, 5: 64}[players]
    for ids in found:
        boards = [side(id) for id in ids]
        assert len(boards) == players
        assert sum(len(regions_with(board, "magic")) for board in boards) >= 2
        assert sum(bool(regions_with(board, "dungeon")) for board in boards) >= 2
        assert sum(len(board.regions) for board in boards) <= MOST_REGIONS


@pytest.mark.parametrize("id", SIDES)
def test_anchors_are_of_equal_worth_on_every_side(id: str) -> None:
    """So it matters little which continents are drawn."""
    worth = entry_worth(Facts.of_map(side(id), CUSTOMS))
    others = [value for other in SIDES for value in entry_worth(Facts.of_map(side(other), CUSTOMS)).values()]
    assert all(abs(value / statistics.mean(others) - 1) < 0.06 for value in worth.values())


@pytest.mark.parametrize("id", SIDES)
def test_a_side_is_an_island_that_can_be_read(id: str) -> None:
    board = side(id)
    shapes = {region: shapely.Polygon(outline[0], outline[1:]) for region, outline in rings(board).items()}
    assert shapely.coverage_is_valid(list(shapes.values()))
    island = shapely.union_all(list(shapes.values()))
    assert isinstance(island, shapely.Polygon)
    assert not island.interiors
    left, top, right, bottom = island.bounds
    assert min(left, top, board.width - right, board.height - bottom) > 40
    assert not drawing_of(board).flaw()
    assert min(shape.room for shape in drawing_of(board).regions.values()) > 55


@pytest.mark.slow
def test_a_side_can_be_made_again() -> None:
    """Its facts exactly, its lines but for how a machine rounds."""
    again = parse_map(made("s1a"), "s1a.json", words=CUSTOMS.words)
    stored = side("s1a")
    assert again.name == stored.name
    for one, other in zip(again.regions, stored.regions, strict=True):
        assert (one.terrain, one.symbols, one.tribe) == (other.terrain, other.symbols, other.tribe)
        assert one.neighbours == other.neighbours
    for mine, theirs in zip(again.borders, stored.borders, strict=True):
        assert mine.between == theirs.between
        assert shapely.hausdorff_distance(shapely.LineString(mine.line), shapely.LineString(theirs.line)) < 3


def test_no_two_sides_are_alike() -> None:
    facts = {
        id: tuple((region.terrain, region.neighbours, region.symbols, region.tribe) for region in side(id).regions)
        for id in SIDES
    }
    assert len(set(facts.values())) == len(SIDES)
    mixes = Counter(tuple(sorted(Counter(region.terrain for region in side(id).regions).items())) for id in SIDES)
    assert max(mixes.values()) == 1


def test_islands_are_drawn_together_in_their_own_look() -> None:
    picture = board_svg(side("l1a"), side("m1a"), side("s1a"))
    ElementTree.fromstring(picture)
    assert ISLES.open_sea in picture
    assert ISLES.grounds["fields"].colour != SUNNY.grounds["farmland"].colour
    assert picture.count(SHELL) == 4 + 3 + 2
    for symbol, often in (("anchor", 3 + 3 + 2), ("find", 3)):
        assert picture.count(seal(symbol)) == often
    for id in SIDES:
        assert look_of([region.terrain for region in side(id).regions]) is ISLES
