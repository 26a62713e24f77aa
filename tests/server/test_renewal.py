"""Bots begin anew when the engine has been compiled while they were thinking without."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.bots.scripts import runs
from tests.server.client import PATIENCE
from tests.server.running import wait_until
from tests.server.test_crew import Errands, at_once, crew_of

from tesno.compiled import PACKAGE, PLAIN_WISH


def test_whoever_is_free_begins_anew_at_once_and_whoever_is_busy_afterwards(tmp_path: Path) -> None:
    async def ask() -> None:
        async with crew_of(2) as crew:
            errands = Errands(crew, tmp_path)
            held = await errands.hold("held")
            idle = await errands.send("idle")
            crew.renew()
            wait_until(lambda: not runs(idle))
            assert len(crew.processes) == 1
            errands.leave("held")
            busy = await held
            later = {await errands.send(name) for name in ("one", "two", "three")}
            assert not later & {idle, busy}
            wait_until(lambda: not runs(busy))
            # Once is enough: who has begun anew goes on.
            assert {await errands.send("four")} <= later

    at_once(ask())


def test_whoever_is_just_starting_begins_anew_too(tmp_path: Path) -> None:
    async def ask() -> None:
        async with crew_of(1) as crew:
            errands = Errands(crew, tmp_path)
            sent = errands.send("first")
            while not crew.processes:
                await asyncio.sleep(0)
            starting = crew.processes[0]
            crew.renew()
            assert await sent != starting
            assert await errands.send("second") == await sent

    at_once(ask())


BEGUN = """
import asyncio, json, operator, sys
from pathlib import Path
from tesno.compiled import DONE, FOLDER, engine, fingerprint
from tesno.server import thinking
from tesno.server.fairness import Asker

thinking.LOOK_SECONDS = 0.05

async def asked(thinkers):
    return [await crew.do(operator.call, engine, Asker("a game")) for crew in (thinkers.bots, thinkers.advice)]

async def play():
    thinkers = thinking.Thinkers(1)
    try:
        async with thinkers.keeping_up():
            print(*await asked(thinkers), flush=True)
            build = Path(sys.argv[1]) / FOLDER / fingerprint()
            build.mkdir(parents=True)
            (build / DONE).write_text(json.dumps({"modules": {}, "code": "json"}))
            while (now := await asked(thinkers))[0] == "plain":
                await asyncio.sleep(0.05)
            print(*now, engine(), flush=True)
    finally:
        thinkers.close()

if __name__ == "__main__":
    asyncio.run(play())
"""


def test_bots_of_a_running_server_think_compiled_when_that_is_done(tmp_path: Path) -> None:
    """What is built is replaced here: that takes minutes. The build of this file's sources is not found by others."""
    copied = tmp_path / "sources" / "tesno"
    shutil.copytree(PACKAGE, copied, ignore=shutil.ignore_patterns("static", "__pycache__"))
    with (copied / "core" / "state.py").open("a", encoding="utf-8") as changed:
        changed.write("# Not what has been compiled before.\n")
    script = tmp_path / "begun.py"
    script.write_text(BEGUN, "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(copied.parent), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    environment.pop(PLAIN_WISH, None)
    told = subprocess.run(
        [sys.executable, str(script), str(tmp_path / "cache")],
        env=environment, capture_output=True, text=True, timeout=2 * PATIENCE, check=False,
    )  # fmt: skip
    assert told.stdout.split("\n") == ["plain plain", "compiled compiled plain", ""], told.stderr
