"""`tesno maps`: list, validate, draw."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.cli.running import EXAMPLES, assert_refused, tesno
from tests.isles import isles

from tesno.load.boxes import load_box

BASE_2 = load_box("base").maps["base-2"]


def test_list() -> None:
    maps = tesno("maps", "list", "--json").json()["maps"]
    assert {"id": "base-2", "box": "base", "players": 2, "regions": 23, "rounds": 10, "official": True} in maps
    ours = [entry for entry in maps if not entry["official"]]
    # Nobody could attest a board of Warcraft: all twelve sides are ours.
    assert [entry["id"] for entry in ours if entry["box"] != "warcraft"] == ["underground-5"]
    assert len([entry for entry in ours if entry["box"] == "warcraft"]) == 12
    assert {"base-2", "base-3", "base-4", "base-5"} <= {entry["id"] for entry in maps}
    ran = tesno("maps", "list")
    assert "base-5" in ran.out
    assert "our own" in ran.out


def test_boards_of_layouts_are_for_no_number_of_players(tmp_path: Path) -> None:
    with isles(tmp_path):
        maps = tesno("maps", "list", "--json").json()["maps"]
        assert {entry["players"] for entry in maps if entry["box"] == "isles"} == {None}
        rows = [line for line in tesno("maps", "list").out.splitlines() if "isles" in line]
    assert rows
    for row in rows:
        assert row.count("–") == 2  # players and rounds


@pytest.mark.parametrize(("language", "name"), [("en", "The Broken Crown"), ("ru", "Расколотая Корона")])
def test_a_picture_has_the_names_of_islands(language: str, name: str) -> None:
    picture = tesno("maps", "draw", "l1a", "s1a", "--lang", language).out
    assert f">{name}</text>" in picture


def test_validate(tmp_path: Path) -> None:
    assert tesno("maps", "validate", BASE_2, "--json").json() == {"valid": [str(BASE_2)], "invalid": []}
    data = json.loads(BASE_2.read_text("utf-8"))
    data["regions"][0]["terrain"] = "sae"
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    ran = tesno("maps", "validate", BASE_2, path)
    assert ran.status == 1
    assert len(ran.err.strip().splitlines()) == 1
    for part in ("broken.json", "regions", "'sae'", "sea"):
        assert part in ran.err
    ran = tesno("maps", "validate", path, "--json")
    assert ran.status == 1
    assert json.loads(ran.out)["invalid"][0]["file"] == str(path)


def test_a_map_of_an_unknown_box(tmp_path: Path) -> None:
    data = json.loads(BASE_2.read_text("utf-8"))
    data["box"] = "bsae"
    path = tmp_path / "other.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    ran = tesno("maps", "validate", path)
    assert ran.status == 1
    assert "did you mean 'base'?" in ran.err


@pytest.mark.parametrize("map", ["base-2", str(BASE_2)])
def test_draw(map: str, tmp_path: Path) -> None:
    path = tmp_path / "map.svg"
    assert tesno("maps", "draw", map, "-o", path).status == 0
    assert ElementTree.fromstring(path.read_text("utf-8")).tag.endswith("svg")
    assert tesno("maps", "draw", map).out.strip() == path.read_text("utf-8").strip()


def test_several_boards_are_drawn_on_one_picture(tmp_path: Path) -> None:
    path = tmp_path / "both.svg"
    assert tesno("maps", "draw", EXAMPLES / "three_fords.json", "base-2", "-o", path).status == 0
    tree = ElementTree.fromstring(path.read_text("utf-8"))
    numbers = {text for element in tree.iter() if element.tag.endswith("text") for text in element.itertext()}
    assert numbers == {str(number) for number in range(1, 12 + 23 + 1)}


def test_what_is_derived_can_still_be_wrong(tmp_path: Path) -> None:
    data = json.loads((EXAMPLES / "three_fords.json").read_text("utf-8"))
    data["regions"][0]["neighbours"] = [2, 5, 12]
    path = tmp_path / "crossing.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    ran = tesno("maps", "validate", path)
    assert ran.status == 1
    assert "crossing.json: regions." in ran.err
    assert "a map lies flat on a table" in ran.err


def test_mistakes(tmp_path: Path) -> None:
    assert_refused(tesno("maps", "draw", "base-2", "base-2"), "board 'base-2' is there 2 times")
    assert_refused(tesno("maps", "draw", "bse-2"), "unknown map 'bse-2'", "did you mean 'base-2'?")
    assert_refused(tesno("maps", "draw", "base-2", "-o", tmp_path / "no" / "map.svg"), "map.svg", "No such file")
