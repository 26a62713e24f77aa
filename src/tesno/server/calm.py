"""What can wait until the loop has little to do: after a restart everybody comes back at once."""

from __future__ import annotations

import asyncio

LOOK = 0.02  # seconds, of one look at how late the loop is
LATE = 0.01  # later than this it is busy


async def calm(most_seconds: float) -> None:
    """Wait until whoever asks the loop for something is served at once; not longer than this."""
    loop = asyncio.get_running_loop()
    until = loop.time() + most_seconds
    while (begun := loop.time()) < until:
        await asyncio.sleep(LOOK)
        if loop.time() < begun + LOOK + LATE:
            return
