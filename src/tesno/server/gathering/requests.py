"""Requests and the socket of a table where people gather. Its address is its key: whoever knows it may come."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from contextlib import contextmanager

from fastapi import APIRouter, Request, Response, WebSocket, WebSocketDisconnect

from tesno.server.addresses import address_of
from tesno.server.gathering.hosting import carry_out, gather, settle, told
from tesno.server.gathering.messages import Deed, Gathered, Gathering, NewGathering
from tesno.server.gathering.mixing import Mixing
from tesno.server.gathering.party import NotAllowed
from tesno.server.guests import asker_of, guest_of
from tesno.server.limiting import Asker, TooMany
from tesno.server.links import origin_of, qr_svg
from tesno.server.problems import Refusal
from tesno.server.rest import CHANGES, PROBLEMS, TOO_MANY_GAMES, Asking, Counted, GameId, TheService, Welcomed
from tesno.server.service import Service, service_of
from tesno.server.socket import LIMIT, NOT_FOUND
from tesno.server.store import GatheringRow, GuestRow

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


@router.websocket("/{id}/socket")
async def table_socket(socket: WebSocket, id: str) -> None:
    """Tells how the table stands whenever that changes; whoever has it open is there."""
    service = service_of(socket)
    may_ask = service.limiter.knock(address_of(socket))
    await socket.accept()
    if not may_ask:
        await socket.close(LIMIT, "too many messages or open tables from this address")
        return
    guest = await guest_of(service.store, socket.cookies)
    asker = asker_of(socket, guest)
    try:
        if not service.limiter.arrive(asker):
            await socket.close(LIMIT, "too many messages or open tables")
            return
        if await service.store.gathering(id) is None:
            await socket.close(NOT_FOUND, "there is no such table")
            return
        with service.onlookers.looking(id, None if guest is None else guest.id) as news:
            await _show(socket, service, id, guest, news)
    except WebSocketDisconnect:
        pass
    finally:
        service.limiter.leave(asker)


async def _show(socket: WebSocket, service: Service, id: str, guest: GuestRow | None, news: asyncio.Event) -> None:
    """Until the other side leaves."""
    origin = origin_of(socket)
    leaving = asyncio.create_task(_left(socket))
    patience: float | None = None
    try:
        while not leaving.done():
            waiting = asyncio.create_task(news.wait())
            await asyncio.wait((leaving, waiting), return_when=asyncio.FIRST_COMPLETED, timeout=patience)
            waiting.cancel()
            if leaving.done():
                break
            news.clear()
            row = await settle(service, id)
            if row is None:
                await socket.close(NOT_FOUND, "there is no such table")
                return
            await socket.send_text(Gathered(gathering=told(service, row, guest, origin)).model_dump_json())
            # Whoever keeps the others waiting is named without anybody asking.
            patience = None if row.mixing is None else Mixing.from_json(row.mixing).seconds_left(service.clock())
    finally:
        leaving.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
            await leaving


async def _left(socket: WebSocket) -> None:
    """Nothing is heard here: what people ask for comes by requests."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
