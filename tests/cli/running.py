"""Runs `tesno` in this process, or in one of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from tesno.cli import app

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"


class Ran:
    """What a command said and how it ended."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err

    def json(self) -> Any:
        assert self.status == 0, self.err
        return json.loads(self.out)


def tesno(*arguments: object, input: str | None = None) -> Ran:
    """In this process; an unexpected exception is raised as it is."""
    result = CliRunner().invoke(app, [str(argument) for argument in arguments], input=input, catch_exceptions=False)
    return Ran(result.exit_code, result.stdout, result.stderr)


def tesno_apart(*arguments: object) -> Ran:
    """In a process of its own, as a user would."""
    command = [sys.executable, "-c", "from tesno.cli import app; app()", *map(str, arguments)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=120)
    return Ran(done.returncode, done.stdout, done.stderr)


def assert_refused(ran: Ran, *parts: str) -> None:
    """One clear line on stderr, status 2, nothing on stdout."""
    assert ran.status == 2, ran.out
    assert ran.out == ""
    lines = ran.err.strip().splitlines()
    assert len(lines) == 1, ran.err
    assert lines[0].startswith("tesno: ")
    for part in parts:
        assert part in lines[0]
