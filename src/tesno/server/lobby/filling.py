"""Tables that begin by themselves: when they are due, bots sit down where nobody does.

When that is stands in the database, so it happens after a restart too, and in whichever process sees it first: the
others find that the table has another version by then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace

from sqlalchemy.exc import SQLAlchemyError

from tesno.server.gathering.hosting import begin_by_itself
from tesno.server.gathering.party import Party
from tesno.server.service import Service
from tesno.server.store import Conflict, GatheringRow, Overloaded, now

BOT = "medium"
MOST_AT_ONCE = 50
# Seconds between two looks at what is due.
LOOKS = 0.5
# Seconds for which those who don't look at their table just now are waited for; and, if nobody does, until the table
# counts as left. Counted from the start of this process at the earliest: people come back after a restart, too.
MISSED = 4
LEFT = 30

log = logging.getLogger("tesno")


class Filler:
    def __init__(self, service: Service) -> None:
        self._service = service
        self._started = now()
        self._over = asyncio.Event()

    @asynccontextmanager
    async def filling(self) -> AsyncIterator[None]:
        """Meanwhile tables begin that are due."""
        filling = asyncio.create_task(self._fill())
        try:
            yield
        finally:
            # Not in the middle of a question to the database.
            self._over.set()
            await filling

    async def _fill(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._over.wait(), LOOKS)
                return
            try:
                for row in await self._service.store.due_gatherings(now(), MOST_AT_ONCE):
                    await self.see_to(row)
            except (Overloaded, SQLAlchemyError) as error:
                log.warning("tables that are due to begin can't be read now: %r", error)
            except Exception:
                log.exception("a table that is due can't begin")

    async def see_to(self, row: GatheringRow) -> None:
        """A table is due. Raises Overloaded or SQLAlchemyError."""
        if row.mixing is not None:
            # It has begun; those who mix the dice see to the rest.
            return
        service = self._service
        party = Party.from_json(row.host, row.places)
        there = service.attendance.at(row.id) & party.guests
        since = max(row.fill_at or "", self._started)
        try:
            if not there:
                if since <= now(-LEFT):
                    await self._put_off(row)
                return
            absent = party.guests - there
            if absent and since > now(-MISSED):
                return
            filled = replace(row, version=row.version + 1, places=party.fill(absent, BOT).to_json())
            await service.store.change_gathering(filled)
            service.onlookers.tell(row.id)
            begun = await begin_by_itself(service, filled)
            if begun.game is None and begun.mixing is None:
                # Its host has begun too many games, or it can't be played any more: now only the host can begin it.
                await self._put_off(filled)
        except Conflict:
            # Somebody has sat down or got up meanwhile, or another process was quicker: it is looked at again.
            return

    async def _put_off(self, row: GatheringRow) -> None:
        """It waits for nobody any more; its host may open it again."""
        await self._service.store.change_gathering(replace(row, version=row.version + 1, listed=False, fill_at=None))
        self._service.onlookers.tell(row.id)
