"""The way back to a seat: a personal link, for another device or after a lost cookie."""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import APIRouter, Path, Request

from tesno.server.faults import Unusable
from tesno.server.game_facts import game_facts
from tesno.server.guests import TOKEN_BYTES, hashed
from tesno.server.limiting import Asker
from tesno.server.links import origin_of, qr_data_uri
from tesno.server.live import LiveGame
from tesno.server.problems import Refusal
from tesno.server.rest import CHANGES, Asking, Counted, SeenGame, TheService, Welcomed
from tesno.server.service import Service
from tesno.server.store import GuestRow, owned_seats
from tesno.server.wire import MOST_SEATS, GameFacts, Return, SeatKey

router = APIRouter(prefix="/api", responses=CHANGES)

TheSeat = Annotated[int, Path(ge=0, lt=MOST_SEATS)]


def _check(service: Service, live: LiveGame, seat: int, guest: GuestRow | None, asker: Asker) -> None:
    if not service.limiter.message(asker):
        raise Refusal(429, "too_many_messages", "too many requests; slow down")
    if seat not in owned_seats(live.row, None if guest is None else guest.id):
        raise Refusal(403, "not_your_seat", "that seat is not yours")


@router.post("/games/{id}/seats/{seat}/key")
async def new_key(
    live: SeenGame, seat: TheSeat, guest: Asking, request: Request, service: TheService, asker: Counted
) -> SeatKey:
    """A new link to one's seat; earlier ones stop working."""
    _check(service, live, seat, guest, asker)
    key = secrets.token_urlsafe(TOKEN_BYTES)
    await service.store.lock_seat(live.row.id, seat, hashed(key))
    # Behind the #: browsers tell no server that part, so it stands in nobody's log.
    link = f"{service.settings.public_url or origin_of(request)}/return#{key}"
    return SeatKey(link=link, qr=qr_data_uri(link))


@router.delete("/games/{id}/seats/{seat}/key", status_code=204)
async def revoke_key(live: SeenGame, seat: TheSeat, guest: Asking, service: TheService, asker: Counted) -> None:
    """No link leads to the seat any more."""
    _check(service, live, seat, guest, asker)
    await service.store.unlock_seat(live.row.id, seat)


@router.post("/returns")
async def come_back(wish: Return, guest: Welcomed, service: TheService, asker: Counted) -> GameFacts:
    """Take a seat over by its key: whoever had it sees no more than everybody does."""
    if not service.limiter.message(asker):
        raise Refusal(429, "too_many_messages", "too many requests; slow down")
    nowhere = Refusal(404, "no_such_key", "this link leads nowhere: there is a newer one, or it was revoked")
    found = await service.store.seat_of_key(hashed(wish.key))
    if found is None:
        raise nowhere
    game, seat = found
    try:
        live = await service.hall.game(game)
    except Unusable as error:
        raise Refusal(409, error.code, str(error)) from error
    if live is None:
        raise Refusal(404, "not_found", "there is no such game any more")
    if not await live.reseat(seat, guest.id):
        raise nowhere
    return game_facts(live.row, guest)
