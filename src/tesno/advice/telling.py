"""Says in one language what an answer is, and what speaks for it."""

from __future__ import annotations

from collections.abc import Sequence

from tesno.advice.answers import Answer
from tesno.advice.facts import Fact
from tesno.advice.hints import Hint
from tesno.core.actions import CONQUER, GAMBLE, USE, kind_of
from tesno.core.game import apply
from tesno.core.names import Packed
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import CONQUEST, GIVING_UP, TRAIT
from tesno.locale import Words
from tesno.sight.labels import label_of
from tesno.sight.moment import Moment
from tesno.sight.regions import terrains_of


def answer_text(rules: Rules, s: State, answer: Answer, words: Words, names: Sequence[str]) -> str:
    """What is done: `Conquer: 9 (Forest)`; of what leads to a choice only the choice is said."""
    if answer.counts:
        moment = Moment(rules, s, words, names)
        shares = ", ".join(f"{moment.region(region)} ×{count}" for region, count in answer.counts)
        return words("choice-trait-target", source=moment.question, target=shares)
    said: list[str] = []
    trial = s.copy()
    for action in answer.actions:
        said.append(_said(Moment(rules, trial.copy(), words, names), action))
        apply(rules, trial, action)
    return ", ".join(said) if s.step in (TRAIT, GIVING_UP) else said[-1]


def _said(moment: Moment[str], action: Packed) -> str:
    label = label_of(moment, action)
    target, number = moment.target_of(action)
    beside_others = moment.state.step == CONQUEST and kind_of(action) in (CONQUER, GAMBLE, USE)
    if target != "region" or not beside_others:
        return label
    return moment.words("choice-trait-target", source=label, target=moment.region(number))


def hint_lines(rules: Rules, s: State, hint: Hint, words: Words, names: Sequence[str]) -> list[str]:
    """A hint for a terminal: what to do, what to type for it, what it promises, and why."""
    text = answer_text(rules, s, hint.answer, words, names)
    promise = words("advice-expected", n=round(hint.coins))
    if round(hint.behind, 1):
        promise += f", {words('advice-behind', n=round(hint.behind, 1))}"
    reasons = because(rules, hint.facts, words, names)
    return [f"* {text}  [{'; '.join(hint.lines)}]", f"  {promise}. {reasons}".rstrip()]


def because(rules: Rules, facts: Sequence[Fact], words: Words, names: Sequence[str]) -> str:
    """The facts as one sentence; empty where there is nothing to say."""
    text = words.because([(fact.id, fact.about) for fact in facts], names, terrains_of(rules))
    return f"{text[0].upper()}{text[1:]}." if text else ""
