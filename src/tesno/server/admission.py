"""Games as guests come to them."""

from __future__ import annotations

from tesno.server.live import LiveGame
from tesno.server.seeing import may_see, sees_anyway
from tesno.server.service import Service
from tesno.server.store import GuestRow


async def visible_game(service: Service, id: str, guest: GuestRow | None) -> LiveGame | None:
    """A game the guest may see. Raises Unusable, of which strangers learn nothing either.

    For strangers no log is read: that may be long.
    """
    who = None if guest is None else guest.id
    live = await service.hall.game(id, lambda row: sees_anyway(row, who))
    if live is not None:
        return live
    row = await service.hall.row(id)
    if row is None or not await may_see(service.store, row, who):
        return None
    return await service.hall.game(id)
