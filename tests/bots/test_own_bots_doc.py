"""docs/own-bots.md shows the examples as they are, and tells all that programs are told."""

from __future__ import annotations

import re
from pathlib import Path

from tests.walks import rules_for, walk

from tesno.bots import Patience, protocol
from tesno.bots.child import CODES, MOST_BYTES
from tesno.core.view import view_of
from tesno.server.own_bots import IDLE_SECONDS, MOST_RUNNING

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "own-bots.md").read_text("utf-8")


def test_the_examples_are_shown_as_they_are() -> None:
    shown = re.findall(r"`(examples/bots/[\w.]+)`:\n\n```\w+\n(.*?)```", TEXT, re.DOTALL)
    assert [name for name, _ in shown] == [
        "examples/bots/dearest.py",
        "examples/bots/dearest_program.py",
        "examples/bots/dearest.js",
    ]
    for name, text in shown:
        assert text == (ROOT / name).read_text("utf-8")
        assert len(text.splitlines()) < 30


def test_everything_that_is_told_is_described() -> None:
    words = set(re.findall(r"`(\w+)`", TEXT))
    rules = rules_for(2)
    first = protocol.hello(rules, "fox", 0, 0, Patience())
    s, legal, _ = next(found for found in walk(rules, 1) if found[0].acting >= 0 and found[0].round > 2)
    view = view_of(rules, s, s.acting)
    question = protocol.question(rules, s, view, legal, (5, 5), 1)
    shown = question["view"]
    for told in (first, first["map"]["regions"][0], first["races"][0], question, protocol.end([], [], [])):
        assert set(told) - words == set()
    for told in (shown, shown["regions"][0], shown["slots"][0], shown["column"][0]):
        assert set(told) - words == set()


def test_the_figures_are_the_ones_in_force() -> None:
    patience = Patience()
    assert f"| `--bot-seconds`, {patience.answer:g} |" in TEXT
    assert f"| `--bot-start` more, {patience.start:g} |" in TEXT
    assert f"{MOST_BYTES} bytes" in TEXT
    assert f"at most {MOST_RUNNING} run at once" in TEXT
    assert IDLE_SECONDS == 5 * 60
    assert re.findall(r"^\| `(\w+)` \| [a-z]", TEXT, re.MULTILINE)[-len(CODES) :] == list(CODES)
