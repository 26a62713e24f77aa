"""The rules as data: every rule of docs/rules by its id, as it stands there, and each thing of a box with its own."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tesno.load.boxes import box_ids, load_box
from tesno.locale.rulebook import rule_texts

ROOT = Path(__file__).resolve().parents[2]
ID = re.compile(r"\b(?:[BUW]-[A-Z]\d+|[CKUW]\d+)\b")


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
