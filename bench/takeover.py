"""Kills the process in which a bot thinks, and measures when the bot's move is there, made by another process.

    .venv/bin/python bench/takeover.py

Two servers share a PostgreSQL database, which this script starts. The bot is one of the operator's: at the server that
is killed it never answers, at the other it does so at once, so that what is measured is the taking over. The bar: 3
seconds from the kill to the move. The status is 0 when it holds.
"""

from __future__ import annotations

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

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.postgres import cluster
from tests.server.client import Client, asked_seat
from tests.server.running import KEEPING, Serving
from tests.server.tables import Table

from tesno.server.messages import Update

ROOT = Path(__file__).resolve().parent.parent
MOST_SECONDS = 3.0
BOT = "fox"
SILENT = f"{BOT}={sys.executable} -c 'import time; time.sleep(3600)'"
QUICK = f"{BOT}={sys.executable} {ROOT / 'examples' / 'bots' / 'dearest_program.py'}"


def main(
    kills: Annotated[int, typer.Option(min=1, help="How often a server is killed.")] = 10,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Seconds from a kill to the move of a bot that thought in the killed process."""
    waits = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tesno-takeover-")))
        KEEPING.cluster = stack.enter_context(cluster(durable=True))
        staying = Serving(folder, options=["--bot", QUICK])
        stack.callback(staying.kill)
        watching = stack.enter_context(Client(staying.ready()))
        for number in range(kills):
            waits.append(taken_over(folder, watching, number))
    figures = {
        "kills": kills,
        "seconds_median": round(statistics.median(waits), 2),
        "seconds_most": round(max(waits), 2),
        "load_of_the_machine": round(os.getloadavg()[0], 1),
    }
    print(json.dumps(figures) if as_json else "\n".join(f"{name:22} {value}" for name, value in figures.items()))
    if max(waits) > MOST_SECONDS:
        raise typer.Exit(1)


def taken_over(folder: Path, watching: Client, number: int) -> float:
    killed = Serving(folder, options=["--bot", SILENT, "--bot-seconds", "600", "--bot-start", "600"])
    try:
        with Client(killed.ready(), watching.token) as here:
            game = here.open("hb", bot=BOT).id
            with Table(here, random.Random(number), "hb", id=game) as table, watching.socket(game) as socket:
                socket.hello()
                while asked_seat(table.scene) == 0:
                    command = table.next_command()
                    assert command is not None
                    table.send(command)
                # All of it is known at the other server, too, before the kill.
                while socket.look(None).version < table.scene.version:
                    time.sleep(0.01)
                killed.kill()
                begun = time.perf_counter()
                assert socket.expect(Update).entry.seat == 1
                return time.perf_counter() - begun
    finally:
        if killed.process.poll() is None:
            killed.kill()


if __name__ == "__main__":
    typer.run(main)
