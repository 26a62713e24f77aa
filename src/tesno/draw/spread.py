"""Boards laid out on one picture: where each of them lies, so that none overlaps and regions are of about one size."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations

from tesno.draw.packing import GRID, Table, name_box, silhouette
from tesno.load.layouts import layout_id, numbered_on
from tesno.load.map_model import OUTSIDE, MapBorder, MapFile, Point, Ring
from tesno.load.outlines import join, rings, turning
from tesno.load.pictures import drawable

GAP = 90.0  # between two boards, for their frames
NAME = 50.0  # the size of the letters of an island's name
LETTER = 0.62  # how wide a letter of it is, spaced as on charts
CANDIDATES = 24  # arrangements that are tried for islands
FEW = 4  # of which all orders are tried
LEAST_ASPECT = 1.42  # of a sea
ASPECT = 1.5  # of the place a picture usually has: a screen
CLOSE = 0.2


Rect = tuple[float, float, float, float]
"""Left, top, right, bottom."""


@dataclass(frozen=True)
class Island:
    """One board on the picture: its rectangle, the first of its regions and how many it has."""

    x: float
    y: float
    width: float
    height: float
    first: int
    count: int
    coast: tuple[Ring, ...]  # the outline of all its regions together
    framed: bool  # a rectangle, as printed boards are
    name: Rect | None  # room for what it is called, beside the coast

    @property
    def regions(self) -> range:
        return range(self.first, self.first + self.count)


@dataclass(frozen=True)
class Spread:
    """Everything on one sheet. In `whole` the regions are numbered on and lines and labels are where they are drawn."""

    whole: MapFile
    islands: tuple[Island, ...]
    side: float  # of an average region


@lru_cache(maxsize=32)
def spread(parts: tuple[MapFile, ...]) -> Spread:
    """One or more boards as they lie on the table."""
    drawn = [drawable(part) for part in parts]
    if len(drawn) == 1 and _framed(drawn[0]):
        (board,) = drawn
        side = math.sqrt(board.width * board.height / len(board.regions))
        return Spread(board, (_island(board, (0.0, 0.0), 1.0, 1, (0.0, 0.0, board.width, board.height)),), side)
    sides = [_side(board) for board in drawn]
    usual = sum(sides) / len(sides)
    scales = [usual / side for side in sides]
    if all(_framed(board) for board in drawn):
        (width, height), places, rects = _side_by_side(drawn, scales)
        names: list[Rect | None] = [None] * len(drawn)
    else:
        (width, height), places, rects, names = _in_a_sea(drawn, scales)
    borders: list[MapBorder] = []
    islands: list[Island] = []
    regions = numbered_on(parts)
    for board, scale, place, rect, name in zip(drawn, scales, places, rects, names, strict=True):
        before = sum(island.count for island in islands)
        islands.append(_island(board, place, scale, before + 1, rect, name))
        borders += [_moved(border, place, scale, before) for border in board.borders]
        for region in board.regions:
            assert region.label is not None
            x, y = place[0] + region.label[0] * scale, place[1] + region.label[1] * scale
            where = {"label": (round(x, 1), round(y, 1)), "point": (x / width, y / height)}
            regions[before + region.id - 1] = regions[before + region.id - 1].model_copy(update=where)
    whole = drawn[0].model_copy(
        update={
            "id": layout_id(parts),
            "width": round(width, 1),
            "height": round(height, 1),
            "regions": tuple(regions),
            "borders": tuple(borders),
        }
    )
    return Spread(whole, tuple(islands), usual)


def _side_by_side(drawn: Sequence[MapFile], scales: Sequence[float]) -> tuple[Point, list[Point], list[Rect]]:
    """Printed boards: the size of the whole, the places of their sheets and what each of them takes."""
    boxes = [(board.width * scale, board.height * scale) for board, scale in zip(drawn, scales, strict=True)]
    size, places = max(_arrangements(boxes), key=lambda found: _fill(*found[0]))
    return size, places, [(x, y, x + wide, y + high) for (x, y), (wide, high) in zip(places, boxes, strict=True)]


def _in_a_sea(
    drawn: Sequence[MapFile], scales: Sequence[float]
) -> tuple[Point, list[Point], list[Rect], list[Rect | None]]:
    """Islands: the size of the sea, the places of their sheets, what each of them takes, and where its name stands."""
    coasts = [
        join([_moved(border, (0.0, 0.0), scale, 0).line for border in board.borders if OUTSIDE in border.between])
        for board, scale in zip(drawn, scales, strict=True)
    ]
    names = [
        name_box(coast, _name_width(board), NAME * 1.3) if board.name else None
        for board, coast in zip(drawn, coasts, strict=True)
    ]
    shapes = [silhouette(coast, name) for coast, name in zip(coasts, names, strict=True)]
    boxes = [(right - left, bottom - top) for left, top, right, bottom in (shape.box for shape in shapes)]
    best: Table | None = None
    for found in _promising(boxes):
        places = [(x - shape.box[0], y - shape.box[1]) for (x, y), shape in zip(found, shapes, strict=True)]
        table = Table(shapes, places, ASPECT)
        table.push_together()
        if best is None or table.extent < best.extent:
            best = table
    assert best is not None
    left, top, right, bottom = best.box
    # A screen is wider than high: what islands leave over at its sides is sea.
    beside = max(0.0, LEAST_ASPECT * (bottom - top) - (right - left)) / 2
    left, right = left - beside, right + beside
    places = [(x * GRID - left, y * GRID - top) for x, y in best.places]
    return (
        (right - left, bottom - top),
        places,
        [_at(shape.box, place) for shape, place in zip(shapes, places, strict=True)],
        [_at(name, place) if name else None for name, place in zip(names, places, strict=True)],
    )


def _promising(boxes: Sequence[Point]) -> list[list[Point]]:
    """The best ways to lay rectangles, in whatever order if they are few."""
    orders = list(permutations(range(len(boxes)))) if len(boxes) <= FEW else [tuple(range(len(boxes)))]
    found: list[tuple[float, list[Point]]] = []
    for order in orders:
        for size, places in _arrangements([boxes[index] for index in order]):
            found.append((_fill(*size), [place for _, place in sorted(zip(order, places, strict=True))]))
    found.sort(key=lambda one: -one[0])
    return [places for _, places in found[:CANDIDATES]]


def _at(rect: Rect, place: Point) -> Rect:
    (left, top, right, bottom), (x, y) = rect, place
    return left + x, top + y, right + x, bottom + y


def _name_width(board: MapFile) -> float:
    """Room for the board's name, whatever the language."""
    names = board.name.model_dump(exclude_none=True).values() if board.name else ()
    return NAME * LETTER * max(len(name) for name in names)


