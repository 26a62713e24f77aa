"""What a browser has already need not be sent again: it asks with the tag that it was given."""

from __future__ import annotations

import hashlib

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

# Kept, and asked about each time: after an update of the server nobody sees a mixture of old and new.
CHECK_AGAIN = "no-cache"


def tag_of(text: str) -> str:
    """By which a text is known. Weak: it stays the same when the text is sent compressed."""
    return f'W/"{hashlib.sha256(text.encode()).hexdigest()[:32]}"'


def unless_known(request: Request, response: Response) -> Response:
    """The response, which has an ETag; or, to whoever has that already, only that nothing has changed."""
    if not _knows(request.headers, response.headers["etag"]):
        return response
    kept = {name: response.headers[name] for name in ("etag", "cache-control") if name in response.headers}
    return Response(status_code=304, headers=kept)


def _knows(headers: Headers, tag: str) -> bool:
    named = [name.strip() for name in headers.get("if-none-match", "").split(",")]
    return "*" in named or tag.removeprefix("W/") in [name.removeprefix("W/") for name in named]
