"""Sockets that end when they are told to, even if nobody reads at the other side."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

# Seconds for the other side to read what was sent and to say goodbye. Less than the grace of a server that ends.
LINGERING = 2.0


class Connection(WebSocketsSansIOProtocol):
    """Closing a transport waits until all is read, however long that takes; this one is cut off after a while."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._cut_off_later()

    def shutdown(self) -> None:
        super().shutdown()
        self._cut_off_later()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._cut_off_later()

    def _cut_off_later(self) -> None:
        self.loop.call_later(LINGERING, self.transport.abort)
