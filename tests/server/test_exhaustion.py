"""Those who take all there is to have: connections, files, time, lines of the log. Others go on playing."""

from __future__ import annotations

import contextlib
import http.client
import io
import itertools
import json
import logging
import os
import random
import signal
import socket as sockets
import sys
import time
from asyncio import Transport
from collections.abc import Iterator
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path
from typing import cast

import httpx2
import pytest
from tests.server.client import Client
from tests.server.running import GENEROUS, PATIENCE, Running, serving, wait_until
from tests.server.tables import Table
from websockets.exceptions import ConnectionClosed

from tesno.server.crowd import Crowd
from tesno.server.logs import MOST_CHARACTERS, MOST_LINES, MOST_OF_A_KIND, PERIOD, JsonLines, SparingHandler, TextLines
from tesno.server.settings import Limits

HALF_SENT = [
    b"",
    b"G",
    b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: ",
    b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{",
    b"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
]


def half_sent(port: int, said: bytes) -> sockets.socket:
    connection = sockets.create_connection(("127.0.0.1", port), timeout=30)
    with contextlib.suppress(OSError):
        connection.sendall(said)
    return connection


def ended(connection: sockets.socket) -> bytes:
    """What the server says until it ends the connection."""
    heard = b""
    with contextlib.suppress(ConnectionResetError):
        while part := connection.recv(4096):
            heard += part
    connection.close()
    return heard


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Running]:
    limits = replace(GENEROUS, header_seconds=1, body_seconds=1, reading_seconds=1)
    with Running(tmp_path, limits) as running:
        # The first request loads what all of them need, which may take longer than the patience of this server.
        httpx2.get(f"{running.address}/health", timeout=PATIENCE, trust_env=False)
        yield running


def refusals(server: Running, by: str, code: str) -> int:
    """How often it was counted."""
    samples: list[str] = server.app.state.measures.refusals.samples("n")
    found = [line for line in samples if line.startswith(f'n{{by="{by}",code="{code}"}} ')]
    return int(float(found[0].split()[-1])) if found else 0


def connected(server: Running) -> int:
    return len(server.config.crowd)


# How long.


@pytest.mark.parametrize("said", HALF_SENT)
def test_a_request_that_is_never_sent_whole_is_not_waited_for(impatient: Running, said: bytes) -> None:
    heard = ended(half_sent(impatient.settings.port, said))
    if said:
        assert heard.startswith(b"HTTP/1.1 408 "), heard
        assert b'"too_slow"' in heard
        assert refusals(impatient, "request", "too_slow") == 1
    else:
        assert heard == b""
    wait_until(lambda: connected(impatient) == 0)


def test_dribbling_does_not_help(impatient: Running) -> None:
    """A byte now and then is no more than nothing: the time is for the whole."""
    for said in HALF_SENT[2:4]:
        connection = half_sent(impatient.settings.port, said)
        until = time.monotonic() + 30
        with contextlib.suppress(OSError):
            while time.monotonic() < until:
                connection.sendall(b"a")
                time.sleep(0.05)
        assert time.monotonic() < until
        connection.close()
    wait_until(lambda: connected(impatient) == 0)


def test_a_second_request_of_a_connection_is_not_waited_for_either(impatient: Running) -> None:
    whole = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    connection = half_sent(impatient.settings.port, whole + HALF_SENT[2])
    heard = ended(connection)
    assert heard.startswith(b"HTTP/1.1 200 ")
    assert b"HTTP/1.1 408 " in heard


def test_an_answer_that_is_not_read_is_not_kept_for_ever(impatient: Running) -> None:
    impatient.listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 4096)
    connection = sockets.socket()
    connection.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    connection.connect(("127.0.0.1", impatient.settings.port))
    ask = b"GET /api/words/ru HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    connection.sendall(ask)
    wait_until(lambda: connected(impatient) == 1)
    wait_until(lambda: connected(impatient) == 0)
    connection.close()
    # Whoever reads gets it all.
    with Client(impatient.address) as reader:
        assert len(reader.http.get("/api/words/ru").text) > 50_000


def test_who_takes_time_between_requests_and_at_tables_is_not_disturbed(impatient: Running) -> None:
    with Client(impatient.address) as guest, Table(guest, random.Random(1)) as table:
        for _ in range(3):
            time.sleep(1.2)
            command = table.next_command()
            assert command is not None
            table.send(command)
            assert guest.facts(table.game).version == table.scene.version


# How many.


class Standing:
    """A connection, as far as a crowd is concerned."""

    def __init__(self) -> None:
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True


def standing(number: int) -> list[Transport]:
    return [cast(Transport, Standing()) for _ in range(number)]


def aborted(connections: list[Transport]) -> list[bool]:
    return [cast(Standing, connection).aborted for connection in connections]


