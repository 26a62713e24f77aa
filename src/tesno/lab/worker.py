"""A benchmark's worker: plays random games for a slice of time whenever a line asks for it, and answers in JSON."""

from __future__ import annotations

import hashlib
import json
import os
import random
import sys
import time
from collections.abc import Callable
from typing import Any

from tesno.bots import make_bot, play_match
from tesno.compiled import engine
from tesno.core.game import apply, chance_outcomes, legal_actions, new_state
from tesno.core.rollout import rollout
from tesno.core.rules import Rules
from tesno.core.state import to_json
from tesno.play.table import Table

Slice = Callable[[int, float], dict[str, Any]]


def tesno_slice(box: str) -> Slice:
    tables: dict[int, Rules] = {}
    rng = random.Random(1)

    def play(players: int, seconds: float) -> dict[str, Any]:
        rules = tables.get(players) or tables.setdefault(players, Table(box=box, players=players).rules())
        games = decisions = forced = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            made, alone = rollout(rules, new_state(rules), rng.random)
            games += 1
            decisions += made
            forced += alone
        spent = time.perf_counter() - start
        return {"games": games, "decisions": decisions, "forced": forced, "seconds": spent}

    return play


def catanatron_slice() -> Slice:
    """Random players of catanatron; only decisions with a choice count, as for us."""
    from catanatron import Color, Game, RandomPlayer

    counts = [0, 0]

    class Counting(RandomPlayer):  # type: ignore[misc, unused-ignore]
        def decide(self, game: Any, playable_actions: Any) -> Any:
            counts[len(playable_actions) < 2] += 1
            return super().decide(game, playable_actions)

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def play(players: int, seconds: float) -> dict[str, Any]:
        counts[:] = [0, 0]
        games = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            Game([Counting(colour) for colour in colours[:players]]).play()
            games += 1
        spent = time.perf_counter() - start
        return {"games": games, "decisions": counts[0], "forced": counts[1], "seconds": spent}

    return play


def copy_time(box: str) -> float:
    """Microseconds for one copy of a state in mid-game, the best of several loops."""
    rules = Table(box=box, players=3).rules()
    s = _midgame(rules)
    best = float("inf")
    for _ in range(7):
        start = time.perf_counter()
        for _ in range(20_000):
            s.copy()
        best = min(best, (time.perf_counter() - start) / 20_000)
    return best * 1e6


def _midgame(rules: Rules) -> Any:
    rng = random.Random(3)
    s = new_state(rules)
    while s.round < rules.rounds // 2:
        apply(rules, s, rng.choice(legal_actions(rules, s)))
    return s


def checksum(box: str, players: int, games: int = 20) -> str:
    """A digest of every state of some random games: the same plain and compiled, whatever the hash seed."""
    rules = Table(box=box, players=players).rules()
    digest = hashlib.sha256()
    for number in range(games):
        rng = random.Random(number)
        s = new_state(rules)
        while s.acting != -2:
            outcomes = chance_outcomes(rules, s)
            action = rng.choices([a for a, _ in outcomes], [weight for _, weight in outcomes])[0]
            apply(rules, s, action)
            digest.update(json.dumps(to_json(s), sort_keys=True).encode())
    return digest.hexdigest()


def games_checksum(box: str, players: int, bot: str, games: int = 1) -> str:
    """A digest of every action in some games between bots, and of what they ended with."""
    rules = Table(box=box, players=players).rules()
    digest = hashlib.sha256()
    for number in range(games):
        bots = [make_bot(bot, rules, seat, number) for seat in range(players)]
        match = play_match(rules, bots, number, record=True)
        digest.update(json.dumps([match.actions, match.coins, match.winners]).encode())
    return digest.hexdigest()


def main() -> None:
    """Lines in: `slice PLAYERS SECONDS`, `copy`, `checksum PLAYERS`, `mode`; one line of JSON out for each."""
    kind, box = sys.argv[1], sys.argv[2]
    if hasattr(os, "sched_setaffinity"):
        # All workers share one core, one after the other: a ratio is of equal conditions.
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    play = catanatron_slice() if kind == "catanatron" else tesno_slice(box)
    for line in sys.stdin:
        words = line.split()
        answer: Any
        match words[0]:
            case "slice":
                answer = play(int(words[1]), float(words[2]))
            case "copy":
                answer = copy_time(box)
            case "checksum":
                answer = checksum(box, int(words[1]))
            case _:
                answer = engine()
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
