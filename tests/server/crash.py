"""A server that is killed again and again while people play: was any accepted move lost, doubled or displaced?"""

from __future__ import annotations

import json
import os
import random
import resource
import socket as sockets
import threading
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import httpx2
from tests.server.client import Client, Json, Socket, asked_seat, command_of, seats
from tests.server.running import KEEPING, Serving
from tests.tables_of import rows
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tesno.play import Table
from tesno.server.course import Body, course_of
from tesno.server.messages import Accepted, Refused, Shown, Update, Welcome
from tesno.server.wire import Scene

# What a client meets when its server is killed.
GONE = (OSError, EOFError, ConnectionClosed, InvalidHandshake, InvalidMessage, httpx2.TransportError)
MOVES_AT_A_TABLE = 12
BOTS_ARE_AWAITED = 0.3  # seconds, before one goes to another table
GAMES_OF_A_GUEST = 10
TABLES = ("hh", "hhh", "hb", "hhb", "hh")
NEVER_ENDING = 60  # rounds


@dataclass
class Game:
    """A game as its player remembers it: what was promised, and what was sent without an answer."""

    id: str
    letters: str
    version: int = 1
    promised: dict[str, int] = field(default_factory=dict)  # request → version
    pending: Json | None = None
    sent: set[str] = field(default_factory=set)


class Player:
    """One guest who plays at several tables, a dozen moves at each, and comes back after every crash.

    Where several servers share the games, each visit to a table is to any of them.
    """

    def __init__(self, address: str, games: int, seed: int, others: Sequence[str] = ()) -> None:
        self.rng = random.Random(seed)
        self.client = Client(address)
        self.clients = [self.client, *(Client(other, self.client.token) for other in others)]
        self.at = self.client
        self.gone: Client | None = None
        # When a server was found gone, and the seconds from then to the next accepted move.
        self.cut: float | None = None
        self.waits: list[float] = []
        self.games = [self._open(TABLES[(seed + number) % len(TABLES)]) for number in range(games)]
        self.broken: Counter[str] = Counter()
        self.moves = 0

    def _open(self, letters: str) -> Game:
        box = self.rng.choice(["base", "underground"])
        answer = self.client.http.post("/api/games", json={"box": box, "seats": seats(letters), "rounds": NEVER_ENDING})
        assert answer.status_code == 201, answer.text
        return Game(answer.json()["id"], letters)

    def play(self, stop: threading.Event) -> None:
        """Play until the server is gone or told to stop."""
        try:
            while not stop.is_set():
                self.sit_down(self.rng.choice(self.games), stop)
        except GONE:
            self.cut = self.cut or time.perf_counter()
            self.gone = self.at

    def sit_down(self, game: Game, stop: threading.Event, moves: int = MOVES_AT_A_TABLE) -> None:
        # As a proxy would: one that was just found gone is left alone for a while.
        self.at = self.rng.choice([client for client in self.clients if client is not self.gone] or self.clients)
        with self.at.socket(game.id) as socket:
            welcome = socket.hello(since=game.version)
            scene = self._taken_in(game, welcome)
            if game.pending is not None:
                scene = self._send(game, socket, game.pending, scene)
            for _ in range(moves):
                seat = asked_seat(scene)
                if stop.is_set() or seat is None:
                    return
                if game.letters[seat] != "h":
                    try:
                        scene = self._taken_in(game, socket.receive(BOTS_ARE_AWAITED))
                    except TimeoutError:
                        return
                    continue
                scene = socket.look(seat)
                # Somebody's move may have come in between.
                if asked_seat(scene) == seat:
                    scene = self._send(game, socket, command_of(scene, seat, self.rng), scene)

    def _taken_in(self, game: Game, message: object) -> Scene:
        assert isinstance(message, Welcome | Update | Shown), message
        if message.scene.version < game.version:
            self.broken["lost"] += 1
        if isinstance(message, Welcome):
            if [entry.version for entry in message.entries] != list(range(game.version + 1, message.scene.version + 1)):
                self.broken["out of order"] += 1
        elif isinstance(message, Update) and message.entry.version != message.scene.version:
            self.broken["out of order"] += 1
        game.version = message.scene.version
        return message.scene

    def _send(self, game: Game, socket: Socket, command: Json, scene: Scene) -> Scene:
        """Send a command; until there is an answer it is pending, and sent again after a crash."""
        game.pending = command
        game.sent.add(command["request"])
        socket.send(command)
        while not isinstance(message := socket.receive(), Accepted | Refused):
            scene = self._taken_in(game, message)
        self.answered(game, command, message)
        while scene.version < message.version:
            scene = self._taken_in(game, socket.receive())
        return scene

    def answered(self, game: Game, command: Json, answer: Accepted | Refused) -> None:
        game.pending = None
        if isinstance(answer, Accepted):
            self.moves += 1
            if self.cut is not None:
                self.waits.append(time.perf_counter() - self.cut)
                self.cut = self.gone = None
            if answer.version != command["version"] + 1:
                self.broken["out of order"] += 1
            game.promised[command["request"]] = answer.version
        else:
            # It was the seat's turn at that version, and nobody else could have moved.
            self.broken["refused"] += 1


