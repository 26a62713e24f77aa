"""Maps: our own files are sound, their outlines show the facts exactly, and broken maps are explained."""

from __future__ import annotations

import copy
import json
import xml.etree.ElementTree as ElementTree
from collections import Counter
from functools import cache
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import shapely

import tesno.boxes
from tesno.draw import board_svg
from tesno.load.errors import ContentError
from tesno.load.maps import MapFile, MapWords, inside, join, parse_map, read_map, rings
from tesno.load.sources import LARGEST_FILE

BOXES = Path(next(iter(tesno.boxes.__path__)))
SIZES = {
    "base-2": 23,
    "base-3": 30,
    "base-4": 39,
    "base-5": 48,
    "underground-2": 28,
    "underground-3": 33,
    "underground-4": 44,
    "underground-5": 55,
}
WORDS = MapWords(
    terrains=("farmland", "forest", "hill", "swamp", "mountain", "sea", "lake"),
    symbols=("mine", "magic", "cavern"),
    water=("sea", "lake"),
    entry_by_shore=True,
)
CAVE_WORDS = MapWords(
    terrains=("mushroom", "mine", "mud", "crystal", "mountain", "river", "chasm"),
    symbols=("volcano",),
    water=("river",),
    closed=("chasm",),
)
BOX_WORDS = {"base": WORDS, "underground": CAVE_WORDS}
# What the facts say of the printed boards: terrains, monsters, edge, neighbours.
PRINTED = {2: "c8aaad2b28cab8e2", 3: "d7c8ffe0a48d1461", 4: "f31f95f26b5b1992"}
VISIBLE = 25.0  # a border must be at least this long, in units of a board 1000 high


@cache
def load(name: str) -> MapFile:
    box, _ = name.split("-")
    return parse_map((BOXES / box / "maps" / f"{name}.json").read_text("utf-8"), name, words=BOX_WORDS[box])


def shapes(map_file: MapFile) -> dict[int, shapely.Polygon]:
    return {region: shapely.Polygon(outline[0], outline[1:]) for region, outline in rings(map_file).items()}


# --- our own maps ------------------------------------------------------------------------------------------


def test_these_are_all_the_maps() -> None:
    found = {path.stem for box in BOX_WORDS for path in (BOXES / box / "maps").glob("*.json")}
    assert found == set(SIZES)


@pytest.mark.parametrize(("name", "size"), SIZES.items())
def test_a_map_is_sound(name: str, size: int) -> None:
    map_file = load(name)
    assert map_file.id == name
    assert map_file.box == name.split("-")[0]
    assert map_file.players == int(name[-1])
    assert len(map_file.regions) == size
    assert map_file.borders
    assert map_file.official == (name != "underground-5")


@pytest.mark.parametrize(
    ("name", "terrains", "tribes", "volcanoes"),
    [
        ("underground-2", "chasm 5 crystal 4 mine 4 mountain 4 mud 4 mushroom 4 river 3", 4, 2),
        ("underground-3", "chasm 4 crystal 5 mine 5 mountain 6 mud 5 mushroom 5 river 3", 5, 2),
        ("underground-4", "chasm 4 crystal 7 mine 7 mountain 7 mud 7 mushroom 7 river 5", 6, 4),
        ("underground-5", "chasm 5 crystal 9 mine 9 mountain 9 mud 9 mushroom 9 river 5", 7, 4),
    ],
)
def test_the_cave_has_what_the_facts_say(name: str, terrains: str, tribes: int, volcanoes: int) -> None:
    regions = load(name).regions
    found = Counter(region.terrain for region in regions)
    assert " ".join(f"{terrain} {count}" for terrain, count in sorted(found.items())) == terrains
    assert sum(region.tribe for region in regions) == tribes
    assert sum("volcano" in region.symbols for region in regions) == volcanoes
    for region in regions:
        # Volcanoes are spots in chasms; nobody lives in a chasm or a river.
        assert not region.symbols or region.terrain == "chasm"
        assert not region.tribe or region.terrain not in ("chasm", "river")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_printed_boards_neighbours_are_unchanged(players: int) -> None:
    text = ";".join(
        f"{region.id} {region.terrain} {region.tribe:d}{region.touches_edge:d}: {sorted(region.neighbours)}"
        for region in load(f"underground-{players}").regions
    )
    assert sha256(text.encode()).hexdigest()[:16] == PRINTED[players]


