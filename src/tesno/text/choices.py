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
    PLACE,
    RETREAT,
    SKIP,
    USE,
    a_of,
    b_of,
    kind_of,
)
from tesno.core.bits import count_at
from tesno.core.notation import action_text
from tesno.core.rules import TRAIT, Trait
from tesno.locale import Words
from tesno.play.moves import pieces_to_place
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
    kind = kind_of(sight.legal[0])
    if kind == PLACE:
        return list(_token_spreads(sight, "redeploy", sight.state.hand[sight.state.slot]))
    if kind == RETREAT:
        return list(_token_spreads(sight, "retreat", sight.state.withdrawn[sight.state.slot]))
    if kind == USE and sight.state.step == TRAIT:
        trait = sight.rules.traits[a_of(sight.legal[0])]
        if trait.plural and sight.rules.kinds[trait.kind].stacks:
            return list(_piece_spreads(sight, trait))
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


def _choice(sight: Sight, action: int) -> Choice:
    words = sight.words
    kind = kind_of(action)
    line = action_text(sight.rules, sight.state, action)
    region = b_of(action)
    match kind:
        case _ if kind == PICK:
            return Choice("choice-group-pick", line, _combo(sight, region))
        case _ if kind in (EXPAND, DECLINE, MARCH):
            return Choice("choice-group-first", line, words(f"choice-{line}"))
        case _ if kind == SKIP:
            named = f"choice-skip-{sight.step}"
            return Choice("choice-group-stop", line, words(named if words.has(named) else "choice-skip"))
        case _ if kind == END:
            return Choice("choice-group-stop", line, words("choice-end", n=sight.state.hand[sight.state.slot]))
        case _ if kind == CONQUER:
            label = words("choice-conquer", region=sight.region(region), n=sight.cost(region))
            return Choice("choice-group-conquer", line, label + _against(sight, region))
        case _ if kind == GAMBLE:
            label = words(
                "choice-gamble", region=sight.region(region), n=sight.cost(region), chance=sight.chance(region)
            )
            return Choice("choice-group-gamble", line, label + _against(sight, region))
        case _ if kind == USE:
            return _ability(sight, action, line)
    return Choice("choice-group-region", line, words(f"choice-{line.split()[0]}", region=sight.region(region)))


def _against(sight: Sight, region: int) -> str:
    defenders = sight.defenders(region)
    return f" — {defenders}" if defenders else ""


def _combo(sight: Sight, place: int) -> str:
    s = sight.state
    return sight.words.combo(sight.rules.race_ids[s.column_races[place]], sight.rules.power_ids[s.column_powers[place]])


def _ability(sight: Sight, action: int, line: str) -> Choice:
    """An action of a trait: during conquest an ability, otherwise the answer to its question."""
    words = sight.words
    trait = sight.rules.traits[a_of(action)]
    number = b_of(action)
    ability = "choice-group-ability" if sight.conquering else "choice-group-first"
    match trait.targets:
        case "seat":
            return Choice("choice-group-player", line, _label(words, trait, "player", sight.names[number]))
        case "combo":
            # A place of the column: what is told apart there is the power.
            power = sight.rules.power_ids[sight.state.column_powers[number - 1]]
            return Choice(ability, line, _label(words, trait, "power", words.power(power)))
        case "power":
            return Choice(ability, line, _label(words, trait, "power", words.power(sight.rules.power_ids[number])))
        case "find":
            return Choice(ability, line, _label(words, trait, "find", words.find(sight.rules.find_ids[number])))
        case "":
            return Choice(ability, line, _label(words, trait, "", ""))
    if trait.remembers_kind == "find" and not sight.state.memory[trait.index]:
        # It takes the place of a find, which has to be named first.
        return Choice(ability, line, _label(words, trait, "find", words.find(sight.rules.find_ids[number - 1])))
    if not 1 <= number <= sight.rules.board.size:
        return Choice(ability, line, _label(words, trait, "", ""))
    label = _label(words, trait, "region", sight.region(number))
    if sight.conquering:
        return Choice("choice-group-ability", line, label + _against(sight, number))
    return Choice("choice-group-region", line, label)


def _label(words: Words, trait: Trait, target: str, name: str) -> str:
    """The words for a trait's action, or else the name of whoever has the trait, and the target's."""
    variables = {target: name} if target else {}
    named = f"choice-{trait.verb}"
    if words.has(named):
        return words(named, **variables)
    source = words.summand(trait.name)
    return words("choice-trait-target", source=source, target=name) if target else words("choice-trait", source=source)


def _token_spreads(sight: Sight, verb: str, pool: int) -> Iterator[Choice]:
    """Evenly, or all in one region; regions in ascending order, from where one-by-one placing has come."""
    s = sight.state
    now = {region: s.tokens[region] for region in sight.regions(s.slot) if region >= s.focus}
    yield from _spreads(sight, verb, now, pool)


def _piece_spreads(sight: Sight, trait: Trait) -> Iterator[Choice]:
    s = sight.state
    places = [b_of(action) for action in sight.legal if kind_of(action) == USE]
    now = {region: count_at(s.pieces[trait.kind], region) for region in places}
    yield from _spreads(sight, trait.plural, now, pieces_to_place(sight.rules, s))


def _spreads(sight: Sight, verb: str, now: dict[int, int], pool: int) -> Iterator[Choice]:
    words = sight.words
    even = spread_evenly(now, pool)
    line = f"{verb} " + " ".join(f"{region}={count}" for region, count in even.items())
    yield Choice("choice-group-region", line, words("choice-evenly", shares=line.partition(" ")[2]), spread=True)
    for region, count in now.items():
        label = words("choice-all_in", region=sight.region(region), n=pool)
        yield Choice("choice-group-region", f"{verb} {region}={count + pool}", label, spread=True)


def spread_evenly(now: dict[int, int], pool: int) -> dict[int, int]:
    """The pool put where there is least, one by one.

    >>> spread_evenly({3: 1, 5: 2}, 4)
    {3: 4, 5: 3}
    """
    spread = dict(now)
    for _ in range(pool):
        spread[min(spread, key=lambda region: spread[region])] += 1
    return spread