class Crashes:
    """A server on one data folder, its players, and what became of their moves; or several that share a database."""

    def __init__(self, data: Path, players: int, games: int, servers: int = 1) -> None:
        self.data = data
        with ExitStack() as stack:
            free = [stack.enter_context(sockets.create_server(("127.0.0.1", 0))) for _ in range(servers)]
            self.ports = [socket.getsockname()[1] for socket in free]
        self.servers = [self.start(number) for number in range(servers)]
        first, *others = [server.ready() for server in self.servers]
        shares = [games // players + (number < games % players) for number in range(players)]
        assert max(shares) <= GAMES_OF_A_GUEST, "a guest may open ten games in an hour"
        self.players = [Player(first, share, seed, others) for seed, share in enumerate(shares)]
        # From the start of a server to the first move it accepted, in seconds, and in seconds of its own work; or,
        # where others go on, from when a player found it gone to that player's next move.
        self.waits: list[float] = []
        self.efforts: list[float] = []

    def start(self, number: int) -> Serving:
        return Serving(self.data, self.ports[number])

    @property
    def moves(self) -> int:
        return sum(player.moves for player in self.players)

    @property
    def games(self) -> list[Game]:
        return [game for player in self.players for game in player.games]

    def warm_up(self, moves: int) -> None:
        """A few moves in every game."""
        for player in self.players:
            for game in player.games:
                player.sit_down(game, threading.Event(), moves)

    def crash(self, movers: list[Player], seconds: float, number: int = 0) -> None:
        """Let some of the players move for a while, kill a server meanwhile, start it, and wait for a move."""
        if len(self.servers) > 1:
            self._run(movers, lambda: self._replace_after(movers, seconds, number))
            return
        self._run(movers, lambda: self._kill_after(seconds, number))
        begun = time.perf_counter()
        self.servers[number] = self.start(number)
        self._run(movers, lambda: self.waits.append(self._first_move(movers, begun)))
        self.servers[number].ready()

    def _replace_after(self, movers: list[Player], seconds: float, number: int) -> None:
        """One of several servers: the others go on, so nobody has to wait until it is there again."""
        self._kill_after(seconds, number)
        self.servers[number] = self.start(number)
        self.servers[number].ready()
        begun = time.perf_counter()
        while any(player.cut is not None for player in movers):
            assert time.perf_counter() - begun < 60, "no move was accepted within a minute"
            time.sleep(0.01)
        for player in movers:
            self.waits += player.waits
            player.waits.clear()

    def _run(self, movers: list[Player], meanwhile: object) -> None:
        stop = threading.Event()
        threads = [threading.Thread(target=_persist, args=(player, stop)) for player in movers]
        for thread in threads:
            thread.start()
        try:
            assert callable(meanwhile)
            meanwhile()
        finally:
            stop.set()
            for thread in threads:
                thread.join()

    def _kill_after(self, seconds: float, number: int) -> None:
        time.sleep(seconds)
        self.servers[number].kill()

    def _first_move(self, movers: list[Player], begun: float) -> float:
        before = sum(player.moves for player in movers)
        while sum(player.moves for player in movers) == before:
            assert self.servers[0].process.poll() is None, self.servers[0].end()[1]
            assert time.perf_counter() - begun < 60, "no move was accepted within a minute"
            time.sleep(0.01)
        self.efforts.append(processor_seconds(self.servers[0].process.pid))
        return time.perf_counter() - begun

    def end(self) -> None:
        for player in self.players:
            for client in player.clients:
                client.http.close()
        for server in self.servers:
            server.kill()

    def broken_promises(self, fold: bool = False) -> Counter[str]:
        """What the log says of the moves that were accepted. `fold`: and whether it can be played again."""
        broken = sum((player.broken for player in self.players), Counter[str]())
        for game in self.games:
            rows = self._log(game.id)
            if [version for version, _, _ in rows] != list(range(1, len(rows) + 1)):
                broken["out of order"] += 1
            kept: dict[str, list[int]] = {}
            for version, request, body in rows:
                if request is not None:
                    kept.setdefault(request, []).append(version)
                elif body["kind"] != "start" and game.letters[body["seat"]] != "b":
                    broken["nobody's"] += 1
            for request, version in game.promised.items():
                versions = kept.get(request, [])
                broken["lost"] += not versions
                broken["doubled"] += len(versions) > 1
                broken["out of order"] += len(versions) == 1 and versions != [version]
            broken["nobody's"] += len(kept.keys() - game.sent)
            broken["out of order"] += list(game.promised.values()) != sorted(game.promised.values())
            if fold:
                course_of(self._table(game.id), [cast(Body, body) for _, _, body in rows])
        return +broken

    def _log(self, game: str) -> list[tuple[int, str | None, Json]]:
        rows = self._read("SELECT version, request, body FROM entries WHERE game = ? ORDER BY version", game)
        return [(version, request, json.loads(body)) for version, request, body in rows]

    def _table(self, game: str) -> Table:
        return Table.from_json(json.loads(self._read('SELECT "table" FROM games WHERE id = ?', game)[0][0]))

    def _read(self, query: str, game: str) -> list[Any]:
        # While the server runs: it, and not this, has brought the log in order after the crash.
        return rows(KEEPING.postgres(self.data) or self.data / "games.sqlite3", query, game)


def processor_seconds(pid: int) -> float:
    """What a process has worked so far, on systems that tell; what else the machine does is not in it."""
    try:
        after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")


def allow_sockets(number: int) -> None:
    """Open files enough, here and in what is started from here."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = number + 1000
    if hard != resource.RLIM_INFINITY and wanted > hard:
        raise SystemExit(f"{number} sockets need {wanted} open files, and the system allows {hard}: ulimit -Hn")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


def memory(process: int) -> float:
    """Megabytes that a process has to itself or shares."""
    pages = int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1])
    return pages * resource.getpagesize() / 2**20


def _persist(player: Player, stop: threading.Event) -> None:
    """Play; whenever the server is gone, try again."""
    while not stop.is_set():
        player.play(stop)
        stop.wait(0.05)