@pytest.mark.parametrize("name", [name for name in SIZES if name.startswith("underground")])
def test_rivers_are_long_and_narrow_and_make_one_stream(name: str) -> None:
    map_file = load(name)
    found = shapes(map_file)
    rivers = [region for region in map_file.regions if region.terrain == "river"]
    stream = shapely.union_all([found[river.id] for river in rivers])
    assert isinstance(stream, shapely.Polygon)
    # A square has 16, a band eight times as long as wide 40.
    assert stream.length**2 / stream.area > 40
    for river in rivers:
        onward = sum(other.id in river.neighbours for other in rivers) + river.touches_edge
        assert onward == 2
    assert sum(river.touches_edge for river in rivers) == 2


@pytest.mark.parametrize("name", SIZES)
def test_outlines_cover_the_board_without_gap_or_overlap(name: str) -> None:
    map_file = load(name)
    found = shapes(map_file)
    assert all(shape.is_valid for shape in found.values())
    assert shapely.coverage_is_valid(list(found.values()))
    whole = shapely.box(0, 0, map_file.width, map_file.height)
    assert shapely.union_all(list(found.values())).equals(whole)


@pytest.mark.parametrize("name", SIZES)
def test_common_borders_are_the_adjacency(name: str) -> None:
    map_file = load(name)
    found = shapes(map_file)
    for one, other in combinations(map_file.regions, 2):
        common = shapely.intersection(found[one.id].boundary, found[other.id].boundary)
        if other.id in one.neighbours:
            assert common.length >= VISIBLE, (one.id, other.id)
        else:
            assert common.is_empty, (one.id, other.id)


@pytest.mark.parametrize("name", SIZES)
def test_the_rim_belongs_to_the_edge_regions_on_the_stated_sides(name: str) -> None:
    map_file = load(name)
    width, height = map_file.width, map_file.height
    sides = {
        "top": shapely.LineString([(0, 0), (width, 0)]),
        "right": shapely.LineString([(width, 0), (width, height)]),
        "bottom": shapely.LineString([(0, height), (width, height)]),
        "left": shapely.LineString([(0, 0), (0, height)]),
    }
    found = shapes(map_file)
    for region in map_file.regions:
        touched = {
            side
            for side, line in sides.items()
            if shapely.intersection(found[region.id].boundary, line).length >= VISIBLE
        }
        assert touched == set(region.edge_sides), region.id


@pytest.mark.parametrize("name", SIZES)
def test_regions_are_roughly_as_large_as_the_facts_say(name: str) -> None:
    map_file = load(name)
    whole = map_file.width * map_file.height
    for region in map_file.regions:
        if region.area is None:
            assert map_file.box != "base"
            continue
        assert 0.7 < shapes(map_file)[region.id].area / whole / region.area < 1.4, region.id


@pytest.mark.parametrize("name", SIZES)
def test_labels_have_room_and_points_are_inside(name: str) -> None:
    map_file = load(name)
    found = shapes(map_file)
    for region in map_file.regions:
        assert region.label is not None
        label = shapely.Point(region.label)
        assert found[region.id].contains(label)
        assert found[region.id].exterior.distance(label) >= 35, region.id
        assert region.point is not None
        point = shapely.Point(region.point[0] * map_file.width, region.point[1] * map_file.height)
        assert found[region.id].contains(point), region.id


@pytest.mark.parametrize("name", [name for name in SIZES if name.startswith("underground")])
def test_no_region_is_a_dwarf(name: str) -> None:
    map_file = load(name)
    found = shapes(map_file)
    areas = {region.id: found[region.id].area for region in map_file.regions if region.terrain != "river"}
    mean = sum(areas.values()) / len(areas)
    assert min(areas.values()) > 0.5 * mean, min(areas, key=areas.__getitem__)
    assert max(areas.values()) < 2 * mean, max(areas, key=areas.__getitem__)


