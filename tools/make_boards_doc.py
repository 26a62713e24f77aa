"""Plays many games between greedy bots on Warcraft's boards and writes docs/boards.md: how balanced they are.

Usage: python tools/make_boards_doc.py [--games 4000] [--jobs 0] [--no-play]

What was counted is kept in build/trials, a file per number of players, so it can be stopped at any time and goes on
from there; games are the same in every run. With --no-play the document is written from what is there. Counts are
thrown away when the bots or the rules have changed since.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections import Counter
from pathlib import Path

from tesno.cartography.trial import CHUNK, Trial, interval, try_out
from tesno.compiled import engine, fingerprint
from tesno.load.boxes import draws_for, load_box
from tesno.play import Table

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "boards.md"
KEPT = ROOT / "build" / "trials"
BOX = "warcraft"
BOX_FOLDER = ROOT / "src" / "tesno" / "boxes" / BOX
SEED = 0
AT_ONCE = 4 * CHUNK  # games between two looks at the file
MARGIN = 0.03  # a seat's share may be so far from an equal one
IN_GAMES = 200  # every region is to be conquered once in so many games


def sources() -> str:
    """A name for the rules, bots and boards that are played."""
    digest = hashlib.sha256(fingerprint().encode())
    for path in sorted(BOX_FOLDER.rglob("*.toml")) + sorted(BOX_FOLDER.rglob("*.json")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def kept_file(players: int) -> Path:
    return KEPT / f"{BOX}-{players}.json"


def read_kept(players: int) -> Trial:
    """What has been counted, if the same bots played by the same rules."""
    path = kept_file(players)
    if not path.exists():
        return Trial(players)
    data = json.loads(path.read_text("utf-8"))
    if data["sources"] != sources():
        print(f"{path.name}: rules or bots have changed, counting starts anew", file=sys.stderr)
        return Trial(players)
    return Trial(
        players,
        data["games"],
        data["wins"],
        data["order"],
        Counter(data["boards"]),
        {(board, region) for board, region in data["regions"]},
        {(board, region) for board, region in data["entries"]},
        Counter({(board, region): count for board, region, count in data["conquests"]}),
    )


def keep(trial: Trial) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    data = {
        "sources": sources(),
        "games": trial.games,
        "wins": trial.wins,
        "order": trial.order,
        "boards": trial.boards,
        "regions": sorted(trial.regions),
        "entries": sorted(trial.entries),
        "conquests": [(*place, count) for place, count in sorted(trial.conquests.items())],
    }
    partial = kept_file(trial.players).with_suffix(".partial")
    partial.write_text(json.dumps(data) + "\n", "utf-8")
    partial.replace(kept_file(trial.players))


def play(players: int, games: int, jobs: int) -> Trial:
    table = Table(box=BOX, players=players, layout="random")
    trial = read_kept(players)
    while trial.games < games:
        trial = try_out(table, min(trial.games + AT_ONCE, games), SEED, lambda _: None, jobs, trial)
        keep(trial)
        print(f"{players} players: {trial.games} of {games} games", file=sys.stderr, flush=True)
    return trial


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def seats_row(trial: Trial) -> list[str]:
    """One row: games, each seat's share with its interval, and whether all lie within the margin."""
    equal = 1 / trial.players
    told = [
        f"{percent(share)} ({percent(low)}–{percent(high)})"
        for share, (low, high) in zip(trial.shares(), trial.intervals(), strict=True)
    ]
    within = all(abs(end - equal) <= MARGIN for ends in trial.intervals() for end in ends)
    return [str(trial.players), str(trial.games), percent(equal), "; ".join(told), "yes" if within else "no"]


def order_row(trial: Trial) -> list[str]:
    told = []
    for share in trial.shares_in_order():
        low, high = interval(share, trial.games)
        told.append(f"{percent(share)} ({percent(low)}–{percent(high)})")
    return [str(trial.players), percent(1 / trial.players), "; ".join(told)]


def use_row(trial: Trial) -> list[str]:
    """One row: what of the boards was used."""
    possible = {board for boards in draws_for(load_box(BOX), trial.players) for board in boards}
    often = {place: trial.conquests[place] * IN_GAMES / trial.games for place in trial.regions}
    least = min(often, key=lambda place: (often[place], place))
    return [
        str(trial.players),
        f"{len(trial.boards)} of {len(possible)}",
        f"{sum(trial.conquests[place] > 0 for place in trial.entries)} of {len(trial.entries)}",
        f"{sum(trial.conquests[place] > 0 for place in trial.regions)} of {len(trial.regions)}",
        f"{least[0]} {least[1]}: {often[least]:.0f} times",
    ]


def grid(heads: list[str], rows: list[list[str]]) -> list[str]:
    lines = [heads, ["---"] * len(heads), *rows]
    return ["| " + " | ".join(line) + " |" for line in lines]


def document(trials: list[Trial]) -> str:
    lines = [
        "# Warcraft's boards: how balanced they are",
        "",
        "Made by `tools/make_boards_doc.py`; not edited by hand. Greedy bots sit at all seats, the boards and their",
        "sides are drawn for each game as for any game with a random layout. One table by itself:",
        "`tesno maps trial --box warcraft --players 3 --layout random --games 4000 --json`. What a board is made of:",
        "`tesno maps measure` ([making-maps.md](making-maps.md)).",
        "",
        "## Seats",
        "",
        "Each seat's share of the victories in percent, with the interval in which it lies with 95 % probability, and",
        f"whether all of these lie within {100 * MARGIN:.0f} points of an equal share. Shared victories are divided.",
        "",
        *grid(["players", "games", "equal share", "seats", "within"], [seats_row(trial) for trial in trials]),
        "",
        "Chance says who begins (C5), so no seat begins more often than another. What the order of play is worth to",
        "these bots:",
        "",
        *grid(["players", "equal share", "first, second, … player"], [order_row(trial) for trial in trials]),
        "",
        "## Use",
        "",
        "Board sides that lay on the table, anchors and regions that were conquered at all (seas and lakes aside,",
        f"which only few races hold), and the region that is conquered least often: how often in {IN_GAMES} games.",
        "",
        *grid(
            ["players", "sides", "anchors", "regions", "least conquered"],
            [use_row(trial) for trial in trials],
        ),
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000, help="games for each number of players")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0: as many as are worth it")
    parser.add_argument("--no-play", action="store_true", help="write the document from what has been counted")
    wish = parser.parse_args()
    print(engine(), file=sys.stderr)
    counts = sorted(load_box(BOX).boards)
    trials = [read_kept(players) if wish.no_play else play(players, wish.games, wish.jobs) for players in counts]
    missing = [str(trial.players) for trial in trials if not trial.games]
    if missing:
        raise SystemExit(f"nothing has been played with {', '.join(missing)} players: leave out --no-play")
    TARGET.write_text(document(trials), "utf-8")
    print(f"written: {TARGET.relative_to(ROOT)}", file=sys.stderr)


if __name__ == "__main__":
    main()
