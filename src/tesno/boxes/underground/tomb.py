"""Tomb (U-P17)."""

from __future__ import annotations

from tesno.core.form import Form
from tesno.core.names import Slot
from tesno.core.redeploy import gather, go_on_redeploying
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait


class Tomb(Trait):
    """On decline all tokens stay and may be redeployed once before coins.

    Attacked later they lose one and retreat among their regions; taken by their owner all are lost.
    """

    def shape(self, form: Form, declined: bool) -> None:
        form.keeps_all = True
        form.retreats = form.retreats or declined
        form.own_takes_all = declined

    def declined(self, rules: Rules, s: State, slot: Slot) -> None:
        gather(rules, s, slot)
        go_on_redeploying(rules, s, slot, 0)
