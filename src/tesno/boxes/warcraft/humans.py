"""Humans (W-R7)."""

from __future__ import annotations

from typing import Final

from tesno.boxes.warcraft.factions import ALLIANCE, HORDE, faction_of
from tesno.core.bits import count_at, has
from tesno.core.coins import earn
from tesno.core.explain import figure_at
from tesno.core.ground import gather_pieces, lift_pieces, to_stock
from tesno.core.names import Reason, Region, Regions, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait
from tesno.traits.placing import Apart

_REWARD: Final = 2


class Objectives(Apart):
    """At the end of each turn both objectives go to different regions that no Alliance race holds (W-D4).

    Not to water and not to immune regions; they leave when the race declines (W33).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, "objective", "objective", count=2)
        self.phase = "coins"
        self.land: Regions = 0
        self.friends: tuple[Slot, ...] = ()

    def bind(self, rules: Rules) -> None:
        self.land = rules.board.everywhere & ~rules.board.closed
        self.friends = tuple(slot for slot, faction in enumerate(rules.factions) if faction == ALLIANCE)

    def ground(self, s: State, slot: Slot) -> Regions:
        barred = s.immune
        for friend in self.friends:
            barred |= s.held[friend]
        return self.land & ~barred

    def finish(self, rules: Rules, s: State, slot: Slot) -> None:
        self.deploy(rules, s, slot)

    def declining(self, rules: Rules, s: State, slot: Slot) -> None:
        gather_pieces(rules, s, self.kind)

    def why_not(self, rules: Rules, s: State, slot: Slot, target: int) -> Reason:
        if not 1 <= target <= rules.board.size:
            return "no_such_region", {"region": target}
        if not has(self.land, target):
            return "water", {"region": target}
        if has(s.immune, target):
            return "immune", {"region": target, "piece": figure_at(rules, s, target)}
        if s.holder[target] in self.friends:
            return "friends_here", {"region": target, "race": rules.race_ids[s.holder[target]]}
        if count_at(s.pieces[self.kind], target):
            return "has_piece", {"region": target, "piece": self.piece}
        return "out_of_order", {"region": target}


class Rewards(Trait):
    """Who conquers an objective and is not of the Horde gets two coins at once, and so does the humans' owner.

    It goes back to the humans' owner, who is paid once when that is the conqueror. Before the Horde it stays.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.humans: Slot = -1
        self.objectives = -1

    def bind(self, rules: Rules) -> None:
        for trait in rules.traits:
            if isinstance(trait, Objectives):
                self.humans = rules.race_ids.index(trait.name)
                self.objectives = trait.kind

    def conquered(self, rules: Rules, s: State, slot: Slot, region: Region) -> None:
        if not s.marked >> region & 1:
            return
        kind = self.objectives
        if kind < 0 or not count_at(s.pieces[kind], region) or faction_of(rules, s, slot) == HORDE:
            return
        to_stock(s, kind, lift_pieces(rules, s, kind, region))
        for seat in {s.owner[slot], s.owner[self.humans]}:
            earn(s, seat, _REWARD, self.name)
