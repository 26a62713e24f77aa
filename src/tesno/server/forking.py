"""Playing on from a moment of another game: a new game whose log begins with that game's, and whose dice are its own.

It is a way to look at a moment with everybody's eyes, one seat after another. So it is for games that lie open: those
that are over, and those at which all seats are the guest's own.
"""

from __future__ import annotations

import secrets
from typing import Any, cast

from fastapi import APIRouter

from tesno.core.actions import CHANCE
from tesno.play import SealedDice
from tesno.play.dice import SECRET_BYTES
from tesno.server.course import Body, Course
from tesno.server.game_facts import game_facts
from tesno.server.hall import new_row
from tesno.server.live import LiveGame
from tesno.server.manners import Manners
from tesno.server.problems import Refusal
from tesno.server.rest import CHANGES, SeenGame, TheService, Welcomed, setting_up
from tesno.server.store import Conflict, GameRow, GuestRow, lies_open
from tesno.server.wire import Fork, GameFacts, Problem

router = APIRouter(prefix="/api", responses={status: {"model": Problem} for status in (421, 422, 503)})


@router.post("/games/{id}/fork", status_code=201, responses=CHANGES)
async def fork(live: SeenGame, wish: Fork, guest: Welcomed, service: TheService) -> GameFacts:
    """Play on from a moment, against bots. Sent again with the same request id, the same game is the answer."""
    if wish.request is not None and (known := await service.store.game_of_request(guest.id, wish.request)):
        return game_facts(known, guest)
    _check_open(live, guest)
    if live.lesson is not None:
        raise Refusal(409, "lesson", "a lesson is played as it is written: begin it anew, or set up a game")
    if wish.version > live.version:
        raise Refusal(404, "not_found", f"this game is at version {live.version}")
    if wish.seat >= len(live.row.seats):
        raise Refusal(404, "not_found", f"this game has {len(live.row.seats)} seats")
    if wish.hints and not _may_advise(live):
        raise Refusal(403, "hints_off", "this table is played without hints: so long as its game goes on, all of it is")
    if wish.bot not in service.thinkers.names:
        raise Refusal(422, "table", f"unknown bot {wish.bot!r}; there are {', '.join(service.thinkers.names)}")
    course = await live.past.course_at(live.course.bodies, wish.version)
    if course.game.over:
        raise Refusal(409, "game_over", "the game is over at this moment; choose an earlier one to play on from")
    if wish.seat in course.resigned:
        raise Refusal(
            409, "resigned", "whoever sat there had resigned by then; choose another seat or an earlier moment"
        )
    try:
        async with setting_up(service, guest.id):
            row, bodies = _begun(live, course, wish, guest)
            await service.store.add_game(row, *cast(list[dict[str, Any]], bodies))
    except Conflict:
        # The same request, twice at the same moment.
        known = await service.store.game_of_request(guest.id, wish.request) if wish.request is not None else None
        if known is None:
            raise
        row = known
    return game_facts(row, guest)


def _check_open(live: LiveGame, guest: GuestRow) -> None:
    """Raises Refusal unless there is nothing in the game that this guest may not know."""
    if not lies_open(live.row, guest.id):
        message = "a game can be played on from once it is over; before that only if all its seats are yours"
        raise Refusal(403, "not_open", message)


def _may_advise(live: LiveGame) -> bool:
    """Whoever plays on is alone with bots: only a game under way keeps to what its table has agreed on."""
    return live.row.hints or live.course.game.over


def _begun(live: LiveGame, course: Course, wish: Fork, guest: GuestRow) -> tuple[GameRow, list[Body]]:
    """A game that has come as far as the course, and its log."""
    dice = SealedDice(secrets.token_bytes(SECRET_BYTES))
    draws = sum(move.acting == CHANCE for move in course.game.log) - bool(course.game.table.layout)
    # Said where nothing is ever written over: whose log this is, and which dice are rolled from here on.
    first = course.bodies[0].copy()
    # What the other game's dice were mixed from.
    first.pop("mixing", None)
    course.bodies[0] = {
        **first,
        "commitment": dice.commitment,
        "fork": {"game": live.row.id, "version": wish.version, "draws": draws},
    }
    # The other table's clock is none of this one.
    course.clock = None
    course.bodies = [
        cast(Body, {key: value for key, value in body.items() if key != "clock"}) for body in course.bodies
    ]
    if course.held is not None:
        # Who held the turn open may be a bot now.
        course.pass_on(course.held)
    for seat in sorted(course.away):
        # Who was away is there now, or another bot's turn it is.
        course.take_back_seat(seat)
    if course.paused:
        course.pause(False)
    seats: list[dict[str, Any]] = [{**seat, "kind": "bot", "bot": wish.bot, "name": ""} for seat in live.row.seats]
    seats[wish.seat] = {**seats[wish.seat], "kind": "human", "bot": None, "name": guest.name}
    hints = wish.hints is not False and _may_advise(live)
    row = new_row(course, seats, guest.id, dice.secret, wish.request, Manners(), hints=hints)
    return row, course.bodies
