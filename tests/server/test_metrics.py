"""`/metrics`: what a parser of Prometheus' format reads there, and who may."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path

import pytest
from tests.server.client import Client, move
from tests.server.running import Running, wait_until
from tests.server.tables import Table
from websockets.exceptions import InvalidStatus

from tesno.server.crew import Load
from tesno.server.exposition import Histogram
from tesno.server.metrics import waiting_questions
from tesno.server.thinking import Loads

SAMPLE = re.compile(r'^([a-z_]+)(?:\{((?:[a-z_]+="(?:[^"\\\n]|\\.)*",?)+)\})? (-?[0-9.e+-]+|\+Inf)$')
LABEL = re.compile(r'([a-z_]+)="((?:[^"\\\n]|\\.)*)"')
Labels = frozenset[tuple[str, str]]


@dataclass
class Family:
    kind: str
    samples: dict[tuple[str, Labels], float]


def parsed(text: str) -> dict[str, Family]:
    """Strictly: help, type, then the samples of that family and of no other."""
    assert text.endswith("\n")
    families: dict[str, Family] = {}
    helped = current = ""
    for line in text.splitlines():
        if line.startswith("# HELP "):
            helped = line.split(" ", 3)[2]
            assert helped not in families
        elif line.startswith("# TYPE "):
            _, _, current, kind = line.split(" ")
            assert current == helped
            families[current] = Family(kind, {})
        else:
            found = SAMPLE.match(line)
            assert found, line
            name, labels, value = found.groups()
            of = re.sub("_(bucket|sum|count)$", "", name) if families[current].kind == "histogram" else name
            assert of == current
            key = (name, frozenset(LABEL.findall(labels or "")))
            assert key not in families[current].samples
            families[current].samples[key] = float(value)
    return families


class Reader:
    def __init__(self, client: Client) -> None:
        self._client = client

    def read(self) -> dict[str, Family]:
        answer = self._client.http.get("/metrics")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
        assert "set-cookie" not in answer.headers
        return parsed(answer.text)

    def value(self, name: str, **labels: str) -> float:
        family = self.read()[re.sub("_(bucket|sum|count)$", "", name) if name.endswith("_count") else name]
        return family.samples.get((name, frozenset(labels.items())), 0)


def test_what_happens_is_counted(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Client(server.address) as guest:
        reader = Reader(guest)
        assert reader.value("tesno_sockets") == reader.value("tesno_live_games") == 0
        with Table(guest, random.Random(3)) as table:
            for _ in range(3):
                command = table.next_command()
                assert command is not None
                table.send(command)
            assert reader.value("tesno_sockets") == 1
            assert reader.value("tesno_live_games") == reader.value("tesno_watched_games") == 1
            assert reader.value("tesno_commands_total", outcome="accepted") == 3
            assert reader.value("tesno_commit_seconds_count") == 3
            guest.command(table.game, move(1, 0, ["dance"]))
            assert reader.value("tesno_commands_total", outcome="refused") == 1
            assert reader.value("tesno_refusals_total", by="command", code="stale") == 1
            table.socket.send({"do": "dance"})
            wait_until(lambda: reader.value("tesno_refusals_total", by="message", code="malformed") == 1)
        with guest.socket("nowhere") as socket:
            assert socket.closed() == 4404
        wait_until(lambda: reader.value("tesno_refusals_total", by="socket", code="not_found") == 1)
        for _ in range(2):
            guest.http.get("/api/games/nowhere")
        assert reader.value("tesno_refusals_total", by="request", code="not_found") == 2
        guest.http.put("/api/me", json={}, headers={"origin": "http://elsewhere.test"})
        assert reader.value("tesno_refusals_total", by="request", code="foreign_origin") == 1
        wait_until(lambda: reader.value("tesno_sockets") == 0)
        wait_until(lambda: reader.value("tesno_loop_lag_seconds_count") > 0)
        assert {name: family.kind for name, family in reader.read().items() if family.kind != "gauge"} == {
            "tesno_commands_total": "counter",
            "tesno_refusals_total": "counter",
            "tesno_commit_seconds": "histogram",
            "tesno_loop_lag_seconds": "histogram",
        }


def test_buckets_hold_all_that_is_not_larger() -> None:
    histogram = Histogram([0.1, 1])
    for value in (0.05, 0.1, 0.5, 2, 3):
        histogram.observe(value)
    assert list(histogram.samples("t")) == [
        't_bucket{le="0.1"} 2',
        't_bucket{le="1"} 3',
        't_bucket{le="+Inf"} 5',
        "t_sum 5.65",
        "t_count 5",
    ]


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"])
def test_a_proxy_on_this_machine_does_not_pass_it_on(server: Running, guest: Client, header: str) -> None:
    answer = guest.http.get("/metrics", headers={header: "127.0.0.1"})
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_only_networks_that_are_named_may_read_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Nobody but this machine can come to a test: it plays a stranger.
    monkeypatch.setattr("tesno.server.metrics.THIS_MACHINE", ())
    with Running(tmp_path / "closed") as server, Client(server.address) as stranger:
        assert stranger.http.get("/metrics").status_code == 404
    here = (ip_network("127.0.0.1"),)
    public = Running(tmp_path / "open", public_url="https://games.example.org", metrics_from=here)
    with public as server, Client(server.address) as prometheus:
        by_its_name = {"host": "tesno.internal:8420"}
        assert prometheus.http.get("/metrics", headers=by_its_name).status_code == 200
        assert prometheus.http.get("/api/me", headers=by_its_name).status_code == 421
    other = Running(tmp_path / "other", metrics_from=(ip_network("192.0.2.0/24"),))
    with other as server, Client(server.address) as stranger:
        assert stranger.http.get("/metrics").status_code == 404
        assert stranger.http.get("/metrics", headers={"host": "tesno.internal"}).status_code == 421


def test_questions_that_wait_are_told() -> None:
    bots = Load(workers=3, running=2, busy=1, waiting=7, longest_wait=0.25)
    advice = Load(workers=1, running=0, busy=0, waiting=0, longest_wait=0.0)
    told = parsed("".join(waiting_questions(Loads(bots, advice))))
    of_bots = frozenset({("queue", "bots")})
    assert told["tesno_questions_waiting"].samples["tesno_questions_waiting", of_bots] == 7
    wait = "tesno_questions_longest_wait_seconds"
    assert told[wait].samples[wait, of_bots] == 0.25


def test_pages_of_others_are_counted(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Client(server.address) as guest:
        reader = Reader(guest)
        game = guest.open("hh").id
        with pytest.raises(InvalidStatus):
            guest.socket(game, origin="https://elsewhere.example")
        assert reader.value("tesno_refusals_total", by="request", code="foreign_origin") == 1
        guest.http.post("/api/games", json={}, headers={"origin": "https://elsewhere.example"})
        assert reader.value("tesno_refusals_total", by="request", code="foreign_origin") == 2
