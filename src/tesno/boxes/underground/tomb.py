"""Tomb (U-P17)."""

from __future__ import annotations

from tesno.core.redeploy import gather, go_on_redeploying
from tesno.core.rules import Form, Rules, Trait
from tesno.core.state import State


class Tomb(Trait):
    """On decline all tokens stay and may be redeployed once before coins.

    Attacked later they lose one and retreat among their regions; taken by their owner all are lost.
    """

    def shape(self, form: Form, declined: bool) -> None:
        form.keeps_all = True
        if declined:
            form.retreats = True
            form.own_takes_all = True
        else:
            form.on_declined += (self,)

    def declined(self, rules: Rules, s: State, slot: int) -> None:
        gather(s, slot)
        go_on_redeploying(rules, s, slot, 0)
