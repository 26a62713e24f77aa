"""The base game with a trait of a test's own."""

from __future__ import annotations

from dataclasses import replace

from tesno.core.rules import Rules
from tesno.core.trait import Trait
from tesno.load.boxes import board_of, load_box, parts_of
from tesno.traits.compiling import build_rules
from tesno.traits.words import Piece, Use


def rules_with(
    trait: type[Trait], *, race: str = "ratmen", power: str = "", piece: Piece | None = None, seats: int = 2
) -> Rules:
    """Ratmen, or a race or power by its id, have the trait instead of what they can do otherwise."""
    files = load_box("base")
    box = files.box if piece is None else replace(files.box, pieces=(*files.box.pieces, piece))
    odd = (Use("odd"),)
    races = [replace(one, modifiers=(), uses=odd) if one.id == race and not power else one for one in box.content.races]
    powers = [replace(one, modifiers=(), uses=odd) if one.id == power else one for one in box.content.powers]
    return build_rules(
        box,
        board_of(files, parts_of(files, files.boards[seats])),
        races,
        powers,
        {**files.traits, "odd": trait},
        seats=seats,
        rounds=files.rounds[seats],
        options={},
    )
