"""Speed beside catanatron, in interleaved slices of one run on one core: ratios, not absolute figures."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from tesno.compiled import PLAIN_WISH, engine
from tesno.lab.compiling import CannotCompile, build

PLAYERS = (2, 3)


class CannotBench(RuntimeError):
    """Something the benchmark needs is missing; says what to install."""


class _Worker:
    """A process that plays when asked."""

    def __init__(self, kind: str, box: str, *, plain: bool) -> None:
        environment = {**os.environ, PLAIN_WISH: "1" if plain else "0"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tesno.lab.worker", kind, box],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def ask(self, line: str) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise CannotBench(f"a worker ended while asked {line!r}")
        return json.loads(answer)

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(timeout=30)


def bench(
    box: str, rounds: int = 9, seconds: float = 0.5, progress: Callable[[str], None] | None = None
) -> dict[str, Any]:
    """Measure. Raises CannotBench; without a compiler the compiled figures are None and `notice` says why."""
    if find_spec("catanatron") is None:
        raise CannotBench("catanatron is not installed: pip install 'tesno[bench]'")
    tell = progress or (lambda text: None)
    notice = ""
    try:
        tell("compiling")
        build()
    except CannotCompile as error:
        notice = f"plain only: {error}"
    workers = {"catanatron": _Worker("catanatron", box, plain=True), "plain": _Worker("tesno", box, plain=True)}
    if not notice:
        workers["compiled"] = _Worker("tesno", box, plain=False)
    try:
        return _measure(workers, rounds, seconds, notice, tell)
    finally:
        for worker in workers.values():
            worker.close()


def _measure(
    workers: dict[str, _Worker], rounds: int, seconds: float, notice: str, tell: Callable[[str], None]
) -> dict[str, Any]:
    ours = [name for name in workers if name != "catanatron"]
    for name in ours:
        mode = workers[name].ask("mode")
        if mode != name:
            raise CannotBench(f"the {name} worker runs {mode} code")
    tell("comparing checksums")
    checksums = {name: workers[name].ask("checksum 3") for name in ours}
    if len(set(checksums.values())) != 1:
        raise CannotBench(f"plain and compiled play different games: {checksums}")
    for worker in workers.values():
        worker.ask("slice 2 0.2")
    slices: dict[str, list[dict[str, Any]]] = {name: [] for name in workers}
    for number in range(rounds):
        tell(f"round {number + 1} of {rounds}")
        for players in PLAYERS:
            for name, worker in workers.items():
                slices[name].append({"players": players, **worker.ask(f"slice {players} {seconds}")})
    report: dict[str, Any] = {"rounds": rounds, "engine": engine(), "notice": notice, "checksum": checksums["plain"]}
    for name in ("plain", "compiled"):
        there = name in workers
        report[f"ratio_{name}"] = _ratio(slices, name, "decisions") if there else None
        report[f"games_ratio_{name}"] = _ratio(slices, name, "games") if there else None
    report["copy_us_plain"] = round(workers["plain"].ask("copy"), 3)
    report["copy_us_compiled"] = round(workers["compiled"].ask("copy"), 3) if "compiled" in workers else None
    plain = slices["plain"]
    decisions, forced = sum(entry["decisions"] for entry in plain), sum(entry["forced"] for entry in plain)
    report["decisions_per_game"] = round(decisions / sum(entry["games"] for entry in plain), 1)
    report["forced_share"] = round(forced / (decisions + forced), 4)
    report["details"] = {name: _rates(entries) for name, entries in slices.items()}
    return report


def _ratio(slices: dict[str, list[dict[str, Any]]], name: str, unit: str) -> float:
    """The median over slices of our rate by catanatron's in the neighbouring slice."""
    pairs = zip(slices[name], slices["catanatron"], strict=True)
    ratios = [(us[unit] / us["seconds"]) / (them[unit] / them["seconds"]) for us, them in pairs]
    return round(float(statistics.median(ratios)), 2)


def _rates(entries: list[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """Median rates per second by number of players: for the curious, not for comparing machines."""
    rates = {}
    for players in PLAYERS:
        mine = [entry for entry in entries if entry["players"] == players]
        rates[str(players)] = {
            "decisions": round(statistics.median(entry["decisions"] / entry["seconds"] for entry in mine)),
            "games": round(statistics.median(entry["games"] / entry["seconds"] for entry in mine), 1),
        }
    return rates
