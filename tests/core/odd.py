"""Boxes with traits of a test's own."""

from __future__ import annotations

from dataclasses import replace

from tesno.core.rules import Rules
from tesno.core.trait import Trait
from tesno.load.boxes import BoxFiles, board_of, load_box, parts_of
from tesno.traits.compiling import build_rules
from tesno.traits.words import Element, Piece, Use


def rules_with(
    trait: type[Trait], *, race: str = "ratmen", power: str = "", piece: Piece | None = None, seats: int = 2
) -> Rules:
    """Ratmen, or a race or power by its id, have the trait instead of what they can do otherwise."""
    files = load_box("base")
    box = files.box if piece is None else replace(files.box, pieces=(*files.box.pieces, piece))
    return _built(replace(files, box=box), {power or race: trait}, seats)


def warcraft_with(traits: dict[str, type[Trait]]) -> Rules:
    """Races of Warcraft, by their ids, have these traits instead of what they can do otherwise."""
    return _built(load_box("warcraft"), traits, seats=2)


def _built(files: BoxFiles, traits: dict[str, type[Trait]], seats: int) -> Rules:
    def made(elements: tuple[Element, ...]) -> list[Element]:
        return [replace(one, modifiers=(), uses=(Use(one.id),)) if one.id in traits else one for one in elements]

    return build_rules(
        files.box,
        board_of(files, parts_of(files, files.boards[seats])),
        made(files.box.content.races),
        made(files.box.content.powers),
        {**files.traits, **traits},
        seats=seats,
        rounds=files.rounds[seats],
        options={},
    )
