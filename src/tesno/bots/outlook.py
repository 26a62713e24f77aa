"""What a position is worth to a seat: coins now, and those to be expected until the end of the game."""

from __future__ import annotations

from typing import Final

from tesno.core.actions import NOBODY
from tesno.core.bits import count_at, has, places_of, regions_of, size_of
from tesno.core.coins import income_of
from tesno.core.form import Form
from tesno.core.names import Region, Seat, Slot
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, State
from tesno.core.trait import Trait
from tesno.core.turn import Coins

# How likely an opponent within reach takes a region, by what it costs them; from then on hardly ever.
_TAKEN: Final = (0.6, 0.6, 0.5, 0.38, 0.26, 0.15, 0.08, 0.04, 0.02)
_HARDLY: Final = 0.01

FRESH_TOKENS: Final = 9  # an opponent without an active race comes with about so many


class Threat:
    """What one seat could attack with on its next turn."""

    __slots__ = ("price", "reach", "tokens", "truces")

    def __init__(self, rules: Rules, s: State, seat: Seat) -> None:
        slot = s.active[seat]
        self.truces = 0  # seats whose active race it may not attack
        for other in range(rules.seats):
            if has(s.truce[other], seat):
                self.truces |= 1 << other
        if slot < 0:
            self.reach = rules.board.entry
            self.tokens = FRESH_TOKENS
            self.price: list[int] = []
            return
        form = s.forms[slot]
        self.price = form.price
        self.tokens = free_tokens(s, slot)
        held = s.held[slot]
        if held:
            self.reach = form.free
            for region in regions_of(held):
                self.reach |= form.near[region]
        else:
            self.reach = form.entry | form.free

    def odds(self, region: Region, defence: int) -> float:
        """How likely it takes a region with this many tokens and markers in it."""
        if not self.reach >> region & 1:
            return 0.02  # somebody may come from elsewhere
        cost = (self.price[region] if self.price else 2) + defence
        if cost > self.tokens + 2:
            return 0.01
        odds = _TAKEN[cost] if 0 <= cost < len(_TAKEN) else _HARDLY
        return odds if cost <= self.tokens else odds * 0.4


class RivalThreat(Threat):
    """What a rival that sits at no seat could take after a turn."""

    __slots__ = ("force", "rate")

    def __init__(self, rules: Rules, s: State, rival: Trait) -> None:
        self.truces = 0
        self.price = []
        self.tokens = 0
        self.reach = rival.rival_reach(rules, s)
        self.force = rival.force
        weak = 0
        for region in regions_of(self.reach):
            if s.tokens[region] + s.guard[region] <= rival.force:
                weak += 1
        self.rate = min(0.8, rival.pace / (weak + 1.0))

    def odds(self, region: Region, defence: int) -> float:
        if defence > self.force:
            return 0.0
        return self.rate if self.reach >> region & 1 else 0.05


def free_tokens(s: State, slot: Slot) -> int:
    """Tokens of a race that are not the last of a region."""
    total = s.hand[slot] + s.withdrawn[slot] + s.reserve[slot]
    tokens = s.tokens
    for region in regions_of(s.held[slot]):
        total += tokens[region] - 1
    return total


