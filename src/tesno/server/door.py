"""How a socket comes in: who may, who it is, and how it is told why not."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

from starlette.websockets import WebSocket, WebSocketDisconnect

from tesno.server.addresses import address_of
from tesno.server.connection import LINGERING
from tesno.server.guests import asker_of, guest_of
from tesno.server.limiting import Asker
from tesno.server.service import Service, service_of
from tesno.server.store import GuestRow, Overloaded

T = TypeVar("T")

# So often one waits for the database; not so long that nobody has looked for the answers to our pings.
MOST_WAITS = 3

# Codes of closing, in the range for applications, and what they are counted as.
NOT_FOUND = 4404
SLOW = 4408
LIMIT = 4429
MALFORMED = 4400
OTHER_RULES = 4409
DAMAGED = 4410
FULL = 4423
TOO_BUSY = 4503
COUNTED = {
    NOT_FOUND: "not_found",
    SLOW: "too_slow",
    LIMIT: "too_many_messages",
    MALFORMED: "malformed",
    OTHER_RULES: "other_rules",
    DAMAGED: "damaged",
    FULL: "full",
    TOO_BUSY: "overloaded",
}

log = logging.getLogger("tesno")


class Closing(Exception):
    """The socket is to be closed with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


@dataclass(frozen=True)
class Visit:
    """One socket that was let in, and whose it is. `id` is what it is about: a game, or a table.

    `please_wait` is what it is told, if anything, when it has to wait for the database.
    """

    socket: WebSocket
    service: Service
    id: str
    guest: GuestRow | None
    asker: Asker
    please_wait: str

    @property
    def guest_id(self) -> int | None:
        return None if self.guest is None else self.guest.id

    async def looked_up(self, read: Callable[[], Awaitable[T]]) -> T:
        """What must be known before one can go on. Raises Closing."""
        return await _looked_up(self.socket, read, self.please_wait)


async def let_in(socket: WebSocket, converse: Callable[[Visit], Awaitable[None]], please_wait: str = "") -> None:
    """One connection, until somebody leaves; the conversation may raise Closing."""
    service = service_of(socket)
    may_ask = service.limiter.knock(address_of(socket))
    await socket.accept()
    try:
        if not may_ask:
            raise Closing(LIMIT, "too many messages or open tables from this address")
        guest = await _looked_up(socket, lambda: guest_of(service.store, socket.cookies), please_wait)
        asker = asker_of(socket, guest)
        try:
            if not service.limiter.arrive(asker):
                raise Closing(LIMIT, "too many messages or open tables")
            await converse(Visit(socket, service, socket.path_params["id"], guest, asker, please_wait))
        finally:
            service.limiter.leave(asker)
    except WebSocketDisconnect:
        pass
    except Closing as closing:
        service.measures.refusals.count("socket", COUNTED[closing.code])
        # Whoever has stopped reading does not take this in either.
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(LINGERING):
                await socket.close(closing.code, closing.reason)


async def _looked_up(socket: WebSocket, read: Callable[[], Awaitable[T]], please_wait: str) -> T:
    """What was read; who waits long for it is told so, and goes on waiting. Raises Closing."""
    for _ in range(MOST_WAITS):
        try:
            return await read()
        except Overloaded:
            log.warning("too many read the database at once: a socket waits")
            if please_wait:
                await socket.send_text(please_wait)
    raise Closing(TOO_BUSY, "too busy: try again in a moment")
