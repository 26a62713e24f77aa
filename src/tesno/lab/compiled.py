"""Builds the core with mypyc, from the same source, into a directory of its own; plain Python is always there."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import tesno

# What is compiled, relative to the package; what is listed as plain gains nothing from it.
COMPILED = ("core/*.py", "boxes/*/*.py", "traits/compiling.py", "traits/conversion.py", "traits/placing.py")
PLAIN = ("__init__.py", "view.py", "notation.py", "explain.py")


class CannotCompile(RuntimeError):
    """The compiled core can't be built here; says why and what would help."""


def package_folder() -> Path:
    return Path(tesno.__file__).parent


def compiled_files(package: Path) -> list[Path]:
    """The modules that are compiled."""
    found = (path for pattern in COMPILED for path in package.glob(pattern))
    return sorted(path for path in found if path.name not in PLAIN)


def is_compiled() -> bool:
    """Whether this very process runs the compiled core."""
    from tesno.core import game

    return not game.__file__.endswith(".py")


def _fingerprint(package: Path) -> str:
    digest = hashlib.sha256(sys.version.encode())
    for path in sorted(path for path in package.rglob("*") if path.suffix in (".py", ".toml", ".json", ".ftl")):
        digest.update(str(path.relative_to(package)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _home() -> Path:
    """Inside the environment when it may be written to, so that it goes away with it."""
    if os.access(sys.prefix, os.W_OK):
        return Path(sys.prefix) / "tesno-compiled"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tesno-compiled"


def built() -> Path | None:
    """Where the compiled core of the present source lies, if it was built."""
    found = _home() / _fingerprint(package_folder())
    return found if (found / "done").exists() else None


def build() -> Path:
    """The folder to put first on PYTHONPATH for the compiled core; builds it unless it is there.

    Raises CannotCompile.
    """
    found = built()
    if found is not None:
        return found
    package = package_folder()
    target = _home() / _fingerprint(package)
    _home().mkdir(parents=True, exist_ok=True)
    # Built aside and renamed when whole: two builders at once don't disturb each other.
    with tempfile.TemporaryDirectory(dir=_home(), prefix="building-") as name:
        folder = Path(name) / "built"
        _compile(package, folder)
        (folder / "done").touch()
        for old in _home().iterdir():
            if old != target and not old.name.startswith("building-"):
                shutil.rmtree(old, ignore_errors=True)
        with contextlib.suppress(OSError):
            folder.rename(target)
    return target


def _compile(package: Path, folder: Path) -> None:
    shutil.copytree(package, folder / "tesno", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    files = [str(path.relative_to(folder)) for path in compiled_files(folder / "tesno")]
    environment = {**os.environ, "PYTHONPATH": str(folder), "MYPYPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "-m", "mypyc", *files],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        last = (done.stderr or done.stdout).strip().splitlines()[-1:] or ["no message"]
        raise CannotCompile(f"{last[0]} (a C compiler and `pip install 'tesno[bench]'` are needed)")
    shutil.rmtree(folder / "build", ignore_errors=True)
