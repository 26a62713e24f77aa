"""Every scenario under tests/rules is one test."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.scenarios import HERE, Piece, pieces_of, scenario_files

from tesno.scenario import check_text


@pytest.mark.parametrize("piece", [piece for file in scenario_files() for piece in pieces_of(file)], ids=str)
def test_scenario(piece: Piece) -> None:
    passed, failed = check_text(piece.text, piece.file.name, piece.file.parent)
    assert not failed, "\n".join(f"{piece.file.name}, {failure.step}: {failure.message}" for failure in failed)
    assert passed == 1


@pytest.mark.parametrize("file", scenario_files(), ids=lambda file: str(file.relative_to(HERE)))
def test_file_has_scenarios_with_titles_of_their_own(file: Path) -> None:
    titles = [piece.title for piece in pieces_of(file)]
    assert titles, "there is no scenario in it"
    assert sorted(set(titles)) == sorted(titles)
