"""`tesno` itself: its help and version, told without loading what they do not need."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import version

import pytest
import typer
from tests.cli.running import tesno, tesno_apart

from tesno.cli.main import COMMANDS, app
from tesno.compiled import why_plain

LOADED = "import sys\nfrom tesno.cli import app\ntry: app()\nfinally: print(*sys.modules)"


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_says_what_the_command_says_of_itself(name: str) -> None:
    command = typer.main.get_command(app).get_command(None, name)  # type: ignore[attr-defined]
    assert " ".join(command.help.split()).startswith(COMMANDS[name])


def test_help_lists_every_command_and_loads_none() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED, "--help"], capture_output=True, encoding="utf-8", timeout=60)
    assert all(name in done.stdout for name in COMMANDS)
    modules = done.stdout.splitlines()[-1].split()
    assert "tesno.cli.main" in modules
    assert not {"tesno.core.game", "tesno.bots", "tesno.load", "tesno.cli.sim", "pydantic"} & set(modules)


def test_a_command_has_its_own_help_after_the_list_was_shown() -> None:
    assert tesno("--help").status == 0
    assert "--jobs" in tesno("sim", "--help").out


def test_python_m_tesno_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "tesno", "--help"], capture_output=True, encoding="utf-8", timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Usage: tesno [OPTIONS] COMMAND" in done.stdout


def test_the_version_says_which_code_runs() -> None:
    said = tesno("--version").out.strip()
    assert said == f"tesno {version('tesno')}, " + (f"plain Python: {why_plain()}" if why_plain() else "compiled")
    assert tesno_apart("--version").out.strip() == said
