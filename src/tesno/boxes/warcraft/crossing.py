"""Crossing the sea (W10, W11)."""

from __future__ import annotations

from typing import Final

from tesno.core.form import Form
from tesno.core.names import Regions
from tesno.core.rules import Rules
from tesno.core.trait import Trait

_CROSSING: Final = 1


class Crossing(Trait):
    """An anchor region that borders none of the race's regions costs one token more.

    That every anchor may be attacked is declared in box.toml.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.anchors: Regions = 0

    def bind(self, rules: Rules) -> None:
        self.anchors = rules.board.features.get("anchor", 0)

    def shape(self, form: Form, declined: bool) -> None:
        form.across += ((self.name, _CROSSING, self.anchors),)
