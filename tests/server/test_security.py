"""The door: who may come in from where, how much at once, and what is done with nonsense."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import re
import socket as sockets
import sqlite3
import string
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2
import pytest
from tests.server.client import Client, Json, move, new_request, pass_on, seats, take_back
from tests.server.running import COMPLAINTS, Running
from tests.server.tables import Table, guest_number, live_game
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tesno.server import rest
from tesno.server.guests import OLD_COOKIE, cookie_name
from tesno.server.messages import Accepted, Failed, Pong
from tesno.server.problems import Refusal
from tesno.server.settings import Limits, Settings
from tesno.server.store import GuestRow
from tesno.server.wire import NewGame


def evil_origins(server: Running) -> list[str]:
    port = server.settings.port
    return [
        "http://evil.example",
        f"http://evil.example:{port}",
        "null",
        "",
        f"http://127.0.0.1:{port + 1}",
        "http://127.0.0.1",
        f"http://127.0.0.1:{port}.evil.example",
        f"http://evil.example/127.0.0.1:{port}",
        f"http://evil.example?127.0.0.1:{port}",
        f"http://a.127.0.0.1:{port}",
        f"http://127.0.0.1:{port}@evil.example",
        f"http://user@127.0.0.1:{port}",
        f"http://127.0.0.1:{port}/",
        f"http://localhost:{port}",
        "file://",
    ]


# Who asks.


def test_sockets_of_other_sites_are_refused_before_they_open(server: Running, guest: Client) -> None:
    game = guest.open("hh").id
    for origin in evil_origins(server):
        with pytest.raises(InvalidStatus) as refused:
            guest.socket(game, Origin=origin)
        assert refused.value.response.status_code == 403, origin
    for headers in ({"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}):
        with pytest.raises(InvalidStatus) as refused:
            guest.socket(game, **headers)
        assert refused.value.response.status_code == 403
    with guest.socket(game, Origin=server.address) as mine:
        assert mine.hello().scene.version == 1


def test_changes_from_other_sites_are_refused(server: Running, guest: Client) -> None:
    game = guest.open("hh").id
    wish = {"seats": seats("hb")}
    requests: list[tuple[str, str, Any]] = [
        ("PUT", "/api/me", {"name": "Eve"}),
        ("POST", "/api/games", wish),
        ("POST", f"/api/games/{game}/commands", move(1, 0, ["pick 1"])),
        ("POST", f"/api/games/{game}/rematch", None),
        ("DELETE", "/api/me", None),
    ]
    for origin in evil_origins(server):
        for method, path, body in requests:
            answer = guest.http.request(method, path, json=body, headers={"Origin": origin})
            assert answer.status_code == 403, (origin, path)
            assert answer.json()["code"] == "foreign_origin"
    for site in ("cross-site", "same-site", "nonsense"):
        for method, path, body in requests:
            answer = guest.http.request(method, path, json=body, headers={"Sec-Fetch-Site": site})
            assert answer.status_code == 403
    assert guest.get("/api/me")["name"] == ""
    assert len(guest.get("/api/games")) == 1
    own = guest.http.put("/api/me", json={"name": "Anna"}, headers={"Origin": server.address})
    assert own.status_code == 200


def test_other_sites_make_no_guests(server: Running, guest: Client) -> None:
    def guests() -> int:
        assert isinstance(server.settings.database, Path)
        with closing(sqlite3.connect(server.settings.database)) as connection:
            (count,) = connection.execute("SELECT count(*) FROM guests").fetchone()
            return int(count)

    before = guests()
    sites = [{"Origin": origin} for origin in evil_origins(server)]
    sites += [{"Sec-Fetch-Site": site} for site in ("cross-site", "same-site")]
    for headers in sites:
        for method in ("GET", "HEAD"):
            with httpx2.Client(base_url=server.address, trust_env=False, headers=headers) as new:
                answer = new.request(method, "/api/me")
                assert answer.status_code in (403, 405), headers
                assert "set-cookie" not in answer.headers
        # Whoever is known stays so.
        assert guest.http.get("/api/me", headers=headers).status_code == 200
    assert guests() == before
    own_pages = [{"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}, {"Origin": server.address}]
    for headers in own_pages:
        with httpx2.Client(base_url=server.address, trust_env=False, headers=headers) as new:
            assert new.get("/api/me").status_code == 200
    assert guests() == before + 3


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "localhost.evil.example", "[::2]", "", "a@b"]
)
def test_a_name_that_is_not_ours_is_refused(host: str, server: Running, guest: Client) -> None:
    """DNS rebinding: the attacker's name leads here, and the browser takes us for the attacker's site."""
    answer = guest.http.get("/api/me", headers={"Host": host})
    assert answer.status_code == 421
    assert answer.json()["code"] == "wrong_host"
    assert guest.http.get("/", headers={"Host": host}).status_code == 421
    game = guest.open("hh").id
    request = (
        f"GET /api/games/{game}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {guest.cookie}={guest.token}\r\nOrigin: http://{host}\r\n\r\n"
    )
    with sockets.create_connection(("127.0.0.1", server.settings.port), timeout=30) as raw:
        raw.sendall(request.encode())
        assert raw.recv(100).split()[1] in (b"403", b"400")


def test_our_own_names_are_known(server: Running, guest: Client) -> None:
    port = server.settings.port
    for host in (f"127.0.0.1:{port}", f"localhost:{port}", "localhost", "LOCALHOST", "[::1]:1"):
        assert guest.http.get("/api/me", headers={"Host": host}).status_code == 200


def test_only_this_machine_is_served_unless_told_otherwise() -> None:
    assert Settings(data=Path()).host == "127.0.0.1"
    assert Settings(data=Path()).local
    assert not Settings(data=Path(), host="0.0.0.0").local


def test_cookies_are_out_of_reach_for_scripts_and_other_sites(server: Running) -> None:
    name = server.do(cookie_name(server.service.store))
    assert re.fullmatch("tesno_guest_[0-9a-f]{8}", name)
    with httpx2.Client(base_url=server.address, trust_env=False) as new:
        cookie = new.get("/api/me").headers["set-cookie"]
        parts = {part.strip().lower().partition("=")[0]: part.strip() for part in cookie.split(";")}
        assert "httponly" in parts
        assert parts["samesite"].lower() in ("samesite=lax", "samesite=strict")
        assert parts["path"].lower() == "path=/"
        assert len(parts[name].partition("=")[2]) >= 43
        assert "set-cookie" not in new.get("/api/me").headers


def test_servers_on_one_machine_leave_each_others_guests_alone(tmp_path: Path) -> None:
    """Browsers give the cookies of one address to all its ports."""
    with (
        Running(tmp_path / "one") as one,
        Running(tmp_path / "other") as other,
        httpx2.Client(trust_env=False) as browser,
    ):
        for server in (one, other, one):
            assert browser.get(f"{server.address}/api/me").status_code == 200
            opened = browser.post(f"{server.address}/api/games", json={"seats": seats("hb")})
            assert opened.status_code == 201
        for server, games in ((one, 2), (other, 1), (one, 2)):
            assert "set-cookie" not in browser.get(f"{server.address}/api/me").headers
            assert len(browser.get(f"{server.address}/api/games").json()) == games


def test_a_cookie_from_before_servers_had_ids_is_known(server: Running, guest: Client) -> None:
    guest.http.put("/api/me", json={"name": "Anna"})
    with httpx2.Client(base_url=server.address, trust_env=False) as old:
        old.cookies.set(OLD_COOKIE, guest.token)
        assert old.get("/api/games").status_code == 200
        assert old.get("/api/me").json()["name"] == "Anna"
        # From now on it cannot be overwritten by another server.
        old.cookies.delete(OLD_COOKIE)
        assert old.get("/api/me").json()["name"] == "Anna"
    with httpx2.Client(base_url=server.address, trust_env=False) as unknown:
        unknown.cookies.set(OLD_COOKIE, "of-another-server")
        assert unknown.get("/api/me").json()["name"] == ""
        assert unknown.cookies[OLD_COOKIE] == "of-another-server"


def test_tokens_are_not_kept(server: Running, guest: Client) -> None:
    guest.http.put("/api/me", json={"name": "Anna"})
    for file in server.settings.data.iterdir():
        assert guest.token.encode() not in file.read_bytes()


def test_answers_carry_a_strict_policy(server: Running, guest: Client) -> None:
    for path in ("/", "/assets/page-1.js", "/api/me", "/api/games/nothing", "/no.such", "/api/nowhere"):
        headers = guest.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "*" not in policy
        assert "frame-ancestors 'none'" in policy
        assert "object-src 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "access-control-allow-origin" not in headers


# How much.


def test_bodies_have_a_limit(server: Running, guest: Client) -> None:
    limit = server.settings.limits.body_bytes
    assert limit <= 256 * 1024
    spaces = b'{"name": "a"' + b" " * limit + b"}"
    halves = iter([spaces[: limit // 2], spaces[limit // 2 :]])
    as_json = {"content-type": "application/json"}
    told = guest.http.put("/api/me", content=spaces, headers=as_json)
    chunked = guest.http.put("/api/me", content=halves, headers=as_json)
    for answer in (told, chunked):
        assert answer.status_code == 413
        assert answer.json()["code"] == "too_large"
    fits = b'{"name": "a"' + b" " * (limit - 20) + b"}"
    assert guest.http.put("/api/me", content=iter([fits]), headers=as_json).status_code == 200


def test_a_body_that_is_longer_than_it_says_is_not_read_on(server: Running) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.settings.port, timeout=30)
    connection.putrequest("PUT", "/api/me")
    connection.putheader("content-type", "application/json")
    connection.putheader("content-length", str(10**12))
    connection.endheaders()
    assert connection.getresponse().status == 413
    connection.close()


def test_a_body_has_one_length(server: Running) -> None:
    both = (
        b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    )
    with sockets.create_connection(("127.0.0.1", server.settings.port), timeout=30) as raw:
        raw.sendall(both)
        assert raw.recv(1000).startswith(b"HTTP/1.1 400 ")


def test_frames_have_a_limit(server: Running, guest: Client) -> None:
    limit = server.settings.limits.frame_bytes
    assert limit <= 8 * 1024
    game = guest.open("hh").id
    with guest.socket(game) as socket:
        socket.hello()
        socket.connection.send(" " * limit + '{"do": "ping"}')
        assert socket.expect(Failed).code == "too_large"
        socket.connection.send(" " * (limit - 14) + '{"do": "ping"}')
        socket.expect(Pong)
        socket.connection.send("я" * (limit // 2 + 1))
        assert socket.expect(Failed).code == "too_large"
        socket.connection.send(" " * limit * 4)
        assert socket.closed() == 1009


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the limits that people meet, and time enough to meet them on a slow machine."""
    limits = Limits(message_seconds=3600)
    with Running(tmp_path_factory.mktemp("strict"), limits, public_url="http://games.example.org") as running:
        yield running


