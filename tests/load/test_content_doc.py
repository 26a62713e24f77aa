"""docs/content.md is generated from the vocabulary; the committed file must be current."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tesno.load.boxes import load_box
from tesno.traits.where import COMMON_WORDS
from tesno.traits.words import ASKS, PER, WHEN

ROOT = Path(__file__).resolve().parents[2]


def test_the_document_is_current() -> None:
    command = [sys.executable, "tools/make_content_doc.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr


def test_the_document_has_every_word() -> None:
    text = (ROOT / "docs" / "content.md").read_text("utf-8")
    for word in (*ASKS, *PER, *WHEN, *COMMON_WORDS, *load_box("base").traits):
        assert f"| `{word}` |" in text
