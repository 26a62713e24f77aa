"""`tesno train`: what it makes, how it goes on, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.running import assert_refused, tesno

from tesno.bots.value import ValueFileError, read_value
from tesno.cli.errors import USERS

SMALL = ("--box", "base", "--share", "0.002", "--rounds", "1", "--jobs", "1")


@pytest.mark.slow
def test_a_value_is_trained_and_the_same_again(tmp_path: Path) -> None:
    (told,) = tesno("train", *SMALL, "--folder", tmp_path / "one", "--json").json()
    (again,) = tesno("train", *SMALL, "--folder", tmp_path / "two", "--json").json()
    assert told["box"] == "base"
    assert told["rounds"] == again["rounds"]
    assert (tmp_path / "one/base/value.npz").read_bytes() == (tmp_path / "two/base/value.npz").read_bytes()
    assert read_value(Path(told["value"])).known.races
    # What is there already is not played again, and another recipe does not write over it.
    assert tesno("train", *SMALL, "--folder", tmp_path / "one", "--json").json()[0]["rounds"] == told["rounds"]
    kept = (tmp_path / "one/base/value.npz").read_bytes()
    assert_refused(
        tesno("train", *SMALL, "--seed", 2, "--folder", tmp_path / "one", "--json"),
        "another training",
        "another folder",
    )
    assert (tmp_path / "one/base/value.npz").read_bytes() == kept


def test_a_box_that_is_not_there_is_refused() -> None:
    assert_refused(tesno("train", "--box", "chess"), "chess", "base, underground, warcraft")


def test_a_seed_below_zero_is_refused_before_anybody_plays(tmp_path: Path) -> None:
    """The fit can't begin with one; that came out when the first round had been played."""
    ran = tesno("train", *SMALL, "--seed", -1, "--folder", tmp_path)
    assert ran.status == 2
    assert "greater than or equal to 0" in ran.err
    assert not list(tmp_path.iterdir())


def test_more_than_can_be_played_is_refused() -> None:
    assert "less than or equal to" in tesno("train", *SMALL, "--share", "inf").err


def test_weights_that_cannot_be_read_are_told_in_one_line() -> None:
    assert issubclass(ValueFileError, USERS)
