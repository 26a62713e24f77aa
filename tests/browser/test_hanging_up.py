"""Lines that are opened and closed: whoever leaves while one is being opened leaves without a complaint of the browser,
and whoever comes back has a new one."""

from __future__ import annotations

import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.test_rare_evenings import gather, sit
from tests.server.running import Serving

pytestmark = pytest.mark.browser


class SlowWay:
    """A way to a server on which connections to one of its paths are not let through until they may pass."""

    def __init__(self, address: str, path: str) -> None:
        self.server = urlsplit(address)
        self.path = path.encode()
        self.asked, self.may_pass = threading.Event(), threading.Event()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                threading.Thread(target=self._lead, args=(self.listener.accept()[0],), daemon=True).start()

    def _lead(self, client: socket.socket) -> None:
        with suppress(OSError), client, socket.create_connection((self.server.hostname, self.server.port)) as server:
            first = client.recv(65_536)
            if self.path in first.split(b"\r\n", 1)[0]:
                self.asked.set()
                self.may_pass.wait()
            server.sendall(first)
            threading.Thread(target=self._pour, args=(server, client), daemon=True).start()
            self._pour(client, server)

    @staticmethod
    def _pour(source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while piece := source.recv(65_536):
                sink.sendall(piece)
            sink.shutdown(socket.SHUT_WR)


@contextmanager
def slow_way(address: str, path: str) -> Iterator[SlowWay]:
    way = SlowWay(address, path)
    try:
        yield way
    finally:
        way.may_pass.set()
        way.listener.close()


def test_a_place_taken_away_while_talk_is_being_opened(visit: Visit, server: Serving) -> None:
    with slow_way(server.address, "/api/talk/") as way:
        host, friend = visit().page, visit(way.address).page
        table = urlsplit(gather(host)).path
        sit(friend, table, "Ania")
        assert way.asked.wait(60)
        host.get_by_test_id("place-2-kind").select_option("medium")
        expect(friend.get_by_test_id("my-name")).to_have_value("Ania")
        way.may_pass.set()
        friend.get_by_test_id("sit-down").click()
        expect(friend.get_by_test_id("talk-open")).to_be_visible()


@pytest.mark.parametrize("button", ["with-friends", "play-now"])
def test_a_table_left_while_it_is_being_opened(visit: Visit, server: Serving, button: str) -> None:
    with slow_way(server.address, "/socket ") as way:
        page = visit(way.address).page
        page.goto("/")
        page.get_by_test_id(button).click()
        page.wait_for_url(re.compile("/(tables|games)/"))
        assert way.asked.wait(60)
        page.go_back()
        expect(page.get_by_test_id(button)).to_be_visible()
        way.may_pass.set()


@pytest.mark.parametrize("news", ["online", "visibilitychange"])
def test_a_phone_that_wakes_up_has_a_line_that_is_alive(visit: Visit, news: str) -> None:
    host, friend = visit().page, visit().page
    table = urlsplit(gather(host)).path
    opened: list[str] = []
    friend.on("websocket", lambda line: opened.append(line.url.rsplit("/", 3)[1]))
    sit(friend, table, "Ania")
    friend.get_by_test_id("talk-open").wait_for()
    assert sorted(opened) == ["tables", "talk"]
    if news == "online":
        friend.evaluate("dispatchEvent(new Event('online'))")
    else:
        friend.evaluate(
            """() => {
                let hidden = true;
                Object.defineProperty(document, "hidden", { get: () => hidden });
                document.dispatchEvent(new Event("visibilitychange"));
                const slept = performance.now() + 60_000;
                performance.now = () => slept;
                hidden = false;
                document.dispatchEvent(new Event("visibilitychange"));
            }"""
        )
    host.get_by_test_id("talk-open").click()
    host.get_by_test_id("phrase-hello").click()
    expect(friend.get_by_test_id("bubble")).to_be_visible()
    host.get_by_test_id("place-3-kind").select_option("beginner")
    expect(friend.get_by_test_id("place-3")).to_contain_text("Beginner")
    assert sorted(opened) == ["tables", "tables", "talk", "talk"]
    expect(host.get_by_test_id("place-2")).not_to_contain_text("Away")
