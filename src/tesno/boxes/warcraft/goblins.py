"""Goblins (W-R3)."""

from __future__ import annotations

from typing import Final

from tesno.core.actions import CHANCE, SKIP, target_of
from tesno.core.bits import count_at, has, members_of, places_of, regions_of
from tesno.core.explain import figure_at
from tesno.core.ground import lift_pieces, put_piece, to_stock
from tesno.core.losing import clear
from tesno.core.names import Packed, Reason, Region, Regions, Slot
from tesno.core.pieces import restock
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, State
from tesno.core.steps import about, answered, focus_on
from tesno.core.teams import are_opponents
from tesno.core.tolls import dues, pay_tolls
from tesno.core.trait import Trait

_LIVE: Final = 6
_DUDS: Final = 6


class Bombs(Trait):
    """At the end of the turn a bomb may go, unseen, to each neighbouring region of an opponent's active race.

    Not to water and not under a tower (W-D3). The memory is how many live ones have been turned up: nobody knows the
    face of a bomb before that, so the counts are all there is to know.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "bomb"
        self.piece = "bomb"
        self.supply = _LIVE + _DUDS
        self.phase = "coins"
        self.remembers = "live_bombs"
        self.land: Regions = 0

    def bind(self, rules: Rules) -> None:
        self.land = rules.board.everywhere & ~rules.board.closed

    def picked(self, rules: Rules, s: State, slot: Slot) -> None:
        restock(rules, s, self.kind)
        self.remember(s, 0)

    def declining(self, rules: Rules, s: State, slot: Slot) -> None:
        self.remember(s, 0)

    def finish(self, rules: Rules, s: State, slot: Slot) -> None:
        if s.stock[self.kind] and self._ground(rules, s, slot):
            self.ask(s, s.seat, slot)

    def _ground(self, rules: Rules, s: State, slot: Slot) -> Regions:
        enemies = 0
        for seat in members_of(rules.opponents[s.owner[slot]]):
            if s.active[seat] >= 0:
                enemies |= s.held[s.active[seat]]
        return rules.board.around(s.held[slot]) & enemies & self.land & ~s.immune

    def unordered(self, rules: Rules, s: State) -> Regions:
        found = self._ground(rules, s, s.slot)
        for region in places_of(s.pieces[self.kind]):
            found &= ~(1 << region)
        return found

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        return [SKIP, *self.uses([region for region in regions_of(self.unordered(rules, s)) if region > about(s)])]

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        if action == SKIP:
            answered(s)
            return
        region = target_of(action)
        put_piece(rules, s, self.kind, region)
        # Named in another order (core/order.py) it leaves the others open.
        s.focus = focus_on(self.index, max(region, about(s)))
        if not s.stock[self.kind] or not self.unordered(rules, s) >> about(s):
            answered(s)

    def why_not(self, rules: Rules, s: State, slot: Slot, target: int) -> Reason:
        if not 1 <= target <= rules.board.size:
            return "no_such_region", {"region": target}
        if has(s.held[slot], target):
            return "own_region", {"region": target}
        if not has(self.land, target):
            return "water", {"region": target}
        if not has(rules.board.around(s.held[slot]), target):
            return "not_adjacent", {"region": target}
        holder = s.holder[target]
        if holder < 0 or s.status[holder] != ACTIVE:
            return "no_active_opponent", {"region": target}
        if not are_opponents(rules, s.owner[slot], s.owner[holder]):
            return "teammate", {"region": target, "seat": s.owner[holder]}
        if has(s.immune, target):
            return "immune", {"region": target, "piece": figure_at(rules, s, target)}
        if count_at(s.pieces[self.kind], target):
            return "has_piece", {"region": target, "piece": self.piece}
        return "out_of_order", {"region": target}


class Fuses(Trait):
    """At the start of the next turn the bombs are turned up one by one, in ascending order of regions (W-D3).

    A live one drives an opponent out like a conquest and leaves the region empty, a dud does nothing; both go to the
    box. A bomb goes back to the pile unseen where no opponent is, under a tower, or when the toll due is not paid.
    The memory is how many duds have been turned up.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "fuse"
        self.phase = "pick"
        self.remembers = "dud_bombs"
        self.bombs: Trait = self  # whose pieces are turned up

    def bind(self, rules: Rules) -> None:
        for trait in rules.traits:
            if trait.piece and trait.name == self.name:
                self.bombs = trait

    def picked(self, rules: Rules, s: State, slot: Slot) -> None:
        self.remember(s, 0)

    def declining(self, rules: Rules, s: State, slot: Slot) -> None:
        self.remember(s, 0)

    def dawn(self, rules: Rules, s: State, slot: Slot) -> None:
        self._go_on(rules, s, slot)

    def _go_on(self, rules: Rules, s: State, slot: Slot) -> None:
        """The next bomb, if one is left on the map."""
        for region in places_of(s.pieces[self.bombs.kind]):
            holder = s.holder[region]
            if holder < 0 or not are_opponents(rules, s.owner[slot], s.owner[holder]) or has(s.immune, region):
                self._take_back(rules, s, region)
                continue
            due = sum(coins for _, coins in dues(rules, s, slot, region))
            if due > s.coins[s.owner[slot]]:
                self._take_back(rules, s, region)
                continue
            self.ask(s, s.owner[slot] if due else CHANCE, slot, region)
            return

    def _take_back(self, rules: Rules, s: State, region: Region) -> None:
        to_stock(s, self.bombs.kind, lift_pieces(rules, s, self.bombs.kind, region))

    def _left(self, s: State) -> tuple[int, int]:
        """How many live ones and duds nobody has seen yet."""
        return _LIVE - s.memory[self.bombs.index], _DUDS - s.memory[self.index]

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        region = about(s)
        if s.acting != CHANCE:
            return [SKIP, *self.uses([region])]
        live, duds = self._left(s)
        return self.uses([face for face, left in ((region, live), (0, duds)) if left])

    def chances(self, rules: Rules, s: State) -> list[int] | None:
        return [left for left in self._left(s) if left]

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        slot, region, face = s.slot, about(s), target_of(action)
        by_chance = s.acting == CHANCE
        answered(s)
        if by_chance:
            self._turned_up(rules, s, slot, region, face == region)
        elif action == SKIP:
            self._take_back(rules, s, region)
        else:
            pay_tolls(rules, s, slot, region, named=True)
            self.ask(s, CHANCE, slot, region)
            return
        self._go_on(rules, s, slot)

    def _turned_up(self, rules: Rules, s: State, slot: Slot, region: Region, live: bool) -> None:
        if s.events is not None:
            s.events.append(("bomb", {"seat": s.owner[slot], "region": region, "live": live}))
        lift_pieces(rules, s, self.bombs.kind, region)
        if live:
            self.bombs.remember(s, s.memory[self.bombs.index] + 1)
            clear(rules, s, slot, region, 1, False)
        else:
            self.remember(s, s.memory[self.index] + 1)

    def why_not(self, rules: Rules, s: State, slot: Slot, target: int) -> Reason:
        if not 1 <= target <= rules.board.size:
            return "no_such_region", {"region": target}
        if not count_at(s.pieces[self.bombs.kind], target):
            return "no_piece_here", {"region": target, "piece": self.bombs.piece}
        return "out_of_order", {"region": target}
