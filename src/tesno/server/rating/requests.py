"""Requests about rated play: rankings of a box, and a guest as everybody may know them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from tesno.load.boxes import box_ids
from tesno.locale import Phrase
from tesno.locale.phrases import Said
from tesno.server.problems import Refusal
from tesno.server.rating.messages import BotRating, BoxRating, PlayerFacts, RankedPlayer, Rankings
from tesno.server.rating.skill import NEWCOMER, bot_skills
from tesno.server.rest import CHANGES, READS, Asking, CountedRead, TheService, Welcomed
from tesno.server.service import Service
from tesno.server.store import RatingRow
from tesno.server.wire import Problem

MOST_LISTED = 100
LEAST_GAMES = 3  # to be listed
SETTLED = 10  # games; before that a number is provisional
MOST_CURVE = 300  # games of all boxes

router = APIRouter(prefix="/api", responses={status: {"model": Problem} for status in (421, 422, 503)})

BoxId = Annotated[str, Path(pattern=r"^[a-z][a-z0-9_-]{0,60}$")]
PlayerId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]


@router.get("/rankings/{box}", responses=READS, dependencies=[CountedRead])
async def rankings(box: BoxId, guest: Asking, service: TheService) -> Rankings:
    """The hundred best of a box, where the guest stands, and the bots they are measured by."""
    if box not in box_ids():
        raise Refusal(404, "not_found", f"there is no box {box!r}; there are {', '.join(box_ids())}")
    me = "" if guest is None else guest.public
    rows = await service.store.ranking(box, LEAST_GAMES, MOST_LISTED)
    own = [row for row in await service.store.ratings_of(me, LEAST_GAMES) if row.box == box] if me else []
    mine = next((_ranked(row, me) for row in own if row.games >= LEAST_GAMES), None)
    bots = [BotRating(bot=bot, rating=skill.shown) for bot, skill in bot_skills(box).items()]
    return Rankings(box=box, least_games=LEAST_GAMES, players=[_ranked(row, me) for row in rows], mine=mine, bots=bots)


@router.get("/players/{id}", responses=READS, dependencies=[CountedRead])
async def player(id: PlayerId, guest: Asking, service: TheService) -> PlayerFacts:
    """A guest who has played for the rankings, by what everybody may know them by."""
    facts = await _facts(service, id, "" if guest is None else guest.public)
    if facts is None:
        raise Refusal(404, "not_found", "there is nobody by this address who has played for the rankings")
    return facts


@router.get("/me/ratings", responses=CHANGES, dependencies=[CountedRead])
async def my_ratings(guest: Welcomed, service: TheService) -> PlayerFacts:
    """The guest who asks, as everybody may know them."""
    facts = await _facts(service, guest.public, guest.public)
    return facts or PlayerFacts(player=guest.public, name=_name(guest.name), mine=True, ratings=[])


async def _facts(service: Service, id: str, me: str) -> PlayerFacts | None:
    rows = await service.store.ratings_of(id, LEAST_GAMES)
    if not rows:
        return None
    curves: dict[str, list[int]] = {row.box: [] for row in rows}
    for box, shown in await service.store.curve_of(id, MOST_CURVE):
        curves.setdefault(box, []).insert(0, shown)
    ratings = [
        BoxRating(
            box=row.box,
            rating=row.shown,
            games=row.games,
            provisional=row.games < SETTLED,
            place=row.place if row.games >= LEAST_GAMES else None,
            # Everybody began there, unless it is too long ago to be told.
            curve=[*([NEWCOMER] if len(curves[row.box]) == row.games else []), *curves[row.box]],
        )
        for row in rows
    ]
    return PlayerFacts(player=id, name=_name(rows[0].name), mine=id == me, ratings=ratings)


def _ranked(row: RatingRow, me: str) -> RankedPlayer:
    return RankedPlayer(
        place=row.place,
        player=row.public,
        name=_name(row.name),
        rating=row.shown,
        games=row.games,
        provisional=row.games < SETTLED,
        mine=row.public == me,
    )


def _name(name: str) -> Phrase:
    return name or Said("rating-nameless", {})
