"""Royal (U-P14)."""

from __future__ import annotations

from tesno.traits.placing import Figures


class Queen(Figures):
    """At the end of the turn the Queen goes to a region held: immune. In decline she stays where she is."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "queen", "queen")
