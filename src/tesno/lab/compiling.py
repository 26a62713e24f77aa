"""Compiles the modules that think (core, odd traits, bots) with mypyc; `tesno.compiled` finds what was built.

A build is made aside, tried out, and moved to its place when it is whole: whoever runs meanwhile is not disturbed, and
of two who build at once the second waits and takes what the first has made.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tesno.compiled import (
    DONE,
    FAILED,
    PACKAGE,
    PLAIN_WISH,
    SOURCES,
    built,
    compiled_files,
    fingerprint,
    plain_wished,
    writable_homes,
)

# Without contraction floats come out as in plain Python on every machine.
FLAGS: Final = ("-ffp-contract=off",)
# 5 to 12 % faster; a compiler that does not know them is asked again without.
FASTER: Final = ("-flto=auto", "-fno-semantic-interposition", "-fno-plt")
TOOLS: Final = "pip install 'tesno[compile]'"
KEPT: Final = 8  # builds of other sources, for other checkouts and branches that share the environment
_SUFFIX: Final = EXTENSION_SUFFIXES[0]
# Where a wheel is made, other packages that playing needs may be absent.
_TRY: Final = """
import importlib, sys
for name in sys.argv[1:]:
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("tesno"):
            raise
"""


class CannotCompile(RuntimeError):
    """The modules can't be compiled here; says why and what would help."""


def lacking() -> str:
    """What compiling needs and is not here, with the cure; empty when all is there."""
    if os.name == "posix" and _compiler() is None:
        return "there is no C compiler: install gcc or clang (on Debian and Ubuntu: apt install gcc python3-dev)"
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        return f"mypy or setuptools is missing: {TOOLS}"
    return ""


def has_compiler() -> bool:
    return os.name != "posix" or _compiler() is not None


def _compiler() -> str | None:
    usual = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(usual)


def wanted() -> bool:
    """Whether building is worth a try: it was not done for these sources, and did not fail for them."""
    name = fingerprint()
    return (
        built(name) is None
        and not any((home / name / FAILED).exists() for home in writable_homes())
        and has_compiler()
        and not plain_wished()
    )


def build() -> Path:
    """The folder of the compiled modules of the present sources; builds it unless it is there. Raises CannotCompile."""
    found = built(fingerprint())
    if found is not None:
        return found
    why = lacking()
    if why:
        raise CannotCompile(why)
    home = _home()
    with _only_one(home / f"{fingerprint()}.lock"):
        found = built(fingerprint())
        if found is not None:
            return found
        with tempfile.TemporaryDirectory(dir=home, prefix="building-") as name:
            return _build(home, Path(name))


def _build(home: Path, aside: Path) -> Path:
    copy_sources(aside / "sources" / "tesno")
    # Named after the copy: the sources may be under somebody's hands.
    target = home / fingerprint(aside / "sources" / "tesno")
    shutil.rmtree(target, ignore_errors=True)
    try:
        _compile(aside / "sources", aside / "whole")
    except CannotCompile as error:
        target.mkdir()
        (target / FAILED).write_text(f"{error}\n", "utf-8")
        raise
    (aside / "whole").rename(target)
    _clear(home, target)
    return target


def compile_sources(folder: Path) -> str:
    """Put a build of the present sources into a new folder, for a wheel; returns its name. Raises CannotCompile."""
    why = lacking()
    if why:
        raise CannotCompile(why)
    with tempfile.TemporaryDirectory(prefix="tesno-") as aside:
        sources = Path(aside)
        copy_sources(sources / "tesno")
        _compile(sources, folder)
        return fingerprint(sources / "tesno")


def copy_sources(package: Path) -> None:
    """All that a build is made from, to a folder named `tesno`."""
    for part in SOURCES:
        shutil.copytree(PACKAGE / part, package / part, ignore=shutil.ignore_patterns("__pycache__", f"*{_SUFFIX}"))
    (package / "lab").mkdir()
    for file in ("__init__.py", "compiled.py", "lab/compiling.py"):
        shutil.copy(PACKAGE / file, package / file)


