"""The murlocs of the solo game (W-V10 to W-V15)."""

from __future__ import annotations

from tesno.core.actions import CHANCE, target_of
from tesno.core.bits import regions_of, size_of
from tesno.core.ground import put_tribe, tell_watchers
from tesno.core.losing import overrun
from tesno.core.names import Packed, Region, Regions
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import answered
from tesno.core.trait import Trait


class Tide(Trait):
    """After each turn so many murlocs come, one after the other, then they earn a coin for each of their regions.

    Each comes to a random region, all alike: land next to murlocs or with an anchor, not immune, with no murloc yet,
    and defended by no more than they can drive out. Besides they find so many coins a round. The memory is what they
    have.
    """

    def __init__(self, name: str, landings: int = 2, force: int = 1, catch: int = 0) -> None:
        super().__init__(name)
        self.verb = "murlocs"
        self.phase = "coins"
        self.remembers = "murloc_coins"
        self.pace = landings
        self.force = force
        self.catch = catch
        self.land: Regions = 0
        self.anchors: Regions = 0

    def bind(self, rules: Rules) -> None:
        self.land = rules.board.everywhere & ~rules.board.closed
        self.anchors = rules.board.features.get("anchor", 0)
        self.tribe_ground = self.land

    def rival_coins(self, rules: Rules, s: State) -> int:
        return s.memory[self.index]

    def rival_income(self, rules: Rules, s: State) -> int:
        return size_of(s.tribes) + self.catch

    def rival_reach(self, rules: Rules, s: State) -> Regions:
        return (rules.board.around(s.tribes) | self.anchors) & self.land & ~s.tribes & ~s.immune

    def _landings(self, rules: Rules, s: State) -> list[Region]:
        """Where the next one may come."""
        return [
            region
            for region in regions_of(self.rival_reach(rules, s))
            if s.holder[region] < 0 or s.tokens[region] + s.guard[region] <= self.force
        ]

    def rival_acts(self, rules: Rules, s: State) -> bool:
        if s.cursor < self.pace and self._landings(rules, s):
            s.cursor += 1
            self.ask(s, CHANCE, -1)
            return False
        coins = self.rival_income(rules, s)
        self.remember(s, s.memory[self.index] + coins)
        if s.events is not None:
            s.events.append(("murloc_income", {"coins": coins, "total": s.memory[self.index]}))
        return True

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        return self.uses(self._landings(rules, s))

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        region = target_of(action)
        answered(s)
        if s.events is not None:
            s.events.append(("murloc_landed", {"region": region}))
        if s.holder[region] >= 0:
            overrun(rules, s, region)
        put_tribe(rules, s, region)
        tell_watchers(rules, s)
