"""What whoever watches over the server asks: does it live, and can it do its work?"""

from __future__ import annotations

import asyncio
import logging

from fastapi import APIRouter, Response
from sqlalchemy.exc import SQLAlchemyError

from tesno.server.rest import TheService
from tesno.server.store import Overloaded
from tesno.server.wire import Health

# The database may be busy for a moment; whoever asks is not left waiting for it.
MOST_SECONDS = 5.0

log = logging.getLogger("tesno")
# For whoever runs the server, not for clients: they have no use for it among the types that are made for them.
router = APIRouter(include_in_schema=False)


@router.get("/health")
async def health() -> Health:
    """The process lives, and its loop turns: otherwise nothing would answer. If this fails, start it anew."""
    return Health(status="ok", detail="")


@router.get("/ready")
async def ready(service: TheService, response: Response) -> Health:
    """Games can be read. If this fails, send people elsewhere; a new start may not help."""
    try:
        async with asyncio.timeout(MOST_SECONDS):
            await service.store.check()
    except (SQLAlchemyError, Overloaded, TimeoutError) as error:
        log.error("not ready: %s", str(error) or "the database does not answer")
        response.status_code = 503
        return Health(status="unavailable", detail="the database can't be read just now")
    return Health(status="ok", detail="")
