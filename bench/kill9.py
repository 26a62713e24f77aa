"""Kills a server again and again with SIGKILL while people play, and looks for moves that were accepted and are gone.

    .venv/bin/python bench/kill9.py
    .venv/bin/python bench/kill9.py --kills 5 --games 20    # a quick look
    .venv/bin/python bench/kill9.py --servers 2             # two that share a PostgreSQL database, and either is killed
    .venv/bin/python bench/kill9.py --kills 20 --reconnecting    # somebody sits at every table, and comes back

The bar: of 100 kills with 200 games no accepted move is lost, doubled or out of order, and a restarted server accepts
its first move within 3 seconds; of several servers each player's next move is accepted within 3 seconds of the cut. The
status is 0 when both hold. PostgreSQL is started by this script, in a folder of its own, and waits for the disk. With
`--reconnecting` a socket is open at every table
when the server is killed; all of them come back at once, each makes a move, and the last of these must be accepted
within 3 seconds too (at tables without bots: those have to start first).
"""

from __future__ import annotations

import asyncio
import functools
import json
import os
import random
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.postgres import cluster
from tests.server.crash import GAMES_OF_A_GUEST, Crashes
from tests.server.returning import Return
from tests.server.running import KEEPING

MOST_SECONDS_TO_A_MOVE = 3.0
WARM_UP = 3  # moves in each game before the first kill
LOAD = (0.3, 1.5)  # seconds of play before a kill


def main(
    kills: Annotated[int, typer.Option(min=1, help="How often the server is killed.")] = 100,
    games: Annotated[int, typer.Option(min=1, help="Games in the database, all under way.")] = 200,
    clients: Annotated[int, typer.Option(min=1, help="Players who move at the same time.")] = 6,
    servers: Annotated[int, typer.Option(min=1, help="Servers; several share a PostgreSQL database.")] = 1,
    postgres: Annotated[
        bool, typer.Option("--postgres", help="Also one server keeps its games in PostgreSQL.")
    ] = False,
    reconnecting: Annotated[bool, typer.Option(help="Somebody sits at every table when the server is killed.")] = False,
    seed: Annotated[int, typer.Option(help="Of the players' choices and of the moments of the kills.")] = 1,
    minutes: Annotated[float, typer.Option(min=1, help="Stop killing after so long, and report what there is.")] = 40,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Kill a server under load; report moves lost, doubled, out of order, and the time to the first move."""
    if reconnecting and servers > 1:
        raise typer.BadParameter("of several servers the others go on: --reconnecting is for --servers 1")
    rng = random.Random(seed)
    begun = time.monotonic()
    killed = 0
    guests = max(min(clients, games), -(-games // GAMES_OF_A_GUEST))
    bars = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with (
        tempfile.TemporaryDirectory(prefix="tesno-kill9-") as folder,
        Progress(*bars, console=Console(stderr=True)) as progress,
        ExitStack() as stack,
    ):
        if postgres or servers > 1:
            KEEPING.cluster = stack.enter_context(cluster(durable=True))
        opening = progress.add_task("games", total=2)
        crashes = (Return if reconnecting else Crashes)(Path(folder), guests, games, servers)
        try:
            progress.advance(opening)
            crashes.warm_up(WARM_UP)
            progress.advance(opening)
            killing = progress.add_task("kills", total=kills)
            if isinstance(crashes, Return):
                step = functools.partial(progress.advance, killing)
                asyncio.run(crashes.crash_often(kills, LOAD, rng, step))
                killed = len(crashes.waits)
            while killed < kills and time.monotonic() - begun < 60 * minutes:
                movers = rng.sample(crashes.players, min(clients, guests))
                crashes.crash(movers, rng.uniform(*LOAD), rng.randrange(servers))
                killed += 1
                progress.advance(killing)
            broken = crashes.broken_promises(fold=True)
        finally:
            crashes.end()
    waits = sorted(crashes.waits)
    lasts = sorted(crashes.lasts) if isinstance(crashes, Return) else []
    everybody = {}
    if isinstance(crashes, Return):
        everybody = {
            "seconds_to_everybodys_move_median": round(statistics.median(lasts), 2),
            "seconds_to_everybodys_move_most": round(lasts[-1], 2),
            "with_bots_most": round(max(crashes.lasts_of_all), 2),
        }
    figures = {
        "kills": killed,
        "servers": servers,
        "games": games,
        "clients": min(clients, guests),
        "moves_accepted": crashes.moves,
        "lost": broken.pop("lost", 0),
        "doubled": broken.pop("doubled", 0) + broken.pop("nobody's", 0),
        "out_of_order": broken.pop("out of order", 0),
        "refused_when_sent_again": broken.pop("refused", 0),
        "seconds_to_first_move_median": round(statistics.median(waits), 2),
        "seconds_to_first_move_p95": round(waits[int(0.95 * (len(waits) - 1))], 2),
        "seconds_to_first_move_most": round(waits[-1], 2),
        **everybody,
        "of_these_own_work_median": round(statistics.median(crashes.efforts or [0.0]), 2),
        "load_of_the_machine": round(os.getloadavg()[0], 1),
    }
    if as_json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name.replace('_', ' '):30} {value}")
    wrong = sum(value for name, value in figures.items() if name in ("lost", "doubled", "out_of_order"))
    if wrong or figures["refused_when_sent_again"] or killed < kills or max([*waits, *lasts]) > MOST_SECONDS_TO_A_MOVE:
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)
