"""Every scenario of Warcraft is one test."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.scenarios import Piece, pieces_of, scenario_files

from tesno.scenario import check_text

HERE = Path(__file__).parent


@pytest.mark.parametrize("piece", [piece for file in scenario_files(HERE) for piece in pieces_of(file)], ids=str)
def test_scenario(piece: Piece) -> None:
    passed, failed = check_text(piece.text, piece.file.name, piece.file.parent)
    assert not failed, "\n".join(f"{piece.file.name}, {failure.step}: {failure.message}" for failure in failed)
    assert passed == 1
