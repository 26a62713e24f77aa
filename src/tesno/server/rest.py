"""The requests: who one is, what there is to play, games, their course, commands."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from tesno.load.errors import ContentError
from tesno.play import TableError, write_replay
from tesno.play.summary import tally_of
from tesno.server import facts
from tesno.server.admission import visible_game
from tesno.server.caching import CHECK_AGAIN, tag_of, unless_known
from tesno.server.faults import UNREADABLE, Damaged, Unusable
from tesno.server.game_facts import away_seats, game_facts, resigned_seats
from tesno.server.guests import asker_of, guest_of, welcome_guest
from tesno.server.hall import commitment_of
from tesno.server.limiting import Asker, TooMany
from tesno.server.live import LiveGame
from tesno.server.manners import Manners
from tesno.server.messages import Accepted, Command, Refused
from tesno.server.mixed import Dice, dice_of, told_mixture
from tesno.server.names import tidy_name
from tesno.server.packing import packed_text
from tesno.server.past import entries_json
from tesno.server.problems import Refusal
from tesno.server.scores import totals_of
from tesno.server.service import Service, service_of
from tesno.server.store import GameRow, GuestRow, owned_seats
from tesno.server.wire import (
    Catalogue,
    Coins,
    ComboStory,
    Entry,
    GameFacts,
    GameLine,
    Guest,
    GuestWish,
    Language,
    NewGame,
    Problem,
    Scene,
    SeatNumber,
    SeatWish,
    Summary,
    Version,
)

MOST_LISTED = 100
TOO_MANY_GAMES = "too many new games within an hour; go on with one of yours, or wait"

log = logging.getLogger("tesno")

Responses = dict[int | str, dict[str, Any]]
PROBLEMS: Responses = {status: {"model": Problem} for status in (404, 409, 413, 421, 422)}
READS: Responses = {**PROBLEMS, 429: {"model": Problem}}
CHANGES: Responses = {**PROBLEMS, **{status: {"model": Problem} for status in (400, 403, 429)}}

router = APIRouter(prefix="/api", responses={status: {"model": Problem} for status in (421, 422, 503)})

GameId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
TheService = Annotated[Service, Depends(service_of)]


async def _asking(request: Request, service: TheService) -> GuestRow | None:
    return await guest_of(service.store, request.cookies)


async def _welcome(request: Request, response: Response, service: TheService) -> GuestRow:
    public_url = service.settings.public_url
    return await welcome_guest(service.store, service.limiter, public_url, request, response)


Asking = Annotated[GuestRow | None, Depends(_asking)]
Welcomed = Annotated[GuestRow, Depends(_welcome)]


def _asker(request: Request, guest: Asking) -> Asker:
    return asker_of(request, guest)


Counted = Annotated[Asker, Depends(_asker)]


async def _count_read(service: TheService, asker: Counted) -> None:
    """For what goes through a whole game."""
    if not service.limiter.read(asker):
        raise Refusal(429, "too_many_reads", "too many requests for logs and moments of the past; slow down")


CountedRead = Depends(_count_read)


# --- Who, and what there is ---


@router.get("/me", responses=CHANGES)
async def me(guest: Welcomed) -> Guest:
    """The guest behind the cookie; somebody new gets one."""
    return _guest(guest.name, guest.language)


@router.put("/me", responses=CHANGES)
async def change_me(wish: GuestWish, guest: Welcomed, service: TheService) -> Guest:
    """Take a name, choose a language."""
    changes = {} if wish.name is None else {"name": tidy_name(wish.name)}
    if wish.language is not None:
        changes["language"] = wish.language
    await service.store.change_guest(guest.id, **changes)
    return _guest(changes.get("name", guest.name), changes.get("language", guest.language))


def _guest(name: str, language: str | None) -> Guest:
    return Guest.model_validate({"name": name, "language": language})


@router.get("/catalogue")
async def catalogue(service: TheService) -> Catalogue:
    """Boxes, boards, races, powers, options and bots to set up a table with."""
    return facts.catalogue(service.settings.own.names)


@router.get(
    "/words/{language}",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def words(language: Language, request: Request) -> Response:
    """All words of a language, as Fluent messages."""
    text = facts.words(language)
    headers = {"cache-control": CHECK_AGAIN, "etag": tag_of(text)}
    return packed_text(request, unless_known(request, PlainTextResponse(text, headers=headers)), text)


# --- Games ---


@router.post("/games", status_code=201, responses=CHANGES)
async def open_game(wish: NewGame, guest: Welcomed, service: TheService) -> GameFacts:
    """Set up a table and begin. Sent again with the same request id, the same game is the answer."""
    if wish.request is not None and (known := await service.store.game_of_request(guest.id, wish.request)):
        return game_facts(known, guest)
    async with setting_up(service, guest.id):
        return game_facts(await service.hall.open(wish, guest.id), guest)


@asynccontextmanager
async def setting_up(service: Service, guest: int) -> AsyncIterator[None]:
    """Around a new game of a guest. Raises Refusal."""
    try:
        async with service.limiter.new_game(guest):
            yield
    except TooMany as error:
        raise Refusal(429, "too_many_games", TOO_MANY_GAMES) from error
    except TableError as error:
        raise Refusal(422, "table", str(error)) from error
    except ContentError as error:
        raise Refusal(422, "map", str(error)) from error


@router.get("/games")
async def my_games(guest: Asking, service: TheService) -> list[GameLine]:
    """The guest's games, the newest first."""
    rows = [] if guest is None else await service.store.games_of(guest.id, MOST_LISTED)
    lines: list[GameLine] = []
    for row in rows:
        try:
            lines.append(_line(row, guest))
        except Damaged as error:
            # The others are not to blame for it.
            log.warning("game %s: %s", row.id, error)
    return lines