def test_a_socket_may_not_chatter(strict: Running) -> None:
    assert (Limits().messages, Limits().message_seconds) == (100, 20)
    with Client(strict.address) as guest:
        game = guest.open("hh").id
        with guest.socket(game) as socket:
            socket.hello()
            # To open it was the first.
            for _ in range(99):
                socket.send({"do": "ping"})
                socket.expect(Pong)
            socket.send({"do": "ping"})
            assert socket.closed() == 4429
        # The table is there as before.
        assert guest.facts(game).version == 1


def test_commands_by_request_are_counted_too(strict: Running) -> None:
    with Client(strict.address) as guest, Client(strict.address) as other:
        game = guest.open("hh").id
        path = f"/api/games/{game}/commands"
        answers = [guest.http.post(path, json=move(9, 0, ["pick 1"])) for _ in range(101)]
        assert [answer.status_code for answer in answers] == [409] * 100 + [429]
        assert answers[-1].json()["code"] == "too_many_messages"
        # Others are not made to wait for it.
        theirs = other.open("hh").id
        assert other.http.post(f"/api/games/{theirs}/commands", json=move(9, 0, ["pick 1"])).status_code == 409


def test_the_past_is_not_read_without_end(tmp_path: Path) -> None:
    assert Limits().reads >= 1000, "a long game pulled over a slider, and again"
    with (
        Running(tmp_path, limits=Limits(reads=8, message_seconds=3600)) as running,
        Client(running.address) as guest,
        Client(running.address) as other,
    ):
        game = f"/api/games/{guest.open('hh').id}"
        for path in ("entries", "scenes/1", "scenes/1?seat=0", "replay") * 2:
            assert guest.http.get(f"{game}/{path}").status_code == 200
        for path in ("entries", "scenes/1", "replay", "summary"):
            answer = guest.http.get(f"{game}/{path}")
            assert answer.status_code == 429
            assert answer.json()["code"] == "too_many_reads"
        # The game goes on, and so do others'.
        assert guest.http.get(game).status_code == 200
        other.entries(other.open("hh").id)


