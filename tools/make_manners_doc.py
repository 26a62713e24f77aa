"""Measures how the levels treat others, and writes docs/manners.md: whom they attack, how they place their tokens.

Usage: python tools/make_manners_doc.py [--games 100] [--players 4] [--jobs 0]

All seats are of one level. At every conquest of an opponent's region it is noted whose region it is, and what share of
the opponents' regions that could have been conquered is whose: attacks on the last-placed above that share would be
ganging up, attacks on the leader below it a lack of ambition. Placement is looked at when a turn ends.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tesno.bots import make_bot
from tesno.bots.levels import LEVELS
from tesno.bots.spreading import spread, worth_it
from tesno.cli.output import progress
from tesno.core.actions import CHANCE, CONQUER, GAMBLE, NOBODY, kind_of, target_of
from tesno.core.bits import regions_of
from tesno.core.game import apply, draw_outcome, legal_actions, new_state
from tesno.core.rules import Rules
from tesno.core.state import Event, State
from tesno.core.view import view_of
from tesno.lab.selfplay import table_for
from tesno.load.boxes import box_ids
from tesno.play.ledger import Ledger
from tesno.play.table import rules_of

TARGET = Path(__file__).resolve().parent.parent / "docs" / "manners.md"
TALL = 7  # so many tokens in one region want a reason
NAMES = [level.name for level in LEVELS]

Counts = Counter[str]


def game(box: str, players: int, level: str, seed: int) -> Counts:
    """What was seen in one game."""
    rules = rules_of(table_for(box, players, seed))
    bots = [make_bot(level, rules, seat, seed) for seat in range(players)]
    ledger = Ledger(rules)
    rng = Random(seed)
    s = new_state(rules)
    events: list[Event] = []
    s.events = events
    found: Counts = Counter()
    while s.acting != NOBODY:
        turn = (s.round, s.seat)
        if s.acting == CHANCE:
            action = draw_outcome(rules, s, rng.random())
        else:
            legal = legal_actions(rules, s)
            seat = s.acting
            action = legal[0] if len(legal) == 1 else bots[seat].choose(view_of(rules, s, seat), legal, ledger.totals)
            if kind_of(action) in (CONQUER, GAMBLE):
                note_attack(rules, s, legal, target_of(action), found)
        before = s.seat
        apply(rules, s, action)
        ledger.hear(events)
        events.clear()
        if (s.round, s.seat) != turn:
            note_placement(rules, s, before, found)
    return found


def note_attack(rules: Rules, s: State, legal: list[int], target: int, found: Counts) -> None:
    """Whose region is attacked, and whose could have been, when there is a last and a leader among the others."""
    holder = s.holder[target]
    if holder < 0 or s.owner[holder] == s.seat:
        return
    others = [seat for seat in range(rules.seats) if seat != s.seat]
    last = min(others, key=lambda seat: s.coins[seat])
    leader = max(others, key=lambda seat: s.coins[seat])
    if s.coins[last] == s.coins[leader]:
        return
    owners = [
        s.owner[s.holder[target_of(action)]]
        for action in legal
        if kind_of(action) in (CONQUER, GAMBLE) and s.holder[target_of(action)] >= 0
    ]
    owners = [owner for owner in owners if owner != s.seat]
    found["attacks"] += 1
    found["on the last"] += s.owner[holder] == last
    found["on the leader"] += s.owner[holder] == leader
    # Shares are added up in millionths.
    found["reach of the last"] += round(1e6 * owners.count(last) / len(owners))
    found["reach of the leader"] += round(1e6 * owners.count(leader) / len(owners))


def note_placement(rules: Rules, s: State, seat: int, found: Counts) -> None:
    """Whether a turn ended with a tower of tokens while a region at an opponent's border has a single one."""
    slot = s.active[seat]
    if slot < 0 or s.held[slot].bit_count() < 2:
        return
    found["turns"] += 1
    held = regions_of(s.held[slot])
    hostile = 0
    for other in range(len(s.held)):
        if s.owner[other] >= 0 and s.owner[other] != seat and s.active[s.owner[other]] == other:
            hostile |= rules.board.around(s.held[other])
    tallest = max(s.tokens[region] for region in held)
    singles = [region for region in held if s.tokens[region] == 1 and hostile >> region & 1]
    if tallest >= TALL and singles:
        found["towers"] += 1


def games(box: str, players: int, level: str, number: int) -> Iterator[tuple[str, int, str, int]]:
    for seed in range(number):
        yield box, players, level, 1000 + seed


def seen(work: tuple[str, int, str, int]) -> Counts:
    return game(*work)


def row(box: str, level: str, found: Counts) -> str:
    attacks = found["attacks"] or 1
    shares = [
        found["on the last"] / attacks,
        found["reach of the last"] / 1e6 / attacks,
        found["on the leader"] / attacks,
        found["reach of the leader"] / 1e6 / attacks,
        found["towers"] / (found["turns"] or 1),
    ]
    return f"| {box} | {level} | {found['attacks']} | " + " | ".join(f"{100 * part:.1f} %" for part in shares) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="games of each level in each box")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=0, help="processes (0: all cores)")
    parser.add_argument("--box", default="", help="one box only, printed and not written")
    wish = parser.parse_args()
    lines = [
        "# Manners: how the bots treat others",
        "",
        f"Made by `tools/make_manners_doc.py --games {wish.games} --players {wish.players}`; not edited by hand.",
        f"Tables of {wish.players}, all seats of one level. Attacks are conquests tried on another player's region;",
        "beside the share that hit the last-placed or the leader among the others stands the share of their regions",
        f"among all that could have been conquered then. Towers: turns that end with {TALL} tokens or more in one",
        "region while another one, next to where an opponent's active race can go, has a single one.",
        "",
        "| box | level | attacks | on the last | of its share | on the leader | of its share | towers |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for box in [wish.box] if wish.box else box_ids():
        for level in NAMES:
            chunks = list(games(box, wish.players, level, wish.games))
            found: Counts = Counter()
            with progress(f"{box}, {level}", len(chunks)) as heard:
                for part in spread(seen, chunks, worth_it(wish.jobs, len(chunks), 2)):
                    found += part
                    heard(1)
            lines.append(row(box, level, found))
            print(lines[-1], flush=True)
    if not wish.box:
        TARGET.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
