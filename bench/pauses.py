"""How long the server stands still to look for garbage while games fill its memory: Python's own way and the server's.

    .venv/bin/python bench/pauses.py
    .venv/bin/python bench/pauses.py --tables 20 --moves 10    # a quick look

Tables are opened and played in this process, without sockets, first by one way and then by the other, and every search
is timed: in seconds of the processor, so that whatever else the machine does is not in them.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Annotated, Any

import typer

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from pydantic import TypeAdapter
from tests.server.client import command_of, seats

from tesno.server.garbage import search_as_usual, spare_the_loop
from tesno.server.hall import Hall
from tesno.server.live import LiveGame
from tesno.server.messages import Accepted, Command
from tesno.server.store import Store, upgrade
from tesno.server.thinking import Thinkers
from tesno.server.wire import NewGame, Scene

_commands: TypeAdapter[Any] = TypeAdapter(Command)


class Pauses:
    """Times every search."""

    def __init__(self) -> None:
        self.seconds: list[tuple[int, float]] = []  # generation, how long
        self._begun = 0.0
        gc.callbacks.insert(0, self._note)

    def stop(self) -> None:
        gc.callbacks.remove(self._note)

    def _note(self, phase: str, about: dict[str, Any]) -> None:
        if phase == "start":
            self._begun = time.thread_time()
        else:
            self.seconds.append((about["generation"], time.thread_time() - self._begun))


async def move(live: LiveGame, rng: random.Random) -> bool:
    acting = live.course.held if live.course.held is not None else live.course.game.acting
    if acting < 0:
        return False
    command = _commands.validate_python(command_of(Scene.model_validate_json(live.scene(acting).text), acting, rng))
    answers: list[Any] = []
    await live.command(1, command, answers.append)
    for seat in range(len(live.row.seats)):
        live.scene(seat)
    return isinstance(answers[0], Accepted)


WAYS = {"usual": search_as_usual, "ours": spare_the_loop}


async def measured(way: str, tables: int, moves: int) -> dict[str, Any]:
    rng = random.Random(1)
    gc.collect()
    before = len(gc.get_objects())
    WAYS[way]()
    pauses = Pauses()
    with tempfile.TemporaryDirectory(prefix="tesno-pauses-") as folder:
        path = Path(folder) / "games.sqlite3"
        upgrade(path)
        store, thinkers = Store(path), Thinkers(1)
        hall = Hall(store, thinkers)
        await store.add_guest(b"0" * 32)
        games: list[LiveGame] = []
        for _ in range(tables):
            row = await hall.open(NewGame.model_validate({"seats": seats("hhh"), "rounds": 40}), 1)
            live = await hall.game(row.id)
            assert live is not None
            games.append(live)
        for _ in range(tables * moves):
            await move(rng.choice(games), rng)
        pauses.stop()
        search_as_usual()
        begun = time.thread_time()
        gc.collect()
        whole = time.thread_time() - begun
        objects = (len(gc.get_objects()) - before) // tables
        await hall.close()
        thinkers.close()
        await store.close()
    return {
        "searches": len(pauses.seconds),
        "of_them_full": sum(generation == 2 for generation, _ in pauses.seconds),
        "longest_ms": round(1000 * max([seconds for _, seconds in pauses.seconds], default=0.0), 1),
        "all_ms": round(1000 * sum(seconds for _, seconds in pauses.seconds), 1),
        "a_search_through_all_ms": round(1000 * whole, 1),
        "objects_per_table": objects,
    }


def main(
    tables: Annotated[int, typer.Option(min=1, help="Games in memory.")] = 250,
    moves: Annotated[int, typer.Option(min=1, help="Moves in each, on average.")] = 40,
) -> None:
    """Time the searches for garbage, as JSON."""
    figures: dict[str, Any] = {"tables": tables, "moves": tables * moves}
    for way in WAYS:
        figures[way] = asyncio.run(measured(way, tables, moves))
    print(json.dumps(figures))


if __name__ == "__main__":
    typer.run(main)