def test_outer_rings_run_clockwise_on_a_screen() -> None:
    for outline in shapes(load("base-2")).values():
        # Clockwise with y downward is counter-clockwise for shapely, whose y grows upward.
        assert outline.exterior.is_ccw


# --- joining lines -----------------------------------------------------------------------------------------


def test_join_takes_lines_in_any_order_and_direction() -> None:
    square = [[(0.0, 0.0), (1.0, 0.0)], [(0.0, 1.0), (1.0, 1.0), (1.0, 0.0)], [(0.0, 1.0), (0.0, 0.0)]]
    (ring,) = join(square)
    assert set(ring) == {(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)}
    assert len(ring) == 4


def test_join_takes_a_line_that_is_a_ring_already() -> None:
    island = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 0.0)]
    assert [len(ring) for ring in join([island])] == [3]


def test_inside_leaves_holes_out() -> None:
    outer = [(0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0)]
    hole = [(3.0, 3.0), (6.0, 3.0), (6.0, 6.0), (3.0, 6.0)]
    assert inside((1.0, 1.0), [outer, hole])
    assert not inside((4.0, 4.0), [outer, hole])
    assert not inside((10.0, 4.0), [outer, hole])


# --- broken maps -------------------------------------------------------------------------------------------


def facts(number: int, terrain: str, neighbours: list[int], label: list[float], **more: Any) -> dict[str, Any]:
    return {
        "id": number,
        "terrain": terrain,
        "touches_edge": True,
        "entry": terrain != "sea",
        "coastal": terrain != "sea",
        "neighbours": neighbours,
        "point": [0.5, 0.5],
        "label": label,
        **more,
    }


def small() -> dict[str, Any]:
    """Three strips side by side: hill, sea, forest."""
    return {
        "id": "small",
        "box": "mine",
        "players": 2,
        "rounds": 10,
        "width": 30.0,
        "height": 10.0,
        "regions": [
            facts(1, "hill", [2], [5, 5], symbols=["magic"]),
            facts(2, "sea", [1, 3], [15, 5]),
            facts(3, "forest", [2], [25, 5], tribe=True),
        ],
        "borders": [
            {"between": [0, 1], "line": [[10, 0], [0, 0], [0, 10], [10, 10]]},
            {"between": [0, 2], "line": [[10, 0], [20, 0]]},
            {"between": [0, 2], "line": [[10, 10], [20, 10]]},
            {"between": [0, 3], "line": [[20, 0], [30, 0], [30, 10], [20, 10]]},
            {"between": [1, 2], "line": [[10, 0], [10, 10]]},
            {"between": [2, 3], "line": [[20, 0], [20, 10]]},
        ],
    }


def read_small(data: dict[str, Any]) -> MapFile:
    return parse_map(json.dumps(data), "small.json", words=WORDS)


def test_a_small_map_is_fine() -> None:
    assert len(rings(read_small(small()))) == 3


def test_a_map_without_outlines_is_fine() -> None:
    data = small()
    del data["borders"]
    for region in data["regions"]:
        del region["label"]
    map_file = read_small(data)
    assert rings(map_file) == {}


def test_a_map_is_frozen() -> None:
    with pytest.raises(ValueError, match="frozen"):
        read_small(small()).players = 3


