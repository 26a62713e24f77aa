"""Those who read a file of SQLite: a few connections, each read in a thread, so that the loop goes on meanwhile."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, Engine, Executable, Result
from sqlalchemy.exc import TimeoutError as NoneFree


class Readers:
    """So many can read at once; whoever finds none free waits for so many seconds, and gets NoneFree then.

    SQLAlchemy's own way for asyncio goes to the thread and back for every step of a read: to open a cursor, to ask, to
    fetch, to close it. Here the whole of it is one way, for half the work.
    """

    def __init__(self, engine: Engine, most: int, seconds: float) -> None:
        self.engine = engine
        self.threads = ThreadPoolExecutor(most, "tesno-reader")
        self.free = asyncio.Semaphore(most)
        self.seconds = seconds

    def connect(self) -> Reading:
        return Reading(self)

    async def dispose(self) -> None:
        self.threads.shutdown()
        self.engine.dispose()


class Reading:
    """One transaction that only reads: all of it sees the same moment. It begins with the first question."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers
        self._connection: Connection | None = None
        # Whoever asked may be gone before the answer is there: it is closed after that and not meanwhile.
        self._asking = threading.Lock()

    async def __aenter__(self) -> Reading:
        try:
            async with asyncio.timeout(self._readers.seconds):
                await self._readers.free.acquire()
        except TimeoutError as error:
            raise NoneFree("nobody is free to read") from error
        return self

    async def __aexit__(self, *_: object) -> None:
        ended = asyncio.get_running_loop().run_in_executor(self._readers.threads, self._end)
        # Nobody has to wait for that.
        ended.add_done_callback(lambda _: self._readers.free.release())

    async def execute(self, statement: Executable) -> Result[*tuple[Any, ...]]:
        """The rows, all of them fetched. Raises SQLAlchemyError."""
        return await asyncio.get_running_loop().run_in_executor(self._readers.threads, self._asked, statement)

    def _asked(self, statement: Executable) -> Result[*tuple[Any, ...]]:
        with self._asking:
            if self._connection is None:
                self._connection = self._readers.engine.connect()
            return self._connection.execute(statement).freeze()()

    def _end(self) -> None:
        with self._asking:
            if self._connection is not None:
                self._connection.close()
