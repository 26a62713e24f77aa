"""How long a person waits for a bot's answer while bots play at many other tables.

    .venv/bin/python bench/waiting.py
    .venv/bin/python bench/waiting.py --tables 10 --answers 10    # a quick look

A crowd plays at its tables, each with three bots, and answers at once, so that bots are always asked somewhere. A
person of another guest plays at one more table; timed is how long each answer of a bot there takes, from the question
to the answer. All is played in this process, without sockets; bots think in workers as on a server. Moves are written
one at a time: what writers take from each other is not what is timed here.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Annotated, Any

import typer

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from pydantic import TypeAdapter
from tests.server.client import lines_of, move, pass_on, seats

from tesno.server.hall import Hall
from tesno.server.live import LiveGame, Watcher
from tesno.server.messages import Command
from tesno.server.questions import Question
from tesno.server.store import Store, upgrade
from tesno.server.thinking import Thinkers
from tesno.server.wire import NewGame, Scene

_commands: TypeAdapter[Any] = TypeAdapter(Command)
PERSON, CROWD = 1, 2  # guests; each of a crowd of many has a number from CROWD on


class OneWriter(Store):
    """Whoever writes waits for the one before."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._one = asyncio.Lock()

    async def append(self, *entry: Any) -> None:
        async with self._one:
            await super().append(*entry)


class Timed(Thinkers):
    """Notes how long the answers for one game take."""

    game = ""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.waits: list[float] = []

    async def think(self, question: Question, *rest: Any) -> Any:
        begun = time.monotonic()
        found = await super().think(question, *rest)
        if question.game == self.game:
            self.waits.append(time.monotonic() - begun)
        return found


async def sit_down(hall: Hall, guest: int, letters: str, bot: str, watched: bool) -> LiveGame:
    row = await hall.open(NewGame.model_validate({"seats": seats(letters, bot), "rounds": 40}), guest)
    live = await hall.game(row.id)
    assert live is not None
    if watched:
        live.watchers.add(Watcher(1, None))
    return live


async def answer(live: LiveGame, guest: int, rng: random.Random) -> bool:
    """Move if a person is asked at this table."""
    held, acting = live.course.held, live.course.game.acting
    seat = held if held is not None else acting
    if seat < 0 or live.row.seats[seat]["kind"] != "human":
        return False
    scene = Scene.model_validate_json(live.scene(seat).text)
    said = (
        pass_on(scene.version, seat) if held is not None else move(scene.version, seat, lines_of(scene.position, rng))
    )
    await live.command(guest, _commands.validate_python(said), lambda _: None)
    return True


async def played(live: LiveGame, guest: int, rng: random.Random) -> None:
    while not live.course.game.over:
        if not await answer(live, guest, rng):
            await asyncio.sleep(0.02)


async def measured(workers: int, tables: int, guests: int, watched: bool, bot: str, answers: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="tesno-waiting-") as folder:
        path = Path(folder) / "games.sqlite3"
        upgrade(path)
        store, thinkers = OneWriter(path), Timed(workers)
        hall = Hall(store, thinkers)
        for number in range(1 + guests):
            await store.add_guest(number.to_bytes(32, "big"))
        crowd = []
        for number in range(tables):
            guest = CROWD + number % guests
            live = await sit_down(hall, guest, "hbbb", bot, watched)
            crowd.append(asyncio.create_task(played(live, guest, random.Random(number))))
        # Until workers have begun and bots are asked everywhere.
        await asyncio.sleep(15)
        live = await sit_down(hall, PERSON, "hbbb", bot, True)
        thinkers.game = live.row.id
        crowd.append(asyncio.create_task(played(live, PERSON, random.Random(tables))))
        while len(thinkers.waits) < answers and not live.course.game.over:
            await asyncio.sleep(0.1)
        found = sorted(thinkers.waits)
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
        await hall.close()
        thinkers.close()
        await store.close()
    return {
        "answers": len(found),
        "median_ms": round(1000 * found[len(found) // 2]),
        "of_ten_nine_ms": round(1000 * found[len(found) * 9 // 10]),
        "longest_ms": round(1000 * found[-1]),
    }


def main(
    tables: Annotated[int, typer.Option(min=1, help="Tables of the crowd.")] = 50,
    guests: Annotated[int, typer.Option(min=1, help="Guests of the crowd.")] = 1,
    watched: Annotated[bool, typer.Option("--watched/--left", help="Whether the crowd is there to see it.")] = True,
    bot: Annotated[str, typer.Option(help="Who plays at all tables.")] = "hard",
    workers: Annotated[int, typer.Option(min=1, help="Workers.")] = 1,
    answers: Annotated[int, typer.Option(min=1, help="Answers to wait for.")] = 60,
) -> None:
    """Time the answers, as JSON."""
    figures = asyncio.run(measured(workers, tables, guests, watched, bot, answers))
    given = {"tables": tables, "guests": guests, "watched": watched, "bot": bot, "workers": workers}
    print(json.dumps({**given, **figures, "load": round(os.getloadavg()[0], 1)}))


if __name__ == "__main__":
    typer.run(main)