def change(path: str, value: Any) -> dict[str, Any]:
    """The small map with one value changed; a path such as regions.0.terrain."""
    data = copy.deepcopy(small())
    *parents, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    target: Any = data
    for part in parents:
        target = target[part]
    target[last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "where", "problem", "hint"),
    [
        ("regions.0.terrain", "hil", "regions.0.terrain", "unknown terrain 'hil'", "did you mean 'hill'?"),
        (
            "regions.0.symbols",
            ["magik"],
            "regions.0.symbols.0",
            "unknown symbol 'magik'",
            "did you mean 'magic'?",
        ),
        ("regions.1.terain", "sea", "regions.1.terain", "unknown key 'terain'", "did you mean 'terrain'?"),
        ("borders.0.betwen", [0, 1], "borders.0.betwen", "unknown key 'betwen'", "did you mean 'between'?"),
        ("plyers", 3, "plyers", "unknown key 'plyers'", "did you mean 'players'?"),
        ("players", "3", "players", "integer", ""),
        (
            "regions.0.edge_sides",
            ["tip"],
            "regions.0.edge_sides.0",
            "unknown word 'tip'",
            "did you mean 'top'?",
        ),
        ("regions.2.id", 4, "regions.2.id", "is 4", "expected 3"),
        ("regions.0.neighbours", [1, 2], "regions.0.neighbours", "its own neighbour", ""),
        ("regions.0.neighbours", [2, 2], "regions.0.neighbours", "named 2 times", ""),
        ("regions.0.neighbours", [2, 9], "regions.0.neighbours", "there is no region 9", "the map has 3"),
        ("regions.0.neighbours", [2, 3], "regions.0.neighbours", "3 does not name 1", "name each other"),
        ("regions.0.coastal", False, "regions.0.coastal", "should be true", "next to water"),
        ("regions.1.entry", True, "regions.1.entry", "should be false", "shore"),
        ("regions.0.edge_sides", ["top"], "regions.1.edge_sides", "does not agree", ""),
        ("regions.0.label", [15, 5], "regions.0.label", "outside of its outline", ""),
        ("regions.0.label", [float("inf"), 5], "regions.0.label.0", "finite", ""),
        ("borders.4.between", [2, 1], "borders.4.between", "is [2, 1]", "smaller region first"),
        ("borders.4.between", [1, 3], "borders.4.between", "1 and 3 are no neighbours", "must agree"),
        ("borders.4.line", [[10, 0], [10, 9]], "borders", "open at", "end to end"),
        ("borders.4.line", [[10, 0], [10, 0], [10, 10]], "borders.4.line", "stands still", ""),
        ("borders.3.line.1", [31, 0], "borders.3.line", "leaves the board", ""),
        (
            "regions.2.touches_edge",
            False,
            "borders.3.between",
            "region 3 does not touch the edge",
            "must agree",
        ),
    ],
)
def test_a_broken_map_is_explained(path: str, value: Any, where: str, problem: str, hint: str) -> None:
    with pytest.raises(ContentError) as caught:
        read_small(change(path, value))
    error = caught.value
    assert error.file == "small.json"
    assert error.where == where
    assert problem in error.problem
    assert hint in error.hint
    line = str(error)
    assert "\n" not in line
    assert line.startswith("small.json")
    assert error.where in line
    assert error.problem in line


@pytest.mark.parametrize(
    ("path", "value", "where", "problem", "hint"),
    [
        ("regions.0.coastal", True, "regions.0.coastal", "should be false", "next to water"),
        ("regions.0.entry", True, "regions.0.entry", "should be false", "can be held"),
        ("regions.1.entry", False, "regions.1.entry", "should be true", "can be held"),
        ("regions.2.entry", False, "regions.2.entry", "should be true", "can be held"),
    ],
)
def test_closed_terrain_is_neither_coast_nor_entry(path: str, value: Any, where: str, problem: str, hint: str) -> None:
    """The small map as a cave: chasm, river, mud."""

    def cave(data: dict[str, Any]) -> MapFile:
        for region, terrain in zip(data["regions"], ("chasm", "river", "mud"), strict=True):
            region["terrain"] = terrain
        data["regions"][0]["symbols"] = ["volcano"]
        return parse_map(json.dumps(data), "cave.json", words=CAVE_WORDS)

    data = small()
    data["regions"][0] |= {"entry": False, "coastal": False}
    data["regions"][1]["entry"] = True
    assert [region.entry for region in cave(copy.deepcopy(data)).regions] == [False, True, True]
    *parents, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    target: Any = data
    for part in parents:
        target = target[part]
    target[last] = value
    with pytest.raises(ContentError) as caught:
        cave(data)
    assert caught.value.where == where
    assert problem in caught.value.problem
    assert hint in caught.value.hint


def test_a_missing_line_is_named() -> None:
    data = small()
    del data["borders"][4]
    with pytest.raises(ContentError, match=r"no line between \[1, 2\]"):
        read_small(data)


