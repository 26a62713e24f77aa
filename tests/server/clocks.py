"""A clock that runs only when a test turns it, and servers that go by it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.running import Running


class Hands:
    """The hands of a clock."""

    def __init__(self) -> None:
        self.now = 5000.0

    def __call__(self) -> float:
        return self.now

    def turn(self, seconds: float) -> None:
        self.now += seconds


@contextmanager
def going_by(hands: Hands, *servers: Running) -> Iterator[None]:
    """Meanwhile games that these servers take into memory go by these hands."""
    before = [server.service.hall.clock for server in servers]
    for server in servers:
        server.service.hall.clock = hands
    try:
        yield
    finally:
        for server, clock in zip(servers, before, strict=True):
            server.service.hall.clock = clock


def look(server: Running, game: str) -> None:
    """Have a server look at the clock: no timer of its own knows that it was turned."""

    async def now() -> None:
        live = server.service.hall._held.get(game)
        if live is not None:
            live.attending.changed()

    server.do(now())
