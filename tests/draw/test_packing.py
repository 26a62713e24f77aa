"""Islands are pushed together until they touch."""

from __future__ import annotations

from tesno.draw.packing import GRID, SHORE, Table, name_box, silhouette

SQUARE = [(0.0, 0.0), (300.0, 0.0), (300.0, 300.0), (0.0, 300.0)]
# A bay in the middle of the lower coast.
BAY = [
    (0.0, 0.0),
    (900.0, 0.0),
    (900.0, 400.0),
    (700.0, 400.0),
    (700.0, 100.0),
    (200.0, 100.0),
    (200.0, 400.0),
    (0.0, 400.0),
]


def test_two_squares_meet() -> None:
    shape = silhouette([SQUARE], None)
    left, top, right, bottom = shape.box
    assert left <= -SHORE + 1
    assert right >= 300 + SHORE - 1
    assert bottom - top >= 300 + 2 * SHORE
    table = Table([shape, shape], [(0, 0), (2000, 40)], aspect=1.5)
    before = table.extent
    table.push_together()
    assert table.extent < before
    (x0, y0), (x1, y1) = table.places
    apart = max(abs(x1 - x0), abs(y1 - y0)) * GRID
    assert 300 + 2 * SHORE - GRID <= apart <= 300 + 2 * SHORE + 4 * GRID


def test_a_name_goes_into_a_bay() -> None:
    left, top, right, bottom = name_box([BAY], width=300, height=60)
    assert 200 < left < right < 700
    assert 100 < top < bottom < 400


def test_a_long_name_stays_outside() -> None:
    _, top, _, bottom = name_box([BAY], width=700, height=60)
    assert top > 400 or bottom < 0