def _line(row: GameRow, guest: GuestRow | None) -> GameLine:
    """Raises Damaged."""
    game = game_facts(row, guest)
    try:
        acting = row.progress["acting"]
        left = (*resigned_seats(row), *away_seats(row))
        return GameLine(
            game=game,
            round=row.progress["round"],
            acting=acting,
            yours=acting in owned_seats(row, guest.id if guest else None) and acting not in left,
            deadline=row.progress.get("deadline"),
            winners=row.progress["winners"],
        )
    except (ValueError, LookupError) as error:
        raise Damaged(UNREADABLE) from error


async def seen_game(id: GameId, service: TheService, guest: Asking) -> LiveGame:
    """A game the guest may see."""
    try:
        live = await visible_game(service, id, guest)
    except Unusable as error:
        raise Refusal(409, error.code, str(error)) from error
    if live is None:
        raise Refusal(404, "not_found", "no such game, or not one of yours")
    return live


SeenGame = Annotated[LiveGame, Depends(seen_game)]


@router.get("/games/{id}", responses=PROBLEMS)
async def game(live: SeenGame, guest: Asking) -> GameFacts:
    """What a game is played with, and by whom."""
    return game_facts(live.row, guest)


@router.get("/games/{id}/entries", response_model=list[Entry], responses=READS, dependencies=[CountedRead])
async def entries(live: SeenGame, since: Annotated[Version, Query(strict=False)] = 0) -> Response:
    """The log after a version."""
    return _json(await entries_json(live.told, range(since + 1, live.version + 1)))


@router.get("/games/{id}/scenes/{version}", response_model=Scene, responses=READS, dependencies=[CountedRead])
async def scene(
    live: SeenGame,
    guest: Asking,
    version: Annotated[int, Path(ge=1, le=1_000_000)],
    seat: Annotated[SeatNumber | None, Query(strict=False)] = None,
) -> Response:
    """A moment of the past, as one of the guest's seats saw it, or as everybody did. Finished games lie open."""
    if version > live.version:
        raise Refusal(404, "not_found", f"this game is at version {live.version}")
    over = live.course.game.over
    if seat is not None and not over and seat not in owned_seats(live.row, guest.id if guest else None):
        raise Refusal(404, "not_your_seat", "that seat is not yours")
    if seat is not None and seat >= len(live.row.seats):
        raise Refusal(404, "not_found", f"this game has {len(live.row.seats)} seats")
    course = await live.past.course_at(live.course.bodies, version)
    return _json(live.teller.scene(course, seat, history=True, revealed=over).model_dump_json())


def _json(text: str) -> Response:
    """JSON that is written already: FastAPI would take longer over it than all the rest."""
    return Response(text, media_type="application/json")


