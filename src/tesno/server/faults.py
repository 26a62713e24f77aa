"""Games that can't be played on as they lie in the database: why, for programs and for people."""

from __future__ import annotations

from typing import Any

from tesno.server.store import GameRow

UNREADABLE = "what this game is played with, and by whom, can't be read any more"


class Unusable(Exception):
    """A game that can't be shown. Whatever there is of it stays as it is."""

    code: str


class OtherRules(Unusable):
    """A log that does not fit the rules of this version, or leads elsewhere by them."""

    code = "other_rules"


class Damaged(Unusable):
    """Something of the game is lost or was changed since it was written."""

    code = "damaged"


def check_row(row: GameRow) -> None:
    """Whether a game can be read at all. Raises Damaged."""
    if not _is_readable(row.table, row.progress, row.seats):
        raise Damaged(UNREADABLE)


def _is_readable(table: Any, progress: Any, seats: Any) -> bool:
    """Whatever a database may hold: as many seats as there are players, each with what seats have."""
    return (
        isinstance(table, dict)
        and {"box", "map", "rounds", "options", "races", "powers"} <= set(table)
        and isinstance(progress, dict)
        and {"version", "round", "acting", "winners"} <= set(progress)
        and isinstance(seats, list)
        and len(seats) == table.get("players")
        and all(isinstance(seat, dict) and {"kind", "bot", "name"} <= set(seat) for seat in seats)
    )
