"""The request for a lesson: begun once, and gone on with from wherever it was left."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query

from tesno.server.game_facts import game_facts
from tesno.server.lessons import LESSONS
from tesno.server.problems import Refusal
from tesno.server.rest import CHANGES, MOST_LISTED, TheService, Welcomed, setting_up
from tesno.server.wire import GameFacts, Problem
from tesno.traits.where import nearest

router = APIRouter(prefix="/api", responses={status: {"model": Problem} for status in (421, 422, 503)})


@router.post("/lessons/{lesson}", responses=CHANGES)
async def take_lesson(
    lesson: Annotated[str, Path(pattern=r"^[a-z]{1,32}$")],
    guest: Welcomed,
    service: TheService,
    anew: Annotated[bool, Query()] = False,
) -> GameFacts:
    """The guest's lesson that is not finished, or a new one; `anew`: a new one in any case."""
    if lesson not in LESSONS:
        raise Refusal(404, "not_found", f"unknown lesson {lesson!r}: {nearest(lesson, list(LESSONS))}")
    if not anew:
        for row in await service.store.games_of(guest.id, MOST_LISTED):
            if row.finished is None and (row.progress.get("lesson") or {}).get("id") == lesson:
                return game_facts(row, guest)
    async with setting_up(service, guest.id):
        return game_facts(await service.hall.open_lesson(LESSONS[lesson], guest.name, guest.id), guest)