def test_those_who_ask_for_nothing_make_room() -> None:
    crowd = Crowd(Limits(connections=4, connections_per_address=4), 1000)
    come = standing(7)
    assert all(crowd.enter(connection, f"192.0.2.{number}") for number, connection in enumerate(come[:4]))
    crowd.is_served(come[0])
    assert crowd.enter(come[4], "192.0.2.9")
    assert aborted(come) == [False, True, False, False, False, False, False]
    # What is asked anew waits from now on, behind the others.
    crowd.waits(come[0])
    assert crowd.enter(come[5], "192.0.2.9")
    assert aborted(come) == [False, True, True, False, False, False, False]
    for connection in come:
        crowd.is_served(connection)
    assert not crowd.enter(come[6], "192.0.2.9")
    assert len(crowd) == 4
    crowd.leave(come[0])
    crowd.leave(come[0])
    assert crowd.enter(come[6], "192.0.2.9")
    assert len(crowd) == 4


def test_an_address_has_only_its_own_to_send_away() -> None:
    crowd = Crowd(Limits(connections=100, connections_per_address=2), 1000, [ip_network("192.0.2.128/25")])
    mine, theirs, proxied = standing(1), standing(4), standing(5)
    assert crowd.enter(mine[0], "192.0.2.1")
    assert all(crowd.enter(connection, "192.0.2.2") for connection in theirs[:3])
    assert aborted(theirs) == [True, False, False, False]
    for connection in theirs:
        crowd.is_served(connection)
    assert not crowd.enter(theirs[3], "192.0.2.2")
    assert all(crowd.enter(connection, "192.0.2.200") for connection in proxied), "a proxy speaks for many"
    assert not any(aborted(mine + proxied))


def test_the_system_may_allow_less() -> None:
    crowd = Crowd(Limits(), 2)
    come = standing(3)
    assert all(crowd.enter(connection, "192.0.2.1") for connection in come)
    assert aborted(come) == [True, False, False]


def test_one_too_many_is_told(tmp_path: Path) -> None:
    with Running(tmp_path, replace(GENEROUS, connections_per_address=1)) as server:
        with Client(server.address) as guest:
            game = guest.open("hh").id
            guest.http.close()
            with guest.socket(game) as table:
                table.hello()
                heard = ended(half_sent(server.settings.port, b""))
                assert heard.startswith(b"HTTP/1.1 503 ")
                assert b'"too_many_connections"' in heard
                assert refusals(server, "request", "too_many_connections") == 1
                table.send({"do": "ping"})
                table.receive()
        wait_until(lambda: connected(server) == 0)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no ulimit")
def test_a_guest_plays_on_among_more_half_sent_requests_than_there_are_files(tmp_path: Path) -> None:
    """From the guest's own address, which is the worst case: many may share one."""
    rng = random.Random(1)
    held: list[sockets.socket] = []
    with serving(tmp_path, files="-n 256") as server:
        port = int(server.address.rpartition(":")[2])
        with Client(server.address) as guest, Table(guest, rng) as table:
            for number in range(420):
                held.append(half_sent(port, HALF_SENT[number % len(HALF_SENT)]))
                if number % 60 == 0:
                    command = table.next_command()
                    assert command is not None
                    table.send(command)
                    # New guests come in too.
                    with Client(server.address) as newcomer:
                        newcomer.open("hb")
            entries = guest.entries(table.game)
            assert [entry.version for entry in entries] == list(range(1, table.scene.version + 1))
        status, said = server.end(signal.SIGTERM)
        for connection in held:
            connection.close()
    assert status == 0
    assert "out of system resource" not in said
    assert "too many connections" in said
    assert "Traceback" not in said
    assert len(said) < 5000


@pytest.mark.skipif(not os.path.exists("/proc/self/limits"), reason="needs /proc")
def test_as_many_files_are_asked_for_as_are_allowed(tmp_path: Path) -> None:
    with serving(tmp_path, files="-S -n 128") as server:
        limits = Path(f"/proc/{server.process.pid}/limits").read_text()
        soft, hard = next(line.split()[3:5] for line in limits.splitlines() if line.startswith("Max open files"))
        assert int(soft) == min(int(hard), 65_536) if hard != "unlimited" else int(soft) == 65_536


# How often: a new socket is no new guest.


def test_what_was_said_at_one_socket_counts_at_the_next(tmp_path: Path) -> None:
    with (
        Running(tmp_path, Limits(messages=30, message_seconds=3600)) as server,
        Client(server.address) as guest,
        Client(server.address) as other,
    ):
        game = guest.open("hh").id
        said = 0
        for _ in range(20):
            with guest.socket(game) as socket:
                try:
                    socket.hello()
                except Exception:
                    break
                said += 1
                for _ in range(4):
                    socket.send({"do": "ping"})
                    socket.receive()
                    said += 1
        assert said == 30
        with guest.socket(game) as socket:
            assert socket.closed() == 4429
        # By request it is no other, and others are served.
        answer = guest.http.post(
            f"/api/games/{game}/commands", json={"do": "pass", "request": "x" * 8, "version": 1, "seat": 0}
        )
        assert answer.status_code == 429
        with other.socket(other.open("hh").id) as theirs:
            theirs.hello()


