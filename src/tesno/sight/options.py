"""What the acting player may do: an option for each answer, and for what one or two plain steps lead to."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, NamedTuple

from tesno.core.actions import (
    ABANDON,
    CONQUER,
    DECLINE,
    END,
    EXPAND,
    GAMBLE,
    GIVE_UP,
    MARCH,
    PICK,
    SKIP,
    USE,
    kind_of,
    trait_of,
)
from tesno.core.game import apply, legal_actions
from tesno.core.names import Packed
from tesno.core.notation import action_text
from tesno.core.state import State
from tesno.core.steps import CONQUEST, DECIDE, READY, ROLL, TRAIT, subject
from tesno.locale import Phrase
from tesno.sight.costs import Costs
from tesno.sight.factions import side_named
from tesno.sight.forecast import Forecast
from tesno.sight.labels import label_of
from tesno.sight.model import Option
from tesno.sight.moment import Moment
from tesno.sight.next import next_of
from tesno.sight.warnings import Warnings

Kind = Literal["pick", "conquer", "gamble", "abandon", "decline", "ability", "answer", "end", "go", "skip"]

_KINDS: dict[int, Kind] = {
    PICK: "pick",
    EXPAND: "go",
    MARCH: "go",
    DECLINE: "decline",
    SKIP: "skip",
    ABANDON: "abandon",
    CONQUER: "conquer",
    GAMBLE: "gamble",
    END: "end",
    GIVE_UP: "answer",
}
# What may have to be paid for, or do something that is worth telling before it is done.
_FORESEEN = (CONQUER, GAMBLE, USE)
# What leads on to something that is named beforehand.
_LEADING = (DECLINE, END, EXPAND, MARCH, SKIP)
_ORDER: tuple[Kind, ...] = (
    "pick",
    "conquer",
    "ability",
    "gamble",
    "answer",
    "abandon",
    "go",
    "decline",
    "end",
    "skip",
)


def options_of(ahead: list[tuple[list[str], Moment[Phrase]]], placed: set[int]) -> list[Option]:
    """Options in the order in which they are best offered; `placed` are actions that a spread stands for.

    `ahead` is what `looked_ahead` found. Of what lies ahead only the things one would go there for are offered, and
    going on goes all the way.
    """
    found: list[Option] = []
    for lines, moment in ahead:
        asked = _asked(moment)
        for action in moment.answers:
            if action in placed or (lines and kind_of(action) in (MARCH, END, SKIP)):
                continue
            option = _option(asked, lines, action)
            goes_on = action == _ONWARD.get(moment.state.step) and len(ahead) > 1
            found.append(replace(option, lines=ahead[-1][0]) if goes_on else option)
    return sorted(found, key=lambda option: _ORDER.index(option.kind))


def looked_ahead(moment: Moment[Phrase]) -> list[tuple[list[str], Moment[Phrase]]]:
    """The question asked now and those that follow by just going on, each with the lines that lead there.

    One who may choose between expanding and declining, or get troops ready, can so be offered conquests at once.
    """
    found: list[tuple[list[str], Moment[Phrase]]] = [([], moment)]
    while (onward := _ONWARD.get(moment.state.step)) is not None:
        lines = [*found[-1][0], action_text(moment.rules, moment.state, onward)]
        later = moment.state.copy()
        apply(moment.rules, later, onward)
        if later.acting != moment.state.acting or later.step not in _AHEAD:
            # What chance or a trait asks on the way is answered first.
            break
        moment = moment.after(later)
        found.append((lines, moment))
    return found


_ONWARD = {DECIDE: EXPAND, READY: MARCH}
_AHEAD = (READY, CONQUEST)


class _Asked(NamedTuple):
    """A question, and what is worked out once for all its answers."""

    moment: Moment[Phrase]
    costs: Costs
    warnings: Warnings


def _asked(moment: Moment[Phrase]) -> _Asked:
    return _Asked(moment, Costs(moment), Warnings(moment))


def _option(asked: _Asked, lines: list[str], action: Packed) -> Option:
    moment, costs, warnings = asked
    rules, s = moment.rules, moment.state
    target, number = moment.target_of(action)
    source = rules.traits[trait_of(action)] if kind_of(action) == USE else moment.asking
    lines = [*lines, action_text(rules, s, action)]
    forecast = Forecast(moment, action) if kind_of(action) in (*_FORESEEN, *_LEADING) else None
    about_region = target == "region" and forecast is not None
    cost, won = None, None
    if forecast and about_region and (s.step == CONQUEST or forecast.state.step == ROLL):
        cost, won = costs.of_action(action, forecast)
    following = moment.after(forecast.state) if forecast and _asks_on(moment, forecast.state, action) else None
    return Option(
        lines=lines,
        kind=_kind(s, action),
        label=label_of(moment, action),
        source=source.name if source else None,
        region=number if target == "region" else None,
        seat=number if target == "seat" else None,
        place=number if target == "place" else None,
        power=rules.power_ids[number] if target == "power" else None,
        find=rules.find_ids[number] if target == "find" else None,
        side=side_named(moment.words_of(source)[number]) if source and target == "word" else None,
        cost=cost,
        tolls=forecast.tolls if forecast and kind_of(action) in _FORESEEN else [],
        effects=forecast.effects if forecast and about_region and cost is None else [],
        asks=following.question if following else None,
        then=[_option(_asked(following), lines, answer) for answer in following.answers] if following else [],
        leads=next_of(moment, forecast.state) if forecast and _leads_on(action, target, following) else None,
        warnings=warnings.of(action, forecast, won) if forecast else [],
    )


def _leads_on(action: Packed, target: str, following: Moment[Phrase] | None) -> bool:
    """Whether it is worth saying what comes next: going on has its name from there."""
    return not following and target != "region" and kind_of(action) not in (EXPAND, MARCH)


def _asks_on(moment: Moment[Phrase], later: State, action: Packed) -> bool:
    """Whether an ability asks at once for something more, of the same player, without which nothing is done."""
    rules, trait = moment.rules, trait_of(action)
    if kind_of(action) != USE or later.step != TRAIT or later.acting != moment.state.acting or subject(later) != trait:
        return False
    # Regions whose order is free are chosen together (`selections.py`), pieces are spread.
    several = rules.traits[trait].plural or rules.traits[trait].unordered(rules, later)
    return not several and SKIP not in legal_actions(rules, later)


def _kind(s: State, action: Packed) -> Kind:
    if kind_of(action) != USE:
        return _KINDS[kind_of(action)]
    if s.step == DECIDE:
        return "decline"
    return "ability" if s.step == CONQUEST else "answer"
