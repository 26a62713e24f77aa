"""Wide boards turned by a quarter, for screens that are held upright; what is drawn on them stands upright again."""

from __future__ import annotations

from typing import Final

from tesno.draw.spread import spread
from tesno.load.map_model import MapFile, Point
from tesno.load.pictures import drawable

WIDE: Final = 1.3  # how many times as wide as high a board is that is worth turning


def may_be_turned(parts: tuple[MapFile, ...]) -> bool:
    """Whether it is one printed board, and a wide one. Islands in a sea are looked at one by one."""
    if len(parts) > 1:
        return False
    laid = spread(parts)
    return laid.islands[0].framed and laid.whole.width >= WIDE * laid.whole.height


def turned(part: MapFile) -> MapFile:
    """The board as seen from its left side: what was on the left is on top."""
    board = drawable(part)
    high = board.height

    def turn(point: Point) -> Point:
        return round(high - point[1], 1), point[0]

    regions = []
    for region in board.regions:
        assert region.label is not None
        label = turn(region.label)
        where = {"label": label, "point": (label[0] / high, label[1] / board.width)}
        regions.append(region.model_copy(update=where))
    borders = [border.model_copy(update={"line": tuple(map(turn, border.line))}) for border in board.borders]
    return board.model_copy(
        update={"width": high, "height": board.width, "regions": tuple(regions), "borders": tuple(borders)}
    )
