"""Carries out what is asked for at a table where people gather, and tells how it stands."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from tesno.core.notation import SEATS
from tesno.load.boxes import load_box
from tesno.load.errors import ContentError
from tesno.locale import seat_phrase
from tesno.play import SealedDice, TableError
from tesno.play.dice import SECRET_BYTES
from tesno.server.course import new_course
from tesno.server.gathering.messages import (
    Begin,
    ChangeTable,
    Gathering,
    GatheringPlace,
    GatheringTable,
    Give,
    HandOver,
    List,
    NewGathering,
    Rise,
    SayReady,
    Sit,
    Swap,
)
from tesno.server.gathering.party import NotAllowed, Party, Place
from tesno.server.hall import table_of
from tesno.server.ids import new_id
from tesno.server.manners import Manners
from tesno.server.names import tidy_name
from tesno.server.rating.tables import OBSTACLES, obstacle
from tesno.server.service import Service
from tesno.server.store import Conflict, GatheringRow, GuestRow, now
from tesno.server.wire import NewGame, SeatWish, TableWish

AnyDeed = Sit | Rise | SayReady | Give | Swap | ChangeTable | HandOver | List | Begin

# So often a deed is tried again when somebody else was quicker.
MOST_TRIES = 10


async def gather(service: Service, guest: GuestRow, wish: NewGathering) -> GatheringRow:
    """A new table. Raises NotAllowed."""
    check_table(wish.table, wish.players)
    name = tidy_name(wish.name) or guest.name
    party = Party(guest.id, (Place(),) * wish.players).sit(guest.id, 0, name)
    row = GatheringRow(
        id=new_id(),
        version=1,
        host=guest.id,
        wish=wish.table.model_dump(mode="json"),
        places=party.to_json(),
        listed=wish.listed,
        created=now(),
        game=None,
    )
    await service.store.add_gathering(row)
    return row


def check_table(wish: TableWish, players: int) -> None:
    """Whether a game can be played at it: one is begun and forgotten. Raises NotAllowed."""
    try:
        new_course(table_of(wish, players)).start(SealedDice(secrets.token_bytes(SECRET_BYTES)))
    except (TableError, ContentError) as error:
        raise NotAllowed("table", str(error)) from error


async def carry_out(service: Service, id: str, guest: GuestRow, deed: AnyDeed) -> GatheringRow | None:
    """The gathering after a deed; None if there is no such. Raises NotAllowed or TooMany."""
    for _ in range(MOST_TRIES):
        row = await service.store.gathering(id)
        if row is None:
            return None
        if row.game is not None:
            # Whoever comes too late is led to the game; asking twice to begin is no mistake.
            return row
        after = await _done(service, row, guest, deed)
        if after == row:
            return row
        changed = replace(after, version=row.version + 1)
        try:
            await service.store.change_gathering(changed)
        except Conflict:
            continue
        service.onlookers.tell(id)
        return changed
    raise NotAllowed("busy", "many change this table at once: try again in a moment")


async def _done(service: Service, row: GatheringRow, guest: GuestRow, deed: AnyDeed) -> GatheringRow:
    """Raises NotAllowed or TooMany."""
    party = Party.from_json(row.host, row.places)
    match deed:
        case Sit():
            return _seated(row, party.sit(guest.id, deed.place, tidy_name(deed.name) or guest.name))
        case Rise():
            return _seated(row, party.rise(guest.id))
        case SayReady():
            return _seated(row, party.say_ready(guest.id, deed.ready))
        case Give():
            if deed.to == "bot" and deed.bot not in service.thinkers.names:
                raise NotAllowed("no_bot", f"there is no bot {deed.bot!r}")
            return _seated(row, party.give(guest.id, deed.place, deed.to, deed.bot))
        case Swap():
            return _seated(row, party.swap(guest.id, deed.place, deed.other))
        case ChangeTable():
            party = party.resize(guest.id, deed.players)
            check_table(deed.table, deed.players)
            return replace(_seated(row, party), wish=deed.table.model_dump(mode="json"))
        case HandOver():
            party = party.hand_over(guest.id, deed.place)
            return replace(_seated(row, party), host=party.host)
        case List():
            if guest.id != row.host:
                raise NotAllowed("not_host", "only the host of this table can do that")
            return replace(row, listed=deed.listed)
        case Begin():
            # Somebody may have got up at the very moment when the game was begun: then it has begun.
            begun = await service.store.game_of_request(row.host, _request_of(row))
            if begun is None:
                party.check_start(guest.id)
                if (code := _uncounted(row, party)) is not None:
                    raise NotAllowed(code, OBSTACLES[code])
            return replace(row, game=begun.id if begun is not None else await _begin(service, row, party))


def _uncounted(row: GatheringRow, party: Party) -> str | None:
    """Why a game that is to count would not: the code of an obstacle."""
    wish = TableWish.model_validate(row.wish)
    sitting = {number: place.guest for number, place in enumerate(party.places) if place.guest is not None}
    return obstacle(wish, party.to_json(), sitting) if wish.manners.rated else None


def _seated(row: GatheringRow, party: Party) -> GatheringRow:
    return replace(row, places=party.to_json())


def _request_of(row: GatheringRow) -> str:
    """What the game of a table is asked for by, so that there is only one."""
    return f"gathering-{row.id}"


async def _begin(service: Service, row: GatheringRow, party: Party) -> str:
    """The game; asked for twice at once it is the same one. Raises NotAllowed or TooMany."""
    wishes = [
        SeatWish(kind="bot", bot=place.bot or "medium")
        if place.kind == "bot"
        else SeatWish(kind="human", name=place.name)
        for place in party.places
    ]
    wish = NewGame(**row.wish, seats=wishes, request=_request_of(row))
    sitting = {number: place.guest for number, place in enumerate(party.places) if place.guest is not None}
    try:
        async with service.limiter.new_game(row.host):
            return (await service.hall.open(wish, row.host, sitting)).id
    except (TableError, ContentError) as error:
        raise NotAllowed("table", str(error)) from error


def told(service: Service, row: GatheringRow, guest: GuestRow | None, origin: str) -> Gathering:
    """How a gathering stands, for a guest; `origin` is the address the guest knows this server by."""
    party = Party.from_json(row.host, row.places)
    here = service.onlookers.guests(row.id)
    mine = party.place_of(None if guest is None else guest.id)
    try:
        party.check_start(row.host)
        hindered = _uncounted(row, party)
    except NotAllowed as error:
        hindered = error.code
    return Gathering(
        id=row.id,
        version=row.version,
        table=_table(row.wish, len(party.places)),
        places=[
            GatheringPlace(
                place=number,
                kind=place.kind,
                name="" if place.kind == "open" else seat_phrase(place.kind, place.bot, place.name, SEATS[number]),
                bot=place.bot,
                ready=place.ready or place.kind == "bot",
                here=place.kind == "bot" or place.guest in here,
                mine=number == mine,
                host=place.guest == row.host,
            )
            for number, place in enumerate(party.places)
        ],
        hosting=guest is not None and guest.id == row.host,
        listed=row.listed,
        link=f"{service.settings.public_url or origin}/tables/{row.id}",
        local=service.settings.local,
        obstacle=hindered,
        game=row.game,
    )


def _table(wish: dict[str, Any], players: int) -> GatheringTable:
    files = load_box(wish["box"])
    variant = files.box.variant(wish["variant"])
    usual = files.boards[players if variant is None else variant.boards_for]
    maps = wish["map"] if isinstance(wish["map"], list) else [wish["map"]]
    boards = [entry["id"] if isinstance(entry, dict) else entry for entry in maps if entry]
    named = boards[0] if len(boards) == 1 and not isinstance(wish["map"], dict) else usual
    return GatheringTable(
        box=wish["box"],
        variant=wish["variant"],
        layout=wish["layout"],
        boards=boards,
        rounds=wish["rounds"],
        options=wish["options"],
        races=wish["races"],
        powers=wish["powers"],
        hints=wish["hints"] is not False and not wish["manners"].get("rated"),
        manners=Manners.model_validate(wish["manners"]),
        picture=f"/api/boards/{named}/picture",
    )
