"""The table of numbers that nobody could attest: which of them are called our own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tesno.load.boxes import box_ids, load_box
from tesno.load.errors import ContentError
from tesno.load.numbers import Ours, our_numbers

TABLE = """
[banner]
orcs = {{ tokens = 6, trust = "{trust}" }}
[badge]
hill = {{ tokens = 4, trust = "inferred" }}
mining = {{ tokens = 4, trust = "ours", why = "a guess" }}
[die]
faces = [0, 1]
trust = "base"
[boards]
sides = 12
trust = "ours"
"""


def test_a_box_without_a_table_has_no_such_numbers(tmp_path: Path) -> None:
    assert our_numbers(tmp_path) == Ours()
    assert [id for id in box_ids() if load_box(id).ours != Ours()] == ["warcraft"]


def test_what_one_source_says_is_ours_and_what_the_rules_imply_is_not(tmp_path: Path) -> None:
    (tmp_path / "numbers.toml").write_text(TABLE.format(trust="single"), "utf-8")
    assert our_numbers(tmp_path) == Ours(frozenset({"orcs"}), frozenset({"mining"}))


@pytest.mark.parametrize("text", ["[banner", "[banner]\n", TABLE.format(trust="perhaps")])
def test_a_table_that_makes_no_sense_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "numbers.toml").write_text(text, "utf-8")
    with pytest.raises(ContentError, match=r"numbers\.toml"):
        our_numbers(tmp_path)
