"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from tesno.bots.bot import Bot, BotFactory
from tesno.bots.greedy import GreedyBot
from tesno.bots.levels import beginner, easy, expert, hard, medium
from tesno.bots.uniform import RandomBot
from tesno.core.names import Seat
from tesno.core.rules import Rules
from tesno.traits.where import nearest

BOTS: Final[dict[str, BotFactory]] = {
    "beginner": beginner,
    "easy": easy,
    "medium": medium,
    "hard": hard,
    "expert": expert,
    "greedy": GreedyBot,
    "random": RandomBot,
}


class BotError(ValueError):
    """A bot that does not exist, or a number of bots that does not fit the seats."""


def make_bot(name: str, rules: Rules, seat: Seat, seed: int) -> Bot:
    """A bot by name. Raises BotError with the nearest name when there is none."""
    check_bot(name)
    return BOTS[name](rules, seat, seed)


def check_bot(name: str, own: Collection[str] = ()) -> None:
    """Raises BotError with the nearest name when there is no such bot, here or among the operator's own."""
    if name not in BOTS and name not in own:
        raise BotError(f"unknown bot {name!r}: {nearest(name, [*BOTS, *own])}")


def bot_names(text: str, seats: int, own: Collection[str] = ()) -> tuple[str, ...]:
    """One name per seat from `greedy` (all seats) or `greedy,random` (seat by seat).

    >>> bot_names("random", 3)
    ('random', 'random', 'random')
    """
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        check_bot(name, own)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BotError(f"{len(names)} bots for {seats} seats: name one for all, or one per seat")
    return names
