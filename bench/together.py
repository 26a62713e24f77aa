"""Tables full of people who leave and come back, and bots: does every game end, and how long does anybody wait?

    .venv/bin/python bench/together.py
    .venv/bin/python bench/together.py --tables 5 --rounds 2    # a quick look
    .venv/bin/python bench/together.py --soak 20 --tables 100 --rounds 6 --json    # wherever a game ends another begins

People gather at tables as friends do (each a guest with a socket, some places are bots'), mix the dice and play at
random. Now and then one leaves, half of them without a word, for a while or for good; whoever comes back takes the seat
back, in the middle of a turn too. Some resign and think better of it, some say something. At every other table a screen
that is nobody's shows the game by a link; half of the hosts take that back. The server is a process of its own, the
people are this one.

The bar: every game ends, nobody is told an error, the others know within 10 seconds who is gone, and a screen sees
nobody's coins and goes dark within 10 seconds. The status is 0 when that holds. `longest_wait_s` is the longest time in
which nothing happened at a table while somebody sat there. In a soak `memory_mb` is the server's, minute by minute:
what it still needs at the end, when all games are over, is what it does not give back.
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
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

import httpx2
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.server.client import COOKIE_PREFIX, any_lines
from tests.server.crash import allow_sockets, memory, processor_seconds
from tests.server.running import GENEROUS, Serving

from tesno.server.settings import Limits

BOXES = ("base", "underground", "warcraft")
THINKING = (0.05, 0.6)  # seconds before a move
LEAVING = 0.06  # how many moves are the last before one leaves
FOR_GOOD = 0.2  # how many of those who leave don't come back
AWAY = 3  # seconds until a bot plays on
GONE = (0.5, 12.0)  # seconds that people are away
RESIGNING = 0.01  # how many moves are followed by a resignation that is taken back
TALKING = 0.03  # or by a word
SHOWN = (3.0, 15.0)  # seconds until a host takes the link to the screen back, at every other table with one
DARK = 4404  # how the socket of a screen is closed then
TOLD_WITHIN = 10.0
LIMITS = Limits(**{**vars(GENEROUS), "sockets_per_address": 10**6, "connections_per_address": 10**6})

Json = dict[str, Any]


class Figures:
    """What happened, at all tables together."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.told: list[float] = []  # seconds until the others knew that somebody was gone
        self.dark: list[float] = []  # seconds until a screen was dark whose link was taken back
        self.longest_wait = 0.0
        self.errors: Counter[str] = Counter()


class Table:
    """One game, and when somebody left it or something happened there."""

    def __init__(self) -> None:
        self.left: dict[int, float] = {}  # seats whose departure nobody has been told of
        self.here: set[int] = set()
        self.last = time.monotonic()
        self.version = 0
        self.over = asyncio.Event()


