"""On a Ray cluster of several nodes on this machine: the results of one process, whatever becomes of the nodes."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

# Before Ray is loaded: nothing of it is to be reached from elsewhere, nor to tell anybody of us.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
# Ray lets its workers stand back behind everything else; on a busy machine they would hardly get on.
os.environ.setdefault("RAY_worker_niceness", "0")

import pytest
from tests.bots.cluster_work import deadly, failing, noted
from tests.bots.scripts import program
from tests.cli.running import EXAMPLES, tesno

from tesno.bots import ray_cluster
from tesno.bots.contest import Contest, hold
from tesno.bots.ray_cluster import MOST_TRIES, ClusterError, on_ray
from tesno.bots.spreading import spread
from tesno.bots.value import read_value
from tesno.lab import training
from tesno.lab.training import Recipe, train
from tesno.play import Table

pytest.importorskip("ray", reason="Ray is not installed: pip install 'tesno[ray]'", exc_type=ImportError)
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("default")]

NODES = 3
LOCAL = {"node_ip_address": "127.0.0.1", "num_cpus": 1, "object_store_memory": 80 * 2**20}


class Nodes:
    """A head and some more nodes, each with one core."""

    def __init__(self) -> None:
        cluster: Any = import_module("ray.cluster_utils").Cluster
        self.cluster: Any = cluster(initialize_head=True, head_node_args={**LOCAL, "include_dashboard": False})
        self.more = [self.add() for _ in range(NODES - 1)]

    @property
    def address(self) -> str:
        return str(self.cluster.address)

    def add(self) -> Any:
        return self.cluster.add_node(**LOCAL)

    def kill(self, node: Any) -> None:
        self.cluster.remove_node(node, allow_graceful=False)
        self.more.remove(node)


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    started = Nodes()
    yield started
    started.cluster.shutdown()


def test_the_arena_plays_the_same_games_there(nodes: Nodes, tmp_path: Path) -> None:
    command = ("arena", "--bots", "greedy,random", "--rounds", 3, "--games", 24, "--seed", 4, "--json")
    kept = tmp_path / "kept.jsonl"
    there = tesno(*command, "--ray", nodes.address, "--results", kept).json()
    here = tesno(*command, "--jobs", 1).json()
    assert {**there, "seconds": 0} == {**here, "seconds": 0}
    assert len(kept.read_text("utf-8").splitlines()) == 25


def test_a_series_is_the_same_and_its_replays_are_saved_here(
    nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The workers are elsewhere: a folder by a relative path is the one of whoever gave the command.
    monkeypatch.chdir(tmp_path)
    command = ("sim", "--players", 3, "--rounds", 3, "--games", 18, "--seed", 2, "--json")
    there = tesno(*command, "--ray", nodes.address, "--save", "there").json()
    here = tesno(*command, "--jobs", 1, "--save", "here").json()
    assert {**there, "seconds": 0} == {**here, "seconds": 0}
    saved = {path.name: json.loads(path.read_text("utf-8")) for path in Path("there").iterdir()}
    assert len(saved) == 18
    assert saved == {path.name: json.loads(path.read_text("utf-8")) for path in Path("here").iterdir()}


def test_the_balance_lab_finds_the_same_there(nodes: Nodes, tmp_path: Path) -> None:
    command = ("balance", "--players", 2, "--rounds", 3, "--bot", "random", "--games", 60, "--json")
    kept = tmp_path / "kept.jsonl"
    there = tesno(*command, "--ray", nodes.address, "--keep", kept).json()
    assert {**there, "seconds": 0} == {**tesno(*command, "--jobs", 1).json(), "seconds": 0}
    assert len(kept.read_text("utf-8").splitlines()) == 61


def test_training_there_learns_the_same_value(nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "PER_BATCH", 2)
    monkeypatch.setattr(training, "TRIED", 2)
    monkeypatch.setattr(training, "HELD_BACK", 2)
    recipe = Recipe("base", seed=4, share=0.0001, rounds=2)
    heard: list[int] = []
    with on_ray(nodes.address):
        there = train(recipe, tmp_path / "there", heard=heard.append)
    assert sum(heard) == recipe.work()
    assert there == train(recipe, tmp_path / "here", jobs=1)
    values = [read_value(tmp_path / place / "value.npz") for place in ("there", "here")]
    assert all((one[0] == other[0]).all() for one, other in zip(*(value.layers for value in values), strict=True))


def test_bots_of_ones_own_play_there(nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path)
    monkeypatch.chdir(tmp_path)
    bots = f"fox={sys.executable} bot.py,{EXAMPLES}/bots/dearest.py:Dearest"
    command = ("arena", "--bots", bots, "--rounds", 2, "--games", 6, "--json")
    there = tesno(*command, "--ray", nodes.address).json()
    assert there["forfeits"] == []
    assert {**there, "seconds": 0} == {**tesno(*command, "--jobs", 1).json(), "seconds": 0}


def test_a_node_that_is_killed_midway_changes_nothing(nodes: Nodes, tmp_path: Path) -> None:
    """Its chunks are done by the others."""
    victim = nodes.more[-1]
    chunks = list(range(40))
    found = []
    with on_ray(nodes.address):
        for part in spread(partial(noted, str(tmp_path)), chunks, 1):
            found.append(part)
            if len(found) >= 6 and victim in nodes.more and str(victim.node_id) in _nodes_at_work(tmp_path):
                nodes.kill(victim)
    assert sorted(found) == [chunk * chunk for chunk in chunks]
    assert victim not in nodes.more
    tried = [(tmp_path / str(chunk)).read_text("utf-8").split() for chunk in chunks]
    # Something was under way there, and was done once more elsewhere.
    again = [names for names in tried if len(names) > 1]
    assert again
    assert all(names[-1] != victim.node_id for names in again)


def _nodes_at_work(folder: Path) -> set[str]:
    return {name for path in folder.iterdir() for name in path.read_text("utf-8").split()}


def test_a_contest_goes_on_while_nodes_go_and_come(nodes: Nodes) -> None:
    contest = Contest(Table(players=2, rounds=4), ("greedy", "random"), 48, seed=6)
    heard: list[int] = []

    def hear(more: int) -> None:
        heard.append(more)
        if len(heard) == 4:
            nodes.kill(nodes.more[-1])
        if len(heard) == 8:
            nodes.more.append(nodes.add())

    with on_ray(nodes.address):
        there = hold(contest, heard=hear)
    assert there == hold(contest, jobs=1)
    assert sum(heard) == 48


def test_what_the_work_raises_arrives_as_it_is(nodes: Nodes) -> None:
    with on_ray(nodes.address), pytest.raises(ValueError, match=r"^chunk 2 can't be done$"):
        list(spread(failing, [1, 2, 3], 1))


def test_work_that_kills_its_workers_is_given_up(nodes: Nodes) -> None:
    with on_ray(nodes.address), pytest.raises(ClusterError, match=f"workers were lost {MOST_TRIES} times"):
        list(spread(deadly, [1], 1))


def test_nodes_with_another_tesno_are_refused(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_cluster, "sources", lambda: "other sources")
    with on_ray(nodes.address), pytest.raises(ClusterError, match="install the same one on every node"):
        list(spread(abs, [1], 1))


def test_nothing_is_left_connected(nodes: Nodes) -> None:
    ray = import_module("ray")
    with on_ray(nodes.address):
        assert ray.is_initialized()
    assert not ray.is_initialized()
