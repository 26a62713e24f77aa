"""Makes names, and whatever else people type, harmless: one short line of visible characters."""

from __future__ import annotations

import unicodedata

MOST_CHARACTERS = 24
MOST_MARKS = 2  # combining marks on one character
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that cannot be seen


def tidy_name(name: str) -> str:
    """A name fit to be shown anywhere; empty when nothing of it can be seen.

    Controls, bidirectional overrides and zero-width characters go; piles of combining marks are cut.

    >>> tidy_name("  Anna\\u202e \\n  Maria ")
    'Anna Maria'
    """
    return tidy_line(name, MOST_CHARACTERS)


def tidy_line(text: str, most: int) -> str:
    """One line of at most so many characters, likewise."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if category.startswith("Z") or character in "\t\n\r":
            kept.append(" ")
            marks = 0
        elif category.startswith("M"):
            marks += 1
            # A mark needs something to stand on.
            if marks <= MOST_MARKS and kept and kept[-1] != " ":
                kept.append(character)
        elif not category.startswith("C") and character not in BLANKS:
            kept.append(character)
            marks = 0
    return _cut(unicodedata.normalize("NFC", " ".join("".join(kept).split())), most)


def _cut(text: str, most: int) -> str:
    """At most so many characters, each with its marks."""
    shown = 0
    for place, character in enumerate(text):
        shown += not unicodedata.category(character).startswith("M")
        if shown > most:
            return text[:place].rstrip()
    return text
