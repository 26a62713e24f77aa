"""What a box declares beside its races, powers and finds is changed in turn: its scenarios must notice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.rules.mutants import BOXES, HERE, idle, noticed, scenarios_of
from tests.rules.scenarios import scenario_files

from tesno.core.trait import Trait
from tesno.load.boxes import BoxFiles
from tesno.traits.words import Piece, Use, Variant

# What can never be seen, and why.
NEVER_SEEN = {"underground with abandoned stock of balrog": "nobody can stand where it is (U-L9)"}


@dataclass(frozen=True)
class Mutant:
    """A box as it would be with one thing changed, and the scenarios that prove that thing."""

    files: BoxFiles
    changed: str
    scenarios: tuple[Path, ...]

    def __str__(self) -> str:
        return f"{self.files.box.id} with {self.changed}"


def worlds(files: BoxFiles) -> Iterator[Mutant]:
    """Rules of the board and of the table, which no element owns: any scenario of the box may prove them."""
    box = files.box
    everything = (*scenario_files(HERE / box.id), *scenario_files(HERE / "core"))
    for index, (source, modifier) in enumerate(box.world):
        others = (*box.world[:index], *box.world[index + 1 :])
        without = replace(box, world=others)
        yield Mutant(replace(files, box=without), f"no {modifier.ask} of {source}", everything)
        if modifier.amount:
            doubled = replace(box, world=(*others, (source, replace(modifier, amount=2 * modifier.amount))))
            yield Mutant(replace(files, box=doubled), f"twice the {modifier.ask} of {source}", everything)
    for source, use in box.world_uses:
        muted: dict[str, Any] = {**files.traits, use.trait: partial(idle, files.traits[use.trait])}
        yield Mutant(replace(files, traits=muted), f"no {use.trait} of {source}", everything)
    if box.tribe_guard:
        stronger = replace(box, tribe_guard=box.tribe_guard + 1)
        yield Mutant(replace(files, box=stronger), "stronger tribes", everything)
    yield Mutant(replace(files, box=replace(box, start_coins=box.start_coins + 1)), "a coin more", everything)


def variants(files: BoxFiles) -> Iterator[Mutant]:
    """What a variant adds to a box: scenarios that are played by it must notice."""
    box = files.box
    told = [file for file in scenario_files(HERE / box.id) if "\n  variant " in file.read_text("utf-8")]

    def changed(variant: Variant, what: str, **fields: Any) -> Mutant:
        other = replace(variant, **fields)
        those = tuple(other if each is variant else each for each in box.variants)
        return Mutant(replace(files, box=replace(box, variants=those)), f"{what} in {variant.id}", tuple(told))

    for variant in box.variants:
        for index, use in enumerate(variant.uses):
            others = (*variant.uses[:index], *variant.uses[index + 1 :])
            yield changed(variant, f"no {use.trait}", uses=others)
            for name, value in use.parameters.items():
                wrong = Use(use.trait, {**use.parameters, name: value + 1})
                yield changed(variant, f"{name} of {use.trait} one more", uses=(*others, wrong))
        if variant.sides:
            yield changed(variant, "other sides", sides=variant.sides[1:] + variant.sides[:1])


def pieces(files: BoxFiles) -> Iterator[Mutant]:
    """Each kind of piece: how many there are, what it does, what becomes of it."""
    box = files.box
    for piece in box.pieces:
        owners = list(owners_of(files, piece))
        if not owners:
            continue  # the word for a defence that a race has everywhere: nothing is placed
        scenarios = tuple(path for owner, _ in owners for path in scenarios_of(box.id, owner))
        for field, value in values_of(piece):
            other = replace(piece, **{field: value})
            changed = replace(box, pieces=tuple(other if each is piece else each for each in box.pieces))
            yield Mutant(replace(files, box=changed), f"{field} {value} of {piece.id}", scenarios)
        if piece.supply == 1:
            continue  # a figure goes on from where it stands: a second one would never be seen
        for owner, use in owners:
            more: dict[str, Any] = {**files.traits, use.trait: partial(with_one_more, files.traits[use.trait], piece)}
            changed_traits = replace(files, traits=more)
            yield Mutant(changed_traits, f"one more {piece.id}", tuple(scenarios_of(box.id, owner)))


def values_of(piece: Piece) -> Iterator[tuple[str, Any]]:
    """Other values for what is declared of it."""
    if piece.guard:
        yield "guard", piece.guard + 1
    if piece.immune:
        yield "immune", False
    if piece.stacks:
        yield "stacks", False
    if piece.unit:
        yield "unit", False
    if piece.abandoned == "stays":
        # It belongs to the region, whatever becomes of those who stand there.
        yield "abandoned", "stock"
        return
    yield "abandoned", "stays" if piece.abandoned == "stock" else "stock"
    yield "declined", "gone" if piece.declined == "stays" else "stays"
    if not piece.immune:
        yield "conquered", "gone" if piece.conquered == "stock" else "stock"


def owners_of(files: BoxFiles, piece: Piece) -> Iterator[tuple[str, Use]]:
    """The elements whose traits place it."""
    content = files.box.content
    for element in (*content.races, *content.powers):
        for use in element.uses:
            if files.traits[use.trait](element.id, **use.parameters).piece == piece.id:
                yield element.id, use
    for find in content.finds:
        if files.traits[find.use.trait](find.id, **find.use.parameters).piece == piece.id:
            yield find.id, find.use


def with_one_more(maker: type[Trait], piece: Piece, name: str, **parameters: int) -> Trait:
    made = maker(name, **parameters)
    made.supply = (made.supply or piece.supply) + 1
    return made


EVERY = [mutant for files in BOXES.values() for mutant in (*worlds(files), *variants(files), *pieces(files))]
MUTANTS = [mutant for mutant in EVERY if str(mutant) not in NEVER_SEEN]


@pytest.mark.slow
@pytest.mark.plain
@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_the_scenarios_notice(mutant: Mutant, monkeypatch: pytest.MonkeyPatch) -> None:
    assert noticed(mutant.files, mutant.scenarios, monkeypatch), "all scenarios hold all the same"


def test_what_is_never_seen_is_left_out_by_its_name() -> None:
    assert set(NEVER_SEEN) <= {str(mutant) for mutant in EVERY}
