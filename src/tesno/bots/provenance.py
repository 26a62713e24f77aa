"""By which Tesno, and by which bots of one's own, kept games were played: what is gone on with must be played by the
same."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path

from tesno.bots.own import Own, class_parts
from tesno.compiled import PACKAGE, SOURCES


def sources(besides: Sequence[str] = (), learned: bool = True) -> str:
    """A name for all that the course of a game depends on: rules, boards, bots and (`learned`) what they have learned;
    and for files of the package `besides`."""
    weights = PACKAGE / "bots" / "weights"
    paths = [path for part in SOURCES for path in sorted((PACKAGE / part).rglob("*")) if path.is_file()]
    digest = hashlib.sha256()
    for path in [*(PACKAGE / name for name in besides), *paths]:
        if "__pycache__" not in path.parts and (learned or path.parent != weights):
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


def print_of(own: Own) -> str:
    """Another one when a bot has changed, as far as can be seen: how it was named, and the files that this names. What
    these load is not looked for."""
    digest = hashlib.sha256(own.what.encode())
    for path in _files(own):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


def _files(own: Own) -> list[Path]:
    if not own.is_class:
        return [path for path in map(Path, own.command) if path.is_file()]
    home = class_parts(own.what)[0]
    if home.endswith(".py"):
        places = [Path(home)]
    else:
        module = home.replace(".", "/")
        places = [Path(base, f"{module}{end}") for base in (".", *sys.path) for end in (".py", "/__init__.py")]
    return [path for path in places if path.is_file()][:1]