def test_nonsense_ends_a_conversation_early(strict: Running) -> None:
    with Client(strict.address) as guest:
        game = guest.open("hh").id
        for greeted in (False, True):
            with guest.socket(game) as socket:
                if greeted:
                    socket.hello()
                for _ in range(10):
                    try:
                        socket.connection.send("nonsense")
                    except ConnectionClosed:
                        break
                assert socket.closed() == 4400


def test_a_guest_may_not_open_games_without_end(strict: Running) -> None:
    assert Limits().games_per_hour == 10
    with Client(strict.address) as guest, Client(strict.address) as other:
        request = new_request()
        first = guest.open("hb", request=request)
        for _ in range(9):
            # A table that can't be set up is no game.
            assert guest.http.post("/api/games", json={"seats": seats("bb")}).status_code == 422
            guest.open("hb")
        answer = guest.http.post("/api/games", json={"seats": seats("hb")})
        assert answer.status_code == 429
        assert answer.json()["code"] == "too_many_games"
        assert "hour" in answer.json()["detail"]
        assert guest.open("hb", request=request) == first, "a repeated wish is no new game"
        other.open("hb")
        assert len(guest.get("/api/games")) == 10


def test_games_opened_at_once_are_counted_too(strict: Running) -> None:
    with Client(strict.address) as guest:
        me = GuestRow(guest_number(strict, guest), "", None)

        async def all_at_once() -> list[object]:
            wish = NewGame.model_validate({"seats": seats("hb")})
            opening = (rest.open_game(wish, me, strict.service) for _ in range(14))
            return await asyncio.gather(*opening, return_exceptions=True)

        refused = [answer for answer in strict.do(all_at_once()) if isinstance(answer, Refusal)]
        assert [refusal.status for refusal in refused] == [429] * 4
        assert len(guest.get("/api/games")) == 10


