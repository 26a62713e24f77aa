"""What outlives the server: guests, games, claims of seats, and the log of every game."""

from tesno.server.store.database import DatabaseError, upgrade
from tesno.server.store.store import Conflict, EntryRow, GameRow, GuestRow, Store, now, owned_seats
from tesno.server.store.writer import Overloaded

__all__ = [
    "Conflict",
    "DatabaseError",
    "EntryRow",
    "GameRow",
    "GuestRow",
    "Overloaded",
    "Store",
    "now",
    "owned_seats",
    "upgrade",
]
