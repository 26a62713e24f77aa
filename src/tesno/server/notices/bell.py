"""The bell: whoever is asked and is not here is told so, once, wherever they want to be told."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from tesno.server.limiting import AN_HOUR, Window
from tesno.server.live import LiveGame
from tesno.server.notices import outgoing
from tesno.server.notices.mail import letter
from tesno.server.notices.wording import Notice, notice_of
from tesno.server.settings import NoticeSettings
from tesno.server.store import Overloaded, Store
from tesno.server.store.notices import WayRow

if TYPE_CHECKING:
    from tesno.server.hall import Hall
    from tesno.server.notices.push import Signer

# Seconds between two looks for those who were not told, because a server ended before it could.
LOOKS = 300.0
QUESTIONS_AN_HOUR = 5
# What a push service says of somebody who is there no more.
GONE = (404, 410)

log = logging.getLogger("tesno")


class Bell:
    def __init__(self, settings: NoticeSettings, store: Store, public_url: str) -> None:
        """Raises BadKey or OSError when the key for web push can't be used."""
        self._settings = settings
        self._store = store
        self._public_url = public_url
        # By guest and by address: nobody's letterbox is filled by somebody else.
        self._questions = Window(QUESTIONS_AN_HOUR, AN_HOUR, time.monotonic)
        self._ringing: set[asyncio.Task[None]] = set()
        self.signer: Signer | None = None
        if settings.push_key is not None:
            from tesno.server.notices.push import Signer

            self.signer = Signer.read(settings.push_key, settings.push_contact or public_url)

    @property
    def mails(self) -> bool:
        return self._settings.mail is not None

    @property
    def rings(self) -> bool:
        """Whether anybody can be told anything."""
        return self.mails or self.signer is not None

    # Who is to be told.

    def asked(self, live: LiveGame) -> None:
        """A game has come to a new version: perhaps somebody is asked who is not there."""
        guest = asked_guest(live)
        if guest is None:
            return
        if not is_there(live, guest):
            self._begin(self._wait(live, guest, live.version))
        elif self._store.process is not None:
            # Another process does not know that they see it here.
            self._begin(self._note_seen(live, guest, live.version))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._ringing.add(task)
        task.add_done_callback(self._ringing.discard)

    async def _wait(self, live: LiveGame, guest: int, version: int) -> None:
        """Whoever only loads the page anew, or is quick to answer, is not told."""
        await asyncio.sleep(self._settings.grace)
        if live.version == version and not live.closed and not is_there(live, guest):
            await self._trying(self.tell(live.row.id, guest, version))

    async def _note_seen(self, live: LiveGame, guest: int, version: int) -> None:
        await self._trying(self._store.notices.note(live.row.id, guest, version, sent=False))

    async def _trying(self, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        except (Overloaded, SQLAlchemyError) as error:
            # The next look finds them.
            log.warning("who waits for whom can't be read or written now: %s", error)

    @asynccontextmanager
    async def looking(self, hall: Hall) -> AsyncIterator[None]:
        """Meanwhile those are looked for who were not told in time."""
        looks = asyncio.create_task(self._look(hall)) if self.rings else None
        try:
            yield
        finally:
            tasks = [task for task in (looks, *self._ringing) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _look(self, hall: Hall) -> None:
        while True:
            await asyncio.sleep(LOOKS)
            await self._trying(self.look_around(hall))

    async def look_around(self, hall: Hall) -> None:
        """Tell all who are asked, are not here, and were not told."""
        for found in await self._store.notices.waiting():
            live = hall.held(found.game)
            if live is None or not is_there(live, found.guest):
                await self.tell(found.game, found.guest, found.version)

    # Telling.

    async def tell(self, game: str, guest: int, version: int) -> None:
        """By all ways a guest has, unless they were told already."""
        ways = [way for way in await self._store.notices.ways_of(guest) if way.confirmed and self._knows(way)]
        row = await self._store.game(game) if ways else None
        if row is None or not await self._store.notices.note(game, guest, version, sent=True):
            return
        spoken = await self._store.notices.language_of(guest)
        for way in ways:
            await self._send(way, notice_of(row, guest, way.language or spoken))

    def _knows(self, way: WayRow) -> bool:
        """Whoever runs the server may have ended what guests had asked for."""
        return self.mails if way.kind == "mail" else self.signer is not None

    async def _send(self, way: WayRow, notice: Notice) -> None:
        try:
            if way.kind == "mail":
                await asyncio.to_thread(self._mail, way, notice)
            elif await asyncio.to_thread(self._push, way, notice) in GONE:
                await self._store.notices.forget(way.id)
        except outgoing.Unsafe as error:
            log.warning("an address of guest %d is forgotten: %s", way.guest, error)
            await self._store.notices.forget(way.id)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("guest %d could not be told by %s: %r", way.guest, way.kind, error)

    def _push(self, way: WayRow, notice: Notice) -> int:
        from tesno.server.notices.push import Subscription, encrypted, headers_of

        assert self.signer is not None
        to = Subscription(way.address, **(way.keys or {}))
        headers = headers_of(self.signer, way.address, notice.game)
        body = encrypted(notice.json.encode(), to)
        status = outgoing.post(way.address, headers, body, self._settings.private_endpoints)
        if status >= 300 and status not in GONE:
            log.warning("guest %d could not be told by push: the service answers %d", way.guest, status)
        return status

    def _mail(self, way: WayRow, notice: Notice) -> None:
        link, page = f"{self._public_url}/games/{notice.game}", f"{self._public_url}/notices/stop#{way.secret}"
        self._post(way, notice.mail_subject, notice.mail_text(link, page), notice.language, stoppable=True)

    def may_ask(self, guest: int, address: str) -> bool:
        """Whether a guest may have an address asked just now; that is one use."""
        return self._questions.use(f"guest {guest}") and self._questions.use(address.lower())

    async def ask_to_confirm(self, way: WayRow) -> None:
        """Whoever reads the mails of an address says that they want ours. Raises OSError or SMTPException."""
        from tesno.server.notices.wording import confirmation

        subject, text, language = confirmation(f"{self._public_url}/notices/confirm#{way.secret}", way.language)
        await asyncio.to_thread(self._post, way, subject, text, language, False)

    def _post(self, way: WayRow, subject: str, text: str, language: str, stoppable: bool) -> None:
        server = self._settings.mail
        assert server is not None
        stop = f"{self._public_url}/api/notices/stop?key={way.secret}" if stoppable else None
        server.send(letter(server.sender, way.address, subject, text, stop, language))


def asked_guest(live: LiveGame) -> int | None:
    """The guest a game waits for."""
    course = live.course
    seat = course.held if course.held is not None else course.game.acting
    if seat < 0 or seat in course.resigned or live.row.seats[seat]["kind"] == "bot" or live.lesson is not None:
        return None
    return live.row.claims.get(seat)


def is_there(live: LiveGame, guest: int) -> bool:
    return any(watcher.guest == guest for watcher in live.watchers)
