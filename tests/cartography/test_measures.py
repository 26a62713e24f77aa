"""Measures of balance: a spoilt map is worse, and the reasons say what was spoilt."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tesno.cartography.drawing import drawing_of, neck_of
from tesno.cartography.facts import Facts, customs_of
from tesno.cartography.measures import measure
from tesno.cartography.worth import entry_worth, region_worth
from tesno.load.boxes import load_box, map_of
from tesno.load.maps import MapFile, parse_map

BASE_2 = load_box("base").maps["base-2"]


def spoilt(change: Any) -> MapFile:
    """base-2 after a change of its data; not checked for the words of the box."""
    data = json.loads(BASE_2.read_text("utf-8"))
    change(data["regions"])
    return parse_map(json.dumps(data), "spoilt.json")


def reasons(map_file: MapFile) -> str:
    return " / ".join(reason.text for reason in measure(map_file).reasons)


def test_a_printed_board_is_measured() -> None:
    found = measure(map_of("base", "base-2"))
    assert (found.regions, found.holdable, found.tribes) == (23, 20, 9)
    assert found.symbols == {"cavern": 4, "magic": 4, "mine": 4}
    assert (found.degree_least, found.degree_most) == (2, 7)
    assert found.alike == 0
    assert len(found.entries) == 14
    assert not found.chokepoints
    assert not found.unreachable
    assert 70 < found.score < 95
    assert json.loads(json.dumps(found.to_json()))["score"] == found.score


@pytest.mark.parametrize("name", ["base-2", "base-5", "underground-2", "underground-5"])
def test_every_reason_takes_points_off(name: str) -> None:
    found = measure(map_of(name.split("-")[0], name))
    assert found.score == pytest.approx(100 - sum(reason.points for reason in found.reasons), abs=0.11)
    assert all(reason.points > 0 and reason.text for reason in found.reasons)


def test_tribes_in_one_corner_make_entries_uneven() -> None:
    def crowd(regions: list[dict[str, Any]]) -> None:
        for region in regions:
            region["tribe"] = region["id"] <= 10 and region["terrain"] not in ("sea", "lake")

    good, bad = measure(map_of("base", "base-2")), measure(spoilt(crowd))
    assert bad.unevenness > good.unevenness
    assert bad.score < good.score
    assert "the entries' worth varies" in reasons(spoilt(crowd))


def test_one_terrain_everywhere() -> None:
    def flood(regions: list[dict[str, Any]]) -> None:
        for region in regions:
            if region["terrain"] not in ("sea", "lake"):
                region["terrain"] = "swamp"

    found = measure(spoilt(flood))
    assert found.alike == 1
    assert found.score < measure(map_of("base", "base-2")).score - 30
    assert "100% of the borders join the same terrain" in reasons(spoilt(flood))


def test_land_behind_water_cannot_be_reached() -> None:
    def moat(regions: list[dict[str, Any]]) -> None:
        inland = next(region for region in regions if not region["touches_edge"] and region["terrain"] == "mountain")
        for region in regions:
            region["entry"] = region["touches_edge"]
            if region["id"] in inland["neighbours"]:
                region["terrain"] = "lake"

    found = measure(spoilt(moat))
    assert len(found.unreachable) == 1
    assert "cannot be reached" in reasons(spoilt(moat))


def test_chokepoints_are_named() -> None:
    assert measure(map_of("base", "base-4")).chokepoints == (7,)
    assert "chokepoints: 7" in reasons(map_of("base", "base-4"))


def test_costs_and_worth() -> None:
    facts = Facts.of_map(map_of("base", "base-2"), customs_of("base"))
    for region in facts.numbers:
        mountain, tribe = facts.terrain[region] == "mountain", facts.tribe[region]
        assert facts.cost(region) == 2 + mountain + tribe
        if facts.terrain[region] in ("sea", "lake"):
            assert region_worth(facts, region) == 0
        else:
            assert region_worth(facts, region) == pytest.approx(
                (1 + 0.3 * len(facts.symbols[region])) / facts.cost(region)
            )
    cave = Facts.of_map(map_of("underground", "underground-2"), customs_of("underground"))
    guarded = next(region for region in cave.numbers if cave.tribe[region] and cave.terrain[region] != "mountain")
    river = next(region for region in cave.numbers if cave.terrain[region] == "river")
    chasm = next(region for region in cave.numbers if cave.terrain[region] == "chasm")
    assert cave.cost(guarded) == 4
    assert cave.cost(river) == 1
    assert region_worth(cave, river) == 0
    assert not cave.closed(river)
    assert cave.closed(chasm)
    assert river in cave.ways()


def test_an_entry_is_worth_more_with_better_neighbours() -> None:
    facts = Facts.of_map(map_of("base", "base-2"), customs_of("base"))
    before = entry_worth(facts)
    entry = next(iter(before))
    beside = next(other for other in facts.near[entry] if facts.tribe[other])
    facts.tribe[beside] = False
    assert entry_worth(facts)[entry] > before[entry]


def test_the_drawing_is_measured() -> None:
    drawing = drawing_of(map_of("base", "base-2"))
    assert set(drawing.regions) == set(range(1, 24))
    assert sum(shape.area for shape in drawing.regions.values()) == pytest.approx(23)
    assert min(drawing.borders.values()) == pytest.approx(118, abs=1)
    assert not drawing.flaw()


def test_a_thin_neck_is_found() -> None:
    import shapely

    bars = shapely.union_all(
        [shapely.box(0, 0, 200, 200), shapely.box(200, 90, 300, 120), shapely.box(300, 0, 500, 200)]
    )
    assert isinstance(bars, shapely.Polygon)
    assert neck_of(bars, 100) == pytest.approx(30, abs=6)
    assert neck_of(shapely.box(0, 0, 200, 200), 100) == 200
