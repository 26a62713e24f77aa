"""What options are called."""

from __future__ import annotations

from typing import TypeVar

from tesno.core.actions import (
    CONQUER,
    DECLINE,
    END,
    EXPAND,
    GAMBLE,
    KIND_NAMES,
    MARCH,
    PICK,
    SKIP,
    USE,
    a_of,
    b_of,
    kind_of,
)
from tesno.core.explain import step_name
from tesno.core.rules import CONQUEST, Trait
from tesno.locale import Phrase, Speech
from tesno.sight.moment import Moment

T = TypeVar("T")


def label_of(moment: Moment, action: int) -> Phrase:
    """A few words for an action."""
    rules, s, words = moment.rules, moment.state, moment.words
    kind, number = kind_of(action), b_of(action)
    if kind == PICK:
        return words.combo(rules.race_ids[s.column_races[number]], rules.power_ids[s.column_powers[number]])
    if kind in (EXPAND, DECLINE, MARCH):
        return words(f"choice-{KIND_NAMES[kind]}")
    if kind == SKIP:
        return skip_label(words, step_name(rules, s))
    if kind == END:
        return words("choice-end", n=s.hand[s.slot])
    if kind == CONQUER:
        return words("choice-group-conquer")
    if kind == GAMBLE:
        return words("sight-gamble")
    if kind == USE:
        return _use(moment, action)
    return words(f"choice-{KIND_NAMES[kind]}", region=moment.region(number))


def skip_label(words: Speech[T], step: str) -> T:
    """The words for letting a question pass."""
    named = f"choice-skip-{step}"
    return words(named if words.has(named) else "choice-skip")


def _use(moment: Moment, action: int) -> Phrase:
    """An action of a trait: its words, with what it names; on a region during conquest, which is shown, its name."""
    rules, s, words = moment.rules, moment.state, moment.words
    trait, number = rules.traits[a_of(action)], b_of(action)
    match trait.targets:
        case "seat":
            return trait_label(words, trait, "player", moment.names[number])
        case "combo":
            # A place of the column: what is told apart there is the power.
            return trait_label(words, trait, "power", words.power(rules.power_ids[s.column_powers[number - 1]]))
        case "power":
            return trait_label(words, trait, "power", words.power(rules.power_ids[number]))
        case "find":
            return trait_label(words, trait, "find", words.find(rules.find_ids[number]))
    if trait.targets and moment.names_find(action):
        return trait_label(words, trait, "find", words.find(rules.find_ids[number - 1]))
    if not trait.targets or not moment.is_region(number):
        return trait_label(words, trait, "", "")
    if s.step == CONQUEST:
        return words.summand(trait.name)
    return trait_label(words, trait, "region", moment.region(number))


def trait_label(words: Speech[T], trait: Trait, target: str, name: T | str) -> T:
    """The words for a trait's action, or else the name of whoever has the trait, and the target's."""
    named = f"choice-{trait.verb}"
    if words.has(named):
        return words(named, **({target: name} if target else {}))
    source = words.summand(trait.name)
    return words("choice-trait-target", source=source, target=name) if target else words("choice-trait", source=source)