def test_a_guest_may_not_open_sockets_without_end(strict: Running) -> None:
    with Client(strict.address) as guest:
        game = guest.open("hh").id
        open_ones = [guest.socket(game) for _ in range(Limits().sockets_per_guest)]
        for socket in open_ones:
            socket.hello()
        with guest.socket(game) as one_too_many:
            assert one_too_many.closed() == 4429
        open_ones.pop().connection.close()
        with guest.socket(game) as another:
            another.hello()
        for socket in open_ones:
            socket.connection.close()


def test_guests_are_not_made_without_end(tmp_path: Path) -> None:
    with Running(tmp_path, limits=Limits(guests_per_hour=3)) as running:
        clients = [Client(running.address) for _ in range(3)]
        with httpx2.Client(base_url=running.address, trust_env=False) as new:
            answer = new.get("/api/me")
            assert answer.status_code == 429
            assert answer.json()["code"] == "too_many_guests"
            assert new.get("/api/catalogue").status_code == 200
        for client in clients:
            client.get("/api/me")
            client.http.close()


# Files.


@pytest.mark.parametrize(
    "path",
    [
        "/../outside.txt",
        "/..%2foutside.txt",
        "/%2e%2e/outside.txt",
        "/%2e%2e%2foutside.txt",
        "/..%5coutside.txt",
        "/..%252foutside.txt",
        "/assets/../../outside.txt",
        "/assets/..%2f..%2foutside.txt",
        "//etc/passwd",
        "///etc/passwd",
        "/%2fetc%2fpasswd",
        "/%2fetc/passwd",
        "/etc/passwd%00.js",
        "/%00",
        "/" + "a" * 5000,
        "/" + "a/" * 3000,
        "/assets/" + "%f0%9f%92%a5" * 300,
        "/%ff%fe",
    ],
)
def test_nothing_outside_the_page_is_served(path: str, server: Running) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.settings.port, timeout=30)
    connection.putrequest("GET", path, skip_host=False)
    connection.endheaders()
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    assert b"secret" not in body
    assert b"root:" not in body
    assert (answer.status, body) == (200, b"<!doctype html><title>here</title>") or answer.status in (400, 404, 414)