def test_frames_that_are_no_messages_are_counted_too(tmp_path: Path) -> None:
    with Running(tmp_path, Limits(messages=30, message_seconds=3600)) as server, Client(server.address) as guest:
        game = guest.open("hh").id
        for said in ("pings", "parts"):
            with guest.socket(game) as socket:
                socket.hello()
                with contextlib.suppress(ConnectionClosed):
                    if said == "pings":
                        for number in range(5000):
                            socket.connection.ping(str(number))
                    else:
                        socket.connection.send(itertools.repeat("", 5000))
                assert socket.closed() == 1006
        assert refusals(server, "message", "too_many_messages") == 2
        with guest.socket(game) as polite:
            polite.hello()
            polite.connection.ping().wait(30)


def test_an_address_that_comes_with_ever_new_guests_has_its_limit(tmp_path: Path) -> None:
    with Running(tmp_path, Limits(messages=10, messages_per_address=25, message_seconds=3600)) as server:
        answers = []
        for _ in range(3):
            with Client(server.address) as guest:
                path = f"/api/games/{guest.open('hh').id}/commands"
                for _ in range(10):
                    command = {"do": "pass", "request": os.urandom(6).hex(), "version": 1, "seat": 0}
                    answers.append(guest.http.post(path, json=command).status_code)
        assert answers == [409] * 25 + [429] * 5


def test_a_clock_that_is_set_back_blocks_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Running(tmp_path, Limits(messages=5, message_seconds=1)) as server, Client(server.address) as guest:
        path = f"/api/games/{guest.open('hh').id}/commands"

        def ask() -> int:
            command = {"do": "pass", "request": os.urandom(6).hex(), "version": 1, "seat": 0}
            return guest.http.post(path, json=command).status_code

        assert [ask() for _ in range(5)] == [409] * 5
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() - 7200)
        wait_until(lambda: ask() == 409)


# How much is written down.


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def a_log(clock: Clock) -> tuple[logging.Logger, SparingHandler, io.StringIO]:
    written = io.StringIO()
    handler = SparingHandler(written, clock)
    handler.setFormatter(TextLines())
    log = logging.Logger("tesno")
    log.addHandler(handler)
    return log, handler, written


def test_what_repeats_is_counted_instead_of_written() -> None:
    clock = Clock()
    log, handler, written = a_log(clock)
    for number in range(5000):
        log.warning("too many connections from one address, %s", number)
    log.warning("something else")
    lines = written.getvalue().splitlines()
    assert len(lines) == MOST_OF_A_KIND + 1
    assert "something else" in lines[-1]
    clock.now += PERIOD
    log.warning("something else")
    lines = written.getvalue().splitlines()[MOST_OF_A_KIND + 1 :]
    assert f"{5000 - MOST_OF_A_KIND} lines like those before were left out" in lines[0]
    assert "something else" in lines[1]
    for number in range(5000):
        log.warning(f"never the same: {number}")
    assert len(written.getvalue().splitlines()) <= MOST_OF_A_KIND + 3 + MOST_LINES
    handler.close()
    assert "left out" in written.getvalue().splitlines()[-1]


def test_lines_have_a_time_and_a_level_and_an_end() -> None:
    log, _, written = a_log(Clock())
    log.error("x" * 100_000)
    try:
        raise ZeroDivisionError("y" * 100_000)
    except ZeroDivisionError:
        log.exception("it failed")
    first, second = written.getvalue().split("\n", 1)
    moment, level, name, _ = first.split(" ", 3)
    assert (moment[-1], moment[10], level, name) == ("Z", "T", "ERROR", "tesno:")
    assert len(first) < MOST_CHARACTERS + 10
    assert "it failed" in second
    assert len(second) < MOST_CHARACTERS + 10


def test_lines_can_be_json() -> None:
    written = io.StringIO()
    handler = SparingHandler(written)
    handler.setFormatter(JsonLines())
    log = logging.Logger("tesno")
    log.addHandler(handler)
    log.warning("a line\nand %s", "another")
    try:
        raise ZeroDivisionError
    except ZeroDivisionError:
        log.exception("it failed")
    first, second = [json.loads(line) for line in written.getvalue().splitlines()]
    assert set(first) == {"time", "level", "logger", "message"}
    assert (first["level"], first["message"]) == ("WARNING", "a line\nand another")
    assert "ZeroDivisionError" in second["trace"]


def test_requests_that_make_no_sense_fill_no_log(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        port = int(server.address.rpartition(":")[2])
        for _ in range(100):
            assert ended(half_sent(port, b"nonsense\r\n\r\n")).startswith(b"HTTP/1.1 400 ")
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        connection.request("GET", "/api/catalogue")
        assert connection.getresponse().status == 200
        connection.close()
        status, said = server.end(signal.SIGTERM)
    assert status == 0
    assert said.count("Invalid HTTP request") == MOST_OF_A_KIND
    assert "80 lines like those before were left out" in said
