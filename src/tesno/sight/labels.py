"""What actions are called."""

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
    kind_of,
    target_of,
    trait_of,
)
from tesno.core.explain import step_name
from tesno.core.names import Packed
from tesno.core.steps import CONQUEST
from tesno.sight.moment import Moment

T = TypeVar("T")


def label_of(moment: Moment[T], action: Packed) -> T:
    """A few words for an action; what it would cost, and whom, is told elsewhere."""
    rules, s, words = moment.rules, moment.state, moment.words
    kind, number = kind_of(action), target_of(action)
    if kind == PICK:
        return words.combo(rules.race_ids[s.column_races[number]], rules.power_ids[s.column_powers[number]])
    if kind in (EXPAND, DECLINE, MARCH):
        return words(f"choice-{KIND_NAMES[kind]}")
    if kind == SKIP:
        named = f"choice-skip-{step_name(rules, s)}"
        return words(named if words.has(named) else "choice-skip")
    if kind == END:
        return words("choice-end", n=s.hand[s.slot])
    if kind == CONQUER:
        return words("choice-group-conquer")
    if kind == GAMBLE:
        return words("sight-gamble")
    if kind == USE:
        return _use(moment, action)
    return words(f"choice-{KIND_NAMES[kind]}", region=moment.region(number))


def _use(moment: Moment[T], action: Packed) -> T:
    """A trait's action goes by its own words, or else by the name of whoever has the trait, and what it names."""
    words = moment.words
    trait = moment.rules.traits[trait_of(action)]
    source = words.summand(trait.name)
    target, number = moment.target_of(action)
    if target == "region" and moment.state.step == CONQUEST:
        # Beside other ways to take the region.
        named = f"ability-{trait.verb}"
        if not words.has(named):
            return source
        return words(named, left=trait.times - trait.times_used(moment.state)) if trait.times else words(named)
    named = next(filter(words.has, _answers(moment, trait.verb)), f"choice-{trait.verb}")
    if target == "word":
        named, target = f"choice-{trait.verb}-{moment.words_of(trait)[number]}", ""
    if not target:
        return words(named) if words.has(named) else words("choice-trait", source=source)
    variable, name = _named(moment, target, number)
    if words.has(named):
        return words(named, **{variable: name})
    return words("choice-trait-target", source=source, target=name)


def _answers(moment: Moment[T], verb: str) -> list[str]:
    """What an answer to a trait's question is called, if not like its ability of the same word."""
    if moment.state.step == CONQUEST:
        return []
    return [*[f"choice-optional-{verb}"] * moment.optional, f"choice-answer-{verb}"]


def _named(moment: Moment[T], target: str, number: int) -> tuple[str, T]:
    """What stands for the target in a sentence, and as what."""
    rules, words = moment.rules, moment.words
    match target:
        case "seat":
            return "player", moment.names[number]
        case "place":
            # What is told apart in the column is the power.
            return "power", words.power(rules.power_ids[moment.state.column_powers[number]])
        case "power":
            return "power", words.power(rules.power_ids[number])
        case "find":
            return "find", words.find(rules.find_ids[number])
    return "region", moment.region(number)
