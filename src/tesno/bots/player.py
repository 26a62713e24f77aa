"""A start for bots of one's own: what every one of them needs, so that only `choose` is left to write."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tesno.core.explain import step_name
from tesno.core.game import apply
from tesno.core.names import Packed, Seat
from tesno.core.notation import action_text
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.view import View, imagine, view_json


class Player:
    """Knows its rules, its seat and a seed; helps to read what it is shown and to try actions out.

    Nobody has to inherit from it: any class with a method `choose(view, legal, ledger)` is a bot.
    """

    needs_view = True

    def __init__(self, rules: Rules, seat: Seat, seed: int) -> None:
        self.rules = rules
        self.seat = seat
        self.seed = seed

    def choose(self, view: View, legal: list[int], ledger: tuple[int, ...] | None = None) -> int:
        """One of the legal actions."""
        raise NotImplementedError(f"{type(self).__name__} has no method choose")

    def table(self, view: View, ledger: tuple[int, ...] | None = None) -> State:
        """A table that looks like the view: to read, to copy, to try actions on."""
        return imagine(self.rules, view, ledger)

    def facts(self, view: View) -> dict[str, Any]:
        """The view with names instead of numbers, as programs are shown it."""
        return view_json(self.rules, view)

    def step(self, table: State) -> str:
        """What is asked: `pick`, `decide`, `conquer`, `redeploy`, …"""
        return step_name(self.rules, table)

    def texts(self, table: State, legal: Sequence[Packed]) -> dict[str, Packed]:
        """The legal actions by their texts, such as `conquer 12`."""
        return {action_text(self.rules, table, action): action for action in legal}

    def after(self, table: State, action: Packed) -> State:
        """A copy of the table on which the action has been carried out; where chance acts then, it is still to come."""
        trial = table.copy()
        apply(self.rules, trial, action)
        return trial
