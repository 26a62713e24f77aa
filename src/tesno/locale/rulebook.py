"""The specification as data: every rule of docs/rules by its id, in English, as `tools/make_rule_texts.py` wrote it.

The English text decides. A translation (`<language>/rules.json`) says of which English text it is: if that has
changed since, it is not shown.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any

from tesno.locale.languages import FALLBACK


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
def rule_texts(language: str = FALLBACK) -> tuple[RuleText, ...]:
    """All rules; what is not translated, or not anew since it was changed, stays English."""
    rows = json.loads((files("tesno.locale") / "rule_texts.json").read_text(encoding="utf-8"))
    english = tuple(RuleText(**row) for row in rows)
    if language == FALLBACK:
        return english
    translation = translation_of(language)
    return tuple(translated(rule, translation) for rule in english)


def translation_of(language: str) -> dict[str, Any]:
    """`sections` by their English names, and `rules` by their ids: `of`, the mark of the English text, and `text`."""
    translation: dict[str, Any] = json.loads(
        (files("tesno.locale") / language / "rules.json").read_text(encoding="utf-8")
    )
    return translation


def mark_of(text: str) -> str:
    """By which a translation knows the English text it was made of."""
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def is_current(rule: RuleText, translation: dict[str, Any]) -> bool:
    told = translation["rules"].get(rule.id)
    return told is not None and told["of"] == mark_of(rule.text)


def translated(rule: RuleText, translation: dict[str, Any]) -> RuleText:
    section = translation["sections"].get(rule.section, rule.section)
    text = translation["rules"][rule.id]["text"] if is_current(rule, translation) else rule.text
    return replace(rule, section=section, text=text)
