"""The socket of a table: hello, then commands in and updates out."""

from __future__ import annotations

import asyncio
from typing import Any

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from tesno.server.admission import visible_game
from tesno.server.door import (
    DAMAGED,
    FULL,
    LIMIT,
    MALFORMED,
    NOT_FOUND,
    OTHER_RULES,
    SLOW,
    Closing,
    Visit,
    let_in,
)
from tesno.server.faults import Damaged, OtherRules
from tesno.server.game_facts import game_facts
from tesno.server.line import line_of
from tesno.server.live import LiveGame, Watcher
from tesno.server.messages import (
    Accepted,
    ClientMessage,
    Failed,
    Hello,
    Look,
    Ping,
    Pong,
    Refused,
    ServerMessage,
)
from tesno.server.problems import OVERLOADED, readable
from tesno.server.service import Service
from tesno.server.showing import shown_text, welcome_text
from tesno.server.spectators import TooManyLookOn
from tesno.server.store import GuestRow, owned_seats

HELLO_SECONDS = 10
MOST_FAILURES = 5
_incoming: TypeAdapter[Any] = TypeAdapter(ClientMessage)
_outgoing: TypeAdapter[Any] = TypeAdapter(ServerMessage)


async def table_socket(socket: WebSocket) -> None:
    """One connection: whatever happens to it, the game goes on and waits for the next."""
    await let_in(socket, _converse, _text(Failed(code="overloaded", detail=OVERLOADED)))


async def _converse(visit: Visit) -> None:
    """Until somebody leaves. Raises Closing."""
    live = await visit.looked_up(lambda: _game(visit.service, visit.id, visit.guest))
    try:
        with visit.service.onlooking.room_for(live, visit.guest_id):
            await _Session(visit, live).run()
    except TooManyLookOn as error:
        raise Closing(FULL, "too many look on already") from error


async def _game(service: Service, id: str, guest: GuestRow | None) -> LiveGame:
    try:
        live = await visible_game(service, id, guest)
    except Damaged as error:
        raise Closing(DAMAGED, "something of this game is lost") from error
    except OtherRules as error:
        raise Closing(OTHER_RULES, "played with other rules") from error
    if live is None:
        raise Closing(NOT_FOUND, "no such game, or not one of yours")
    return live


class _Session:
    def __init__(self, visit: Visit, live: LiveGame) -> None:
        self._socket = visit.socket
        self._service = visit.service
        self._live = live
        self._guest = visit.guest
        self._asker = visit.asker
        self._failures = 0
        self._watcher = Watcher(visit.service.settings.limits.queue, visit.guest_id, line_of(visit.socket))

    async def run(self) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._hello()
        except TimeoutError as error:
            raise Closing(MALFORMED, "no hello") from error
        with self._service.onlooking.looking(self._live, self._watcher.guest, self._watcher.line):
            await self._stay(hello)

    async def _stay(self, hello: Hello) -> None:
        """From the welcome on. Raises Closing, or whatever has ended it."""
        self._welcome(hello)
        tasks = [asyncio.create_task(work) for work in (self._read(), self._write(), self._watcher.dropped.wait())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            ended = next(
                (task.exception() for task in tasks if task.done() and not task.cancelled() and task.exception()), None
            )
        finally:
            self._live.depart(self._watcher)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        del task, tasks
        try:
            raise ended or self._dropped()
        finally:
            # It knows this frame and must not be known by it, or the whole game waits for a search for garbage.
            del ended

    def _dropped(self) -> Closing:
        if self._watcher.banned:
            return Closing(NOT_FOUND, "no such game, or not one of yours")
        return Closing(SLOW, "too slow: resume from your version")

    async def _hello(self) -> Hello:
        while True:
            message = self._understood(await self._received())
            if isinstance(message, Hello):
                return message
            if message is not None:
                self._fail("hello_first", "the first message must be hello")
            await self._socket.send_text(_text(self._watcher.waiting.get_nowait()))

    def _welcome(self, hello: Hello) -> None:
        live, watcher = self._live, self._watcher
        watcher.eyes = self._allowed(hello.seat)
        watcher.differences = hello.differences
        since = hello.since if hello.since is not None and hello.since <= live.version else 0
        entries = [live.told(version + 1) for version in range(since, live.version)]
        scene = live.scene(watcher.eyes)
        watcher.show(scene, welcome_text(game_facts(live.row, self._guest), entries, scene.text))
        live.arrive(watcher)
        self._service.onlooking.greet(live, watcher)

    def _allowed(self, seat: int | None) -> int | None:
        """The seat, if the guest may look through its eyes; otherwise what everybody sees."""
        return seat if seat in owned_seats(self._live.row, self._guest.id if self._guest else None) else None

    async def _write(self) -> None:
        while True:
            await self._socket.send_text(_text(await self._watcher.waiting.get()))

    async def _read(self) -> None:
        while True:
            text = await self._received()
            if not self._service.limiter.message(self._asker):
                self._tell_failure("too_many_messages", "too many messages; slow down")
                raise Closing(LIMIT, "too many messages")
            message = self._understood(text)
            match message:
                case None:
                    pass
                case Ping():
                    self._watcher.tell(Pong())
                case Look():
                    self._watcher.eyes = self._allowed(message.seat)
                    scene = self._live.scene(self._watcher.eyes)
                    self._watcher.show(scene, shown_text(scene.text))
                case Hello():
                    self._fail("hello_twice", "hello comes once; use look to change seats")
                case _:
                    await self._live.command(self._guest.id if self._guest else None, message, self._answer)

    def _answer(self, answer: Accepted | Refused) -> None:
        self._service.measures.answered(answer)
        self._watcher.tell(answer)

    async def _received(self) -> str | None:
        """The next message; None for one that is not text."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"], message.get("reason"))
        text: str | None = message.get("text")
        return text

    def _understood(self, text: str | None) -> Any:
        """The message, or None when it can't be read; too many of those end the conversation."""
        if text is None:
            self._fail("malformed", "messages are JSON in text frames")
            return None
        if len(text.encode()) > self._service.settings.limits.frame_bytes:
            self._fail("too_large", f"a message may have {self._service.settings.limits.frame_bytes} bytes")
            return None
        try:
            return _incoming.validate_json(text)
        except ValidationError as error:
            self._fail("malformed", readable(error.errors(include_context=False, include_url=False)))
            return None

    def _fail(self, code: str, detail: str) -> None:
        self._failures += 1
        self._tell_failure(code, detail)
        if self._failures > MOST_FAILURES:
            raise Closing(MALFORMED, "too many messages that can't be read")

    def _tell_failure(self, code: str, detail: str) -> None:
        self._service.measures.refusals.count("message", code)
        self._watcher.tell(Failed(code=code, detail=detail[:500]))


def _text(message: Any) -> str:
    """The JSON of a message, unless it is that already."""
    match message:
        case str():
            return message
        case Refused():
            # Entries are in words already.
            rest = _outgoing.dump_json(message, exclude={"entries"}).decode()[:-1]
            return f'{rest},"entries":[{",".join(entry.json_text for entry in message.entries)}]}}'
        case _:
            return _outgoing.dump_json(message).decode()
