"""The column of combos: dealing, picking, and banners that come back (C2, C10-C13, C72)."""

from __future__ import annotations

from tesno.core.actions import BADGE, BANNER, CHANCE, PICK, TARGET
from tesno.core.bits import members_of, replaced
from tesno.core.forms import reform
from tesno.core.names import Packed, Power, Slot
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, State
from tesno.core.steps import PICK_COMBO, REVEAL_BADGE, REVEAL_BANNER, Step, answered, ask
from tesno.core.teams import may_pick


def refill(rules: Rules, s: State) -> bool:
    """Turn up the next combo if there is room and a banner; True when chance has to be asked."""
    if s.step == REVEAL_BADGE:
        return True
    while len(s.column_races) < rules.visible:
        if s.banners_unseen:
            if s.banners_unseen & (s.banners_unseen - 1):
                ask(s, REVEAL_BANNER, CHANCE, -1, 0)
                return True
            race = s.banners_unseen.bit_length() - 1
            s.banners_unseen = 0
        elif s.banners_below:
            race = s.banners_below[0]
            s.banners_below = s.banners_below[1:]
        else:
            return False
        if _turn_up(rules, s, race):
            return True
    return False


def reshuffle_badges(s: State) -> None:
    """C13: an empty pile is made anew from the discarded badges."""
    if not s.badges_unseen:
        s.badges_unseen = s.badges_discarded
        s.badges_discarded = 0


def _turn_up(rules: Rules, s: State, race: Slot) -> bool:
    """Give the banner a badge: at once when only one is left, otherwise by chance (True)."""
    reshuffle_badges(s)
    if s.badges_unseen & (s.badges_unseen - 1):
        ask(s, REVEAL_BADGE, CHANCE, race, 0)
        return True
    _append(rules, s, race, s.badges_unseen.bit_length() - 1)
    return False


def _append(rules: Rules, s: State, race: Slot, power: Power) -> None:
    s.badges_unseen &= ~(1 << power)
    s.column_races = (*s.column_races, race)
    s.column_powers = (*s.column_powers, power)
    s.column_coins = (*s.column_coins, 0)
    if s.events is not None:
        s.events.append(("revealed", {"race": rules.race_ids[race], "power": rules.power_ids[power]}))


class RevealBanner(Step):
    def legal(self, rules: Rules, s: State) -> list[Packed]:
        return [BANNER | race for race in members_of(s.banners_unseen)]

    def drawn(self, rules: Rules, s: State, point: float) -> Packed:
        races = members_of(s.banners_unseen)
        return BANNER | races[int(point * len(races))]

    def apply(self, rules: Rules, s: State, action: Packed) -> None:
        race = action & TARGET
        answered(s)
        s.banners_unseen &= ~(1 << race)
        _turn_up(rules, s, race)


class RevealBadge(Step):
    def legal(self, rules: Rules, s: State) -> list[Packed]:
        return [BADGE | power for power in members_of(s.badges_unseen)]

    def drawn(self, rules: Rules, s: State, point: float) -> Packed:
        powers = members_of(s.badges_unseen)
        return BADGE | powers[int(point * len(powers))]

    def apply(self, rules: Rules, s: State, action: Packed) -> None:
        race = s.slot
        answered(s)
        _append(rules, s, race, action & TARGET)


def make_room(rules: Rules, s: State) -> bool:
    """Without a combo for the side whose turn it is, the lowest goes under the piles and makes room for the next one.

    True when one went. What lies on it goes to the bank.
    """
    if any(may_pick(rules, s.seat, race) for race in s.column_races):
        return False
    race, power = s.column_races[-1], s.column_powers[-1]
    s.column_races = s.column_races[:-1]
    s.column_powers = s.column_powers[:-1]
    s.column_coins = s.column_coins[:-1]
    s.banners_below = (*s.banners_below, race)
    s.badges_discarded |= 1 << power
    if s.events is not None:
        s.events.append(("sent_under", {"race": rules.race_ids[race], "power": rules.power_ids[power]}))
    return True


def open_pick(rules: Rules, s: State) -> None:
    ask(s, PICK_COMBO, s.seat, -1, 0)


class Pick(Step):
    def legal(self, rules: Rules, s: State) -> list[Packed]:
        affordable = min(len(s.column_races), s.coins[s.seat] + 1)
        if rules.teams:
            # Who can pay for none of their side has the first one for all their coins.
            places = [place for place, race in enumerate(s.column_races) if may_pick(rules, s.seat, race)]
            return [PICK | place for place in places if place < affordable] or [PICK | places[0]]
        return [PICK | place for place in range(affordable)]

    def apply(self, rules: Rules, s: State, action: Packed) -> None:
        place = action & TARGET
        answered(s)
        slot = s.column_races[place]
        form = rules.plain_form(slot, s.column_powers[place], False)
        for trait in form.on_choosing:
            if trait.choosing(rules, s, slot, place):
                return
        take_combo(rules, s, place)


def take_combo(rules: Rules, s: State, place: int) -> None:
    """The player whose turn it is pays for the combo and takes it with its tokens (C10-C12)."""
    seat = s.seat
    slot = s.column_races[place]
    power = s.column_powers[place]
    gained = s.column_coins[place]
    price = min(place, s.coins[seat])
    paid = tuple(coins + 1 for coins in s.column_coins[:price]) + s.column_coins[price:place]
    s.column_races = s.column_races[:place] + s.column_races[place + 1 :]
    s.column_powers = s.column_powers[:place] + s.column_powers[place + 1 :]
    s.column_coins = paid + s.column_coins[place + 1 :]
    s.coins = replaced(s.coins, seat, s.coins[seat] - price + gained)
    s.owner = replaced(s.owner, slot, seat)
    s.badge = replaced(s.badge, slot, power)
    s.status = replaced(s.status, slot, ACTIVE)
    s.active = replaced(s.active, seat, slot)
    reform(rules, s, slot)
    form = s.forms[slot]
    tokens = min(form.tokens + form.set_aside, s.tray[slot])
    s.tray[slot] -= tokens
    s.hand[slot] = tokens
    s.picked = 1
    if s.events is not None:
        s.events.append(
            (
                "picked",
                {
                    "seat": seat,
                    "race": rules.race_ids[slot],
                    "power": rules.power_ids[power],
                    "price": price,
                    "gained": gained,
                    "tokens": tokens,
                },
            )
        )
    for trait in form.on_picked:
        trait.picked(rules, s, slot)
