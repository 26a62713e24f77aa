"""Compiled or plain: the same games, and never a build of other sources, a half-done or a broken one."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.walks import BOXES

import tesno
from tesno.bots import BOTS
from tesno.compiled import DONE, FAILED, FOLDER, PACKAGE, SOURCES, compiled_files, fingerprint, is_compiled, why_plain
from tesno.lab.compiling import build, has_compiler
from tesno.lab.worker import checksum
from tesno.load.boxes import load_box

needs_compiler = pytest.mark.skipif(not has_compiler(), reason="no C compiler")
WHICH = "from tesno.compiled import engine, why_plain; print(engine()); print(why_plain())"


def run(code: str, *arguments: object, source: Path = PACKAGE.parent, **environment: str) -> list[str]:
    """The lines that a new process prints, by the compiled engine where nothing else is said."""
    done = subprocess.run(
        [sys.executable, "-c", code, *map(str, arguments)],
        env={**os.environ, "TESNO_PLAIN": "0", "PYTHONPATH": str(source), **environment},
        capture_output=True,
        encoding="utf-8",
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_these_tests_run_by_the_code_that_was_asked_for() -> None:
    """So that the stage of compiled tests is not one of plain Python in disguise."""
    assert is_compiled() is (os.environ["TESNO_PLAIN"] == "0"), why_plain()


SUMS = """
import sys
from tesno.bots import BOTS, make_bot
from tesno.compiled import engine
from tesno.lab.worker import checksum, games_checksum
from tesno.play import Table
print(engine())
box, players = sys.argv[1], int(sys.argv[2])
print(checksum(box, players, 12))
for bot in BOTS:
    if bot == "expert" and players > 2:
        continue  # minutes by plain Python
    quick = not make_bot(bot, Table(box=box, players=players).rules(), 0, 0).needs_view
    print(bot, games_checksum(box, players, bot, 60 if quick else 1))
"""


@needs_compiler
@pytest.mark.slow
@pytest.mark.parametrize(("box", "players"), [(box, count) for box in BOXES for count in load_box(box).boards])
def test_plain_and_compiled_play_the_same_games(box: str, players: int) -> None:
    build()
    engine, *compiled = run(SUMS, box, players)
    assert engine == "compiled"
    assert len(compiled) == 1 + len(BOTS) - (players > 2)
    assert run(SUMS, box, players, TESNO_PLAIN="1") == ["plain", *compiled]


@pytest.mark.slow
def test_the_hash_seed_does_not_matter() -> None:
    code = "from tesno.lab.worker import checksum; print(checksum('base', 3, 12))"
    sums = [run(code, TESNO_PLAIN="1", PYTHONHASHSEED=seed) for seed in ("1", "4711")]
    assert sums == [[checksum("base", 3, 12)]] * 2


@needs_compiler
@pytest.mark.slow
def test_processes_of_a_compiled_one_are_compiled_too() -> None:
    build()
    code = (
        "from concurrent.futures import ProcessPoolExecutor; from multiprocessing import get_context\n"
        "from tesno.compiled import engine\n"
        "if __name__ == '__main__':\n"
        "    with ProcessPoolExecutor(1, get_context('spawn')) as pool: print(pool.submit(engine).result())"
    )
    assert run(code) == ["compiled"]
    assert run(code, TESNO_PLAIN="1") == ["plain"]


@needs_compiler
@pytest.mark.slow
def test_all_that_is_listed_runs_compiled() -> None:
    build()
    names = [path.relative_to(PACKAGE.parent).with_suffix("").as_posix().replace("/", ".") for path in compiled_files()]
    assert len(names) > 60
    code = "import importlib, sys\nfor name in sys.argv[1:]: print(importlib.import_module(name).__file__)"
    assert [path for path in run(code, *names) if path.endswith(".py")] == []
    assert [path for path in run(code, *names, TESNO_PLAIN="1") if not path.endswith(".py")] == []


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """A second checkout: the same sources elsewhere."""
    shutil.copytree(PACKAGE, tmp_path / "tesno", ignore=shutil.ignore_patterns("__pycache__", "static"))
    return tmp_path


def change(checkout: Path) -> str:
    """A change that changes nothing; returns the sources' new name."""
    with (checkout / "tesno" / "core" / "bits.py").open("a", encoding="utf-8") as file:
        file.write("# Changed.\n")
    return fingerprint(checkout / "tesno")


