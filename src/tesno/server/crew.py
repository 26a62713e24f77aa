"""Workers that share what is asked: each is asked one thing at a time, and who is next is decided fairly."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, TypeVar

from tesno.server.calm import calm
from tesno.server.fairness import Asker, FairQueue, Waiting
from tesno.server.worker import Worker

# A worker may be killed by somebody else; a question that outlives this many is itself the cause.
WORKERS_PER_QUESTION = 4
# A worker that has not started in so many seconds is started anew; usual is one.
START_SECONDS = 60.0
# Seconds for which the start of one waits while the loop is busy.
MOST_DELAY_SECONDS = 2.0
# Seconds before one that could not be started is tried again.
RETRY_SECONDS = 1.0

log = logging.getLogger("tesno")

Asked = TypeVar("Asked")
Found = TypeVar("Found")


@dataclass(frozen=True)
class Load:
    """How much a crew has to do just now."""

    workers: int  # at most
    running: int  # of them have a process
    busy: int
    waiting: int  # questions that no worker has taken up
    longest_wait: float  # seconds, of those that wait now


@dataclass(eq=False)
class _Task(Waiting):
    """A question on its way."""

    work: Callable[[Any], Any]
    asked: Any
    answer: asyncio.Future[Any]
    died: int = 0  # workers, over it


class Crew:
    """So many workers at most; each is started when questions wait and nobody is free. One that dies or hangs is
    replaced, and no question but its own is touched."""

    def __init__(self, workers: int, most_seconds: float, niceness: int = 0) -> None:
        # A question that takes so many seconds is given up. Waiting for a worker does not count.
        self.most_seconds = most_seconds
        self._cold = [Worker(niceness) for _ in range(workers)]
        self._starting: set[Worker] = set()
        self._idle: list[Worker] = []  # the longest first
        self._busy: set[Worker] = set()
        self._outdated: set[Worker] = set()  # to be replaced as soon as they are free
        self._queue: FairQueue[_Task] = FairQueue()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def load(self) -> Load:
        since = self._queue.since
        return Load(
            workers=len(self._cold) + len(self._starting) + len(self._idle) + len(self._busy),
            running=len(self._starting) + len(self._idle) + len(self._busy),
            busy=len(self._busy),
            waiting=len(self._queue),
            longest_wait=0.0 if since is None else time.monotonic() - since,
        )

    @property
    def processes(self) -> list[int]:
        """The numbers of all its processes."""
        workers = [*self._cold, *self._starting, *self._idle, *self._busy]
        return [process for worker in workers if (process := worker.process) is not None]

    async def do(self, work: Callable[[Asked], Found], asked: Asked, asker: Asker) -> Found:
        """What a worker makes of it; both are sent to another process. Raises TimeoutError, or BrokenProcessPool when
        workers die of it."""
        answer: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        task = _Task(asker, time.monotonic(), work, asked, answer)
        self._queue.put(task)
        self._hand_out()
        try:
            return await answer
        finally:
            self._queue.discard(task)

    def renew(self) -> None:
        """Have every worker begin anew, as soon as it is free: what starts now runs other code."""
        self._outdated = self._starting | self._busy
        for worker in self._idle:
            self._replace(worker)
        self._idle.clear()

    def close(self) -> None:
        """End all workers at once."""
        for task in self._tasks:
            task.cancel()
        for worker in (*self._starting, *self._idle, *self._busy):
            worker.end()

    def _hand_out(self) -> None:
        while self._idle and self._queue:
            task = self._queue.take()
            worker = self._best_for(task.asker.game)
            self._idle.remove(worker)
            self._busy.add(worker)
            self._spawn(self._ask(worker, task))
        # Whoever is free first takes what waits: a worker that starts takes longer than many a question.
        while self._cold and len(self._starting) < len(self._queue):
            worker = self._cold.pop()
            self._starting.add(worker)
            self._spawn(self._start(worker))

    def _best_for(self, game: str) -> Worker:
        """Of those that are free: whoever thought about this game last, and has some of it in mind; otherwise the one
        that has been free longest."""
        return next((worker for worker in self._idle if worker.game == game), self._idle[0])

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _start(self, worker: Worker) -> None:
        # To start takes a second of a processor, which those need more who come back after a restart.
        await calm(MOST_DELAY_SECONDS)
        try:
            await worker.do(_ready, None, START_SECONDS)
        except Exception as error:
            log.warning("a worker could not be started: %s", error)
            worker.end()
            if not self._idle and not self._busy and (first := self._queue.first()) is not None:
                # Nobody else will take it up either.
                self._count_death(first, error)
            await asyncio.sleep(RETRY_SECONDS)
            self._cold.append(worker)
        else:
            self._free(worker)
        self._starting.discard(worker)
        self._hand_out()

    async def _ask(self, worker: Worker, task: _Task) -> None:
        worker.game = task.asker.game
        try:
            found = await worker.do(task.work, task.asked, self.most_seconds)
        except TimeoutError as error:
            self._replace(worker)
            _settle(task, TimeoutError(f"{error}: the worker was ended"))
        except BrokenProcessPool as error:
            log.warning("a worker died: %s", error)
            self._replace(worker)
            if not task.answer.done():
                task.returned = True
                self._queue.put(task)
                self._count_death(task, error)
        except Exception as error:
            self._free(worker)
            _settle(task, error)
        else:
            self._free(worker)
            if not task.answer.done():
                task.answer.set_result(found)
        self._busy.discard(worker)
        self._hand_out()

    def _free(self, worker: Worker) -> None:
        if worker in self._outdated:
            self._replace(worker)
        else:
            self._idle.append(worker)

    def _replace(self, worker: Worker) -> None:
        worker.end()
        self._outdated.discard(worker)
        self._cold.append(worker)

    def _count_death(self, task: _Task, error: Exception) -> None:
        task.died += 1
        if task.died >= WORKERS_PER_QUESTION:
            self._queue.discard(task)
            _settle(task, BrokenProcessPool(f"{WORKERS_PER_QUESTION} workers died over one question: {error}"))


def _settle(task: _Task, error: Exception) -> None:
    """Tell whoever still waits why there is no answer."""
    if not task.answer.done():
        task.answer.set_exception(error)


def _ready(_: None) -> None:
    """In the worker: it has started."""
