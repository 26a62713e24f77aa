"""Sockets that tell what is new, and hear nothing: what people want comes by requests."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from starlette.websockets import WebSocket, WebSocketDisconnect

from tesno.server.store import Overloaded

# Seconds until one looks again when too many read at once.
AGAIN = 1.0

log = logging.getLogger("tesno")


async def tell_news(socket: WebSocket, news: asyncio.Event, tell: Callable[[], Awaitable[float | None]]) -> None:
    """Whenever there is news, until the other side leaves; what `tell` raises ends it.

    It says after how many seconds it wants to tell more though there is no news.
    """
    leaving = asyncio.create_task(_left(socket))
    patience: float | None = None
    try:
        while not leaving.done():
            waiting = asyncio.create_task(news.wait())
            await asyncio.wait((leaving, waiting), return_when=asyncio.FIRST_COMPLETED, timeout=patience)
            waiting.cancel()
            if leaving.done():
                break
            news.clear()
            try:
                patience = await tell()
            except Overloaded:
                log.warning("too many read the database at once: what is new is told later")
                patience = AGAIN
    finally:
        leaving.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
            await leaving


async def _left(socket: WebSocket) -> None:
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