def _framed(board: MapFile) -> bool:
    """Whether the regions fill a rectangle."""
    return all(
        min(x, y, board.width - x, board.height - y) < CLOSE
        for border in board.borders
        if OUTSIDE in border.between
        for x, y in border.line
    )


def _side(board: MapFile) -> float:
    """The side of an average region."""
    areas = [abs(turning(outline[0])) / 2 for outline in rings(board).values()]
    return math.sqrt(sum(areas) / len(areas))


def _fill(width: float, height: float) -> float:
    """How large things are when a picture of this size is shown on a usual screen."""
    return 1 / max(width, height * ASPECT)


def _arrangements(boxes: Sequence[Point]) -> Iterator[tuple[Point, list[Point]]]:
    """All ways to lay rectangles side by side and one above another, in order: the size of the whole, their places."""
    if len(boxes) == 1:
        yield boxes[0], [(0.0, 0.0)]
        return
    for cut in range(1, len(boxes)):
        for (w0, h0), one in _arrangements(boxes[:cut]):
            for (w1, h1), other in _arrangements(boxes[cut:]):
                tall, wide = max(h0, h1), max(w0, w1)
                yield (
                    (w0 + GAP + w1, tall),
                    [
                        *_shifted(one, 0, (tall - h0) / 2),
                        *_shifted(other, w0 + GAP, (tall - h1) / 2),
                    ],
                )
                yield (
                    (wide, h0 + GAP + h1),
                    [
                        *_shifted(one, (wide - w0) / 2, 0),
                        *_shifted(other, (wide - w1) / 2, h0 + GAP),
                    ],
                )


def _shifted(places: Sequence[Point], right: float, down: float) -> list[Point]:
    return [(x + right, y + down) for x, y in places]


def _moved(border: MapBorder, place: Point, scale: float, before: int) -> MapBorder:
    one, other = border.between
    line = tuple((round(place[0] + x * scale, 1), round(place[1] + y * scale, 1)) for x, y in border.line)
    return MapBorder.model_construct(between=(one + before if one else OUTSIDE, other + before), line=line)


def _island(board: MapFile, place: Point, scale: float, first: int, rect: Rect, name: Rect | None = None) -> Island:
    outside = [border for border in board.borders if OUTSIDE in border.between]
    coast = join([_moved(border, place, scale, 0).line for border in outside])
    left, top, right, bottom = rect
    return Island(left, top, right - left, bottom - top, first, len(board.regions), tuple(coast), _framed(board), name)
