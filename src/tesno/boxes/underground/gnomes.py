"""Gnomes (U-R4)."""

from __future__ import annotations

from tesno.core.rules import Form, Trait


class Shielded(Trait):
    """While active, in another player's turn nothing of that player's race, power, place or relic works on them.

    Reach, entry and cost against shielded regions are worked out in core/reach.py and core/cost.py; abilities leave
    them out.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.shields = True

    def shape(self, form: Form, declined: bool) -> None:
        form.shielded = not declined
