"""Draws a map as a static picture: an SVG of the board in ink and gouache, from the outlines of its regions.

Nothing here is chosen by chance: every map is drawn with a seed of its own, so its picture never changes.
All shapes are ours. The only text is the regions' numbers; a caller may pass words for tooltips and islands' names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tesno.draw.sheet import Sheet
from tesno.draw.spread import spread
from tesno.draw.turning import may_be_turned, turned
from tesno.load.maps import MapFile

__all__ = ["board_svg", "may_be_turned", "spread", "turned"]


def board_svg(
    *parts: MapFile, words: Mapping[str, str] | None = None, names: Sequence[str] = (), tribes: bool = True
) -> str:
    """Boards that lie side by side as one SVG document; `words` (terrain or symbol id → word) become tooltips.

    `names` are what islands are called, in the order of the boards. Without `tribes` their chips are left out: they
    leave the board during a game.
    """
    return Sheet(spread(parts), words or {}, names=names, tribes=tribes).svg()
