"""Runs the server under uvicorn until a signal ends it."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType

import uvicorn

from tesno.server.app import create_app
from tesno.server.connection import Connection
from tesno.server.settings import Settings

# Seconds for answers under way when the server is told to end; sockets are closed at once and resume elsewhere.
GRACE = 3


class _Server(uvicorn.Server):
    """One that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serves on a listening socket. Raises DatabaseError.

    SIGINT and SIGTERM end the process with status 0: uvicorn raises them anew after it has closed everything.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _leave)
    # Connections inherit it. asyncio would set it itself if the socket named its protocol; without it the second part
    # of every answer waits 40 ms for the first to be acknowledged.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        ws=Connection,
        # Twice what the server allows, so that it is the server that answers with a reason.
        ws_max_size=2 * settings.limits.frame_bytes,
        # Entered below: uvicorn would print a traceback where the user needs one line.
        lifespan="off",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )

    async def serve() -> None:
        async with app.router.lifespan_context(app):
            await _Server(config, ready).serve(sockets=[listening])

    asyncio.run(serve())


def _leave(number: int, frame: FrameType | None) -> None:
    sys.exit(0)
