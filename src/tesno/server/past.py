"""The past of a game, for those who look back: nothing is worked out twice, and nobody waits long for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence

from tesno.play import Game
from tesno.server.course import Body, Course

# After so many entries whatever else waits in the server has its turn; so often, too, courses are kept at first.
STRIDE = 16
MOST_KEPT = 64


class Past:
    """What was worked out of one game's log, which only grows."""

    def __init__(self, game: Game) -> None:
        self._stride = STRIDE
        self._kept = [Course(Game(game.table, rules=game.rules))]  # one per stride

    async def course_at(self, bodies: Sequence[Body], version: int) -> Course:
        """The course as it was, for the caller alone."""
        course = self._kept[min(version // self._stride, len(self._kept) - 1)].copy()
        for body in bodies[course.version : version]:
            course.follow(body)
            if course.version == len(self._kept) * self._stride:
                self._keep(course.copy())
            if course.version % STRIDE == 0:
                await asyncio.sleep(0)
        return course

    def _keep(self, course: Course) -> None:
        self._kept.append(course)
        if len(self._kept) > MOST_KEPT:
            # Each holds the whole log up to it: the longer the log, the fewer of them.
            self._kept = self._kept[::2]
            self._stride *= 2


async def entries_json(told: Callable[[int], str], versions: Iterable[int]) -> str:
    """Entries as JSON; `told` has the JSON of one."""
    texts: list[str] = []
    for version in versions:
        texts.append(told(version))
        if len(texts) % STRIDE == 0:
            await asyncio.sleep(0)
    return f"[{','.join(texts)}]"
