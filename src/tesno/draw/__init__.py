"""Draws a map as a static picture: an SVG of the board in ink and gouache, from the outlines in its file.

Nothing here is chosen by chance: every map is drawn with a seed of its own, so its picture never changes.
All shapes are ours. The only text is the regions' numbers; a caller may pass words for tooltips.
"""

from __future__ import annotations

from collections.abc import Mapping

from tesno.draw.sheet import Sheet
from tesno.load.maps import MapFile

__all__ = ["board_svg"]


def board_svg(map_file: MapFile, *, words: Mapping[str, str] | None = None) -> str:
    """The board as an SVG document; `words` (terrain or symbol id → word) become tooltips of the regions."""
    if not map_file.borders:
        raise ValueError(f"map {map_file.id!r} has no outlines to draw")
    return Sheet(map_file, words or {}).svg()
