"""Ghouls (B-R4)."""

from __future__ import annotations

from tesno.core.form import Form
from tesno.core.trait import Trait


class Roaming(Trait):
    """In decline all tokens stay on the map and go on conquering at the start of their owner's turn.

    The phase itself is the stage `Roam` of core/turn.py: the ordinary campaign on another slot. Attacked in decline
    they lose one token and retreat like an active race (core/losing.py).
    """

    def shape(self, form: Form, declined: bool) -> None:
        form.keeps_all = True
        form.roams = declined
        form.retreats = declined
