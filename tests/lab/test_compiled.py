"""The compiled core plays the same games as the plain one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tesno
from tesno.lab.compiled import build
from tesno.lab.worker import checksum

SCRIPT = "from tesno.lab.worker import checksum; from tesno.lab.compiled import is_compiled; "


def in_new_process(path: Path | None, players: int, hash_seed: str = "0") -> tuple[bool, str]:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    environment["PYTHONPATH"] = str(path or Path(tesno.__file__).parents[1])
    code = SCRIPT + f"print(is_compiled(), checksum('base', {players}, 12))"
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True, timeout=300
    )
    mode, found = done.stdout.split()
    return mode == "True", found


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("gcc") is None and shutil.which("cc") is None, reason="no C compiler")
def test_plain_and_compiled_give_the_same_checksums():
    for players in (2, 3, 4, 5):
        assert in_new_process(build(), players) == (True, checksum("base", players, 12))


@pytest.mark.slow
def test_the_hash_seed_does_not_matter():
    assert in_new_process(None, 3, "1") == in_new_process(None, 3, "4711") == (False, checksum("base", 3, 12))
