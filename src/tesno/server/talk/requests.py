"""Requests of talk at a table, by the id of the gathering or the game."""

from __future__ import annotations

from fastapi import APIRouter

from tesno.server.limiting import Asker
from tesno.server.names import tidy_line
from tesno.server.problems import Refusal
from tesno.server.rest import CHANGES, PROBLEMS, Asking, Counted, GameId, TheService, Welcomed
from tesno.server.service import Service
from tesno.server.store import GuestRow, NewSaying
from tesno.server.store.sayings import ALL, QUIET
from tesno.server.talk.circles import Circle, circle_of
from tesno.server.talk.messages import MOST_TEXT, Quiet, Say, Saying, SayText, Talk
from tesno.server.talk.socket import NO_TALK, told, told_saying

TOO_MANY = "you talk too fast for the others to read: wait a few seconds"
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
    return await told(service, await _circle(service, id, guest), guest, 0)


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
    return told_saying(circle, row)
