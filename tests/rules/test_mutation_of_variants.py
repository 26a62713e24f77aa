"""Each declaration of a variant is changed in turn: the variants' scenarios must notice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from tests.rules.mutants import BOXES, HERE, noticed

from tesno.load.boxes import BoxFiles
from tesno.scenario import check_file
from tesno.traits.words import Use, Variant

SCENARIOS = {box: sorted((HERE / box).glob("variants*.scn")) for box, files in BOXES.items() if files.box.variants}


def changes_of(files: BoxFiles, variant: Variant) -> Iterator[tuple[Variant, str]]:
    if variant.sides:
        yield replace(variant, sides=()), "no sides"
        yield replace(variant, sides=(*variant.sides[1:], variant.sides[0])), "the sides swapped"
    if variant.turn != files.box.turn:
        yield replace(variant, turn=files.box.turn), "the box's order of a turn"
    for index, use in enumerate(variant.uses):
        for name, value in use.parameters.items():
            changed = Use(use.trait, {**use.parameters, name: value + 1})
            uses = (*variant.uses[:index], changed, *variant.uses[index + 1 :])
            yield replace(variant, uses=uses), f"{name} {value + 1}"


MUTANTS = [
    pytest.param(box, variant, id=f"{variant.id} with {changed}")
    for box in SCENARIOS
    for original in BOXES[box].box.variants
    for variant, changed in changes_of(BOXES[box], original)
]


@pytest.mark.slow
@pytest.mark.plain
@pytest.mark.parametrize(("box", "variant"), MUTANTS)
def test_the_scenarios_notice(box: str, variant: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    files = BOXES[box]
    variants = tuple(variant if other.id == variant.id else other for other in files.box.variants)
    mutated = replace(files, box=replace(files.box, variants=variants))
    assert mutated != files
    assert noticed(mutated, SCENARIOS[box], monkeypatch)


@pytest.mark.parametrize("box", SCENARIOS)
def test_unchanged_they_hold(box: str) -> None:
    assert [failure for file in SCENARIOS[box] for failure in check_file(file)[1]] == []
