"""The specification as data: every rule of docs/rules by its id, in English, as `tools/make_rule_texts.py` wrote it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True)
class RuleText:
    """One rule: its id, the boxes it holds in, the chapter it stands in, its text.

    `of` is the race, power or find it is about, as the catalogue calls it: `race-orcs`.
    """

    id: str
    boxes: list[str]
    section: str
    text: str
    of: str | None


@cache
def rule_texts() -> tuple[RuleText, ...]:
    rows = json.loads((files("tesno.locale") / "rule_texts.json").read_text(encoding="utf-8"))
    return tuple(RuleText(**row) for row in rows)
