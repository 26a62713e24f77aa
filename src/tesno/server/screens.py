"""A table on a big screen: the link by which a device that is nobody's may show a private one, and what it shows beside
the game, its address for the cameras of phones.

A link leads to what everybody sees, and to nothing else. It is short enough to be typed with the remote control of a
television; whoever guesses has a thousand tries in 20 seconds from one address, of 2^50.
"""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import AfterValidator, StringConstraints

from tesno.server.admission import visible_game
from tesno.server.faults import Unusable
from tesno.server.gathering.party import Party
from tesno.server.guests import hashed
from tesno.server.limiting import Asker
from tesno.server.links import origin_of, qr_data_uri, qr_svg
from tesno.server.problems import Refusal
from tesno.server.rest import CHANGES, PROBLEMS, Asking, Counted, GameId, SeenGame, TheService, Welcomed
from tesno.server.seeing import may_see
from tesno.server.service import Service
from tesno.server.store import GuestRow
from tesno.server.wire import Incoming, Outgoing

router = APIRouter(prefix="/api", responses=PROBLEMS)

# Letters and digits that are not taken for each other (Crockford's), in two groups.
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
GROUP = 5
_ALIKE = str.maketrans("OIL", "011", " -")


def read_code(typed: str) -> str:
    """As it was made, however it was typed.

    >>> read_code("k7qm2-xw4to")
    'K7QM2XW4T0'
    """
    return typed.upper().translate(_ALIKE)


class ScreenLink(Outgoing):
    """A link to show a table by, as text and as a QR code; `code` is what it ends with, to be typed at `address`."""

    link: str
    qr: str
    code: str
    address: str


class ScreenCode(Incoming):
    """The code of a link, however it is written."""

    code: Annotated[
        str, StringConstraints(max_length=40), AfterValidator(read_code), StringConstraints(pattern=r"^[0-9A-Z]{10}$")
    ]


class ScreenPlace(Outgoing):
    """Where a screen is led: to a table where people gather, or to its game once it has begun."""

    table: str | None
    game: str | None


class Screens(Outgoing):
    """`showing`: this device may show the table although it is nobody's who sits there.

    `linked`: the guest who asks has a link out, by which so many `screens` have come.
    """

    showing: bool
    linked: bool
    screens: int


def _count(service: Service, asker: Asker) -> None:
    if not service.limiter.message(asker):
        raise Refusal(429, "too_many_messages", "too many requests; slow down")


async def _room(service: Service, id: str, guest: GuestRow | None) -> str:
    """The table that the guest sits at: where people gather, or its game. Raises Refusal."""
    no_seat = Refusal(403, "not_your_seat", "only those who sit at this table can show it on a screen")
    gathering = await service.store.gathering(id)
    if gathering is not None and gathering.game is None:
        if Party.from_json(gathering.host, gathering.places).place_of(None if guest is None else guest.id) is None:
            raise no_seat
        return id
    try:
        live = await visible_game(service, id if gathering is None else str(gathering.game), guest)
    except Unusable as error:
        raise Refusal(409, error.code, str(error)) from error
    if live is None:
        raise Refusal(404, "not_found", "no such table, or not one of yours")
    if guest is None or guest.id not in live.row.claims.values():
        raise no_seat
    if live.course.game.over:
        raise Refusal(409, "game_over", "this game is over: everybody who has its address can see it")
    return live.row.id


async def _recheck(service: Service, room: str) -> None:
    """Whoever came by a link that is worth nothing any more looks on no more."""
    if (live := service.hall.held(room)) is not None:
        await service.hall.send_away_blind(live)


@router.post("/screens/{id}", responses=CHANGES)
async def new_link(id: GameId, guest: Asking, request: Request, service: TheService, asker: Counted) -> ScreenLink:
    """A link to show a table on a big screen; what came by an earlier one of the guest's goes dark."""
    _count(service, asker)
    room = await _room(service, id, guest)
    assert guest is not None, "who sits there is a guest"
    code = "".join(secrets.choice(LETTERS) for _ in range(2 * GROUP))
    await service.store.link_screens(room, guest.id, hashed(code))
    await _recheck(service, room)
    address = f"{service.settings.public_url or origin_of(request)}/tv"
    # Behind the #: browsers tell no server that part, so it stands in nobody's log.
    link = f"{address}#{code}"
    return ScreenLink(link=link, qr=qr_data_uri(link), code=f"{code[:GROUP]}-{code[GROUP:]}", address=address)


@router.delete("/screens/{id}", status_code=204, responses=CHANGES)
async def end_link(id: GameId, guest: Asking, service: TheService, asker: Counted) -> None:
    """No link of the guest's leads to this table any more, and what came by it goes dark."""
    _count(service, asker)
    room = await _room(service, id, guest)
    assert guest is not None, "who sits there is a guest"
    await service.store.unlink_screens(room, guest.id)
    await _recheck(service, room)


@router.get("/screens/{id}")
async def screens(id: GameId, guest: Asking, service: TheService) -> Screens:
    """Whether this device may show a table, and how many do by the guest's link."""
    if guest is None:
        return Screens(showing=False, linked=False, screens=0)
    number = await service.store.screens(id, guest.id)
    showing = bool(await service.store.shown_for(id, guest.id))
    return Screens(showing=showing, linked=number is not None, screens=number or 0)


@router.post("/screens", responses=CHANGES)
async def show(wish: ScreenCode, guest: Welcomed, service: TheService, asker: Counted) -> ScreenPlace:
    """Show the table that a code leads to. Whoever does so sees what everybody at it sees."""
    _count(service, asker)
    room = await service.store.add_screen(hashed(wish.code), guest.id)
    shown = None if room is None else await _shown(service, room, guest)
    if shown is None:
        raise Refusal(404, "no_such_code", "this code leads nowhere: there is a newer one, or it was taken back")
    return shown


@router.get("/screens")
async def shown_last(guest: Asking, service: TheService) -> ScreenPlace:
    """The table that this device was led to last, or what has become of it: its game, the table of the rematch."""
    room = None if guest is None else await service.store.shown_last(guest.id)
    shown = None if room is None else await _shown(service, room, guest)
    return shown or ScreenPlace(table=None, game=None)


async def _shown(service: Service, room: str, guest: GuestRow | None) -> ScreenPlace | None:
    gathering = await service.store.gathering(room)
    if gathering is not None:
        return ScreenPlace(table=room, game=gathering.game)
    row = await service.hall.row(room)
    if row is None or not await may_see(service.store, row, None if guest is None else guest.id):
        return None
    return ScreenPlace(table=None, game=room)


@router.get("/games/{id}/qr", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def qr(live: SeenGame, request: Request, service: TheService) -> Response:
    """The address of a game as a QR code, SVG."""
    link = f"{service.settings.public_url or origin_of(request)}/games/{live.row.id}"
    return Response(qr_svg(link), media_type="image/svg+xml", headers={"cache-control": "no-store"})
