"""A database of PostgreSQL instead of a file: for many players, and for several processes that share the games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from sqlalchemy import event
from sqlalchemy.exc import DisconnectionError

from tesno.server.place import DRIVER, Postgres
from tesno.server.store.faults import Unreachable

if TYPE_CHECKING:
    import asyncpg
    from sqlalchemy.ext.asyncio import AsyncEngine

CONNECT_SECONDS = 5.0
COMMAND_SECONDS = 10.0
# A process that stands still in the middle of a transaction must not keep the others from its games for long.
PLAYING = {"idle_in_transaction_session_timeout": "3s"}
# What readers see is one moment, however many queries they make, and they can't change it.
READING = {"default_transaction_isolation": "repeatable read", "default_transaction_read_only": "on"}


async def connect(place: Postgres, **settings: str) -> asyncpg.Connection:
    """A connection of its own. Raises Unreachable."""
    import asyncpg

    try:
        return await asyncpg.connect(
            place.url,
            timeout=CONNECT_SECONDS,
            command_timeout=COMMAND_SECONDS,
            server_settings={"application_name": "tesno", **settings},
        )
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise Unreachable(str(error) or "it does not answer") from error


def writing_pool(place: Postgres, **settings: str) -> AsyncEngine:
    """One connection: whatever waits for it is committed together."""
    return _pool(lambda: connect(place, **settings), pool_size=1)


def reading_pool(place: Postgres, readers: int, seconds: float, read_json: Callable[[str], Any]) -> AsyncEngine:
    """Some connections to an upgraded database that can't change it."""
    return _pool(
        lambda: connect(place, **READING), pool_size=readers, pool_timeout=seconds, json_deserializer=read_json
    )


def _pool(creator: Callable[[], Awaitable[Any]], **options: Any) -> AsyncEngine:
    # Here and not above: it brings the whole of SQLAlchemy's ORM along, which a server with a file need not wait for.
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(
        f"postgresql+{DRIVER}://", async_creator=creator, hide_parameters=True, max_overflow=0, **options
    )
    event.listen(engine.sync_engine, "checkout", _replace_closed)
    return engine


def _replace_closed(connection: Any, _record: Any, _proxy: Any) -> None:
    """One that the database has closed meanwhile, as when it is started anew, is not worth a failure."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError
