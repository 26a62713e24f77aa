"""What outlives the server: guests, games, claims of seats, and the log of every game."""

from tesno.server.store.database import DatabaseError, prepare, upgrade
from tesno.server.store.faults import Overloaded
from tesno.server.store.leases import Lost
from tesno.server.store.ratings import RatedEnd, RatingRow
from tesno.server.store.sayings import NewSaying, SayingRow
from tesno.server.store.store import (
    Conflict,
    EntryRow,
    GameRow,
    GatheringRow,
    GuestRow,
    ResultRow,
    Store,
    lies_open,
    now,
    owned_seats,
)

__all__ = [
    "Conflict",
    "DatabaseError",
    "EntryRow",
    "GameRow",
    "GatheringRow",
    "GuestRow",
    "Lost",
    "NewSaying",
    "Overloaded",
    "RatedEnd",
    "RatingRow",
    "ResultRow",
    "SayingRow",
    "Store",
    "lies_open",
    "now",
    "owned_seats",
    "prepare",
    "upgrade",
]
