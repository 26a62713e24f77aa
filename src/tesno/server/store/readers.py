"""Those who read: functions of a connection, each of which sees one moment, however much it asks for."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import TimeoutError as NoneFree

from tesno.server.store.faults import Overloaded, Unreachable

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")


class Readers(ABC):
    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """What the work returns. Raises Overloaded when nobody is free to do it within seconds, or SQLAlchemyError."""

    @abstractmethod
    async def dispose(self) -> None: ...


class FileReaders(Readers):
    """So many connections to a file of SQLite, each with a thread, so that the loop goes on meanwhile.

    SQLAlchemy's own way for asyncio goes to the thread and back for every step of a read: to open a cursor, to ask, to
    fetch, to close it. Here all of it is one way, and threads go on to the next read however busy the loop is.
    """

    def __init__(self, engine: Engine, most: int, seconds: float) -> None:
        self._engine = engine
        self.threads = ThreadPoolExecutor(most, "tesno-reader")
        self._seconds = seconds

    async def read(self, work: Callable[[Connection], T]) -> T:
        reading = self.threads.submit(self._read_here, work)
        answer = asyncio.wrap_future(reading)
        try:
            await asyncio.wait((answer,), timeout=self._seconds)
        except asyncio.CancelledError:
            # Who is gone need not be served any more.
            answer.cancel()
            raise
        # What was begun is waited for.
        if not answer.done() and reading.cancel():
            raise Overloaded
        return await answer

    def _read_here(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    async def dispose(self) -> None:
        self.threads.shutdown()
        self._engine.dispose()


class PostgresReaders(Readers):
    """A pool of connections."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def read(self, work: Callable[[Connection], T]) -> T:
        try:
            async with self._engine.connect() as connection:
                return await connection.run_sync(work)
        except NoneFree as error:
            raise Overloaded from error
        except OSError as error:
            raise Unreachable(f"the database does not answer: {error}") from error

    async def dispose(self) -> None:
        await self._engine.dispose()
