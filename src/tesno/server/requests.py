"""All requests put together, the page among them, and the published description of it all."""

from __future__ import annotations

import logging
from functools import partial
from importlib.metadata import version
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import JSONResponse
from pydantic import TypeAdapter
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import State
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from tesno.server import (
    advice,
    boards,
    departures,
    forking,
    health,
    learning,
    metrics,
    problems,
    rest,
    returning,
    rulebook,
    screens,
    statistics,
)
from tesno.server.exposition import Counts
from tesno.server.faults import Unusable
from tesno.server.gathering import again
from tesno.server.gathering import requests as gathering
from tesno.server.gathering.messages import Gathered
from tesno.server.lobby import requests as lobby
from tesno.server.messages import ClientMessage, ServerMessage
from tesno.server.notices import requests as notices
from tesno.server.packing import COMPRESS_FROM
from tesno.server.page import add_page
from tesno.server.problems import OVERLOADED, Refusal, readable
from tesno.server.rating import requests as rating
from tesno.server.settings import Settings
from tesno.server.store import Overloaded
from tesno.server.talk import requests as talk
from tesno.server.talk.messages import Talk

ROUTERS = (
    rest,
    advice,
    statistics,
    departures,
    forking,
    boards,
    rulebook,
    learning,
    gathering,
    lobby,
    talk,
    again,
    rating,
    notices,
    health,
    metrics,
    returning,
    screens,
)

log = logging.getLogger("tesno")


def all_requests(settings: Settings, refusals: Counts, state: State) -> FastAPI:
    """An app for all requests of a server, which share its state."""
    app = FastAPI(
        title="Tesno",
        version=version("tesno"),
        openapi_url="/api/openapi.json",
        # The browsable pages would load scripts from elsewhere.
        docs_url=None,
        redoc_url=None,
    )
    app.state = state
    for part in ROUTERS:
        app.include_router(part.router)
    _add_problem_handlers(app, refusals)
    add_page(app, settings.page)
    app.add_middleware(GZipMiddleware, minimum_size=COMPRESS_FROM)
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


def _add_problem_handlers(app: FastAPI, refusals: Counts) -> None:
    problem = partial(problems.problem, refusals)

    @app.exception_handler(Refusal)
    async def refused(_request: Request, error: Refusal) -> JSONResponse:
        return problem(error.status, error.code, error.detail)

    @app.exception_handler(Unusable)
    async def unusable(_request: Request, error: Unusable) -> JSONResponse:
        return problem(409, error.code, str(error))

    @app.exception_handler(RequestValidationError)
    async def malformed(_request: Request, error: RequestValidationError) -> JSONResponse:
        return problem(422, "malformed", readable(error.errors()))

    @app.exception_handler(HTTPException)
    async def otherwise(_request: Request, error: HTTPException) -> JSONResponse:
        response = problem(error.status_code, _CODES.get(error.status_code, "refused"), str(error.detail))
        response.headers.update(error.headers or {})
        return response

    @app.exception_handler(Overloaded)
    async def overloaded(_request: Request, _error: Overloaded) -> JSONResponse:
        log.warning("too many use the database at once: a request is refused")
        return problem(503, "overloaded", OVERLOADED)

    @app.exception_handler(SQLAlchemyError)
    async def not_kept(_request: Request, error: SQLAlchemyError) -> JSONResponse:
        log.error("the database refuses: %s", error)
        return problem(503, "storage", "the server can't read or write its games just now; nothing has changed")


_CODES = {400: "malformed", 404: "not_found", 405: "method_not_allowed", 408: "too_slow", 413: "too_large"}
