"""The public ledger: coins counted from what was paid and earned in the open, as a good memory would."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from tesno.core.rules import Rules
from tesno.core.state import Event

# Sources of coins that are no part of an income.
PRICE: Final = "price"
COLUMN: Final = "column"
TOLL: Final = "toll"


class Payment(NamedTuple):
    """Coins a seat gets, or pays when below 0, from one source; of a race where they are the race's."""

    seat: int
    race: str | None
    source: str
    coins: int


def payments(event: Event) -> Iterator[Payment]:
    """What an event pays to whom."""
    name, about = event
    match name:
        case "picked":
            if about["price"]:
                yield Payment(about["seat"], about["race"], PRICE, -about["price"])
            if about["gained"]:
                yield Payment(about["seat"], about["race"], COLUMN, about["gained"])
        case "income":
            for race, source, coins in about["sources"]:
                yield Payment(about["seat"], race, source, coins)
        case "paid":
            yield Payment(about["seat"], None, about["source"], about["coins"])
        case "stolen":
            yield Payment(about["seat"], None, about["source"], about["coins"])
            yield Payment(about["other"], None, about["source"], -about["coins"])
        case "toll":
            # Who gets it has earned it by a race, power or find; to the others a toll is a toll.
            yield Payment(about["seat"], None, TOLL, -about["coins"])
            yield Payment(about["other"], None, about["source"], about["coins"])
        case "ransom" if about["coins"]:
            yield Payment(about["seat"], None, about["source"], -about["coins"])
            yield Payment(about["other"], None, about["source"], about["coins"])


class Ledger:
    """Everybody's coins by public events alone."""

    def __init__(self, rules: Rules) -> None:
        self.coins = [rules.start_coins] * rules.seats

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            for payment in payments(event):
                self.coins[payment.seat] += payment.coins

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(self.coins)
