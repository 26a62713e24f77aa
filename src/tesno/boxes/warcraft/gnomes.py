"""Gnomes (W-R2)."""

from __future__ import annotations

from tesno.core.actions import SKIP
from tesno.core.attack import conquer, cost_of, declare, fail, in_hand, strength
from tesno.core.bits import has, regions_of
from tesno.core.campaign import last_conquest, roll
from tesno.core.explain import why_no_gift_within
from tesno.core.names import Packed, Reason, Region, Regions, Slot
from tesno.core.reach import armed, survey
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import about, answered
from tesno.core.tolls import unpayable
from tesno.core.trait import Trait
from tesno.traits.aids import arming


class AirRaid(Trait):
    """Once a turn an air raid on any land of any continent, as if it bordered theirs: named, paid for, rolled for.

    Enough with the roll: it is conquered. Not enough: the raid is spent, tokens stay in hand; short by no more than
    the die can bring it may be made the last conquest, and both rolls add up (W-D2). The raid is armed from the moment
    its target is named until it is over; the first roll is the die that helps the conquest.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "raid"
        self.phase = "conquer"
        self.is_aid = True
        self.as_neighbour = True

    def options(self, rules: Rules, s: State, slot: Slot, found: list[Packed]) -> None:
        if self._can_fly(s, slot):
            self.offer(regions_of(self._goals(rules, s, slot)), found)

    def _can_fly(self, s: State, slot: Slot) -> bool:
        return not self.spent(s) and in_hand(s, slot) >= s.forms[slot].least

    def reach(self, rules: Rules, s: State, slot: Slot) -> Regions:
        return rules.board.everywhere & ~rules.board.water

    def armings(self, rules: Rules, s: State, slot: Slot) -> list[State]:
        """Another aid may serve the raid: what it leads to is asked before it is armed."""
        return [arming(rules, s, slot, self)] if self._can_fly(s, slot) else []

    def _goals(self, rules: Rules, s: State, slot: Slot) -> Regions:
        goals = self.reach(rules, s, slot) & s.open & ~s.shield
        goals &= ~unpayable(rules, s, slot, goals)
        for aid in armed(rules, s):
            goals &= ~aid.unfit(rules, s)
        return goals

    def perform(self, rules: Rules, s: State, slot: Slot, target: Region) -> None:
        self.spend(s)
        s.aids |= 1 << self.index
        declare(rules, s, slot, target)
        roll(s, slot, self, target)

    def rolled(self, rules: Rules, s: State, slot: Slot, target: Region, face: int) -> None:
        if s.die >= 0:
            last_conquest(rules, s, slot, target, s.die + face)
            return
        cost = max(cost_of(rules, s, slot, target) - face, s.forms[slot].least)
        missing = cost - strength(s, slot, target)
        if missing <= 0:
            conquer(rules, s, slot, target, cost, "raid")
        elif missing <= rules.best_face and s.forms[slot].gambles:
            s.die = face
            self.ask(s, s.seat, slot, target)
        else:
            self._give_up(rules, s, slot, target)

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        return [SKIP, *self.uses([about(s)])]

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        slot, target = s.slot, about(s)
        answered(s)
        if action == SKIP:
            self._give_up(rules, s, slot, target)
        else:
            roll(s, slot, self, target)

    def _give_up(self, rules: Rules, s: State, slot: Slot, target: Region) -> None:
        """The raid has failed, the turn goes on."""
        fail(rules, s, slot, target)
        s.die = -1
        s.aids = 0
        survey(rules, s, slot)

    def why_not(self, rules: Rules, s: State, slot: Slot, target: Region) -> Reason:
        barred = why_no_gift_within(rules, s, slot, target, rules.board.everywhere)
        if barred is not None:
            return barred
        if has(rules.board.water, target):
            return "water", {"region": target}
        if self.spent(s):
            return "used_this_turn", {}
        if in_hand(s, slot) < s.forms[slot].least:
            return "no_tokens_in_hand", {}
        return next(aid.why_unfit(rules, s, target) for aid in armed(rules, s) if has(aid.unfit(rules, s), target))
