"""Whoever is asked and is not there is told so, once: by push that their browser alone can read, or by mail."""

from __future__ import annotations

import random
import re
import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from tests.postgres import Cluster
from tests.server.beginning import begin, do
from tests.server.client import Client, Json, asked_seat, lines_of, move
from tests.server.letterboxes import Browser, MailSink, PushService
from tests.server.running import ON_BOTH, Running, wait_until
from tests.server.test_gathering import gather
from tests.tables_of import rows

from tesno.server.messages import Update
from tesno.server.notices.mail import MailServer
from tesno.server.notices.push import new_key
from tesno.server.settings import NoticeSettings
from tesno.server.store.upkeep import Upkeep

URL = "http://games.example.org"  # cookies for https would not be sent back to a server of tests


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


@pytest.fixture
def sink() -> Iterator[MailSink]:
    with MailSink() as running:
        yield running


@pytest.fixture
def notices(tmp_path: Path, sink: MailSink) -> NoticeSettings:
    key = tmp_path / "push.pem"
    key.write_bytes(new_key())
    mail = MailServer("smtp", "127.0.0.1", sink.port, "Tesno <games@example.org>")
    return NoticeSettings(key, "mailto:host@example.org", mail, grace=0.0, private_endpoints=True)


@pytest.fixture
def ringing(tmp_path: Path, notices: NoticeSettings) -> Iterator[Running]:
    """A server that tells people."""
    with Running(tmp_path / "server", notices=notices, public_url=URL) as running:
        yield running


@pytest.fixture
def host(ringing: Running) -> Iterator[Client]:
    with Client(ringing.address) as client:
        yield client


@pytest.fixture
def friend(ringing: Running) -> Iterator[Client]:
    with Client(ringing.address) as client:
        yield client


def game_of(host: Client, friend: Client) -> str:
    id = gather(host, players=2)["id"]
    do(friend, id, "sit", name="Anna")
    do(friend, id, "ready")
    return begin(host, id, friend)


def play_until_asked(game: str, clients: dict[int, Client], seat: int, rng: random.Random) -> int:
    """All move until this seat is asked after another one; the version it is at then."""
    before = seat
    while True:
        line = next(line for line in clients[seat].get("/api/games") if line["game"]["id"] == game)
        acting, version = line["acting"], line["game"]["version"]
        if acting == seat != before:
            return int(version)
        answer_once(game, clients[acting], acting, rng)
        before = acting


def answer_once(game: str, client: Client, seat: int, rng: random.Random) -> None:
    with client.socket(game) as socket:
        scene = socket.hello(seat).scene
        assert asked_seat(scene) == seat
        socket.send(move(scene.version, seat, lines_of(scene.position, rng)))
        socket.until(Update)


def subscribe(guest: Client, browser: Browser, endpoint: str, **more: str) -> Json:
    answer = guest.http.post("/api/notices/push", json=browser.wish(endpoint, **more))
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def settle(server: Running) -> None:
    """Until all that was begun is told."""
    wait_until(lambda: not server.service.bell._ringing)


@ON_BOTH
def test_who_is_not_there_is_told_once_per_turn(
    ringing: Running, host: Client, friend: Client, service: PushService
) -> None:
    browser = Browser()
    subscribe(friend, browser, f"{service.address}/anna", language="pl")
    game = game_of(host, friend)
    clients = {0: host, 1: friend}
    rng = random.Random(3)
    play_until_asked(game, clients, 1, rng)
    wait_until(lambda: len(service.taken) == 1)
    path, headers, body = service.taken[0]
    assert (path, headers["content-encoding"], headers["topic"]) == ("/anna", "aes128gcm", game)
    told = browser.read(body)
    body = told.pop("body")
    assert re.fullmatch(r"Gra podstawowa, runda \d\. Przy stole: Hosts\.", body)
    assert told == {"title": "Twoja tura", "url": f"/games/{game}", "tag": game}
    # Nothing happens, and nothing more is said, however often somebody looks.
    ringing.do(ringing.service.bell.look_around(ringing.service.hall))
    assert len(service.taken) == 1
    # They answer, and go away again in the middle of their turn: they know. The next time it is another turn.
    play_until_asked(game, clients, 1, rng)
    wait_until(lambda: len(service.taken) == 2)
    settle(ringing)
    assert len(service.taken) == 2


def test_who_is_there_is_not_told(ringing: Running, host: Client, friend: Client, service: PushService) -> None:
    subscribe(friend, Browser(), f"{service.address}/anna")
    game = game_of(host, friend)
    with friend.socket(game) as socket:
        socket.hello(1)
        play_until_asked(game, {0: host, 1: friend}, 1, random.Random(3))
        settle(ringing)
        ringing.do(ringing.service.bell.look_around(ringing.service.hall))
        assert service.taken == []


