"""`tesno serve`: starts, tells where, ends when told to, and says what is wrong."""

from __future__ import annotations

import os
import queue
import re
import signal
import socket
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.cli.running import assert_refused, tesno

from tesno.cli import serve as command
from tesno.cli.claim import AlreadyServed, Claim
from tesno.compiled import why_plain
from tesno.server import run as running
from tesno.server.settings import Settings

PATIENCE = 30

# A page of its own, so that these tests do not depend on the built one.
PROGRAM = """
import sys
from pathlib import Path
from tesno.cli import app, serve
serve.PAGE = Path(sys.argv.pop(1))
if __name__ == "__main__":
    app()
"""


class Server:
    """A `tesno serve` in a process of its own."""

    def __init__(self, data: Path, *arguments: str, page: Path, **environment: str) -> None:
        words = ["serve", "--data", str(data), *(arguments or ("--port", "0"))]
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, str(page), *words],
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        self._lines: queue.Queue[str] = queue.Queue()
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line)
        self._lines.put("")

    def line(self) -> str:
        return self._lines.get(timeout=PATIENCE)

    def address(self) -> str:
        """Where it is ready."""
        line = self.line()
        found = re.search(r"ready at (http://\S+)", line)
        assert found, line or self.end(signal.SIGKILL)[1]
        return found[1]

    def end(self, number: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """Its status and what it said on stderr."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        with self.process.stdout, self.process.stderr as said:
            return self.process.returncode, said.read()


@contextmanager
def server(data: Path, *arguments: str, page: Path, **environment: str) -> Iterator[Server]:
    started = Server(data, *arguments, page=page, **environment)
    try:
        yield started
    finally:
        if started.process.poll() is None:
            started.end(signal.SIGKILL)


def get(address: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>here</title>", encoding="utf-8")
    return folder


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """What would be served; it is only said to be ready."""
    settings: list[Settings] = []

    def run(given: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
        settings.append(given)
        ready()

    monkeypatch.setattr(running, "run", run)
    return settings


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_until_a_signal_and_ends_cleanly(tmp_path: Path, page: Path, number: signal.Signals) -> None:
    with server(tmp_path / "new" / "data", page=page) as running:
        address = running.address()
        assert get(address) == (200, (page / "index.html").read_text("utf-8"))
        status, description = get(f"{address}/api/openapi.json")
        assert status == 200
        assert '"Tesno"' in description
        assert running.end(number) == (0, "")
    assert (tmp_path / "new" / "data" / "games.sqlite3").is_file()


@pytest.mark.slow
def test_a_second_server_of_the_same_games_only_shows_the_first(tmp_path: Path, page: Path) -> None:
    data, visited = tmp_path / "data", tmp_path / "visited"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf "%s" "$1" >"{visited}"\n', encoding="utf-8")
    browser.chmod(0o755)
    with server(data, page=page) as first:
        address = first.address()
        assert_refused(tesno("serve", "--data", data), "runs already", address)
        with server(data, "--browser", page=page, BROWSER=f"{browser} %s") as second:
            assert second.line() == f"Tesno runs already at {address}\n"
            assert second.process.wait(PATIENCE) == 0
            second.end()
        assert visited.read_text("utf-8") == address
        assert_refused(tesno("serve", "--data", data, "--browser", "--port", "1"), "runs already", address)
        first.end(signal.SIGKILL)
    with server(data, page=page) as after_a_crash:
        assert get(after_a_crash.address())[0] == 200
        assert after_a_crash.end() == (0, "")


@pytest.mark.slow
def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    """And nothing else is told, though there is no page either."""
    (tmp_path / "games.sqlite3").write_text("not a database, by any means" * 100, encoding="utf-8")
    with server(tmp_path, page=tmp_path / "nothing") as running:
        assert running.line() == ""
        status, said = running.end()
    assert status == 2
    assert len(said.splitlines()) == 1
    assert said.startswith(f"tesno: {tmp_path / 'games.sqlite3'}: ")


@pytest.mark.slow
def test_without_a_built_page_it_says_how_to_build_it(tmp_path: Path) -> None:
    with server(tmp_path / "data", page=tmp_path / "nothing") as running:
        status, text = get(running.address())
        assert status == 503
        assert "./play builds it" in text
        status, said = running.end()
    assert status == 0
    assert "the page is not built" in said
    assert "./play builds it" in said


def test_a_port_that_is_taken_is_named(tmp_path: Path, heard: list[Settings]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert_refused(tesno("serve", "--port", port, "--data", tmp_path), f"port {port} is taken", "--port")
    assert heard == []
    said = tesno("serve", "--port", port, "--data", tmp_path).out
    assert f"ready at http://127.0.0.1:{port} " in said
    assert ("the engine is compiled" in said) == (why_plain() == "")
    assert ("the engine is plain Python" in said) == (why_plain() != "")
    assert [settings.port for settings in heard] == [port]


def test_the_next_port_is_taken_when_none_was_asked_for() -> None:
    with command.listen("127.0.0.1", None) as first, command.listen("127.0.0.1", None) as second:
        one, other = first.getsockname()[1], second.getsockname()[1]
    assert one != other
    assert min(one, other) >= command.USUAL_PORT


def test_a_folder_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert_refused(tesno("serve", "--data", file / "below"), str(file / "below"), "Not a directory")
    (tmp_path / "server.lock").mkdir()
    assert_refused(tesno("serve", "--data", tmp_path), str(tmp_path), "games cannot be kept here", "--data")


def test_an_address_of_another_machine_is_refused(tmp_path: Path) -> None:
    assert_refused(tesno("serve", "--host", "192.0.2.1", "--data", tmp_path), "cannot listen on 192.0.2.1")
    assert_refused(tesno("serve", "--host", "no such host", "--data", tmp_path), "cannot listen on no such host")


@pytest.mark.parametrize(("host", "warned"), [("127.0.0.1", False), ("localhost", False), ("0.0.0.0", True)])
def test_a_server_for_others_is_warned_of(host: str, warned: bool, tmp_path: Path, heard: list[Settings]) -> None:
    ran = tesno("serve", "--host", host, "--port", "0", "--data", tmp_path)
    assert (command.OPEN_TO_ALL in ran.err) is warned
    assert heard[0].host == host
    assert heard[0].port > 0
    assert heard[0].data == tmp_path


def test_the_games_of_a_user_are_in_the_data_folder_of_the_system(
    tmp_path: Path, heard: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert tesno("serve", "--port", "0").status == 0
    if sys.platform == "linux":
        assert heard[0].data == tmp_path / "tesno"


def test_a_claim_ends_with_its_holder(tmp_path: Path) -> None:
    with Claim(tmp_path) as claim:
        claim.note("http://here:1")
        with pytest.raises(AlreadyServed, match="http://here:1"):
            Claim(tmp_path)
    with Claim(tmp_path):
        pass
