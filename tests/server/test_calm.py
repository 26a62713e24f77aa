"""Waiting for a loop that has little to do."""

from __future__ import annotations

import asyncio
import time

from tests.server.running import PATIENCE

from tesno.server.calm import LATE, LOOK, calm


def test_a_loop_without_work_is_calm_at_once() -> None:
    async def wait() -> float:
        begun = time.monotonic()
        await calm(PATIENCE)
        return time.monotonic() - begun

    assert LOOK <= asyncio.run(wait()) < PATIENCE


def test_a_busy_loop_is_waited_for_and_not_for_ever() -> None:
    async def waits() -> tuple[bool, bool]:
        over = False

        async def work() -> None:
            while not over:
                time.sleep(LOOK + 2 * LATE)
                await asyncio.sleep(0)

        working = asyncio.create_task(work())
        waiting = asyncio.create_task(calm(PATIENCE))
        await asyncio.sleep(10 * LOOK)
        patient = not waiting.done()
        await calm(5 * LOOK)
        still_patient = not waiting.done()
        over = True
        await asyncio.gather(working, waiting)
        return patient, still_patient

    assert asyncio.run(waits()) == (True, True)
