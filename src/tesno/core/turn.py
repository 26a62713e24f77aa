"""The stages of a turn, in the order a box lists them, and who comes next (C5, C60, K10)."""

from __future__ import annotations

from typing import Final

from tesno.core.actions import DECLINE, EXPAND, FIRST, NOBODY, target_of, trait_of
from tesno.core.bits import members_of, replaced
from tesno.core.campaign import open_campaign
from tesno.core.coins import pay_income
from tesno.core.decline import decline
from tesno.core.ground import to_stock
from tesno.core.market import make_room, open_pick
from tesno.core.names import Packed
from tesno.core.result import result_event
from tesno.core.retreat import next_retreat
from tesno.core.rules import Rules, Stage
from tesno.core.state import DECLINED, State, slots_of
from tesno.core.steps import DECIDE, OVER, Step, answered, ask
from tesno.core.trait import Trait


class Begin(Stage):
    """A new turn: last turn's memory is wiped, peace granted by this player ends."""

    def run(self, rules: Rules, s: State) -> bool:
        seat = s.seat
        if s.truce[seat]:
            s.truce = replaced(s.truce, seat, 0)
        s.expanding = 0
        s.declining = 0
        s.picked = 0
        s.used = 0
        s.nonempty = 0
        s.attacked = 0
        s.roamers = 0
        for index in rules.forgetful:
            if s.memory[index]:
                s.memory[index] = 0
        if rules.roams and s.fallen[seat]:
            for slot in members_of(s.fallen[seat]):
                if s.forms[slot].roams:
                    s.roamers |= 1 << slot
        if s.events is not None:
            s.events.append(("turn", {"seat": seat, "round": s.round}))
        return True


class Roam(Stage):
    """Races in decline that go on conquering act first, before anything else of the turn (B-R4, K74)."""

    def run(self, rules: Rules, s: State) -> bool:
        if s.stood:
            # Troops that were readied and stand where they stood have done nothing (K75).
            if tuple(s.tokens) != s.stood:
                s.expanding = 1
            s.stood = ()
        if not s.roamers:
            return True
        slot = (s.roamers & -s.roamers).bit_length() - 1
        s.roamers &= ~(1 << slot)
        if s.status[slot] == DECLINED and (s.held[slot] or s.hand[slot]):
            open_campaign(rules, s, slot)
        return False


class Pick(Stage):
    """Without an active race pick a combo (C10)."""

    def run(self, rules: Rules, s: State) -> bool:
        if s.active[s.seat] < 0:
            if rules.teams and make_room(rules, s):
                return False
            open_pick(rules, s)
        return True


class Dawn(Stage):
    """What comes before anything else of a turn, in the order of the traits, whichever race they are of."""

    def run(self, rules: Rules, s: State) -> bool:
        active = s.active[s.seat]
        if not rules.dawns_for_declined and (active < 0 or not s.forms[active].on_dawn):
            return True
        first: Trait | None = None
        whose = -1
        for slot in slots_of(s, s.seat):
            for trait in s.forms[slot].on_dawn:
                if trait.order >= s.cursor and (first is None or trait.order < first.order):
                    first, whose = trait, slot
        if first is None:
            return True
        s.cursor = first.order + 1
        first.dawn(rules, s, whose)
        return False


class Start(Stage):
    """What a race, power or find does at the start of a turn, in the order of the traits.

    A find may change hands meanwhile, so the cursor is the order of the next one that may still speak.
    """

    def run(self, rules: Rules, s: State) -> bool:
        first: Trait | None = None
        whose = -1
        for slot in slots_of(s, s.seat):
            for trait in s.forms[slot].on_start:
                if trait.order >= s.cursor and (first is None or trait.order < first.order):
                    first, whose = trait, slot
        if first is None:
            return True
        s.cursor = first.order + 1
        first.start(rules, s, whose)
        return False


class Choose(Stage):
    """With an active race expand or decline (C60), unless it was picked this turn or Ghouls have acted."""

    def run(self, rules: Rules, s: State) -> bool:
        if not s.picked and not s.expanding:
            ask(s, DECIDE, s.seat, s.active[s.seat], 0)
        return True


