"""Each race and power loses one of its traits in turn: its scenarios must notice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

import tesno.play.table
import tesno.scenario.position
from tesno.load.boxes import BoxFiles, load_box
from tesno.scenario import check_file
from tesno.traits.words import Content, Element, Modifier

BOX = load_box("base")
HERE = Path(__file__).parent / "base"

# Elements without anything to take away, and why.
NOTHING_TO_LOSE = {"ratmen": "nothing but their number (B-R9)"}


@dataclass(frozen=True)
class Mutant:
    """An element as it would be without one of its traits."""

    kind: str
    element: Element
    lost: str

    def __str__(self) -> str:
        return f"{self.element.id} without {self.lost}"

    @property
    def scenarios(self) -> Path:
        return HERE / self.kind / f"{self.element.id}.scn"


def changes_of(kind: str, modifier: Modifier) -> Iterator[tuple[Modifier, str]]:
    """A modifier with a wrong number, or that speaks at the wrong time."""
    if modifier.amount:
        yield replace(modifier, amount=2 * modifier.amount), f"the right {modifier.ask}"
    if modifier.each > 1:
        yield replace(modifier, each=modifier.each + 1), "the right number of regions"
    if modifier.when != "active":
        yield replace(modifier, when="active"), f"{modifier.ask} in decline"
    elif kind == "races" and modifier.ask == "income" and modifier.per == "region":
        # A badge is gone in decline, and only Ghouls conquer there: elsewhere it would change nothing.
        yield replace(modifier, when="always"), f"the end of {modifier.ask} in decline"


def mutants_of(kind: str, element: Element) -> list[Mutant]:
    found = []
    for index, modifier in enumerate(element.modifiers):
        kept = (*element.modifiers[:index], *element.modifiers[index + 1 :])
        found.append(Mutant(kind, replace(element, modifiers=kept), f"{modifier.ask} {modifier.where}"))
        for changed, lost in changes_of(kind, modifier):
            swapped = (*element.modifiers[:index], changed, *element.modifiers[index + 1 :])
            found.append(Mutant(kind, replace(element, modifiers=swapped), lost))
    for index, use in enumerate(element.uses):
        kept_uses = (*element.uses[:index], *element.uses[index + 1 :])
        found.append(Mutant(kind, replace(element, uses=kept_uses), f"trait {use.trait}"))
    if element.conquest_only:
        found.append(Mutant(kind, replace(element, conquest_only=0), "conquest_only"))
    if element.stays_in_decline:
        found.append(Mutant(kind, replace(element, stays_in_decline=False), "stays_in_decline"))
    return found


ELEMENTS = [
    *(("races", race) for race in BOX.box.content.races),
    *(("powers", power) for power in BOX.box.content.powers),
]
MUTANTS = [mutant for kind, element in ELEMENTS for mutant in mutants_of(kind, element)]


def mutated(mutant: Mutant) -> BoxFiles:
    def swapped(elements: tuple[Element, ...]) -> tuple[Element, ...]:
        return tuple(mutant.element if element.id == mutant.element.id else element for element in elements)

    content = BOX.box.content
    changed = Content(swapped(content.races), swapped(content.powers))
    assert changed != content
    return replace(BOX, box=replace(BOX.box, content=changed))


@pytest.mark.slow
@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_the_scenarios_notice(mutant: Mutant, monkeypatch: pytest.MonkeyPatch) -> None:
    files = mutated(mutant)
    monkeypatch.setattr(tesno.play.table, "load_box", lambda id: files)
    monkeypatch.setattr(tesno.scenario.position, "load_box", lambda id: files)
    _, failed = check_file(mutant.scenarios)
    # A position that can't be set up any more proves nothing.
    noticed = [failure for failure in failed if "position" not in failure.step]
    assert noticed, f"{mutant.scenarios.name} holds all the same"


def test_every_element_has_a_mutant_or_a_reason() -> None:
    without = {element.id for _, element in ELEMENTS} - {mutant.element.id for mutant in MUTANTS}
    assert without == set(NOTHING_TO_LOSE)


def test_unchanged_all_scenarios_hold() -> None:
    for kind, element in ELEMENTS:
        _, failed = check_file(HERE / kind / f"{element.id}.scn")
        assert failed == []
