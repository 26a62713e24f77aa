"""Advice: hints for whoever is asked, and the review of a finished game."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from tesno.server.problems import Refusal
from tesno.server.rest import CHANGES, READS, Asking, CountedRead, SeenGame
from tesno.server.store import owned_seats
from tesno.server.wire import Hints, Language, Problem, Review, SeatNumber

router = APIRouter(prefix="/api", responses={status: {"model": Problem} for status in (421, 422, 503)})


@router.get("/games/{id}/hints", responses={**READS, 403: CHANGES[403]}, dependencies=[CountedRead])
async def hints(
    live: SeenGame,
    guest: Asking,
    seat: Annotated[SeatNumber, Query(strict=False)],
    lang: Language = "en",
) -> Hints:
    """The best answers to the question that one of the guest's seats is asked."""
    if not live.row.hints:
        raise Refusal(403, "hints_off", "this table is played without hints")
    if seat not in owned_seats(live.row, guest.id if guest else None):
        raise Refusal(403, "not_your_seat", "that seat is not yours")
    if live.course.game.over:
        raise Refusal(409, "game_over", "this game is over; its review tells what would have been better")
    if live.course.held is not None or live.course.game.acting != seat:
        raise Refusal(409, "not_your_turn", "that seat is not asked anything now")
    raise Refusal(503, "not_yet", "hints are not there yet")


@router.get("/games/{id}/review", responses=READS, dependencies=[CountedRead])
async def review(live: SeenGame, lang: Language = "en") -> Review:
    """A finished game looked at again. The first question starts the work; ask again until it is ready."""
    if not live.course.game.over:
        raise Refusal(409, "not_over", "this game is still being played")
    raise Refusal(503, "not_yet", "reviews are not there yet")
