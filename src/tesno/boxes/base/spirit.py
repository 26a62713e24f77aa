"""Spirit (B-P16)."""

from __future__ import annotations

from tesno.core.form import Form
from tesno.core.trait import Trait


class Spirit(Trait):
    """This race in decline does not count: its owner may have a second one in decline.

    Who leaves when another race declines is decided in core/decline.py.
    """

    def shape(self, form: Form, declined: bool) -> None:
        form.apart = True
