"""The processes that share a database: each gives signs of life, and hears what the others have written."""

from __future__ import annotations

import asyncio
import itertools
import logging
from typing import TYPE_CHECKING, Any, Protocol

from tesno.server.place import Postgres
from tesno.server.store.leases import (
    ATTENDED,
    BEAT,
    CHANNEL,
    DEAD_AFTER,
    FORGET_USES,
    LEAVE,
    LEFT,
    SAID,
    SIGN_OF_LIFE,
    STRIKE_OFF,
    TELL,
    USED,
)
from tesno.server.store.postgres import connect

if TYPE_CHECKING:
    import asyncpg

AN_HOUR = 3600.0
# So many signs of life between two looks for uses that count no more.
BEATS_TO_TIDY = 120

log = logging.getLogger("tesno")


class Listener(Protocol):
    def heard(self, game: str, version: int) -> None:
        """A log has grown, here or elsewhere; with CHANGED something else is new about a game or table."""

    def said(self, room: str) -> None:
        """Somebody has said something at a table, here or elsewhere."""

    def attended(self, place: str) -> None:
        """Somebody has come to a game or table, or has gone, here or elsewhere."""

    def look_around(self, missed: bool) -> None:
        """Somebody is gone, and games may be without a process; `missed`: and something may not have been heard."""

    def used(self, what: str, user: str, times: int) -> None:
        """Somebody has used in another process what is limited."""


class Company:
    """This process among the others."""

    def __init__(self, place: Postgres, process: str) -> None:
        self._place = place
        self._process = process
        self._connection: asyncpg.Connection | None = None
        self._one = asyncio.Lock()
        self._listener: Listener | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._telling: set[asyncio.Task[None]] = set()

    async def join(self, listener: Listener) -> None:
        """Raises Unreachable."""
        self._listener = listener
        await self._connect()
        self._keeping = asyncio.create_task(self._keep_up())

    async def leave(self) -> None:
        """Others may go on with the games of this process at once."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        if self._connection is not None:
            try:
                async with self._one:
                    # That somebody leaves is for the others: bots that were put to rest here must not wake up of it.
                    await self._connection.remove_listener(CHANNEL, self._hear)
                    await self._connection.fetch(LEAVE, self._process)
                await self._connection.close()
            except Exception as error:
                log.warning("the others were not told that this process ends: %s", error)

    async def sign(self) -> None:
        """Give a sign of life now. Raises whatever keeps it from being given."""
        assert self._listener is not None
        async with self._one:
            if self._connection is None or self._connection.is_closed():
                await self._connect()
            assert self._connection is not None
            new = await self._connection.fetchval(SIGN_OF_LIFE, self._process)
        if new:
            log.warning("the other processes took this one for dead")
            self._listener.look_around(missed=False)

    def tell_uses(self, what: str, user: str, times: int) -> None:
        """Let the others count what somebody uses here. It may be lost: it is no more than a limit that comes later."""
        task = asyncio.create_task(self._tell(f"{USED} {what} {times} {user}"))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell(self, said: str) -> None:
        try:
            async with self._one:
                assert self._connection is not None
                await self._connection.execute(TELL, said)
        except Exception as error:
            log.warning("the other processes were not told: %s", error)

    async def _connect(self) -> None:
        # A sign of life that a crash of the database undoes is no loss, and need not wait for the disk.
        self._connection = connection = await connect(self._place, synchronous_commit="off")
        await connection.add_listener(CHANNEL, self._hear)
        await connection.fetchval(SIGN_OF_LIFE, self._process)

    async def _keep_up(self) -> None:
        for beat in itertools.count():
            await asyncio.sleep(BEAT)
            try:
                await self._beat(tidy=beat % BEATS_TO_TIDY == 0)
            except Exception as error:
                log.error("no sign of life could be given: %s", error)
                if self._connection is not None:
                    self._connection.terminate()

    async def _beat(self, tidy: bool) -> None:
        assert self._listener is not None
        before = self._connection
        await self.sign()
        connection = self._connection
        assert connection is not None
        if before is None or before.is_closed():
            log.warning("the database is back")
            self._listener.look_around(missed=True)
        async with self._one:
            for row in await connection.fetch(STRIKE_OFF, DEAD_AFTER):
                log.warning("process %s gives no sign of life: others go on with its games", row["id"])
            if tidy:
                await connection.execute(FORGET_USES, AN_HOUR)

    def _hear(self, connection: Any, process: int, _channel: str, said: Any) -> None:
        assert self._listener is not None
        game, _, version = str(said).partition(" ")
        if game == USED:
            what, times, user = version.split(" ", 2)
            if process != connection.get_server_pid():
                self._listener.used(what, user, int(times))
        elif said == LEFT:
            self._listener.look_around(missed=False)
        elif version == SAID:
            self._listener.said(game)
        elif version == ATTENDED:
            self._listener.attended(game)
        elif version.isdecimal():
            self._listener.heard(game, int(version))
