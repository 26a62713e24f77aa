"""Gnomes (U-R4)."""

from __future__ import annotations

from tesno.core.form import Form
from tesno.core.trait import Trait


class Shielded(Trait):
    """While active, in another player's turn nothing of that player's race, power, place or relic works on them.

    Reach and entry against shielded regions are worked out in core/reach.py, cost and strength in core/attack.py.
    """

    def shape(self, form: Form, declined: bool) -> None:
        form.shielded = not declined
