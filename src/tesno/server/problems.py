"""Every refusal of a request looks alike: a status, a code for programs, a sentence for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlette.responses import JSONResponse

from tesno.server.exposition import Counts
from tesno.server.wire import Problem

OVERLOADED = "the server is busy just now, and nothing has changed; try again in a moment"


class Refusal(Exception):
    """A request that is refused."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        super().__init__(detail)
        self.status = status
        self.code = code
        self.detail = detail


def problem(refusals: Counts, status: int, code: str, detail: str) -> JSONResponse:
    """The answer to a request that is refused, and counted."""
    refusals.count("request", code)
    return JSONResponse(Problem(code=code, detail=detail).model_dump(), status)


def readable(errors: Sequence[Any]) -> str:
    """What is wrong with a body, one sentence per error: `seats.0.kind: Input should be 'human' or 'bot'`."""
    found = [f"{'.'.join(str(part) for part in error['loc']) or 'message'}: {error['msg']}" for error in errors[:5]]
    more = f"; and {len(errors) - 5} more" if len(errors) > 5 else ""
    return "; ".join(found) + more
