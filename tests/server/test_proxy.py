"""Behind a proxy: by what name the server is asked, whom it believes, and a whole table through a real nginx."""

from __future__ import annotations

import re
import shutil
import socket as sockets
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import httpx2
import pytest
from tests.server.client import move, seats
from tests.server.running import GENEROUS, Running, wait_until
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

PUBLIC = "https://games.example.org"
HOST = {"Host": "games.example.org"}
TRUSTED = (ip_network("127.0.0.1"),)
DOCUMENT = Path(__file__).parents[2] / "docs" / "hosting.md"

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has all of 127.0.0.0/8")


def client(server: Running, source: str = "127.0.0.1", **headers: str) -> httpx2.Client:
    """From an address of this machine, as a proxy or as anybody."""
    return httpx2.Client(
        base_url=server.address, transport=httpx2.HTTPTransport(local_address=source), headers={**HOST, **headers}
    )


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[Running]:
    limits = replace(GENEROUS, guests_per_hour=2)
    with Running(tmp_path, limits, public_url=PUBLIC, trusted_proxies=TRUSTED) as running:
        yield running


def test_the_public_name_and_its_own_machines_are_known(proxied: Running) -> None:
    with client(proxied) as proxy:
        for host in ("games.example.org", "Games.Example.org", "127.0.0.1:8420", "localhost"):
            assert proxy.get("/api/catalogue", headers={"Host": host}).status_code == 200, host
        for host in ("example.org", "games.example.org:8420", "games.example.org.evil.example", "10.0.0.1", ""):
            answer = proxy.get("/api/catalogue", headers={"Host": host})
            assert (answer.status_code, answer.json()["code"]) == (421, "wrong_host"), host


def test_pages_of_the_public_address_may_change_something_and_no_others(proxied: Running) -> None:
    with client(proxied) as proxy:
        proxy.get("/api/me").raise_for_status()
        token = proxy.cookies
        name = {"name": "Anna"}

        def changed(**headers: str) -> int:
            cookie = "; ".join(f"{name}={value}" for name, value in token.items())
            return proxy.put("/api/me", json=name, headers={"Cookie": cookie, **headers}).status_code

        assert changed(Origin=PUBLIC) == 200
        assert changed(Origin=PUBLIC, Host="127.0.0.1:8420") == 200, "a proxy need not pass the name on"
        assert changed(Origin="http://127.0.0.1:8420", Host="127.0.0.1:8420") == 200, "asked without the proxy"
        for origin in ("http://games.example.org", f"{PUBLIC}:8420", "https://evil.example", "null", f"{PUBLIC}/"):
            assert changed(Origin=origin) == 403, origin
        assert changed(Origin="https://evil.example", Host="127.0.0.1:8420") == 403


def test_cookies_are_for_encrypted_connections(proxied: Running, tmp_path: Path) -> None:
    with client(proxied) as proxy:
        assert "secure" in proxy.get("/api/me").headers["set-cookie"].lower()
    with Running(tmp_path / "plain", trusted_proxies=TRUSTED, public_url="http://games.example.org") as plain:
        with client(plain) as proxy:
            assert "secure" not in proxy.get("/api/me").headers["set-cookie"].lower()
        with client(plain, **{"X-Forwarded-Proto": "https"}) as proxy:
            assert "secure" in proxy.get("/api/me").headers["set-cookie"].lower()


def test_limits_count_by_the_client_the_proxy_names(proxied: Running) -> None:
    def newcomer(*forwarded: str) -> int:
        with client(proxied) as proxy:
            headers = [("X-Forwarded-For", value) for value in forwarded]
            return proxy.get("/api/me", headers=[*HOST.items(), *headers]).status_code

    assert [newcomer("192.0.2.1") for _ in range(3)] == [200, 200, 429]
    assert newcomer("192.0.2.2") == 200
    # What the client itself has written stands before what the proxy knows.
    assert newcomer("192.0.2.77, 192.0.2.1") == 429
    assert newcomer("192.0.2.77", "192.0.2.1") == 429
    assert newcomer("192.0.2.1, 127.0.0.1") == 429, "another trusted proxy"