class Decide(Step):
    def legal(self, rules: Rules, s: State) -> list[Packed]:
        found = [EXPAND, DECLINE]
        for trait in s.forms[s.slot].on_deciding:
            trait.deciding(rules, s, s.slot, found)
        return found

    def apply(self, rules: Rules, s: State, action: Packed) -> None:
        slot = s.slot
        answered(s)
        if action == EXPAND:
            s.expanding = 1
            return
        s.declining = 1
        if action != DECLINE:
            rules.traits[trait_of(action)].decided(rules, s, slot)
        decline(rules, s, slot)


class Prepare(Stage):
    """On a turn that is not spent declining: what comes before troops are readied, in the order of the traits."""

    def run(self, rules: Rules, s: State) -> bool:
        slot = s.active[s.seat]
        if s.declining or slot < 0:
            return True
        for trait in s.forms[slot].on_prepare:
            if trait.order >= s.cursor:
                s.cursor = trait.order + 1
                trait.prepare(rules, s, slot)
                return False
        return True


class Campaign(Stage):
    """The active race readies its troops, conquers and redeploys."""

    def run(self, rules: Rules, s: State) -> bool:
        if not s.declining:
            open_campaign(rules, s, s.active[s.seat])
        return True


class Settle(Stage):
    """After redeployment the active race's traits place their pieces."""

    def run(self, rules: Rules, s: State) -> bool:
        slot = s.active[s.seat]
        if s.declining or slot < 0:
            return True
        moments = s.forms[slot].on_settle
        if s.cursor >= len(moments):
            return True
        s.cursor += 1
        moments[s.cursor - 1].settle(rules, s, slot)
        return False


class Coins(Stage):
    def run(self, rules: Rules, s: State) -> bool:
        pay_income(rules, s)
        return True


class Finish(Stage):
    """After coins: what a race, power or find offers at the end of the turn; then markers of the turn come back."""

    def run(self, rules: Rules, s: State) -> bool:
        number = 0
        for slot in slots_of(s, s.seat):
            for trait in s.forms[slot].on_finish:
                if number == s.cursor:
                    s.cursor += 1
                    trait.finish(rules, s, slot)
                    return False
                number += 1
        slot = s.active[s.seat]
        if slot >= 0:
            for trait in s.forms[slot].on_over:
                trait.over(rules, s, slot)
        return True


class Retreats(Stage):
    def run(self, rules: Rules, s: State) -> bool:
        return next_retreat(rules, s)


class Rival(Stage):
    """Who sits at no seat acts when a turn is over."""

    def run(self, rules: Rules, s: State) -> bool:
        return rules.rival is None or rules.rival.rival_acts(rules, s)


class PassOn(Stage):
    """The next seat, the next round, or the end."""

    def run(self, rules: Rules, s: State) -> bool:
        if s.resting != rules.none_resting:
            for kind, count in enumerate(s.resting):
                to_stock(s, kind, count)
            s.resting = rules.none_resting
        seat = (s.seat + 1) % rules.seats
        if seat == s.first:
            if s.round == rules.rounds:
                ask(s, OVER, NOBODY, -1, 0)
                if s.events is not None:
                    s.events.append(result_event(rules, s))
                return False
            s.round += 1
        s.seat = seat
        s.acting = seat
        return True


class FirstSeat(Step):
    """Chance says who begins (C5)."""

    def legal(self, rules: Rules, s: State) -> list[Packed]:
        return [FIRST | seat for seat in range(rules.seats)]

    def apply(self, rules: Rules, s: State, action: Packed) -> None:
        answered(s)
        s.first = target_of(action)
        s.seat = s.first
        s.acting = s.first
        if s.events is not None:
            s.events.append(("first", {"seat": s.first}))


class GameOver(Step):
    def legal(self, rules: Rules, s: State) -> list[Packed]:
        return []


STAGES: Final[dict[str, Stage]] = {
    "begin": Begin(),
    "roam": Roam(),
    "dawn": Dawn(),
    "pick": Pick(),
    "start": Start(),
    "choose": Choose(),
    "prepare": Prepare(),
    "campaign": Campaign(),
    "settle": Settle(),
    "coins": Coins(),
    "finish": Finish(),
    "rival": Rival(),
    "retreats": Retreats(),
    "pass_on": PassOn(),
}


def rivals_turn(rules: Rules, s: State) -> bool:
    """Whether it is not the player of the current turn who acts, but a rival."""
    return isinstance(rules.turn[s.stage], Rival)
