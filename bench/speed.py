"""How much faster `tesno sim` is than it was, compiled than plain, and two processes than one: ratios, in one run.

    .venv/bin/python bench/speed.py                      # beside plain Python of this checkout
    .venv/bin/python bench/speed.py --against 06b61d8    # and beside that commit

All take turns, in slices, and are compared by CPU time, so that a busy machine spoils little. The last line compares
two processes with one: by the CPU time of the busier one, and by the clock, which says something only while two cores
have nothing else to do. Compiled and plain must play the same games.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 7
# What is played in a slice: box, players, bot, games.
SLICES = (
    ("base", 2, "random", 250),
    ("base", 4, "random", 120),
    ("underground", 3, "random", 150),
    ("base", 2, "greedy", 2),
    ("underground", 3, "greedy", 1),
)
SERIES = ("base", 2, "random", 24_000)  # by one process and by two

# Runs in a process of its own, by the sources of any commit.
PLAYER = """
import inspect, json, os, sys, time
from tesno.bots.series import Plan, play_series
from tesno.play import Table

if __name__ == "__main__":
    for line in sys.stdin:
        box, players, bot, games, seed, jobs = json.loads(line)
        table = Table(box=box, players=players)
        plan = Plan(table, (bot,) * players, seed)
        # Earlier commits were given the rules; now they are kept from the first game on.
        given = {"rules": table.rules()} if "rules" in inspect.signature(play_series).parameters else {}
        play_series(plan, 1, 1, **given)
        before, own = os.times(), time.process_time()
        totals = play_series(plan, games, jobs, **given)
        after, own = os.times(), time.process_time() - own
        beside = after[2] + after[3] - before[2] - before[3]
        print(json.dumps([max(own, beside), after[4] - before[4], totals.to_json()]), flush=True)
"""


class Player:
    """One engine in a process that plays when asked."""

    def __init__(self, script: Path, source: Path, *, plain: bool) -> None:
        environment = {**os.environ, "PYTHONPATH": str(source), "TESNO_PLAIN": "1" if plain else "0"}
        self.process = subprocess.Popen(
            [sys.executable, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def play(self, box: str, players: int, bot: str, games: int, seed: int, jobs: int = 1) -> tuple[float, float, Any]:
        """Seconds of CPU, of the busier process where there are two, and by the clock, and what came out."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([box, players, bot, games, seed, jobs]) + "\n")
        self.process.stdin.flush()
        busy, clock, totals = json.loads(self.process.stdout.readline())
        return busy, clock, totals

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(timeout=60)


def unpacked(commit: str, folder: Path) -> Path:
    """The sources of a commit."""
    packed = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


def compare(players: dict[str, Player], rounds: int) -> None:
    for number, what in enumerate(SLICES):
        for player in players.values():
            player.play(*what[:3], max(1, what[3] // 10), 0)
        ratios: dict[str, list[float]] = {name: [] for name in players if name != "compiled"}
        for slice in range(rounds):
            seed = 1000 * number + slice
            played = {name: player.play(*what, seed) for name, player in players.items()}
            if played["compiled"][2] != played["plain"][2]:
                raise SystemExit(f"compiled and plain differ: {what}, seed {seed}")
            for name, found in ratios.items():
                found.append(played[name][0] / played["compiled"][0])
        rate = what[3] / played["compiled"][0]
        told = ", ".join(f"{statistics.median(found):.2f} times {name}" for name, found in ratios.items())
        print(f"{what[0]}, {what[1]} players, {what[2]}: {told} ({rate:.1f} games/s)", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", metavar="COMMIT", help="an older commit to compare with")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    wish = parser.parse_args()
    subprocess.run([sys.executable, "-c", "from tesno.cli import app; app(['compile'])"], check=True)
    with tempfile.TemporaryDirectory() as name:
        script = Path(name) / "player.py"
        script.write_text(PLAYER, "utf-8")
        source = ROOT / "src"
        players = {"compiled": Player(script, source, plain=False), "plain": Player(script, source, plain=True)}
        if wish.against:
            players[wish.against] = Player(script, unpacked(wish.against, Path(name)), plain=True)
        try:
            compare(players, wish.rounds)
            runs = {jobs: [players["compiled"].play(*SERIES, seed, jobs) for seed in range(3)] for jobs in (1, 2)}
            busy, clock = (
                statistics.median([run[what] for run in runs[1]]) / statistics.median([run[what] for run in runs[2]])
                for what in (0, 1)
            )
            print(f"two processes: {busy:.2f} times one by CPU time, {clock:.2f} times by the clock")
        finally:
            for player in players.values():
                player.close()


if __name__ == "__main__":
    main()
