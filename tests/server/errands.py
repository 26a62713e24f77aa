"""Things that tests have workers do: each notes that it was begun, and some wait for leave to end."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Errand:
    """`folder` has the notes, and the leave for those who wait for one."""

    folder: Path
    name: str
    waits: bool = False

    @property
    def leave(self) -> Path:
        return self.folder / f"{self.name}.leave"


def run(errand: Errand) -> int:
    """In the worker: the number of its process."""
    with (errand.folder / "begun").open("a", encoding="utf-8") as file:
        file.write(f"{errand.name}\n")
    while errand.waits and not errand.leave.exists():
        time.sleep(0.005)
    return os.getpid()


def die(_: None) -> None:
    """In the worker."""
    os._exit(1)


def fail(_: None) -> None:
    """In the worker."""
    raise LookupError("the unexpected")


def begun(folder: Path) -> list[str]:
    """The errands in the order in which they were begun."""
    path = folder / "begun"
    return path.read_text("utf-8").split() if path.exists() else []
