"""The one who writes: whatever is waiting while a commit is under way is committed together in the next."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from tesno.server.store.faults import Overloaded, Unreachable

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

DEADLOCK = "40P01"

T = TypeVar("T")

Work = Callable[[Connection], Any]

# So many wait for their turn to be written; that is seconds even for a slow disk.
MOST_WAITING = 1000


class Writer(ABC):
    """All writes of a process, one group at a time: those who try for themselves wait for each other without any order,
    some of them for too long, and each for a flush of the disk of its own.

    Work is given as functions of a connection, which know nothing of threads, nor of the kind of database.
    """

    def __init__(self) -> None:
        self._waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self._committing: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, work: Callable[[Connection], T]) -> T:
        """What the work returns, once it is on disk; or whatever it raises, and then it has changed nothing.

        It is done even if whoever asked is gone. Raises Overloaded when too many wait already.
        """
        if self._closed:
            raise RuntimeError("nothing is written after the shutdown")
        if len(self._waiting) >= MOST_WAITING:
            raise Overloaded
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, answer))
        if self._committing is None or self._committing.done():
            self._committing = asyncio.create_task(self._commit_all())
        return await answer

    async def close(self) -> None:
        """Write what is waiting, and then no more."""
        if self._committing is not None:
            await self._committing
        self._closed = True
        await self._disconnect()

    async def _commit_all(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting, []
            try:
                outcomes = await self._commit([work for work, _ in group])
            except Exception as error:
                outcomes = [_Failure(error)] * len(group)
            for (_, answer), outcome in zip(group, outcomes, strict=True):
                if answer.done():
                    continue
                if isinstance(outcome, _Failure):
                    answer.set_exception(outcome.error)
                else:
                    answer.set_result(outcome)

    @abstractmethod
    async def _commit(self, group: list[Work]) -> list[Any]:
        """What came of each, in one transaction. Raises what has undone it for all."""

    @abstractmethod
    async def _disconnect(self) -> None: ...


class FileWriter(Writer):
    """By one thread on one connection: SQLite lets in one writer at a time."""

    def __init__(self, engine: Engine) -> None:
        super().__init__()
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "tesno-writer")

    async def _commit(self, group: list[Work]) -> list[Any]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_here, group)

    def _commit_here(self, group: list[Work]) -> list[Any]:
        with self._engine.begin() as connection:
            return [_tried(work, connection) for work in group]

    async def _disconnect(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()


class PostgresWriter(Writer):
    """On one connection, beside those of other processes."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self._engine = engine

    async def _commit(self, group: list[Work]) -> list[Any]:
        try:
            # Without savepoints at first: each would be two journeys more to the database and back.
            return await self._commit_by(group, _done)
        except _Undone:
            outcomes = await self._commit_by(group, _tried)
        # Groups of two processes have waited for each other; nothing is left of what gave way, so it is tried again.
        again = [number for number, outcome in enumerate(outcomes) if _gave_way(outcome)]
        if again:
            later = await self._commit_by([group[number] for number in again], _tried)
            for number, outcome in zip(again, later, strict=True):
                outcomes[number] = outcome
        return outcomes

    async def _commit_by(self, group: list[Work], way: Callable[[Work, Connection], Any]) -> list[Any]:
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(lambda connection: [way(work, connection) for work in group])
        except OSError as error:
            raise Unreachable(f"the database does not answer: {error}") from error

    async def _disconnect(self) -> None:
        await self._engine.dispose()


class _Failure:
    """Instead of what the work would have returned."""

    def __init__(self, error: Exception) -> None:
        self.error = error


class _Undone(Exception):
    """Some of the work has failed, before anything was committed."""


def _done(work: Work, connection: Connection) -> Any:
    """Raises _Undone."""
    try:
        return work(connection)
    except Exception as error:
        raise _Undone from error


def _gave_way(outcome: Any) -> bool:
    error = outcome.error if isinstance(outcome, _Failure) else None
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) == DEADLOCK


def _tried(work: Work, connection: Connection) -> Any:
    """What the work returns, or its failure, with nothing of it left. Raises what ends the whole transaction."""
    savepoint = connection.begin_nested()
    try:
        returned = work(connection)
    except Exception as error:
        try:
            savepoint.rollback()
        except SQLAlchemyError:
            # After some errors, such as a full disk, there is no transaction any more to go back in.
            raise error from None
        return _Failure(error)
    savepoint.commit()
    return returned
