"""Writes src/tesno/locale/rule_texts.json from docs/rules: every rule by its id, so that the page can look it up.

Usage: python tools/make_rule_texts.py [--check]

With --check nothing is written; the exit status is 1 when the file is not current, or when a translation
(src/tesno/locale/<language>/rules.json, written by hand) is not: rules that are missing, or of an English text that has
changed, are named with the mark their `of` has to have.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from tesno.load.boxes import box_ids, load_box
from tesno.locale import Words
from tesno.locale.languages import FALLBACK, LANGUAGES
from tesno.locale.rulebook import RuleText, is_current, mark_of, translation_of

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules"
TARGET = ROOT / "src" / "tesno" / "locale" / "rule_texts.json"

# Which boxes play by the rules of a file. Of the rulings the other boxes name those that hold for them.
FILES = {
    "core.md": tuple(box_ids()),
    "base.md": ("base",),
    "rulings.md": ("base",),
    "underground.md": ("underground",),
    "warcraft.md": ("warcraft",),
    "warcraft-variants.md": ("warcraft",),
}
ID = r"(?:[BUW]-[A-Z]\d+|[CKUW]\d+)"
BULLET = re.compile(rf"- ({ID}) ")
# Several elements in one rule: `B-P8 Forest, B-P11 Hill: …`, `… held. U-P11 Muddy: …`.
BESIDES = re.compile(r"(?:, |\. )([BU]-P\d+) (?=[A-Z])")
RULING = re.compile(r"(?<![\w-])(K\d+) (?!hold)(.+?)(?=(?:\. K\d+ )|\.?$)", re.DOTALL)
BORROWED = re.compile(r"Of the base game's rulings ((?:K\d+(?:–K\d+)?(?:, )?)+) hold here too")
# Ids of elements, and what the catalogue calls their kind.
ELEMENT = re.compile(r"([BUW])-([RPTLA])\d+")
KINDS = {"R": "race", "P": "power", "T": "power", "L": "find", "A": "find"}
BOXES = {"B": "base", "U": "underground", "W": "warcraft"}


def rule_texts() -> list[RuleText]:
    texts = {name: (RULES / name).read_text("utf-8") for name in FILES}
    found = [
        rule for name, text in texts.items() for rule in (rulings if name == "rulings.md" else bullets)(name, text)
    ]
    borrowed = {box: borrowed_ids(texts[f"{box}.md"]) for box in box_ids()}
    return [with_boxes(rule, [box for box, ids in borrowed.items() if rule.id in ids]) for rule in found]


def with_boxes(rule: RuleText, more: list[str]) -> RuleText:
    return RuleText(rule.id, [*rule.boxes, *more], rule.section, rule.text, rule.of)


def bullets(name: str, text: str) -> Iterator[RuleText]:
    """Rules that are points of a list, with the lines that belong to them."""
    section = ""
    point: list[str] = []
    for line in [*text.splitlines(), ""]:
        if point and (not line.startswith("  ") or line.lstrip().startswith("|")):
            # What a table says after a colon is left to the file.
            yield from rules_of(name, section, re.sub(":$", ".", plain(" ".join(point))))
            point = []
        if line.startswith("## "):
            section = re.sub(r" \(.*\)$", "", plain(line[3:]))
        elif BULLET.match(line):
            point = [line[2:]]
        elif point:
            point.append(line.strip())


def rules_of(name: str, section: str, text: str) -> Iterator[RuleText]:
    first, body = text.split(" ", 1)
    others = BESIDES.findall(text)
    for id in (first, *others):
        # Who shares its sentence is told with all of it.
        yield RuleText(id, list(FILES[name]), section, text if others else body, element_of(id, text))


def rulings(name: str, text: str) -> Iterator[RuleText]:
    """Rules that run on in a paragraph: `**Market**: K1 … [D]. K2 … [T].`"""
    for section, paragraph in re.findall(r"^\*\*([^*]+)\*\*: (.+?)(?=\n\n|\Z)", text, re.DOTALL | re.MULTILINE):
        for id, body in RULING.findall(" ".join(paragraph.split())):
            yield RuleText(id, list(FILES[name]), section, plain(body) + ".", None)


def borrowed_ids(text: str) -> set[str]:
    """The rulings of the base game that a box names as its own: `K1–K7, K23`."""
    found = BORROWED.search(" ".join(text.split()))
    ids: set[str] = set()
    for part in found[1].split(", ") if found else ():
        first, _, last = part.partition("–")
        ids |= {f"K{number}" for number in range(int(first[1:]), int((last or first)[1:]) + 1)}
    return ids


def plain(text: str) -> str:
    """Without the marks of Markdown, and without other languages' names in brackets."""
    text = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", " ".join(text.split()))
    text = re.sub(r" \([А-Яа-яЁё ]+\)", "", text)
    return re.sub(r"[`*]", "", text)


def element_of(id: str, text: str) -> str | None:
    """The race, power or find of the catalogue that a rule is about, by its English name."""
    parts = ELEMENT.fullmatch(id)
    if parts is None:
        return None
    box, kind = BOXES[parts[1]], KINDS[parts[2]]
    content = load_box(box).box.content
    ids = {
        "race": [race.id for race in content.races],
        "power": [power.id for power in content.powers],
        "find": [find.id for find in content.finds],
    }[kind]
    words = Words("en", box=box)
    name = text[text.index(f"{id} ") + len(id) + 1 :].casefold()
    named = [thing for thing in ids if name.startswith(words(f"{kind}-{thing}").casefold())]
    if not named:
        raise SystemExit(f"{id}: no {kind} of {box} is called as this rule begins: {name[:40]!r}")
    return f"{kind}-{max(named, key=len)}"


def to_translate(rules: list[RuleText], language: str) -> Iterator[str]:
    """What a translation lacks, and what it has too much, a line each."""
    translation = translation_of(language)
    for rule in rules:
        if not is_current(rule, translation):
            why = "is of an older text" if rule.id in translation["rules"] else "is missing"
            yield f'{language}: {rule.id} {why}; translate it as "of": "{mark_of(rule.text)}": {rule.text}'
    for section in dict.fromkeys(rule.section for rule in rules):
        if section not in translation["sections"]:
            yield f"{language}: the section {section!r} is missing"
    known = {rule.id for rule in rules} | {rule.section for rule in rules}
    for name in {**translation["sections"], **translation["rules"]}:
        if name not in known:
            yield f"{language}: {name!r} is there no more"


def main() -> None:
    rules = rule_texts()
    rows = [json.dumps(asdict(rule), ensure_ascii=False) for rule in rules]
    text = "[\n" + ",\n".join(rows) + "\n]\n"
    if sys.argv[1:] == ["--check"]:
        wrong = [line for language in LANGUAGES if language != FALLBACK for line in to_translate(rules, language)]
        if not TARGET.is_file() or TARGET.read_text("utf-8") != text:
            wrong.append(f"{TARGET.name} is not current: run python tools/make_rule_texts.py")
        raise SystemExit("\n".join(wrong) or 0)
    if sys.argv[1:]:
        raise SystemExit(__doc__)
    TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