def test_an_absolute_path_to_a_neighbour_of_the_page_is_not_served(server: Running, guest: Client) -> None:
    assert server.settings.page is not None
    outside = server.settings.page.parent / "outside.txt"
    assert outside.is_file()
    assert "secret" not in guest.http.get(f"/{outside}").text
    sibling = server.settings.page.with_name(server.settings.page.name + "-not")
    sibling.mkdir(exist_ok=True)
    (sibling / "x.txt").write_text("secret", encoding="utf-8")
    assert "secret" not in guest.http.get(f"/..%2f{sibling.name}%2fx.txt").text


# Nonsense.


def some_json(rng: random.Random, depth: int = 0) -> Any:
    kind = rng.randrange(9 if depth < 3 else 6)
    match kind:
        case 0:
            return rng.choice([None, True, False])
        case 1:
            return rng.choice([0, 1, -1, 2**31, 2**63, 2**64, -(2**70), 10**400])
        case 2:
            return rng.choice([0.5, 1e308, -0.0, float("nan"), float("inf")])
        case 3 | 4:
            return rng.choice(
                ["", "move", "hello", "undo", "pick 1", "\x00", "\ud800", "я" * 50, "x" * 700, "../..", "1", "null"]
            )
        case 5:
            return "".join(rng.choices(string.printable, k=rng.randrange(30)))
        case 6 | 7:
            keys = ["do", "request", "version", "seat", "lines", "hold", "all", "name", "seats", "box", "since", "kind"]
            return {rng.choice([*keys, "\ud800", "__class__"]): some_json(rng, depth + 1) for _ in range(4)}
        case _:
            return [some_json(rng, depth + 1) for _ in range(rng.randrange(4))]


def some_bytes(rng: random.Random, template: Json) -> bytes:
    """JSON of all sorts, good bodies gone wrong, or no JSON at all."""
    match rng.randrange(5):
        case 0:
            return rng.randbytes(rng.randrange(200))
        case 1:
            return b"[" * rng.choice([1, 100, 5000])
        case 2:
            return json.dumps(some_json(rng)).encode()
        case _:
            spoilt = dict(template)
            for _ in range(rng.randrange(1, 3)):
                spoilt[rng.choice(list(spoilt))] = some_json(rng, 2)
            return json.dumps(spoilt).encode()


