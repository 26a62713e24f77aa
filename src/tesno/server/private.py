"""New folders and files that nobody else may read: the seeds of running games are in them."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def private_folder(path: Path) -> None:
    """Have a folder; one that is there already stays as its owner wanted it. Raises OSError."""
    path.mkdir(parents=True, exist_ok=True, mode=0o700)


def private_file(path: Path) -> None:
    """Have a file. SQLite gives those it keeps beside a database the same rights. Raises OSError."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
