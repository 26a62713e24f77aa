"""What a table must be like for its game to count, and how its end is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tesno.load.boxes import BoxFiles, load_box, parts_of, players_for
from tesno.server.course import Course
from tesno.server.rating.skill import LADDER
from tesno.server.store import GameRow, RatedEnd
from tesno.server.wire import TableWish
from tesno.sight.players import ranking_of

# Why a game would not count, by code; the page has words for each.
OBSTACLES = {
    "rated_people": "a rated table needs two people or more, each with a place and a device of their own",
    "rated_bots": f"at a rated table only bots of the ladder may sit: {', '.join(LADDER)}",
    "rated_variant": "a rated table plays a box as printed: no variant",
    "rated_map": "a rated table plays on a board of the box for so many players: no map of one's own",
    "rated_rounds": "a rated table plays as many rounds as the box has for so many players",
    "rated_content": "a rated table plays with all races and powers of the box",
    "rated_options": "a rated table plays by the rules as printed: no house rules, no open coins",
    "rated_hints": "at a rated table nobody is advised: no hints",
}


def obstacle(wish: TableWish, seats: Sequence[Mapping[str, Any]], sitting: Mapping[int, int]) -> str | None:
    """The code of why a game would not count; None if it would. `seats` have `kind` and `bot`."""
    people = [number for number, seat in enumerate(seats) if seat["kind"] == "human"]
    guests = {sitting[number] for number in people if number in sitting}
    if len(people) < 2 or len(guests) < len(people):
        return "rated_people"
    if any(seat["kind"] == "bot" and seat["bot"] not in LADDER for seat in seats):
        return "rated_bots"
    return unprinted(wish, len(seats))


def unprinted(wish: TableWish, players: int) -> str | None:
    """The code of what is not as the box is printed; None if all is. The table must be one that can be played."""
    if wish.variant:
        return "rated_variant"
    files = load_box(wish.box)
    content = files.box.content
    objections = {
        "rated_map": not _has_printed_boards(files, wish, players),
        "rated_rounds": wish.rounds not in (0, files.rounds[players]),
        "rated_content": any(
            chosen and set(chosen) != {element.id for element in all}
            for chosen, all in ((wish.races, content.races), (wish.powers, content.powers))
        ),
        "rated_options": bool(wish.options),
        "rated_hints": wish.hints is True,
    }
    return next((code for code, holds in objections.items() if holds), None)


def _has_printed_boards(files: BoxFiles, wish: TableWish, players: int) -> bool:
    """Whether the boards are the box's, and for so many players."""
    if not wish.map:
        return True
    boards = wish.map if isinstance(wish.map, list) else [wish.map]
    named = [board for board in boards if isinstance(board, str)]
    parts = [part for board in named for part in parts_of(files, board)]
    return len(named) == len(boards) and players_for(files, parts) == players


def is_rated(row: GameRow) -> bool:
    return row.manners.get("rated") is True


def rated_end(row: GameRow, course: Course) -> RatedEnd | None:
    """What the end of a game says about those who played; None if it is not over, or does not count."""
    if not course.game.over or not is_rated(row):
        return None
    ranks = {line.seat: line.rank for line in ranking_of(course.game.rules, course.game.state)}
    return RatedEnd(
        box=row.table["box"],
        ranks=tuple(ranks[seat] for seat in range(len(row.seats))),
        bots=tuple(seat["bot"] if seat["kind"] == "bot" else None for seat in row.seats),
    )