@on_linux
def test_nobody_else_is_believed(proxied: Running, tmp_path: Path) -> None:
    forged = {"X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "https", "Forwarded": "for=192.0.2.1"}
    answers = []
    for _ in range(3):
        with client(proxied, "127.0.0.5") as direct:
            answers.append(direct.get("/api/me", headers={**HOST, **forged}).status_code)
    assert answers == [200, 200, 429]
    with Running(tmp_path / "open") as unproxied, httpx2.Client(base_url=unproxied.address) as direct:
        assert "secure" not in direct.get("/api/me", headers=forged).headers["set-cookie"].lower()


# With a real one.


def free_port() -> int:
    with sockets.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


def nginx() -> str | None:
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")


@contextmanager
def behind_nginx(folder: Path, port: int, upstream: str) -> Iterator[None]:
    """As docs/hosting.md has it, with a certificate of our own."""
    key, certificate = folder / "games.key", folder / "games.pem"
    made = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=games.example.org"
    command: list[str | Path] = ["openssl", *made.split(), "-keyout", key, "-out", certificate]
    subprocess.run(command, check=True, capture_output=True)
    found = re.search(r"```nginx\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    assert found
    documented = found[1]
    for written, here in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("/etc/ssl/certs/games.pem", str(certificate)),
        ("/etc/ssl/private/games.key", str(key)),
        ("http://127.0.0.1:8420", upstream),
    ):
        assert written in documented
        documented = documented.replace(written, here)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    (folder / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {folder}/nginx.pid; error_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{ access_log off; {temporary}\n{documented} }}\n"
    )
    program = nginx()
    assert program is not None
    running = subprocess.Popen([program, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"])
    try:
        wait_until(lambda: running.poll() is not None or _answers(port))
        assert running.poll() is None
        yield
    finally:
        running.terminate()
        running.wait(30)


def _answers(port: int) -> bool:
    try:
        sockets.create_connection(("127.0.0.1", port), timeout=30).close()
    except OSError:
        return False
    return True


@on_linux
@pytest.mark.skipif(nginx() is None, reason="nginx is not installed (apt install nginx-light)")
@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed")
def test_a_table_behind_nginx(tmp_path: Path) -> None:
    port = free_port()
    public = f"https://games.example.org:{port}"
    host = {"Host": f"games.example.org:{port}"}
    trusting = ssl.create_default_context()
    trusting.check_hostname = False
    trusting.verify_mode = ssl.CERT_NONE
    limits = replace(GENEROUS, guests_per_hour=2)

    def browser(source: str, **headers: str) -> httpx2.Client:
        way = httpx2.HTTPTransport(local_address=source, verify=trusting)
        address = f"https://127.0.0.1:{port}"
        return httpx2.Client(base_url=address, transport=way, headers={**host, "Origin": public, **headers})

    def socket(game: str, cookie: str, origin: str) -> Any:
        return connect(
            f"wss://games.example.org:{port}/api/games/{game}/socket",
            sock=sockets.create_connection(("127.0.0.1", port), timeout=30),
            ssl=trusting,
            origin=Origin(origin),
            additional_headers={"Cookie": cookie},
            max_size=None,
            proxy=None,
        )

    with (
        Running(tmp_path / "data", limits, public_url=public, trusted_proxies=TRUSTED) as server,
        behind_nginx(tmp_path, port, server.address),
        browser("127.0.0.5") as page,
    ):
        answer = page.get("/api/me")
        assert answer.status_code == 200
        assert "secure" in answer.headers["set-cookie"].lower()
        cookie = answer.headers["set-cookie"].partition(";")[0]
        page.headers["Cookie"] = cookie
        opened = page.post("/api/games", json={"seats": seats("hh")})
        assert opened.status_code == 201, opened.text
        game = opened.json()["id"]
        with socket(game, cookie, public) as table:
            table.send('{"do": "hello", "seat": 0}')
            assert '"welcome"' in table.recv(timeout=30)
            moved = page.post(f"/api/games/{game}/commands", json=move(1, 0, ["pick 1"]))
            assert moved.status_code in (200, 409), moved.text
            table.send('{"do": "ping"}')
            heard = table.recv(timeout=30)
            while '"pong"' not in heard:
                heard = table.recv(timeout=30)
        with pytest.raises(InvalidStatus) as refused:
            socket(game, cookie, "https://evil.example")
        assert refused.value.response.status_code == 403
        assert page.put("/api/me", json={"name": "a"}, headers={"Origin": "https://evil.example"}).status_code == 403
        assert page.get("/api/me", headers={"Host": "evil.example"}).status_code == 421

        def newcomer(source: str, **headers: str) -> int:
            with browser(source, **headers) as new:
                return new.get("/api/me").status_code

        # One of this address has come already, and a forged header makes no other of it.
        assert newcomer("127.0.0.5", **{"X-Forwarded-For": "192.0.2.1"}) == 200
        assert newcomer("127.0.0.5", **{"X-Forwarded-For": "192.0.2.2"}) == 429
        assert newcomer("127.0.0.6") == 200
