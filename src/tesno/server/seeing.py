"""Who may see a game: the one rule for requests, sockets and talk."""

from __future__ import annotations

from tesno.server.manners import Manners
from tesno.server.store import GameRow, Store


def may_be_watched(row: GameRow) -> bool:
    """Whether the table has agreed on being looked at, while it plays."""
    return Manners.model_validate(row.manners).watching


def sees_anyway(row: GameRow, guest: int | None) -> bool:
    """Those who sit there; others if the table agrees; and when it is over everybody."""
    if row.finished is not None:
        return True
    return guest is not None and (guest in row.claims.values() or may_be_watched(row))


async def may_see(store: Store, row: GameRow, guest: int | None) -> bool:
    """They, and whoever came by the link of somebody who sits there now. What they see is another question: none but
    those who sit there look through anybody's eyes.

    Raises Overloaded or SQLAlchemyError.
    """
    if sees_anyway(row, guest):
        return True
    return guest is not None and bool(set(row.claims.values()) & await store.shown_for(row.id, guest))
