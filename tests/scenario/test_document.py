"""docs/scenarios.md is enough for a stranger: its examples hold, and it names whatever a scenario may say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tesno.core.explain import REASONS
from tesno.core.rules import Rules
from tesno.load.boxes import box_ids, load_box
from tesno.play.table import Table
from tesno.scenario import check_text
from tesno.scenario.expect import _SUBJECTS as SUBJECTS

DOCUMENT = (Path(__file__).resolve().parents[2] / "docs" / "scenarios.md").read_text("utf-8")
EXAMPLES = re.findall(r"```\n(scenario.*?)```", DOCUMENT, re.DOTALL)
REASONS_PART = DOCUMENT.split("### Reasons\n")[1].split("\n#")[0]
# Rows of its table: id, parameters, when it is true.
REASON_ROWS = {
    id: tuple(word.strip() for word in parameters.split(",") if word.strip())
    for id, parameters in re.findall(r"^\| `([a-z_]+)` \|([a-z_, ]*)\| .+ \|$", REASONS_PART, re.MULTILINE)
}
CODE = " ".join(re.findall(r"`([^`\n]+)`", DOCUMENT)) + " " + " ".join(EXAMPLES)
WORDS = set(re.findall(r"[a-z_]+", CODE))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.splitlines()[0])
def test_example(example: str) -> None:
    assert check_text(example) == (1, [])


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_stands_in_the_document(reason: str) -> None:
    assert REASON_ROWS[reason] == REASONS[reason]


def test_no_reason_stands_there_that_is_never_given() -> None:
    assert set(REASON_ROWS) == set(REASONS)


def test_every_expectation_stands_in_the_document() -> None:
    named_behind_another = {"reserve", "tray"}
    assert {subject for subject in SUBJECTS if f"expect {subject}" not in CODE} == named_behind_another
    assert named_behind_another <= WORDS


def rules_of(box: str) -> Rules:
    return Table(box=box, players=2).rules()


@pytest.mark.parametrize("box", box_ids())
def test_every_piece_and_memory_stands_in_the_document(box: str) -> None:
    rules = rules_of(box)
    assert {kind.id for kind in rules.kinds} <= WORDS
    assert {trait.remembers for trait in rules.traits if trait.remembers} <= WORDS


@pytest.mark.parametrize("box", box_ids())
def test_every_move_of_its_own_stands_in_the_document(box: str) -> None:
    rules = rules_of(box)
    names = {*rules.race_ids, *rules.power_ids, *rules.find_ids}
    # A trait whose word is just its element's name has no move; relics that are armed are the exception.
    verbs = {trait.verb for trait in rules.traits} - names
    assert verbs <= WORDS
    assert {trait.plural for trait in rules.traits if trait.plural} <= WORDS


def test_the_numbers_of_the_bag_are_right() -> None:
    rules = rules_of("underground")
    relics = [find for find in range(len(rules.find_ids)) if rules.relics >> find & 1]
    told = [int(number) for number in re.findall(r"\*\*(\d+)\*\* [A-Z]", DOCUMENT)]
    assert told == [find + 1 for find in relics]


def test_the_continents_of_warcraft_have_the_regions_the_document_says() -> None:
    rows = re.findall(r"^\| `(warcraft-\d)` \| (.*) \|$", DOCUMENT, re.MULTILINE)
    assert [id for id, _ in rows] == [f"warcraft-{players}" for players in range(2, 6)]
    for players, (_, row) in enumerate(rows, 2):
        board = Table(box="warcraft", players=players).rules().board
        assert board.id.split() == re.findall(r"`([a-z]\d[ab])`", row)
        told = [(int(first), int(last)) for first, last in re.findall(r": (\d+)–(\d+)", row)]
        assert told == [(part.bit_length() - part.bit_count(), part.bit_length() - 1) for part in board.parts]


def test_the_ids_and_numbers_of_warcraft_are_right() -> None:
    content = load_box("warcraft").box.content
    part = DOCUMENT.split("\n## Warcraft\n")[1].split("\n### ")[0]
    races = dict(re.findall(r"`([a-z_]+)`\s(\d+/\d+)", part))
    assert races == {race.id: f"{race.tokens}/{race.tray}" for race in content.races}
    trades = part.split("Trades (")[1].split("In decline")[0]
    fives, fours = trades.split("; 4 ")
    for tokens, listed in ((5, fives), (4, fours)):
        assert set(re.findall(r"`([a-z_]+)`", listed)) == {
            trade.id for trade in content.powers if trade.tokens == tokens
        }
    finds = part.split("\nArtifacts: ")[1].split("```")[0]
    assert re.findall(r"`([a-z_]+)`", finds) == [find.id for find in content.finds]
