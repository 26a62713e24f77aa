"""Liches (U-R7)."""

from __future__ import annotations

from tesno.core.rules import Form, Trait


class Toll(Trait):
    """In decline: an opponent who conquers one of their regions pays their owner a coin; who has none can't.

    The toll is paid in core/conquest.py.
    """

    def shape(self, form: Form, declined: bool) -> None:
        form.toll = int(declined)
