"""What is counted and timed while a server runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tesno.server.exposition import Counts, Histogram
from tesno.server.messages import Accepted, Refused
from tesno.server.place import Place
from tesno.server.store import EntryRow, RatedEnd, Store

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
# Between two looks at the loop.
LAG_SECONDS = 0.1


class Measures:
    """Counted since the server started."""

    def __init__(self) -> None:
        self.started = time.time()
        self.commands = Counts("outcome")
        self.refusals = Counts("by", "code")
        self.commits = Histogram(SECONDS)
        self.lag = Histogram(SECONDS)

    def answered(self, answer: Accepted | Refused) -> None:
        """A command of a player was answered."""
        if isinstance(answer, Refused):
            self.commands.count("refused")
            self.refusals.count("command", answer.code)
        else:
            self.commands.count("accepted")

    @asynccontextmanager
    async def watching_the_loop(self) -> AsyncIterator[None]:
        watching = asyncio.create_task(self._watch())
        try:
            yield
        finally:
            watching.cancel()

    async def _watch(self) -> None:
        """How much later than it asked for is somebody's turn?"""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            self.lag.observe(max(0.0, loop.time() - due))


class MeasuredStore(Store):
    """A store whose commits are timed."""

    def __init__(self, place: Place, commits: Histogram) -> None:
        super().__init__(place)
        self._commits = commits

    async def append(
        self,
        game: str,
        entry: EntryRow,
        progress: dict[str, Any],
        finished: str | None,
        held: bool = False,
        rated: RatedEnd | None = None,
    ) -> None:
        begun = time.perf_counter()
        await super().append(game, entry, progress, finished, held, rated)
        self._commits.observe(time.perf_counter() - begun)
