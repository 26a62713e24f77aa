"""Wickedest Pentacle (U-L9)."""

from __future__ import annotations

from tesno.core.actions import SKIP, use
from tesno.core.bits import regions_of
from tesno.core.conquest import clear, leave_finds
from tesno.core.pieces import gather_pieces, put_piece
from tesno.core.reach import open_regions, survey, tolled
from tesno.core.redeploy import leave_transient
from tesno.core.rules import TRAIT, Form, Rules, Trait, answered, ask
from tesno.core.state import State


class Pentacle(Trait):
    """Once per turn its active holder may send the Balrog to a region bordering the Pentacle.

    The region is conquered, its owner loses two tokens; nobody can take it while the Balrog is there, and it pays
    nobody. It may move at any moment until redeployment, also after the die (U20), so it is offered at the start of
    the turn, during conquest and when a roll has ended the conquests.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "balrog"
        self.rank = 3
        self.piece = "balrog"

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.on_start += (self,)
            form.abilities += (self,)
            form.on_rolled += (self,)

    def _targets(self, rules: Rules, s: State, slot: int) -> list[int]:
        if s.used >> (self.index * 8 + 7) & 1 or s.aids or s.die >= 0:
            return []
        where = s.find_at[self.find]
        barred = rules.board.closed | s.immune | s.tribes | s.held[slot]
        for other in range(rules.seats):
            active = s.active[other]
            if other != s.seat and active >= 0 and rules.form(s, active).shielded:
                barred |= s.held[active]
        if rules.tolls and not s.coins[s.seat]:
            barred |= tolled(rules, s, s.seat)
        return list(regions_of(rules.board.near[where] & ~barred))

    def _send(self, rules: Rules, s: State, slot: int, region: int) -> None:
        s.used |= 1 << (self.index * 8 + 7)
        gather_pieces(rules, s, self.kind)
        if s.events is not None:
            race = rules.race_ids[slot]
            about = {"seat": s.owner[slot], "race": race, "region": region, "tokens": 0, "way": "balrog"}
            s.events.append(("conquered", about))
        leave_finds(rules, s, region)
        clear(rules, s, slot, region, 2, False)
        put_piece(rules, s, self.kind, region)

    # During conquest.

    def options(self, rules: Rules, s: State, slot: int, found: list[int]) -> None:
        for region in self._targets(rules, s, slot):
            found.append(use(self.index, region))

    def perform(self, rules: Rules, s: State, slot: int, target: int) -> None:
        self._send(rules, s, slot, target)
        # Where it stood may be attacked again, where it stands may not.
        s.open = open_regions(rules, s, slot)
        survey(rules, s, slot)

    # Before and after.

    def start(self, rules: Rules, s: State, slot: int) -> None:
        if self._targets(rules, s, slot):
            ask(s, TRAIT, s.seat, slot, self.index << 6)

    def last_chance(self, rules: Rules, s: State, slot: int) -> bool:
        if self._targets(rules, s, slot):
            ask(s, TRAIT, s.seat, slot, self.index << 6 | 1)
            return True
        return False

    def choices(self, rules: Rules, s: State) -> list[int]:
        return [SKIP] + [use(self.index, region) for region in self._targets(rules, s, s.slot)]

    def choose(self, rules: Rules, s: State, action: int) -> None:
        slot, rolled = s.slot, s.focus & 63
        answered(s)
        if action != SKIP:
            self._send(rules, s, slot, action & 63)
        if rolled:
            leave_transient(rules, s, slot)

    def why_not(self, rules: Rules, s: State, slot: int, target: int) -> tuple[str, dict[str, int | str]]:
        if s.used >> (self.index * 8 + 7) & 1:
            return "used_this_turn", {}
        if not 1 <= target <= rules.board.size:
            return "no_such_region", {"region": target}
        where = s.find_at[self.find]
        if not rules.board.near[where] >> target & 1:
            return "too_far", {"region": target}
        return "not_now", {}
