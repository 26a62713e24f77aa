"""Each race, power and find loses one of its traits in turn: its scenarios must notice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import pytest
from tests.rules.mutants import BOXES, idle, noticed, scenarios_of

from tesno.load.boxes import BoxFiles
from tesno.scenario import check_file
from tesno.scenario.files import Failure
from tesno.traits.words import Content, Element, Find, Modifier, Use

# Elements without anything to take away, and why.
NOTHING_TO_LOSE = {("base", "ratmen"): "nothing but their number (B-R9)"}


@dataclass(frozen=True)
class Mutant:
    """An element as it would be without one of its traits."""

    box: str
    element: Element | Find
    lost: str
    muted: str = ""  # the trait that does nothing

    def __str__(self) -> str:
        return f"{self.element.id} without {self.lost}"


def changes_of(race: bool, modifier: Modifier) -> Iterator[tuple[Modifier, str]]:
    """A modifier with a wrong number, or that speaks at the wrong time."""
    if modifier.amount:
        yield replace(modifier, amount=2 * modifier.amount), f"the right {modifier.ask}"
    if modifier.each > 1:
        yield replace(modifier, each=modifier.each + 1), "the right number of regions"
    if modifier.when != "active":
        yield replace(modifier, when="active"), f"{modifier.ask} in decline"
    elif race and modifier.ask == "income" and modifier.per == "region":
        # A badge is gone in decline, and only Ghouls conquer there: elsewhere it would change nothing.
        yield replace(modifier, when="always"), f"the end of {modifier.ask} in decline"


def mutants_of(box: str, element: Element) -> Iterator[Mutant]:
    for index, modifier in enumerate(element.modifiers):
        before, after = element.modifiers[:index], element.modifiers[index + 1 :]
        yield Mutant(box, replace(element, modifiers=(*before, *after)), f"{modifier.ask} {modifier.where}")
        for changed, lost in changes_of(bool(element.tray), modifier):
            yield Mutant(box, replace(element, modifiers=(*before, changed, *after)), lost)
    for index, use in enumerate(element.uses):
        others = (*element.uses[:index], *element.uses[index + 1 :])
        yield Mutant(box, element, f"trait {use.trait}", use.trait)
        for parameter in use.parameters:
            kept = {name: value for name, value in use.parameters.items() if name != parameter}
            changed_use = Use(use.trait, kept)
            yield Mutant(box, replace(element, uses=(*others, changed_use)), f"{parameter} of {use.trait}")
    factions = sorted({race.faction for race in BOXES[box].box.content.races})
    if element.tray and len(factions) > 1:
        other = next(faction for faction in reversed(factions) if faction != element.faction)
        yield Mutant(box, replace(element, faction=other), "its faction")
    if element.conquest_only:
        yield Mutant(box, replace(element, conquest_only=0), "conquest_only")
    if element.stays_in_decline:
        yield Mutant(box, replace(element, stays_in_decline=False), "stays_in_decline")


def elements_of(box: str) -> list[Element | Find]:
    content = BOXES[box].box.content
    return [*content.races, *content.powers, *content.finds]


ELEMENTS = [(box, element) for box in BOXES for element in elements_of(box)]
MUTANTS = [
    mutant
    for box, element in ELEMENTS
    for mutant in (
        [Mutant(box, element, "its trait", element.use.trait)]
        if isinstance(element, Find)
        else mutants_of(box, element)
    )
]


def mutated(mutant: Mutant) -> BoxFiles:
    files = BOXES[mutant.box]

    def swapped(elements: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(mutant.element if element.id == mutant.element.id else element for element in elements)

    content = files.box.content
    changed = Content(swapped(content.races), swapped(content.powers), swapped(content.finds))
    # Each odd trait belongs to one element of its box.
    muted: dict[str, Any] = {mutant.muted: partial(idle, files.traits[mutant.muted])} if mutant.muted else {}
    assert muted or changed != content
    return replace(files, box=replace(files.box, content=changed), traits={**files.traits, **muted})


@pytest.mark.slow
@pytest.mark.plain
@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_the_scenarios_notice(mutant: Mutant, monkeypatch: pytest.MonkeyPatch) -> None:
    own = scenarios_of(mutant.box, mutant.element.id)
    assert own, f"{mutant.element.id} of {mutant.box} has no scenarios yet"
    found = noticed(mutated(mutant), own, monkeypatch)
    assert found, f"{', '.join(file.name for file in own)} holds all the same"


def test_each_trait_belongs_to_one_element() -> None:
    for box in BOXES:
        used = [use.trait for use in uses_of(box)]
        assert sorted(set(used)) == sorted(used)


def uses_of(box: str) -> Iterator[Use]:
    for element in elements_of(box):
        yield from [element.use] if isinstance(element, Find) else element.uses


def test_every_element_has_a_mutant_or_a_reason() -> None:
    without = {(box, element.id) for box, element in ELEMENTS}
    without -= {(mutant.box, mutant.element.id) for mutant in MUTANTS}
    assert without == set(NOTHING_TO_LOSE)


def test_every_element_has_scenarios() -> None:
    missing = [f"{box}: {element.id}" for box, element in ELEMENTS if not scenarios_of(box, element.id)]
    assert missing == []


@pytest.mark.parametrize("box", BOXES)
def test_unchanged_all_scenarios_hold(box: str) -> None:
    failed: list[Failure] = []
    for element in elements_of(box):
        for file in scenarios_of(box, element.id):
            failed += check_file(file)[1]
    assert failed == []