class Person:
    """A guest at one table, who moves at random."""

    def __init__(self, address: str, figures: Figures, rng: random.Random) -> None:
        self.address = address
        self.figures = figures
        self.rng = rng
        self.http = httpx2.AsyncClient(base_url=address, timeout=30, trust_env=False)
        self.cookie: dict[str, str] = {}
        self.seat = -1
        self.game = ""
        self.share = secrets.token_bytes(32)

    async def arrive(self) -> None:
        (await self.http.get("/api/me")).raise_for_status()
        name = next(name for name in self.http.cookies if name.startswith(COOKIE_PREFIX))
        self.cookie = {"Cookie": f"{name}={self.http.cookies[name]}"}

    def socket(self, path: str) -> connect:
        url = self.address.replace("http", "ws", 1) + path
        return connect(url, additional_headers=self.cookie, proxy=None, max_size=None, open_timeout=30)

    # Before the game.

    async def do(self, gathering: str, deed: str, **more: Any) -> Json:
        answer = await self.http.post(f"/api/tables/{gathering}/deeds", json={"do": deed, **more})
        answer.raise_for_status()
        told: Json = answer.json()
        return told

    async def gathered(self, gathering: str) -> str:
        """Sit at a table until its game begins: that game."""
        async with self.socket(f"/api/tables/{gathering}/socket") as socket:
            async for text in socket:
                now: Json = json.loads(text)["gathering"]
                mine = next(place["place"] for place in now["places"] if place["mine"])
                if now["game"] is not None:
                    self.seat = mine
                    return str(now["game"])
                if now["mixing"] is not None and mine in now["mixing"]["missing"]:
                    if now["mixing"]["phase"] == "commit":
                        await self.do(gathering, "commit", commitment=hashlib.sha256(self.share).hexdigest())
                    else:
                        await self.do(gathering, "reveal", share=self.share.hex())
        raise ConnectionError("the table was closed")

    # The game.

    async def play(self, game: str, table: Table) -> None:
        """Until it is over, or this person has left for good."""
        self.game = game
        while not table.over.is_set():
            try:
                async with self.socket(f"/api/games/{game}/socket") as socket:
                    table.here.add(self.seat)
                    table.left.pop(self.seat, None)
                    stays = await self._sit(socket, table)
            except (ConnectionClosed, OSError) as error:
                self.figures.errors[type(error).__name__] += 1
                await asyncio.sleep(0.2)
                continue
            if not stays:
                return

    async def _sit(self, socket: ClientConnection, table: Table) -> bool:
        """One stay at the table; False after the last one."""
        await self._say(socket, do="hello", seat=self.seat, since=None)
        pending, scene = False, None  # whether an answer is awaited, and how the game stands
        async for text in socket:
            message: Json = json.loads(text)
            kind = message["type"]
            if kind == "presence":
                self._notice(message, table)
                continue
            if kind == "accepted":
                # What came of it is told next.
                pending, scene = False, None
            elif kind == "refused":
                pending = False
                if message["code"] not in ("stale", "away", "not_away", "game_over", "resigned"):
                    self.figures.errors[message["code"]] += 1
            elif kind in ("welcome", "update"):
                scene = message["scene"]
                self._happened(scene, table)
                if scene["position"]["acting"] is None:
                    table.over.set()
                    return False
            if pending or scene is None or not self._asked(scene):
                continue
            await asyncio.sleep(self.rng.uniform(*THINKING))
            await self._say(socket, **self._command(scene))
            pending = True
            self.figures.counts["moves"] += 1
            await self._chatter()
            if self.rng.random() < LEAVING:
                return await self._leave(socket, table)
        return True

    async def _chatter(self) -> None:
        """What people do beside playing."""
        if self.rng.random() < TALKING:
            said = await self.http.post(f"/api/talk/{self.game}", json={"kind": "phrase", "what": "hello"})
            self.figures.counts["said"] += said.status_code == 201
        if self.rng.random() < RESIGNING:
            for deed in ("resign", "back"):
                command = {"do": deed, "seat": self.seat, "request": secrets.token_urlsafe(12)}
                answer = await self.http.post(f"/api/games/{self.game}/commands", json=command)
                self.figures.counts[deed] += answer.status_code == 200

    def _asked(self, scene: Json) -> bool:
        held: int | None = scene["held"]
        if held is not None:
            return self.seat == held
        position = scene["position"]
        # Whoever has resigned, and is not back yet, is offered nothing.
        return self.seat == position["acting"] and bool(position["options"] or position["spread"])

    def _command(self, scene: Json) -> Json:
        command = {"request": secrets.token_urlsafe(12), "version": scene["version"], "seat": self.seat}
        if scene["held"] is not None:
            return {"do": "pass", **command}
        return {"do": "move", **command, "lines": any_lines(scene["position"], self.rng)}

    async def _leave(self, socket: ClientConnection, table: Table) -> bool:
        table.here.discard(self.seat)
        table.left[self.seat] = time.monotonic()
        self.figures.counts["departures"] += 1
        if self.rng.random() < 0.5:
            # As when a cable is pulled.
            socket.transport.abort()
        else:
            await socket.close()
        if self.rng.random() < FOR_GOOD and table.here:
            self.figures.counts["for_good"] += 1
            return False
        await asyncio.sleep(self.rng.uniform(*GONE))
        self.figures.counts["returns"] += 1
        return True

    def _notice(self, presence: Json, table: Table) -> None:
        for seat in presence["seats"]:
            if not seat["here"] and seat["seat"] in table.left:
                self.figures.told.append(time.monotonic() - table.left.pop(seat["seat"]))
            if seat["seat"] == self.seat and seat["bot"] is not None:
                self.figures.counts["played_for"] += 1

    def _happened(self, scene: Json, table: Table) -> None:
        now = time.monotonic()
        if scene["version"] > table.version:
            if table.version and table.here - {self.seat}:
                self.figures.longest_wait = max(self.figures.longest_wait, now - table.last)
            table.version, table.last = scene["version"], now

    async def _say(self, socket: ClientConnection, **message: Any) -> None:
        await socket.send(json.dumps(message))


