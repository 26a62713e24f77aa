"""Runs the server under uvicorn until a signal ends it."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn
from starlette.applications import Starlette

from tesno.server.app import create_app
from tesno.server.connection import ConnectionConfig
from tesno.server.crowd import Crowd
from tesno.server.files import connections_possible
from tesno.server.garbage import search_when_calm
from tesno.server.logs import set_up_logs
from tesno.server.settings import Settings

# Seconds for answers under way when the server is told to end; sockets are closed at once and resume elsewhere.
GRACE = 3
# Who has not been let in yet waits in the system's queue. asyncio lets in so many at once before they are counted, and
# each of them takes up a file.
QUEUE = 2048
AT_ONCE = 32


def server_config(app: Starlette, settings: Settings, **rest: Any) -> ConnectionConfig:
    """How uvicorn runs an app."""
    return ConnectionConfig(
        app,
        limits=settings.limits,
        crowd=Crowd(settings.limits, connections_possible(), settings.trusted_proxies),
        refusals=app.state.measures.refusals,
        # Twice what the server allows, so that it is the server that answers with a reason.
        ws_max_size=2 * settings.limits.frame_bytes,
        backlog=AT_ONCE,
        # Nobody but these is believed, whatever the environment says.
        forwarded_allow_ips=[str(network) for network in settings.trusted_proxies],
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        **rest,
    )


class _Server(uvicorn.Server):
    """One that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            for listening in sockets or ():
                listening.listen(QUEUE)
            self._ready()


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serves on a listening socket. Raises DatabaseError.

    SIGINT and SIGTERM end the process with status 0: uvicorn raises them anew after it has closed everything.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, leave)
    set_up_logs(settings.log_format)
    # Connections inherit it. asyncio would set it itself if the socket named its protocol; without it the second part
    # of every answer waits 40 ms for the first to be acknowledged.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    app = create_app(settings)
    # The lifespan is entered below: uvicorn would print a traceback where the user needs one line.
    config = server_config(app, settings, lifespan="off")

    async def serve() -> None:
        async with app.router.lifespan_context(app):
            tidying = asyncio.create_task(search_when_calm(lambda: len(config.crowd) == 0))
            try:
                await _Server(config, ready).serve(sockets=[listening])
            finally:
                tidying.cancel()

    asyncio.run(serve())


def leave(number: int, frame: FrameType | None) -> None:
    """What a signal to end does."""
    sys.exit(0)