@pytest.mark.parametrize("database", ["postgres"], indirect=True, scope="session")
def test_who_is_there_by_another_process_is_not_told(
    database: Cluster, tmp_path: Path, notices: NoticeSettings, service: PushService
) -> None:
    waiting = replace(notices, grace=1000.0)
    with ExitStack() as stack:
        one, other = (
            stack.enter_context(Running(tmp_path / "server", notices=waiting, public_url=URL)) for _ in range(2)
        )
        host, friend = (stack.enter_context(Client(server.address)) for server in (one, other))
        subscribe(friend, Browser(), f"{service.address}/anna")
        game = game_of(host, friend)
        with friend.socket(game) as socket:
            socket.hello(1)
            version = play_until_asked(game, {0: host, 1: friend}, 1, random.Random(3))
            seen = "SELECT guest FROM notices_told WHERE version = ?"
            wait_until(lambda: bool(rows(one.settings.database, seen, version)))
            ((guest,),) = rows(one.settings.database, seen, version)
            # What the process where the move was made does when its patience ends.
            one.do(one.service.bell.tell(game, guest, version))
    assert service.taken == []


def test_who_was_not_told_because_the_server_ended_is_found_later(
    tmp_path: Path, notices: NoticeSettings, service: PushService
) -> None:
    never = replace(notices, grace=1000.0)
    with Running(tmp_path / "server", notices=never, public_url=URL) as server, ExitStack() as stack:
        host, friend = (stack.enter_context(Client(server.address)) for _ in range(2))
        subscribe(friend, Browser(), f"{service.address}/anna")
        play_until_asked(game_of(host, friend), {0: host, 1: friend}, 1, random.Random(3))
    assert service.taken == []
    with Running(tmp_path / "server", notices=notices, public_url=URL) as server:
        server.do(server.service.bell.look_around(server.service.hall))
    assert len(service.taken) == 1


@pytest.mark.parametrize(("status", "left"), [(410, 0), (404, 0), (201, 1), (500, 1), (307, 1)])
def test_an_endpoint_that_is_gone_is_forgotten(
    ringing: Running, host: Client, friend: Client, service: PushService, status: int, left: int
) -> None:
    service.answers["/anna"] = status
    subscribe(friend, Browser(), f"{service.address}/anna")
    play_until_asked(game_of(host, friend), {0: host, 1: friend}, 1, random.Random(3))
    wait_until(lambda: len(service.taken) == 1)
    settle(ringing)
    assert len(friend.get("/api/notices")["ways"]) == left
    assert [path for path, _, _ in service.taken] == ["/anna"], "a redirection is not followed"


def test_a_guest_ends_it_with_one_click(ringing: Running, host: Client, friend: Client, service: PushService) -> None:
    (way,) = subscribe(friend, Browser(), f"{service.address}/anna")["ways"]
    # Another guest can't.
    host.http.delete(f"/api/notices/{way['id']}")
    assert len(friend.get("/api/notices")["ways"]) == 1
    assert friend.http.delete(f"/api/notices/{way['id']}").json()["ways"] == []
    play_until_asked(game_of(host, friend), {0: host, 1: friend}, 1, random.Random(3))
    settle(ringing)
    assert service.taken == []


def test_a_device_is_told_what_waits_for_its_last_guest_only(
    host: Client, friend: Client, service: PushService
) -> None:
    for guest in (friend, host):
        subscribe(guest, Browser(), f"{service.address}/device")
    assert friend.get("/api/notices")["ways"] == []
    assert len(host.get("/api/notices")["ways"]) == 1


@pytest.mark.parametrize(
    "wish",
    [
        {"endpoint": "https://10.0.0.1/x"},
        {"endpoint": "http://push.example.net/x"},
        {"p256dh": "AAAA"},
        {"auth": "AAAA"},
    ],
)
def test_what_is_no_subscription_is_refused(tmp_path: Path, notices: NoticeSettings, wish: dict[str, str]) -> None:
    strict = replace(notices, private_endpoints=False)
    with Running(tmp_path / "strict", notices=strict) as server, Client(server.address) as guest:
        whole = Browser().wish("https://push.example.net/x")
        answer = guest.http.post("/api/notices/push", json={**whole, **wish})
        assert (answer.status_code, answer.json()["code"]) == (422, "subscription")
        assert guest.http.post("/api/notices/push", json=whole).status_code == 200


