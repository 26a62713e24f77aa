"""deploy/: a server is installed into an empty folder and runs from there; what can't be meant changes nothing."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml
from tests.server.client import Client

from tesno.server.configuration import read_configuration

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


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """The server of a folder as its unit starts it, and where it answers; told to end, it ends well."""
    started = [line for line in (folder / "tesno.service").read_text().splitlines() if line.startswith("ExecStart=")]
    command = started[0].removeprefix("ExecStart=").split()
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    server = subprocess.Popen(
        command, cwd=folder, env={**environment, "TESNO_SERVE_PORT": "0"}, stdout=subprocess.PIPE, encoding="utf-8"
    )
    try:
        assert server.stdout is not None
        with server.stdout as said:
            yield said.readline().split("ready at ")[1].split()[0]
            server.terminate()
            assert server.wait(PATIENCE) == 0
    finally:
        server.kill()
        server.wait()


@pytest.mark.slow
def test_a_server_installed_into_an_empty_folder_runs_and_is_brought_up_to_date(tmp_path: Path) -> None:
    folder = tmp_path / "server"
    # The page and the engine take minutes, and tests of their own.
    quickly = {"HATCH_BUILD_NO_HOOKS": "true"}
    done = install(folder, "--url", URL, **quickly)
    assert done.returncode == 0, done.stderr
    whole = {"venv", "data", "tesno.toml", "tesno.service", "README"}
    assert {path.name for path in folder.iterdir()} == whole
    assert (folder / "data").stat().st_mode & 0o777 == 0o700
    settings = tomllib.loads((folder / "tesno.toml").read_text())
    assert (settings["public_url"], settings["trusted_proxy"]) == (URL, ["127.0.0.1"])
    if shutil.which("systemd-analyze"):
        assert verified(folder / "tesno.service") == ""
    with running(folder) as address, Client(address) as guest:
        assert guest.http.get("/ready").status_code == 200
        game = guest.open("hh").id
    assert (folder / "data" / "games.sqlite3").stat().st_mode & 0o777 == 0o600

    # Run again: what is the operator's stays, what is the program's is as in the checkout.
    (folder / "tesno.toml").write_text((folder / "tesno.toml").read_text() + 'log_format = "json"\n')
    chosen = (folder / "tesno.toml").read_text()
    unit = (folder / "tesno.service").read_text()
    (folder / "tesno.service").write_text("[Unit]\nDescription=of an earlier version\n")
    (installed,) = folder.glob("venv/lib/python*/site-packages/tesno/server/run.py")
    installed.write_text("raise RuntimeError('of an earlier version')\n")
    done = install(folder, **quickly)
    assert done.returncode == 0, done.stderr
    assert {path.name for path in folder.iterdir()} == whole
    assert (folder / "tesno.toml").read_text() == chosen
    assert (folder / "tesno.service").read_text() == unit
    assert installed.read_text() == (ROOT / "src" / "tesno" / "server" / "run.py").read_text()
    with running(folder) as address, Client(address, guest.token) as again:
        assert again.facts(game).id == game


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


# Containers, as far as they can be checked without what runs them.


def instructions() -> list[tuple[str, str]]:
    """The words of the container file and what follows each."""
    text = (ROOT / "deploy" / "Containerfile").read_text()
    lines = [line for line in re.sub(r"\\\n\s*", "", text).splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def composed() -> dict[str, Any]:
    document: dict[str, Any] = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text())
    return document


def filled_in(text: str) -> str:
    """As compose does it, with what its head says must be given."""
    given = {"TESNO_SITE": "games.example.org", "TESNO_PASSWORD": "0123abcd"}
    pattern = r"\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}"
    return re.sub(pattern, lambda found: given.get(found[1]) or found[2], text)


def test_the_container_file_installs_by_the_script_and_starts_what_is_there(tmp_path: Path) -> None:
    found = instructions()
    # No address of a registry: whoever builds it says where images come from.
    images = {rest.split()[0] for word, rest in found if word == "FROM"}
    assert images == {"python:3.11-slim"}
    runs = [rest for word, rest in found if word == "RUN"]
    assert any(rest == "/src/deploy/install /opt/tesno --user tesno" for rest in runs)
    copied = {rest.split()[-1] for word, rest in found if word == "COPY" and "--from=build" in rest}
    # All but the unit for systemd and its README.
    assert copied == {"/opt/tesno/venv", "/opt/tesno/tesno.toml", "/opt/tesno/data"}
    (command,) = [json.loads(rest) for word, rest in found if word == "CMD"]
    (started,) = re.findall(r"^ExecStart=(.*)$", (ROOT / "deploy" / "tesno.service").read_text(), re.MULTILINE)
    assert command == started.replace("@FOLDER@", "/opt/tesno").split()
    (environment,) = [dict(pair.split("=") for pair in rest.split()) for word, rest in found if word == "ENV"]
    wanted = read_configuration({}, environment)
    assert (wanted.host, wanted.port, wanted.data) == ("0.0.0.0", 8420, Path("/opt/tesno/data"))
    order = [word for word, _ in found]
    assert order.index("USER") < order.index("CMD"), "not as root"


def test_what_a_container_is_made_of_has_all_that_the_script_needs() -> None:
    """Nothing of the repository is kept out of the container but what says so."""
    kept_out = [line.rstrip("/") for line in (ROOT / ".dockerignore").read_text().splitlines() if line[:1] not in "# "]
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, encoding="utf-8").stdout.splitlines()
    for name in tracked:
        parts = Path(name)
        assert not any(parts.match(pattern) or pattern in map(str, parts.parents) for pattern in kept_out), name


def test_the_compose_file_fits_the_settings_and_names_only_what_it_has() -> None:
    document = composed()
    services = document["services"]
    assert set(services) == {"proxy", "tesno", "database"}
    for name, service in services.items():
        assert ("image" in service) != ("build" in service), name
        # A plain name, without the address of a registry.
        assert re.fullmatch(r"[a-z]+:[0-9]+", service.get("image", "plain:1"))
        assert set(service["networks"]) <= set(document["networks"])
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in document["volumes"] or (ROOT / "deploy" / source).is_file(), volume
    build = services["tesno"]["build"]
    assert (ROOT / "deploy" / build["context"] / build["dockerfile"]).is_file()
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"], "nothing else is reachable"

    environment = {name: filled_in(str(value)) for name, value in services["tesno"]["environment"].items()}
    wanted = read_configuration({}, environment)
    assert wanted.public_url == "https://games.example.org"
    assert wanted.processes == 2
    database = urlsplit(wanted.database)
    made = {name: filled_in(value) for name, value in services["database"]["environment"].items()}
    assert (database.username, database.password) == (made["POSTGRES_USER"], made["POSTGRES_PASSWORD"])
    assert (database.hostname, database.path) == ("database", f"/{made['POSTGRES_DB']}")
    (subnet,) = document["networks"]["inside"]["ipam"]["config"]
    assert [str(network) for network in wanted.trusted_proxy] == [subnet["subnet"]]


def test_the_proxy_of_the_compose_file_passes_on_to_the_server(tmp_path: Path) -> None:
    text = (ROOT / "deploy" / "Caddyfile").read_text()
    assert "reverse_proxy tesno:8420" in text
    assert "{$TESNO_SITE} {" in text
    if not shutil.which("caddy"):
        pytest.skip("there is no caddy to look at its file")
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(ROOT / "deploy" / "Caddyfile")]
    environment = {**os.environ, "TESNO_SITE": "games.example.org", "HOME": str(tmp_path)}
    done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
