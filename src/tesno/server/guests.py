"""Guests without an account: whoever holds a cookie's token. Only the token's hash is kept."""

from __future__ import annotations

import hashlib
import secrets

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tesno.server.addresses import address_of
from tesno.server.guard import FOREIGN, foreign
from tesno.server.limiting import Asker, Limiter
from tesno.server.problems import Refusal
from tesno.server.store import GuestRow, Store

# Before servers had ids; whoever has one stays who they were.
OLD_COOKIE = "tesno_guest"
TOKEN_BYTES = 32
FIVE_YEARS = 5 * 365 * 24 * 3600


def hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


async def cookie_name(store: Store) -> str:
    """Each server's own: browsers give the cookies of one address to all its ports."""
    return f"{OLD_COOKIE}_{await store.server_id()}"


async def guest_of(store: Store, cookies: dict[str, str]) -> GuestRow | None:
    """Who asks, or None for somebody new."""
    for name in (await cookie_name(store), OLD_COOKIE):
        token = cookies.get(name)
        guest = await store.guest(hashed(token)) if token else None
        if guest is not None:
            return guest
    return None


def asker_of(connection: HTTPConnection, guest: GuestRow | None) -> Asker:
    """By whom something is counted."""
    return Asker(None if guest is None else guest.id, address_of(connection))


async def welcome_guest(
    store: Store, limiter: Limiter, public_url: str, request: Request, response: Response
) -> GuestRow:
    """Who asks; somebody new gets a cookie."""
    secure = request.url.scheme == "https" or public_url.startswith("https:")
    name = await cookie_name(store)
    known = await guest_of(store, request.cookies)
    if known is not None:
        if name not in request.cookies:
            _give_cookie(name, request.cookies[OLD_COOKIE], secure, response)
        return known
    if foreign(request.headers, public_url):
        # Or any page could use up the new guests of its visitors' address, even by a picture.
        raise Refusal(403, "foreign_origin", FOREIGN)
    if not await limiter.new_guest(address_of(request)):
        raise Refusal(429, "too_many_guests", "too many new guests from this address; try again in an hour")
    token = secrets.token_urlsafe(TOKEN_BYTES)
    guest = await store.add_guest(hashed(token))
    _give_cookie(name, token, secure, response)
    return guest


def _give_cookie(name: str, token: str, secure: bool, response: Response) -> None:
    response.set_cookie(
        name,
        token,
        max_age=FIVE_YEARS,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
    )
