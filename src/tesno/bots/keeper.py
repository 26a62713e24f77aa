"""Ends the processes of bots when this one is killed and can't do so itself.

One small process watches over all of them. It is told of each that starts and ends; when it hears no more from us,
however that came about, it ends those that are left.
"""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
import threading
from contextlib import suppress
from typing import Final

_WATCH: Final = """
import os, signal, sys
left = set()
for line in sys.stdin:
    word, group = line.split()
    (left.add if word == "started" else left.discard)(int(group))
for group in left:
    try:
        os.killpg(group, signal.SIGKILL)
    except OSError:
        pass
"""

_one = threading.Lock()
_keeper: subprocess.Popen[bytes] | None = None


def keep(group: int) -> None:
    """This group of processes must not outlive us."""
    _tell(f"started {group}\n")


def dismiss(group: int) -> None:
    """It has ended."""
    _tell(f"ended {group}\n")


def _tell(line: str) -> None:
    global _keeper
    # It is there for what should not happen; if it can't be had, nobody fails for it.
    with _one, suppress(OSError):
        if _keeper is None or _keeper.poll() is not None:
            # In a session of its own: Ctrl-C is for us, and what is to be done then is our business first.
            command = [sys.executable, "-I", "-S", "-c", _WATCH]
            _keeper = subprocess.Popen(
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
            atexit.register(_leave, _keeper)
        assert _keeper.stdin is not None
        os.write(_keeper.stdin.fileno(), line.encode())


def _leave(keeper: subprocess.Popen[bytes]) -> None:
    assert keeper.stdin is not None
    keeper.stdin.close()
    keeper.wait()
