"""How a server holds many tables: people who move at many of them at once, and how long each waits for the answer.

    .venv/bin/python bench/load.py
    .venv/bin/python bench/load.py --games 50 --moves-per-second 20 --seconds 10    # a quick look

The server is a process of its own, the players are this one; both share the machine. Every table has a socket for each
of its seats. Moves are sent at an even rate, each at a table that is waiting for one, and timed
from sending to the answer that it is committed. What the server's loop lags behind is asked of its metrics. What both
worked for a move (`server_ms_per_move`, `players_ms_per_move`: milliseconds of a core) depends least on what else the
machine does; to compare two versions, run this file with the sources of each on PYTHONPATH, in turn (those before
differences of scenes with `--no-differences`).
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import secrets
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.server.client import Client, any_lines, with_changes
from tests.server.crash import allow_sockets, memory, processor_seconds
from tests.server.running import GENEROUS, Serving

from tesno.server.settings import Limits

GAMES_OF_A_GUEST = 25
AT_ONCE = 40  # sockets that are being opened
SLOWEST_ANSWER = 30.0
ROUNDS = 40  # no game may end while it is measured
LIMITS = Limits(
    **{**vars(GENEROUS), "sockets_per_guest": 10**6, "sockets_per_address": 10**6, "connections_per_address": 10**6}
)

Json = dict[str, Any]


class Line(ClientConnection):
    """Knows how many bytes have come by all of them together."""

    received = 0

    def data_received(self, data: bytes) -> None:
        Line.received += len(data)
        super().data_received(data)


class Table:
    """One game, seen through a socket of each seat; the one that is asked moves."""

    def __init__(self, game: str, players: int, compressed: bool, differences: bool, rng: random.Random) -> None:
        self.game = game
        self.players = players
        self.compression = "deflate" if compressed else None
        self.hello: Json = {"do": "hello", "since": None} | ({"differences": True} if differences else {})
        self.rng = rng
        self.sockets: list[ClientConnection] = []
        self.scenes: list[Json] = [{}] * players
        self.unread: list[list[str | bytes]] = [[] for _ in range(players)]  # what came after these scenes
        self.answered: asyncio.Future[Json] | None = None
        self.request = ""
        self.version = 0  # that was accepted last
        self.waited = 0.0  # seconds, for the last answer

    async def sit_down(self, address: str, cookie: str) -> None:
        url = address.replace("http", "ws", 1) + f"/api/games/{self.game}/socket"
        for seat in range(self.players):
            socket = await connect(
                url,
                additional_headers={"Cookie": cookie},
                create_connection=Line,
                compression=self.compression,
                proxy=None,
                max_size=None,
                open_timeout=60,
            )
            await socket.send(json.dumps({**self.hello, "seat": seat}))
            self.scenes[seat] = json.loads(await socket.recv())["scene"]
            self.sockets.append(socket)

    async def listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            # Only who is asked next reads the whole of it: a generator that parses everything measures itself.
            if '"type":"update"' in text[:40]:
                self.unread[seat] = [text]
            elif '"type":"changed"' in text[:40]:
                self.unread[seat].append(text)
            elif self.answered is not None and not self.answered.done() and self.request in text:
                self.answered.set_result(json.loads(text))

    def scene(self, seat: int) -> Json:
        for text in self.unread[seat]:
            message = json.loads(text)
            changed = message["type"] == "changed"
            self.scenes[seat] = with_changes(self.scenes[seat], message) if changed else message["scene"]
        self.unread[seat].clear()
        return self.scenes[seat]

    def newest(self) -> tuple[int, Json]:
        """The seat that is asked, and what it sees once that has come."""
        acting = self.scene(0)["position"]["acting"]
        return acting, self.scene(acting)

    async def move(self) -> str:
        """Make a move; what went wrong, or nothing."""
        until = time.monotonic() + SLOWEST_ANSWER
        while True:
            seat, scene = self.newest()
            position = scene["position"]
            if position["acting"] == seat and scene["version"] == self.scene(0)["version"] >= self.version:
                break
            if time.monotonic() > until:
                return "update missing"
            await asyncio.sleep(0.005)
        self.request = secrets.token_urlsafe(12)
        self.answered = asyncio.get_running_loop().create_future()
        command = {"do": "move", "request": self.request, "version": scene["version"], "seat": seat, "hold": False}
        begun = time.perf_counter()
        await self.sockets[seat].send(json.dumps({**command, "lines": any_lines(position, self.rng)}))
        try:
            answer = await asyncio.wait_for(self.answered, SLOWEST_ANSWER)
        except TimeoutError:
            return "no answer"
        finally:
            self.waited = time.perf_counter() - begun
        if answer["type"] != "accepted":
            return str(answer.get("code", answer["type"]))
        # Updates come after it: until then what is shown is what was.
        self.version = answer["version"]
        return ""


class Load:
    """Moves at many tables, and how long they took."""

    def __init__(self, tables: list[Table], rng: random.Random) -> None:
        self.free = tables
        self.rng = rng
        self.waits: list[float] = []
        self.errors: Counter[str] = Counter()
        self.late = 0  # moves for which no table was free

    async def one(self) -> None:
        if not self.free:
            self.late += 1
            return
        place = self.rng.randrange(len(self.free))
        self.free[place], self.free[-1] = self.free[-1], self.free[place]
        table = self.free.pop()
        wrong = await table.move()
        self.waits.append(table.waited)
        if wrong:
            self.errors[wrong] += 1
        self.free.append(table)

    async def run(self, rate: float, seconds: float) -> None:
        begun = time.perf_counter()
        tasks: set[asyncio.Task[None]] = set()
        for number in range(round(rate * seconds)):
            await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
            task = asyncio.create_task(self.one())
            tasks.add(task)
            task.add_done_callback(tasks.discard)
        if tasks:
            await asyncio.wait(tasks)


def lags(client: Client) -> dict[float, float]:
    """How often the server's loop was late by so many seconds at most, by the bounds of its metric."""
    text = client.http.get("/metrics").text
    lines = [line for line in text.splitlines() if line.startswith("tesno_loop_lag_seconds_bucket")]
    return {float(line.split('le="')[1].split('"')[0]): float(line.rsplit(" ", 1)[1]) for line in lines}


