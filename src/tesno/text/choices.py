"""The numbered choices of a question: each is a line that could as well be typed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tesno.core.notation import action_text
from tesno.sight.labels import label_of
from tesno.sight.model import Option, Spread
from tesno.sight.spreads import placing_actions
from tesno.text.scene import Scene


@dataclass(frozen=True)
class Choice:
    """One thing to do; `group` is the heading it stands under (a message id)."""

    group: str
    line: str
    label: str
    spread: bool = False  # one of many ways to place tokens or pieces


def choices_of(scene: Scene) -> list[Choice]:
    """All choices in the order of their numbers. Spreading tokens or pieces offers ready-made ways to do it."""
    spread = scene.position.spread
    choices = [_choice(scene, option) for option in scene.options]
    choices.sort(key=lambda choice: _ORDER.index(choice.group))
    return [*_spreads(scene, spread), *choices] if spread is not None else choices


def several_example(scene: Scene) -> str:
    """A line that names two regions at once, where several may be chosen; empty where it is one at most."""
    found = [option.lines[0].split() for option in scene.options if option.kind in ("abandon", "answer")]
    asking = scene.moment.asking
    free = asking is None or asking.unordered(scene.rules, scene.moment.state) != 0
    if len(found) < 2 or not free:
        return ""
    return " ".join([*found[1], found[0][1]])


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
    "pick": "choice-group-pick",
    "go": "choice-group-first",
    "decline": "choice-group-first",
    "conquer": "choice-group-conquer",
    "ability": "choice-group-ability",
    "gamble": "choice-group-gamble",
    "abandon": "choice-group-region",
    "end": "choice-group-stop",
    "skip": "choice-group-stop",
}


def _choice(scene: Scene, option: Option) -> Choice:
    return Choice(_group(option), option.lines[0], _label(scene, option))


def _group(option: Option) -> str:
    """An answer to a trait's question goes by what it names."""
    if option.seat is not None:
        return "choice-group-player"
    named = "choice-group-region" if option.region is not None else "choice-group-first"
    return _GROUPS.get(option.kind, named)


def _label(scene: Scene, option: Option) -> str:
    """A region is named with what it costs and who is in it; coins that are due at once come last."""
    label = _named(scene, option)
    if option.region is not None and option.kind != "abandon":
        defenders = scene.defenders(option.region)
        label += f" — {defenders}" if defenders else ""
    return " · ".join([label, *(scene.words.say(toll.text) for toll in option.tolls)])


def _named(scene: Scene, option: Option) -> str:
    words, cost = scene.words, option.cost
    if option.region is None or option.kind not in ("conquer", "gamble", "ability"):
        label = words.say(option.label)
    else:
        region, message = scene.region(option.region), f"choice-{option.lines[-1].split()[0]}"
        if cost is not None and option.kind == "gamble":
            return words(message, region=region, n=cost.total, chance=scene.chance(cost))
        if words.has(message):
            label = words(message, region=region, n=cost.total if cost else 0)
        else:
            label = words("choice-trait-target", source=words.say(option.label), target=region)
    # An ability that is helped by the die.
    rolled = cost is not None and cost.faces
    return f"{label}, {words('n-tokens', n=cost.total)}, {scene.chance(cost)}" if cost and rolled else label


def _spreads(scene: Scene, spread: Spread) -> Iterator[Choice]:
    """Ready-made ways to place everything; then all in one region or, where one region takes one piece, that piece."""
    words, group = scene.words, "choice-group-region"
    regions = [share.region for share in spread.shares]
    told: list[list[int]] = []
    for suggestion in spread.suggestions:
        if suggestion.why_not is not None or suggestion.counts in told:
            continue
        told.append(suggestion.counts)
        shares = " ".join(f"{region}={count}" for region, count in zip(regions, suggestion.counts, strict=True))
        label = words("choice-trait-target", source=words.say(suggestion.label), target=shares)
        yield Choice(group, f"{spread.verb} {shares}", label, spread=True)
    if spread.piece is None or any(share.most > 1 for share in spread.shares):
        for share in spread.shares:
            if share.most < share.now + spread.pool:
                continue
            label = words("choice-all_in", region=scene.region(share.region), n=spread.pool)
            yield Choice(group, f"{spread.verb} {share.region}={share.now + spread.pool}", label, spread=True)
    else:
        moment = scene.moment
        for action in placing_actions(moment):
            line = action_text(scene.rules, moment.state, action)
            yield Choice(group, line, words.say(label_of(moment, action)), spread=True)
