"""Whether the other side of a socket still answers: long before it is given up, others may want to know."""

from __future__ import annotations

from collections.abc import Callable

from starlette.websockets import WebSocket

KEY = "tesno.line"  # its name in the scope of a connection


class Line:
    """`heard` is told when it falls silent, and when it is heard of again."""

    def __init__(self) -> None:
        self.silent = False
        self.heard: Callable[[], None] = _nobody_listens

    def becomes(self, silent: bool) -> None:
        if silent != self.silent:
            self.silent = silent
            self.heard()


def line_of(socket: WebSocket) -> Line:
    """That of a socket; one that never falls silent where nobody asks whether it is there."""
    found = socket.scope.get(KEY)
    return found if isinstance(found, Line) else Line()


def _nobody_listens() -> None:
    """At first."""
