"""A clock that runs only when a test turns it, and servers that go by it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.running import Running, wait_until


class Hands:
    """The hands of a clock."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def turn(self, seconds: float) -> None:
        self.now += seconds


@contextmanager
def going_by(hands: Hands, *servers: Running) -> Iterator[None]:
    """Meanwhile games that these servers take into memory go by these hands."""
    halls = [server.service.hall for server in servers]
    before = [(hall.clock, hall.wall) for hall in halls]
    for hall in halls:
        hall.clock = hall.wall = hands
    try:
        yield
    finally:
        for hall, clocks in zip(halls, before, strict=True):
            hall.clock, hall.wall = clocks


def look(server: Running, game: str) -> None:
    """Have a server look at the clock: no timer of its own knows that it was turned."""

    async def now() -> None:
        live = server.service.hall._held.get(game)
        if live is not None:
            live.attending.changed()

    server.do(now())


def wait_until_missed(server: Running, game: str, seat: int) -> None:
    """Until whoever sits there is gone by the clock as it stands: nobody watches any more a moment before that."""

    async def missed() -> bool:
        live = server.service.hall.held(game)
        return live is None or live.row.claims[seat] not in server.service.hall.attendance.here(game)

    wait_until(lambda: server.do(missed()))
