"""A campaign of one slot: ready troops and conquer (C20-C30, C61); redeploy.py goes on from there."""

from __future__ import annotations

from typing import Final

from tesno.core.actions import ABANDON, CHANCE, CONQUER, DIE, END, GAMBLE, MARCH, SKIP, USE
from tesno.core.actions import a_of as trait_of
from tesno.core.bits import regions_of, replaced
from tesno.core.conquest import abandon, note_attack, take
from tesno.core.cost import NO_DISCOUNTS, discounts, march_cost, soft_guard
from tesno.core.reach import open_expedition, survey, targets_of
from tesno.core.redeploy import end_conquests, gather
from tesno.core.rules import CONQUEST, READY, ROLL, Rules, Step, answered, ask
from tesno.core.state import DECLINED, State

# A roll asked for by a trait carries the trait's number above the region numbers.
TRAIT_ROLL: Final = 64


def open_campaign(rules: Rules, s: State, slot: int) -> None:
    """Begin with readying troops; a race with nothing on the map has nothing to abandon."""
    if s.held[slot] or s.status[slot] == DECLINED:
        ask(s, READY, s.seat, slot, 0)
    else:
        march(rules, s, slot)


def march(rules: Rules, s: State, slot: int) -> None:
    """All troops but one per region, and the reserve, are in hand (C61); conquests begin."""
    if s.reserve[slot]:
        s.hand[slot] += s.reserve[slot]
        s.reserve = replaced(s.reserve, slot, 0)
    gather(s, slot)
    open_expedition(rules, s, slot)
    ask(s, CONQUEST, s.seat, slot, 0)


class Ready(Step):
    """Abandon regions, in ascending order so that each choice has one path, then march.

    Races in decline may let the whole phase pass (K75).
    """

    def legal(self, rules: Rules, s: State) -> list[int]:
        found = [MARCH]
        if s.status[s.slot] == DECLINED and not s.focus:
            found.append(SKIP)
        for region in regions_of(s.held[s.slot]):
            if region > s.focus:
                found.append(ABANDON | region)
        return found

    def apply(self, rules: Rules, s: State, action: int) -> None:
        slot = s.slot
        if action == SKIP:
            answered(s)
            return
        s.expanding = 1
        if action == MARCH:
            answered(s)
            march(rules, s, slot)
        else:
            region = action & 63
            s.hand[slot] += abandon(rules, s, slot, region)
            s.focus = max(s.focus, region)


class Conquer(Step):
    """March on a region, use an ability, gamble on the die as the last conquest, or end."""

    def legal(self, rules: Rules, s: State) -> list[int]:
        found = self.marches(rules, s)
        abilities = rules.known_forms[s.forms[s.slot]].abilities
        if s.gifts[s.slot]:
            abilities += rules.gifts(s, s.slot).abilities
        for ability in abilities:
            ability.options(rules, s, s.slot, found)
        return found

    def marches(self, rules: Rules, s: State) -> list[int]:
        """Ending, marching and gambling; abilities come on top."""
        slot = s.slot
        form = rules.form(s, slot)
        # Once something is armed for the next conquest, that conquest follows.
        found = [] if s.aids else [END]
        if s.hand[slot]:
            strength = s.hand[slot] + s.helpers
            targets = s.reach & s.open
            if s.aids or (rules.tolls and not s.coins[s.owner[slot]]):
                targets = targets_of(rules, s, slot)
            die = s.die
            help = die if die > 0 else 0
            furthest = strength + 3 if form.gambles and die < 0 else 0
            kin = s.kin
            price = form.price
            guard = s.guard
            tokens = s.tokens
            cheaper = discounts(rules, s, form, slot) if form.beside or form.costs or s.aids else NO_DISCOUNTS
            shield = s.shield
            hollow = s.hollow
            if cheaper or (hollow | shield) & targets:
                for region in regions_of(targets):
                    if shield >> region & 1:
                        # Neither discounts nor helpers work on whoever is shielded.
                        cost = form.bare_price[region] + guard[region] + tokens[region] + s.helpers - help
                    else:
                        cost = price[region] + guard[region] - help
                        if hollow >> region & 1:
                            cost -= soft_guard(rules, s, region)
                        elif not kin >> region & 1:
                            cost += tokens[region]
                        for where, amount in cheaper:
                            if where >> region & 1:
                                cost += amount
                    if cost <= strength:
                        found.append(CONQUER | region)
                    elif cost <= furthest:
                        found.append(GAMBLE | region)
                return found
            for region in regions_of(targets):
                cost = price[region] + guard[region] - help
                if not kin >> region & 1:
                    cost += tokens[region]
                if cost <= strength:
                    found.append(CONQUER | region)
                elif cost <= furthest:
                    found.append(GAMBLE | region)
        return found

    def apply(self, rules: Rules, s: State, action: int) -> None:
        slot = s.slot
        region = action & 63
        kind = action - region
        if kind == CONQUER:
            form = rules.form(s, slot)
            cost = march_cost(rules, s, form, slot, region)
            way = "march"
            if s.die >= 0:
                way = "rolled"
                cost = cost - s.die if cost - s.die > 1 else 1
                s.die = -1
            helped = not s.shield >> region & 1
            take(rules, s, slot, region, pay(s, slot, cost, helped), way)
            spend_aids(rules, s, slot, region)
        elif action == END:
            end_conquests(rules, s, slot)
        elif kind == GAMBLE:
            ask(s, ROLL, CHANCE, slot, region)
        else:
            assert kind & USE == USE
            rules.traits[trait_of(action)].perform(rules, s, slot, region)


class Roll(Step):
    """The die falls."""

    def legal(self, rules: Rules, s: State) -> list[int]:
        return [DIE | face for face in sorted(set(rules.die))]

    def apply(self, rules: Rules, s: State, action: int) -> None:
        slot = s.slot
        focus = s.focus
        face = action & 63
        answered(s)
        if s.events is not None:
            s.events.append(("rolled", {"seat": s.owner[slot], "face": face}))
        if focus >= TRAIT_ROLL:
            rules.traits[focus - TRAIT_ROLL].rolled(rules, s, slot, face)
            return
        form = rules.form(s, slot)
        cost = march_cost(rules, s, form, slot, focus)
        hand = s.hand[slot]
        helpers = 0 if s.shield >> focus & 1 else s.helpers
        if hand + helpers + face >= cost:
            s.hand[slot] = 0
            take(rules, s, slot, focus, hand, "gamble")
            spend_aids(rules, s, slot, focus)
        else:
            note_attack(rules, s, slot, focus)
            if s.events is not None:
                s.events.append(("failed", {"seat": s.owner[slot], "race": rules.race_ids[slot], "region": focus}))
        # A find may have to be drawn first.
        s.ending = 1


def pay(s: State, slot: int, cost: int, helpers_work: bool = True) -> int:
    """Pay for a conquest, helpers first, with at least one token; returns how many tokens go there."""
    helped = min(s.helpers, cost - 1) if helpers_work else 0
    s.helpers -= helped
    s.hand[slot] -= cost - helped
    return cost - helped


def spend_aids(rules: Rules, s: State, slot: int, region: int) -> None:
    """What was armed for this conquest has served."""
    if s.aids:
        for index in regions_of(s.aids):
            rules.traits[index].served(rules, s, slot, region)
        s.aids = 0
        survey(rules, s, slot)
