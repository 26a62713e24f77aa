"""Requests of those who look for company."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from tesno.server.caching import CHECK_AGAIN, tag_of, unless_known
from tesno.server.gathering.hosting import MOST_TRIES, begin_by_itself, new_gathering, told
from tesno.server.gathering.messages import Gathering, NewGathering
from tesno.server.gathering.party import NotAllowed
from tesno.server.links import origin_of
from tesno.server.lobby.listing import A_DAY, MOST_SHOWN, Lobby
from tesno.server.lobby.matching import ARRIVING, Seeker, brought_to
from tesno.server.lobby.messages import LobbyNow, PlaySomeone
from tesno.server.names import tidy_name
from tesno.server.problems import Refusal
from tesno.server.rest import CHANGES, READS, Counted, CountedRead, TheService, Welcomed
from tesno.server.service import Service
from tesno.server.store import Conflict, GatheringRow, GuestRow, now

router = APIRouter(prefix="/api/lobby")


def _lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


@router.get("", response_model=LobbyNow, responses=READS, dependencies=[CountedRead])
async def lobby(request: Request, lobby: Annotated[Lobby, Depends(_lobby_of)]) -> Response:
    """Tables that wait for anybody, and games to watch. Ask again with the ETag: mostly nothing has changed."""
    text = await lobby.text()
    headers = {"cache-control": CHECK_AGAIN, "etag": tag_of(text)}
    return unless_known(request, Response(text, media_type="application/json", headers=headers))


@router.post("/play", responses=CHANGES)
async def play_someone(
    wish: PlaySomeone, request: Request, guest: Welcomed, service: TheService, asker: Counted
) -> Gathering:
    """Sit down at the table that has waited longest, or open one to everybody. Asked twice, it is the same table."""
    if not service.limiter.message(asker):
        raise Refusal(429, "too_many_messages", "too many requests; slow down")
    try:
        row = await _brought(service, guest, wish)
    except NotAllowed as error:
        raise Refusal(409, error.code, error.detail) from error
    service.onlookers.tell(row.id)
    return told(service, await begin_by_itself(service, row), guest, origin_of(request))


async def _brought(service: Service, guest: GuestRow, wish: PlaySomeone) -> GatheringRow:
    """Raises NotAllowed."""
    name = tidy_name(wish.name) or guest.name
    own = new_gathering(guest, NewGathering(table=wish.table, players=wish.players, name=name, listed=True))
    own = replace(own, fill_at=now(wish.fill))
    seeker = Seeker(guest.id, name, wish.box)
    there = service.attendance.everywhere()

    def decide(waiting: list[GatheringRow]) -> GatheringRow:
        try:
            return brought_to(seeker, waiting, there, now(), now(-ARRIVING))
        except LookupError:
            return own

    for _ in range(MOST_TRIES):
        try:
            return await service.store.match(now(-A_DAY), MOST_SHOWN, decide)
        except Conflict:
            continue
    raise NotAllowed("busy", "many come to this table at once: try again in a moment")
