"""Lines of text and the words in them."""

from __future__ import annotations

from collections.abc import Iterable


def clean_lines(text: str | Iterable[str]) -> list[str]:
    """The lines that say something, without comments.

    >>> clean_lines("map base-2   # two players\\n\\n  turn A")
    ['map base-2', 'turn A']
    """
    lines = text.splitlines() if isinstance(text, str) else text
    stripped = [line.split("#")[0].strip() for line in lines]
    return [line for line in stripped if line]


def words_of(line: str) -> list[str]:
    """Commas and colons are spaces."""
    return line.replace(",", " ").replace(":", " ").split()
