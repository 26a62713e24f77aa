"""Carries out what is asked for at a table where people gather, and tells how it stands."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from tesno.core.notation import SEATS
from tesno.load.boxes import load_box
from tesno.load.errors import ContentError
from tesno.locale import seat_phrase
from tesno.play import SealedDice, TableError
from tesno.play.dice import SECRET_BYTES
from tesno.play.mixing import MixedSeed
from tesno.server.course import new_course
from tesno.server.gathering.messages import (
    Agree,
    Begin,
    ChangeTable,
    Commit,
    DiceMixing,
    Gathering,
    GatheringPlace,
    GatheringTable,
    Give,
    HandOver,
    List,
    NewGathering,
    Reveal,
    Rise,
    SayReady,
    Sit,
    Swap,
    TakeOver,
)
from tesno.server.gathering.mixing import Mixing
from tesno.server.gathering.party import NotAllowed, Party, Place
from tesno.server.hall import table_of
from tesno.server.ids import new_id
from tesno.server.limiting import TooMany
from tesno.server.manners import Manners
from tesno.server.names import tidy_name
from tesno.server.rating.tables import OBSTACLES, obstacle, unprinted
from tesno.server.service import Service
from tesno.server.store import Conflict, GatheringRow, GuestRow, now
from tesno.server.wire import NewGame, SeatWish, TableWish

AnyDeed = (
    Sit | Rise | SayReady | Give | Swap | ChangeTable | Agree | HandOver | TakeOver | List | Begin | Commit | Reveal
)

# So often a deed is tried again when somebody else was quicker.
MOST_TRIES = 10


async def gather(service: Service, guest: GuestRow, wish: NewGathering) -> GatheringRow:
    """A new table. Raises NotAllowed."""
    row = new_gathering(guest, wish)
    await service.store.add_gathering(row)
    return row


def new_gathering(guest: GuestRow, wish: NewGathering) -> GatheringRow:
    """A table that is to be kept. Raises NotAllowed."""
    check_table(wish.table, wish.players)
    name = tidy_name(wish.name) or guest.name
    party = Party(guest.id, (Place(),) * wish.players).sit(guest.id, 0, name)
    return GatheringRow(
        id=new_id(),
        version=1,
        host=guest.id,
        wish=wish.table.model_dump(mode="json"),
        places=party.to_json(),
        listed=wish.listed,
        created=now(),
        game=None,
    )


def check_table(wish: TableWish, players: int) -> None:
    """Whether a game can be played at it, and count if it is to: one is begun and forgotten. Raises NotAllowed."""
    try:
        new_course(table_of(wish, players)).start(SealedDice(secrets.token_bytes(SECRET_BYTES)))
    except (TableError, ContentError) as error:
        raise NotAllowed("table", str(error)) from error
    if wish.manners.rated and (code := unprinted(wish, players)) is not None:
        raise NotAllowed(code, OBSTACLES[code])


async def carry_out(service: Service, id: str, guest: GuestRow, deed: AnyDeed) -> GatheringRow | None:
    """The gathering after a deed; None if there is no such. Raises NotAllowed or TooMany."""
    # Nobody waits longer for others because somebody asks for something.
    await settle(service, id)

    async def done(row: GatheringRow) -> GatheringRow:
        # Whoever comes too late is led to the game; asking twice to begin is no mistake.
        return row if row.game is not None else await _done(service, row, guest, deed)

    return await _changed(service, id, done)


async def settle(service: Service, id: str) -> GatheringRow | None:
    """The gathering as it stands now: those who let the others wait too long are waited for no more."""
    return await _changed(service, id, lambda row: _settled(service, row))


async def _changed(
    service: Service, id: str, change: Callable[[GatheringRow], Awaitable[GatheringRow]]
) -> GatheringRow | None:
    """Raises what the change raises, and NotAllowed."""
    for _ in range(MOST_TRIES):
        row = await service.store.gathering(id)
        if row is None:
            return None
        after = await change(row)
        if after == row:
            return row
        changed = replace(after, version=row.version + 1)
        try:
            await service.store.change_gathering(changed)
        except Conflict:
            continue
        service.onlookers.tell(id)
        return await begin_by_itself(service, changed)
    raise NotAllowed("crowded", "many change this table at once: try again in a moment")


async def _done(service: Service, row: GatheringRow, guest: GuestRow, deed: AnyDeed) -> GatheringRow:
    """Raises NotAllowed or TooMany."""
    party = Party.from_json(row.host, row.places)
    if row.mixing is not None and not isinstance(deed, Begin | Commit | Reveal):
        raise NotAllowed("mixing", "the dice are being mixed, and the game begins at once: wait a moment")
    match deed:
        case Sit():
            party = party.sit(guest.id, deed.place, tidy_name(deed.name) or guest.name)
            # Whoever comes to a table that begins by itself is ready for that.
            return _seated(row, party if row.fill_at is None else party.say_ready(guest.id, True))
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
            wish = deed.table.model_dump(mode="json")
            if "manners" not in deed.table.model_fields_set:
                wish["manners"] = row.wish["manners"]
            check_table(TableWish(**wish), deed.players)
            return replace(_seated(row, party), wish=wish)
        case Agree():
            # As many places as before, whose people are asked again whether they are ready.
            party = party.resize(guest.id, len(party.places))
            wish = {**row.wish, "manners": deed.manners.model_dump(mode="json")}
            if wish == row.wish:
                return row
            check_table(TableWish(**wish), len(party.places))
            return replace(_seated(row, party), wish=wish)
        case HandOver():
            party = party.hand_over(guest.id, deed.place)
            return replace(_seated(row, party), host=party.host)
        case TakeOver():
            party = party.take_over(guest.id, row.host in service.onlookers.guests(row.id))
            return replace(_seated(row, party), host=party.host)
        case List():
            if guest.id != row.host:
                raise NotAllowed("not_host", "only the host of this table can do that")
            fill_at = now(deed.fill) if deed.listed and deed.fill is not None else None
            return replace(row, listed=deed.listed, fill_at=fill_at)
        case Begin():
            # Somebody may have got up at the very moment when the game was begun: then it has begun.
            begun = await service.store.game_of_request(row.host, _request_of(row))
            if begun is not None:
                return replace(row, game=begun.id, mixing=None)
            party.check_start(guest.id)
            return row if row.mixing is not None else await _started(service, row, party)
        case Commit():
            mixing, place = _mixing(row), party.own(guest.id)
            after = mixing.commit(place, deed.commitment, party.people, service.clock())
            return replace(row, mixing=after.to_json())
        case Reveal():
            mixing = _mixing(row).reveal(party.own(guest.id), deed.share, party.people)
            return await _mixed(service, row, party, mixing)


async def begin_by_itself(service: Service, row: GatheringRow) -> GatheringRow:
    """The table after its game has begun, if that happens by itself and nothing is in the way."""
    party = Party.from_json(row.host, row.places)
    try:
        if row.fill_at is None or row.game is not None or row.mixing is not None:
            return row
        party.check_start(row.host)
        begun = replace(await _started(service, row, party), version=row.version + 1)
        await service.store.change_gathering(begun)
    except (NotAllowed, TooMany):
        return row
    except Conflict:
        # Somebody else was quicker, and sees to it.
        return await service.store.gathering(row.id) or row
    service.onlookers.tell(row.id)
    return begun


async def _started(service: Service, row: GatheringRow, party: Party) -> GatheringRow:
    """The table with its game, or where several people sit while they mix the dice. Raises NotAllowed or TooMany."""
    if (code := _uncounted(row, party)) is not None:
        raise NotAllowed(code, OBSTACLES[code])
    # Counted now: what is begun must not fail in the hands of whoever tells the last share.
    async with _counted(service, row):
        if len(party.people) > 1:
            check_table(TableWish(**row.wish), len(party.places))
            return replace(row, mixing=Mixing.begun(service.clock()).to_json(), withheld=[])
        return replace(row, game=await _begin(service, row, party, None))


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


@asynccontextmanager
async def _counted(service: Service, row: GatheringRow) -> AsyncIterator[None]:
    """Around the beginning of a game of the host. Raises NotAllowed or TooMany."""
    try:
        async with service.limiter.new_game(row.host):
            yield
    except (TableError, ContentError) as error:
        raise NotAllowed("table", str(error)) from error


def _mixing(row: GatheringRow) -> Mixing:
    """Raises NotAllowed."""
    if row.mixing is None:
        raise NotAllowed("not_mixing", "the dice are not being mixed now: the host has to begin")
    return Mixing.from_json(row.mixing)


async def _mixed(service: Service, row: GatheringRow, party: Party, mixing: Mixing) -> GatheringRow:
    """With the last share the game begins."""
    if mixing.missing(party.people):
        return replace(row, mixing=mixing.to_json())
    try:
        party.check_start(party.host)
    except NotAllowed:
        # Somebody was erased in the middle of it, and the place is open.
        return replace(row, mixing=None)
    return replace(row, game=await _begin(service, row, party, mixing.mixed(row.id)), mixing=None)


async def _settled(service: Service, row: GatheringRow) -> GatheringRow:
    """Who has withheld a word for too long is freed from the place. Without them the dice are mixed anew, if several
    people are left and the game can be played by so many; otherwise the place is open, and the host decides."""
    if row.game is not None or row.mixing is None:
        return row
    mixing, party = Mixing.from_json(row.mixing), Party.from_json(row.host, row.places)
    if not mixing.overdue(service.clock()):
        return row
    if (begun := await service.store.game_of_request(row.host, _request_of(row))) is not None:
        return replace(row, game=begun.id, mixing=None)
    missing = mixing.missing(party.people)
    withheld = [{"place": number, "name": party.places[number].name} for number in missing]
    left = party.without(missing, shrink=True)
    if missing and len(left.people) > 1 and _playable(row, len(left.places)):
        anew = Mixing.begun(service.clock()).to_json()
    else:
        # Nobody is missing where somebody has left altogether in the middle of it.
        left, anew = party.without(missing, shrink=False), None
    return replace(_seated(row, left), host=left.host, mixing=anew, withheld=withheld)


def _allows_hints(wish: dict[str, Any]) -> bool:
    """Among people nobody is advised unless the table says so, and never where it counts."""
    return wish["hints"] is True and not wish["manners"].get("rated")


def _playable(row: GatheringRow, players: int) -> bool:
    try:
        check_table(TableWish(**row.wish), players)
    except NotAllowed:
        return False
    return True


async def _begin(service: Service, row: GatheringRow, party: Party, mixed: MixedSeed | None) -> str:
    """The game; asked for twice at once it is the same one. Raises TableError or ContentError."""
    wishes = [
        SeatWish(kind="bot", bot=place.bot or "medium", look=place.look)
        if place.kind == "bot"
        else SeatWish(kind="human", name=place.name, look=place.look)
        for place in party.places
    ]
    wish = NewGame(**{**row.wish, "hints": _allows_hints(row.wish)}, seats=wishes, request=_request_of(row))
    sitting = {number: place.guest for number, place in enumerate(party.places) if place.guest is not None}
    return (await service.hall.open(wish, row.host, sitting, mixed)).id


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
        table=table_facts(row.wish, len(party.places)),
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
        host_here=row.host in here,
        listed=row.listed,
        link=f"{service.settings.public_url or origin}/tables/{row.id}",
        local=service.settings.local,
        obstacle=hindered,
        fill_in=None if row.fill_at is None or row.game is not None else seconds_until(row.fill_at),
        mixing=None if row.mixing is None else _told_mixing(Mixing.from_json(row.mixing), party),
        withheld=[seat_phrase("human", None, gone["name"], SEATS[gone["place"]]) for gone in row.withheld],
        game=row.game,
    )


def seconds_until(moment: str) -> int:
    """None of them if it has passed."""
    return max(0, round((datetime.fromisoformat(moment) - datetime.now(UTC)).total_seconds()))


def _told_mixing(mixing: Mixing, party: Party) -> DiceMixing:
    return DiceMixing(
        phase=mixing.phase(party.people),
        server=mixing.server,
        commitments=[mixing.commitments.get(number) for number in range(len(party.places))],
        missing=mixing.missing(party.people),
    )


def table_facts(wish: dict[str, Any], players: int) -> GatheringTable:
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
        hints=_allows_hints(wish),
        manners=Manners.model_validate(wish["manners"]),
        picture=f"/api/boards/{named}/picture",
    )
