"""tools/build_page.py: builds when something changed, never otherwise, and never leaves half a page."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from tools import build_page
from tools.build_page import CannotBuild, Checkout

ROOT = Path(__file__).resolve().parent.parent

# Stands for npm: notes what it is asked, and builds a page that holds the source it was built from.
NPM = """#!{python}
import shutil, sys, time
from pathlib import Path
calls = Path({calls!r})
words = sys.argv[1:]
if words == ["--version"]:
    print("11.0.0")
    raise SystemExit
with calls.open("a") as out:
    print(words[1] if words[0] == "run" else words[0], file=out)
if words[0] == "ci":
    Path("node_modules").mkdir(exist_ok=True)
    shutil.copy("package-lock.json", "node_modules/.package-lock.json")
source = Path("src/main.ts").read_text()
if words[:2] == ["run", "build"]:
    folder = Path(words[words.index("--outDir") + 1])
    folder.mkdir(parents=True)
    (folder / "index.html").write_text(source)
if source == words[-1] or source == words[0]:
    print("a registry that is not there")
    raise SystemExit(7)
"""
NODE = """#!/bin/sh
echo v22.20.0
"""
DRAW = """
import sys
from pathlib import Path
folder = Path(sys.argv[1])
folder.mkdir()
for board in Path("src/tesno/boxes").glob("*/maps/*.json"):
    (folder / f"{board.stem}.svg").write_text(board.read_text())
with Path("calls").open("a") as out:
    print("draw", file=out)
