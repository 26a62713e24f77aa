"""Crypt of the Tomb-Raider (U-L2)."""

from __future__ import annotations

from tesno.core.actions import SKIP, use
from tesno.core.bits import places_of, regions_of
from tesno.core.pieces import gather_pieces, put_piece
from tesno.core.rules import TRAIT, Form, Rules, Trait, answered, ask
from tesno.core.state import State


class Crypt(Trait):
    """At the end of the turn the Ghost may go to any region but the Crypt's: immune.

    It stays when the holder declines, and leaves when the Crypt is lost or left (U-D22).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "ghost"
        self.rank = 1  # after the Queen (U20)
        self.piece = "ghost"

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.on_settle += (self,)

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
                barred |= held if rules.form(s, slot).shielded else held & immune
        # Where it is already it need not go.
        for place in places_of(s.pieces[self.kind]):
            barred |= 1 << place
        return list(regions_of(rules.board.everywhere & ~barred))

    def settle(self, rules: Rules, s: State, slot: int) -> None:
        ask(s, TRAIT, s.seat, slot, self.index << 6)

    def choices(self, rules: Rules, s: State) -> list[int]:
        return [SKIP] + [use(self.index, region) for region in self._haunts(rules, s)]

    def choose(self, rules: Rules, s: State, action: int) -> None:
        answered(s)
        if action != SKIP:
            gather_pieces(rules, s, self.kind)
            put_piece(rules, s, self.kind, action & 63)

    def changed_hands(self, rules: Rules, s: State, region: int) -> None:
        gather_pieces(rules, s, self.kind)

    def why_not(self, rules: Rules, s: State, slot: int, target: int) -> tuple[str, dict[str, int | str]]:
        if not 1 <= target <= rules.board.size:
            return "no_such_region", {"region": target}
        return "not_now", {}
