"""Bots think in processes of their own, from views alone; the server's loop never waits for them."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tesno.bots import make_bot
from tesno.core.explain import step_name
from tesno.core.game import apply, legal_actions
from tesno.core.notation import action_text
from tesno.core.rules import Rules
from tesno.core.steps import REDEPLOY, RETREATING, TRAIT
from tesno.core.view import View, imagine, view_of
from tesno.play import Table

# Questions that are answered one token or piece at a time.
PLACING = (REDEPLOY, RETREATING, TRAIT)
# A question that takes so many seconds, its waiting included, is given up; usual are hundredths of one.
MOST_SECONDS = 30.0
# A worker can die of others' questions; a question that outlives this many is itself the cause.
WORKERS_PER_QUESTION = 4


@dataclass(frozen=True)
class Question:
    """All a bot is told: the table, what its seat sees, and everybody's coins as counted in the open."""

    table: str  # a key for the worker's memory: the table as JSON text
    bot: str
    seat: int
    seed: int
    coins: tuple[int | None, ...]
    public: dict[str, Any]
    ledger: tuple[int, ...]


class Thinkers:
    """A pool of workers; one that dies or hangs is replaced."""

    def __init__(self, workers: int) -> None:
        self.most_seconds = MOST_SECONDS
        self._workers = workers
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned: a fork would inherit the loop's sockets and the database.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=_settle_in, initargs=(os.getpid(),))

    async def think(self, question: Question) -> list[str]:
        """The bot's answer in notation: one action, or all that answer one question of placing.

        Raises TimeoutError, or BrokenProcessPool when workers die of the question.
        """
        for _ in range(WORKERS_PER_QUESTION):
            pool = self._pool
            try:
                thought = asyncio.get_running_loop().run_in_executor(pool, answer, question)
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

    def close(self) -> None:
        _end(self._pool)


def _heard(thought: asyncio.Future[list[str]]) -> None:
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


@lru_cache(maxsize=64)
def _rules_of(table: str) -> Rules:
    return Table.from_json(json.loads(table)).rules()


def answer(question: Question) -> list[str]:
    """In the worker: decide. What is placed piece by piece is answered in one go, on an imagined table."""
    rules = _rules_of(question.table)
    bot = make_bot(question.bot, rules, question.seat, question.seed)
    s = imagine(rules, View(question.seat, question.coins, question.public), question.ledger)
    lines: list[str] = []
    asked = step_name(rules, s), s.slot
    while True:
        legal = legal_actions(rules, s)
        action = bot.choose(view_of(rules, s, question.seat), legal, question.ledger)
        lines.append(action_text(rules, s, action))
        apply(rules, s, action)
        if s.step not in PLACING or s.acting != question.seat or (step_name(rules, s), s.slot) != asked:
            return lines
