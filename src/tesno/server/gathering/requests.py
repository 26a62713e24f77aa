"""Requests of a table where people gather. Its address is its key: whoever knows it may come."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from fastapi import APIRouter, Request, Response

from tesno.server.gathering.hosting import carry_out, gather, settle, told
from tesno.server.gathering.messages import Deed, Gathering, NewGathering
from tesno.server.gathering.party import NotAllowed
from tesno.server.limiting import Asker, TooMany
from tesno.server.links import origin_of, qr_svg
from tesno.server.problems import Refusal
from tesno.server.rest import CHANGES, PROBLEMS, TOO_MANY_GAMES, Asking, Counted, GameId, TheService, Welcomed
from tesno.server.service import Service
from tesno.server.store import GatheringRow

router = APIRouter(prefix="/api/tables", responses=PROBLEMS)


@contextmanager
def _refusing() -> Iterator[None]:
    try:
        yield
    except NotAllowed as error:
        raise Refusal(409, error.code, error.detail) from error
    except TooMany as error:
        raise Refusal(429, "too_many_games", TOO_MANY_GAMES) from error


def _count(service: Service, asker: Asker) -> None:
    if not service.limiter.message(asker):
        raise Refusal(429, "too_many_messages", "too many requests; slow down")


async def _found(service: Service, id: str) -> GatheringRow:
    row = await settle(service, id)
    if row is None:
        raise Refusal(404, "not_found", "there is no such table")
    return row


@router.post("", status_code=201, responses=CHANGES)
async def new_table(
    wish: NewGathering, request: Request, guest: Welcomed, service: TheService, asker: Counted
) -> Gathering:
    """Set up a table for friends: whoever has its link can sit down."""
    _count(service, asker)
    with _refusing():
        row = await gather(service, guest, wish)
    return told(service, row, guest, origin_of(request))


@router.get("/{id}")
async def table(id: GameId, request: Request, guest: Asking, service: TheService) -> Gathering:
    """Who has gathered, and for what."""
    with _refusing():
        return told(service, await _found(service, id), guest, origin_of(request))


@router.post("/{id}/deeds", responses=CHANGES)
async def do(
    id: GameId, deed: Deed, request: Request, guest: Welcomed, service: TheService, asker: Counted
) -> Gathering:
    """Sit down, get up, be ready; and what the host may do. Answered with how the table stands then."""
    _count(service, asker)
    with _refusing():
        row = await carry_out(service, id, guest, deed)
    if row is None:
        raise Refusal(404, "not_found", "there is no such table")
    return told(service, row, guest, origin_of(request))


@router.get("/{id}/qr", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def qr(id: GameId, request: Request, service: TheService) -> Response:
    """The link as a QR code, SVG."""
    with _refusing():
        link = told(service, await _found(service, id), None, origin_of(request)).link
    return Response(qr_svg(link), media_type="image/svg+xml", headers={"cache-control": "no-store"})
