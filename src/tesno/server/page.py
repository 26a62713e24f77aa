"""Serves the built page: its files, and the page itself for every address that is its own."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, PlainTextResponse, Response

from tesno.server.caching import CHECK_AGAIN, unless_known
from tesno.server.packing import packed_file
from tesno.server.problems import Refusal

NOT_BUILT = "The page of this server is not built. From a checkout: ./play builds it; the API works without it.\n"
# Files whose names carry a hash of their content never change.
FOR_EVER = "public, max-age=31536000, immutable"


def add_page(app: FastAPI, folder: Path | None) -> None:
    """Answer every GET that the API does not."""

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path == "api" or path.startswith("api/"):
            raise Refusal(404, "not_found", "no such address; see /api/openapi.json")
        if folder is None or not (folder / "index.html").is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        file = _file(folder, path)
        if file is not None:
            return _sent(request, file, FOR_EVER if path.startswith("assets/") else CHECK_AGAIN)
        if "." in path.rpartition("/")[2]:
            raise Refusal(404, "not_found", f"no such file: {path[:200]}")
        return _sent(request, folder / "index.html", CHECK_AGAIN)


def _sent(request: Request, file: Path, keep: str) -> Response:
    # With what the system says of the file it has its tag at once.
    whole = FileResponse(file, headers={"cache-control": keep}, stat_result=file.stat())
    return packed_file(request, unless_known(request, whole), file)


def _file(folder: Path, path: str) -> Path | None:
    """The file of the page that an address names."""
    try:
        file = (folder / path).resolve()
        return file if file.is_file() and file.is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):
        # Too long for a name, or with a character no name can have.
        return None
