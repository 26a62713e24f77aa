"""What follows from a map need not be written; what is written all the same must agree."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tesno.load.boxes import load_box, map_in
from tesno.load.errors import ContentError
from tesno.load.map_checks import MapWords
from tesno.load.maps import MapFile, parse_map
from tesno.load.sources import Source

BOXES = {box: load_box(box) for box in ("base", "underground")}
MAPS = [(box, id) for box, files in BOXES.items() for id in files.maps]


def read(data: dict[str, Any]) -> MapFile:
    return map_in(Source("mine.json", json.dumps(data)))


def tiny(**changes: Any) -> dict[str, Any]:
    """Four regions round a corner, one of them a sea."""
    return {
        "id": "tiny",
        "box": "base",
        "regions": [
            {"id": 1, "terrain": "hill", "touches_edge": True, "neighbours": [2, 3]},
            {"id": 2, "terrain": "sea", "touches_edge": True, "neighbours": [4]},
            {"id": 3, "terrain": "forest", "touches_edge": True, "neighbours": [4]},
            {"id": 4, "terrain": "swamp"},
        ],
        **changes,
    }


@pytest.mark.parametrize(("box", "id"), MAPS)
def test_what_our_own_maps_say_follows_from_half_of_it(box: str, id: str) -> None:
    data = json.loads(BOXES[box].maps[id].read_text("utf-8"))
    whole = read(data | {"id": "whole"})
    for region in data["regions"]:
        for name in ("entry", "coastal", "point", "label", "edge_sides", "area"):
            region.pop(name, None)
        region["neighbours"] = [other for other in region["neighbours"] if other > region["id"]]
    del data["borders"], data["width"], data["height"]
    derived = read(data | {"id": "whole"})
    for said, found in zip(whole.regions, derived.regions, strict=True):
        for name in ("id", "terrain", "symbols", "tribe", "touches_edge", "entry", "coastal"):
            assert getattr(said, name) == getattr(found, name)
        assert sorted(said.neighbours) == list(found.neighbours)


@pytest.mark.parametrize(("box", "id"), MAPS)
def test_neighbours_and_the_edge_follow_from_outlines(box: str, id: str) -> None:
    data = json.loads(BOXES[box].maps[id].read_text("utf-8"))
    whole = read(data | {"id": "whole"})
    for region in data["regions"]:
        del region["neighbours"], region["touches_edge"], region["edge_sides"], region["entry"], region["coastal"]
    del data["width"], data["height"]
    derived = read(data | {"id": "whole"})
    assert (derived.width, derived.height) == (whole.width, whole.height)
    for said, found in zip(whole.regions, derived.regions, strict=True):
        assert (sorted(said.neighbours), said.touches_edge, said.entry) == (
            list(found.neighbours),
            found.touches_edge,
            found.entry,
        )


def test_a_tiny_map() -> None:
    regions = read(tiny()).regions
    assert [region.neighbours for region in regions] == [(2, 3), (1, 4), (1, 4), (2, 3)]
    assert [region.coastal for region in regions] == [True, False, False, True]
    # The last one does not touch the edge, but lies on a shore that does.
    assert [region.entry for region in regions] == [True, False, True, True]


def test_a_symbol_may_say_where_races_enter() -> None:
    data = tiny()
    data["regions"][2]["symbols"] = ["cavern"]
    words = MapWords(water=("sea",), entry_symbol="cavern")
    found = parse_map(json.dumps(data), "mine.json", words=words)
    assert [region.entry for region in found.regions] == [False, False, True, False]
    data["regions"][0]["entry"] = True
    with pytest.raises(ContentError, match=r"regions\.0\.entry: region 1: should be false \(entries are .* 'cavern'\)"):
        parse_map(json.dumps(data), "mine.json", words=words)


def region(number: int, **changes: Any) -> dict[str, Any]:
    data = tiny()
    data["regions"][number - 1] |= changes
    return data


@pytest.mark.parametrize(
    ("data", "where", "problem"),
    [
        (region(4, neighbours=[3]), "regions.0.neighbours", "region 1 names 2, but 2 does not name 1"),
        (region(4, neighbours=[4]), "regions.3.neighbours", "its own neighbour"),
        (region(1, coastal=False), "regions.0.coastal", "should be true"),
        (region(2, entry=True), "regions.1.entry", "should be false"),
        (region(1, neighbours=[3]) | {"players": 0}, "players", "greater than or equal to 1"),
        (tiny(name={"ru": "Малая"}), "name.en", "missing"),
        (tiny(name={"en": "Tiny", "de": "Klein"}), "name.de", "unknown key 'de'"),
        (tiny(widht=3), "widht", "unknown key 'widht' (did you mean 'width'?)"),
        (tiny(size="very large"), "size", "pattern"),
    ],
)
def test_contradictions_and_mistakes_are_named(data: dict[str, Any], where: str, problem: str) -> None:
    with pytest.raises(ContentError) as caught:
        read(data)
    assert caught.value.where == where
    assert problem in str(caught.value)
    assert str(caught.value).startswith("mine.json: ")


def test_a_map_without_an_edge_or_an_entry_is_refused() -> None:
    data = tiny()
    for each in data["regions"]:
        each.pop("touches_edge", None)
    with pytest.raises(ContentError, match=r"regions: no region touches the edge \(set touches_edge"):
        read(data)
    data = tiny()
    for each in data["regions"]:
        each["terrain"] = "sea"
    with pytest.raises(ContentError, match="no race could ever enter this map"):
        read(data)


def test_the_examples_are_right() -> None:
    folder = Path(__file__).parents[2] / "examples"
    found = {path.stem: map_in(Source(path.name, path.read_text("utf-8"))) for path in folder.glob("*.json")}
    assert {id: (map_file.id, map_file.players) for id, map_file in found.items()} == {
        "three_fords": ("three_fords", 2),
        "hollow_crown": ("hollow_crown", 3),
    }
    assert len(found["three_fords"].regions) == 12
    for map_file in found.values():
        assert map_file.name is not None
        assert map_file.name.ru
        assert map_file.name.pl
