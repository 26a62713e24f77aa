"""A rematch of people: they gather again, each at the place after, and mix the dice of the new game as before."""

from __future__ import annotations

from fastapi import APIRouter, Request

from tesno.server.gathering.hosting import told
from tesno.server.gathering.messages import Gathering
from tesno.server.gathering.party import Party, Place
from tesno.server.ids import new_id
from tesno.server.links import origin_of
from tesno.server.manners import Manners
from tesno.server.problems import Refusal
from tesno.server.rest import CHANGES, PROBLEMS, SeenGame, TheService, Welcomed, plays_alone
from tesno.server.service import Service
from tesno.server.store import Conflict, GameRow, GatheringRow, now, owned_seats
from tesno.server.wire import TableWish

router = APIRouter(prefix="/api/games", responses=PROBLEMS)


@router.post("/{id}/table", status_code=201, responses=CHANGES)
async def gather_again(live: SeenGame, request: Request, guest: Welcomed, service: TheService) -> Gathering:
    """The table where those who have played a game meet for another one; whoever of them asks, it is the same."""
    row = live.row
    if not owned_seats(row, guest.id):
        raise Refusal(404, "not_your_seat", "only those who sat at this table can ask for a rematch")
    if not live.course.game.over:
        raise Refusal(409, "not_over", "this game is still being played")
    if plays_alone(row, guest):
        raise Refusal(409, "alone", "nobody else sat at this table: ask for a rematch")
    return told(service, await _gathering_after(service, row, guest.id), guest, origin_of(request))


async def _gathering_after(service: Service, row: GameRow, guest: int) -> GatheringRow:
    while (known := await service.store.gathering_after(row.id)) is not None:
        after = None if known.game is None else await service.hall.row(known.game)
        if after is None or after.finished is None:
            return known
        # A rematch that is over has a rematch of its own.
        row = after
    made = _following(row, guest)
    try:
        await service.store.add_gathering(made)
    except Conflict:
        known = await service.store.gathering_after(row.id)
        if known is None:
            raise
        return known
    return made


def _following(row: GameRow, host: int) -> GatheringRow:
    """The first seat moves on by one; who asks first is the host, and the others say when they are ready."""
    places = [
        Place(
            kind="bot" if seat["kind"] == "bot" else "human" if number in row.claims else "open",
            guest=row.claims.get(number),
            name=seat["name"],
            bot=seat["bot"],
            ready=row.claims.get(number) == host,
            look=seat.get("look"),
        )
        for number, seat in enumerate(row.seats)
    ]
    names = ("box", "map", "layout", "variant", "rounds", "options", "races", "powers")
    wish = TableWish(
        **{name: row.table[name] for name in names if name in row.table},
        hints=row.hints,
        manners=Manners.model_validate(row.manners),
    )
    return GatheringRow(
        id=new_id(),
        version=1,
        host=host,
        wish=wish.model_dump(mode="json"),
        places=Party(host, (*places[1:], places[0])).to_json(),
        listed=False,
        created=now(),
        game=None,
        follows=row.id,
    )
