"""Puts the server together: what it consists of while it runs, sockets, and requests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.datastructures import State
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from tesno.server.advisers import Advisers
from tesno.server.calm import calm
from tesno.server.company import Company
from tesno.server.ears import Ears
from tesno.server.gathering.onlookers import Onlookers
from tesno.server.gathering.socket import gathering_socket
from tesno.server.guard import Guard
from tesno.server.hall import Hall
from tesno.server.limiting import Limiter
from tesno.server.lobby.filling import Filler
from tesno.server.lobby.listing import Lobby
from tesno.server.measures import MeasuredStore, Measures
from tesno.server.notices.bell import Bell
from tesno.server.service import Service
from tesno.server.settings import Settings
from tesno.server.socket import table_socket
from tesno.server.spectators import Onlooking
from tesno.server.store import prepare
from tesno.server.store.upkeep import clear_abandoned
from tesno.server.talk.socket import talk_socket
from tesno.server.thinking import Thinkers

# After a start, until everybody should be back; and if the server is still busy then, so long at most.
RUSH_SECONDS = 5.0
LONGEST_RUSH_SECONDS = 60.0


def create_app(settings: Settings) -> Starlette:
    """The server as an ASGI app. The database is opened when it starts; raises DatabaseError then."""
    measures = Measures()
    requests = _Requests(settings, measures)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await prepare(settings.database)
        if settings.abandoned_days:
            clear_abandoned(settings.database, settings.abandoned_days)
        store = MeasuredStore(settings.database, measures.commits)
        thinkers = Thinkers(settings.bot_workers, settings.own)
        bell = Bell(settings.notices, store, settings.public_url)
        hall = Hall(store, thinkers, bell.asked if bell.rings else None)
        advisers = Advisers(thinkers)
        limiter = Limiter(settings.limits, settings.local, store=store)
        attendance = hall.attendance
        onlookers = Onlookers(attendance)
        onlooking = Onlooking(hall, attendance, settings.limits)
        service = Service(
            settings, store, hall, thinkers, advisers, limiter, measures, onlookers, attendance, onlooking, bell
        )
        app.state.service = service
        app.state.lobby = Lobby(store, attendance, onlooking)
        company = None
        if settings.postgres is not None and store.process is not None:
            company = Company(settings.postgres, store.process)
            store.come_back = company.sign
            await company.join(Ears(hall, onlookers, attendance, limiter, service.talk))
            limiter.tell_others(company.tell_uses)
        try:
            async with (
                measures.watching_the_loop(),
                thinkers.keeping_up(),
                hall.tidying(),
                attendance.keeping_up(),
                Filler(service).filling(),
                bell.looking(hall),
                requests.loading(app.state),
            ):
                yield
        finally:
            await advisers.close()
            await hall.close()
            if company is not None:
                await company.leave()
            thinkers.close()
            await store.close()

    app = Starlette(
        lifespan=lifespan,
        routes=[
            WebSocketRoute("/api/games/{id}/socket", table_socket),
            WebSocketRoute("/api/tables/{id}/socket", gathering_socket),
            WebSocketRoute("/api/talk/{id}/socket", talk_socket),
        ],
        middleware=[Middleware(Guard, settings=settings, refusals=measures.refusals)],
    )
    # Not a mount of all paths: none that has the end of a line in it would come there.
    app.router.default = requests
    app.state.measures = measures
    return app


class _Requests:
    """All requests. After a restart everybody comes back at once, by sockets alone: they need not wait for what takes
    as long to load as all the rest, and is loaded by the first who needs it, or when the rush is over.
    """

    def __init__(self, settings: Settings, measures: Measures) -> None:
        self._settings = settings
        self._measures = measures
        self._loading: asyncio.Future[ASGIApp] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = await self._loaded(scope["app"].state)
        await app(scope, receive, send)

    @asynccontextmanager
    async def loading(self, state: State) -> AsyncIterator[None]:
        """Meanwhile, sooner or later."""
        later = asyncio.create_task(self._load_later(state))
        try:
            yield
        finally:
            later.cancel()

    async def _load_later(self, state: State) -> None:
        await asyncio.sleep(RUSH_SECONDS)
        await calm(LONGEST_RUSH_SECONDS)
        await self._loaded(state)

    def _loaded(self, state: State) -> Awaitable[ASGIApp]:
        if self._loading is None:
            # In a thread: the sockets go on meanwhile.
            self._loading = asyncio.get_running_loop().run_in_executor(None, self._load, state)
        return asyncio.shield(self._loading)

    def _load(self, state: State) -> ASGIApp:
        from tesno.server.requests import all_requests

        return all_requests(self._settings, self._measures.refusals, state)
