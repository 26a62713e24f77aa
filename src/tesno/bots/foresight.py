"""For boxes with many abilities: what they are worth is found out by trying them on copies of the table.

Nothing here knows an element by name: an ability takes its region or not, an aid makes conquests cheaper or not, a
race's odd incomes and tolls are asked of its traits. Boxes whose turn has a stage of preparation are played so; in the
others bots go on as they always have, since they are what other bots are measured by.
"""

from __future__ import annotations

from typing import Final

from tesno.bots.habits import SPARED_TOKEN, Habits, helped
from tesno.bots.outlook import Outlook, Threat, power
from tesno.core.actions import CHANCE, CONQUER, END, GAMBLE, SKIP, kind_of, target_of, trait_of
from tesno.core.attack import cost_of
from tesno.core.bits import has
from tesno.core.form import Form
from tesno.core.game import apply, chance_outcomes, legal_actions
from tesno.core.names import Packed, Region, Seat, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import ROLL
from tesno.core.tolls import dues
from tesno.core.turn import Prepare

ODD_INCOME: Final = 0.8  # how much of an odd income of today comes again tomorrow
DETERRED: Final = 0.75  # how likely an attack is made although it costs a coin; so for each coin
GLANCES: Final = 8  # in simulated turns no more answers to a trait's question are tried
ALIKE: Final = 1e-9


def has_foresight(rules: Rules) -> bool:
    """Whether bots look ahead at every question of this box."""
    return any(isinstance(stage, Prepare) for stage in rules.turn)


class FarOutlook(Outlook):
    """Reckons with odd incomes and tolls besides."""

    def survival(
        self, s: State, threats: list[Threat], owner: Seat, slot: Slot, region: Region, more: int = 0
    ) -> float:
        tolls = s.forms[slot].tolls
        if not tolls:
            return super().survival(s, threats, owner, slot, region, more)
        if s.immune >> region & 1:
            return 0.97
        defence = s.guard[region] + s.tokens[region] + more
        kept = 1.0
        against = self.against[owner]
        for seat, threat in enumerate(threats):
            if against >> seat & 1:
                odds = threat.odds(region, defence)
                by = s.active[seat] if seat < self.rules.seats else -1
                if by >= 0:
                    for trait in tolls:
                        odds *= power(DETERRED, trait.toll(self.rules, s, slot, region, by))
                kept *= 1.0 - odds
        return kept

    def _active(
        self, s: State, seat: Seat, slot: Slot, form: Form, threats: list[Threat], turns: int, stay: int
    ) -> float:
        value = super()._active(s, seat, slot, form, threats, turns, stay)
        # During a turn they count what this turn has brought, too: that comes but once.
        if s.seat != seat:
            for trait in form.incomes:
                value += ODD_INCOME * trait.income(self.rules, s, slot) * stay
        return value


class FarHabits(Habits):
    """Tries abilities out before they are used in simulated turns."""

    def ability(self, s: State, slot: Slot, action: Packed) -> float:
        """What it takes and what it spends; what takes nothing is left to thinking."""
        trait = self.rules.traits[trait_of(action)]
        trial = s.copy()
        apply(self.rules, trial, action)
        if trait.targets != "region":
            return self._best_armed(trial, slot) if trait.is_aid else 0.0
        region = target_of(action)
        if trial.acting != CHANCE or trial.step != ROLL:
            return self._taken(s, trial, slot, region)
        value = weights = 0.0
        for face, weight in chance_outcomes(self.rules, trial):
            fallen = trial.copy()
            apply(self.rules, fallen, face)
            value += weight * self._taken(s, fallen, slot, region)
            weights += weight
        return value / weights

    def _taken(self, s: State, trial: State, slot: Slot, region: Region) -> float:
        if trial.holder[region] != slot:
            return 0.0
        usual = helped(cost_of(self.rules, s, slot, region), s.die)
        spent = s.hand[slot] - trial.hand[slot]
        gain = self.gain(s, slot, region)
        return (gain + SPARED_TOKEN * (min(usual, s.hand[slot] + 3) - spent)) / max(0.2, spent) if gain > 0 else 0.0

    def _best_armed(self, s: State, slot: Slot) -> float:
        """What the best conquest with an aid brings for each token."""
        best = 0.0
        for action in legal_actions(self.rules, s):
            if kind_of(action) == CONQUER:
                region = target_of(action)
                value = self.gain(s, slot, region) / max(1, helped(cost_of(self.rules, s, slot, region), s.die))
                best = max(best, value)
        return best

    def conquest(self, s: State, legal: list[int]) -> int:
        found = super().conquest(s, legal)
        if found != END or not s.aids:
            return found
        # With an aid armed one can't end: the least loss.
        slot = s.slot
        marches = [action for action in legal if kind_of(action) in (CONQUER, GAMBLE)]
        return max(marches, key=lambda action: self.gain(s, slot, target_of(action))) if marches else legal[0]

    def _gain(self, s: State, slot: Slot, region: Region, form: Form, turns: int, yields: list[int]) -> float:
        gain = super()._gain(s, slot, region, form, turns, yields)
        victim = s.holder[region]
        if s.aids or (victim >= 0 and s.forms[victim].tolls):
            for _, coins in dues(self.rules, s, slot, region):
                gain -= coins
        return gain

    def trait(self, s: State, legal: list[int]) -> int:
        """As ever, but not every answer of many."""
        return super().trait(s, legal[:: 1 + len(legal) // GLANCES] if len(legal) > GLANCES else legal)


def eagerness(habits: Habits, s: State, seat: Seat, action: Packed) -> float:
    """How gladly the seat would conquer, on its next turn, the region that an answer names.

    Between answers that promise the same: what lies on the map for later, to be turned up or won, is best put there.
    """
    slot = s.active[seat]
    if slot < 0 or action == SKIP:
        return -1.0
    region = target_of(action)
    if habits.rules.traits[trait_of(action)].targets != "region" or has(s.held[slot], region):
        return -1.0
    form = s.forms[slot]
    if not has(form.free, region) and not form.near[region] & s.held[slot]:
        return 0.0
    kept = 1.0
    defence = s.guard[region] + s.tokens[region]
    against = habits.outlook.against[seat]
    for other, threat in enumerate(habits.outlook.threats(s)):
        if against >> other & 1 and (s.holder[region] < 0 or s.owner[s.holder[region]] != other):
            kept *= 1.0 - threat.odds(region, defence)
    return kept * habits.gain(s, slot, region) / max(1, form.price[region] + defence)
