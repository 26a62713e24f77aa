"""Bots do not outlive whoever asks them, not even when that is killed while they think."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.bots.scripts import program, started, still_there
from tests.server.running import wait_until

from tesno.bots import keeper

ASKING = """
import sys
from tesno.bots import Patience, own_bots
from tesno.bots.seating import Seating
from tesno.play import Table
from tesno.play.table import rules_of

table = Table(players=2, rounds=2)
with Seating(own_bots([f"fox={sys.argv[1]}"], Patience(1000, 1000))) as seating:
    seating.play(["fox", "random"], table, rules_of(table), 1)
"""
HANGING = """
import os, time
class Hanging:
    def choose(self, view, legal, ledger):
        with open({path!r}, "a") as file:
            file.write(f"{{os.getpid()}}\\n")
        time.sleep(1000)
"""


@pytest.mark.parametrize("kind", ["program", "class"])
def test_when_its_asker_is_killed_a_bot_that_hangs_ends(kind: str, tmp_path: Path) -> None:
    if kind == "program":
        what = program(tmp_path, "time.sleep(1000)")
    else:
        (tmp_path / "hanging.py").write_text(HANGING.format(path=str(tmp_path / "processes")), encoding="utf-8")
        what = f"{tmp_path}/hanging.py:Hanging"
    asker = subprocess.Popen([sys.executable, "-c", ASKING, what])
    wait_until(lambda: bool(started(tmp_path)))
    (process,) = started(tmp_path)
    assert still_there(process)
    asker.kill()
    asker.wait()
    wait_until(lambda: not still_there(process))


def test_what_has_ended_is_left_alone() -> None:
    """Its number may be somebody else's by then."""
    bystander = subprocess.Popen(["sleep", "1000"], start_new_session=True)
    keeping = f"from tesno.bots.keeper import dismiss, keep; keep({bystander.pid})"
    try:
        subprocess.run([sys.executable, "-c", f"{keeping}; dismiss({bystander.pid})"], check=True)
        assert bystander.poll() is None
        subprocess.run([sys.executable, "-c", keeping], check=True)
        assert bystander.wait(30) < 0
    finally:
        bystander.kill()
        bystander.wait()


def test_a_keeper_that_was_lost_is_replaced() -> None:
    keeper.dismiss(1)
    first = keeper._keeper
    assert first is not None
    first.kill()
    first.wait()
    keeper.dismiss(1)
    assert keeper._keeper is not None
    assert keeper._keeper.pid != first.pid