def test_a_missing_key_is_named() -> None:
    data = small()
    del data["regions"][1]["terrain"]
    with pytest.raises(ContentError, match=r"regions\.1\.terrain: missing"):
        read_small(data)


def test_a_map_in_two_parts_is_refused() -> None:
    data = small()
    data["regions"].append(facts(4, "hill", [5], [5, 5]))
    data["regions"].append(facts(5, "hill", [4], [5, 5]))
    with pytest.raises(ContentError, match=r"\[4, 5\] cannot be reached"):
        read_small(data)


def test_too_many_regions_are_refused() -> None:
    data = small()
    data["regions"] += [facts(number, "hill", [1], [5, 5]) for number in range(4, 64)]
    with pytest.raises(ContentError, match="62"):
        read_small(data)


def test_a_file_that_is_no_json_says_where(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text('{\n "id": "x",\n oops\n}', "utf-8")
    with pytest.raises(ContentError, match="line 3"):
        read_map(path)


@pytest.mark.parametrize(
    ("content", "problem"),
    [(b"\xff\xfe", "UTF-8"), (b" " * (LARGEST_FILE + 1), "bytes long"), (None, "No such file")],
)
def test_a_file_that_is_no_map_is_refused(tmp_path: Path, content: bytes | None, problem: str) -> None:
    path = tmp_path / "strange.json"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(ContentError, match=problem):
        read_map(path)


def test_words_are_checked_only_when_given(tmp_path: Path) -> None:
    path = tmp_path / "small.json"
    path.write_text(json.dumps(change("regions.0.terrain", "dune")), "utf-8")
    assert read_map(path).regions[0].terrain == "dune"
    with pytest.raises(ContentError, match="unknown terrain 'dune'"):
        read_map(path, terrains=WORDS.terrains)


# --- the picture -------------------------------------------------------------------------------------------

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", SIZES)
def test_a_picture_is_sound_and_never_changes(name: str) -> None:
    map_file = load(name)
    picture = board_svg(map_file)
    assert picture == board_svg(map_file)
    tree = ElementTree.fromstring(picture)
    ids = [element.attrib["id"] for element in tree.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    for element in tree.iter(f"{SVG}use"):
        assert element.attrib["href"].removeprefix("#") in ids
    # Every number is written twice (a pale rim below it), and there is no other text.
    texts = sorted(text for element in tree.iter() for text in element.itertext() if text.strip())
    assert {element.tag for element in tree.iter() if (element.text or "").strip()} == {f"{SVG}text"}
    assert set(texts) == {str(region.id) for region in map_file.regions}


def test_a_picture_shows_what_the_facts_say() -> None:
    plain, marked = read_small(change("regions.0.symbols", [])), read_small(small())
    bare = read_small(change("regions.2.tribe", False))
    assert board_svg(plain) != board_svg(marked)
    assert board_svg(bare) != board_svg(marked)


def test_a_cave_looks_like_a_cave() -> None:
    data = small()
    for region, terrain in zip(data["regions"], ("chasm", "river", "crystal"), strict=True):
        region["terrain"] = terrain
    dark, light = board_svg(parse_map(json.dumps(data), "cave.json")), board_svg(read_small(small()))
    assert "small-lava" in dark
    assert "small-lava" not in light


def test_words_become_tooltips_and_cannot_break_the_picture() -> None:
    tree = ElementTree.fromstring(board_svg(read_small(small()), words={"hill": "<Hügel>", "magic": "Magie"}))
    assert [element.text for element in tree.iter(f"{SVG}title")] == ["1, <Hügel>, Magie"]


def test_an_unknown_terrain_or_symbol_is_drawn_plainly() -> None:
    data = change("regions.0.terrain", "dune")
    data["regions"][0]["symbols"] = ["oasis"]
    ElementTree.fromstring(board_svg(parse_map(json.dumps(data), "dunes.json")))


def test_a_map_without_outlines_is_drawn_all_the_same() -> None:
    data = small()
    del data["borders"]
    assert ElementTree.fromstring(board_svg(read_small(data))).tag == f"{SVG}svg"
