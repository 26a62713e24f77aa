"""What everybody is sent alike, the page and its words, is compressed for the first who asks and kept like that.

Compressing them anew for every newcomer would hold up all tables for as long as dozens of moves do. What is not in here
is compressed on its way out (requests.py).
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Final

from fastapi.responses import FileResponse
from starlette.requests import Request
from starlette.responses import Response

# Shorter answers are sent as they are.
COMPRESS_FROM: Final = 1000
# All files of the page and its boards, and all words: some hundred, a few MB together.
KEPT: Final = 500
# Pictures and fonts that are compressed in themselves would not become smaller.
_TEXTS: Final = {".css", ".html", ".js", ".json", ".svg", ".webmanifest"}
_OF_THE_FILE: Final = ("accept-ranges", "content-length")
_ENCODING: Final = {"content-encoding": "gzip", "vary": "accept-encoding"}


def packed_text(request: Request, response: Response, text: str) -> Response:
    """The response that consists of this text, compressed if the browser can read that."""
    if _can_read(request) and len(response.body) >= COMPRESS_FROM:
        response.body = _text(text)
        response.headers.update({**_ENCODING, "content-length": str(len(response.body))})
    return response


def packed_file(request: Request, response: Response, file: Path) -> Response:
    """The same for the response that is this file; a part of a file is sent as it is."""
    if not isinstance(response, FileResponse) or response.stat_result is None:
        return response
    stat = response.stat_result
    whole = "range" not in request.headers and stat.st_size >= COMPRESS_FROM
    if not (whole and file.suffix in _TEXTS and _can_read(request)):
        return response
    headers = {name: value for name, value in response.headers.items() if name not in _OF_THE_FILE}
    return Response(_file(file, stat.st_mtime_ns, stat.st_size), headers={**headers, **_ENCODING})


def _can_read(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


@lru_cache(maxsize=KEPT)
def _text(text: str) -> bytes:
    return gzip.compress(text.encode(), mtime=0)


@lru_cache(maxsize=KEPT)
def _file(file: Path, _changed: int, _size: int) -> bytes:
    """A file that was changed is read again."""
    return gzip.compress(file.read_bytes(), mtime=0)
