"""Boards laid out on one picture: where each of them lies, so that none overlaps and regions are of about one size."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from tesno.load.layouts import layout_id, numbered_on
from tesno.load.map_model import OUTSIDE, MapBorder, MapFile, Point, Ring
from tesno.load.outlines import join, rings, turning
from tesno.load.pictures import drawable

GAP = 90.0  # between two boards, for their frames
SHORE = 50.0  # round an island, for its shallows
ASPECT = 1.5  # of the place a picture usually has: a screen
CLOSE = 0.2


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
    if len(drawn) == 1:
        (board,) = drawn
        side = math.sqrt(board.width * board.height / len(board.regions))
        return Spread(board, (_island(board, (0.0, 0.0), 1.0, 1),), side)
    sides = [_side(board) for board in drawn]
    usual = sum(sides) / len(sides)
    scales = [usual / side for side in sides]
    needed = [_needed(board) for board in drawn]
    boxes = [(wide * scale, high * scale) for (_, _, wide, high), scale in zip(needed, scales, strict=True)]
    (width, height), found = max(_arrangements(boxes), key=lambda found: _fill(*found[0]))
    places = [
        (x - left * scale, y - top * scale)
        for (x, y), (left, top, _, _), scale in zip(found, needed, scales, strict=True)
    ]
    borders: list[MapBorder] = []
    islands: list[Island] = []
    regions = numbered_on(parts)
    for board, scale, place in zip(drawn, scales, places, strict=True):
        before = sum(island.count for island in islands)
        islands.append(_island(board, place, scale, before + 1))
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


def _needed(board: MapFile) -> tuple[float, float, float, float]:
    """The part of a board's sheet that is needed: all of a printed one, of an island what is round it."""
    if _framed(board):
        return 0.0, 0.0, board.width, board.height
    coast = [point for border in board.borders if OUTSIDE in border.between for point in border.line]
    left, right = min(x for x, _ in coast) - SHORE, max(x for x, _ in coast) + SHORE
    top, bottom = min(y for _, y in coast) - SHORE, max(y for _, y in coast) + SHORE
    return left, top, right - left, bottom - top


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


def _island(board: MapFile, place: Point, scale: float, first: int) -> Island:
    outside = [border for border in board.borders if OUTSIDE in border.between]
    coast = join([_moved(border, place, scale, 0).line for border in outside])
    size = board.width * scale, board.height * scale
    return Island(*place, *size, first, len(board.regions), tuple(coast), _framed(board))
