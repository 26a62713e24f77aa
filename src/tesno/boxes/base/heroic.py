"""Heroic (B-P10)."""

from __future__ import annotations

from tesno.traits.placing import Figures


class Heroes(Figures):
    """At the end of the turn the heroes go to different regions held: immune until they move."""

    def __init__(self, name: str, count: int = 2) -> None:
        super().__init__(name, "hero", "hero", "heroes", count)