async def screen(host: Person, game: str, table: Table, ends: bool) -> None:
    """A device that is nobody's, by a link of the host; `ends`: the host takes it back."""
    figures = host.figures
    looking = Person(host.address, figures, host.rng)
    await looking.arrive()
    ended, ending = 0.0, None
    try:
        code = (await host.http.post(f"/api/screens/{game}")).raise_for_status().json()["code"]
        (await looking.http.post("/api/screens", json={"code": code})).raise_for_status()

        async def end() -> None:
            nonlocal ended
            await asyncio.sleep(host.rng.uniform(*SHOWN))
            ended = time.monotonic()
            await host.http.delete(f"/api/screens/{game}")

        if ends:
            ending = asyncio.create_task(end())
        async with looking.socket(f"/api/games/{game}/socket") as socket:
            await looking._say(socket, do="hello", seat=0, since=None)
            async for text in socket:
                message = json.loads(text)
                position = message.get("scene", {}).get("position")
                if position is None:
                    continue
                figures.counts["shown"] += 1
                if position["phase"] == "over":
                    break
                if position["eyes"] is not None or any(player["coins"] is not None for player in position["players"]):
                    figures.errors["a screen sees too much"] += 1
    except (ConnectionClosed, OSError, httpx2.HTTPError) as error:
        if isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code == DARK and ended:
            figures.dark.append(time.monotonic() - ended)
        elif not table.over.is_set():
            # Otherwise the game has ended before the screen was there.
            figures.errors[f"screen: {error!r}"] += 1
    finally:
        if ending is not None:
            ending.cancel()
        await looking.http.aclose()


async def evening(address: str, number: int, rounds: int, figures: Figures) -> None:
    """One table, from the first to the end of the game."""
    rng = random.Random(number)
    people = [Person(address, figures, random.Random(f"{number} {place}")) for place in range(rng.randint(2, 4))]
    for person in people:
        await person.arrive()
    players = rng.randint(max(2, len(people)), 5)
    box = rng.choice(BOXES)
    wish = {"box": box, "layout": "random" if box == "warcraft" else "", "rounds": rounds, "manners": {"away": AWAY}}
    host, *others = people
    answer = await host.http.post("/api/tables", json={"table": wish, "players": players, "name": "host"})
    answer.raise_for_status()
    gathering = answer.json()["id"]
    for person in others:
        await person.do(gathering, "sit", name="friend")
    for place in range(len(people), players):
        await host.do(gathering, "give", place=place, to="bot", bot="easy")
    for person in people:
        await person.do(gathering, "ready")
    waiting = [asyncio.create_task(person.gathered(gathering)) for person in people]
    await host.do(gathering, "begin")
    games = set(await asyncio.gather(*waiting))
    assert len(games) == 1, "friends at different tables"
    figures.counts["begun"] += 1
    table = Table()
    (game,) = games
    shown = asyncio.create_task(screen(host, game, table, ends=number % 4 == 0)) if number % 2 == 0 else None
    await asyncio.gather(*[person.play(game, table) for person in people])
    if shown is not None:
        await shown
    if table.over.is_set():
        figures.counts["finished"] += 1
    for person in people:
        await person.http.aclose()


