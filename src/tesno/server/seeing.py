"""Who may see a game: the one rule for requests, sockets and talk."""

from __future__ import annotations

from tesno.server.manners import Manners
from tesno.server.store import GameRow, Store


def may_be_watched(row: GameRow) -> bool:
    """Whether the table has agreed on being looked at, while it plays."""
    return Manners.model_validate(row.manners).watching


async def may_see(store: Store, row: GameRow, guest: int | None) -> bool:
    """Those who sit there; others if the table agrees, or by the link of somebody who sits there now; and when it is
    over everybody. What they see is another question: none but those who sit there look through anybody's eyes.

    Raises Overloaded or SQLAlchemyError.
    """
    if row.finished is not None:
        return True
    if guest is None:
        return False
    people = set(row.claims.values())
    return guest in people or may_be_watched(row) or bool(people & await store.shown_for(row.id, guest))
