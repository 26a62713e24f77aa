"""Writes map files."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from tesno.cartography.geometry import Map


def dump(data: Map) -> str:
    """JSON with one region and one border per line: small, and a change shows where it is."""

    def rows(items: Sequence[Any]) -> Iterator[str]:
        for index, item in enumerate(items):
            yield f"  {json.dumps(item, ensure_ascii=False)}{',' if index < len(items) - 1 else ''}\n"

    text = "{\n"
    for key, value in data.items():
        if key not in ("regions", "borders"):
            text += f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)},\n"
    text += ' "regions": [\n' + "".join(rows(data["regions"])) + " ]"
    if "borders" in data:
        text += ',\n "borders": [\n' + "".join(rows(data["borders"])) + " ]"
    return text + "\n}\n"
