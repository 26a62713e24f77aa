"""The one who writes: whatever is waiting while a commit is under way is committed together in the next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

T = TypeVar("T")

Work = Callable[[Connection], Any]

# So many wait for their turn to be written; that is seconds even for a slow disk.
MOST_WAITING = 1000


class Overloaded(Exception):
    """So many read or write at once that there was no turn for this one. Nothing has changed; it may be later."""


class Writer:
    """All writes of a process, by one thread on one connection: SQLite lets in one writer at a time, and those who
    try for themselves wait for each other without any order, some of them for too long.

    Work is given as functions of a connection. They know nothing of the thread, nor of SQLite: a database that can
    have many writers would run them by `AsyncConnection.run_sync`.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "tesno-writer")
        self._waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self._committing: asyncio.Task[None] | None = None

    async def write(self, work: Callable[[Connection], T]) -> T:
        """What the work returns, once it is on disk; or whatever it raises, and then it has changed nothing.

        It is done even if whoever asked is gone. Raises Overloaded when too many wait already.
        """
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
        self._thread.shutdown()
        self._engine.dispose()

    async def _commit_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            group, self._waiting = self._waiting, []
            try:
                outcomes = await loop.run_in_executor(self._thread, self._commit, [work for work, _ in group])
            except Exception as error:
                outcomes = [_Failure(error)] * len(group)
            for (_, answer), outcome in zip(group, outcomes, strict=True):
                if answer.done():
                    continue
                if isinstance(outcome, _Failure):
                    answer.set_exception(outcome.error)
                else:
                    answer.set_result(outcome)

    def _commit(self, group: list[Work]) -> list[Any]:
        """What came of each, in one transaction. Raises what has undone it for all."""
        with self._engine.begin() as connection:
            return [_tried(work, connection) for work in group]


class _Failure:
    """Instead of what the work would have returned."""

    def __init__(self, error: Exception) -> None:
        self.error = error


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
