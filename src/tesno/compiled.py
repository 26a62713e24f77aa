"""Which code runs: modules compiled by mypyc where they were built from exactly these sources, otherwise plain Python.

Both are the same source and play the same games; `tesno.lab.compiling` builds. A build lies in a folder of its own,
named after what it was made from, and is never changed: sources that differ by a letter do not find it, and a running
process keeps what it has loaded. `TESNO_PLAIN=1` chooses plain Python.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent
PLAIN_WISH: Final = "TESNO_PLAIN"

# What is compiled, relative to the package. The rest of these folders would gain nothing, or is what users subclass.
COMPILED: Final = (
    "core/*.py",
    "boxes/*/*.py",
    "traits/aids.py",
    "traits/compiling.py",
    "traits/conversion.py",
    "traits/levy.py",
    "traits/placing.py",
    "play/ledger.py",
    "bots/arena.py",
    "bots/features.py",
    "bots/foresight.py",
    "bots/greedy.py",
    "bots/habits.py",
    "bots/levels.py",
    "bots/mind.py",
    "bots/outlook.py",
    "bots/planner.py",
    "bots/uniform.py",
)
LEFT_PLAIN: Final = ("__init__.py", "view.py", "notation.py", "explain.py")
# A compiled module holds constants of what it imports, so all of these folders are what a build is made from.
SOURCES: Final = ("core", "traits", "boxes", "load", "position", "play", "bots")

FOLDER: Final = "tesno-builds"
EMBEDDED: Final = "_compiled"  # inside the package, in a wheel
DONE: Final = "modules.json"  # written last: module names with their files
FAILED: Final = "failed.txt"  # instead of it, why these sources could not be compiled


def compiled_files(package: Path = PACKAGE) -> list[Path]:
    """The modules that are compiled."""
    found = (path for pattern in COMPILED for path in package.glob(pattern))
    return sorted(path for path in found if path.name not in LEFT_PLAIN)


def fingerprint(package: Path = PACKAGE) -> str:
    """A name for what these sources become on this Python and machine."""
    digest = hashlib.sha256(f"{EXTENSION_SUFFIXES[0]} {_machine()}".encode())
    paths = [package / "compiled.py", package / "lab" / "compiling.py"]
    for part in SOURCES:
        paths += sorted((package / part).rglob("*.py"))
    for path in paths:
        content = path.read_bytes()
        digest.update(f"\0{path.relative_to(package).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()[:20]


def _machine() -> str:
    return os.uname().machine if hasattr(os, "uname") else os.environ.get("PROCESSOR_ARCHITECTURE", "")


def homes() -> Iterator[Path]:
    """Where builds may lie: in the installed package, in the environment, in the user's cache."""
    yield PACKAGE / EMBEDDED
    yield from writable_homes()


def writable_homes() -> Iterator[Path]:
    """Where builds are made: in an environment of one's own they go away with it."""
    if sys.prefix != sys.base_prefix:
        yield Path(sys.prefix) / FOLDER
    cache = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    yield Path(cache or os.path.expanduser("~/.cache")) / FOLDER


def built(name: str) -> Path | None:
    """Where the build of this fingerprint lies, if it was finished."""
    for home in homes():
        if (home / name / DONE).is_file():
            return home / name
    return None


class _Finder:
    """Finds the compiled modules of one build; whatever else is imported is left to Python."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        return None if file is None else spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


# Why plain Python runs; empty when the compiled modules do, None until `choose` was called.
_why_plain: str | None = None


def choose() -> None:
    """Decide, once per process and before any other module of the package is loaded, which code runs."""
    global _why_plain
    if _why_plain is None:
        _why_plain = _use_build()


def _use_build() -> str:
    if plain_wished():
        return f"{PLAIN_WISH} asks for it"
    try:
        name = fingerprint()
        folder = built(name)
        if folder is None:
            return _why_not_built(name)
        table = json.loads((folder / DONE).read_text("utf-8"))
        finder = _Finder({module: str(folder / file) for module, file in table["modules"].items()})
        code = table["code"]
    except (OSError, ValueError, KeyError) as error:
        return f"the compiled modules can't be read: {error}"
    sys.meta_path.insert(0, finder)
    try:
        # All code is in this one; a build that does not fit this machine is noticed here, before anything uses it.
        import_module(code)
    except ImportError as error:
        sys.meta_path.remove(finder)
        return f"the compiled modules can't be loaded: {error}"
    return ""


def _why_not_built(name: str) -> str:
    for home in writable_homes():
        failed = home / name / FAILED
        if failed.is_file():
            return f"compiling it failed: {failed.read_text('utf-8').strip()}"
    return "it was not compiled; `tesno compile` does that"


def is_compiled() -> bool:
    """Whether this very process runs compiled modules."""
    return _why_plain == ""


def is_compiled_now() -> bool:
    """Whether a process that starts now would run compiled modules: they may have been built since this one started."""
    return is_compiled() or (not plain_wished() and built(fingerprint()) is not None)


def engine() -> str:
    """What this process runs, for people and reports: `compiled` or `plain`."""
    return "compiled" if is_compiled() else "plain"


def why_plain() -> str:
    """Why this process runs plain Python; empty when it does not."""
    return _why_plain or ""


def plain_wished() -> bool:
    return os.environ.get(PLAIN_WISH, "0") not in ("", "0")