@router.post(
    "/games/{id}/commands",
    responses={**CHANGES, 409: {"model": Refused, "description": "Nothing has changed: says why"}},
)
async def command(
    live: SeenGame, guest: Asking, command: Command, response: Response, service: TheService, asker: Counted
) -> Accepted | Refused:
    """Move, take back, pass a turn on, or resign. Accepted means committed."""
    if not service.limiter.message(asker):
        raise Refusal(429, "too_many_messages", "too many commands; slow down")
    answers: list[Accepted | Refused] = []
    await live.command(guest.id if guest else None, command, answers.append)
    service.measures.answered(answers[0])
    if isinstance(answers[0], Refused):
        response.status_code = 409
    return answers[0]


@router.get("/games/{id}/dice", responses=PROBLEMS)
async def dice(live: SeenGame) -> Dice:
    """The seal of the dice, who has mixed them, and what each has put in."""
    return dice_of(live, commitment_of(live.row))


# --- After the game ---


@router.get("/games/{id}/summary", responses=READS, dependencies=[CountedRead])
async def summary(live: SeenGame) -> Summary:
    """The whole game in numbers, and the seed that all its chance came from."""
    if not live.course.game.over:
        raise Refusal(409, "not_over", "this game is still being played")
    tally = tally_of(live.course.game.events)
    return Summary(
        coins=[Coins(**vars(earning), name=live.teller.source(earning.source)) for earning in tally.earnings],
        totals=totals_of(live.course),
        combos=[ComboStory(**vars(combo)) for combo in tally.combos],
        rival=tally.rival,
        seed=live.row.seed.hex(),
    )


@router.get("/games/{id}/replay", responses=READS, response_class=JSONResponse, dependencies=[CountedRead])
async def replay(live: SeenGame) -> Response:
    """The replay file of `tesno replay`; of a finished game with the seed, for `tesno verify`."""
    data = write_replay(live.course.game)
    if live.row.seed:
        data["commitment"] = commitment_of(live.row)
        if live.course.game.over:
            data["seed"] = live.row.seed.hex()
    if (mixture := told_mixture(live)) is not None:
        data["mixing"] = mixture
    if live.course.fork is not None:
        data["fork"] = live.course.fork
    name = f"tesno-{live.row.id}.json"
    return JSONResponse(data, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.post("/games/{id}/rematch", status_code=201, responses=CHANGES)
async def rematch(live: SeenGame, guest: Welcomed, service: TheService) -> GameFacts:
    """The same table again, with the first seat moved on by one. Asked twice, the same new game is the answer."""
    row = live.row
    if not owned_seats(row, guest.id):
        raise Refusal(404, "not_your_seat", "only those who sat at this table can ask for a rematch")
    if not live.course.game.over:
        raise Refusal(409, "not_over", "this game is still being played")
    if live.lesson is not None:
        raise Refusal(409, "lesson", "a lesson has no rematch: begin it anew, or set up a game")
    if not plays_alone(row, guest):
        raise Refusal(409, "people", "others sat at this table, too: gather again with POST /api/games/{id}/table")
    # A rematch that is over has a rematch of its own.
    while (known := await service.store.game_of_request(row.creator, _rematch_of(row))) and known.finished:
        row = known
    if known is not None:
        return game_facts(known, guest)
    wishes = [
        SeatWish(kind=seat["kind"], name=seat["name"], bot=seat["bot"] or "medium", look=seat.get("look"))
        for seat in row.seats
    ]
    names = ("box", "map", "layout", "variant", "rounds", "options", "races", "powers")
    table = {name: row.table[name] for name in names if name in row.table}
    wish = NewGame(
        **table,
        seats=[*wishes[1:], wishes[0]],
        hints=row.hints,
        manners=Manners.model_validate(row.manners),
        request=_rematch_of(row),
    )
    sitting = {(seat - 1) % len(row.seats): owner for seat, owner in row.claims.items()}
    async with setting_up(service, guest.id):
        return game_facts(await service.hall.open(wish, row.creator, sitting), guest)


def plays_alone(row: GameRow, guest: GuestRow) -> bool:
    """Whether all seats are the guest's or bots'."""
    return all(seat["kind"] == "bot" or row.claims.get(number) == guest.id for number, seat in enumerate(row.seats))


def _rematch_of(row: GameRow) -> str:
    return f"rematch-{row.id}"
