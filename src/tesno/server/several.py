"""Several processes that answer at one address and share a database; this one starts them, and anew when one ends."""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from tesno.server.garbage import spare_the_loop
from tesno.server.logs import set_up_logs
from tesno.server.run import GRACE, leave, run
from tesno.server.settings import Settings
from tesno.server.store import DatabaseError, prepare
from tesno.server.store.upkeep import clear_abandoned

# One that ends sooner than this many seconds after its start would do so again: the next waits as long.
SHORT_LIFE = 2.0
ENDING_SECONDS = GRACE + 12.0

log = logging.getLogger("tesno")


class _Member:
    """One of the processes."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        # Spawned: a fork would inherit whatever else this process has open.
        context = multiprocessing.get_context("spawn")
        self.begun = time.monotonic()
        self._said, saying = context.Pipe(duplex=False)
        self.process: BaseProcess = context.Process(target=_serve, args=(settings, listening, saying, os.getpid()))
        self.process.start()
        saying.close()

    def await_readiness(self) -> None:
        """Raises DatabaseError, with what the process has to say or without."""
        try:
            said = self._said.recv()
        except EOFError:
            said = "one of the processes ended before it was ready"
        if said:
            raise DatabaseError(said)

    def end(self) -> None:
        self.process.terminate()

    def bury(self, until: float) -> None:
        """By force if it does not end."""
        self.process.join(max(0.0, until - time.monotonic()))
        if self.process.exitcode is None:
            self.process.kill()
            self.process.join()
        self._said.close()


def run_several(settings: Settings, listening: socket.socket, count: int, ready: Callable[[], None]) -> None:
    """Serve by so many processes until SIGINT or SIGTERM, which end this one with status 0. Raises DatabaseError."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, leave)
    set_up_logs(settings.log_format)
    asyncio.run(prepare(settings.database))
    if settings.abandoned_days:
        clear_abandoned(settings.database, settings.abandoned_days)
    # Workers for bots are the whole server's.
    share = replace(settings, abandoned_days=0, bot_workers=-(-settings.bot_workers // count))
    members: list[_Member] = []
    try:
        for _ in range(count):
            members.append(_Member(share, listening))
        for member in members:
            member.await_readiness()
        ready()
        while True:
            wait([member.process.sentinel for member in members])
            for place, member in enumerate(members):
                if member.process.exitcode is not None:
                    members[place] = _successor(member, share, listening)
    finally:
        # Nothing may come in between: who is left here would be left for good.
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)
        until = time.monotonic() + ENDING_SECONDS
        for member in members:
            member.end()
        for member in members:
            member.bury(until)


def _successor(member: _Member, settings: Settings, listening: socket.socket) -> _Member:
    log.error("process %d has ended with status %s: another begins", member.process.pid, member.process.exitcode)
    if time.monotonic() - member.begun < SHORT_LIFE:
        time.sleep(SHORT_LIFE)
    member.bury(time.monotonic())
    return _Member(settings, listening)


def _serve(settings: Settings, listening: socket.socket, saying: Connection, parent: int) -> None:
    """In one of the processes."""
    gc.disable()
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()

    def ready() -> None:
        spare_the_loop()
        saying.send("")

    try:
        run(settings, listening, ready)
    except DatabaseError as error:
        saying.send(str(error))
        sys.exit(1)


def _end_with(parent: int) -> None:
    """Whoever watches over this process is gone: it must not keep the address that the next one needs."""
    while os.getppid() == parent:
        time.sleep(1)
    os.kill(os.getpid(), signal.SIGTERM)
