"""A client of the server, as small as one can be: a guest, requests, sockets, and a player that moves at random."""

from __future__ import annotations

import contextlib
import json
import random
import secrets
import socket as sockets
from types import TracebackType
from typing import Any, Literal, TypeVar

import httpx2
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tesno.server.guests import OLD_COOKIE
from tesno.server.messages import (
    Accepted,
    Changed,
    Failed,
    Pong,
    Presence,
    Refused,
    ServerMessage,
    Shown,
    Spectators,
    Update,
    Welcome,
)
from tesno.server.wire import Entry, GameFacts, Scene
from tesno.sight.model import Option, Position, Spread

Message = Welcome | Update | Shown | Accepted | Refused | Presence | Pong | Spectators | Failed
M = TypeVar("M", Welcome, Update, Shown, Accepted, Refused, Presence, Pong, Spectators, Failed)
Json = dict[str, Any]

PATIENCE = 30.0
COOKIE_PREFIX = "tesno_guest_"  # then the id of the server
_messages: TypeAdapter[Message | Changed] = TypeAdapter(ServerMessage)
_answers: TypeAdapter[Accepted | Refused] = TypeAdapter(Accepted | Refused)


def with_changes(scene: Json, changed: Json) -> Json:
    """The scene after a `changed`, as docs/api.md says it; the one before is given away."""
    assert scene["version"] == changed["base"]
    for change in changed["changes"]:
        place: Any = scene
        for key in change["at"][:-1]:
            place = place[key]
        place[change["at"][-1]] = change["value"]
    return scene


def new_request() -> str:
    return secrets.token_urlsafe(12)


def seats(letters: str, bot: str = "greedy") -> list[Json]:
    """`hhb`: two people and a bot."""
    return [{"kind": "human"} if letter == "h" else {"kind": "bot", "bot": bot} for letter in letters]


class Socket:
    """One socket of a guest at a table; `heard` keeps every message as it came, `scene` is the last one, as JSON.

    Like the page it understands differences: what has changed is received as an update.
    """

    def __init__(self, url: str, headers: dict[str, str], origin: str | None = None) -> None:
        self._opened = connect(
            url,
            additional_headers=headers,
            origin=origin,  # type: ignore[arg-type]
            compression=None,
            proxy=None,
            max_size=None,
            # Whoever does not read what comes could not read the farewell either, and would wait for it.
            max_queue=None,
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
        )
        self.connection: ClientConnection = self._opened.__enter__()
        self.heard: list[str] = []
        self.scene: Json = {}

    def __enter__(self) -> Socket:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.connection.close()

    def cut(self) -> None:
        """Gone without a word, as when a cable is pulled."""
        with contextlib.suppress(OSError):
            self.connection.socket.shutdown(sockets.SHUT_RDWR)
        self.connection.close()

    def send(self, message: Json) -> None:
        self.connection.send(json.dumps(message))

    def receive(self, patience: float = PATIENCE) -> Message:
        text = self.connection.recv(timeout=patience)
        assert isinstance(text, str)
        self.heard.append(text)
        message = _messages.validate_json(text)
        if isinstance(message, Changed):
            self.scene = with_changes(self.scene, json.loads(text))
            return Update(entry=message.entry, scene=Scene.model_validate_json(json.dumps(self.scene)))
        if isinstance(message, Welcome | Update | Shown):
            self.scene = json.loads(text)["scene"]
        return message

    def expect(self, kind: type[M]) -> M:
        message = self.receive()
        assert isinstance(message, kind), message
        return message

    def until(self, kind: type[M]) -> M:
        """The next message of a kind; others are read over."""
        while not isinstance(message := self.receive(), kind):
            pass
        return message

    def hello(self, seat: int | None = None, since: int | None = None, differences: bool = True) -> Welcome:
        self.send({"do": "hello", "seat": seat, "since": since, "differences": differences})
        return self.expect(Welcome)

    def look(self, seat: int | None) -> Scene:
        self.send({"do": "look", "seat": seat})
        return self.until(Shown).scene

    def closed(self) -> int:
        """Read to the end; the code it was closed with."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


class Client:
    """A guest."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address
        self.http = httpx2.Client(base_url=address, timeout=PATIENCE, trust_env=False)
        if token is not None:
            self.http.cookies.set(OLD_COOKIE, token)
        self.get("/api/me")

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        """The name of the guest's cookie."""
        return next(name for name in self.http.cookies if name.startswith(COOKIE_PREFIX))

    @property
    def token(self) -> str:
        return self.http.cookies[self.cookie]

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def open(self, letters: str = "hh", bot: str = "greedy", **wish: Any) -> GameFacts:
        answer = self.http.post("/api/games", json={"seats": seats(letters, bot), **wish})
        assert answer.status_code == 201, answer.text
        return GameFacts.model_validate(answer.json())

    def facts(self, game: str) -> GameFacts:
        return GameFacts.model_validate(self.get(f"/api/games/{game}"))

    def entries(self, game: str, since: int = 0) -> list[Entry]:
        return [Entry.model_validate(entry) for entry in self.get(f"/api/games/{game}/entries?since={since}")]

    def command(self, game: str, command: Json) -> Accepted | Refused:
        answer = self.http.post(f"/api/games/{game}/commands", json=command)
        said = _answers.validate_json(answer.content)
        assert answer.status_code == (200 if isinstance(said, Accepted) else 409)
        return said

    def socket(self, game: str, origin: str | None = None, **headers: str) -> Socket:
        url = self.address.replace("http", "ws", 1) + f"/api/games/{game}/socket"
        return Socket(url, {"Cookie": f"{self.cookie}={self.token}", **headers}, origin)