"""
LOCK = {"packages": {"": {}, "node_modules/vite": {"version": "8.0.0"}, "node_modules/x": {"optional": True}}}


class Tree:
    """A small checkout with a Node of its own."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.checkout = Checkout(root)
        self.calls = root / "calls"
        self.write("web/package.json", "{}")
        self.write("web/package-lock.json", json.dumps(LOCK))
        self.write("web/src/main.ts", "one")
        self.write("src/tesno/boxes/base/maps/base-2.json", "{}")
        self.write("src/tesno/draw/pen.py", "")
        self.write("tools/draw_boards.py", DRAW)
        shutil.copy(ROOT / "tools" / "build_page.py", root / "tools")
        (root / "src" / "tesno" / "server").mkdir()
        self.program("node", NODE)
        self.program("npm", NPM.format(python=sys.executable, calls=str(self.calls)))

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def program(self, name: str, text: str) -> None:
        self.write(f"bin/{name}", text)
        (self.root / "bin" / name).chmod(0o755)

    def build(self) -> list[str]:
        """What was run for a build."""
        self.calls.write_text("", encoding="utf-8")
        build_page.build(self.checkout)
        return sorted(self.calls.read_text("utf-8").split())

    def page(self) -> dict[str, str]:
        folder = self.checkout.page
        return {
            path.relative_to(folder).as_posix(): path.read_text("utf-8")
            for path in folder.rglob("*")
            if path.is_file() and path.name != "stamp.json"
        }


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
    made = Tree(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"), prepend=os.pathsep)
    return made


def test_a_first_build_makes_everything_and_a_second_nothing(tree: Tree) -> None:
    assert tree.build() == ["build", "ci", "draw"]
    assert tree.page() == {"index.html": "one", "boards/base-2.svg": "{}"}
    assert tree.build() == []
    assert not tree.checkout.work.exists()


@pytest.mark.parametrize(
    ("changed", "run"),
    [
        ("web/src/main.ts", ["build"]),
        ("web/src/new.svelte", ["build"]),
        ("web/.npmrc", ["build"]),
        ("tools/build_page.py", ["build"]),
        ("src/tesno/draw/pen.py", ["draw"]),
        ("src/tesno/boxes/base/maps/base-3.json", ["draw"]),
        ("web/node_modules/vite/index.js", []),
        ("web/dist/index.html", []),
        ("web/.svelte-kit/x", []),
        ("src/tesno/core/state.py", []),
    ],
)
def test_a_change_rebuilds_what_is_made_from_it(tree: Tree, changed: str, run: list[str]) -> None:
    tree.build()
    before = tree.page()
    tree.write(changed, "two")
    assert tree.build() == run
    assert set(before) <= set(tree.page())
    assert tree.build() == []


def test_a_new_lock_file_fetches_packages_again(tree: Tree) -> None:
    tree.build()
    newer = {"packages": {"node_modules/vite": {"version": "8.0.1"}}}
    tree.write("web/package-lock.json", json.dumps(newer))
    assert tree.build() == ["build", "ci"]


@pytest.mark.parametrize(
    ("installed", "current"),
    [
        ({"node_modules/vite": {"version": "8.0.0"}}, True),
        ({"node_modules/vite": {"version": "8.0.0"}, "node_modules/x": {}}, True),
        ({"node_modules/vite": {"version": "7.0.0"}}, False),
        ({"node_modules/vite": {"version": "8.0.0"}, "node_modules/more": {}}, False),
        ({"node_modules/x": {}}, False),
        ({}, False),
    ],
)
def test_packages_are_current_when_npm_installed_exactly_these(
    tree: Tree, installed: dict[str, object], current: bool
) -> None:
    tree.write("web/node_modules/.package-lock.json", json.dumps({"packages": installed}))
    assert build_page.packages_current(tree.checkout.web) is current


@pytest.mark.parametrize("lost", ["index.html", "boards", "stamp.json"])
def test_a_page_that_lost_a_part_is_built_again(tree: Tree, lost: str) -> None:
    tree.build()
    whole = tree.page()
    path = tree.checkout.page / lost
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink()
    assert tree.build() != []
    assert tree.page() == whole


@pytest.mark.parametrize(("step", "cure"), [("ci", "reach a registry"), ("build", "Vite's message")])
def test_a_failed_build_leaves_the_old_page_and_says_what_to_do(tree: Tree, step: str, cure: str) -> None:
    tree.build()
    before = tree.page()
    shutil.rmtree(tree.checkout.web / "node_modules")
    tree.write("web/src/main.ts", "ci" if step == "ci" else "--emptyOutDir")
    with pytest.raises(CannotBuild, match=cure) as failed:
        tree.build()
    assert "status 7" in str(failed.value)
    assert failed.value.said == "a registry that is not there"
    assert tree.page() == before
    tree.write("web/src/main.ts", "three")
    tree.build()
    assert tree.page()["index.html"] == "three"


def test_boards_that_cannot_be_drawn_are_told(tree: Tree) -> None:
    tree.write("tools/draw_boards.py", "raise SystemExit('no ink')")
    with pytest.raises(CannotBuild, match="drawing the boards") as failed:
        tree.build()
    assert failed.value.said == "no ink"
    assert not tree.checkout.page.exists()


def test_builds_at_the_same_time_wait_for_each_other(tree: Tree) -> None:
    tree.calls.write_text("", encoding="utf-8")
    command = [sys.executable, str(tree.root / "tools" / "build_page.py")]
    ended: list[int] = []
    threads = [
        threading.Thread(target=lambda: ended.append(subprocess.run(command, capture_output=True).returncode))
        for _ in range(3)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert ended == [0, 0, 0]
    assert sorted(tree.calls.read_text("utf-8").split()) == ["build", "ci", "draw"]


def test_an_old_node_is_not_used(tree: Tree) -> None:
    assert build_page.system_node() is not None
    tree.program("node", "#!/bin/sh\necho v18.20.8\n")
    assert build_page.system_node() is None


def test_a_node_without_npm_is_not_used(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    (tree.root / "bin" / "npm").unlink()
    monkeypatch.setenv("PATH", str(tree.root / "bin"))
    assert build_page.system_node() is None


def test_without_sources_there_is_nothing_to_build(tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    for name in ("build_page.py", "draw_boards.py"):
        (tmp_path / "tools" / name).touch()
    with pytest.raises(CannotBuild, match="no sources"):
        build_page.build(Checkout(tmp_path))


def test_every_board_is_drawn_from_sources_that_are_watched() -> None:
    watched = {path.relative_to(ROOT).as_posix() for path in Checkout(ROOT).board_sources()}
    assert {"src/tesno/draw/sheet.py", "src/tesno/load/maps.py", "src/tesno/boxes/base/maps/base-2.json"} <= watched
