"""Many players who keep their sockets open, and come back all at once when the server does."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.client import Client, Json, any_lines, move, pass_on
from tests.server.crash import GONE, Crashes, Game, processor_seconds
from tests.server.running import GENEROUS, Serving
from websockets.asyncio.client import ClientConnection, connect

from tesno.server.settings import Limits

RETRY = (0.1, 0.3)  # seconds between two attempts to come back
PACE = (2.0, 8.0)  # seconds between two moves of one player
LONGEST = 60.0
LIMITS = Limits(**{**vars(GENEROUS), "sockets_per_address": 10**6, "connections_per_address": 10**6})


class Returning:
    """One game, its guest's socket, and a move as soon as a restarted server has taken them in."""

    def __init__(self, client: Client, game: Game, seed: int) -> None:
        self.game = game
        self.rng = random.Random(seed)
        self.moved = asyncio.Event()  # since the server was started last
        self.moved_at = 0.0
        self.moves = 0
        self.lost = 0  # versions that were known and are no more
        self._seat: int | None = None
        self._url = client.address.replace("http", "ws", 1) + f"/api/games/{game.id}/socket"
        self._cookie = {"Cookie": f"{client.cookie}={client.token}"}

    async def play(self) -> None:
        """For ever; whenever the server is gone, try again."""
        while True:
            try:
                async with connect(
                    self._url, additional_headers=self._cookie, compression=None, proxy=None, max_size=None
                ) as socket:
                    await self._sit(socket)
            except GONE:
                await asyncio.sleep(self.rng.uniform(*RETRY))

    async def _sit(self, socket: ClientConnection) -> None:
        game = self.game
        await self._say(socket, do="hello", seat=self._seat, since=game.version)
        scene = self._taken_in((await self._heard(socket, "welcome"))["scene"])
        if game.pending is not None:
            scene = await self._send(socket, game.pending, scene)
        while True:
            seat = scene["held"] if scene["held"] is not None else scene["position"]["acting"]
            if game.letters[seat] != "h":
                scene = self._taken_in((await self._heard(socket, "update"))["scene"])
            elif scene["position"]["eyes"] != seat:
                self._seat = seat
                await self._say(socket, do="look", seat=seat)
                scene = self._taken_in((await self._heard(socket, "shown"))["scene"])
            else:
                if self.moved.is_set():
                    await self._think(socket)
                command = self._command(scene, seat)
                scene = await self._send(socket, command, scene)

    async def _think(self, socket: ClientConnection) -> None:
        """For a while, unless the server goes meanwhile: whoever sits there sees that at once."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(socket.wait_closed(), self.rng.uniform(*PACE))
            raise ConnectionResetError("the server is gone")

    async def _send(self, socket: ClientConnection, command: Json, scene: Json) -> Json:
        """Send a command; until there is an answer it is pending, and sent again after a crash."""
        game = self.game
        game.pending = command
        game.sent.add(command["request"])
        await self._say(socket, **command)
        answer = await self._heard(socket, "accepted", "refused")
        game.pending = None
        if answer["type"] == "refused":
            raise AssertionError(f"{command} was refused: {answer['code']}")
        game.promised[command["request"]] = answer["version"]
        self.moves += 1
        if not self.moved.is_set():
            self.moved_at = time.perf_counter()
            self.moved.set()
        while scene["version"] < answer["version"]:
            scene = self._taken_in((await self._heard(socket, "update"))["scene"])
        return scene

    def _command(self, scene: Json, seat: int) -> Json:
        if scene["held"] is not None:
            return pass_on(scene["version"], seat)
        return move(scene["version"], seat, any_lines(scene["position"], self.rng))

    def _taken_in(self, scene: Json) -> Json:
        self.lost += scene["version"] < self.game.version
        self.game.version = scene["version"]
        return scene

    async def _say(self, socket: ClientConnection, **message: Any) -> None:
        await socket.send(json.dumps(message))

    async def _heard(self, socket: ClientConnection, *kinds: str) -> Json:
        """The next message of these kinds; others are read over."""
        while True:
            message: Json = json.loads(await socket.recv())
            if message["type"] in kinds:
                return message


class Return(Crashes):
    """A server that is killed while somebody sits at every table."""

    def __init__(self, data: Path, players: int, games: int, servers: int = 1) -> None:
        assert servers == 1, "of several servers the others go on"
        super().__init__(data, players, games)
        self.everybody = [
            Returning(player.client, game, seed)
            for seed, (player, game) in enumerate((player, game) for player in self.players for game in player.games)
        ]
        # Seconds from the start of a server to the move of the last of them: where people sit alone, and of all.
        self.lasts: list[float] = []
        self.lasts_of_all: list[float] = []

    def start(self, number: int) -> Serving:
        return Serving(self.data, self.ports[number], limits=LIMITS)

    async def crash_often(
        self, kills: int, seconds: tuple[float, float], rng: random.Random, progress: Callable[[], None]
    ) -> None:
        playing = [asyncio.create_task(one.play()) for one in self.everybody]
        try:
            await self._all_have_moved(playing)
            for _ in range(kills):
                await asyncio.sleep(rng.uniform(*seconds))
                self.servers[0].kill()
                for one in self.everybody:
                    one.moved.clear()
                begun = time.perf_counter()
                self.servers[0] = self.start(0)
                await self._all_have_moved(playing)
                self.efforts.append(processor_seconds(self.servers[0].process.pid))
                waits = {one.game.id: one.moved_at - begun for one in self.everybody}
                self.waits.append(min(waits.values()))
                self.lasts.append(max(waits[game.id] for game in self.games if "b" not in game.letters))
                self.lasts_of_all.append(max(waits.values()))
                self.servers[0].ready()
                progress()
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def _all_have_moved(self, playing: list[asyncio.Task[None]]) -> None:
        moved = asyncio.gather(*[one.moved.wait() for one in self.everybody])
        awaited: list[asyncio.Future[Any]] = [moved, *playing]
        done, _ = await asyncio.wait(awaited, timeout=LONGEST, return_when=asyncio.FIRST_COMPLETED)
        assert moved in done, next((task.exception() for task in playing if task.done()), "somebody could not move")

    @property
    def moves(self) -> int:
        return super().moves + sum(one.moves for one in self.everybody)

    def broken_promises(self, fold: bool = False) -> Counter[str]:
        broken = super().broken_promises(fold)
        broken["lost"] += sum(one.lost for one in self.everybody)
        return +broken
