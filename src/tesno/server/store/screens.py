"""Links to big screens, and which guests show a table by them: functions of a connection, and what is read.

Each who sits at a table may have one link out; whoever came by it looks on while its owner sits there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select, update

from tesno.server.store.schema import screen_keys, screens


def link_screens(connection: Connection, room: str, guest: int, key_hash: bytes) -> None:
    """From now on this key, and no other of the guest's, leads to the table."""
    unlink_screens(connection, room, guest)
    connection.execute(insert(screen_keys).values(room=room, guest=guest, key_hash=key_hash))


def unlink_screens(connection: Connection, room: str, guest: int) -> None:
    """No link of the guest's leads there any more, and whoever came by one looks on no more."""
    for table in (screen_keys, screens):
        connection.execute(delete(table).where((table.c.room == room) & (table.c.guest == guest)))


def add_screen(connection: Connection, key_hash: bytes, screen: int, created: str) -> str | None:
    """The table that a key leads to, which this guest shows from now on."""
    key = connection.execute(select(screen_keys).where(screen_keys.c.key_hash == key_hash)).one_or_none()
    if key is None:
        return None
    known = {"room": key.room, "guest": key.guest, "screen": screen}
    connection.execute(delete(screens).filter_by(**known))
    connection.execute(insert(screens).values(**known, created=created))
    return str(key.room)


def shown_for(room: str, screen: int) -> Select[Any]:
    """Whose links a guest shows a table by."""
    return select(screens.c.guest).where((screens.c.room == room) & (screens.c.screen == screen))


def newest_of(screen: int) -> Select[Any]:
    """Where a guest was led last."""
    return select(screens.c.room).where(screens.c.screen == screen).order_by(screens.c.created.desc()).limit(1)


def number_of(room: str, guest: int) -> Select[Any]:
    """How many show a table by a guest's link."""
    return select(func.count()).where((screens.c.room == room) & (screens.c.guest == guest))


def key_of(room: str, guest: int) -> Select[Any]:
    """Whether a guest has a link out."""
    return select(func.count()).where((screen_keys.c.room == room) & (screen_keys.c.guest == guest))


def move_screens(connection: Connection, before: str, after: str) -> None:
    """Screens go along with the people: to the game that begins at a table, and to the table of its rematch."""
    for table in (screen_keys, screens):
        # Somebody may have been quick to make a link there.
        quick = select(table.c.guest).where(table.c.room == after)
        connection.execute(delete(table).where((table.c.room == before) & table.c.guest.in_(quick)))
        connection.execute(update(table).where(table.c.room == before).values(room=after))


def hand_on_screens(connection: Connection, room: str, before: int, after: int) -> None:
    """Somebody goes on at another device, as another guest: the screens stay theirs, unless there are some already."""
    for table in (screen_keys, screens):
        theirs = select(table.c.guest).where((table.c.room == room) & (table.c.guest == after))
        mine = (table.c.room == room) & (table.c.guest == before)
        if connection.execute(theirs.limit(1)).first() is None:
            connection.execute(update(table).where(mine).values(guest=after))
        else:
            connection.execute(delete(table).where(mine))


def forget_screens(connection: Connection, guest: int, room: str | None = None) -> None:
    """Neither links of a guest's nor what they showed themselves is left, at one table or at all."""
    for table, column in ((screen_keys, "guest"), (screens, "guest"), (screens, "screen")):
        of = delete(table).where(table.c[column] == guest)
        connection.execute(of if room is None else of.where(table.c.room == room))


def forget_screens_of(connection: Connection, rooms: Iterable[str]) -> None:
    """Whatever was shown of these tables."""
    gone = list(rooms)
    for table in (screen_keys, screens):
        connection.execute(delete(table).where(table.c.room.in_(gone)))
