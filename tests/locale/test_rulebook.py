"""The rules as data: every rule of docs/rules by its id, as it stands there, and each thing of a box with its own.

And in translation: each of the English text as it is now, with its numbers, references and names.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tools.make_rule_texts import to_translate

from tesno.load.boxes import box_ids, load_box
from tesno.locale import LANGUAGES, Words
from tesno.locale.rulebook import RuleText, is_current, rule_texts, translated, translation_of

ROOT = Path(__file__).resolve().parents[2]
ID = re.compile(r"\b(?:[BUW]-[A-Z]\d+|[CKUW]\d+)\b")
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
# Where a ruling comes from: `[T/F]`, `[F for Commando]`.
ORIGIN = re.compile(r"\[[DTF](?:/[DTF])?\b")
# What is written in Latin letters in every language: sources and sizes of boards; and what the Polish source says.
LATIN = {"RU", "PL", "FAN", "L", "M", "S"}
LATIN_OF = {"B-D13": {"wolny", "żeton"}, "W-D17": {"p"}}


def test_the_data_are_what_the_documents_say() -> None:
    command = [sys.executable, "tools/make_rule_texts.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_every_rule_of_the_specification_is_there_once() -> None:
    documents = [path for path in (ROOT / "docs" / "rules").glob("*.md") if path.name != "README.md"]
    specified = {id for path in documents for id in ID.findall(path.read_text("utf-8"))}
    ids = [rule.id for rule in rule_texts()]
    assert sorted(ids) == sorted(specified)


@pytest.mark.parametrize("box", box_ids())
def test_every_race_power_and_find_has_its_rule(box: str) -> None:
    content = load_box(box).box.content
    things = [f"race-{race.id}" for race in content.races]
    things += [f"power-{power.id}" for power in content.powers]
    things += [f"find-{find.id}" for find in content.finds]
    about = [rule.of for rule in rule_texts() if rule.of and box in rule.boxes]
    assert sorted(about) == sorted(things)


def test_rulings_hold_where_a_box_says_so() -> None:
    boxes = {rule.id: rule.boxes for rule in rule_texts()}
    assert boxes["C22"] == box_ids()
    assert boxes["K14"] == boxes["K41"] == ["base", "underground", "warcraft"]
    assert boxes["K10"] == boxes["K60"] == ["base"]
    assert boxes["U12"] == ["underground"]
    assert boxes["W-V1"] == ["warcraft"]


def test_texts_are_plain_and_whole() -> None:
    texts = {rule.id: rule.text for rule in rule_texts()}
    marks = re.compile(r"[`*|]|\]\(|[а-яё]")
    assert [id for id, text in texts.items() if marks.search(text) or not text.endswith((".", ")"))] == []
    assert texts["K2"] == "exactly 1 coin goes on each passed combo [T]."
    # Lines that belong to a point are joined; who shares a sentence is told with it.
    assert "at least 1 token is always used" in texts["C22"]
    assert texts["B-P18"] == texts["B-P8"]
    assert texts["W-T2"].startswith("Enraged. For each region")


def pairs(language: str) -> Iterator[tuple[RuleText, str]]:
    """Each rule in English, and its text in another language."""
    for rule, other in zip(rule_texts(), rule_texts(language), strict=True):
        yield rule, other.text


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_rule_is_translated_from_the_text_it_has_now(language: str) -> None:
    translation = translation_of(language)
    to_be_translated_anew = [rule.id for rule in rule_texts() if not is_current(rule, translation)]
    assert to_be_translated_anew == [], "python tools/make_rule_texts.py --check tells more"
    # Nothing is left of rules that are no more, and the order is that of the specification.
    assert list(translation["rules"]) == [rule.id for rule in rule_texts()]
    assert list(translation["sections"]) == list(dict.fromkeys(rule.section for rule in rule_texts()))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_the_numbers_and_references_of_the_rule(language: str) -> None:
    for read in (lambda text: re.findall(r"\d+", text), ID.findall, ORIGIN.findall):
        assert [rule.id for rule, told in pairs(language) if sorted(read(rule.text)) != sorted(read(told))] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_calls_things_by_their_names(language: str) -> None:
    unnamed = []
    for rule, told in pairs(language):
        name = Words(language, box=rule.boxes[0])(rule.of) if rule.of else ""
        if name.casefold() not in told.casefold():
            unnamed.append((rule.id, name))
    assert unnamed == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_is_one(language: str) -> None:
    alike = [rule.id for rule, told in pairs(language) if told == rule.text or not told.endswith((".", ")"))]
    assert alike == []
    assert [name for name, told in translation_of(language)["sections"].items() if name == told] == []


def test_nothing_russian_is_left_in_latin_letters() -> None:
    left = {}
    for rule, told in pairs("ru"):
        words = {*re.findall(r"[^\W\d_]*[a-z_][^\W\d]*", ORIGIN.sub("", ID.sub("", told)), re.IGNORECASE)}
        if odd := words - LATIN - LATIN_OF.get(rule.id, set()):
            left[rule.id] = odd
    assert left == {}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_rule_that_was_changed_is_told_in_english_until_it_is_translated_anew(language: str) -> None:
    first, *others = rule_texts()
    changed = replace(first, text=f"{first.text} Or so.")
    added = replace(first, id="C9", section="Weather")
    translation = translation_of(language)
    assert translated(first, translation).text != first.text
    assert translated(changed, translation).text == changed.text
    assert translated(added, translation) == added
    wanted = [line.split(";")[0] for line in to_translate([changed, added, *others], language)]
    assert wanted == [
        f"{language}: C1 is of an older text",
        f"{language}: C9 is missing",
        f"{language}: the section 'Weather' is missing",
    ]
    assert [*to_translate(others, language)] == [f"{language}: 'C1' is there no more"]
