"""Every refusal of a request looks alike: a status, a code for programs, a sentence for people."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from tesno.server.faults import Unusable
from tesno.server.store import Overloaded
from tesno.server.wire import Problem

log = logging.getLogger("tesno")

OVERLOADED = "the server is busy just now, and nothing has changed; try again in a moment"


class Refusal(Exception):
    """A request that is refused."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        super().__init__(detail)
        self.status = status
        self.code = code
        self.detail = detail


class _ProblemResponse(JSONResponse):
    """One that is counted when it is sent."""

    code = ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["app"].state.refusals.count("request", self.code)
        await super().__call__(scope, receive, send)


def problem(status: int, code: str, detail: str) -> JSONResponse:
    response = _ProblemResponse(Problem(code=code, detail=detail).model_dump(), status)
    response.code = code
    return response


def readable(errors: Sequence[Any]) -> str:
    """What is wrong with a body, one sentence per error: `seats.0.kind: Input should be 'human' or 'bot'`."""
    found = [f"{'.'.join(str(part) for part in error['loc']) or 'message'}: {error['msg']}" for error in errors[:5]]
    more = f"; and {len(errors) - 5} more" if len(errors) > 5 else ""
    return "; ".join(found) + more


def add_problem_handlers(app: FastAPI) -> None:
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
