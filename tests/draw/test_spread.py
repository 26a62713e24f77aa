"""Boards on one picture: side by side, of one measure, as framed boards or as islands."""

from __future__ import annotations

import math
import re
from itertools import combinations
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
import shapely
from tests.isles import SIZES, isles

from tesno.draw import board_svg, spread
from tesno.draw.marks import seal
from tesno.load.boxes import draws_for, load_box, map_of
from tesno.load.maps import MapFile, rings
from tesno.load.pictures import drawable

SVG = "{http://www.w3.org/2000/svg}"


def board(id: str) -> MapFile:
    return map_of("isles", id)


@pytest.mark.parametrize(
    "boards", ["l1a", "l1a s1a", "l1a m1b s2a", "l1a m1a m2b s1a", "l1a l2b m1a s1a s2a", "s1a l1a"]
)
def test_boards_lie_side_by_side(boards: str, tmp_path: Path) -> None:
    with isles(tmp_path):
        parts = tuple(board(id) for id in boards.split())
        laid = spread(parts)
        picture = board_svg(*parts)
    whole = laid.whole
    assert whole.id == boards
    assert [island.count for island in laid.islands] == [SIZES[part.size or ""] for part in parts]
    assert [region for island in laid.islands for region in island.regions] == [region.id for region in whole.regions]
    places = [
        shapely.box(island.x, island.y, island.x + island.width, island.y + island.height) for island in laid.islands
    ]
    for one, other in combinations(places, 2):
        assert one.distance(other) > 60
    assert shapely.box(0, 0, whole.width, whole.height).buffer(1).covers(shapely.union_all(places))
    # Neither a tower nor a ribbon.
    assert 0.6 < whole.width / whole.height < 3.2
    shapes = {one: shapely.Polygon(outline[0], outline[1:]) for one, outline in rings(whole).items()}
    for place, island in zip(places, laid.islands, strict=True):
        assert all(place.buffer(1).covers(shapes[region]) for region in island.regions)
    # A region is about as large on every board.
    sides = [math.sqrt(sum(shapes[region].area for region in island.regions) / island.count) for island in laid.islands]
    assert max(sides) / min(sides) < 1.02
    for region in whole.regions:
        assert region.label is not None
        assert shapes[region.id].contains(shapely.Point(region.label))
    tree = ElementTree.fromstring(picture)
    ids = [element.attrib["id"] for element in tree.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert not any(" " in id for id in ids)
    numbers = {text for element in tree.iter(f"{SVG}text") for text in element.itertext()}
    assert numbers == {str(region.id) for region in whole.regions}


def rounded(map_file: MapFile) -> MapFile:
    """The same board as an island: its square is drawn in to a disc."""
    drawn = drawable(map_file)
    middle = drawn.width / 2, drawn.height / 2

    def moved(point: tuple[float, float]) -> tuple[float, float]:
        x, y = (point[0] - middle[0]) / middle[0], (point[1] - middle[1]) / middle[1]
        across, down = 0.9 * x * math.sqrt(1 - y * y / 2), 0.9 * y * math.sqrt(1 - x * x / 2)
        return round(middle[0] * (1 + across), 1), round(middle[1] * (1 + down), 1)

    borders = tuple(
        border.model_copy(update={"line": tuple(moved(point) for point in border.line)}) for border in drawn.borders
    )
    regions = tuple(region.model_copy(update={"label": None, "point": None}) for region in drawn.regions)
    return drawn.model_copy(update={"borders": borders, "regions": regions})


def test_islands_lie_in_a_sea(tmp_path: Path) -> None:
    with isles(tmp_path):
        framed = board("l1a"), board("s1a")
        islands = tuple(rounded(part) for part in framed)
    assert all(island.framed for island in spread(framed).islands)
    laid = spread(islands)
    assert not any(island.framed for island in laid.islands)
    whole = shapely.box(0, 0, laid.whole.width, laid.whole.height)
    coasts = [shapely.Polygon(ring) for island in laid.islands for ring in island.coast]
    assert all(whole.contains(coast) for coast in coasts)
    assert coasts[0].distance(coasts[1]) > 60
    frames = [len(re.findall(r'<rect [^>]*stroke-width="1.2"/>', board_svg(*parts))) for parts in (framed, islands)]
    # One frame round each board, or one round the sea.
    assert frames[0] == frames[1] + 1


def test_tribes_can_be_left_out() -> None:
    part = map_of("base", "base-2")
    assert board_svg(part, tribes=False) != board_svg(part)
    bare = part.model_copy(
        update={"regions": tuple(region.model_copy(update={"tribe": False}) for region in part.regions)}
    )
    assert board_svg(part, tribes=False) == board_svg(bare)


def warcraft_layouts() -> list[tuple[str, ...]]:
    """The fixed layouts and a few of those that can be drawn for each number of players."""
    files = load_box("warcraft")
    found = [layout.boards for layout in files.layouts.values()]
    for players in sorted(files.boards):
        drawn = list(draws_for(files, players))
        found += Random(players).sample(drawn, 2)
    return found


@pytest.mark.parametrize("ids", warcraft_layouts(), ids=" ".join)
def test_continents_lie_in_one_sea(ids: tuple[str, ...]) -> None:
    parts = tuple(map_of("warcraft", id) for id in ids)
    laid = spread(parts)
    sheet = shapely.box(0, 0, laid.whole.width, laid.whole.height)
    coasts = [shapely.Polygon(ring) for island in laid.islands for ring in island.coast]
    assert len(coasts) == len(parts)
    names = [shapely.box(*island.name) for island in laid.islands if island.name]
    assert len(names) == len(parts)
    # Nothing is cut off, and water is between any two of them, wide enough for their surf.
    assert all(sheet.contains(coast.buffer(45)) for coast in coasts)
    assert all(sheet.contains(name) for name in names)
    for one, other in combinations(coasts, 2):
        assert one.distance(other) > 80
    # A name is nearer to its own island than to any other, and touches nothing.
    for index, name in enumerate(names):
        assert name.distance(coasts[index]) > 40
        assert min(range(len(coasts)), key=lambda which: name.distance(coasts[which])) == index
        assert not any(name.intersects(other) for other in names if other is not name)
    # The page shows one continent by its rectangle.
    for island, coast, name in zip(laid.islands, coasts, names, strict=True):
        rectangle = shapely.box(island.x, island.y, island.x + island.width, island.y + island.height).buffer(1)
        assert rectangle.contains(coast)
        assert rectangle.contains(name)
    assert 1.3 < laid.whole.width / laid.whole.height < 3.2


def test_names_are_drawn_if_they_are_told() -> None:
    parts = tuple(map_of("warcraft", id) for id in ("l1a", "s1a"))
    picture = board_svg(*parts, names=["Wyspa <1>", ""])
    texts = {text for element in ElementTree.fromstring(picture).iter(f"{SVG}text") for text in element.itertext()}
    assert texts - {str(region.id) for region in spread(parts).whole.regions} == {"Wyspa <1>"}


def test_magic_of_islands_has_a_mark_of_its_own() -> None:
    assert seal("spiral") != seal("magic")
    island, land = map_of("warcraft", "l1a"), map_of("base", "base-2")
    assert seal("spiral") in board_svg(island)
    assert seal("magic") not in board_svg(island)
    assert seal("magic") in board_svg(land)


def test_a_picture_never_changes() -> None:
    part = map_of("warcraft", "s1a")
    assert board_svg(part) == board_svg(part)
