"""Work in other processes: all of it is done once, and it ends with whoever spread it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.bots.scripts import started, still_there
from tests.server.running import wait_until

from tesno.bots.spreading import LostProcesses, _beginning, portions, spread
from tesno.cli.output import progress

SPREADING = """
import os, sys, time
from pathlib import Path
from tesno.bots.spreading import spread

def work(chunk):
    with open(Path(sys.argv[1]) / "processes", "a") as file:
        file.write(f"{os.getpid()}\\n")
    time.sleep(0 if chunk < 4 else 1000)

if __name__ == "__main__":
    list(spread(work, list(range(8)), 2))
"""


def test_when_it_is_killed_nobody_goes_on_working(tmp_path: Path) -> None:
    script = tmp_path / "spreading.py"
    script.write_text(SPREADING, encoding="utf-8")
    spreading = subprocess.Popen([sys.executable, str(script), str(tmp_path)])
    wait_until(lambda: len(set(started(tmp_path))) == 2)
    (beside,) = set(started(tmp_path)) - {spreading.pid}
    assert still_there(beside)
    spreading.kill()
    spreading.wait()
    wait_until(lambda: not still_there(beside))


@given(work=st.integers(0, 3000), jobs=st.integers(1, 64), most=st.integers(1, 600))
def test_portions_are_all_of_the_work_in_its_order_and_the_last_are_small(work: int, jobs: int, most: int) -> None:
    parts = portions(range(work), jobs, most)
    assert [one for part in parts for one in part] == list(range(work))
    assert all(1 <= len(part) <= most for part in parts)
    if jobs > 1 and parts:
        # Nobody is left alone with much when the others have nothing to do any more.
        assert len(parts[-1]) <= max(1, most // 32, work // (4 * jobs))


def test_processes_begin_by_a_fork_only_where_no_thread_is_left_behind() -> None:
    """A thread may hold a lock that nobody opens in the new process."""
    done = threading.Event()
    other = threading.Thread(target=done.wait)
    other.start()
    try:
        assert _beginning().get_start_method() == "spawn"
        assert sorted(spread(abs, list(range(-40, 0)), 2)) == list(range(1, 41))
    finally:
        done.set()
        other.join()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux forks")
def test_a_bar_of_progress_stands_in_no_forks_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")  # as in a terminal
    before = threading.active_count()
    with progress("Playing", 40) as heard:
        assert threading.active_count() == before
        for _ in spread(abs, list(range(-40, 0)), 2):
            heard(1)


def killed_once(folder: Path, chunk: int) -> int:
    """Killed as a machine without memory would do it, when it is first done by a process beside."""
    mark = folder / "killed"
    if (folder / "parent").read_text("utf-8") != str(os.getpid()) and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return -chunk


def killed_beside(parent: int, chunk: int) -> int:
    if os.getpid() != parent:
        os.kill(os.getpid(), signal.SIGKILL)
    return -chunk


def test_what_a_lost_process_had_to_do_is_done_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "parent").write_text(str(os.getpid()), "utf-8")
    assert sorted(spread(partial(killed_once, tmp_path), list(range(40)), 3)) == list(range(-39, 1))
    assert (tmp_path / "killed").exists()


def test_who_loses_processes_again_and_again_is_told_so() -> None:
    with pytest.raises(LostProcesses, match=r"ended 6 times .* --jobs 1 does without them"):
        list(spread(partial(killed_beside, os.getpid()), list(range(400)), 2))
