"""Games of one bot with itself, and what every combo in them brought: from its pick until it has left the map.

About half of the picks are made by lot. A bot picks what suits the moment and is worth its price, so what it picks by
its own choice says little of what a combo is worth; what it makes of a combo that fell to it does.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from tesno.bots.bot import NO_VIEW, Bot
from tesno.core.actions import CHANCE, NOBODY, TARGET
from tesno.core.game import apply, draw_outcome, legal_actions, new_state
from tesno.core.rules import Rules
from tesno.core.state import Event, State
from tesno.core.steps import PICK_COMBO
from tesno.core.view import view_of
from tesno.play.ledger import Ledger, Payment, payments

BY_LOT: Final = 0.5  # the share of picks that are
# Where an element lies in the column that is to be tried more often, so many of the lots fall on it.
WANTED: Final = 0.5


@dataclass
class Stay:
    """A combo in a player's hands."""

    seat: int
    race: str
    power: str
    round: int  # of its pick
    price: int  # coins put on the combos above
    gained: int  # coins that lay on it
    by_lot: bool
    coins: int = 0  # what it brought, active and in decline
    next: int = 0  # the round in which the player picked again; 0: never

    def to_json(self) -> list[Any]:
        return list(vars(self).values())


@dataclass(frozen=True)
class Course:
    """How a game went."""

    index: int
    players: int
    boards: tuple[str, ...]
    first: int  # the seat that began
    coins: tuple[int, ...]
    stays: tuple[Stay, ...]

    def to_json(self) -> dict[str, Any]:
        return {**vars(self), "stays": [stay.to_json() for stay in self.stays]}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Course:
        """The course again. Raises KeyError, TypeError or ValueError when it is none."""
        stays = tuple(Stay(*entry) for entry in data["stays"])
        boards, coins = tuple(data["boards"]), tuple(data["coins"])
        if len(coins) != data["players"] or any(stay.seat not in range(len(coins)) for stay in stays):
            raise ValueError("seats and players do not agree")
        return cls(data["index"], data["players"], boards, data["first"], coins, stays)


class Books:
    """Which combo brought which coins."""

    def __init__(self) -> None:
        self.stays: list[Stay] = []
        self._on_map: dict[str, Stay] = {}  # a banner exists once, so one combo at a time has it
        self._latest: dict[int, Stay] = {}

    def hear(self, events: Sequence[Event], round: int, by_lot: bool) -> None:
        for event in events:
            name, about = event
            if name == "picked":
                self._picked(about, round, by_lot)
                continue
            for payment in payments(event):
                stay = self._earner(name, payment)
                if stay is not None:
                    stay.coins += payment.coins
            if name == "race_gone":
                self._on_map.pop(about["race"], None)

    def _picked(self, about: dict[str, Any], round: int, by_lot: bool) -> None:
        seat = about["seat"]
        stay = Stay(seat, about["race"], about["power"], round, about["price"], about["gained"], by_lot)
        if seat in self._latest:
            self._latest[seat].next = round
        self._latest[seat] = self._on_map[stay.race] = stay
        self.stays.append(stay)

    def _earner(self, event: str, payment: Payment) -> Stay | None:
        """The combo whose income it is, or whose race or power brought or cost it; else the player's latest.

        What others take of their own accord is no fault of a combo.
        """
        if payment.race is not None:
            return self._on_map.get(payment.race)
        for stay in self._on_map.values():
            if stay.seat == payment.seat and payment.source in (stay.race, stay.power):
                return stay
        robbed = payment.coins < 0 and event in ("stolen", "ransom")
        return None if robbed else self._latest.get(payment.seat)


def play_course(
    rules: Rules, bots: Sequence[Bot], seed: int, index: int, boards: Sequence[str], wanted: frozenset[str]
) -> Course:
    """Play a game to its end; `wanted` are ids of races and powers to be tried more often."""
    rng = random.Random(seed)
    lots = random.Random(f"lots {seed}")
    s = new_state(rules)
    events: list[Event] = []
    s.events = events
    ledger, books = Ledger(rules), Books()
    first = 0
    by_lot = False
    while s.acting != NOBODY:
        legal = legal_actions(rules, s)
        if s.acting == CHANCE:
            action = draw_outcome(rules, s, rng.random())
        elif s.step == PICK_COMBO and lots.random() < BY_LOT:
            by_lot = True
            action = drawn_lot(rules, s, legal, wanted, lots)
        else:
            by_lot = by_lot and s.step != PICK_COMBO
            action = legal[0] if len(legal) == 1 else _asked(rules, s, bots[s.acting], legal, ledger)
        round = s.round
        apply(rules, s, action)
        if events:
            for name, about in events:
                if name == "first":
                    first = about["seat"]
            ledger.hear(events)
            books.hear(events, round, by_lot)
            events.clear()
    return Course(index, rules.seats, tuple(boards), first, tuple(s.coins), tuple(books.stays))


def _asked(rules: Rules, s: State, bot: Bot, legal: list[int], ledger: Ledger) -> int:
    if bot.needs_view:
        return bot.choose(view_of(rules, s, s.acting), legal, ledger.totals)
    return bot.choose(NO_VIEW, legal)


def drawn_lot(rules: Rules, s: State, legal: list[int], wanted: frozenset[str], lots: random.Random) -> int:
    """One of the picks, all alike; where one that is wanted can be had, often it is that one."""
    if wanted:
        first = [pick for pick in legal if _has(rules, s, pick & TARGET, wanted)]
        if first and lots.random() < WANTED:
            return lots.choice(first)
    return lots.choice(legal)


def _has(rules: Rules, s: State, place: int, wanted: frozenset[str]) -> bool:
    return rules.race_ids[s.column_races[place]] in wanted or rules.power_ids[s.column_powers[place]] in wanted
