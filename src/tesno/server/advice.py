"""The requests for advice: hints for whoever is asked, and the review of a finished game."""

from __future__ import annotations

import logging
from concurrent.futures.process import BrokenProcessPool
from typing import Annotated

from fastapi import APIRouter, Query

from tesno.locale.languages import FALLBACK
from tesno.server.advisers import Busy, NoReview
from tesno.server.problems import Refusal
from tesno.server.rest import CHANGES, READS, Asking, CountedRead, SeenGame, TheService
from tesno.server.store import owned_seats
from tesno.server.wire import Hints, Language, Problem, Review, SeatNumber

router = APIRouter(prefix="/api", responses={status: {"model": Problem} for status in (421, 422, 503)})

log = logging.getLogger("tesno")


@router.get("/games/{id}/hints", responses={**READS, 403: CHANGES[403]}, dependencies=[CountedRead])
async def hints(
    live: SeenGame,
    guest: Asking,
    service: TheService,
    seat: Annotated[SeatNumber, Query(strict=False)],
    lang: Language | None = None,
) -> Hints:
    """The best answers to the question that one of the guest's seats is asked."""
    if not live.row.hints:
        raise Refusal(403, "hints_off", "this table is played without hints")
    if seat not in owned_seats(live.row, guest.id if guest else None):
        raise Refusal(403, "not_your_seat", "that seat is not yours")
    if live.course.game.over:
        raise Refusal(409, "game_over", "this game is over; its review tells what would have been better")
    if seat in live.course.resigned:
        raise Refusal(409, "resigned", "that seat has resigned, and a bot plays on for it")
    if seat in live.course.away:
        raise Refusal(409, "away", "a bot plays for that seat; take it back first")
    if live.course.held is not None or live.course.game.acting != seat:
        raise Refusal(409, "not_your_turn", "that seat is not asked anything now")
    version = live.version
    try:
        found = await service.advisers.hints(live, seat)
    except (TimeoutError, BrokenProcessPool) as error:
        log.error("game %s: no hints for seat %d: %s", live.row.id, seat, error)
        raise Refusal(503, "no_hints", "no hint was found in time; try again") from error
    language = lang or (guest.language if guest else None) or FALLBACK
    return Hints(seq=version, seat=seat, hints=found[language])


@router.get("/games/{id}/review", responses=READS, dependencies=[CountedRead])
async def review(live: SeenGame, guest: Asking, service: TheService, lang: Language | None = None) -> Review:
    """A finished game looked at again. The first question starts the work; ask again until it is ready."""
    if not live.course.game.over:
        raise Refusal(409, "not_over", "this game is still being played")
    if live.lesson is not None:
        raise Refusal(409, "lesson", "a lesson is not reviewed: it was played as it is written")
    try:
        work = service.advisers.review(live)
    except Busy as error:
        raise Refusal(503, "busy", "too many games are being reviewed; try again later") from error
    except NoReview as error:
        raise Refusal(503, "no_review", "this game could not be reviewed; try again") from error
    if not work.ready:
        return Review(ready=False, progress=work.progress, chances=[], mistakes=[])
    language = lang or (guest.language if guest else None) or FALLBACK
    return Review(ready=True, progress=1.0, chances=work.chances, mistakes=work.mistakes[language])
