"""Prepares tables in ways that guests cannot, and plays at them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tests.server.client import Client, Json, Message, Socket, asked_seat, command_of
from tests.server.running import Running

from tesno.play import SealedDice
from tesno.server.guests import hashed
from tesno.server.live import LiveGame
from tesno.server.messages import Accepted, Refused, Shown, Update, Welcome
from tesno.server.store import EntryRow
from tesno.server.store.schema import claims
from tesno.server.wire import Scene


def guest_number(server: Running, client: Client) -> int:
    guest = server.do(server.service.store.guest(hashed(client.token)))
    assert guest is not None
    return guest.id


def give_seat(server: Running, game: str, seat: int, client: Client) -> None:
    """Let another guest sit at a table nobody has looked at yet."""
    guest = guest_number(server, client)

    change = claims.update().where((claims.c.game == game) & (claims.c.seat == seat)).values(guest=guest)
    server.do(server.service.store._writer.write(lambda connection: connection.execute(change)))


def live_game(server: Running, game: str) -> LiveGame:
    live = server.do(server.service.hall.game(game))
    assert live is not None
    return live


def write_elsewhere(server: Running, live: LiveGame, request: str | None = None, guest: int | None = None) -> None:
    """What another server on the same database does: the next entry is there, and this one does not know."""
    course = live.course.copy()
    body = course.move(course.game.acting, [course.game.legal_texts[0]], False, SealedDice(live.row.seed))
    entry = EntryRow(course.version, request, guest, dict(body))
    server.do(server.service.store.append(live.row.id, entry, course.progress, None))


class Table:
    """A hot-seat table, new unless an id is given: one guest, one socket with the eyes of whoever is asked."""

    def __init__(self, client: Client, rng: random.Random, letters: str = "hh", id: str = "", **wish: Any) -> None:
        self.client = client
        self.rng = rng
        self.game = id or client.open(letters, **wish).id
        self.mine = [number for number, letter in enumerate(letters) if letter == "h"]
        self.socket: Socket = client.socket(self.game)
        self.scene: Scene = self.socket.hello().scene

    def __enter__(self) -> Table:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.connection.close()

    @property
    def over(self) -> bool:
        return asked_seat(self.scene) is None

    def asked(self) -> int | None:
        """The seat of this guest that is asked, seen through its eyes; bots are waited for."""
        while (seat := asked_seat(self.scene)) is not None and seat not in self.mine:
            self.read()
        if seat is not None:
            self.scene = self.socket.look(seat)
        return seat

    def next_command(self) -> Json | None:
        """What the seat that is asked could do; None when the game is over."""
        seat = self.asked()
        return None if seat is None else command_of(self.scene, seat, self.rng)

    def read(self) -> Message:
        """The next message; scenes are taken in."""
        message = self.socket.receive()
        if isinstance(message, Welcome | Update | Shown):
            self.scene = message.scene
        return message

    def send(self, command: Json) -> Accepted:
        """Send a command that must be accepted, and take in what it does."""
        self.socket.send(command)
        while not isinstance(answer := self.read(), Accepted):
            assert not isinstance(answer, Refused), answer
        self.catch_up(answer.version)
        return answer

    def catch_up(self, version: int) -> None:
        while self.scene.version < version:
            self.read()


def play(table: Table) -> Iterator[Json]:
    """Plays to the end; yields each command before it is sent."""
    while (command := table.next_command()) is not None:
        yield command
        table.send(command)
