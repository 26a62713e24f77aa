"""What speaks for an answer: facts, as ids with parameters, found by comparing now with the end of the turn.

A fact is said only where it holds however the turn ends: of what hangs on the die, or on a find that nobody has seen,
only what is likely is a fact. Words for them are in `locale` (`fact-…`), the parameters are named like those of events.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from tesno.advice.answers import Answer, aim_of
from tesno.bots.outlook import Threat
from tesno.bots.planner import Planner
from tesno.core.actions import CHANCE, END, GAMBLE, NOBODY, kind_of, target_of
from tesno.core.bits import has, regions_of
from tesno.core.game import apply, chance_outcomes
from tesno.core.names import Region, Regions, Seat
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, DECLINED, Event, State
from tesno.core.steps import DECIDE, PICK_COMBO, REDEPLOY, RETREATING, TRAIT
from tesno.core.turn import Campaign
from tesno.load.boxes import load_box

MOST: Final = 4
# A region is worth a word from so many coins a turn.
TELLING: Final = 2
# Of those who only place what they have every region is: what it guards and what it leaves open is all there is to it.
PLACED: Final = 1
# It is guarded when it is likely kept, but would not be with a single token.
GUARDED: Final = 0.8
IN_DANGER: Final = 0.7
# All there are, the most telling first.
FACTS: Final = (
    "chance",
    "aims",
    "declines",
    "tokens",
    "found",
    "price",
    "coins",
    "expected",
    "holds_back",
    "leaves",
    "regions",
    "regions_expected",
    "from_race",
    "takes",
    "from_tribes",
    "spared",
    "offer",
    "guards",
    "open",
)
# They have places kept, whatever else there is to tell: what the turn brings, why that is not all, and what comes last.
KEPT: Final = ("coins", "expected", "holds_back", "open")


@dataclass(frozen=True)
class Fact:
    """One thing that is true of an answer."""

    id: str
    about: dict[str, Any]


def facts_of(planner: Planner, s: State, answer: Answer, held_back: int = 0) -> list[Fact]:
    """The most telling facts of an answer to the question asked in `s`. `held_back`: so many coins less the others get
    than by an answer told beside it."""
    found = [*_of_the_answer(planner.rules, s, answer), *_in_common(planner, s, answer)]
    if aim := aim_of(planner, s, answer):
        found.append(Fact("aims", {"region": aim}))
    if held_back:
        found.append(Fact("holds_back", {"coins": held_back}))
    found.sort(key=lambda fact: FACTS.index(fact.id))
    kept = [fact for fact in found if fact.id in KEPT]
    others = [fact for fact in found if fact.id not in KEPT]
    return sorted(others[: MOST - len(kept)] + kept, key=lambda fact: FACTS.index(fact.id))


def _in_common(planner: Planner, s: State, answer: Answer) -> list[Fact]:
    """What holds at the end of the turn, whichever it is."""
    seat = s.acting
    gains = [(weight, _won(planner.rules, s, end)) for weight, end in answer.ends]
    certain = gains[0][1]
    for _, gain in gains:
        certain &= gain
    ends = [list(_of_the_end(planner, s, end)) for _, end in answer.ends]
    common = [fact for fact in ends[0] if all(fact in other for other in ends[1:])]
    if _is_prelude(planner.rules, s):
        # What the other race does with the turn is its own question.
        common = [fact for fact in common if fact.id != "coins"]
    if s.seat == seat and all(fact.id != "coins" for fact in common):
        expected = sum(weight * (end.coins[seat] - s.coins[seat]) for weight, end in answer.ends)
        if round(expected) > 0:
            common.append(Fact("expected", {"coins": round(expected)}))
    likely = sum(weight * gain.bit_count() for weight, gain in gains)
    return [*_gained(planner.rules, s, answer.ends[0][1], certain, likely), *common]


# ------------------------------------------------------------ the answer itself


def _of_the_answer(rules: Rules, s: State, answer: Answer) -> Iterator[Fact]:
    trial = s.copy()
    events: list[Event] = []
    trial.events = events
    for action in answer.actions:
        if action == END and trial.hand[trial.slot] and trial.held[trial.slot]:
            yield Fact("spared", {"count": trial.hand[trial.slot]})
        apply(rules, trial, action)
        if kind_of(action) == GAMBLE:
            yield Fact("chance", {"percent": round(100 * _likelihood(rules, trial, s.acting, target_of(action)))})
    for name, about in events:
        if name == "picked" and about["seat"] == s.acting:
            yield Fact("tokens", {"count": about["tokens"]})
            if about["gained"]:
                yield Fact("found", {"coins": about["gained"]})
            if about["price"]:
                yield Fact("price", {"coins": about["price"]})
        if name == "declined" and about["seat"] == s.acting:
            yield Fact("declines", {"race": about["race"]})


def _likelihood(rules: Rules, s: State, seat: Seat, region: Region) -> float:
    """How likely the die that is about to fall gives the seat the region; another of its races may take it later on."""
    if s.acting != CHANCE:
        return float(has(owned(s, seat), region))
    outcomes = chance_outcomes(rules, s)
    lucky = 0
    for outcome, weight in outcomes:
        fallen = s.copy()
        apply(rules, fallen, outcome)
        lucky += weight * has(owned(fallen, seat), region)
    return lucky / sum(weight for _, weight in outcomes)


# ------------------------------------------------------------ the end of the turn


def _of_the_end(planner: Planner, s: State, end: State) -> Iterator[Fact]:
    seat = s.acting
    before, after = owned(s, seat), owned(end, seat)
    lost = before & ~after & ~_passing(s, seat)
    # In others' turns it is not the seat that decides to leave.
    if lost and s.seat == seat:
        yield Fact("leaves", {"count": lost.bit_count()})
    if s.seat == seat and (coins := end.coins[seat] - s.coins[seat]) > 0:
        yield Fact("coins", {"coins": coins})
    if end.acting == NOBODY or not planner.outlook.turns_after(end, seat):
        # What becomes of regions afterwards brings no coin any more.
        return
    if end.active[seat] < 0 <= s.active[seat]:
        yield from _offered(planner, s)
    placing = s.step in (REDEPLOY, RETREATING, TRAIT)
    yield from _held(planner, end, after, PLACED if placing else TELLING)


def owned(s: State, seat: Seat) -> Regions:
    """All regions of a seat's races."""
    found = 0
    for slot, owner in enumerate(s.owner):
        if owner == seat:
            found |= s.held[slot]
    return found


