"""Wide boards turned by a quarter: the same board, seen from its left side."""

from __future__ import annotations

import pytest

from tesno.draw import board_svg, may_be_turned, turned
from tesno.load.boxes import map_of
from tesno.load.outlines import inside, rings
from tesno.load.pictures import drawable
from tesno.server.facts import board, drawing


@pytest.mark.parametrize(
    ("box", "ids", "may"),
    [
        ("base", ["base-3"], True),
        ("underground", ["underground-2"], True),
        ("base", ["base-5"], False),
        ("warcraft", ["l1a"], False),
        ("base", ["base-2", "base-3"], False),
    ],
)
def test_what_is_worth_turning(box: str, ids: list[str], may: bool) -> None:
    assert may_be_turned(tuple(map_of(box, id) for id in ids)) is may


@pytest.mark.parametrize(("box", "id"), [("base", "base-2"), ("underground", "underground-3")])
def test_a_turned_board_is_the_same_board(box: str, id: str) -> None:
    before, after = drawable(map_of(box, id)), turned(map_of(box, id))
    assert (after.width, after.height) == (before.height, before.width)
    outlines = rings(after)
    for one, other in zip(before.regions, after.regions, strict=True):
        assert (one.id, one.terrain, one.neighbours) == (other.id, other.terrain, other.neighbours)
        assert one.label is not None
        assert other.label is not None
        assert other.label == pytest.approx((before.height - one.label[1], one.label[0]), abs=0.06)
        assert inside(other.label, outlines[other.id])


def test_its_picture_is_drawn_upright() -> None:
    svg = board_svg(turned(map_of("base", "base-2")), tribes=False)
    flat = drawing((map_of("base", "base-2"),))
    width, height = (float(size) for size in svg.split('viewBox="')[1].split('"')[0].split()[2:])
    assert height > 1.3 * width
    # Nothing is laid on its side: numbers are written as on the other one.
    assert svg.count("<text") == flat.count("<text") > 20
    assert svg.count("rotate(90") == flat.count("rotate(90")
    assert drawing((map_of("base", "base-2"),), True) == svg


def test_where_it_is_found() -> None:
    assert board("base", "base-2").turned == "/boards/base-2.turned.svg"
    assert board("base", "base-5").turned is None
