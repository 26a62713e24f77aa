"""A soak run: random games over all boards, with invariants checked, until enough decisions were made."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from tesno.core.actions import CHANCE, NOBODY
from tesno.core.game import apply, chance_outcomes, legal_actions, new_state
from tesno.core.rules import Rules
from tesno.lab.invariants import Broken, check_state
from tesno.load.boxes import load_box
from tesno.play.table import Table


@dataclass(frozen=True)
class SoakReport:
    games: int
    decisions: int
    largest_choice: int


def soak(
    box: str,
    decisions: int,
    seed: int = 1,
    *,
    check_every: int = 1,
    progress: Callable[[int], None] | None = None,
) -> SoakReport:
    """Play until so many decisions were made; raises Broken, or whatever the engine raises, with the way there."""
    tables = [Table(box=box, players=players).rules() for players in sorted(load_box(box).boards)]
    made = games = largest = 0
    while made < decisions:
        rules = tables[games % len(tables)]
        count, choice = _game(rules, random.Random(f"{seed}/{games}"), check_every, f"{box} seed {seed}/{games}")
        made += count
        largest = max(largest, choice)
        games += 1
        if progress is not None:
            progress(count)
    return SoakReport(games, made, largest)


def _game(rules: Rules, rng: random.Random, check_every: int, name: str) -> tuple[int, int]:
    s = new_state(rules)
    log: list[int] = []
    decisions = largest = 0
    turns = 0
    turn = (0, -1)
    try:
        while s.acting != NOBODY:
            legal = legal_actions(rules, s)
            if s.acting == CHANCE:
                outcomes = chance_outcomes(rules, s)
                action = rng.choices([a for a, _ in outcomes], [weight for _, weight in outcomes])[0]
            else:
                decisions += len(legal) > 1
                largest = max(largest, len(legal))
                action = legal[int(rng.random() * len(legal))]
            log.append(action)
            apply(rules, s, action)
            if len(log) % check_every == 0:
                check_state(rules, s)
            if (s.round, s.seat) != turn:
                turn = (s.round, s.seat)
                turns += 1
        check_state(rules, s)
        if turns != rules.rounds * rules.seats:
            raise Broken(f"{turns} turns in {rules.rounds} rounds of {rules.seats} seats")
    except Exception as error:
        raise Broken(f"{name} on {rules.board.id} after {len(log)} actions: {error!r}; log {log}") from error
    return decisions, largest
