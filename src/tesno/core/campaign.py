"""A campaign of one slot: ready troops and conquer (C20-C30, C61); redeploy.py goes on from there."""

from __future__ import annotations

from tesno.core.actions import ABANDON, CHANCE, CONQUER, DIE, END, GAMBLE, MARCH, SKIP, TARGET, target_of, trait_of
from tesno.core.attack import (
    conquer,
    cost_of,
    declare,
    fail,
    in_hand,
    march_all,
    offer_conquests,
    spend_aids,
    strength,
    take,
    targets,
)
from tesno.core.bits import regions_of, replaced
from tesno.core.losing import abandon
from tesno.core.names import Packed, Region, Slot
from tesno.core.reach import open_expedition
from tesno.core.redeploy import end_conquests, gather
from tesno.core.rules import Rules
from tesno.core.state import DECLINED, State
from tesno.core.steps import CONQUEST, READY, ROLL, Step, about, answered, ask, focus_on, subject
from tesno.core.trait import Trait


def open_campaign(rules: Rules, s: State, slot: Slot) -> None:
    """Begin with readying troops; a race with nothing on the map has nothing to abandon."""
    if s.held[slot] or s.status[slot] == DECLINED:
        ask(s, READY, s.seat, slot, 0)
    else:
        march(rules, s, slot)


def march(rules: Rules, s: State, slot: Slot) -> None:
    """All troops but one per region, and the reserve, are in hand (C61); conquests begin."""
    if s.reserve[slot]:
        s.hand[slot] += s.reserve[slot]
        s.reserve = replaced(s.reserve, slot, 0)
    gather(rules, s, slot)
    open_expedition(rules, s, slot)
    ask(s, CONQUEST, s.seat, slot, 0)


class Ready(Step):
    """Abandon regions, in ascending order so that each choice has one path, then march.

    Races in decline may let the whole phase pass (K75).
    """

    def legal(self, rules: Rules, s: State) -> list[Packed]:
        found = [MARCH]
        if s.status[s.slot] == DECLINED and not s.focus:
            found.append(SKIP)
        for region in regions_of(s.held[s.slot]):
            if region > s.focus:
                found.append(ABANDON | region)
        return found

    def apply(self, rules: Rules, s: State, action: Packed) -> None:
        slot = s.slot
        if action == SKIP:
            answered(s)
        elif action == MARCH:
            if s.status[slot] == DECLINED:
                s.stood = tuple(s.tokens)
            answered(s)
            march(rules, s, slot)
        else:
            s.expanding = 1
            region = action & TARGET
            s.hand[slot] += abandon(rules, s, slot, region)
            if region > s.focus:
                s.focus = region


class Conquer(Step):
    """March on a region, use an ability, gamble on the die as the last conquest, or end."""

    def legal(self, rules: Rules, s: State) -> list[Packed]:
        found = marches(rules, s, s.slot)
        for ability in s.forms[s.slot].abilities:
            ability.options(rules, s, s.slot, found)
        return found

    def apply(self, rules: Rules, s: State, action: Packed) -> None:
        slot = s.slot
        region = action & TARGET
        kind = action - region
        if kind == CONQUER:
            declare(rules, s, slot, region)
            cost = cost_of(rules, s, slot, region)
            if s.die < 0:
                conquer(rules, s, slot, region, cost, "march")
            else:
                cost = max(cost - s.die, s.forms[slot].least)
                s.die = -1
                conquer(rules, s, slot, region, cost, "rolled")
        elif kind == END:
            end_conquests(rules, s, slot)
        elif kind == GAMBLE:
            declare(rules, s, slot, region)
            roll(s, slot, None, region)
        else:
            rules.traits[trait_of(action)].perform(rules, s, slot, region)


def marches(rules: Rules, s: State, slot: Slot) -> list[Packed]:
    """Ending, marching and gambling; abilities come on top."""
    # Once something is armed for the next conquest, that conquest follows.
    found = [] if s.aids else [END]
    form = s.forms[slot]
    if s.hand[slot] < form.least and in_hand(s, slot) < form.least:
        return found
    within = s.reach & s.open
    if s.aids or (s.tolling and s.coins[s.owner[slot]] < rules.most_tolls):
        within = targets(rules, s, slot)
    most = s.hand[slot] + s.helpers
    furthest = most
    if s.die > 0:
        furthest = most = most + s.die
    elif s.die < 0 and form.gambles:
        furthest = most + rules.best_face
    offer_conquests(rules, s, slot, within, most, furthest, found)
    return found


def roll(s: State, slot: Slot, trait: Trait | None, target: Region) -> None:
    """The die is rolled for a target: by the rule of the last conquest (C30), or because a trait asks for it."""
    ask(s, ROLL, CHANCE, slot, focus_on(trait.index + 1 if trait is not None else 0, target))


class Roll(Step):
    """The die falls. The subject of the question is the trait that asked for it, counted from 1; 0 is C30."""

    def legal(self, rules: Rules, s: State) -> list[Packed]:
        return [DIE | face for face in rules.faces]

    def weights(self, rules: Rules, s: State) -> list[int] | None:
        return rules.face_weights

    def drawn(self, rules: Rules, s: State, point: float) -> Packed:
        return DIE | rules.die[int(point * len(rules.die))]

    def apply(self, rules: Rules, s: State, action: Packed) -> None:
        slot = s.slot
        trait, region = subject(s), about(s)
        face = target_of(action)
        answered(s)
        if s.events is not None:
            s.events.append(("rolled", {"seat": s.owner[slot], "face": face}))
        if trait:
            rules.traits[trait - 1].rolled(rules, s, slot, region, face)
            return
        last_conquest(rules, s, slot, region, face)


def last_conquest(rules: Rules, s: State, slot: Slot, region: Region, pips: int) -> None:
    """The die has fallen for the last conquest (C30): it succeeds or not, and conquests are over."""
    if strength(s, slot, region) + pips >= cost_of(rules, s, slot, region):
        take(rules, s, slot, region, march_all(s, slot), "gamble")
        if s.aids:
            spend_aids(rules, s, slot, region)
    else:
        fail(rules, s, slot, region)
    # A find may have to be drawn first.
    s.ending = 1
