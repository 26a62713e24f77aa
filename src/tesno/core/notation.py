"""Text for actions: short words that people can read and type, the same in logs, tests and links."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesno.core.actions import (
    BADGE,
    BANNER,
    CHANCE,
    DIE,
    FIND,
    FIRST,
    KIND_NAMES,
    MOST,
    PICK,
    USE,
    kind_of,
    target_of,
    trait_of,
    use,
)
from tesno.core.game import legal_actions
from tesno.core.names import Packed, Seat
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait

SEATS: Final = "ABCDE"
# Kinds that take no number.
_BARE: Final = ("expand", "decline", "skip", "march", "end")
_KINDS: Final = {name: kind for kind, name in KIND_NAMES.items()}


class NotationError(ValueError):
    """Text that is no action."""


def seat_name(seat: Seat) -> str:
    return "chance" if seat == CHANCE else SEATS[seat] if seat >= 0 else "nobody"


def action_text(rules: Rules, s: State, action: Packed) -> str:
    """An action in the state in which it is taken, for instance `conquer 12` or `pick elves`."""
    kind = kind_of(action)
    number = target_of(action)
    if kind == USE:
        trait = rules.traits[trait_of(action)]
        if trait.targets == "seat":
            return f"{trait.verb} {SEATS[number]}"
        if trait.targets in ("power", "find", "word"):
            return f"{trait.verb} {_ids(rules, trait)[number]}"
        return trait.verb if trait.targets == "" else f"{trait.verb} {number}"
    name = KIND_NAMES[kind]
    if name in _BARE:
        return name
    if kind == PICK:
        return f"pick {rules.race_ids[s.column_races[number]]}"
    if kind == FIRST:
        return f"first {SEATS[number]}"
    if kind == BANNER:
        return f"banner {rules.race_ids[number]}"
    if kind == BADGE:
        return f"badge {rules.power_ids[number]}"
    if kind == FIND:
        return f"find {rules.find_ids[number]}"
    return f"{name} {number}"


def _ids(rules: Rules, trait: Trait) -> Sequence[str]:
    """The names of what the trait's action may name."""
    if trait.targets == "word":
        return trait.words
    return rules.power_ids if trait.targets == "power" else rules.find_ids


def parse_action(rules: Rules, s: State, text: str) -> int:
    """The action a text means in this state. It need not be legal; what can't be read raises NotationError."""
    words = text.split()
    if not words or len(words) > 2:
        raise NotationError(f"{text!r} is no action: a word and at most one number or name")
    verb = words[0]
    argument = words[1] if len(words) == 2 else ""
    if verb in _BARE and not argument:
        return _KINDS[verb]
    if verb in _KINDS and verb not in _BARE and verb != "use":
        kind = _KINDS[verb]
        return kind | _number(rules, s, kind, argument, text)
    return _parse_use(rules, s, verb, argument, text)


def _number(rules: Rules, s: State, kind: int, argument: str, text: str) -> int:
    if kind == PICK and argument in rules.race_ids:
        race = rules.race_ids.index(argument)
        if race not in s.column_races:
            raise NotationError(f"{text!r}: {argument} is not in the column")
        return s.column_races.index(race)
    if kind == PICK and argument.isdecimal():
        return int(argument) - 1 if 1 <= int(argument) <= MOST else MOST
    if kind == FIRST and argument in tuple(SEATS):
        return SEATS.index(argument)
    if kind == BANNER and argument in rules.race_ids:
        return rules.race_ids.index(argument)
    if kind == BADGE and argument in rules.power_ids:
        return rules.power_ids.index(argument)
    if kind == FIND and argument in rules.find_ids:
        return rules.find_ids.index(argument)
    if kind not in (PICK, FIRST, BANNER, BADGE, FIND) and argument.isdecimal() and int(argument) <= MOST:
        if kind == DIE and int(argument) not in rules.die:
            raise NotationError(f"{text!r}: the die has no such face")
        return int(argument)
    raise _misfit(text, KIND_NAMES[kind], argument)


def _misfit(text: str, verb: str, argument: str) -> NotationError:
    if not argument:
        return NotationError(f"{text!r}: a number or name is missing behind {verb!r}")
    return NotationError(f"{text!r}: {argument!r} does not fit {verb!r}")


def _parse_use(rules: Rules, s: State, verb: str, argument: str, text: str) -> int:
    named = [trait for trait in rules.traits if trait.verb == verb]
    if not named:
        known = sorted({*_KINDS, *(trait.verb for trait in rules.traits if trait.acts)} - {"use"})
        raise NotationError(f"{text!r}: unknown word {verb!r}; known: {', '.join(known)}")
    targets = named[0].targets
    if targets == "":
        number = 0
        fits = argument == ""
    elif targets == "seat":
        fits = argument in tuple(SEATS)
        number = SEATS.index(argument) if fits else 0
    elif targets in ("power", "find", "word"):
        names = _ids(rules, named[0])
        fits = argument in names
        number = names.index(argument) if fits else 0
    else:
        fits = argument.isdecimal() and int(argument) <= MOST
        number = int(argument) if fits else 0
    if not fits:
        raise _misfit(text, verb, argument)
    # Two elements may share a word: the one that may act now is meant.
    actions = [use(trait.index, number) for trait in named]
    legal = set(legal_actions(rules, s)) if len(actions) > 1 else set()
    return next((action for action in actions if action in legal), actions[0])
