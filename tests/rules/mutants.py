"""What mutation tests share: a box with something taken from it, and whether scenarios notice."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from tests.rules.scenarios import scenario_files

import tesno.play.table
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait
from tesno.load.boxes import BoxFiles, box_ids, load_box
from tesno.scenario import check_file

HERE = Path(__file__).parent
BOXES = {id: load_box(id) for id in box_ids()}
FOLDERS = ("races", "powers", "places", "relics")


class Idle(Trait):
    """Has the words of another trait, so that positions can be told, and does nothing."""

    def over(self, rules: Rules, s: State, slot: int) -> None:
        """Heard, and without effect: a trait that nobody could hear would be refused."""


WORDS = ("verb", "targets", "words", "piece", "supply", "rank", "plural", "remembers", "remembers_kind", "afloat")


def idle(maker: type[Trait], name: str, **parameters: int) -> Trait:
    made = Idle(name)
    for word in WORDS:
        setattr(made, word, getattr(maker(name, **parameters), word))
    return made


def scenarios_of(box: str, id: str) -> list[Path]:
    """The element's own scenarios: a file, or a folder of them."""
    files = [HERE / box / folder / f"{id}.scn" for folder in FOLDERS]
    return [file for file in files if file.exists()] + scenario_files(HERE / box / id)


def noticed(files: BoxFiles, scenarios: Iterable[Path], monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether one of the scenarios fails when the box is played from these files."""
    boxes = {**BOXES, files.box.id: files}
    monkeypatch.setattr(tesno.play.table, "load_box", boxes.__getitem__)
    # A position that can't be set up any more proves nothing.
    return any("position" not in failure.step for file in scenarios for failure in check_file(file)[1])
