"""Bots and advisers think in processes of their own; the server's loop never waits for them."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TypeVar

from tesno.bots import BOTS, OwnBots, make_bot
from tesno.bots.levels import hurry, memory_of, remind
from tesno.compiled import is_compiled, is_compiled_now, plain_wished
from tesno.server.crew import Crew, Load
from tesno.server.fairness import Asker
from tesno.server.own_bots import OwnThinkers
from tesno.server.questions import Question, Thought, answered, rules_of

# A bot that thinks for so many seconds is given up; usual are hundredths of one.
MOST_SECONDS = 30.0
# Advisers stand back for bots, so they may take longer; and whatever they do, they never hold a bot's worker.
MOST_ADVICE_SECONDS = 90.0
ADVICE_NICENESS = 5
# Between two looks whether the engine has been compiled meanwhile.
LOOK_SECONDS = 5.0

log = logging.getLogger("tesno")

Asked = TypeVar("Asked")
Found = TypeVar("Found")


@dataclass(frozen=True)
class Loads:
    """How much there is to do just now: bots' moves, and advice."""

    bots: Load
    advice: Load


class Thinkers:
    """Workers for bots, and half as many, one at least, for advice. Bots of the operator's own have processes of their
    own."""

    def __init__(self, workers: int, own: OwnBots | None = None) -> None:
        self._own = OwnThinkers(own or OwnBots())
        self.bots = Crew(workers, MOST_SECONDS)
        self.advice = Crew(max(1, workers // 2), MOST_ADVICE_SECONDS, ADVICE_NICENESS)

    @property
    def names(self) -> list[str]:
        """The bots that can be asked."""
        return [*BOTS, *self._own.names]

    @property
    def loads(self) -> Loads:
        return Loads(self.bots.load, self.advice.load)

    async def think(self, question: Question, asker: Asker | None = None) -> Thought:
        """What the bot answers.

        Raises TimeoutError, or BrokenProcessPool when workers die of the question; Forfeit when a bot of the operator's
        own fails.
        """
        if question.bot not in BOTS:
            return Thought(await self._own.think(question), question.plans)
        return await self.bots.do(answer, question, asker or Asker(question.game))

    async def advise(self, work: Callable[[Asked], Found], asked: Asked, asker: Asker) -> Found:
        """What an adviser makes of it; both are sent to another process. Raises TimeoutError or BrokenProcessPool."""
        return await self.advice.do(work, asked, asker)

    def ended(self, game: str, coins: Sequence[int], winners: Sequence[int], forfeits: Sequence[int]) -> None:
        """A game is over."""
        self._own.ended(game, coins, winners, forfeits)

    @asynccontextmanager
    async def keeping_up(self) -> AsyncIterator[None]:
        """Meanwhile workers begin anew when the engine has been compiled: a first evening is begun without."""
        looking = asyncio.create_task(self._await_compiled())
        try:
            yield
        finally:
            looking.cancel()

    async def _await_compiled(self) -> None:
        if is_compiled() or plain_wished():
            return
        while not await asyncio.to_thread(_is_compiled_by_now):
            await asyncio.sleep(LOOK_SECONDS)
        self.bots.renew()
        self.advice.renew()
        log.info("the engine has been compiled: bots think faster from now on")

    def close(self) -> None:
        self._own.close()
        self.bots.close()
        self.advice.close()


def _is_compiled_by_now() -> bool:
    """In a thread: it reads all sources. Some may be gone while they are edited."""
    try:
        return is_compiled_now()
    except OSError:
        return False


def answer(question: Question) -> Thought:
    """In the worker: decide. What it planned for other games counts no more than if it had never been asked."""
    bot = make_bot(question.bot, rules_of(question), question.seat, question.seed)
    hurry(bot)
    remind(bot, *(pickle.loads(question.plans) if question.plans else ()))
    lines = answered(question, bot.choose)
    memory = memory_of(bot)
    return Thought(lines, question.plans if memory is None else pickle.dumps(memory))
