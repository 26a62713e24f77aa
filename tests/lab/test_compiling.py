"""Building: once, aside, and never in anybody's way. What the compiler does is replaced here: it takes minutes."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tesno import compiled
from tesno.compiled import DONE, FAILED, built, fingerprint
from tesno.lab import compiling
from tesno.lab.compiling import KEPT, CannotCompile, build, wanted


class Compiler:
    """Stands for mypyc: counts, and fails when told to."""

    def __init__(self) -> None:
        self.times = 0
        self.fails = ""
        self.may_end = threading.Event()
        self.may_end.set()

    def compile(self, sources: Path, folder: Path) -> None:
        self.times += 1
        assert self.may_end.wait(30)
        if self.fails:
            raise CannotCompile(self.fails)
        folder.mkdir()
        (folder / DONE).write_text("{}", "utf-8")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only place where builds lie."""
    home = tmp_path / "home"

    def homes() -> Iterator[Path]:
        yield home

    for module in (compiled, compiling):
        monkeypatch.setattr(module, "writable_homes", homes)
    monkeypatch.setattr(compiled, "homes", homes)
    monkeypatch.setattr(compiling, "has_compiler", lambda: True)
    monkeypatch.setattr(compiling, "lacking", lambda: "")
    monkeypatch.setenv("TESNO_PLAIN", "0")
    return home


@pytest.fixture
def compiler(home: Path, monkeypatch: pytest.MonkeyPatch) -> Compiler:
    compiler = Compiler()
    monkeypatch.setattr(compiling, "_compile", compiler.compile)
    return compiler


def test_it_is_built_once(home: Path, compiler: Compiler) -> None:
    assert wanted()
    assert build() == build() == built(fingerprint()) == home / fingerprint()
    assert compiler.times == 1
    assert not wanted()
    assert [path.name for path in home.iterdir()] == [fingerprint()]


def test_of_two_who_build_at_once_one_does_and_both_have_it(home: Path, compiler: Compiler) -> None:
    compiler.may_end.clear()
    found: list[Path] = []
    builders = [threading.Thread(target=lambda: found.append(build())) for _ in range(2)]
    for builder in builders:
        builder.start()
    assert built(fingerprint()) is None
    compiler.may_end.set()
    for builder in builders:
        builder.join(30)
    assert found == [home / fingerprint()] * 2
    assert compiler.times == 1


def test_a_failure_is_remembered_and_leaves_nothing_half_done(home: Path, compiler: Compiler) -> None:
    compiler.fails = "no space left"
    with pytest.raises(CannotCompile, match="no space left"):
        build()
    assert built(fingerprint()) is None
    assert not wanted()
    assert [path.name for path in home.iterdir()] == [fingerprint()]
    assert (home / fingerprint() / FAILED).read_text("utf-8") == "no space left\n"
    # Who asks for it in so many words has another try.
    compiler.fails = ""
    assert built(fingerprint()) is None
    assert build() == built(fingerprint())
    assert not (home / fingerprint() / FAILED).exists()


def test_plain_python_wants_nothing(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TESNO_PLAIN", "1")
    assert not wanted()


def test_without_a_compiler_nothing_is_wanted_and_the_cure_is_told(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setenv("TESNO_PLAIN", "0")
    monkeypatch.setenv("CC", "no-such-compiler")
    assert not compiling.has_compiler()
    assert "install gcc or clang" in compiling.lacking()


def test_builds_of_other_checkouts_stay_until_they_are_old_and_many(
    home: Path, compiler: Compiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(KEPT + 3):
        (home / f"other-{number}").mkdir(parents=True)
        (home / f"other-{number}" / DONE).touch()
    (home / "building-left").mkdir()
    build()
    assert len(list(home.glob("other-*"))) == KEPT + 3
    assert (home / "building-left").exists()
    later = time.time() + 2 * 86_400
    monkeypatch.setattr(time, "time", lambda: later)
    compiling._clear(home, home / fingerprint())
    assert len(list(home.glob("other-*"))) == KEPT
    assert not (home / "building-left").exists()
    assert built(fingerprint()) is not None


def test_where_nothing_can_be_written_one_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(compiling, "writable_homes", lambda: iter([tmp_path / "file" / "below"]))
    with pytest.raises(CannotCompile, match="can be written to"):
        compiling._home()
