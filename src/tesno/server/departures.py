"""The requests of those who leave: a game off one's list, and a guest off this server."""

from __future__ import annotations

import secrets

from fastapi import APIRouter, Response

from tesno.server.faults import Unusable
from tesno.server.guests import cookie_name
from tesno.server.messages import Accepted, Refused, Resign
from tesno.server.problems import Refusal
from tesno.server.rest import CHANGES, Asking, Counted, GameId, TheService
from tesno.server.service import Service
from tesno.server.store import GameRow, owned_seats
from tesno.server.wire import Problem

# Why a seat is not given up that need not be.
NOTHING_LEFT = ("resigned", "game_over", "gone")
# More than any guest can have set up.
ALL = 1_000_000

router = APIRouter(prefix="/api", responses={status: {"model": Problem} for status in (421, 422, 503)})


@router.delete("/games/{id}", status_code=204, responses=CHANGES)
async def leave_game(id: GameId, guest: Asking, service: TheService, asker: Counted) -> None:
    """Take a game off the guest's list. Where nobody else sits it is deleted; otherwise bots play on, and it stays."""
    _count(service, asker)
    row = await service.hall.row(id)
    if row is None or guest is None or not owned_seats(row, guest.id):
        raise Refusal(404, "not_found", "no such game, or not one of yours")
    if _has_others(row, guest.id):
        await _resign(service, row, guest.id)
        await service.hall.put_away(id, lambda: service.store.leave_game(id, guest.id))
    else:
        await service.hall.put_away(id, lambda: service.store.delete_game(id))


@router.delete("/me", status_code=204, responses=CHANGES)
async def erase_me(guest: Asking, service: TheService, asker: Counted, response: Response) -> None:
    """Forget the guest: name, games where nobody else sat, and the cookie. In other games bots play on."""
    _count(service, asker)
    if guest is None:
        return
    rows = await service.store.games_of(guest.id, ALL)
    for row in rows:
        if _has_others(row, guest.id):
            await _resign(service, row, guest.id)
    await service.store.erase_guest(guest.id)
    # Tables where the guest waited for others are among those that people look at.
    service.onlookers.tell_all()
    for row in rows:
        # What is in memory still has the guest's name, or is no more.
        await service.hall.put_away(row.id, _nothing)
    response.delete_cookie(await cookie_name(service.store), path="/")


def _count(service: Service, asker: Counted) -> None:
    if not service.limiter.message(asker):
        raise Refusal(429, "too_many_messages", "too many commands; slow down")


def _has_others(row: GameRow, guest: int) -> bool:
    return any(other != guest for other in row.claims.values())


async def _resign(service: Service, row: GameRow, guest: int) -> None:
    """From all seats of the guest at a table where others play on."""
    try:
        live = await service.hall.game(row.id)
    except Unusable:
        # Nobody can play it on.
        return
    if live is None or live.course.game.over:
        return
    for seat in owned_seats(row, guest):
        answers: list[Accepted | Refused] = []
        await live.command(guest, Resign(do="resign", request=secrets.token_urlsafe(12), seat=seat), answers.append)
        if any(isinstance(answer, Refused) and answer.code not in NOTHING_LEFT for answer in answers):
            raise Refusal(503, "not_saved", "nothing is deleted: a seat could not be given up; try again in a moment")


async def _nothing() -> None:
    """The database has been changed already."""
