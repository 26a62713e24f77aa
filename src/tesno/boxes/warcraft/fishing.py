"""Fishing (W-T13)."""

from __future__ import annotations

from tesno.core.form import Form
from tesno.core.names import Regions
from tesno.core.rules import Rules
from tesno.core.trait import Trait


class Shores(Trait):
    """One coin per region held that borders a sea or lake; held water that borders other water is one of them."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.shores: Regions = 0

    def bind(self, rules: Rules) -> None:
        self.shores = rules.board.around(rules.board.water)

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.income_regions += ((self.name, 1, self.shores),)
