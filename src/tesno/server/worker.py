"""One process that bots or advisers think in: asked one thing at a time, ended when it hangs, started anew when asked.

It is a pool of one: what was asked, how it is sent and how a death is noticed is the standard library's.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from tesno.bots.spreading import end_with

Asked = TypeVar("Asked")
Found = TypeVar("Found")


class Worker:
    """Has no process before it is asked. `niceness`: how far it stands back when others need the processor."""

    def __init__(self, niceness: int = 0) -> None:
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self.game = ""  # whose question was the latest

    @property
    def process(self) -> int | None:
        """The number of its process, if there is one."""
        processes = (self._pool._processes or {}) if self._pool is not None else {}
        return next(iter(processes), None)

    async def do(self, work: Callable[[Asked], Found], asked: Asked, most_seconds: float) -> Found:
        """What it makes of it; both are sent to the process. Raises TimeoutError or BrokenProcessPool.

        Whoever stops waiting leaves it at work: it is free when `do` would have returned.
        """
        if self._pool is None:
            self._pool = self._new_pool()
        loop, answered = asyncio.get_running_loop(), asyncio.Event()
        # Not as a future of the loop: of one that fails when nobody waits for it any more Python would complain, and a
        # pool that breaks can't cope with questions that are taken back.
        thought = self._pool.submit(work, asked)
        thought.add_done_callback(lambda _: _tell(loop, answered.set))
        try:
            async with asyncio.timeout(most_seconds):
                await answered.wait()
        except TimeoutError as error:
            raise TimeoutError(f"no answer within {most_seconds:g} seconds") from error
        return thought.result()

    def end(self) -> None:
        """At once: a process that hangs would keep the server from ending. It can be asked again all the same."""
        pool, self._pool, self.game = self._pool, None, ""
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False)

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned: a fork would inherit the loop's sockets and the database.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            1, mp_context=context, initializer=_settle_in, initargs=(os.getpid(), self._niceness)
        )


def _tell(loop: asyncio.AbstractEventLoop, call: Callable[[], None]) -> None:
    """From the pool's thread; a loop that has ended has nobody left who waits."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(call)


def _settle_in(server: int, niceness: int) -> None:
    """In the worker: leave Ctrl-C to the server, and don't outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    end_with(server)