# Commands.


def move(version: int, seat: int, lines: list[str], hold: bool = False, request: str | None = None) -> Json:
    return {
        "do": "move",
        "request": request or new_request(),
        "version": version,
        "seat": seat,
        "lines": lines,
        "hold": hold,
    }


def take_back(version: int, seat: int, all: bool = False, request: str | None = None) -> Json:
    return {"do": "undo", "request": request or new_request(), "version": version, "seat": seat, "all": all}


def pass_on(version: int, seat: int, request: str | None = None) -> Json:
    return {"do": "pass", "request": request or new_request(), "version": version, "seat": seat}


# A player.


def lines_of(position: Position, rng: random.Random) -> list[str]:
    """Something the seat that is asked may do."""
    if position.spread is not None and (not position.options or rng.random() < 0.8):
        return [spread_line(position.spread, rng)]
    # Rarely give up or stop, so that games have wars in them.
    weights = [0.2 if option.kind in ("decline", "end", "skip", "abandon") else 1.0 for option in position.options]
    option: Option = rng.choices(position.options, weights)[0]
    return option.lines


def spread_line(spread: Spread, rng: random.Random) -> str:
    """One of the suggested allocations, or any."""
    if spread.suggestions and rng.random() < 0.5:
        counts = rng.choice(spread.suggestions).counts
    else:
        counts = [share.now for share in spread.shares]
        for _ in range(spread.pool):
            free = [place for place, share in enumerate(spread.shares) if counts[place] < share.most]
            # A lone Tauren may not join a figure (W-R11): where nobody is nobody goes who need not.
            counts[rng.choice([place for place in free if counts[place]] or free)] += 1
    shares = (f"{share.region}={count}" for share, count in zip(spread.shares, counts, strict=True))
    return " ".join([spread.verb, *shares])


Deed = Literal["move", "undo", "undo_all", "pass"]


def deed_of(scene: Scene, rng: random.Random) -> Deed:
    """What a player who sometimes regrets would do now."""
    if scene.undo.steps and rng.random() < 0.15:
        return rng.choice(["undo", "undo_all"])
    return "pass" if scene.held is not None else "move"


def command_of(scene: Scene, seat: int, rng: random.Random) -> Json:
    """A command of the seat whose eyes the scene was made for."""
    match deed_of(scene, rng):
        case "undo":
            return take_back(scene.version, seat)
        case "undo_all":
            return take_back(scene.version, seat, all=True)
        case "pass":
            return pass_on(scene.version, seat)
        case "move":
            return move(scene.version, seat, lines_of(scene.position, rng), hold=rng.random() < 0.7)


def any_lines(position: Json, rng: random.Random) -> list[str]:
    """A move out of those that a position offers, for players who read JSON as it comes."""
    spread = position["spread"]
    if spread is not None:
        counts = rng.choice(spread["suggestions"])["counts"]
        shares = (f"{share['region']}={count}" for share, count in zip(spread["shares"], counts, strict=True))
        return [" ".join([spread["verb"], *shares])]
    lines: list[str] = rng.choice(position["options"])["lines"]
    return lines


def asked_seat(scene: Scene) -> int | None:
    """Whose command is awaited."""
    return scene.held if scene.held is not None else scene.position.acting
