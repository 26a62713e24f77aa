"""deploy/: a server is installed into an empty folder and runs from there; what can't be meant changes nothing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
INSTALL = ROOT / "deploy" / "install"
PATIENCE = 60
# Python's packages have to be fetched, and other tests may run.
INSTALLING = 1200
URL = "https://games.example.org"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="for systems with bash")


def install(*words: object, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [str(INSTALL), *map(str, words)]
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        command, env={**surroundings, **environment}, capture_output=True, encoding="utf-8", timeout=INSTALLING
    )


def verified(unit: Path) -> str:
    """What systemd has to say against a unit."""
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, encoding="utf-8", timeout=60)
    # It looks at what the machine has beside this unit, too.
    return "\n".join(line for line in (done.stdout + done.stderr).splitlines() if unit.name in line)


@pytest.mark.slow
def test_a_server_installed_into_an_empty_folder_runs(tmp_path: Path) -> None:
    folder = tmp_path / "server"
    # The page and the engine take minutes, and tests of their own.
    quickly = {"HATCH_BUILD_NO_HOOKS": "true"}
    done = install(folder, "--url", URL, **quickly)
    assert done.returncode == 0, done.stderr
    assert {path.name for path in folder.iterdir()} == {"venv", "data", "tesno.toml", "tesno.service", "README"}
    assert (folder / "data").stat().st_mode & 0o777 == 0o700
    settings = tomllib.loads((folder / "tesno.toml").read_text())
    assert (settings["public_url"], settings["trusted_proxy"]) == (URL, ["127.0.0.1"])
    if shutil.which("systemd-analyze"):
        assert verified(folder / "tesno.service") == ""

    started = [line for line in (folder / "tesno.service").read_text().splitlines() if line.startswith("ExecStart=")]
    command = started[0].removeprefix("ExecStart=").split()
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    server = subprocess.Popen(
        command, cwd=folder, env={**environment, "TESNO_SERVE_PORT": "0"}, stdout=subprocess.PIPE, encoding="utf-8"
    )
    try:
        assert server.stdout is not None
        with server.stdout as said:
            address = said.readline().split("ready at ")[1].split()[0]
            with urllib.request.urlopen(f"{address}/ready", timeout=PATIENCE) as answer:
                assert answer.status == 200
            server.terminate()
            assert server.wait(PATIENCE) == 0
    finally:
        server.kill()
        server.wait()
    assert (folder / "data" / "games.sqlite3").stat().st_mode & 0o777 == 0o600


def test_the_unit_is_one_that_systemd_understands(tmp_path: Path) -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("there is no systemd-analyze")
    program = tmp_path / "venv" / "bin" / "tesno"
    program.parent.mkdir(parents=True)
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    text = (ROOT / "deploy" / "tesno.service").read_text()
    unit = tmp_path / "tesno.service"
    unit.write_text(text.replace("@FOLDER@", str(tmp_path)).replace("@USER@", "root"))
    assert verified(unit) == ""
    unit.write_text(unit.read_text().replace("Restart=on-failure", "Restart=sometimes"))
    assert "sometimes" in verified(unit), "it would say so"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ((), "Usage"),
        (("--wat",), "no option --wat"),
        (("FOLDER", "--user"), "--user needs a value"),
        (("FOLDER", "--user", "nobody-of-this-name"), "no user 'nobody-of-this-name'"),
        (("FOLDER", "--url", "games.example.org"), "whole address"),
        (("FOLDER", "other"), "one folder"),
        (("FOLDER with spaces",), "no spaces"),
    ],
)
def test_what_cannot_be_meant_is_refused(words: tuple[str, ...], why: str, tmp_path: Path) -> None:
    done = install(*(word.replace("FOLDER", str(tmp_path / "new")) for word in words))
    assert (done.returncode, done.stdout) == (2, "")
    assert why in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    done = install(tmp_path)
    assert (done.returncode, "not empty" in done.stderr) == (2, True)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
