"""Tauren (W-R11)."""

from __future__ import annotations

from typing import Final

from tesno.core.actions import target_of
from tesno.core.bits import count_at, has, regions_of
from tesno.core.explain import why_no_place
from tesno.core.form import Form
from tesno.core.ground import add_tokens, put_piece, units_at
from tesno.core.losing import abandon
from tesno.core.names import Kind, Packed, Reason, Region, Slot
from tesno.core.redeploy import place_all
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, State
from tesno.core.steps import about, answered
from tesno.core.trait import ALWAYS, Trait

_PAIR: Final = 2


class Pairs(Trait):
    """At least two tokens conquer a region and stay in it, in decline too (W-D6).

    A lone token of the active race is at once moved by its owner to another region with tauren, or to hand if there
    is none; a champion does not make it a pair. Beasts do, and so a lone beast goes the same way (W-D9).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.when = ALWAYS
        self.verb = "join"
        self.herds: list[Kind] = []  # units that come in numbers and are as good as tokens (W-D9)

    def bind(self, rules: Rules) -> None:
        self.herds = [kind for kind in rules.unit_kinds if rules.kinds[kind].stacks]

    def shape(self, form: Form, declined: bool) -> None:
        form.keep = _PAIR
        form.least = _PAIR
        form.tidies = not declined

    def settle(self, rules: Rules, s: State, slot: Slot) -> None:
        self._join_lone(rules, s, slot)

    def retreat(self, rules: Rules, s: State, slot: Slot) -> bool:
        return s.status[slot] == ACTIVE and self._join_lone(rules, s, slot)

    def _join_lone(self, rules: Rules, s: State, slot: Slot) -> bool:
        tokens = s.tokens
        lone = [
            region
            for region in regions_of(s.held[slot])
            if 0 < tokens[region] < _PAIR and self.strength(s, region) < _PAIR
        ]
        for region in lone:
            self.join(rules, s, slot, region)
        return bool(lone)

    def join(self, rules: Rules, s: State, slot: Slot, region: Region) -> None:
        """The token, or the beast, that is alone in a region of the active race leaves it for others."""
        herd = 0
        if not s.tokens[region]:
            herd = 1 + next(kind for kind in self.herds if count_at(s.pieces[kind], region))
            abandon(rules, s, slot, region)
        elif units_at(rules, s, region):
            add_tokens(s, region, -s.tokens[region])
            s.hand[slot] += 1
        else:
            s.hand[slot] += abandon(rules, s, slot, region)
        sites = self._sites(s, slot)
        if len(sites) > 1:
            self.ask(s, s.owner[slot], slot, herd)
        elif sites:
            self._arrive(rules, s, slot, sites[0], herd)

    def _arrive(self, rules: Rules, s: State, slot: Slot, region: Region, herd: int) -> None:
        if herd:
            put_piece(rules, s, herd - 1, region)
        else:
            place_all(rules, s, slot, region)

    def _sites(self, s: State, slot: Slot) -> list[Region]:
        return [region for region in regions_of(s.held[slot]) if self.strength(s, region) >= _PAIR]

    def strength(self, s: State, region: Region) -> int:
        """The tokens in a region, with units that are as good; a lone figure is not."""
        count = s.tokens[region]
        if count < _PAIR and has(s.marked, region):
            for kind in self.herds:
                count += count_at(s.pieces[kind], region)
        return count

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        return self.uses(self._sites(s, s.slot))

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        slot, herd = s.slot, about(s)
        answered(s)
        self._arrive(rules, s, slot, target_of(action), herd)

    def settled(self, rules: Rules, s: State, region: Region) -> bool:
        return self.strength(s, region) >= _PAIR

    def why_not(self, rules: Rules, s: State, slot: Slot, target: int) -> Reason:
        reason = why_no_place(rules, s, slot, target)
        return ("too_few_here", {"region": target}) if reason[0] == "out_of_order" else reason