def _compile(sources: Path, folder: Path) -> None:
    """Compile the modules of a copy of the sources, try them, and put them into a new folder. Raises CannotCompile."""
    files = [path.relative_to(sources) for path in compiled_files(sources / "tesno")]
    said = _mypyc(sources, files, FLAGS + FASTER)
    if said:
        said = _mypyc(sources, files, FLAGS)
    if said:
        raise CannotCompile(said)
    modules = {file.with_suffix("").as_posix().replace("/", "."): file.with_suffix(_SUFFIX) for file in files}
    (code,) = (path.name for path in sources.glob(f"*__mypyc{_SUFFIX}"))
    modules[code.removesuffix(_SUFFIX)] = Path(code)
    _try_out(sources, modules)
    for file in modules.values():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.move(sources / file, folder / file)
    table = {"code": code.removesuffix(_SUFFIX), "modules": {name: file.as_posix() for name, file in modules.items()}}
    (folder / DONE).write_text(json.dumps(table, indent=1), "utf-8")


def _mypyc(sources: Path, files: list[Path], flags: tuple[str, ...]) -> str:
    """Compile in place; returns what went wrong in a line, or nothing."""
    shutil.rmtree(sources / "build", ignore_errors=True)
    # The variable replaces the flags this Python was built with, so they are repeated.
    usual = sysconfig.get_config_var("CFLAGS") or ""
    environment = {
        **os.environ,
        "MYPYPATH": str(sources),
        "MYPYC_DEBUG_LEVEL": "0",
        "CFLAGS": " ".join([usual, *flags, os.environ.get("CFLAGS", "")]) if os.name == "posix" else "",
    }
    command = [sys.executable, "-m", "mypyc", "--ignore-missing-imports", "--follow-imports=silent", *map(str, files)]
    done = subprocess.run(
        command, cwd=sources, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    if not done.returncode:
        return ""
    lines = (done.stdout + done.stderr).strip().splitlines()
    telling = [line for line in lines if "error" in line.lower() and ": note:" not in line] or lines or ["no message"]
    return telling[-1]


def _try_out(sources: Path, modules: dict[str, Path]) -> None:
    """Load every module in a process of its own: what was built must also run."""
    environment = {**os.environ, "PYTHONPATH": str(sources), PLAIN_WISH: "1"}
    done = subprocess.run(
        [sys.executable, "-c", _TRY, *modules], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1:] or [f"exit status {done.returncode}"]
        raise CannotCompile(f"the compiled modules do not load: {last[0]}")


def _home() -> Path:
    """The first place that can be written to."""
    for home in writable_homes():
        with contextlib.suppress(OSError):
            home.mkdir(parents=True, exist_ok=True)
            if os.access(home, os.W_OK):
                return home
    raise CannotCompile("neither the environment nor the user's cache folder can be written to")


@contextlib.contextmanager
def _only_one(lock: Path) -> Iterator[None]:
    """Hold the lock of those who build the same; where there are no locks two may do so, which costs time only."""
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(ImportError):
            import fcntl

            fcntl.flock(stack.enter_context(lock.open("a")), fcntl.LOCK_EX)
            # Whoever waits for it has it open; whoever comes later finds what was built.
            stack.callback(lock.unlink, missing_ok=True)
        yield


def _clear(home: Path, newest: Path) -> None:
    """Remove what nobody has used for long, and what was left half done."""
    others = [folder for folder in home.iterdir() if folder.is_dir() and folder != newest]
    whole = [folder for folder in others if (folder / DONE).exists() or (folder / FAILED).exists()]
    long_ago = time.time() - 86_400
    for folder in others:
        if folder not in whole and folder.stat().st_mtime < long_ago:
            shutil.rmtree(folder, ignore_errors=True)
    for folder in sorted(whole, key=lambda folder: folder.stat().st_mtime, reverse=True)[KEPT:]:
        if folder.stat().st_mtime < long_ago:
            shutil.rmtree(folder, ignore_errors=True)
