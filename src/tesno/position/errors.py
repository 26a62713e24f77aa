"""What can be wrong with a position."""

from __future__ import annotations


class PositionError(ValueError):
    """A position that can't be read or can't exist: says the line and what is wrong."""


def wrong(line: str, problem: str) -> PositionError:
    """The error of one line."""
    return PositionError(f"{line!r}: {problem}")
