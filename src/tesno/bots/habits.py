"""Quick rules of thumb for every question: they play simulated turns to their end."""

from __future__ import annotations

from random import Random
from typing import Final

from tesno.bots.outlook import Outlook, free_tokens
from tesno.core.actions import (
    CHANCE,
    CONQUER,
    DECLINE,
    DIE,
    END,
    EXPAND,
    GAMBLE,
    GIVE_UP,
    MARCH,
    PICK,
    PLACE,
    RETREAT,
    SKIP,
    USE,
    kind_of,
    target_of,
    trait_of,
)
from tesno.core.attack import cost_of, costs, strength
from tesno.core.bits import has, mask_of, regions_of
from tesno.core.form import Form
from tesno.core.game import apply, legal_actions
from tesno.core.ground import hides_find
from tesno.core.names import Packed, Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import CONQUEST, DECIDE, GIVING_UP, PICK_COMBO, READY, REDEPLOY, RETREATING, ROLL, TRAIT

SPARED_TOKEN: Final = 0.35  # what a token not needed for a conquest is worth beside its gain
_MOST_APPEALS: Final = 4096  # of so many forms it is kept what they promise


class Habits:
    """Answers any question at once, by looking at the table only."""

    weary = 2  # a race with no more tokens to spare declines
    evenness = 0.0  # how much less a token is worth where others have just been put
    rivalry = 0.6  # what each coin a turn that an opponent loses counts
    blow = 0.15  # and a token that it loses
    finds = 0.0  # coins a turn that a find, known or not, is reckoned to bring with its region

    def __init__(self, rules: Rules, outlook: Outlook) -> None:
        self.rules = rules
        self.outlook = outlook
        # By the form itself, which is thus kept: the number of one that is gone may be another's soon.
        self._appeal: dict[Form, tuple[float, float]] = {}
        self._opponents = rules.opponents[0].bit_count()  # everybody has as many

    # ------------------------------------------------------------ running on

    def play_on(self, s: State, rng: Random, turns: int) -> None:
        """Play until so many turns have ended, chance by the given numbers."""
        rules = self.rules
        at = (s.round, s.seat)
        while s.acting >= CHANCE:
            if (s.round, s.seat) != at:
                turns -= 1
                if turns <= 0:
                    return
                at = (s.round, s.seat)
            self.play_once(s, rng)
        assert not legal_actions(rules, s)

    def play_once(self, s: State, rng: Random | None) -> None:
        """One decision, or one allotment of tokens as a whole; chance, when it acts, needs the random numbers."""
        rules = self.rules
        if s.acting == CHANCE:
            assert rng is not None
            if s.step == ROLL:
                apply(rules, s, DIE | rng.choice(rules.die))
            else:
                apply(rules, s, rng.choice(legal_actions(rules, s)))
        elif s.step in (REDEPLOY, RETREATING):
            kind = PLACE if s.step == REDEPLOY else RETREAT
            last = s.held[s.slot].bit_length() - 1
            for region, count in self.allotment(s):
                for _ in range(1 if region == last else count):
                    apply(rules, s, kind | region)
        else:
            apply(rules, s, self.answer(s, legal_actions(rules, s)))

    def answer(self, s: State, legal: list[int]) -> int:
        """The answer to the question asked."""
        if len(legal) == 1:
            return legal[0]
        if s.step == CONQUEST:
            return self.conquest(s, legal)
        if s.step in (REDEPLOY, RETREATING):
            return (PLACE if s.step == REDEPLOY else RETREAT) | self.allotment(s)[0][0]
        if s.step == DECIDE:
            return DECLINE if self.tired(s, s.slot) else EXPAND
        if s.step == READY:
            return MARCH
        if s.step == PICK_COMBO:
            return PICK | self.favourite(s, [target_of(action) for action in legal])
        if s.step == GIVING_UP:
            return GIVE_UP | self.least(s, [target_of(action) for action in legal])
        if s.step == TRAIT:
            return self.trait(s, legal)
        return legal[0]

    # ------------------------------------------------------------ combos

    def favourite(self, s: State, places: list[int]) -> int:
        """Of these places in the column the one that promises most."""
        turns = self.outlook.turns_after(s, s.seat) + 1
        best, found = -1e9, places[0]
        for place in places:
            race, power = s.column_races[place], s.column_powers[place]
            once, each = self.appeal(self.rules.plain_form(race, power, False))
            value = once + each * min(turns, 4) + s.column_coins[place] - place
            if value > best:
                best, found = value, place
        return found

    def appeal(self, form: Form) -> tuple[float, float]:
        """What a combo promises on this board: coins once, and coins each turn it is active."""
        found = self._appeal.get(form)
        if found is None:
            if len(self._appeal) >= _MOST_APPEALS:
                self._appeal.clear()
            regions = regions_of(form.domain)
            price = sum(form.price[region] for region in regions) / len(regions)
            for _, amount, sources in form.beside:
                price += amount * min(1.0, 2.0 * sources.bit_count() / len(regions))
            held = (form.tokens + form.set_aside * 0.5) / (max(price, 1.0) + 0.3)
            yields = form.yields
            bonuses = sorted((yields[region] - 1 for region in regions), reverse=True)
            # One goes where the bonuses are, but never to all of them.
            mean = sum(bonuses) / len(regions)
            each = held * (1.0 + mean) + sum(bonuses[: int(held)]) * 0.4
            each += sum(amount for _, amount in form.income_turn)
            each += sum(amount for _, amount in form.income_nonempty) * 2.0
            each += sum(amount for _, amount, _ in form.income_pieces) * 1.5
            each += 0.3 * len(form.abilities) + 0.2 * len(form.recruits) + 0.5 * form.spared + 0.3 * form.garrison_guard
            found = (float(sum(amount for _, amount in form.income_once)) + 2.0 * form.keeps_all, each)
            self._appeal[form] = found
        return found

    def tired(self, s: State, slot: Slot) -> bool:
        """Whether a race has done what it could."""
        turns = self.outlook.turns_after(s, s.owner[slot])
        if not turns:
            return False
        free = free_tokens(s, slot)
        return free <= (self.weary if turns > 1 else 0)

    # ------------------------------------------------------------ conquest

    def conquest(self, s: State, legal: list[int]) -> int:
        """The conquest with most gain per token; rolls are free, gambles come last."""
        rules = self.rules
        slot = s.slot
        form = s.forms[slot]
        turns = self.outlook.turns_after(s, s.owner[slot])
        yields = s.forms[slot].yields
        targets = tuple([target_of(action) for action in legal if kind_of(action) in (CONQUER, GAMBLE)])
        prices = costs(rules, s, slot, mask_of(list(targets)), targets)
        number = -1
        best, found = 0.0, END
        last, gamble = 0.0, END
        for action in legal:
            region = target_of(action)
            kind = kind_of(action)
            if kind in (CONQUER, GAMBLE):
                number += 1
            if kind == CONQUER:
                value = self._gain(s, slot, region, form, turns, yields)
                value /= max(1, helped(prices[number], s.die))
                if value > best:
                    best, found = value, action
            elif kind == GAMBLE:
                value = self._gain(s, slot, region, form, turns, yields)
                value *= self.luck(s, slot, region, prices[number])
                if value > last:
                    last, gamble = value, action
            elif kind == USE:
                value = self.ability(s, slot, action)
                if value > best:
                    best, found = value, action
        return found if found != END else gamble

    def ability(self, s: State, slot: Slot, action: Packed) -> float:
        """Tried out on a copy: what it takes, and what it spends."""
        if self.rules.traits[trait_of(action)].targets != "region":
            return 50.0  # a roll: nothing is spent by it
        region = target_of(action)
        usual = helped(cost_of(self.rules, s, slot, region), s.die)
        trial = s.copy()
        apply(self.rules, trial, action)
        if trial.slot != slot:
            return 0.0
        spent = s.hand[slot] - trial.hand[slot]
        gain = self.gain(s, slot, region)
        return (gain + SPARED_TOKEN * (min(usual, s.hand[slot] + 3) - spent)) / max(0.2, spent) if gain > 0 else 0.0

    def luck(self, s: State, slot: Slot, region: Region, cost: int) -> float:
        """How likely the die brings what is missing for a last conquest at this cost."""
        missing = cost - strength(s, slot, region)
        enough = 0
        for face in self.rules.die:
            if face >= missing:
                enough += 1
        return enough / len(self.rules.die)

    def gain(self, s: State, slot: Slot, region: Region) -> float:
        """Coins to be expected from taking a region, and what others lose by it."""
        turns = self.outlook.turns_after(s, s.owner[slot])
        return self._gain(s, slot, region, s.forms[slot], turns, s.forms[slot].yields)

    def _gain(self, s: State, slot: Slot, region: Region, form: Form, turns: int, yields: list[int]) -> float:
        """The same with what is one for all regions: the form, the turns to come, what regions bring."""
        rules = self.rules
        factor = 1.0 + 0.5 * min(turns, 3)
        gain = yields[region] * factor + 0.08 * s.guard[region]
        victim = s.holder[region]
        if victim >= 0:
            theirs = s.forms[victim].yields[region]
            if s.owner[victim] == s.owner[slot]:
                gain -= theirs * factor + 0.5
            else:
                lost = theirs * (self.rivalry * min(turns + 1, 3))
                gain += lost / self._opponents + (0.0 if s.forms[victim].spared else self.blow)
        if self.finds and (s.found >> region & 1 or hides_find(rules, s, region)):
            gain += self.finds * factor
        if victim >= 0 or has(s.tribes, region):
            if victim < 0 and rules.rival is not None:
                gain += factor  # what the region brings the rival
            for _, amount in form.income_nonempty:
                gain += amount
            for _, amount, per in form.recruits:
                gain += 0.8 * amount / per * min(turns, 2)
        return gain

    # ------------------------------------------------------------ placing

    def allotment(self, s: State) -> list[tuple[int, int]]:
        """Where the tokens in hand, or withdrawn, go: ascending regions with how many more each gets."""
        slot = s.slot
        owner = s.owner[slot]
        pool = s.hand[slot] if s.step == REDEPLOY else s.withdrawn[slot]
        regions = regions_of(s.held[slot] >> s.focus << s.focus)
        if len(regions) == 1:
            return [(regions[0], pool)]
        threats = self.outlook.threats(s)
        yields = s.forms[slot].yields
        outlook = self.outlook
        count = len(regions)
        extra = [0] * count
        # How likely each is kept with one more than it has by now, and what that one more token saves.
        kept: list[float] = []
        saved: list[float] = []
        for region in regions:
            better = outlook.survival(s, threats, owner, slot, region, 1)
            kept.append(better)
            saved.append((better - outlook.survival(s, threats, owner, slot, region, 0)) * yields[region])
        evenness = self.evenness
        for _ in range(pool):
            best = 0
            for place in range(1, count):
                if saved[place] > saved[best]:
                    best = place
            extra[best] += 1
            region = regions[best]
            better = outlook.survival(s, threats, owner, slot, region, extra[best] + 1)
            saved[best] = (better - kept[best]) * yields[region] - evenness * extra[best]
            kept[best] = better
        return [(regions[place], extra[place]) for place in range(count) if extra[place]]

    def least(self, s: State, regions: list[int]) -> int:
        """The region one misses least."""
        yields = s.forms[s.slot].yields
        return min(regions, key=lambda region: (yields[region], s.guard[region]))

    def trait(self, s: State, legal: list[int]) -> int:
        """A question of a trait: tried out, and the best outlook taken."""
        seat = s.acting
        best, found = -1e9, legal[0]
        for action in legal:
            trial = s.copy()
            apply(self.rules, trial, action)
            if seat == s.seat and trial.active[seat] != s.active[seat]:
                # The race has declined: rules of thumb decide as at the start of a turn.
                return action if self.tired(s, s.slot) else SKIP
            value = self.outlook.worth(trial, seat, self.outlook.threats(trial))
            if value > best:
                best, found = value, action
        return found


def helped(cost: int, die: int) -> int:
    """What is left of a cost after a roll that lowers it, if one was made."""
    return max(1, cost - die) if die > 0 else cost
