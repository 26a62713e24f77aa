"""The numbered choices of a question: each is a line that could as well be typed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tesno.core.actions import (
    CONQUER,
    DECLINE,
    END,
    EXPAND,
    GAMBLE,
    MARCH,
    PICK,
    SKIP,
    USE,
    kind_of,
    target_of,
    trait_of,
)
from tesno.core.notation import action_text
from tesno.sight.labels import label_of
from tesno.sight.spreads import placing_of, spread_evenly
from tesno.text.sight import Sight


@dataclass(frozen=True)
class Choice:
    """One thing to do; `group` is the heading it stands under (a message id)."""

    group: str
    line: str
    label: str
    spread: bool = False  # one of many ways to place tokens or pieces


def choices_of(sight: Sight) -> list[Choice]:
    """All choices in the order of their numbers. Spreading tokens or pieces offers ready-made ways to do it."""
    spread = list(_spreads(sight))
    if spread:
        return spread + [_choice(sight, action) for action in sight.legal if kind_of(action) == SKIP]
    # Ending comes last in the core's list only by chance: here it always closes the list.
    choices = [_choice(sight, action) for action in sight.legal]
    return sorted(choices, key=lambda choice: _ORDER.index(choice.group))


_ORDER = (
    "choice-group-pick",
    "choice-group-first",
    "choice-group-conquer",
    "choice-group-ability",
    "choice-group-gamble",
    "choice-group-region",
    "choice-group-player",
    "choice-group-stop",
)
_GROUPS = {
    PICK: "choice-group-pick",
    EXPAND: "choice-group-first",
    DECLINE: "choice-group-first",
    MARCH: "choice-group-first",
    CONQUER: "choice-group-conquer",
    GAMBLE: "choice-group-gamble",
    END: "choice-group-stop",
    SKIP: "choice-group-stop",
}


def _choice(sight: Sight, action: int) -> Choice:
    kind = kind_of(action)
    group = _ability_group(sight, action) if kind == USE else _GROUPS.get(kind, "choice-group-region")
    return Choice(group, action_text(sight.rules, sight.state, action), _label(sight, action))


def _ability_group(sight: Sight, action: int) -> str:
    """An action of a trait: during conquest an ability, otherwise the answer to its question."""
    target, _ = sight.target_of(action)
    if target == "seat":
        return "choice-group-player"
    if sight.conquering:
        return "choice-group-ability"
    return "choice-group-region" if target == "region" else "choice-group-first"


def _label(sight: Sight, action: int) -> str:
    """During conquest a region is named with what it costs and who is in it."""
    words, kind, region = sight.words, kind_of(action), target_of(action)
    named = {"region": sight.region(region)} if sight.target_of(action).kind == "region" else {}
    if not named or not sight.conquering:
        return label_of(sight, action)
    if kind == CONQUER:
        label = words("choice-conquer", n=sight.cost(region), **named)
    elif kind == GAMBLE:
        label = words("choice-gamble", n=sight.cost(region), chance=sight.chance(region), **named)
    else:
        trait = sight.rules.traits[trait_of(action)]
        message = f"choice-{trait.verb}"
        target = {"source": words.summand(trait.name), "target": named["region"]}
        label = words(message, **named) if words.has(message) else words("choice-trait-target", **target)
    defenders = sight.defenders(region)
    return f"{label} — {defenders}" if defenders else label


def _spreads(sight: Sight) -> Iterator[Choice]:
    """Evenly, or all in one region; nothing when the question is not about stacks of tokens or pieces."""
    placing = placing_of(sight)
    if placing is None or not placing.stacks:
        return
    words, verb, pool = sight.words, placing.verb, placing.pool
    now = {share.region: share.now for share in placing.shares}
    even = spread_evenly(placing.shares, pool)
    line = f"{verb} " + " ".join(f"{region}={count}" for region, count in even.items())
    yield Choice("choice-group-region", line, words("choice-evenly", shares=line.partition(" ")[2]), spread=True)
    for region, count in now.items():
        label = words("choice-all_in", region=sight.region(region), n=pool)
        yield Choice("choice-group-region", f"{verb} {region}={count + pool}", label, spread=True)