def _is_prelude(rules: Rules, s: State) -> bool:
    """Whether a race in decline has its part of the turn, and another of the seat's comes after it."""
    if s.seat != s.acting or s.step in (PICK_COMBO, DECIDE) or s.status[s.slot] != DECLINED:
        return False
    return not s.declining and any(isinstance(stage, Campaign) for stage in rules.turn[s.stage :])


def _won(rules: Rules, s: State, end: State) -> Regions:
    """Regions gained by the end of the turn; of what comes after a race in decline only its own are its doing."""
    after = end.held[s.slot] if _is_prelude(rules, s) else owned(end, s.acting)
    return after & ~owned(s, s.acting)


def _passing(s: State, seat: Seat) -> Regions:
    """Where a seat's races are on their way only: they leave these regions at the end of every turn."""
    found = 0
    for slot, owner in enumerate(s.owner):
        if owner == seat:
            found |= s.held[slot] & s.forms[slot].transient
    return found


def _gained(rules: Rules, s: State, end: State, gained: Regions, likely: float) -> Iterator[Fact]:
    """What is taken in any case, and how many regions are likely where that is more."""
    if likely >= gained.bit_count() + 1:
        yield Fact("regions_expected", {"count": round(likely)})
    elif gained:
        yield Fact("regions", {"count": gained.bit_count()})
    if not gained:
        return
    victims = Counter(s.holder[region] for region in regions_of(gained) if s.holder[region] >= 0)
    if victims:
        slot, count = max(victims.items(), key=lambda entry: (entry[1], s.status[entry[0]] == ACTIVE, -entry[0]))
        yield Fact("from_race", {"count": count, "race": rules.race_ids[slot]})
    if tribes := (gained & s.tribes).bit_count():
        yield Fact("from_tribes", {"piece": load_box(rules.box).box.tribe, "count": tribes})
    best = max(regions_of(gained), key=lambda region: (_yield(end, region), -region))
    if _yield(end, best) >= TELLING:
        yield Fact("takes", {"region": best, "coins": _yield(end, best)})


def _yield(s: State, region: Region) -> int:
    """Coins that a region brings its holder each turn by itself."""
    slot = s.holder[region]
    return s.forms[slot].yields[region] if slot >= 0 else 0


def _offered(planner: Planner, s: State) -> Iterator[Fact]:
    """What the seat would pick now if it could: it may be gone when its turn comes."""
    if not s.column_races:
        return
    place = planner.habits.favourite(s, list(range(len(s.column_races))))
    race, power = planner.rules.race_ids[s.column_races[place]], planner.rules.power_ids[s.column_powers[place]]
    yield Fact("offer", {"race": race, "power": power})


def _held(planner: Planner, end: State, after: Regions, least: int) -> Iterator[Fact]:
    """Of the regions that bring so much: the one best guarded, and the one that lies most open to whom."""
    threats = planner.outlook.threats(end)
    telling = [region for region in regions_of(after) if _yield(end, region) >= least]
    dangers: list[tuple[float, Region, Seat]] = []
    for region in telling:
        for other, threat in enumerate(threats[: planner.rules.seats]):
            if _could_take(planner, end, threat, other, region):
                odds = threat.odds(region, end.guard[region] + end.tokens[region])
                dangers.append((_yield(end, region) * odds, region, other))
    open_ones = {region for _, region, _ in dangers}
    guarded = [region for region in telling if region not in open_ones and _is_guarded(planner, end, threats, region)]
    if guarded:
        yield Fact("guards", {"region": max(guarded, key=lambda region: (_yield(end, region), -region))})
    if dangers:
        _, region, other = max(dangers, key=lambda danger: (danger[0], -danger[1]))
        yield Fact("open", {"region": region, "race": planner.rules.race_ids[end.active[other]]})


def _is_guarded(planner: Planner, end: State, threats: list[Threat], region: Region) -> bool:
    slot = end.holder[region]
    owner = end.owner[slot]
    kept = planner.outlook.survival(end, threats, owner, slot, region)
    alone = planner.outlook.survival(end, threats, owner, slot, region, 1 - end.tokens[region])
    return kept >= GUARDED and alone < IN_DANGER


def _could_take(planner: Planner, end: State, threat: Threat, other: Seat, region: Region) -> bool:
    """Whether a race of another player reaches the region and has the tokens for it."""
    slot = end.holder[region]
    owner = end.owner[slot]
    against = planner.rules.opponents[owner]
    if not has(against, other) or end.active[other] < 0 or has(end.immune, region):
        return False
    if end.status[slot] == ACTIVE and has(threat.truces, owner):
        return False
    cost = threat.price[region] + end.guard[region] + end.tokens[region]
    return has(threat.reach, region) and cost <= threat.tokens
