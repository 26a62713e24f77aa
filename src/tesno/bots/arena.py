"""One game between bots on the bare core: fast, nothing shown to a bot but its view."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import index
from typing import Any

from tesno.bots.bot import NO_VIEW, Bot
from tesno.core.actions import CHANCE, NOBODY
from tesno.core.game import apply, draw_outcome, legal_actions, new_state
from tesno.core.result import winners
from tesno.core.rules import Rules
from tesno.core.state import Event, State
from tesno.core.view import view_of
from tesno.play.ledger import Ledger


@dataclass
class Stint:
    """A combo in a player's hands, from its pick to the end of the race or the game."""

    seat: int
    race: str
    power: str
    price: int  # coins put on the combos above
    gained: int  # coins that lay on it
    round: int
    coins: int = 0  # what it has brought, in decline too


@dataclass
class Match:
    """How a game between bots went."""

    decisions: int  # those with a choice
    forced: int  # and those with one answer only
    winners: list[int]
    coins: list[int]
    stints: list[Stint]
    actions: list[int] = field(default_factory=list)  # all of them, chance included: only when asked for
    forfeits: dict[int, str] = field(default_factory=dict)  # seats that lost by their own fault, and why


def play_match(rules: Rules, bots: Sequence[Bot], seed: int, *, record: bool = False) -> Match:
    """Play a game to its end; the seed decides chance. Raises ValueError when a bot answers with no legal action, or
    when there is not one for each seat.

    A bot that says of itself to have forfeited the game (`forfeit`: why) does not win it.
    """
    if len(bots) != rules.seats:
        raise ValueError(f"{len(bots)} bots for {rules.seats} seats")
    rng = random.Random(seed)
    s = new_state(rules)
    events: list[Event] = []
    s.events = events
    # Bots of others may have a method and nothing else, and may answer with numbers that are not Python's own.
    players: list[Any] = list(bots)
    looking = [bool(getattr(bot, "needs_view", True)) for bot in players]
    # Counting everybody's coins is for those who look.
    ledger = Ledger(rules) if any(looking) else None
    stints: list[Stint] = []
    latest: dict[str, Stint] = {}
    actions: list[int] = []
    decisions = forced = 0
    while s.acting != NOBODY:
        legal = legal_actions(rules, s)
        seat = s.acting
        if seat == CHANCE:
            action = draw_outcome(rules, s, rng.random())
        elif len(legal) == 1:
            forced += 1
            action = legal[0]
        else:
            decisions += 1
            if looking[seat]:
                assert ledger is not None
                answer = players[seat].choose(view_of(rules, s, seat), legal, ledger.totals)
            else:
                answer = players[seat].choose(NO_VIEW, legal)
            try:
                action = index(answer)
            except TypeError:
                raise ValueError(f"bot at seat {seat} answered {answer!r}, which is no action") from None
            if action not in legal:
                raise ValueError(f"bot at seat {seat} answered {answer!r}, which is not legal")
        if record:
            actions.append(action)
        apply(rules, s, action)
        if events:
            if ledger is not None:
                ledger.hear(events)
            _keep_books(s, events, stints, latest)
            events.clear()
    forfeits: dict[int, str] = {}
    out = 0
    for seat, bot in enumerate(bots):
        why = getattr(bot, "forfeit", "")
        if why:
            forfeits[seat] = why
            out |= 1 << seat
    return Match(decisions, forced, winners(rules, s, out), list(s.coins), stints, actions, forfeits)


def _keep_books(s: State, events: list[Event], stints: list[Stint], latest: dict[str, Stint]) -> None:
    for name, about in events:
        if name == "picked":
            stint = Stint(about["seat"], about["race"], about["power"], about["price"], about["gained"], s.round)
            stints.append(stint)
            latest[stint.race] = stint
        elif name == "income":
            for race, _, coins in about["sources"]:
                latest[race].coins += coins
