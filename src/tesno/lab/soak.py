"""A soak run: random games over all boards, layouts and variants, with invariants checked, until there are enough."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace

from tesno.core.actions import CHANCE, NOBODY
from tesno.core.game import apply, chance_outcomes, legal_actions, new_state
from tesno.core.rules import Rules
from tesno.lab.invariants import Broken, check_state
from tesno.load.boxes import load_box
from tesno.play.table import RANDOM, Table


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
    tables = _tables(box)
    made = games = largest = 0
    while made < decisions:
        rng = random.Random(f"{seed}/{games}")
        rules = _laid_out(tables[games % len(tables)], rng)
        count, choice = _game(rules, rng, check_every, f"{box} seed {seed}/{games}")
        made += count
        largest = max(largest, choice)
        games += 1
        if progress is not None:
            progress(count)
    return SoakReport(games, made, largest)


def _tables(box: str) -> list[Table]:
    """For every number of players and every variant; boards are drawn for each game where the box has several."""
    files = load_box(box)
    layout = RANDOM if any(layout.draw for layout in files.layouts.values()) else ""
    usual = [Table(box=box, players=players, layout=layout) for players in sorted(files.boards)]
    return usual + [
        Table(box=box, players=variant.players, variant=variant.id, layout=layout) for variant in files.box.variants
    ]


def _laid_out(table: Table, rng: random.Random) -> Rules:
    if not table.layout:
        return table.rules()
    return replace(table, layout="", map=list(rng.choice(table.draws()))).rules()


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
