"""Bots of whoever runs the server: processes beside it, asked in threads, so that its loop never waits for them.

A process belongs to one seat of one game. One that nobody has asked for a while, or that makes room for others, is
ended; the next question starts it anew, since every question tells all there is to know.
"""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import Any, Final

from tesno.bots.child import MISSING, Forfeit
from tesno.bots.own import Own, OwnBots, Patience
from tesno.bots.voices import Voice, voice_of
from tesno.server.questions import Question, answered, rules_of, table_of

MOST_RUNNING: Final = 16
IDLE_SECONDS: Final = 300.0
_KILLING_SECONDS: Final = 0.1

_Key = tuple[str, int]  # a game and a seat


class _Seat:
    """One bot at one seat, in whatever thread asks it; one at a time."""

    def __init__(self, own: Own, patience: Patience) -> None:
        self._own = own
        self._patience = patience
        self._one = threading.Lock()
        self._voice: Voice | None = None

    def think(self, question: Question) -> list[str]:
        with self._one:
            if self._voice is None:
                rules, seat = rules_of(question), question.seat
                self._voice = voice_of(self._own, self._patience, table_of(question), rules, seat, question.seed)
            return answered(question, self._voice.ask)

    def kill(self) -> None:
        if self._voice is not None:
            self._voice.kill()

    def leave(self, result: tuple[Sequence[int], Sequence[int], Sequence[int]] | None) -> None:
        """Nothing is left running of it; where the game is over it is told the result."""
        with self._one:
            if self._voice is not None:
                if result is not None:
                    self._voice.end(*result)
                self._voice.close()


class OwnThinkers:
    """Those that were named when the server was started."""

    def __init__(self, own: OwnBots) -> None:
        self._own = own
        self._seats: OrderedDict[_Key, _Seat] = OrderedDict()
        self._asked: set[_Key] = set()
        self._timers: dict[_Key, asyncio.TimerHandle] = {}
        self._threads = ThreadPoolExecutor(2 * MOST_RUNNING, "own-bot")
        self._under_way: set[Future[Any]] = set()

    @property
    def names(self) -> tuple[str, ...]:
        return self._own.names

    async def think(self, question: Question) -> list[str]:
        """The bot's answer in notation. Raises Forfeit."""
        key = (question.game, question.seat)
        seat = self._seat(key, question)
        if (timer := self._timers.pop(key, None)) is not None:
            timer.cancel()
        self._asked.add(key)
        try:
            lines: list[str] = await asyncio.wrap_future(self._do(seat.think, question))
        except BaseException:
            # It has failed, or nobody wants to know any more.
            seat.kill()
            self._let_go(key)
            raise
        self._asked.discard(key)
        self._timers[key] = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._let_go, key)
        return lines

    def _seat(self, key: _Key, question: Question) -> _Seat:
        """Who plays this seat; somebody new takes the place of those that have waited longest."""
        if key not in self._seats:
            own = self._own.find(question.bot)
            if own is None:
                raise Forfeit(MISSING, f"this server was started without a bot {question.bot!r}")
            idle = [other for other in self._seats if other not in self._asked]
            for other in idle[: max(0, len(self._seats) + 1 - MOST_RUNNING)]:
                self._let_go(other)
            self._seats[key] = _Seat(own, self._own.patience)
        self._seats.move_to_end(key)
        return self._seats[key]

    def _let_go(self, key: _Key, result: tuple[Sequence[int], Sequence[int], Sequence[int]] | None = None) -> None:
        self._asked.discard(key)
        if (timer := self._timers.pop(key, None)) is not None:
            timer.cancel()
        if (seat := self._seats.pop(key, None)) is not None:
            self._do(seat.leave, result)

    def _do(self, work: Callable[..., Any], *given: Any) -> Future[Any]:
        """In a thread."""
        future = self._threads.submit(work, *given)
        self._under_way.add(future)
        future.add_done_callback(self._under_way.discard)
        return future

    def ended(self, game: str, coins: Sequence[int], winners: Sequence[int], forfeits: Sequence[int]) -> None:
        """Tell those that play a game that it is over."""
        for key in [key for key in self._seats if key[0] == game]:
            self._let_go(key, (coins, winners, forfeits))

    def close(self) -> None:
        """End all of them at once; also those that are just being started."""
        seats = list(self._seats.values())
        for key in list(self._seats):
            self._let_go(key)
        while under_way := list(self._under_way):
            for seat in seats:
                seat.kill()
            wait(under_way, _KILLING_SECONDS)
        self._threads.shutdown()