def test_sources_have_one_name_wherever_they_lie_and_another_after_any_change(other: Path) -> None:
    assert fingerprint(other / "tesno") == fingerprint()
    names = {fingerprint(), change(other)}
    (other / "tesno" / "boxes" / "base" / "added.py").write_text("", "utf-8")
    names.add(fingerprint(other / "tesno"))
    (other / "tesno" / "play" / "game.py").unlink()
    names.add(fingerprint(other / "tesno"))
    assert len(names) == 4


def imported_by(path: Path) -> set[Path]:
    """The files of the package that a module names in its imports, and its own package."""
    found = {path.parent / "__init__.py"}
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{entry.name}" for entry in node.names)]
        elif isinstance(node, ast.Import):
            names = [entry.name for entry in node.names]
        for name in names:
            place = PACKAGE.parent / name.replace(".", "/")
            found |= {place.with_suffix(".py"), place / "__init__.py"}
    return {file for file in found if file.is_relative_to(PACKAGE) and file.is_file()}


def test_a_build_is_named_after_all_that_it_is_made_from() -> None:
    """Constants of an imported module are part of a compiled one, so its sources must be among those hashed."""
    known: set[Path] = set()
    new = set(compiled_files())
    while new:
        known |= new
        new = {file for path in new for file in imported_by(path)} - known
    folders = {path.relative_to(PACKAGE).parts[0] for path in known}
    assert folders - {"__init__.py", "compiled.py"} == set(SOURCES)


@needs_compiler
@pytest.mark.slow
def test_two_checkouts_share_a_build_until_one_is_changed(other: Path) -> None:
    build()
    assert run(WHICH, source=other) == ["compiled", ""]
    change(other)
    assert run(WHICH, source=other) == ["plain", "it was not compiled; `tesno compile` does that"]
    assert run(WHICH) == ["compiled", ""]


def test_a_wheel_brings_its_build_along(other: Path) -> None:
    """Found inside the package; that this one is no library is noticed before anything uses it."""
    name = change(other)
    broken(other / "tesno" / "_compiled" / name)
    engine, why = run(WHICH, source=other)
    assert engine == "plain"
    assert why.startswith("the compiled modules can't be loaded: ")


def broken(folder: Path) -> None:
    """A build whose library is none."""
    folder.mkdir(parents=True)
    (folder / "code__mypyc.so").write_bytes(b"no library")
    table = {"code": "code__mypyc", "modules": {"code__mypyc": "code__mypyc.so", "tesno.core.bits": "bits.so"}}
    (folder / DONE).write_text(json.dumps(table), "utf-8")


def test_a_broken_build_is_not_used_and_games_are_played(other: Path) -> None:
    home = other / "cache"
    broken(home / FOLDER / change(other))
    code = WHICH + "\nfrom tesno.lab.worker import checksum; print(checksum('base', 2, 1))"
    engine, why, played = run(code, source=other, XDG_CACHE_HOME=str(home))
    assert engine == "plain"
    assert why.startswith("the compiled modules can't be loaded: ")
    assert played == checksum("base", 2, 1)


@pytest.mark.parametrize(
    ("file", "content", "why"),
    [
        ("half", "", "it was not compiled; `tesno compile` does that"),
        (DONE, "{", "the compiled modules can't be read: "),
        (FAILED, "no space left\n", "compiling it failed: no space left"),
    ],
)
def test_half_done_and_failed_builds_are_told_apart(other: Path, file: str, content: str, why: str) -> None:
    folder = other / "cache" / FOLDER / change(other)
    folder.mkdir(parents=True)
    (folder / file).write_text(content, "utf-8")
    engine, told = run(WHICH, source=other, XDG_CACHE_HOME=str(other / "cache"))
    assert engine == "plain"
    assert told.startswith(why)


def test_the_wish_for_plain_python_is_heard() -> None:
    assert run(WHICH, TESNO_PLAIN="1") == ["plain", "TESNO_PLAIN asks for it"]
    assert Path(tesno.__file__).suffix == ".py"
