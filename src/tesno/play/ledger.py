"""The public ledger: coins counted from what was paid and earned in the open, as a good memory would."""

from __future__ import annotations

from collections.abc import Iterable

from tesno.core.rules import Rules
from tesno.core.state import Event


class Ledger:
    """Everybody's coins by public events alone."""

    def __init__(self, rules: Rules) -> None:
        self.coins = [rules.start_coins] * rules.seats

    def hear(self, events: Iterable[Event]) -> None:
        for name, about in events:
            if name == "picked":
                self.coins[about["seat"]] += about["gained"] - about["price"]
            elif name in ("income", "paid"):
                self.coins[about["seat"]] += about["coins"]
            elif name == "stolen":
                self.coins[about["seat"]] += about["coins"]
                self.coins[about["other"]] -= about["coins"]
            elif name == "toll":
                self.coins[about["seat"]] -= about["coins"]
                self.coins[about["other"]] += about["coins"]

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(self.coins)
