"""Intimidating (W-T20)."""

from __future__ import annotations

from typing import Final

from tesno.boxes.warcraft.end_of_turn_artifacts import aegis_due, pay_aegis
from tesno.boxes.warcraft.tauren import Pairs
from tesno.core.actions import target_of
from tesno.core.attack import declare
from tesno.core.bits import count_at, has, regions_of
from tesno.core.explain import figure_at
from tesno.core.ground import add_tokens, drive_out_tribe, lift_pieces, put_piece, to_stock, units_at
from tesno.core.losing import abandon, discard, leave_if_gone, note_attack, note_discarded
from tesno.core.names import Kind, Packed, Reason, Region, Regions, Slot
from tesno.core.reach import look_again
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, State
from tesno.core.steps import TRAIT, about, answered
from tesno.core.teams import are_opponents, mates_regions
from tesno.core.tolls import unpayable
from tesno.core.trait import Trait

# Its question is about a region; or about what shall leave it, where tokens and beasts stand; then it is a beast.
_WHAT: Final = 1 << 7
_BEAST: Final = 1 << 6
_REGION: Final = _BEAST - 1
# Where a token goes that has no region to go to, as its event tells: it is lost, or saved by its race.
_TO_TRAY: Final = 0
_SAVED: Final = -1


class Intimidation(Trait):
    """Up to three times a turn a token of an opponent leaves a bordering region for another one of its race.

    Without another one it goes to the tray, murlocs always do; a wall or fort there goes first, for a use of its own.
    Only with a token in hand and before the die. Immune regions can be neither left nor reached, an Aegis is paid for,
    and only a token that goes to the tray was attacked (W-D10). Beasts are tokens (W-D9): where both stand the mover
    says which, 0 for a token and 1 for a beast.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "intimidate"
        self.words = ("token", "beast")
        self.phase = "conquer"
        self.times = 3
        self.one_by_one = True
        self.pairs: Pairs | None = None
        self.works: list[Kind] = []  # walls and forts
        self.herds: list[Kind] = []  # units that are tokens

    def bind(self, rules: Rules) -> None:
        self.pairs = next((trait for trait in rules.traits if isinstance(trait, Pairs)), None)
        self.works = [kind for kind in rules.bound_kinds if rules.kinds[kind].guard and not rules.kinds[kind].unit]
        self.herds = [kind for kind in rules.unit_kinds if rules.kinds[kind].stacks]

    # Where it can be used.

    def options(self, rules: Rules, s: State, slot: Slot, found: list[Packed]) -> None:
        if s.hand[slot] and s.die < 0 and not s.aids and self.times_used(s) < self.times:
            near = rules.board.around(s.held[slot]) & self._touchable(s, slot) & ~s.held[slot]
            found.extend(self.uses([region for region in regions_of(near) if self._works_on(rules, s, slot, region)]))

    def _touchable(self, s: State, slot: Slot) -> Regions:
        """What is not immune, nor water for a race that can't go there (W-D5)."""
        return s.forms[slot].domain & ~s.immune

    def _works_on(self, rules: Rules, s: State, slot: Slot, region: Region) -> bool:
        """Something can be done in the region, and paid for."""
        return (has(s.tribes, region) or self._prey(rules, s, slot, region)) and self._payable(rules, s, slot, region)

    def _prey(self, rules: Rules, s: State, slot: Slot, region: Region) -> bool:
        """An opponent has a wall, a fort or a token there; a champion alone can't be moved (W-D8)."""
        victim = s.holder[region]
        if victim < 0 or not are_opponents(rules, s.owner[slot], s.owner[victim]):
            return False
        return s.tokens[region] > 0 or self._work_at(s, region) >= 0 or self._herd_at(s, region) >= 0

    def _herd_at(self, s: State, region: Region) -> Kind:
        """The beasts that stand there, or -1."""
        return _first_at(s, self.herds, region)

    def _work_at(self, s: State, region: Region) -> Kind:
        """The wall or fort that goes first, or -1."""
        return _first_at(s, self.works, region)

    def _payable(self, rules: Rules, s: State, slot: Slot, region: Region) -> bool:
        if not s.tolling or has(s.tribes, region):
            return True
        works = self._work_at(s, region) >= 0
        if works or self._others(s, slot, region):
            # Without a toll there is no Aegis over any region of the race.
            return not s.forms[s.holder[region]].tolls or bool(
                aegis_due(rules, s, slot, region) <= s.coins[s.owner[slot]]
                and (works or self._ways(rules, s, slot, region))
            )
        return not unpayable(rules, s, slot, 1 << region)

    def _others(self, s: State, slot: Slot, region: Region) -> Regions:
        """The other regions of the race that stands there; a lone token does not join a champion (W-D6)."""
        victim = s.holder[region]
        found = s.held[victim] & self._touchable(s, slot) & ~(1 << region)
        least = s.forms[victim].keep
        if self.pairs is not None and least > 1 and s.status[victim] == ACTIVE:
            for other in regions_of(found):
                if self.pairs.strength(s, other) + 1 < least:
                    found &= ~(1 << other)
        return found

    def _ways(self, rules: Rules, s: State, slot: Slot, region: Region) -> list[Region]:
        """Those of them that can be paid for."""
        coins = s.coins[s.owner[slot]] - aegis_due(rules, s, slot, region)
        return [
            other for other in regions_of(self._others(s, slot, region)) if aegis_due(rules, s, slot, other) <= coins
        ]

    # What it does.

    def perform(self, rules: Rules, s: State, slot: Slot, target: Region) -> None:
        self.use_again(s)
        work = self._work_at(s, target)
        if has(s.tribes, target):
            drive_out_tribe(rules, s, target)
            note_discarded(rules, s, slot, -1, 1)
        elif work >= 0:
            pay_aegis(rules, s, slot, target)
            to_stock(s, work, lift_pieces(rules, s, work, target))
        elif s.tokens[target] and self._herd_at(s, target) >= 0:
            self.ask(s, s.seat, slot, target | _WHAT)
        else:
            self._frighten(rules, s, slot, target, s.tokens[target] == 0)

    def _frighten(self, rules: Rules, s: State, slot: Slot, region: Region, beast: bool) -> None:
        """A token or beast leaves; where several regions are open to it that is asked."""
        ways = self._ways(rules, s, slot, region)
        if not self._others(s, slot, region):
            self._send_off(rules, s, slot, region, beast)
        elif len(ways) > 1:
            self.ask(s, s.seat, slot, region | (_BEAST if beast else 0))
        else:
            self._send(rules, s, slot, region, beast, ways[0])

    def _send_off(self, rules: Rules, s: State, slot: Slot, region: Region, beast: bool) -> None:
        """To the tray: an attack, with its tolls."""
        victim = s.holder[region]
        declare(rules, s, slot, region)
        note_attack(rules, s, slot, region)
        if beast:
            self._tell(rules, s, victim, region, _TO_TRAY)
            _take_beast(rules, s, victim, region, self._herd_at(s, region))
            note_discarded(rules, s, slot, victim, 1)
        else:
            lost = discard(rules, s, slot, victim, 1)
            self._tell(rules, s, victim, region, _TO_TRAY if lost else _SAVED)
            _take_token(rules, s, victim, region)
        self._see_to_lone(rules, s, slot, victim, region)
        leave_if_gone(rules, s, victim)

    def _send(self, rules: Rules, s: State, slot: Slot, region: Region, beast: bool, to: Region) -> None:
        victim = s.holder[region]
        pay_aegis(rules, s, slot, region)
        pay_aegis(rules, s, slot, to)
        self._tell(rules, s, victim, region, to)
        if beast:
            herd = self._herd_at(s, region)
            _take_beast(rules, s, victim, region, herd)
            put_piece(rules, s, herd, to)
        else:
            _take_token(rules, s, victim, region)
            add_tokens(s, to, 1)
        self._see_to_lone(rules, s, slot, victim, region)

    def _see_to_lone(self, rules: Rules, s: State, slot: Slot, victim: Slot, region: Region) -> None:
        """Who is left with too few to hold the region goes at once to another one, or to hand (W-D6)."""
        left = self.pairs.strength(s, region) if self.pairs is not None and s.holder[region] == victim else 0
        if self.pairs is not None and 0 < left < s.forms[victim].keep and s.status[victim] == ACTIVE:
            self.pairs.join(rules, s, victim, region)
        look_again(rules, s, slot)

    def _tell(self, rules: Rules, s: State, victim: Slot, region: Region, to: Region) -> None:
        if s.events is not None:
            about = {"seat": s.owner[victim], "race": rules.race_ids[victim], "region": region, "to": to}
            s.events.append(("intimidated", about))

    # Where to.

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        if about(s) & _WHAT:
            return self.uses([0, 1])
        return self.uses(self._ways(rules, s, s.slot, about(s) & _REGION))

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        slot, number = s.slot, about(s)
        answered(s)
        if number & _WHAT:
            self._frighten(rules, s, slot, number & _REGION, target_of(action) == 1)
        else:
            self._send(rules, s, slot, number & _REGION, bool(number & _BEAST), target_of(action))

    def words_now(self, s: State) -> tuple[str, ...]:
        return self.words if about(s) & _WHAT else ()

    def why_not(self, rules: Rules, s: State, slot: Slot, target: Region) -> Reason:
        if s.step == TRAIT and about(s) & _WHAT:
            return "must_choose", {}
        if s.step == TRAIT:
            return self._why_not_there(rules, s, slot, about(s) & _REGION, target)
        if not 1 <= target <= rules.board.size:
            return "no_such_region", {"region": target}
        if has(s.held[slot], target):
            return "own_region", {"region": target}
        if not has(s.forms[slot].domain, target):
            return "water", {"region": target}
        if not has(rules.board.around(s.held[slot]), target):
            return "not_adjacent", {"region": target}
        if has(s.immune, target):
            return "immune", {"region": target, "piece": figure_at(rules, s, target)}
        if s.aids:
            return "armed", {}
        if s.die >= 0:
            return "after_roll", {}
        if not s.hand[slot]:
            return "no_tokens_in_hand", {}
        if self.times_used(s) >= self.times:
            return "used_up", {"count": self.times}
        if has(mates_regions(rules, s, s.owner[slot]), target):
            return "teammate", {"region": target, "seat": s.owner[s.holder[target]]}
        if not has(s.tribes, target) and not self._prey(rules, s, slot, target):
            return "nobody_to_move", {"region": target}
        return "toll_unpayable", {"region": target}

    def _why_not_there(self, rules: Rules, s: State, slot: Slot, region: Region, target: Region) -> Reason:
        """Why who leaves the region can't go to the target."""
        if not 1 <= target <= rules.board.size:
            return "no_such_region", {"region": target}
        if not has(s.held[s.holder[region]], target):
            return "not_held", {"region": target}
        if region == target:
            return "named_twice", {"region": target}
        if not has(s.forms[slot].domain, target):
            return "water", {"region": target}
        if has(s.immune, target):
            return "immune", {"region": target, "piece": figure_at(rules, s, target)}
        if not has(self._others(s, slot, region), target):
            return "too_few_here", {"region": target}
        return "toll_unpayable", {"region": target}

    def why_not_by_itself(self, rules: Rules, s: State, slot: Slot, first: Region, then: Region) -> Reason | None:
        if has(s.tribes, first) or self._work_at(s, first) >= 0:
            return super().why_not_by_itself(rules, s, slot, first, then)
        if then in self._ways(rules, s, slot, first):
            return None
        return self._why_not_there(rules, s, slot, first, then)


def _first_at(s: State, kinds: list[Kind], region: Region) -> Kind:
    """The first of these kinds of which something stands in the region, or -1."""
    if has(s.marked, region):
        for kind in kinds:
            if count_at(s.pieces[kind], region):
                return kind
    return -1


def _take_beast(rules: Rules, s: State, victim: Slot, region: Region, kind: Kind) -> None:
    """One beast leaves the region for its stock; where nobody else stands, the region is left."""
    if units_at(rules, s, region) + s.tokens[region] == 1:
        abandon(rules, s, victim, region)
        return
    herd = lift_pieces(rules, s, kind, region)
    to_stock(s, kind, herd)
    for _ in range(herd - 1):
        put_piece(rules, s, kind, region)


def _take_token(rules: Rules, s: State, victim: Slot, region: Region) -> None:
    """One token leaves the region; where it was the last, the region is left."""
    if s.tokens[region] > 1 or units_at(rules, s, region):
        add_tokens(s, region, -1)
    else:
        abandon(rules, s, victim, region)
