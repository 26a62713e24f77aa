"""Puts the server together: requests, sockets, the page, and the published description of it all."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter
from starlette.middleware.gzip import GZipMiddleware

from tesno.server import (
    advice,
    boards,
    departures,
    forking,
    health,
    learning,
    metrics,
    rest,
    returning,
    rulebook,
    screens,
    socket,
    statistics,
)
from tesno.server.advisers import Advisers
from tesno.server.company import Company
from tesno.server.ears import Ears
from tesno.server.gathering import again
from tesno.server.gathering import requests as gathering
from tesno.server.gathering.messages import Gathered
from tesno.server.gathering.onlookers import Onlookers
from tesno.server.guard import Guard
from tesno.server.hall import Hall
from tesno.server.limiting import Limiter
from tesno.server.lobby import requests as lobby_requests
from tesno.server.lobby.filling import Filler
from tesno.server.lobby.listing import Lobby
from tesno.server.measures import MeasuredStore, Measures
from tesno.server.messages import ClientMessage, ServerMessage
from tesno.server.notices import requests as notices
from tesno.server.notices.bell import Bell
from tesno.server.page import add_page
from tesno.server.problems import add_problem_handlers
from tesno.server.rating import requests as rating
from tesno.server.service import Service
from tesno.server.settings import Settings
from tesno.server.spectators import Onlooking
from tesno.server.store import prepare
from tesno.server.store.upkeep import clear_abandoned
from tesno.server.talk import requests as talk
from tesno.server.talk.messages import Talk
from tesno.server.thinking import Thinkers

COMPRESS_FROM = 1000


def create_app(settings: Settings) -> FastAPI:
    """The server as an ASGI app. The database is opened when it starts; raises DatabaseError then."""
    measures = Measures()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
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
                hall.tidying(),
                attendance.keeping_up(),
                Filler(service).filling(),
                bell.looking(hall),
            ):
                yield
        finally:
            await advisers.close()
            await hall.close()
            if company is not None:
                await company.leave()
            thinkers.close()
            await store.close()

    app = FastAPI(
        title="Tesno",
        version=version("tesno"),
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        # The browsable pages would load scripts from elsewhere.
        docs_url=None,
        redoc_url=None,
    )
    # First, since all come at once to it after a restart, and routes are looked through in this order.
    app.include_router(socket.router)
    app.include_router(rest.router)
    app.include_router(advice.router)
    app.include_router(statistics.router)
    app.include_router(departures.router)
    app.include_router(forking.router)
    app.include_router(boards.router)
    app.include_router(rulebook.router)
    app.include_router(learning.router)
    app.include_router(gathering.router)
    app.include_router(lobby_requests.router)
    app.include_router(talk.router)
    app.include_router(again.router)
    app.include_router(rating.router)
    app.include_router(notices.router)
    app.include_router(health.router)
    app.include_router(metrics.router)
    app.include_router(returning.router)
    app.include_router(screens.router)
    app.state.refusals = measures.refusals
    add_problem_handlers(app)
    add_page(app, settings.page)
    app.add_middleware(GZipMiddleware, minimum_size=COMPRESS_FROM)
    app.add_middleware(Guard, settings=settings)
    app.openapi = lambda: _description(app)  # type: ignore[method-assign]
    return app


def _description(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document, with the messages of sockets among its schemas."""
    if app.openapi_schema is None:
        document = get_openapi(title=app.title, version=app.version, routes=app.routes)
        schemas = document["components"]["schemas"]
        for name, adapter, mode in (
            ("ClientMessage", TypeAdapter(ClientMessage), "validation"),
            ("ServerMessage", TypeAdapter(ServerMessage), "serialization"),
            ("Gathered", TypeAdapter(Gathered), "serialization"),
            ("Talk", TypeAdapter(Talk), "serialization"),
        ):
            schema = adapter.json_schema(mode=mode, ref_template="#/components/schemas/{model}")  # type: ignore[arg-type]
            for model, definition in schema.pop("$defs").items():
                schemas.setdefault(model, definition)
            schemas[name] = schema
        app.openapi_schema = document
    return app.openapi_schema
