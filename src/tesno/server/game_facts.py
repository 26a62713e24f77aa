"""A game as it is told to one guest: what it is played with, by whom, and how far it is."""

from __future__ import annotations

from typing import Any

from tesno.load.boxes import load_box, map_of
from tesno.load.maps import MapFile
from tesno.server.faults import UNREADABLE, Damaged, check_row
from tesno.server.hall import commitment_of, seat_names
from tesno.server.manners import Manners
from tesno.server.store import GameRow, GuestRow, lies_open, owned_seats
from tesno.server.wire import BoardName, GameFacts, LessonFacts, Origin, Seat


def game_facts(row: GameRow, guest: GuestRow | None) -> GameFacts:
    """A game as the guest may know it. Raises Damaged."""
    check_row(row)
    try:
        return _facts(row, guest)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise Damaged(UNREADABLE) from error


def _facts(row: GameRow, guest: GuestRow | None) -> GameFacts:
    mine = owned_seats(row, guest.id if guest else None)
    table = row.table
    boards = _boards(row)
    resigned, away = resigned_seats(row), away_seats(row)
    return GameFacts(
        id=row.id,
        box=table["box"],
        variant=table.get("variant", ""),
        map=" ".join(name.id for name in boards),
        boards=boards,
        rounds=table["rounds"] or _usual_rounds(table),
        options=table["options"],
        races=table["races"],
        powers=table["powers"],
        seats=[
            Seat(
                seat=number,
                kind=seat["kind"],
                bot=seat["bot"],
                name=name,
                mine=number in mine,
                look=seat.get("look", number),
                resigned=number in resigned,
                away=number in away,
            )
            for number, (seat, name) in enumerate(zip(row.seats, seat_names(row), strict=True))
        ],
        hints=row.hints,
        manners=Manners.model_validate(row.manners),
        hosting=guest is not None and guest.id == row.creator,
        lesson=_lesson(row),
        commitment=commitment_of(row),
        created=row.created,
        version=row.progress["version"],
        over=row.finished is not None,
        finished=row.finished,
        fork=_origin(row),
        forkable=lies_open(row, guest.id if guest else None) and _lesson(row) is None,
    )


def resigned_seats(row: GameRow) -> list[int]:
    """The seats that people have left. Games of earlier releases know none."""
    seats: list[int] = row.progress.get("resigned", [])
    return seats


def away_seats(row: GameRow) -> list[int]:
    """The seats that bots play for the time being."""
    seats: list[int] = row.progress.get("away", [])
    return seats


def _origin(row: GameRow) -> Origin | None:
    fork = row.progress.get("fork")
    return None if fork is None else Origin(game=fork["game"], version=fork["version"])


def _lesson(row: GameRow) -> LessonFacts | None:
    lesson = row.progress.get("lesson")
    return None if lesson is None else LessonFacts(**lesson)


def _boards(row: GameRow) -> list[BoardName]:
    """The boards of a game. Games of earlier releases have one, by its id."""
    table = row.table
    ids = row.progress.get("map") or table["map"] or load_box(table["box"]).boards[_boards_for(table)]
    names = {entry["id"]: entry.get("name", {}) for entry in _own_maps(table)}
    return [BoardName(id=id, names=names.get(id) or board_names(table["box"], id)) for id in ids.split()]


def _own_maps(table: dict[str, Any]) -> list[dict[str, Any]]:
    """The maps of the guests' own that a table carries; they were checked when it was set up."""
    entries = table["map"] if isinstance(table["map"], list) else [table["map"]]
    return [entry for entry in entries if isinstance(entry, dict)]


def _usual_rounds(table: dict[str, Any]) -> int:
    own = table["map"].get("rounds", 0) if isinstance(table["map"], dict) else 0
    return own or load_box(table["box"]).rounds[_boards_for(table)]


def _boards_for(table: dict[str, Any]) -> int:
    """For how many players the boards of a table are."""
    variant = load_box(table["box"]).box.variant(table.get("variant", ""))
    players: int = table["players"]
    return players if variant is None else variant.boards_for


def board_names(box: str, id: str) -> dict[str, str]:
    """What a board of a box is called, if its file says so; names of other boards are among the words."""
    return names_of(map_of(box, id)) if id in load_box(box).maps else {}


def names_of(part: MapFile) -> dict[str, str]:
    return part.name.model_dump(exclude_none=True) if part.name else {}
