"""Describes a race or power of a user's own from its declaration: one sentence per modifier and trait."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tesno.load.boxes import load_box
from tesno.load.content import parameters_of
from tesno.traits.where import COMMON_WORDS, beside_of
from tesno.traits.words import Element, Modifier, Use

if TYPE_CHECKING:
    from tesno.locale.words import Words

_WORD = re.compile(r"[a-z_]+")


def described(words: Words, element: Element) -> str:
    """The whole rule text."""
    sentences = [_modifier(words, modifier) for modifier in element.modifiers]
    sentences += [_use(words, use) for use in element.uses]
    if element.conquest_only:
        sentences.append(words("generated-conquest_only", n=element.conquest_only))
    if element.stays_in_decline:
        sentences.append(words("generated-stays_in_decline"))
    return " ".join(sentences or [words("generated-nothing")])


def _modifier(words: Words, modifier: Modifier) -> str:
    """One sentence. An amount is given as a number without its sign, and a message for each sign."""
    where = _where(words, modifier.where)
    when = "" if modifier.when == "active" else words(f"generated-when-{modifier.when}")
    variables: dict[str, Any] = {"n": abs(modifier.amount), "where": where, "when": when}
    match modifier.ask:
        case "cost":
            name = "cost_beside" if beside_of(modifier.where) is not None else "cost"
            message = f"{name}-{'less' if modifier.amount < 0 else 'more'}"
        case "income":
            message = f"income-{modifier.per}"
            variables["sign"] = "−" if modifier.amount < 0 else "+"
        case "defence":
            message = "defence-piece" if modifier.piece else "defence"
            variables["sign"] = "−" if modifier.amount < 0 else "+"
            if modifier.piece:
                variables["piece"] = words(f"piece-{modifier.piece}")
        case "recruits":
            message = "recruits" if modifier.per == "conquest" else "recruits-region"
            variables["each"] = modifier.each
        case _:
            message = modifier.ask
    return words(f"generated-{message}", **variables)


def _where(words: Words, where: str) -> str:
    """A selector in parentheses, its words in their plain form; nothing where every region is meant."""
    inner = beside_of(where)
    text = (where if inner is None else inner).strip()
    if text == "anywhere":
        return ""
    return f" ({_WORD.sub(lambda found: _where_word(words, found.group()), text)})"


def _where_word(words: Words, word: str) -> str:
    if word in COMMON_WORDS or word in ("and", "or", "not"):
        return words(f"where-{word}")
    for message in (f"terrain-{word}", f"symbol-{word}"):
        if words.has(message):
            return words(message).lower()
    return word


def _use(words: Words, use: Use) -> str:
    message = f"generated-use-{use.trait}"
    if not words.has(message):
        return words("generated-use", trait=use.trait)
    return words(message, n=use.parameters.get("count", _usual_count(words.box, use.trait)))


def _usual_count(box: str, trait: str) -> int:
    """How many pieces a trait of the box has when a declaration does not say."""
    return parameters_of(load_box(box).traits[trait]).get("count", 1)