def templates(version: int, seat: int) -> list[Json]:
    return [
        move(version, seat, ["pick 1"]),
        take_back(version, seat),
        pass_on(version, seat),
    ]


METHODS = ("GET", "PUT", "POST", "DELETE", "PATCH", "OPTIONS", "HEAD")


def test_nonsense_in_requests_is_refused_and_changes_nothing(server: Running, guest: Client) -> None:
    rng = random.Random(1)
    game = guest.open("hh").id
    paths: list[tuple[str, str, Json]] = [
        ("PUT", "/api/me", {"name": "a", "language": "en"}),
        ("POST", "/api/games", {"box": "base", "map": "", "rounds": 3, "options": [], "seats": seats("hb")}),
        *(("POST", f"/api/games/{game}/commands", body) for body in templates(99, 0)),
        ("POST", f"/api/games/{game}/commands", move(1, 0, ["pick 1"])),
    ]
    for _ in range(400):
        method, path, template = rng.choice(paths)
        body = some_bytes(rng, template)
        answer = guest.http.request(method, path, content=body, headers={"content-type": "application/json"})
        # What was spoilt may still be a good name or table.
        good = path in ("/api/me", "/api/games") and answer.status_code in (200, 201)
        assert good or 400 <= answer.status_code < 500, (method, path, body, answer.text)
        assert answer.headers["content-type"] == "application/json"
        assert good or answer.json()["code"]
    assert guest.facts(game).version == 1
    assert live_game(server, game).version == 1


def test_nonsense_in_addresses_is_refused(server: Running, guest: Client) -> None:
    rng = random.Random(2)
    game = guest.open("hh").id
    words = ["games", game, "me", "scenes", "entries", "1", "socket", "words", "boards", "en", "base-2", "replay"]
    odd = ["%00", "%ff", "..", "-1", "9" * 30, "%F0%9F%92%A9", "a" * 300, "'", "%22", "%2F", "", "nan", "1e3", "0x1"]
    for _ in range(300):
        path = "/api/" + "/".join(rng.choice(words if rng.random() < 0.7 else odd) for _ in range(rng.randrange(1, 5)))
        queries = ["", f"?since={rng.choice(odd)}", f"?seat={rng.choice(odd)}", "?seat=0&seat=1", "?coins=999"]
        path += rng.choice(queries)
        method = rng.choice(METHODS)
        answer = guest.http.request(method, path)
        assert answer.status_code < 500, (method, path, answer.text)
    assert guest.facts(game).version == 1


def test_nonsense_in_sockets_is_refused_and_changes_nothing(server: Running, guest: Client) -> None:
    rng = random.Random(3)
    with Table(guest, rng) as table:
        version = table.scene.version
        for number in range(60):
            with guest.socket(table.game) as socket:
                if number % 2:
                    socket.hello(0)
                # More than a handful ends the conversation.
                for _ in range(4):
                    body = some_bytes(rng, rng.choice([*templates(99, 0), {"do": "look", "seat": 0}]))
                    try:
                        text = body.decode()
                    except UnicodeDecodeError:
                        socket.connection.send(body)
                    else:
                        socket.connection.send(text)
                    answer = socket.receive()
                    assert answer.type in ("failed", "refused", "shown"), (body, answer)
        assert live_game(server, table.game).version == version
        command = table.next_command()
        assert command is not None
        assert table.send(command).version == version + 1


def test_text_that_is_not_utf_8_closes_the_socket(guest: Client) -> None:
    game = guest.open("hh").id
    with guest.socket(game) as socket:
        socket.hello()
        socket.connection.send(b"\xff\xfe{}", text=True)
        assert socket.closed() == 1007
    # uvicorn tells of it.
    assert [said.splitlines()[0] for said in COMPLAINTS.heard] == ["Invalid UTF-8 sequence received from client."]
    COMPLAINTS.heard.clear()


