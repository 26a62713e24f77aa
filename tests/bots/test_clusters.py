"""Where work is spread to: here, or on a cluster; and mistakes with addresses, told without waiting."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from tests.cli.running import assert_refused, tesno

from tesno.bots.contest import Contest, hold
from tesno.bots.ray_cluster import ClusterError, on_ray, sources
from tesno.bots.spreading import spread, using, worth_it
from tesno.play import Table


class Backwards:
    """A cluster that is no other machine, and does the last chunk first."""

    cores = 3

    def __init__(self) -> None:
        self.chunks: list[Any] = []

    def spread(self, work: Callable[[Any], Any], chunks: Sequence[Any]) -> Iterator[Any]:
        self.chunks = list(chunks)
        return map(work, reversed(chunks))


def test_whatever_is_spread_goes_to_the_cluster_in_use() -> None:
    cluster = Backwards()
    with using(cluster):
        assert worth_it(1, 5, 100) == 3
        assert list(spread(abs, [-1, -2, -3], 1)) == [3, 2, 1]
    assert cluster.chunks == [-1, -2, -3]
    assert list(spread(abs, [-1, -2, -3], 1)) == [1, 2, 3]
    assert worth_it(1, 5, 100) == 1


def test_a_contest_does_not_depend_on_the_order_of_its_parts() -> None:
    contest = Contest(Table(players=2, rounds=2), ("greedy", "random"), 12, seed=2)
    cluster, heard = Backwards(), list[int]()
    with using(cluster):
        there = hold(contest, heard=heard.append)
    assert there == hold(contest, jobs=1)
    assert len(cluster.chunks) == 6
    assert sum(heard) == 12


def test_without_an_address_all_is_done_here() -> None:
    with on_ray(""):
        assert list(spread(abs, [-1], 1)) == [1]


@pytest.mark.parametrize("address", ["nowhere", "10.0.0.1", "http://10.0.0.1:80", "ray://10.0.0.1", "a:b", ":6379"])
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(ClusterError, match=r"no address of a Ray cluster: write HOST:PORT"), on_ray(address):
        pass


def test_nobody_answers() -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        address = f"127.0.0.1:{closed.getsockname()[1]}"
    assert_refused(tesno("arena", "--games", 1, "--ray", address), f"nobody answers at {address}", "ray start --head")
    assert_refused(tesno("sim", "--games", 1, "--ray", f"ray://{address}"), "nobody answers")


def test_ray_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert_refused(tesno("sim", "--games", 1, "--ray", "auto"), "Ray is needed", "pip install 'tesno[ray]'")


def test_the_hash_of_the_sources_is_the_same_each_time() -> None:
    assert sources() == sources.__wrapped__()
    assert len(sources()) == 64
