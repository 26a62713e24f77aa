"""Small programs and classes for tests: some play, others fail in every way there is."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

# Reads the questions; `answer()` is what each of them is answered with.
READING = """
import json, os, subprocess, sys, time
def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()
with open({pid!r}, "a") as file:
    file.write(f"{{os.getpid()}}\\n")
for line in sys.stdin:
    message = json.loads(line)
    if message["kind"] == "question":
        answer()
"""
FIRST = 'say(json.dumps({"index": 0}) + "\\n")'

# What a program does when it is asked, and why it has lost then.
FAILURES = {
    "leaves": ("sys.exit(3)", "crashed", "status 3"),
    "dies": ("os.kill(os.getpid(), 9)", "crashed", "signal 9"),
    "raises": ("print('about to', file=sys.stderr); raise ValueError('oh no')", "crashed", "ValueError: oh no"),
    "hangs": ("time.sleep(1000)", "late", "no answer within"),
    "never ends its line": ("say('{\"index\": 0}'); time.sleep(1000)", "late", "without the end of its line"),
    "falls silent": ("os.close(1); time.sleep(1000)", "crashed", "closed its output"),
    "is not understood": ("say('conquer 12\\n')", "garbage", "not JSON"),
    "says a list": ("say('[1]\\n')", "garbage", "no JSON object"),
    "says nothing of use": ("say('{}\\n')", "garbage", "neither an action nor an index"),
    "has an odd index": ("say('{\"index\": true}\\n')", "garbage", "an index is a number"),
    "is no text": ("os.write(1, b'\\xff\\xfe\\n')", "garbage", "not JSON"),
    "nests": ("say('[' * 60000 + '\\n')", "garbage", "not JSON"),
    "floods": ("say('x' * 100000); time.sleep(1000)", "garbage", "more than 65536 bytes"),
    "says too much": ("say('{\"index\": 0, \"why\": \"' + 'x' * 70000 + '\"}\\n')", "garbage", "more than 65536 bytes"),
    # In one go: what comes a moment later is taken for the answer to the next question.
    "answers twice": ("say('{\"index\": 0}\\n' * 2); time.sleep(0.2)", "garbage", "without being asked"),
    "cheats": ('say(\'{"action": "conquer 99"}\\n\')', "illegal", "not legal"),
    "cheats by number": ("say('{\"index\": 1000}\\n')", "illegal", "the indices are 0 to"),
    "gives up": ('say(\'{"error": "too hard"}\\n\')', "gave_up", "too hard"),
}


def program(folder: Path, answer: str = FIRST, name: str = "bot") -> str:
    """The command of a program that answers so; each of its processes notes its number in a file."""
    path = folder / f"{name}.py"
    text = READING.format(pid=str(folder / "processes"))
    path.write_text(f"def answer():\n    {answer}\n{text}", encoding="utf-8")
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def started(folder: Path) -> list[int]:
    """The processes that were started."""
    path = folder / "processes"
    return [int(line) for line in path.read_text("utf-8").split()] if path.exists() else []


def runs(process: int) -> bool:
    """Whether it runs, or is waited for by nobody."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def still_there(process: int) -> bool:
    """The same of processes that are not ours: those that have ended are listed until whoever adopts them looks."""
    try:
        return Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return not Path("/proc").is_dir() and runs(process)
