"""Crypt of the Tomb-Raider (U-L2)."""

from __future__ import annotations

from tesno.core.actions import SKIP, target_of
from tesno.core.bits import count_at, has, places_of, regions_of
from tesno.core.explain import figure_at
from tesno.core.ground import gather_pieces, put_piece
from tesno.core.names import Packed, Reason, Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import answered
from tesno.core.trait import Trait


class Crypt(Trait):
    """At the end of the turn the Ghost may go to any region but the Crypt's: immune.

    It stays when the holder declines, and leaves when the Crypt is lost or left (U-D22).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "ghost"
        self.rank = 1  # after the Queen (U20)
        self.piece = "ghost"

    def _haunts(self, rules: Rules, s: State) -> list[int]:
        """Any region but the Crypt's, chasms, other players' Gnomes and their immune regions (U13)."""
        barred = rules.board.closed | 1 << s.find_at[self.find]
        immune = 0
        for kind, piece in enumerate(rules.kinds):
            if piece.immune and kind != self.kind:
                for place in places_of(s.pieces[kind]):
                    immune |= 1 << place
        for slot, held in enumerate(s.held):
            if held and s.owner[slot] != s.seat:
                barred |= held if s.forms[slot].shielded else held & immune
        # Where it is already it need not go.
        for place in places_of(s.pieces[self.kind]):
            barred |= 1 << place
        return list(regions_of(rules.board.everywhere & ~barred))

    def settle(self, rules: Rules, s: State, slot: Slot) -> None:
        self.ask(s, s.seat, slot)

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        return [SKIP, *self.uses(self._haunts(rules, s))]

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        answered(s)
        if action != SKIP:
            gather_pieces(rules, s, self.kind)
            put_piece(rules, s, self.kind, target_of(action))

    def changed_hands(self, rules: Rules, s: State, region: Region) -> None:
        gather_pieces(rules, s, self.kind)

    def why_not(self, rules: Rules, s: State, slot: Slot, target: Region) -> Reason:
        if not 1 <= target <= rules.board.size:
            return "no_such_region", {"region": target}
        if has(rules.board.closed, target):
            return "water", {"region": target}
        if target == s.find_at[self.find]:
            return "find_here", {"region": target, "find": self.name}
        if count_at(s.pieces[self.kind], target):
            return "has_piece", {"region": target, "piece": self.piece}
        holder = s.holder[target]
        if s.forms[holder].shielded:
            return "shielded", {"region": target, "race": rules.race_ids[holder]}
        return "immune", {"region": target, "piece": figure_at(rules, s, target)}
