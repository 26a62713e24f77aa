"""A campaign of one slot: ready troops, conquer, redeploy (C20-C40, C61)."""

from __future__ import annotations

from typing import Final

from tesno.core.actions import ABANDON, CHANCE, CONQUER, DIE, END, GAMBLE, GIVE_UP, MARCH, PLACE, SKIP, USE
from tesno.core.actions import a_of as trait_of
from tesno.core.bits import regions_of, replaced
from tesno.core.conquest import (
    NO_DISCOUNTS,
    abandon,
    cost_with,
    discounts,
    leave_if_gone,
    march_cost,
    note_attack,
    open_expedition,
    survey,
    take,
    targets_of,
)
from tesno.core.rules import CONQUEST, GIVING_UP, READY, REDEPLOY, ROLL, Rules, Step, answered, ask
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


def gather(s: State, slot: int) -> None:
    """All tokens but one per region into the hand."""
    hand = s.hand[slot]
    tokens = s.tokens
    for region in regions_of(s.held[slot]):
        hand += tokens[region] - 1
        tokens[region] = 1
    s.hand[slot] = hand


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
            s.focus = region


class Conquer(Step):
    """March on a region, use an ability, gamble on the die as the last conquest, or end."""

    def legal(self, rules: Rules, s: State) -> list[int]:
        found = self.marches(rules, s)
        abilities = rules.known_forms[s.forms[s.slot]].abilities
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
            if s.aids or (rules.toll_slots and not s.coins[s.owner[slot]]):
                targets = targets_of(rules, s, slot)
            die = s.die
            help = die if die > 0 else 0
            furthest = strength + 3 if form.gambles and die < 0 else 0
            kin = s.kin
            price = form.price
            guard = s.guard
            tokens = s.tokens
            cheaper = discounts(rules, s, form, slot) if form.beside or form.costs or s.aids else NO_DISCOUNTS
            odd = (s.hollow | s.shield) & targets
            if odd or cheaper:
                for region in regions_of(targets):
                    if odd >> region & 1:
                        cost = cost_with(rules, s, form, region, cheaper) - help
                        if s.shield >> region & 1:
                            # Helpers don't work on whoever is shielded.
                            cost += s.helpers
                    else:
                        cost = price[region] + guard[region] - help
                        if not kin >> region & 1:
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


def end_conquests(rules: Rules, s: State, slot: int) -> None:
    """Conquests are over: recruits join, all tokens but one per region are free, then everything is placed."""
    answered(s)
    s.die = -1
    s.aids = 0
    leave_transient(rules, s, slot)


def last_chance(rules: Rules, s: State, slot: int) -> None:
    """A roll has ended the conquests: what needs no token may still be done."""
    answered(s)
    s.die = -1
    s.aids = 0
    for trait in rules.form(s, slot).on_rolled:
        if trait.last_chance(rules, s, slot):
            return
    leave_transient(rules, s, slot)


def leave_transient(rules: Rules, s: State, slot: int) -> None:
    """Redeployment begins: regions that nobody stays in are left."""
    form = rules.form(s, slot)
    for region in regions_of(s.held[slot] & form.transient):
        s.hand[slot] += abandon(rules, s, slot, region)
    gather(s, slot)
    go_on_redeploying(rules, s, slot, 0)


