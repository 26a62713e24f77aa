"""Every rule of the specification is named by a scenario or by a test that proves it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.rules.scenarios import pieces_of, scenario_files

TESTS = Path(__file__).parent.parent
RULES = TESTS.parent / "docs" / "rules"
ID = r"(?:[BUW]-[A-Z]\d+|[CKUW]\d+)"
RULE_ID = re.compile(rf"\b{ID}\b")
# A range names its ends only in passing: `C70-C76` proves nothing.
RANGE = re.compile(rf"\b{ID}(?:\s*[-–…]\s*){ID}\b")
SPECIFICATIONS = ("core.md", "base.md", "underground.md", "warcraft.md", "warcraft-variants.md", "rulings.md")


def ids_in(text: str) -> set[str]:
    return set(RULE_ID.findall(RANGE.sub("", text)))


def specified(name: str) -> set[str]:
    return set(RULE_ID.findall((RULES / name).read_text("utf-8")))


def marked(code: str) -> Iterator[str]:
    """The ids of `pytest.mark.rule("…")` in a test file."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield from ids_in(argument.value)


def proved() -> set[str]:
    titles = {id for file in scenario_files() for piece in pieces_of(file) for id in ids_in(piece.title)}
    markers = {id for file in TESTS.rglob("test_*.py") for id in marked(file.read_text("utf-8"))}
    return titles | markers


@pytest.mark.parametrize("name", SPECIFICATIONS)
def test_every_rule_is_proved(name: str) -> None:
    missing = specified(name) - proved()
    assert sorted(missing, key=lambda id: (id.rstrip("0123456789"), int(re.sub(r"\D", "", id)))) == []


def test_no_scenario_names_a_rule_there_is_not() -> None:
    known = {id for name in SPECIFICATIONS for id in specified(name)}
    assert proved() - known == set()


def test_how_ids_are_read() -> None:
    assert ids_in("B-R6 K52 a hole (C29)") == {"B-R6", "K52", "C29"}
    assert ids_in("U-R6 U-D27 U12 rivers") == {"U-R6", "U-D27", "U12"}
    assert ids_in("C70-C76 everything, U-L3–U-L5 too") == set()
    assert set(marked('@pytest.mark.rule("B-X1")\ndef test_a(): ...\n# pytest.mark.rule("C1")\n')) == {"B-X1"}
