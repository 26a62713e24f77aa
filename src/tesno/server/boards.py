"""The requests about boards: where regions lie, what it looks like, whether a map of one's own is right."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from fastapi import APIRouter, Response

from tesno.load.boxes import load_box, map_in, parts_of
from tesno.load.errors import ContentError
from tesno.load.map_wish import document_source
from tesno.load.maps import MapFile
from tesno.server import facts
from tesno.server.problems import Refusal
from tesno.server.rest import CHANGES, PROBLEMS, READS, Counted, CountedRead, Responses, SeenGame, TheService
from tesno.server.wire import Board, CheckedMap, MapToCheck, Problem, Word

PICTURE: Responses = {200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}}
A_DAY = "private, max-age=86400"

router = APIRouter(prefix="/api", responses={status: {"model": Problem} for status in (421, 422, 503)})

# Drawing a large board takes a second or two: beside the loop, and one after another, so that games go on meanwhile.
_drawing = ThreadPoolExecutor(1, "drawing")
_Made = TypeVar("_Made")


async def aside(deed: Callable[..., _Made], *given: Any) -> _Made:
    return await asyncio.get_running_loop().run_in_executor(_drawing, partial(deed, *given))


async def _picture(parts: tuple[MapFile, ...], upright: bool = False) -> Response:
    svg = await aside(facts.drawing, parts, upright)
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": A_DAY})


@router.get("/boards/{map}", responses=PROBLEMS)
async def board(map: Word) -> Board:
    """Where the regions of a board lie, or of several that are laid out together."""
    return await aside(facts.board, _box_of(map), map)


@router.get("/boards/{map}/picture", responses={**PROBLEMS, **PICTURE}, response_class=Response)
async def board_picture(map: Word) -> Response:
    """The drawing of a board or layout."""
    return await _picture(parts_of(load_box(_box_of(map)), map))


def _box_of(map: str) -> str:
    box = facts.boards().get(map)
    if box is None:
        raise Refusal(404, "not_found", f"no such board: {map!r}; there are {', '.join(facts.boards())}")
    return box


@router.post("/maps", responses=CHANGES)
async def check_map(wish: MapToCheck, service: TheService, asker: Counted) -> CheckedMap:
    """Look at a map of one's own before a game is set up with it: what is wrong with it, or what it looks like."""
    if not await service.limiter.map(asker):
        raise Refusal(
            429, "too_many_maps", "too many maps to be checked within an hour; `tesno maps validate` has no limit"
        )
    try:
        return await aside(_checked, wish.map)
    except ContentError as error:
        raise Refusal(422, "map", str(error)) from error


def _checked(document: dict[str, Any]) -> CheckedMap:
    part = map_in(document_source(document))
    return CheckedMap(box=part.box, facts=facts.own_map(part))


@router.get("/games/{id}/board", responses=PROBLEMS)
async def game_board(live: SeenGame) -> Board:
    """Where the regions of the game's boards lie."""
    parts = await aside(live.course.game.laid.boards)
    if facts.is_printed(parts):
        return await aside(facts.laid_board, parts, facts.picture_of("", parts))
    found = await aside(facts.laid_board, parts, f"/api/games/{live.row.id}/picture")
    # Whoever knows where the regions lie asks for their picture next: it is drawn meanwhile, and kept.
    _drawing.submit(facts.drawing, parts, False)
    return found


@router.get("/games/{id}/picture", responses={**READS, **PICTURE}, response_class=Response, dependencies=[CountedRead])
async def game_picture(live: SeenGame, turned: bool = False) -> Response:
    """The drawing of the game's boards; with `turned` a wide one by a quarter, for a screen that is held upright."""
    return await _picture(await aside(live.course.game.laid.boards), turned)