def go_on_redeploying(rules: Rules, s: State, slot: int, first: int) -> None:
    """What traits do before tokens are placed, from the first-th on; then recruits and placing."""
    form = rules.form(s, slot)
    for number in range(first, len(form.on_redeploy)):
        if form.on_redeploy[number].redeploy(rules, s, slot):
            return
    for source, amount, regions in form.region_recruits:
        _recruit(rules, s, slot, source, amount * (s.held[slot] & regions).bit_count())
    for source, amount, per in form.recruits:
        _recruit(rules, s, slot, source, s.nonempty // per * amount)
    if form.set_aside and s.held[slot]:
        _set_aside(rules, s, slot, form.set_aside)
    else:
        open_redeploy(rules, s, slot)


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


def _recruit(rules: Rules, s: State, slot: int, source: str, wanted: int) -> None:
    gained = min(wanted, s.tray[slot])
    if not gained:
        return
    s.tray[slot] -= gained
    s.hand[slot] += gained
    if s.events is not None:
        race = rules.race_ids[slot]
        s.events.append(("recruited", {"seat": s.owner[slot], "race": race, "count": gained, "source": source}))


def _set_aside(rules: Rules, s: State, slot: int, wanted: int) -> None:
    """Tokens for conquest only leave the map: from hand, else whole regions are given up (B-D18).

    Everything not in hand stands one to a region by now, so taking them before the others are placed gives the
    same results as after.
    """
    from_hand = min(wanted, s.hand[slot])
    s.hand[slot] -= from_hand
    s.reserve = replaced(s.reserve, slot, s.reserve[slot] + from_hand)
    missing = wanted - from_hand
    if s.events is not None and from_hand:
        s.events.append(("set_aside", {"seat": s.owner[slot], "race": rules.race_ids[slot], "count": from_hand}))
    if missing and missing >= s.held[slot].bit_count():
        for region in regions_of(s.held[slot]):
            _give_up(rules, s, slot, region)
    elif missing:
        ask(s, GIVING_UP, s.seat, slot, missing)
        return
    open_redeploy(rules, s, slot)


def _give_up(rules: Rules, s: State, slot: int, region: int) -> None:
    count = abandon(rules, s, slot, region, rest=True)
    s.reserve = replaced(s.reserve, slot, s.reserve[slot] + count)


class GivingUp(Step):
    """Choose the regions given up. The focus counts what is missing, plus the last region in the bits above."""

    def legal(self, rules: Rules, s: State) -> list[int]:
        missing = s.focus & 63
        held = [region for region in regions_of(s.held[s.slot]) if region > s.focus >> 6]
        return [GIVE_UP | region for region in held[: len(held) - missing + 1]]

    def apply(self, rules: Rules, s: State, action: int) -> None:
        region = action & 63
        slot = s.slot
        _give_up(rules, s, slot, region)
        missing = (s.focus & 63) - 1
        if missing:
            s.focus = region << 6 | missing
        else:
            answered(s)
            open_redeploy(rules, s, slot)


def open_redeploy(rules: Rules, s: State, slot: int) -> None:
    """Place what is in hand; without a region it stays there (C40)."""
    held = s.held[slot]
    hand = s.hand[slot]
    if not held:
        leave_if_gone(rules, s, slot)
    elif hand:
        if held & (held - 1):
            ask(s, REDEPLOY, s.seat, slot, 0)
        else:
            place_all(rules, s, slot, held.bit_length() - 1)


def place_all(rules: Rules, s: State, slot: int, region: int) -> None:
    count = s.hand[slot]
    s.tokens[region] += count
    s.hand[slot] = 0
    if s.events is not None:
        s.events.append(_placed(rules, s, slot, region, count))


def _placed(rules: Rules, s: State, slot: int, region: int, count: int) -> tuple[str, dict[str, object]]:
    race = rules.race_ids[slot]
    return ("placed", {"seat": s.owner[slot], "race": race, "region": region, "count": count})


class Redeploy(Step):
    """One token at a time, regions in ascending order so that each result has one path."""

    def legal(self, rules: Rules, s: State) -> list[int]:
        held = s.held[s.slot] >> s.focus << s.focus
        return [PLACE | region for region in regions_of(held)]

    def apply(self, rules: Rules, s: State, action: int) -> None:
        slot = s.slot
        region = action & 63
        if s.held[slot] >> (region + 1):
            s.tokens[region] += 1
            s.hand[slot] -= 1
            if s.events is not None:
                s.events.append(_placed(rules, s, slot, region, 1))
            s.focus = region
            if not s.hand[slot]:
                answered(s)
        else:
            place_all(rules, s, slot, region)
            answered(s)