async def measured(serving: Serving, tables: int, rounds: int, minutes: float, soak: float, progress: Progress) -> Json:
    figures = Figures()
    shown = progress.add_task("games", total=None if soak else tables)
    begun, worked = time.monotonic(), processor_seconds(serving.process.pid)
    gate = asyncio.Semaphore(20)  # tables that are being set up at once
    numbers = itertools.count()

    async def one() -> None:
        while True:
            async with gate:
                playing = asyncio.create_task(evening(serving.address, next(numbers), rounds, figures))
                await asyncio.sleep(0.2)
            await playing
            progress.advance(shown)
            if time.monotonic() > begun + 60 * soak:
                return

    used: list[float] = []

    async def look() -> None:
        while True:
            used.append(round(memory(serving.process.pid), 1))
            await asyncio.sleep(60)

    looking = asyncio.create_task(look())
    tasks = [asyncio.create_task(one()) for _ in range(tables)]
    _, unfinished = await asyncio.wait(tasks, timeout=60 * (soak + minutes))
    for task in unfinished:
        task.cancel()
    for done in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(done, Exception):
            figures.errors[repr(done)] += 1
    looking.cancel()
    used.append(round(memory(serving.process.pid), 1))
    told, dark = sorted(figures.told), sorted(figures.dark)
    counts = figures.counts
    return {
        "games": counts["begun"],
        "finished": counts["finished"],
        "moves": counts["moves"],
        "departures": counts["departures"],
        "for_good": counts["for_good"],
        "returns": counts["returns"],
        "told_that_a_bot_plays": counts["played_for"],
        "resigned": counts["resign"],
        "taken_back": counts["back"],
        "said": counts["said"],
        "scenes_on_screens": counts["shown"],
        "screens_gone_dark": len(dark),
        "seconds_to_go_dark_most": round(dark[-1], 2) if dark else None,
        "seconds_to_be_told_p95": round(told[int(0.95 * (len(told) - 1))], 2) if told else None,
        "seconds_to_be_told_most": round(told[-1], 2) if told else None,
        "longest_wait_s": round(figures.longest_wait, 1),
        "errors": sum(figures.errors.values()),
        "errors_by_kind": dict(figures.errors),
        "seconds": round(time.monotonic() - begun, 1),
        "server_core_seconds": round(processor_seconds(serving.process.pid) - worked, 1),
        "memory_mb": used,
        "load_of_the_machine": round(os.getloadavg()[0], 1),
    }


def main(
    tables: Annotated[int, typer.Option(min=1, help="Tables.")] = 60,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds of each game.")] = 4,
    minutes: Annotated[float, typer.Option(min=0.1, help="After so long what is not over counts as stuck.")] = 15,
    soak: Annotated[float, typer.Option(min=0, help="For so many minutes another game begins where one ends.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """People gather, play, leave and come back at many tables."""
    # Each of up to five has a socket and a connection for requests.
    allow_sockets(tables * 10)
    bars = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with (
        tempfile.TemporaryDirectory(prefix="tesno-together-") as folder,
        Progress(*bars, console=Console(stderr=True)) as progress,
    ):
        serving = Serving(Path(folder), limits=LIMITS)
        try:
            serving.ready()
            figures = asyncio.run(measured(serving, tables, rounds, minutes, soak, progress))
        finally:
            serving.end()
    if as_json:
        print(json.dumps(figures))
    else:
        for name, figure in figures.items():
            print(f"{name.replace('_', ' '):30} {figure}")
    late = max(figures["seconds_to_be_told_most"] or 0, figures["seconds_to_go_dark_most"] or 0) > TOLD_WITHIN
    if figures["finished"] < max(tables, figures["games"]) or figures["errors"] or late:
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)
