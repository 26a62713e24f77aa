"""Servers to test: one in a thread of this process, one in a process of its own."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import pytest
import uvicorn
from starlette.applications import Starlette
from tests.postgres import Cluster

from tesno.bots import OwnBots
from tesno.server.app import create_app
from tesno.server.connection import Connection
from tesno.server.place import Postgres
from tesno.server.run import server_config
from tesno.server.service import Service
from tesno.server.settings import Limits, Settings

T = TypeVar("T")

PATIENCE = 30.0
LOGGERS = ("uvicorn.error", "asyncio", "tesno")
# Tests ask for more than people do.
GENEROUS = Limits(
    games_per_hour=10**6,
    guests_per_hour=10**6,
    maps_per_hour=10**6,
    messages=10**6,
    messages_per_address=10**6,
    reads=10**6,
    reads_per_address=10**6,
    message_seconds=1,
    sayings=10**6,
)


class Keeping:
    """Where servers of tests keep their games: in their folders, or in a PostgreSQL database for each folder."""

    def __init__(self) -> None:
        self.cluster: Cluster | None = None
        self._places: dict[Path, Postgres] = {}

    @contextmanager
    def by(self, cluster: Cluster | None) -> Iterator[None]:
        """In databases of this one meanwhile."""
        before, self.cluster = self.cluster, cluster
        try:
            yield
        finally:
            self.cluster = before

    def postgres(self, data: Path) -> Postgres | None:
        if self.cluster is None:
            return None
        if data not in self._places:
            self._places[data] = self.cluster.database()
        return self._places[data]


KEEPING = Keeping()
# For modules whose tests are for both databases; the fixture is in conftest.py.
ON_BOTH = pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True, scope="session")


class Complaints(logging.Handler):
    """Errors that servers of this process have logged."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(self.format(record))

    def check(self) -> None:
        heard, self.heard = self.heard, []
        assert not heard, "\n".join(heard)


def wait_until(true: Callable[[], bool]) -> None:
    """Wait for something; it must come true before patience ends."""
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until
        time.sleep(0.01)


COMPLAINTS = Complaints()
for name in LOGGERS:
    logging.getLogger(name).addHandler(COMPLAINTS)


class Running:
    """A server in a thread of this process, on a free port. It must have nothing to complain of when it ends."""

    def __init__(
        self,
        data: Path,
        limits: Limits = GENEROUS,
        page: Path | None = None,
        own: OwnBots | None = None,
        **more: Any,
    ) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        port = self.listening.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self.settings = Settings(
            data=data,
            port=port,
            limits=limits,
            page=page,
            own=own or OwnBots(),
            **{"postgres": KEEPING.postgres(data), **more},
        )
        self.app: Starlette = create_app(self.settings)
        self.config = server_config(self.app, self.settings, lifespan="on")
        self._server = uvicorn.Server(self.config)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run)

    @property
    def host(self) -> str:
        return self.address.removeprefix("http://")

    @property
    def service(self) -> Service:
        service: Service = self.app.state.service
        return service

    @property
    def sockets(self) -> int:
        """How many sockets are open."""
        return sum(isinstance(connection, Connection) for connection in self._server.server_state.connections)

    def _run(self) -> None:
        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            serving = asyncio.create_task(self._server.serve(sockets=[self.listening]))
            while not self._server.started and not serving.done():
                await asyncio.sleep(0.01)
            self._ready.set()
            await serving

        asyncio.run(serve())

    def __enter__(self) -> Running:
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        assert self._server.started
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self.listening.close()
        assert not self._thread.is_alive()
        if kind is None:
            COMPLAINTS.check()

    def begin(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        """Have something run in the server's own loop."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """The same, waited for."""
        return self.begin(work).result(PATIENCE)


class Serving:
    """A `tesno serve` in a process of its own; players of tests move faster than people unless limits are given."""

    def __init__(
        self, data: Path, port: int = 0, limits: Limits = GENEROUS, options: Sequence[str] = (), files: str = ""
    ) -> None:
        command = [sys.executable, "-c", "from tesno.cli import app; app()", "serve"]
        command += ["--port", str(port), "--data", str(data), *options]
        if (place := KEEPING.postgres(data)) is not None:
            command += ["--database", place.url]
        if files:
            # As for the shell's `ulimit`.
            command = ["sh", "-c", f'ulimit {files} && exec "$@"', "sh", *command]
        wanted = {f"TESNO_SERVE_LIMITS_{name.upper()}": str(value) for name, value in vars(limits).items()}
        self.process = subprocess.Popen(
            command,
            env={**os.environ, **wanted},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        self.address = ""

    def ready(self) -> str:
        """Where it answers."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"ready at (http://\S+)", line)
        assert found, line + self.end(signal.SIGKILL)[1]
        self.address = found[1]
        return self.address

    def kill(self) -> None:
        """At once, and without waiting for workers that still hold its output."""
        self.process.kill()
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.process.stdout.close()
        self.process.stderr.close()

    def end(self, number: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """Its status and what it said on stderr."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        _, said = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said


@contextmanager
def serving(data: Path, **how: Any) -> Iterator[Serving]:
    started = Serving(data, **how)
    try:
        started.ready()
        yield started
    finally:
        started.end(signal.SIGKILL)
