"""The table of numbers that nobody could attest says what the box plays with."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import tesno.boxes.warcraft
from tesno.load.boxes import load_box

FOLDER = Path(next(iter(tesno.boxes.warcraft.__path__)))
# Attested by more than one source, so not in the table.
ATTESTED_BANNERS = {"forsaken"}
TRUST = {"ours", "single", "inferred", "base"}


def table() -> dict[str, Any]:
    return tomllib.loads((FOLDER / "numbers.toml").read_text("utf-8"))


def test_banners() -> None:
    races = {race.id: race.tokens for race in load_box("warcraft").box.content.races}
    told = {id: entry["tokens"] for id, entry in table()["banner"].items()}
    assert told == {id: tokens for id, tokens in races.items() if id not in ATTESTED_BANNERS}


def test_the_pattern_that_banners_are_trusted_for() -> None:
    for race in load_box("warcraft").box.content.races:
        if race.id not in ATTESTED_BANNERS:
            assert race.tray - race.tokens == 5, race.id


def test_badges() -> None:
    powers = {power.id: power.tokens for power in load_box("warcraft").box.content.powers}
    assert {id: entry["tokens"] for id, entry in table()["badge"].items()} == powers


def test_die_and_boards() -> None:
    files = load_box("warcraft")
    assert tuple(table()["die"]["faces"]) == tuple(files.box.die)
    assert table()["boards"]["sides"] == len(files.maps)


def test_each_number_says_how_far_it_can_be_trusted() -> None:
    said = table()
    entries = [*said["banner"].values(), *said["badge"].values(), said["die"], said["boards"]]
    assert {entry["trust"] for entry in entries} == TRUST
    assert all(entry["why"] for entry in said["badge"].values())
