"""Requests about notices: what this server offers, where a guest wants to be told, and the end of it."""

from __future__ import annotations

import secrets
import smtplib
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from pydantic import Field, StringConstraints

from tesno.server.notices.outgoing import Unsafe, check_address
from tesno.server.problems import Refusal
from tesno.server.rest import CHANGES, Asking, TheService, Welcomed
from tesno.server.service import Service
from tesno.server.store import GuestRow, now
from tesno.server.store.notices import WayRow
from tesno.server.wire import Incoming, Language, Outgoing, Problem

MOST_WAYS = 10

router = APIRouter(prefix="/api/notices", responses={status: {"model": Problem} for status in (421, 422, 503)})

Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
MailAddress = Annotated[
    str, StringConstraints(pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z]{2,60}$")
]


class NewPush(Incoming):
    """What a browser says of its subscription, in the words of the Push API."""

    endpoint: Annotated[str, Field(max_length=1000)]
    p256dh: Annotated[str, Field(max_length=200)]
    auth: Annotated[str, Field(max_length=100)]
    language: Language | None = None


class NewMail(Incoming):
    """An address of mail. Nothing is sent there but a question, until that is answered."""

    address: MailAddress
    language: Language | None = None


class Way(Outgoing):
    """One way to be told; an address of mail counts when it is `confirmed`."""

    id: int
    kind: Literal["push", "mail"]
    address: str
    confirmed: bool


class Notices(Outgoing):
    """What this server offers: `push` is the key to subscribe with, null where there is none; and a guest's `ways`."""

    push: str | None
    mail: bool
    ways: list[Way]


class Told(Outgoing):
    """What became of a link of a mail: the address it was about."""

    address: str


async def _offered(service: Service, guest: GuestRow | None) -> Notices:
    rows = [] if guest is None else await service.store.notices.ways_of(guest.id)
    return Notices(
        push=None if service.bell.signer is None else service.bell.signer.public,
        mail=service.bell.mails,
        ways=[_way(row) for row in rows],
    )


def _way(row: WayRow) -> Way:
    return Way(id=row.id, kind="mail" if row.kind == "mail" else "push", address=row.address, confirmed=row.confirmed)


async def _check_room(service: Service, guest: GuestRow, address: str) -> None:
    ways = await service.store.notices.ways_of(guest.id)
    if len([way for way in ways if way.address != address]) >= MOST_WAYS:
        raise Refusal(409, "too_many_ways", f"you are told in {MOST_WAYS} ways already: end one first")


@router.get("")
async def notices(guest: Asking, service: TheService) -> Notices:
    """What there is, and what the guest has chosen."""
    return await _offered(service, guest)


@router.post("/push", responses=CHANGES)
async def subscribe(wish: NewPush, guest: Welcomed, service: TheService) -> Notices:
    """Tell this browser when a game waits and nobody is there."""
    if service.bell.signer is None:
        raise Refusal(409, "not_offered", "this server sends no messages to browsers")
    from tesno.server.notices.push import BadKey, Subscription

    try:
        check_address(wish.endpoint, service.settings.notices.private_endpoints)
        Subscription(wish.endpoint, wish.p256dh, wish.auth).check()
    except (Unsafe, BadKey) as error:
        raise Refusal(422, "subscription", str(error)) from error
    await _check_room(service, guest, wish.endpoint)
    keys = {"p256dh": wish.p256dh, "auth": wish.auth}
    await _add(service, guest, "push", wish.endpoint, keys, wish.language, confirmed=True)
    return await _offered(service, guest)


@router.post("/mail", responses=CHANGES)
async def subscribe_mail(wish: NewMail, guest: Welcomed, service: TheService) -> Notices:
    """Ask an address whether it wants to be told; it is when its link was followed."""
    if not service.bell.mails:
        raise Refusal(409, "not_offered", "this server sends no mail")
    known = await service.store.notices.ways_of(guest.id)
    if any(way.address == wish.address and way.confirmed for way in known):
        return await _offered(service, guest)
    await _check_room(service, guest, wish.address)
    if not service.bell.may_ask(guest.id, wish.address):
        raise Refusal(429, "too_many_messages", "too many mails to be confirmed; try again in an hour")
    secret = await _add(service, guest, "mail", wish.address, None, wish.language, confirmed=False)
    way = await service.store.notices.way_of_secret(secret)
    assert way is not None
    try:
        await service.bell.ask_to_confirm(way)
    except (OSError, smtplib.SMTPException) as error:
        await service.store.notices.forget(way.id)
        raise Refusal(503, "mail_failed", "the mail could not be sent; check the address, or try later") from error
    return await _offered(service, guest)


async def _add(
    service: Service,
    guest: GuestRow,
    kind: str,
    address: str,
    keys: dict[str, str] | None,
    language: str | None,
    *,
    confirmed: bool,
) -> str:
    secret = secrets.token_urlsafe(24)
    await service.store.notices.add_way(
        guest=guest.id,
        kind=kind,
        address=address,
        keys=keys,
        language=language,
        secret=secret,
        confirmed=confirmed,
        created=now(),
    )
    return secret


@router.delete("/{way}", responses=CHANGES)
async def unsubscribe(way: Annotated[int, Path(ge=1, le=2**31 - 1)], guest: Welcomed, service: TheService) -> Notices:
    """Be told no more by one of one's ways."""
    if any(row.id == way for row in await service.store.notices.ways_of(guest.id)):
        await service.store.notices.forget(way)
    return await _offered(service, guest)


async def _found(service: Service, key: str) -> WayRow:
    row = await service.store.notices.way_of_secret(key)
    if row is None:
        raise Refusal(404, "not_found", "this link leads nowhere any more")
    return row


@router.post("/confirm", responses=CHANGES)
async def confirm(key: Annotated[Key, Query()], service: TheService) -> Told:
    """By the link of a mail: yes, tell this address."""
    row = await _found(service, key)
    await service.store.notices.confirm(row.id)
    return Told(address=row.address)


@router.post("/stop", responses=CHANGES)
async def stop(key: Annotated[Key, Query()], service: TheService) -> Told:
    """By the link of a mail, or by a mail program: no more of them."""
    row = await _found(service, key)
    await service.store.notices.forget(row.id)
    return Told(address=row.address)
