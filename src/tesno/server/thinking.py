"""Bots and advisers think in processes of their own; the server's loop never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from tesno.bots import BOTS, OwnBots, make_bot
from tesno.bots.levels import hurry
from tesno.server.own_bots import OwnThinkers
from tesno.server.questions import Question, answered, rules_of

# A question that takes so many seconds, its waiting included, is given up; usual are hundredths of one.
MOST_SECONDS = 30.0
# A worker can die of others' questions; a question that outlives this many is itself the cause.
WORKERS_PER_QUESTION = 4

Asked = TypeVar("Asked")
Found = TypeVar("Found")


class Thinkers:
    """A pool of workers; one that dies or hangs is replaced. Bots of the operator's own have processes of their own."""

    def __init__(self, workers: int, own: OwnBots | None = None) -> None:
        self._own = OwnThinkers(own or OwnBots())
        self.most_seconds = MOST_SECONDS
        self._workers = workers
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned: a fork would inherit the loop's sockets and the database.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=_settle_in, initargs=(os.getpid(),))

    @property
    def names(self) -> list[str]:
        """The bots that can be asked."""
        return [*BOTS, *self._own.names]

    async def think(self, question: Question) -> list[str]:
        """The bot's answer in notation: one action, or all that answer one question of placing.

        Raises TimeoutError, or BrokenProcessPool when workers die of the question; Forfeit when a bot of the operator's
        own fails.
        """
        if question.bot not in BOTS:
            return await self._own.think(question)
        return await self.work(answer, question)

    async def work(self, work: Callable[[Asked], Found], asked: Asked) -> Found:
        """What a worker makes of it; both are sent to another process. Raises TimeoutError or BrokenProcessPool."""
        for _ in range(WORKERS_PER_QUESTION):
            pool = self._pool
            try:
                thought = asyncio.get_running_loop().run_in_executor(pool, work, asked)
            except BrokenProcessPool:
                # It broke with nobody waiting.
                self._replace(pool)
                continue
            thought.add_done_callback(_heard)
            # Waited for without cancelling: a pool that breaks can't cope with questions that are taken back.
            done, _ = await asyncio.wait([thought], timeout=self.most_seconds)
            if done and not isinstance(thought.exception(), BrokenProcessPool):
                return thought.result()
            if self._replace(pool) and not done:
                raise TimeoutError(f"a bot took {self.most_seconds:g} seconds, and its worker was ended")
            # Otherwise it stood in line behind another question, and is asked again.
        raise BrokenProcessPool(f"{WORKERS_PER_QUESTION} workers died over one question")

    def _replace(self, pool: ProcessPoolExecutor) -> bool:
        """Have new workers instead of these; False when somebody else has seen to it."""
        if pool is not self._pool:
            return False
        self._pool = self._new_pool()
        _end(pool)
        return True

    def ended(self, game: str, coins: Sequence[int], winners: Sequence[int], forfeits: Sequence[int]) -> None:
        """A game is over."""
        self._own.ended(game, coins, winners, forfeits)

    def close(self) -> None:
        self._own.close()
        _end(self._pool)


def _heard(thought: asyncio.Future[Any]) -> None:
    """Take note of what became of a question nobody waits for any more."""
    if not thought.cancelled():
        thought.exception()


def _end(pool: ProcessPoolExecutor) -> None:
    """At once: a worker that hangs would keep the server from ending."""
    for worker in list((pool._processes or {}).values()):
        worker.kill()
    pool.shutdown(wait=False)


def _settle_in(server: int) -> None:
    """In the worker: leave Ctrl-C to the server, and don't outlive it, even if it died while this one was starting."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(server,), daemon=True).start()


def _end_with(server: int) -> None:
    while os.getppid() == server:
        time.sleep(1)
    os._exit(0)


def answer(question: Question) -> list[str]:
    """In the worker: decide."""
    bot = make_bot(question.bot, rules_of(question), question.seat, question.seed)
    hurry(bot)
    return answered(question, bot.choose)
