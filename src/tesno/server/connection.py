"""Connections that end when they are told to, even if the other side never ends its question or reads no answer."""

from __future__ import annotations

import asyncio
import json
from http import HTTPStatus
from typing import Any, cast

import h11
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request

from tesno.server.crowd import Crowd
from tesno.server.exposition import Counts
from tesno.server.limiting import Window
from tesno.server.line import KEY, Line
from tesno.server.settings import Limits

# Seconds for the other side to read what was sent and to say goodbye. Less than the grace of a server that ends.
LINGERING = 2.0
# Seconds between two questions whether the other side is there; without an answer it counts as gone for those who wait
# for it, and after more it is. Together they keep within ten seconds, what is noticed at once included.
PING_EVERY = 4.0
SILENT_AFTER = 3.0
GIVEN_UP_AFTER = 20.0
# So many messages may wait to be understood before no more of them are read; to stop and go on costs the system's time.
READ_AHEAD = 8
# What a reader must take in at least while its patience is tried: less is no reading.
LEAST_READ = 16 * 1024
# Half the work of uvicorn's own way for a quarter more bytes. Each message is compressed for itself: to remember one
# for the next takes 45 kB a socket, and the scene before is longer than what is remembered.
COMPRESSION = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"level": 1, "memLevel": 5},
)


class ConnectionConfig(Config):
    """What uvicorn hands to each connection."""

    def __init__(self, app: Any, limits: Limits, crowd: Crowd, refusals: Counts, **rest: Any) -> None:
        super().__init__(
            app,
            http=RequestConnection,
            ws=Connection,
            ws_ping_interval=PING_EVERY,
            ws_ping_timeout=GIVEN_UP_AFTER,
            **rest,
        )
        self.limits = limits
        self.crowd = crowd
        self.refusals = refusals


class RequestConnection(H11Protocol):
    """Requests must be said in time, and answers read; both are without end for uvicorn."""

    config: ConnectionConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._limits = self.config.limits
        self._crowd = self.config.crowd
        self._awaited: Any = None  # the state of h11 in which it waits for the other side
        self._patience: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None
        if self._crowd.enter(transport, self.client[0] if self.client else ""):
            self._await(h11.IDLE, self._limits.header_seconds)
        else:
            self._part(503, "too_many_connections", "too many connections; try again later")

    def connection_lost(self, exc: Exception | None) -> None:
        self._crowd.leave(self.transport)
        self._await(None)
        self.resume_writing()
        super().connection_lost(exc)

    # What the other side says.

    def handle_events(self) -> None:
        super().handle_events()
        state = self.conn.their_state
        if self.transport.is_closing() or self.transport.get_protocol() is not self or state is self._awaited:
            return
        if state is h11.IDLE:
            if self.conn.trailing_data[0]:
                # Part of the next request is there: it has more time than one that may never come.
                self._unset_keepalive_if_required()
            self._await(h11.IDLE, self.timeout_keep_alive + self._limits.header_seconds)
        elif state is h11.SEND_BODY:
            # The app has answered by then; this is for those who go on sending nevertheless.
            self._await(h11.SEND_BODY, self._limits.body_seconds + LINGERING)
        else:
            self._await(None)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._await(None)
        super().handle_websocket_upgrade(event)

    def shutdown(self) -> None:
        super().shutdown()
        if self._awaited is not None:
            # The app would wait for the rest of it.
            self.transport.abort()

    def _await(self, state: Any, seconds: float = 0) -> None:
        """The other side has so long to go on from this state of h11; None: it is the server's turn."""
        self._awaited = state
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        if state is None:
            self._crowd.is_served(self.transport)
        else:
            self._crowd.waits(self.transport)
            self._patience = self.loop.call_later(seconds, self._lose_patience)

    def _lose_patience(self) -> None:
        if self._awaited is h11.IDLE and self.conn.trailing_data[0]:
            self._part(408, "too_slow", "the request was not sent in time")
        else:
            self.transport.abort()

    def _part(self, status: int, code: str, detail: str) -> None:
        """Say why, and end it; there is no request that uvicorn could answer."""
        self.config.refusals.count("request", code)
        body = json.dumps({"code": code, "detail": detail}).encode()
        self.transport.write(
            f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode()
            + body
        )
        self.transport.close()
        self.loop.call_later(LINGERING, self.transport.abort)

    # What it reads.

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _watch_reading(self) -> None:
        left = self.transport.get_write_buffer_size()
        self._reading = self.loop.call_later(self._limits.reading_seconds, self._check_reading, left)

    def _check_reading(self, left: int) -> None:
        if self.transport.get_write_buffer_size() > left - LEAST_READ:
            self.transport.abort()
        else:
            self._watch_reading()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            # Closing waits until all is read, however long that takes.
            self.loop.call_later(self._limits.reading_seconds, self.transport.abort)


class Connection(WebSocketsSansIOProtocol):
    """Closing a transport waits until all is read, however long that takes; this one is cut off after a while."""

    config: ConnectionConfig

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.crowd.leave(self.transport)
        super().connection_lost(exc)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.conn.available_extensions = [COMPRESSION]
        limits = self.config.limits
        self._odd_frames = Window(limits.messages, limits.message_seconds, self.loop.time)
        self._line = Line()
        self._silence: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            cast(dict[str, Any], self.scope)[KEY] = self._line

    def send_receive_event_to_app(self) -> None:
        # For uvicorn one is too many already.
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= READ_AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: Any) -> None:
        if self.close_sent and message["type"] == "websocket.send":
            # Given up since it answered no ping: nothing has gone wrong here.
            raise ClientDisconnected
        await super().send(message)

    def send_keepalive_ping(self) -> None:
        super().send_keepalive_ping()
        self._silence = self.loop.call_later(SILENT_AFTER, self._line.becomes, True)

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        if self.pending_ping_payload is None:
            self._listen_no_more()
            self._line.becomes(silent=False)

    def stop_keepalive(self) -> None:
        super().stop_keepalive()
        self._listen_no_more()

    def _listen_no_more(self) -> None:
        if self._silence is not None:
            self._silence.cancel()
            self._silence = None

    def handle_ping(self) -> None:
        self._count_frame()
        super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        self._count_frame()
        super().handle_cont(event)

    def _count_frame(self) -> None:
        """Pings and parts of messages are not seen by the app, and so not counted there."""
        # What has come with it is read to its end.
        if not self._odd_frames.use("") and not self.transport.is_closing():
            self.config.refusals.count("message", "too_many_messages")
            self.transport.abort()

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
