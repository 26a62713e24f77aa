"""What a table must be like for its game to count, and how its end is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tesno.server.course import Course
from tesno.server.rating.skill import LADDER
from tesno.server.store import GameRow, RatedEnd
from tesno.server.wire import TableWish
from tesno.sight.players import ranking_of

# Why a game would not count, by code; the page has words for each.
OBSTACLES = {
    "rated_people": "a rated table needs two people or more, each with a place and a device of their own",
    "rated_bots": f"at a rated table only bots of the ladder may sit: {', '.join(LADDER)}",
    "rated_table": "a rated table plays a box as it is: no variant, and no map of one's own",
}


def obstacle(wish: TableWish, seats: Sequence[Mapping[str, Any]], sitting: Mapping[int, int]) -> str | None:
    """The code of why a game would not count; None if it would. `seats` have `kind` and `bot`."""
    people = [number for number, seat in enumerate(seats) if seat["kind"] == "human"]
    guests = {sitting[number] for number in people if number in sitting}
    if len(people) < 2 or len(guests) < len(people):
        return "rated_people"
    if any(seat["kind"] == "bot" and seat["bot"] not in LADDER for seat in seats):
        return "rated_bots"
    maps = wish.map if isinstance(wish.map, list) else [wish.map]
    return "rated_table" if wish.variant or not all(isinstance(entry, str) for entry in maps) else None


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