def test_nothing_is_offered_that_was_not_set_up(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Client(server.address) as guest:
        assert guest.get("/api/notices") == {"push": None, "mail": False, "ways": []}
        for kind, wish in (("push", Browser().wish("https://a.example/x")), ("mail", {"address": "anna@example.org"})):
            assert guest.http.post(f"/api/notices/{kind}", json=wish).json()["code"] == "not_offered"


def mail_address() -> str:
    """One that no other test has asked."""
    return f"anna-{secrets.token_hex(4)}@example.org"


def test_mail_comes_when_it_was_wanted_and_ends_by_its_link(
    ringing: Running, host: Client, friend: Client, sink: MailSink
) -> None:
    address = mail_address()
    asked = friend.http.post("/api/notices/mail", json={"address": address, "language": "ru"}).json()
    assert [(way["kind"], way["confirmed"]) for way in asked["ways"]] == [("mail", False)]
    (question,) = sink.letters
    assert (question["To"], question["From"]) == (address, "Tesno <games@example.org>")
    assert question["Subject"] == "Tesno: можно вам писать?"
    game = game_of(host, friend)
    clients, rng = {0: host, 1: friend}, random.Random(3)
    play_until_asked(game, clients, 1, rng)
    settle(ringing)
    assert len(sink.letters) == 1, "nobody has said yet that they want it"
    link = re.search(rf"{URL}/notices/confirm#(\S+)", question.get_content())
    assert link is not None
    # Whoever has the mail, on whatever device.
    assert host.http.post(f"/api/notices/confirm?key={link[1]}").json() == {"address": address}
    ringing.do(ringing.service.bell.look_around(ringing.service.hall))
    wait_until(lambda: len(sink.letters) == 2)
    letter = sink.letters[1]
    text = letter.get_content()
    assert letter["Subject"] == "Tesno: ваш ход"
    assert letter["Content-Language"] == "ru"
    assert "За столом: Hosts." in text
    assert f"{URL}/games/{game}" in text
    stop = re.search(rf"{URL}/notices/stop#(\S+)", text)
    assert stop is not None
    assert letter["List-Unsubscribe"] == f"<{URL}/api/notices/stop?key={stop[1]}>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    # As a mail program does it: a form without a cookie.
    with Client(ringing.address) as program:
        ended = program.http.post(f"/api/notices/stop?key={stop[1]}", data={"List-Unsubscribe": "One-Click"})
        assert ended.json() == {"address": address}
        assert program.http.post(f"/api/notices/stop?key={stop[1]}").status_code == 404
    assert friend.get("/api/notices")["ways"] == []


def test_nobodys_letterbox_is_filled_by_others(friend: Client, sink: MailSink) -> None:
    address = mail_address()
    answers = [friend.http.post("/api/notices/mail", json={"address": address}).status_code for _ in range(7)]
    assert answers == [200] * 5 + [429] * 2
    assert len(sink.letters) == 5
    assert len(friend.get("/api/notices")["ways"]) == 1


@pytest.mark.parametrize(
    "address", ["anna", "anna@example", "a b@example.org", "anna@example.org\nBcc: all@example.org"]
)
def test_what_is_no_mail_address_is_refused(friend: Client, sink: MailSink, address: str) -> None:
    assert friend.http.post("/api/notices/mail", json={"address": address}).status_code == 422
    assert sink.letters == []


def test_a_guest_who_is_erased_is_told_nothing_any_more(
    ringing: Running, host: Client, friend: Client, service: PushService
) -> None:
    subscribe(friend, Browser(), f"{service.address}/anna")
    game = game_of(host, friend)
    play_until_asked(game, {0: host, 1: friend}, 1, random.Random(3))
    wait_until(lambda: len(service.taken) == 1)
    settle(ringing)
    assert friend.http.delete("/api/me").status_code == 204
    for table in ("notice_ways", "notices_told"):
        assert rows(ringing.settings.database, f"SELECT * FROM {table}") == []


def test_an_operator_who_erases_a_game_erases_what_was_told_of_it(
    tmp_path: Path, ringing: Running, host: Client, friend: Client, service: PushService
) -> None:
    subscribe(friend, Browser(), f"{service.address}/anna")
    play_until_asked(game_of(host, friend), {0: host, 1: friend}, 1, random.Random(3))
    wait_until(lambda: len(service.taken) == 1)
    settle(ringing)
    Upkeep(ringing.settings.database).clear_abandoned(-1)
    assert rows(ringing.settings.database, "SELECT * FROM notices_told") == []
