"""Requests and the socket of talk at a table, by the id of the gathering or the game."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from tesno.server.addresses import address_of
from tesno.server.guests import asker_of, guest_of
from tesno.server.limiting import Asker
from tesno.server.names import tidy_line
from tesno.server.problems import Refusal
from tesno.server.rest import CHANGES, PROBLEMS, Asking, Counted, GameId, TheService, Welcomed
from tesno.server.service import Service, service_of
from tesno.server.socket import LIMIT, NOT_FOUND
from tesno.server.store import GuestRow, NewSaying, Overloaded, SayingRow
from tesno.server.store.sayings import ALL, QUIET
from tesno.server.talk.circles import Circle, circle_of
from tesno.server.talk.messages import EMOTES, MOST_TEXT, PHRASES, Quiet, Say, Saying, SayText, Talk

MOST_TOLD = 50  # of what was said before somebody came
NO_TALK = "there is no such table, or no talk at it"
TOO_MANY = "you talk too fast for the others to read: wait a few seconds"
# Seconds until what was said is looked for again when too many read at once.
AGAIN = 1.0

log = logging.getLogger("tesno")
router = APIRouter(prefix="/api/talk", responses=PROBLEMS)


async def _circle(service: Service, id: str, guest: GuestRow | None) -> Circle:
    circle = await circle_of(service, id, guest)
    if circle is None:
        raise Refusal(404, "no_talk", NO_TALK)
    return circle


def _count(service: Service, asker: Asker) -> None:
    if not service.limiter.saying(asker):
        raise Refusal(429, "too_many_sayings", TOO_MANY)


@router.get("/{id}")
async def talk(id: GameId, guest: Asking, service: TheService) -> Talk:
    """What was said last, for those who may hear it."""
    return await _told(service, await _circle(service, id, guest), guest, 0)


@router.post("/{id}", status_code=201, responses=CHANGES)
async def say(id: GameId, wish: Say, guest: Welcomed, service: TheService, asker: Counted) -> Saying:
    """Say something at a table."""
    circle = await _circle(service, id, guest)
    if (await service.store.sayings(id, circle.channel, 0, 1))[1]:
        raise Refusal(409, "quiet", "the host has switched talk off at this table")
    what: str = wish.what
    if isinstance(wish, SayText):
        if circle.talk == "phrases":
            raise Refusal(409, "phrases_only", "this table has agreed on phrases and emotes alone")
        what = tidy_line(what, MOST_TEXT)
        if not what:
            raise Refusal(422, "nothing_said", "there is nothing in it that could be seen: write something")
    _count(service, asker)
    return await _say(service, circle, guest, circle.channel, wish.seat, wish.kind, what)


@router.post("/{id}/quiet", status_code=201, responses=CHANGES)
async def quiet(id: GameId, wish: Quiet, guest: Welcomed, service: TheService, asker: Counted) -> Saying:
    """The host: switch talk at this table off, or on again, for all who hear any of it."""
    circle = await _circle(service, id, guest)
    if not circle.hosting:
        raise Refusal(409, "not_host", "only the host of this table can do that")
    _count(service, asker)
    return await _say(service, circle, guest, ALL, None, QUIET, "on" if wish.quiet else "off")


async def _say(
    service: Service, circle: Circle, guest: GuestRow, channel: str, seat: int | None, kind: str, what: str
) -> Saying:
    """Kept, and then told to those who may hear it."""
    seat = circle.seat_of(guest.id, seat)
    row = await service.store.add_saying(NewSaying(circle.room, channel, guest.id, seat, guest.name, kind, what))
    if service.store.process is None:
        # Otherwise the database tells all its processes, this one too.
        service.talk.tell(circle.room)
    return _saying(circle, row)


def _saying(circle: Circle, row: SayingRow) -> Saying:
    seat, name = circle.speaker(row)
    facts = {"kind": row.kind, "what": row.what, "said": row.created}
    return Saying.model_validate({"number": row.number, "who": row.public or "", "seat": seat, "name": name, **facts})


async def _told(service: Service, circle: Circle, guest: GuestRow | None, after: int) -> Talk:
    rows, is_quiet = await service.store.sayings(circle.room, circle.channel, after, MOST_TOLD)
    return Talk(
        talk=circle.talk,
        quiet=is_quiet,
        hosting=circle.hosting,
        watching=circle.channel == "watchers",
        me="" if guest is None else guest.public,
        phrases=list(PHRASES),
        emotes=list(EMOTES),
        most_text=MOST_TEXT,
        sayings=[_saying(circle, row) for row in rows],
    )


@router.websocket("/{id}/socket")
async def talk_socket(socket: WebSocket, id: str) -> None:
    """Tells what was said, and then whatever is."""
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
        with service.talk.awaited(id) as news:
            await _tell(socket, service, id, news)
    except WebSocketDisconnect:
        pass
    finally:
        service.limiter.leave(asker)


async def _tell(socket: WebSocket, service: Service, id: str, news: asyncio.Event) -> None:
    """Until the other side leaves, or may not hear it any more: a seat may change hands, a guest be banned."""
    leaving = asyncio.create_task(_left(socket))
    told, was_quiet = 0, None
    try:
        while not leaving.done():
            waiting = asyncio.create_task(news.wait())
            await asyncio.wait((leaving, waiting), return_when=asyncio.FIRST_COMPLETED)
            if not waiting.done():
                waiting.cancel()
                break
            news.clear()
            try:
                guest = await guest_of(service.store, socket.cookies)
                circle = await circle_of(service, id, guest)
                if circle is None:
                    await socket.close(NOT_FOUND, NO_TALK)
                    return
                talk = await _told(service, circle, guest, told)
            except Overloaded:
                log.warning("too many read the database at once: talk waits")
                await asyncio.sleep(AGAIN)
                news.set()
                continue
            if talk.sayings or talk.quiet != was_quiet:
                told, was_quiet = max((saying.number for saying in talk.sayings), default=told), talk.quiet
                await socket.send_text(talk.model_dump_json())
    finally:
        leaving.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
            await leaving


async def _left(socket: WebSocket) -> None:
    """Nothing is heard here: what people say comes by requests."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
