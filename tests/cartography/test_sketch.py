"""Sketches: their lines are the common borders of their cells, and bad ones are refused."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
import shapely

from tesno.cartography.coasts import Coast, coast_line
from tesno.cartography.geometry import OUTSIDE
from tesno.cartography.sketch import Sketch, Unfit, sketch, spread_sites

BOARD = shapely.box(0, 0, 1200, 800)


def first_fit(frame: shapely.Polygon, count: int, *, island: bool) -> Sketch:
    for seed in range(40):
        try:
            sites = spread_sites(frame, count, np.random.default_rng(seed))
            return sketch(frame, sites, range(1, count + 1), island=island)
        except Unfit:
            continue
    raise AssertionError("forty seeds and no sketch")


@pytest.mark.parametrize("island", [False, True])
def test_neighbours_are_those_whose_cells_have_a_common_line(island: bool) -> None:
    frame = (
        coast_line(Coast(stretch=1.4, lobes=3, depth=0.15), 600_000.0, np.random.default_rng(3)) if island else BOARD
    )
    made = first_fit(frame, 14, island=island)
    assert sum(cell.area for cell in made.cells.values()) == pytest.approx(frame.area, rel=1e-6)
    near = made.neighbours()
    for one, other in combinations(made.cells, 2):
        common = shapely.intersection(made.cells[one].buffer(0.05), made.cells[other].buffer(0.05)).area
        assert (other in near[one]) == (common > 0.3), (one, other)
    for region, cell in made.cells.items():
        on_edge = cell.exterior.intersection(frame.exterior.buffer(0.05)).length > 1
        assert (region in made.rim()) == on_edge
    ends = [end for line in made.net.lines for end in line]
    assert all(ends.count(corner) == 3 for corner in range(len(made.net.corners)))


def test_several_sites_make_one_region() -> None:
    rows = np.array([(x, y) for y in (200.0, 600.0) for x in (150.0, 450.0, 750.0, 1050.0)])
    rows += np.random.default_rng(1).uniform(-30, 30, rows.shape)
    made = sketch(BOARD, rows, [1, 1, 2, 2, 3, 4, 5, 6])
    assert set(made.cells) == {1, 2, 3, 4, 5, 6}
    assert {3, 4} <= set(made.neighbours()[1])
    assert (OUTSIDE, 1) in made.net.sides


def test_sites_of_one_region_must_hang_together() -> None:
    rows = np.array([(200.0, 210.0), (600.0, 190.0), (1000.0, 205.0), (210.0, 600.0), (590.0, 610.0), (990.0, 600.0)])
    with pytest.raises(Unfit, match="falls into parts"):
        sketch(BOARD, rows, [1, 2, 1, 3, 4, 5])


def test_four_regions_in_one_corner_are_refused() -> None:
    squares = np.array([(x, y) for y in (200.0, 600.0) for x in (200.0, 600.0, 1000.0)])
    with pytest.raises(Unfit):
        sketch(BOARD, squares, range(1, 7))


@pytest.mark.parametrize(
    "coast", [Coast(), Coast(stretch=2.1, bend=3.0, wobble=0.05), Coast(stretch=1.4, lobes=2, depth=0.36)]
)
def test_a_coast_has_the_area_it_should_and_a_margin(coast: Coast) -> None:
    line = coast_line(coast, 500_000.0, np.random.default_rng(5))
    assert line.is_valid
    assert line.area == pytest.approx(500_000.0)
    assert min(line.bounds) == pytest.approx(84.0)
