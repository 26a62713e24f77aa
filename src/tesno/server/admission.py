"""Which games a guest may see."""

from __future__ import annotations

from tesno.server.live import LiveGame
from tesno.server.service import Service
from tesno.server.spectators import may_be_watched
from tesno.server.store import GameRow, GuestRow, owned_seats


async def visible_game(service: Service, id: str, guest: GuestRow | None) -> LiveGame | None:
    """A game the guest sits at or may look on at, or one that is over. Raises Unusable, of which strangers learn
    nothing either.

    For strangers no log is read: that may be long.
    """
    return await service.hall.game(id, lambda row: _may_see(row, guest))


def _may_see(row: GameRow, guest: GuestRow | None) -> bool:
    if row.finished is not None:
        return True
    return guest is not None and (bool(owned_seats(row, guest.id)) or may_be_watched(row))
