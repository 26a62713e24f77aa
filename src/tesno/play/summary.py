"""A whole game in numbers: who got which coins when and from what, and how each combo did."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tesno.core.state import Event
from tesno.play.ledger import Payment, payments


@dataclass(frozen=True)
class Earning:
    """Coins a seat got (paid, below 0) in one turn from one source; `turn` is the seat whose turn it was.

    Of a race where they were its income, or the price of it; None: paid or taken otherwise.
    """

    round: int
    turn: int
    seat: int
    race: str | None
    source: str
    coins: int


@dataclass
class ComboTale:
    """A race with a power in one player's hands, from the pick to the end; `picked` and `declined` are rounds.

    `lost` counts tokens, `coins` what the race and its power brought in all.
    """

    seat: int
    race: str
    power: str
    picked: int
    declined: int | None = None
    conquests: int = 0
    lost: int = 0
    coins: int = 0


@dataclass(frozen=True)
class Tally:
    """Earnings in the order of the game, and combos in the order in which they were picked.

    `rival` is what a rival without a seat had after each round; empty where there is none.
    """

    earnings: list[Earning]
    combos: list[ComboTale]
    rival: list[int]


def tally_of(events: Iterable[Event]) -> Tally:
    """The numbers of a game from all its events."""
    coins: dict[tuple[int, int, int, str | None, str], int] = {}
    combos: list[ComboTale] = []
    rival: list[int] = []
    # A banner exists once, so one combo at a time has it.
    current: dict[str, ComboTale] = {}
    round = turn = 0
    for event in events:
        name, about = event
        match name:
            case "turn":
                round, turn = about["round"], about["seat"]
            case "picked":
                current[about["race"]] = ComboTale(about["seat"], about["race"], about["power"], round)
                combos.append(current[about["race"]])
            case "declined":
                current[about["race"]].declined = round
            case "conquered":
                current[about["race"]].conquests += 1
            case "lost":
                current[about["race"]].lost += about["lost"]
            case "race_gone":
                del current[about["race"]]
            case "murloc_income":
                rival.append(about["total"])
        for payment in payments(event):
            key = (round, turn, payment.seat, payment.race, payment.source)
            coins[key] = coins.get(key, 0) + payment.coins
            if name != "picked" and (tale := _earner(current, payment)) is not None:
                tale.coins += payment.coins
    return Tally([Earning(*key, total) for key, total in coins.items()], combos, rival)


def _earner(current: dict[str, ComboTale], payment: Payment) -> ComboTale | None:
    """The combo that brought the coins: its income, or what its race or power did otherwise."""
    if payment.race is not None:
        return current[payment.race]
    for tale in current.values():
        if tale.seat == payment.seat and payment.source in (tale.race, tale.power):
            return tale
    return None
