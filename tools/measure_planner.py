"""Measures what planning is worth: how often the expert beats bots that take one look at each answer with its value.

    python tools/measure_planner.py base --games 400 [--players 2] [--jobs 0]

One expert sits among others that judge by the value alone and never err; it takes all seats in turn on common seeds.
"""

from __future__ import annotations

import argparse
from functools import partial

from tesno.bots.arena import play_match
from tesno.bots.levels import EXPERT, LevelBot
from tesno.bots.spreading import spread, worth_it
from tesno.bots.standings import wilson
from tesno.cli.output import progress
from tesno.lab.selfplay import table_for
from tesno.lab.training import TRYING
from tesno.load.boxes import box_ids
from tesno.play.table import rules_of


def won(box: str, players: int, seed: int) -> float:
    """The expert's victories at one table, played from every seat; a shared one counts in parts."""
    rules = rules_of(table_for(box, players, seed))
    found = 0.0
    for seat in range(players):
        bots = [LevelBot(EXPERT if other == seat else TRYING, rules, other, seed) for other in range(players)]
        winners = play_match(rules, bots, seed).winners
        found += (seat in winners) / len(winners)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("box", choices=box_ids())
    parser.add_argument("--games", type=int, default=400, help="made whole for all seats")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=0, help="processes (0: all cores)")
    wish = parser.parse_args()
    seeds = range(5000, 5000 - (-wish.games // wish.players))
    victories = 0.0
    with progress(f"{wish.box}, {wish.players} players", len(seeds)) as heard:
        for part in spread(partial(won, wish.box, wish.players), list(seeds), worth_it(wish.jobs, len(seeds), 2)):
            victories += part
            heard(1)
    games = len(seeds) * wish.players
    low, high = wilson(victories / games, games)
    print(f"{wish.box}, {wish.players} players, {games} games: {victories / games:.1%} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
