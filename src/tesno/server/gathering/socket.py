"""The socket of a table where people gather: tells how it stands at every change; whoever has it open is there."""

from __future__ import annotations

from starlette.websockets import WebSocket

from tesno.server.door import NOT_FOUND, Closing, Visit, let_in
from tesno.server.gathering.hosting import settle, told
from tesno.server.gathering.messages import Gathered
from tesno.server.gathering.mixing import Mixing
from tesno.server.links import origin_of
from tesno.server.telling import tell_news

NO_TABLE = "there is no such table"


async def gathering_socket(socket: WebSocket) -> None:
    await let_in(socket, _converse)


async def _converse(visit: Visit) -> None:
    service, socket = visit.service, visit.socket
    origin = origin_of(socket)

    async def tell() -> float | None:
        row = await settle(service, visit.id)
        if row is None:
            raise Closing(NOT_FOUND, NO_TABLE)
        await socket.send_text(Gathered(gathering=told(service, row, visit.guest, origin)).model_dump_json())
        # Whoever keeps the others waiting is named without anybody asking.
        return None if row.mixing is None else Mixing.from_json(row.mixing).seconds_left(service.clock())

    # Nobody is there where nothing is.
    if await visit.looked_up(lambda: service.store.gathering(visit.id)) is None:
        raise Closing(NOT_FOUND, NO_TABLE)
    with service.onlookers.looking(visit.id, visit.guest_id) as news:
        await tell_news(socket, news, tell)
