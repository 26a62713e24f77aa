"""What was told of each entry of a game, as JSON: said once, and kept in little room."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Final

# So many entries are packed together: they say much the same, and take a tenth of the room then.
PACKED: Final = 32
LEVEL: Final = 1  # zlib's quickest


class Chronicle:
    """Entries in JSON by their versions, which begin with 1.

    Text is also nothing that a search for garbage has to go through.
    """

    def __init__(self) -> None:
        self._loose: dict[int, str] = {}
        self._packs: dict[int, bytes] = {}
        self._unpacked: tuple[int, list[str]] = (-1, [])  # the pack that was looked into last

    def told(self, version: int, tell: Callable[[int], str]) -> str:
        """An entry; `tell` puts it into words if it was not asked for yet."""
        pack, place = divmod(version - 1, PACKED)
        if pack in self._packs:
            if self._unpacked[0] != pack:
                # JSON is written without line breaks.
                self._unpacked = pack, zlib.decompress(self._packs[pack]).decode().split("\n")
            return self._unpacked[1][place]
        text = self._loose.get(version)
        if text is None:
            text = tell(version)
            self.add(version, text)
        return text

    def add(self, version: int, text: str) -> None:
        self._loose[version] = text
        # Whoever looked into the past has come to its end.
        self._unpacked = (-1, [])
        pack = (version - 1) // PACKED
        versions = range(pack * PACKED + 1, (pack + 1) * PACKED + 1)
        if all(version in self._loose for version in versions):
            texts = [self._loose.pop(version) for version in versions]
            self._packs[pack] = zlib.compress("\n".join(texts).encode(), LEVEL)
