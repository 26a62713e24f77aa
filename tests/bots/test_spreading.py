"""Work in other processes ends with whoever spread it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.bots.scripts import started, still_there
from tests.server.running import wait_until

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
