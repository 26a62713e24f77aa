"""What traits remember, in words: `volcano 12`, `vengeance A B`, `hammers 3`, `granted muddy`."""

from __future__ import annotations

from tesno.core.bits import mask_of, members_of, regions_of
from tesno.core.notation import SEATS
from tesno.core.rules import Rules
from tesno.core.state import FREE, State
from tesno.core.trait import Trait
from tesno.traits.where import nearest

MOST = 999


class MemoryTextError(ValueError):
    """Words that are no memory of the trait."""


def memory_words(rules: Rules) -> list[str]:
    """The words of all memories there are in a rule set."""
    return sorted({trait.remembers for trait in rules.traits if trait.remembers})


def granted_powers(rules: Rules, s: State) -> list[int]:
    """The powers that finds grant, wherever they lie."""
    found = [s.memory[trait.index] - 1 for trait in rules.traits if trait.remembers_kind == "power"]
    return [power for power in found if power >= 0]


def names_in_play(rules: Rules, s: State) -> set[str]:
    """The ids of all races, badges and finds on the table, of powers that finds grant, and of what is always there."""
    names = {id for slot, id in enumerate(rules.race_ids) if s.status[slot] != FREE}
    names.update(rules.power_ids[badge] for badge in s.badge if badge >= 0)
    names.update(id for find, id in enumerate(rules.find_ids) if s.find_at[find])
    names.update(rules.power_ids[power] for power in granted_powers(rules, s))
    names.update(rules.world)
    return names


def trait_remembering(rules: Rules, s: State, word: str) -> Trait | None:
    """Who has this memory: the one in play, if several share the word; None when nobody in play does."""
    names = names_in_play(rules, s)
    return next((trait for trait in rules.traits if trait.remembers == word and trait.name in names), None)


def memory_text(rules: Rules, trait: Trait, kept: int) -> str:
    """What is kept, as it is written in a scenario; `none` for nothing."""
    if not kept:
        return "none"
    match trait.remembers_kind:
        case "seats":
            return " ".join(SEATS[seat] for seat in members_of(kept))
        case "power":
            return rules.power_ids[kept - 1]
        case "find":
            return rules.find_ids[kept - 1]
    return str(kept)


def read_memory(rules: Rules, trait: Trait, words: list[str]) -> int:
    """The number that is kept for these words. Raises MemoryTextError."""
    if words == ["none"]:
        return 0
    if trait.remembers_kind == "seats":
        seats = SEATS[: rules.seats]
        wrong = [word for word in words if word not in tuple(seats)]
        if wrong or not words:
            raise MemoryTextError(f"{trait.remembers} takes seats: {', '.join(seats)}, or none")
        return mask_of([seats.index(word) for word in words])
    if len(words) != 1:
        raise MemoryTextError(f"{trait.remembers} takes one word, or none")
    word = words[0]
    if trait.remembers_kind in ("power", "find"):
        ids = rules.power_ids if trait.remembers_kind == "power" else rules.find_ids
        if word not in ids:
            raise MemoryTextError(f"unknown {trait.remembers_kind} {word!r}: {nearest(word, ids)}")
        return ids.index(word) + 1
    most = rules.board.size if trait.remembers_kind == "region" else MOST
    if not word.isdecimal() or int(word) > most:
        raise MemoryTextError(f"{word!r} is no {trait.remembers_kind}: {trait.remembers} takes a number up to {most}")
    # Where the map has spots of that name, it can be nowhere else.
    spots = rules.board.features.get(trait.remembers, 0)
    if trait.remembers_kind == "region" and spots and not spots >> int(word) & 1:
        places = " ".join(map(str, regions_of(spots)))
        raise MemoryTextError(f"region {word} has no {trait.remembers} symbol; {places} have")
    return int(word)