def loop_lag(before: dict[float, float], after: dict[float, float]) -> float:
    """Milliseconds that it was late at most in 99 of 100 cases meanwhile; or more, where that is the last bound."""
    *bounds, endless = sorted(after)
    looks = after[endless] - before[endless]
    return 1000 * next((bound for bound in bounds if after[bound] - before[bound] >= 0.99 * looks), bounds[-1])


def percentile(waits: list[float], share: float) -> float:
    return round(1000 * waits[int(share * (len(waits) - 1))], 1)


async def measured(
    serving: Serving,
    games: int,
    players: int,
    compressed: bool,
    differences: bool,
    rate: float,
    seconds: float,
    progress: Progress,
) -> Json:
    rng = random.Random(1)
    process = serving.process.pid
    tables: list[Table] = []
    guests: list[Client] = []
    opening = progress.add_task("tables", total=games)
    before = memory(process)
    gate = asyncio.Semaphore(AT_ONCE)

    async def seated(table: Table, guest: Client) -> None:
        async with gate:
            await table.sit_down(guest.address, f"{guest.cookie}={guest.token}")
        progress.advance(opening)

    work = []
    for number in range(games):
        if number % GAMES_OF_A_GUEST == 0:
            guests.append(Client(serving.address))
        game = guests[-1].open("h" * players, rounds=ROUNDS).id
        table = Table(game, players, compressed, differences, rng)
        tables.append(table)
        work.append(asyncio.create_task(seated(table, guests[-1])))
        await asyncio.sleep(0)
    await asyncio.gather(*work)
    listeners = [asyncio.create_task(table.listen(seat)) for table in tables for seat in range(players)]
    load = Load(list(tables), rng)
    # Looking for garbage among all tables would stop the players, who would then move all at once.
    gc.collect()
    gc.disable()
    playing = progress.add_task("moves", total=round(rate * seconds))

    async def show() -> None:
        while True:
            progress.update(playing, completed=len(load.waits))
            await asyncio.sleep(0.5)

    shown = asyncio.create_task(show())
    late = lags(guests[0])
    begun, worked, played = time.perf_counter(), processor_seconds(process), time.process_time()
    received = Line.received
    await load.run(rate, seconds)
    took = time.perf_counter() - begun
    worked, played = processor_seconds(process) - worked, time.process_time() - played
    shown.cancel()
    waits = sorted(load.waits)
    figures = {
        "games": games,
        "sockets": len(listeners),
        "moves_per_s": round(len(waits) / took, 1),
        "moves_wanted_per_s": rate,
        "p50_ms": percentile(waits, 0.5),
        "p95_ms": percentile(waits, 0.95),
        "max_ms": percentile(waits, 1.0),
        "errors": sum(load.errors.values()) + load.late + sum(task.done() for task in listeners),
        "errors_by_kind": dict(load.errors),
        "loop_lag_p99_ms": loop_lag(late, lags(guests[0])),
        "mb_per_table": round((memory(process) - before) / games, 2),
        "server_ms_per_move": round(1000 * worked / len(waits), 2),
        "players_ms_per_move": round(1000 * played / len(waits), 2),
        "bytes_per_move": round((Line.received - received) / len(waits)),
        "load_of_the_machine": round(os.getloadavg()[0], 1),
    }
    for task in listeners:
        task.cancel()
    return figures


def main(
    games: Annotated[int, typer.Option(min=1, help="Tables.")] = 1000,
    players: Annotated[int, typer.Option(min=2, max=5, help="Seats of a table, each with a socket.")] = 4,
    moves_per_second: Annotated[float, typer.Option(min=0.1, help="Moves a second at all tables together.")] = 200,
    seconds: Annotated[float, typer.Option(min=1, help="How long moves are sent.")] = 60,
    compressed: Annotated[
        bool, typer.Option(help="Messages compressed, as for browsers; players work more then.")
    ] = False,
    differences: Annotated[bool, typer.Option(help="Players want differences of scenes, as browsers do.")] = True,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Play at many tables of one server, and time every move."""
    allow_sockets(games * players)
    bars = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with (
        tempfile.TemporaryDirectory(prefix="tesno-load-") as folder,
        Progress(*bars, console=Console(stderr=True)) as progress,
    ):
        serving = Serving(Path(folder), limits=LIMITS)
        try:
            serving.ready()
            figures = asyncio.run(
                measured(serving, games, players, compressed, differences, moves_per_second, seconds, progress)
            )
        finally:
            serving.end()
    if as_json:
        print(json.dumps(figures))
    else:
        for name, figure in figures.items():
            print(f"{name}: {figure}")


if __name__ == "__main__":
    typer.run(main)
