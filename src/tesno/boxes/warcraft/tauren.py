"""Tauren (W-R11)."""

from __future__ import annotations

from typing import Final

from tesno.core.form import Form
from tesno.core.trait import ALWAYS, Trait

_PAIR: Final = 2


class Pairs(Trait):
    """At least two tokens conquer a region and stay in it, in decline too (W-D6)."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.when = ALWAYS

    def shape(self, form: Form, declined: bool) -> None:
        form.keep = _PAIR
        form.least = _PAIR
