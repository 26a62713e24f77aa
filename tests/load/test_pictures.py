"""Outlines made from who borders whom: exactly the neighbours touch, nothing overlaps, tokens find room."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from itertools import combinations

import pytest
import shapely

from tesno.load.boxes import load_box, map_of
from tesno.load.errors import ContentError
from tesno.load.maps import MapFile, parse_map, rings
from tesno.load.pictures import drawable


def made(neighbours: Mapping[int, Sequence[int]], edge: Sequence[int], id: str = "mine") -> MapFile:
    regions = [
        {"id": one, "terrain": "hill", "neighbours": list(others), "touches_edge": one in edge}
        for one, others in neighbours.items()
    ]
    return parse_map(json.dumps({"id": id, "box": "mine", "regions": regions}), "mine.json")


def bare(box: str, id: str) -> MapFile:
    """A board of ours as if nobody had drawn it."""
    board = map_of(box, id)
    regions = tuple(region.model_copy(update={"point": None, "label": None}) for region in board.regions)
    return board.model_copy(update={"borders": (), "width": 0.0, "height": 0.0, "regions": regions})


def check(map_file: MapFile) -> dict[int, shapely.Polygon]:
    """The shapes of a map that was drawn by itself, as they must be."""
    drawn = drawable(map_file)
    shapes = {one: shapely.Polygon(outline[0], outline[1:]) for one, outline in rings(drawn).items()}
    assert all(shape.is_valid for shape in shapes.values())
    assert shapely.coverage_is_valid(list(shapes.values()))
    assert shapely.union_all(list(shapes.values())).equals(shapely.box(0, 0, drawn.width, drawn.height))
    rim = shapely.box(0, 0, drawn.width, drawn.height).exterior
    for region in drawn.regions:
        assert region.label is not None
        assert region.point is not None
        assert shapes[region.id].contains(shapely.Point(region.label))
        assert (shapely.intersection(shapes[region.id].boundary, rim).length > 5) == region.touches_edge
    for one, other in combinations(drawn.regions, 2):
        common = shapely.intersection(shapes[one.id].boundary, shapes[other.id].boundary)
        assert (common.length > 5) == (other.id in one.neighbours), (one.id, other.id)
    return shapes


@pytest.mark.parametrize(("box", "id"), [(box, id) for box in ("base", "underground") for id in load_box(box).maps])
def test_our_boards_could_be_drawn_from_their_facts(box: str, id: str) -> None:
    shapes = check(bare(box, id))
    mean = sum(shape.area for shape in shapes.values()) / len(shapes)
    assert max(shape.area for shape in shapes.values()) < 2 * mean


def test_the_same_facts_give_the_same_outlines() -> None:
    board = bare("base", "base-2")
    # Not as remembered: drawn twice.
    assert drawable.__wrapped__(board) == drawable.__wrapped__(board)


def test_a_board_with_outlines_keeps_them() -> None:
    board = map_of("base", "base-3")
    assert drawable(board) == board


def grid(columns: int, rows: int, rng: random.Random) -> tuple[dict[int, list[int]], list[int]]:
    """A checkered board with some diagonals, numbered in any order."""
    order = list(range(1, columns * rows + 1))
    rng.shuffle(order)
    at = {(x, y): order[y * columns + x] for x in range(columns) for y in range(rows)}
    near: dict[int, list[int]] = {one: [] for one in sorted(order)}
    for (x, y), one in at.items():
        beside = [(x + 1, y), (x, y + 1)]
        if rng.random() < 0.5:
            beside.append((x + 1, y + 1))
        near[one] += [at[place] for place in beside if place in at]
    edge = [one for (x, y), one in at.items() if x in (0, columns - 1) or y in (0, rows - 1)]
    return near, edge


@pytest.mark.parametrize("seed", range(12))
def test_checkered_boards(seed: int) -> None:
    rng = random.Random(seed)
    check(made(*grid(rng.randrange(2, 8), rng.randrange(2, 7), rng)))


@pytest.mark.parametrize(
    ("neighbours", "edge"),
    [
        ({1: []}, [1]),
        ({1: [2], 2: []}, [1]),  # all round a lake
        ({1: [2], 2: []}, [1, 2]),
        ({1: [2, 3], 2: [], 3: []}, [1]),  # two lakes in one region
        ({1: [2], 2: [3], 3: [4, 5], 4: [5], 5: []}, [1]),  # a region in a region in a region
        ({1: [2, 3, 4], 2: [3, 4], 3: [4], 4: []}, [1, 2, 3]),
        ({1: [2, 3], 2: [3], 3: []}, [1, 2]),  # a bubble on a border
        ({1: [2, 5], 2: [3, 5], 3: [4, 5], 4: [5, 6], 5: [], 6: []}, [1, 2, 3, 4]),
    ],
)
def test_odd_boards(neighbours: dict[int, list[int]], edge: list[int]) -> None:
    check(made(neighbours, edge))


@pytest.mark.parametrize(
    ("neighbours", "edge", "message"),
    [
        # Five that all border each other, and three houses with three wells.
        (
            {1: [2, 3, 4, 5], 2: [3, 4, 5], 3: [4, 5], 4: [5], 5: []},
            [1],
            r"can't be neighbours: their border would have to cross another \(a map lies flat",
        ),
        ({1: [4, 5, 6], 2: [4, 5, 6], 3: [4, 5, 6], 4: [], 5: [], 6: []}, [1], "can't be neighbours"),
        # Four round each other, and all of them on the edge.
        ({1: [2, 3, 4], 2: [3, 4], 3: [4], 4: []}, [1, 2, 3, 4], "regions"),
    ],
)
def test_what_can_t_lie_flat_is_refused(neighbours: dict[int, list[int]], edge: list[int], message: str) -> None:
    with pytest.raises(ContentError, match=message):
        made(neighbours, edge)


def test_a_size_that_is_said_is_kept() -> None:
    board = made({1: [2], 2: []}, [1, 2]).model_copy(update={"width": 600.0})
    drawn = drawable(board)
    assert drawn.width == 600.0
    assert drawn.height == pytest.approx(2 * 250 * 250 / 600, abs=0.1)
