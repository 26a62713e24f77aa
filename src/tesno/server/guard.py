"""The guard at the door: who may ask from where, how much at once, and what browsers must not do with the answers."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tesno.server.exposition import Counts
from tesno.server.insiders import METRICS, is_insider
from tesno.server.problems import problem
from tesno.server.settings import LOOPBACK, Settings

SAFE = ("GET", "HEAD", "OPTIONS")
FOREIGN = "requests that change something must come from this server's page"
POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Guard:
    """ASGI middleware. Cross-origin pages can open sockets and post forms: both are refused here, by their Origin."""

    def __init__(self, app: ASGIApp, settings: Settings, refusals: Counts) -> None:
        self._app = app
        self._settings = settings
        self._refusals = refusals

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if self._foreign_host(scope) or foreign(Headers(scope=scope), self._settings.public_url):
                self._refusals.count("request", "foreign_origin")
                # Closing before accepting answers the handshake with 403.
                await send({"type": "websocket.close", "code": 1008, "reason": "another site's page"})
                return
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if self._foreign_host(scope):
            await self._problem(421, "wrong_host", "this server is not known by that name")(scope, receive, guarded)
            return
        if scope["method"] not in SAFE and foreign(Headers(scope=scope), self._settings.public_url):
            await self._problem(403, "foreign_origin", FOREIGN)(scope, receive, guarded)
            return
        if {"content-length", "transfer-encoding"} <= set(Headers(scope=scope)):
            # What one server takes for the end of a request, another may take for the beginning of the next.
            why = "a body has a length or comes in chunks, not both"
            await self._problem(400, "malformed", why)(scope, receive, guarded)
            return
        limit = self._settings.limits.body_bytes
        if int(_number(Headers(scope=scope).get("content-length"))) > limit:
            await self._problem(413, "too_large", _too_large(limit))(scope, receive, guarded)
            return
        await self._app(scope, _bounded(receive, limit, self._settings.limits.body_seconds), guarded)

    def _problem(self, status: int, code: str, detail: str) -> ASGIApp:
        return problem(self._refusals, status, code, detail)

    def _foreign_host(self, scope: Scope) -> bool:
        """A name that somebody else's DNS points here; a server that was not told its address can't know all names."""
        public = self._settings.public_url
        if not public and not self._settings.local:
            return False
        if scope["path"] == METRICS and is_insider(HTTPConnection(scope), self._settings.metrics_from):
            # A program of the same network, which knows the server by that network's names.
            return False
        host = Headers(scope=scope).get("host", "")
        if public and host.lower() == authority_of(public):
            return False
        return _host_name(host) not in LOOPBACK


def foreign(headers: Headers, public_url: str) -> bool:
    """Sent by another site's page. Behind a proxy the server may be asked by another name than the browser's."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return True
    origin = headers.get("origin")
    # Programs send no Origin, and carry no cookie by accident either.
    if origin is None or (public_url and origin == public_url):
        return False
    host = headers.get("host", "")
    # By its public name it is asked by pages of the public address alone, scheme included.
    return origin.partition("://")[2] != host or (public_url != "" and host.lower() == authority_of(public_url))


def authority_of(url: str) -> str:
    """Host and port, as a browser names them."""
    return url.partition("://")[2]


def _host_name(host: str) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _number(text: str | None) -> str:
    return text if text is not None and text.isdecimal() else "0"


def _too_large(limit: int) -> str:
    return f"a body may have {limit} bytes"


def _bounded(receive: Receive, limit: int, seconds: float) -> Receive:
    """For bodies whose header does not say how long they are, and for those that never end."""
    read = 0
    whole = False
    until = asyncio.get_running_loop().time() + seconds

    async def bounded() -> Message:
        nonlocal read, whole
        if whole:
            # What is awaited now is that the other side leaves.
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError as error:
            raise HTTPException(408, f"the body did not arrive within {seconds:g} seconds") from error
        if message["type"] == "http.request":
            read += len(message.get("body", b""))
            whole = not message.get("more_body", False)
            if read > limit:
                raise HTTPException(413, _too_large(limit))
        return message

    return bounded
