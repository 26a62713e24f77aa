"""Measures how far expected leads are off with so many rounds left: the figures of `tesno.advice.chances`.

    python tools/measure_chances.py base 8

plays so many games with 2, 3, 4 and 5 `hard` bots each, and compares, after every turn,
the lead of each player over each other that was to be expected with the one at the end.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from itertools import combinations
from math import ceil, sqrt

from tesno.advice.chances import rounds_left
from tesno.bots import make_bot
from tesno.bots.levels import planner_of
from tesno.core.teams import team_of
from tesno.play import Game, Ledger, Table

BOT = "hard"
PLAYERS = (2, 3, 4, 5)


def measured(table: Table, seed: int) -> list[tuple[float, float]]:
    """Of one game: rounds left, and by how many coins a lead was off."""
    game = Game(table, seed=seed)
    planner = planner_of(game.rules)
    seats = range(game.rules.seats)
    bots = [make_bot(BOT, game.rules, seat, seed) for seat in seats]
    expected: list[tuple[float, list[float]]] = []
    turn = (game.state.round, game.state.seat)
    while not game.over:
        ledger = Ledger(game.rules)
        ledger.hear(game.events)
        game.apply(bots[game.acting].choose(game.view(game.acting), game.legal, ledger.totals))
        now = (game.state.round, game.state.seat)
        if now != turn and not game.over:
            turn = now
            expected.append((rounds_left(game.rules, game.state), planner.totals([game.state])[0]))
    coins = game.state.coins
    rivals = [(one, two) for one, two in combinations(seats, 2) if two not in team_of(game.rules, one)]
    return [
        (left, (totals[one] - totals[two]) - (coins[one] - coins[two]))
        for left, totals in expected
        for one, two in rivals
    ]


def main(box: str, games: int) -> None:
    off: dict[int, list[float]] = defaultdict(list)
    for players in PLAYERS:
        for seed in range(games):
            for left, error in measured(Table(box=box, players=players), seed):
                off[ceil(left)].append(error * error / 2)
        print(f"{box}: {games} games of {players}", file=sys.stderr, flush=True)
    spreads: list[str] = []
    for rounds in sorted(off):
        spread = sqrt(sum(off[rounds]) / len(off[rounds]))
        spreads.append(f"{spread:.1f}")
        print(f"{rounds:2} rounds left: {spread:5.2f} coins ({len(off[rounds])} leads)")
    print(f'"{box}": ({", ".join(spreads)}),')


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