class Outlook:
    """Values positions of one rule set; remembers what regions bring to each form."""

    stay = 2  # turns a race is expected to stay active from now on
    new_race = 3.9  # coins a turn with a race yet to be picked
    free_token = 0.22  # coins a turn from a token that is not pinned to a region
    nonempty = 1.2  # non-empty regions conquered per turn, about

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        # By whom each seat's regions may be taken, as bits of `threats`.
        self.against = [seats | (rules.rival is not None) << rules.seats for seats in rules.opponents]
        self._coins_at = next(index for index, stage in enumerate(rules.turn) if isinstance(stage, Coins))

    def unpaid(self, s: State, seat: Seat) -> bool:
        """Whether it is the seat's turn and its coins are still to come."""
        return s.seat == seat and s.stage <= self._coins_at

    def turns_after(self, s: State, seat: Seat) -> int:
        """Paid turns the seat still has, the one under way not counted."""
        rules = self.rules
        to_come = (seat - s.first) % rules.seats > (s.seat - s.first) % rules.seats
        return rules.rounds - s.round + (1 if to_come else 0)

    def threats(self, s: State) -> list[Threat]:
        """Of every seat, in their order, then of a rival, if there is one."""
        found = [Threat(self.rules, s, seat) for seat in range(self.rules.seats)]
        if self.rules.rival is not None:
            found.append(RivalThreat(self.rules, s, self.rules.rival))
        return found

    def survival(
        self, s: State, threats: list[Threat], owner: Seat, slot: Slot, region: Region, more: int = 0
    ) -> float:
        """How likely the region, with so many more defenders, is still held a round later."""
        if s.immune >> region & 1:
            return 0.97
        defence = s.guard[region] + s.tokens[region] + more
        shield = s.status[slot] == ACTIVE
        kept = 1.0
        against = self.against[owner]
        for seat, threat in enumerate(threats):
            if against >> seat & 1 and not (shield and threat.truces >> owner & 1):
                kept *= 1.0 - threat.odds(region, defence)
        return kept

    def worth(self, s: State, seat: Seat, threats: list[Threat]) -> float:
        """Coins the seat may expect to have at the end."""
        rules = self.rules
        turns = self.turns_after(s, seat)
        value = float(s.coins[seat])
        unpaid = self.unpaid(s, seat) and s.acting != NOBODY
        active = s.active[seat]
        stay = min(turns, self.stay)
        fresh = turns  # turns with a race yet to be picked
        if active >= 0:
            fresh = max(0, turns - stay - 1)
        for slot, owner in enumerate(s.owner):
            if owner != seat:
                continue
            form = s.forms[slot]
            if unpaid:
                for _, coins in income_of(rules, s, slot):
                    value += coins
            if not turns:
                continue
            if slot == active:
                value += self._active(s, seat, slot, form, threats, turns, stay)
            else:
                lasts = turns if form.apart else min(turns, stay + 1 if active >= 0 else 4)
                yields = s.forms[slot].yields
                for region in regions_of(s.held[slot]):
                    value += yields[region] * _times(self.survival(s, threats, seat, slot, region), lasts)
                if form.roams:
                    value += self.free_token * free_tokens(s, slot) * lasts
        return value + self.new_race * fresh

    def _active(
        self, s: State, seat: Seat, slot: Slot, form: Form, threats: list[Threat], turns: int, stay: int
    ) -> float:
        faded = self.rules.plain_form(slot, s.badge[slot] if form.badge_stays else -1, True)
        now, later = s.forms[slot].yields, faded.yields
        value = 0.0
        lasts = min(turns, stay + 3)
        for region in regions_of(s.held[slot]):
            kept = self.survival(s, threats, seat, slot, region)
            short = _times(kept, stay)
            value += now[region] * short + later[region] * (_times(kept, lasts) - short)
        value += self.free_token * (free_tokens(s, slot) - form.set_aside * 0.6) * stay
        for _, amount in form.income_turn:
            value += amount * stay
        for _, amount in form.income_nonempty:
            value += amount * self.nonempty * stay
        for _, amount, kind in form.income_pieces:
            for region in places_of(s.pieces[kind]):
                if s.held[slot] >> region & 1:
                    value += amount * count_at(s.pieces[kind], region) * stay * 0.9
        return value

    def score(self, s: State, seat: Seat) -> float:
        """The seat's worth against the others': the leader counts most."""
        threats = self.threats(s) if s.acting != NOBODY else []
        worths = [self.worth(s, other, threats) for other in range(self.rules.seats)]
        if self.rules.teams:
            foes = self.rules.opponents[seat]
            return total([-worth if foes >> other & 1 else worth for other, worth in enumerate(worths)])
        mine = worths.pop(seat)
        if self.rules.rival is not None:
            return mine - self.rivals_worth(s, self.rules.rival)
        return mine - 0.6 * max(worths) - 0.4 * total(worths) / len(worths)

    def rivals_worth(self, s: State, rival: Trait) -> float:
        """Coins a rival may expect to have at the end, if it keeps what it has."""
        rounds = self.rules.rounds - s.round + (1 if s.acting != NOBODY and s.stage <= self._coins_at else 0)
        return rival.rival_coins(self.rules, s) + size_of(s.tribes) * rounds


def _times(kept: float, turns: int) -> float:
    """How often a region pays in so many turns when it is kept with this likelihood each round."""
    if kept > 0.995:
        return float(turns)
    return kept * (1.0 - power(kept, turns)) / (1.0 - kept)


# What every machine reckons alike, to the last digit: C libraries round powers otherwise, and so does `sum` since
# Python 3.12. Between answers that promise nearly the same, a digit decides a game.


def power(base: float, times: int) -> float:
    found = 1.0
    for _ in range(times):
        found *= base
    return found


def total(numbers: list[float]) -> float:
    found = 0.0
    for number in numbers:
        found += number
    return found