VERBS = """
    pick expand march decline skip abandon conquer gamble end give_up use redeploy retreat place finish camps
    fortresses heroes encampments roll first banner badge find b a die
"""
NUMBERS = "1 5 0 -1 99 99999999999999999999 5=3 5=0 1=99 5+2 = 1= =1 elves A , 1,2 ٣ 1=1,1=1"


def test_nonsense_moves_are_refused_at_every_step_of_a_game(server: Running, guest: Client) -> None:
    """Words that mean something somewhere, with numbers that may not."""
    rng = random.Random(4)
    verbs, parts = VERBS.split(), NUMBERS.split()
    with Table(guest, rng, "hh", box="underground", rounds=2) as table:
        tried = 0
        while (seat := table.asked()) is not None:
            version = table.scene.version
            live = live_game(server, table.game)
            legal = set(live.course.game.legal_texts)
            for _ in range(12):
                line = " ".join([rng.choice(verbs), *rng.choices(parts, k=rng.randrange(4))])
                answer = guest.http.post(f"/api/games/{table.game}/commands", json=move(version, seat, [line, "zzz"]))
                assert answer.status_code == 409, (line, legal)
                assert answer.json()["code"] in ("illegal", "malformed"), (line, answer.text)
                tried += 1
            assert live.version == version
            command = table.next_command()
            assert command is not None
            table.send(command)
        assert tried > 100


# Coins out of nowhere.


def everywhere(body: Any, extra: Json) -> Iterator[Any]:
    """The body with an entry too many in each of its objects."""
    if isinstance(body, dict):
        yield {**body, **extra}
        for name, value in body.items():
            for changed in everywhere(value, extra):
                yield {**body, name: changed}
    elif isinstance(body, list):
        for place, value in enumerate(body):
            for changed in everywhere(value, extra):
                yield [*body[:place], changed, *body[place + 1 :]]


def test_coins_in_a_body_are_refused(server: Running, guest: Client) -> None:
    with Table(guest, random.Random(1)) as table:
        seat = table.asked()
        assert seat is not None
        commands = f"/api/games/{table.game}/commands"
        bodies: list[tuple[str, str, Json]] = [
            ("PUT", "/api/me", {"name": "a"}),
            ("POST", "/api/games", {"box": "base", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}]}),
            *(("POST", commands, body) for body in templates(1, seat)),
        ]
        games = len(guest.get("/api/games"))
        tried = 0
        for method, path, body in bodies:
            for extra in ({"coins": 999}, {"position": {"coins": 999}}, {"__proto__": {"coins": 999}}):
                for changed in everywhere(body, extra):
                    answer = guest.http.request(method, path, json=changed)
                    assert answer.status_code == 422, changed
                    assert "Extra inputs" in answer.json()["detail"]
                    tried += 1
        assert tried >= 21
        for body in [*templates(1, seat), {"do": "hello", "seat": 0}, {"do": "look", "seat": 0}, {"do": "ping"}]:
            with guest.socket(table.game) as socket:
                if body["do"] != "hello":
                    socket.hello()
                socket.send({**body, "coins": 999})
                assert socket.expect(Failed).code == "malformed"
        assert len(guest.get("/api/games")) == games
        assert guest.facts(table.game).version == 1
        assert isinstance(guest.command(table.game, move(1, seat, ["pick 1"])), Accepted)


def test_hello_comes_first_and_once(guest: Client) -> None:
    game = guest.open("hh").id
    with guest.socket(game) as socket:
        socket.send({"do": "ping"})
        assert socket.expect(Failed).code == "hello_first"
        socket.send(move(1, 0, ["pick 1"]))
        assert socket.expect(Failed).code == "hello_first"
        socket.hello()
        socket.send({"do": "hello"})
        assert socket.expect(Failed).code == "hello_twice"
        socket.send({"do": "ping"})
        socket.expect(Pong)
    assert guest.facts(game).version == 1
