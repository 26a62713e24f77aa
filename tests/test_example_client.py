"""The client of docs/api.md is the one in examples/, and plays a whole game against a real server."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
CLIENT = ROOT / "examples" / "client.py"


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server of its own."""
    command = [
        sys.executable,
        "-c",
        "from tesno.cli import app; app()",
        "serve",
        "--port",
        "0",
        "--data",
        str(tmp_path),
    ]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
            assert found
            yield found.group()
        finally:
            server.terminate()
            server.wait(timeout=20)


def test_the_documentation_shows_the_client_as_it_is() -> None:
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    shown = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert shown
    assert shown.group(1) == CLIENT.read_text(encoding="utf-8")
    assert len(shown.group(1).splitlines()) < 60


@pytest.mark.slow
def test_the_client_plays_a_whole_game(address: str) -> None:
    run = subprocess.run(
        [sys.executable, str(CLIENT), address], capture_output=True, text=True, timeout=120, check=False
    )
    assert run.returncode == 0, run.stderr
    assert re.search(r"^1\. seat \d: \d+ coins$", run.stdout, re.MULTILINE), run.stdout


@pytest.mark.slow
def test_two_friends_meet_by_a_link_and_play_a_whole_game(address: str) -> None:
    friends = [sys.executable, str(ROOT / "examples" / "friends.py")]
    with subprocess.Popen([*friends, address, "Anna"], stdout=subprocess.PIPE, text=True) as host:
        assert host.stdout is not None
        link = host.stdout.readline().strip()
        friend = subprocess.run([*friends, link, "Boris"], capture_output=True, text=True, timeout=240, check=False)
        told = host.stdout.read()
        assert host.wait(timeout=60) == 0
    assert friend.returncode == 0, friend.stderr
    ends = [re.findall(r"^\d\. seat \d: \d+ coins$", said, re.MULTILINE) for said in (told, friend.stdout)]
    assert len(ends[0]) == 2
    assert ends[0] == ends[1]
    assert "away: nobody" in told
