"""Asks workers for advice: nothing is thought twice, and reviews leave room for hints.

What they think with is loaded when somebody asks: those who come back after a restart need not wait for it.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from tesno.server.live import LiveGame
from tesno.server.thinking import Thinkers
from tesno.server.wire import Chances, Hint, Mistake

if TYPE_CHECKING:
    from tesno.server.advising import ReviewPart

MOST_HINTS = 256  # questions whose hints are kept
MOST_REVIEWS = 64  # reviews that are kept, under way or done
AFTER_HINTS = 1  # reviews wait for them: who wants a hint is at play

log = logging.getLogger("tesno")


class Busy(Exception):
    """Too many reviews wait already."""


class NoReview(Exception):
    """A review has failed; whoever asks again starts it anew."""


@dataclass
class ReviewWork:
    """A review on its way: how much of it is done, and in the end what was found."""

    done: int = 0
    whole: int = 0
    ready: bool = False
    failed: bool = False
    chances: list[Chances] = field(default_factory=list)
    mistakes: dict[str, list[Mistake]] = field(default_factory=dict)
    task: asyncio.Task[None] | None = None

    @property
    def progress(self) -> float:
        return 1.0 if self.ready else self.done / self.whole if self.whole else 0.0

    def add(self, part: ReviewPart) -> None:
        from tesno.advice.review import COSTLIEST

        self.done += 1
        self.chances += part.chances
        for language, mistakes in part.mistakes.items():
            found = [*self.mistakes.get(language, []), *mistakes]
            self.mistakes[language] = sorted(found, key=lambda mistake: (-mistake.loss, mistake.seq))[:COSTLIEST]


class Advisers:
    """Hints and reviews of all games of a server."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._hints: OrderedDict[tuple[str, int, int], asyncio.Task[dict[str, list[Hint]]]] = OrderedDict()
        self._reviews: OrderedDict[str, ReviewWork] = OrderedDict()
        # One worker at most looks back: if there are others, they are for games under way.
        self._reviewing = asyncio.Semaphore(1)

    async def close(self) -> None:
        tasks = [*self._hints.values(), *(work.task for work in self._reviews.values() if work.task is not None)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def hints(self, live: LiveGame, seat: int) -> dict[str, list[Hint]]:
        """The best answers to what the seat is asked, by language. Raises TimeoutError or BrokenProcessPool."""
        key = (live.row.id, live.version, seat)
        task = self._hints.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            from tesno.server.advising import HintQuestion, hinted

            asked = HintQuestion(live.question(seat), tuple(live.teller.names))
            task = asyncio.create_task(self._thinkers.advise(hinted, asked, live.asker()))
            self._hints[key] = task
            if len(self._hints) > MOST_HINTS:
                self._hints.popitem(last=False)
        self._hints.move_to_end(key)
        return await asyncio.shield(task)

    def review(self, live: LiveGame) -> ReviewWork:
        """The review of a finished game; it begins when first asked for. Raises Busy or NoReview."""
        work = self._reviews.get(live.row.id)
        if work is not None and work.failed:
            del self._reviews[live.row.id]
            raise NoReview
        if work is None:
            self._make_room()
            work = self._reviews[live.row.id] = ReviewWork()
            work.task = asyncio.create_task(self._review(live, work))
        self._reviews.move_to_end(live.row.id)
        return work

    def _make_room(self) -> None:
        if len(self._reviews) < MOST_REVIEWS:
            return
        oldest = next((id for id, work in self._reviews.items() if work.ready or work.failed), None)
        if oldest is None:
            raise Busy
        del self._reviews[oldest]

    async def _review(self, live: LiveGame, work: ReviewWork) -> None:
        from tesno.server.advising import ReviewQuestion, outlined, reviewed

        try:
            game = live.course.game
            asked = ReviewQuestion(
                table=json.dumps(game.table.to_json(), sort_keys=True),
                bodies=json.dumps(live.course.bodies),
                names=tuple(live.teller.names),
            )
            async with self._reviewing:
                asker = live.asker(AFTER_HINTS)
                parts = await self._thinkers.advise(outlined, asked, asker)
                work.whole = len(parts)
                for first, last in parts:
                    part = replace(asked, first=first, last=last)
                    work.add(await self._thinkers.advise(reviewed, part, asker))
            work.ready = True
        except Exception:
            log.exception("game %s: can't be reviewed", live.row.id)
            work.failed = True
