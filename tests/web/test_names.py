"""What the page lets people type is what the server keeps."""

from __future__ import annotations

import re
from pathlib import Path

from tesno.server.names import MOST_CHARACTERS

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"


def test_a_field_takes_as_much_of_a_name_as_is_kept() -> None:
    told = re.search(r"NAME_LENGTH = (\d+)", (SOURCES / "lib" / "names.ts").read_text())
    assert told is not None
    assert int(told[1]) == MOST_CHARACTERS
    fields = [
        field
        for path in SOURCES.rglob("*.svelte")
        for field in re.findall(r"<input\b[^>]*bind:value=\{(?:seat\.)?name\}[^>]*", path.read_text())
    ]
    assert len(fields) >= 5
    assert all("maxlength={NAME_LENGTH}" in field for field in fields), fields
