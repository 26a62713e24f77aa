"""Liches (U-R7)."""

from __future__ import annotations

from tesno.core.rules import Form, Trait


class Toll(Trait):
    """In decline: an opponent who conquers one of their regions pays their owner a coin; who has none can't.

    The toll is paid in core/conquest.py.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.takes_toll = True

    def shape(self, form: Form, declined: bool) -> None:
        form.toll = int(declined)
