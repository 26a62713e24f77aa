"""Texts of content and map files, with the name they are known by; a game carries them along, not paths."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from tesno.load.errors import ContentError

LARGEST_FILE = 256 * 1024


class Source(NamedTuple):
    """A file's name, for messages, and its text."""

    name: str
    text: str


def read_source(path: Path | str) -> Source:
    """A file's text; raises ContentError when it can't be read or can't be one of ours."""
    path = Path(path)
    try:
        size = path.stat().st_size
        if size > LARGEST_FILE:
            raise ContentError(path, "", f"is {size} bytes long", f"at most {LARGEST_FILE} are read")
        return Source(str(path), path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ContentError(path, "", error.strerror or str(error), "check the path") from error
    except UnicodeDecodeError as error:
        problem = f"is not UTF-8 text at byte {error.start}"
        raise ContentError(path, "", problem, "save it as UTF-8") from error
