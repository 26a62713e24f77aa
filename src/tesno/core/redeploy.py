"""After the conquests: recruits join, tokens are set aside, everything is placed (C40, K10)."""

from __future__ import annotations

from tesno.core.actions import GIVE_UP, PLACE, TARGET
from tesno.core.bits import regions_of, replaced, size_of
from tesno.core.ground import add_tokens, berths, lift_tokens
from tesno.core.losing import abandon, leave_if_gone
from tesno.core.names import Packed, Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import GIVING_UP, REDEPLOY, Step, about, answered, ask, focus_on, subject


def gather(rules: Rules, s: State, slot: Slot) -> None:
    """All tokens but those that must stay into the hand: one stays per region (C61)."""
    s.hand[slot] += lift_tokens(rules, s, slot)


def end_conquests(rules: Rules, s: State, slot: Slot) -> None:
    """Conquests are over: recruits join, all tokens but one per region are free, then everything is placed."""
    answered(s)
    s.die = -1
    s.aids = 0
    leave_transient(rules, s, slot)


def last_chance(rules: Rules, s: State, slot: Slot) -> None:
    """A roll has ended the conquests: what needs no token may still be done."""
    answered(s)
    s.die = -1
    s.aids = 0
    for trait in s.forms[slot].on_rolled:
        if trait.last_chance(rules, s, slot):
            return
    leave_transient(rules, s, slot)


def leave_transient(rules: Rules, s: State, slot: Slot) -> None:
    """Redeployment begins: regions that nobody stays in are left."""
    form = s.forms[slot]
    for region in regions_of(s.held[slot] & form.transient):
        s.hand[slot] += abandon(rules, s, slot, region)
    gather(rules, s, slot)
    go_on_redeploying(rules, s, slot, 0)


def go_on_redeploying(rules: Rules, s: State, slot: Slot, first: int) -> None:
    """What traits do before tokens are placed, from the first-th on; then recruits and placing."""
    form = s.forms[slot]
    for number in range(first, len(form.on_redeploy)):
        if form.on_redeploy[number].redeploy(rules, s, slot):
            return
    for source, amount, regions in form.region_recruits:
        recruit(rules, s, slot, source, amount * size_of(s.held[slot] & regions))
    for source, amount, per in form.recruits:
        recruit(rules, s, slot, source, s.nonempty // per * amount)
    if form.set_aside and s.held[slot]:
        _set_aside(rules, s, slot, form.set_aside)
    else:
        open_redeploy(rules, s, slot)


def recruit(rules: Rules, s: State, slot: Slot, source: str, wanted: int) -> None:
    """So many tokens from the tray join the hand, as far as there are any."""
    gained = min(wanted, s.tray[slot])
    if not gained:
        return
    s.tray[slot] -= gained
    s.hand[slot] += gained
    if s.events is not None:
        race = rules.race_ids[slot]
        s.events.append(("recruited", {"seat": s.owner[slot], "race": race, "count": gained, "source": source}))


def _set_aside(rules: Rules, s: State, slot: Slot, wanted: int) -> None:
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
    if missing and missing >= size_of(s.held[slot]):
        for region in regions_of(s.held[slot]):
            _give_up(rules, s, slot, region)
    elif missing:
        ask(s, GIVING_UP, s.seat, slot, missing)
        return
    open_redeploy(rules, s, slot)


def _give_up(rules: Rules, s: State, slot: Slot, region: Region) -> None:
    count = abandon(rules, s, slot, region, rest=True)
    s.reserve = replaced(s.reserve, slot, s.reserve[slot] + count)


class GivingUp(Step):
    """Choose the regions given up. The question is about how many are missing; its subject is the last region."""

    def legal(self, rules: Rules, s: State) -> list[Packed]:
        missing = about(s)
        held = [region for region in regions_of(s.held[s.slot]) if region > subject(s)]
        return [GIVE_UP | region for region in held[: len(held) - missing + 1]]

    def apply(self, rules: Rules, s: State, action: Packed) -> None:
        region = action & TARGET
        slot = s.slot
        _give_up(rules, s, slot, region)
        missing = about(s) - 1
        if missing:
            # Named in another order (core/order.py) it leaves those below it open, and enough of those above.
            last = subject(s)
            enough = size_of(s.held[slot] >> region) >= missing
            s.focus = focus_on(region if region > last and enough else last, missing)
        else:
            answered(s)
            open_redeploy(rules, s, slot)


def open_redeploy(rules: Rules, s: State, slot: Slot) -> None:
    """Place what is in hand; without a region that can take it, it stays there (C40)."""
    hand = s.hand[slot]
    if not s.held[slot]:
        leave_if_gone(rules, s, slot)
    elif hand:
        sites = berths(rules, s, slot, hand)
        if sites & (sites - 1):
            ask(s, REDEPLOY, s.seat, slot, 0)
        elif sites:
            place_all(rules, s, slot, sites.bit_length() - 1)


def place_all(rules: Rules, s: State, slot: Slot, region: Region) -> None:
    count = s.hand[slot]
    add_tokens(s, region, count)
    s.hand[slot] = 0
    if s.events is not None:
        s.events.append(_placed(rules, s, slot, region, count))


def _placed(rules: Rules, s: State, slot: Slot, region: Region, count: int) -> tuple[str, dict[str, object]]:
    race = rules.race_ids[slot]
    return ("placed", {"seat": s.owner[slot], "race": race, "region": region, "count": count})


class Redeploy(Step):
    """One token at a time, regions in ascending order so that each result has one path."""

    def legal(self, rules: Rules, s: State) -> list[Packed]:
        held = s.held[s.slot] >> s.focus << s.focus
        return [PLACE | region for region in regions_of(held)]

    def apply(self, rules: Rules, s: State, action: Packed) -> None:
        slot = s.slot
        region = action & TARGET
        if s.held[slot] >> (region + 1):
            add_tokens(s, region, 1)
            s.hand[slot] -= 1
            if s.events is not None:
                s.events.append(_placed(rules, s, slot, region, 1))
            if region > s.focus:
                s.focus = region
            if not s.hand[slot]:
                answered(s)
        else:
            place_all(rules, s, slot, region)
            answered(s)
