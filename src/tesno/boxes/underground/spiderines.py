"""Spiderines (U-R14)."""

from __future__ import annotations

from tesno.core.form import Form
from tesno.core.rules import Rules
from tesno.core.trait import Trait


class Chasms(Trait):
    """For their conquests every region bordering a chasm is adjacent to each of theirs; they may enter there too."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.brink = 0

    def bind(self, rules: Rules) -> None:
        board = rules.board
        self.brink = board.around(board.features.get("chasm", 0)) & ~board.closed

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.near = [near | self.brink for near in form.near]
            form.entry |= self.brink
