"""The socket of talk at a table: tells what was said, and then whatever is."""

from __future__ import annotations

from starlette.websockets import WebSocket

from tesno.server.door import NOT_FOUND, Closing, Visit, let_in
from tesno.server.guests import guest_of
from tesno.server.service import Service
from tesno.server.store import GuestRow, SayingRow
from tesno.server.talk.circles import Circle, circle_of
from tesno.server.talk.messages import EMOTES, MOST_TEXT, PHRASES, Saying, Talk
from tesno.server.telling import tell_news

MOST_TOLD = 50  # of what was said before somebody came
NO_TALK = "there is no such table, or no talk at it"


async def talk_socket(socket: WebSocket) -> None:
    await let_in(socket, _converse)


async def _converse(visit: Visit) -> None:
    """Until the other side leaves, or may not hear it any more: a seat may change hands, a guest be banned."""
    service, socket = visit.service, visit.socket
    heard = 0
    was_quiet: bool | None = None

    async def tell() -> None:
        nonlocal heard, was_quiet
        guest = await guest_of(service.store, socket.cookies)
        circle = await circle_of(service, visit.id, guest)
        if circle is None:
            raise Closing(NOT_FOUND, NO_TALK)
        talk = await told(service, circle, guest, heard)
        if talk.sayings or talk.quiet != was_quiet:
            heard, was_quiet = max((saying.number for saying in talk.sayings), default=heard), talk.quiet
            await socket.send_text(talk.model_dump_json())

    with service.talk.awaited(visit.id) as news:
        await tell_news(socket, news, tell)


def told_saying(circle: Circle, row: SayingRow) -> Saying:
    seat, name = circle.speaker(row)
    facts = {"kind": row.kind, "what": row.what, "said": row.created}
    return Saying.model_validate({"number": row.number, "who": row.public or "", "seat": seat, "name": name, **facts})


async def told(service: Service, circle: Circle, guest: GuestRow | None, after: int) -> Talk:
    rows, is_quiet = await service.store.sayings(circle.room, circle.channel, after, MOST_TOLD)
    return Talk(
        talk=circle.talk,
        quiet=is_quiet,
        hosting=circle.hosting,
        watching=circle.channel == "watchers",
        me="" if guest is None else guest.public,
        phrases=list(PHRASES),
        emotes=list(EMOTES),
        most_text=MOST_TEXT,
        sayings=[told_saying(circle, row) for row in rows],
    )
