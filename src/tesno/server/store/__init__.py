"""What outlives the server: guests, games, claims of seats, and the log of every game."""

from tesno.server.store.database import DatabaseError, upgrade
from tesno.server.store.store import (
    Conflict,
    EntryRow,
    GameRow,
    GatheringRow,
    GuestRow,
    Overloaded,
    Store,
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
    "Overloaded",
    "Store",
    "now",
    "owned_seats",
    "upgrade",
]
