"""Beastmaster (W-T19)."""

from __future__ import annotations

from typing import Final

from tesno.core.actions import target_of
from tesno.core.bits import added_at, count_at, has, mask_of, regions_of, replaced, size_of, total_of
from tesno.core.explain import why_no_place
from tesno.core.form import Form
from tesno.core.ground import add_tokens, gather_pieces, put_piece, to_stock
from tesno.core.losing import abandon
from tesno.core.names import Packed, Reason, Region, Regions, Slot
from tesno.core.redeploy import go_on_redeploying
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import about, answered, focus_on
from tesno.core.trait import Trait

# Its questions are about the region that was named last; at a retreat this comes on top.
_RETREATING: Final = 1 << 7
# The memory: how many beasts are in hand or still to be placed, and above it where the others shall stand.
_COUNT_BITS: Final = 4
_COUNT: Final = (1 << _COUNT_BITS) - 1


class Beasts(Trait):
    """Before troops are readied all beasts are discarded, then as many come to hand as hills are held, at most five.

    They are tokens: in conquest, where they leave the hand first, in defence and at redeployment. In a region that is
    lost one of them is the loss, the others retreat (W-D9).
    """

    def __init__(self, name: str, count: int = 5) -> None:
        super().__init__(name)
        self.verb = "beast"
        self.piece = "beast"
        self.plural = "beasts"
        self.supply = count
        self.hills: Regions = 0

    def bind(self, rules: Rules) -> None:
        self.hills = rules.board.features.get("hills", 0)

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.helpers_march = True

    # New beasts, and their conquests.

    def prepare(self, rules: Rules, s: State, slot: Slot) -> None:
        gather_pieces(rules, s, self.kind)
        for region in regions_of(s.held[slot]):
            # Nobody stands there any more, or too few to hold it.
            if s.tokens[region] < s.forms[slot].keep:
                s.hand[slot] += abandon(rules, s, slot, region)
        self.remember(s, min(size_of(s.held[slot] & self.hills), s.stock[self.kind]))

    def expedition(self, rules: Rules, s: State, slot: Slot) -> None:
        s.helpers = s.memory[self.index]

    def conquered(self, rules: Rules, s: State, slot: Slot, region: Region) -> None:
        for _ in range(s.memory[self.index] - s.helpers):
            put_piece(rules, s, self.kind, region)
        self.remember(s, s.helpers)

    def pieces_in_hand(self, s: State) -> int:
        return s.memory[self.index] & _COUNT

    # Redeployment: first it is said where beasts shall stand, then tokens fill up and follow.

    def redeploy(self, rules: Rules, s: State, slot: Slot) -> bool:
        beasts = s.memory[self.index] + total_of(s.pieces[self.kind])
        s.helpers = 0
        held = s.held[slot]
        if not held or not beasts:
            self.remember(s, 0)
            return False
        self.remember(s, beasts)
        if held & (held - 1):
            self.ask(s, s.seat, slot)
            return True
        self._assign(s, held.bit_length() - 1, beasts)
        self._station(rules, s, slot)
        return False

    def _assign(self, s: State, region: Region, count: int) -> None:
        memory = s.memory[self.index]
        self.remember(s, added_at(memory >> _COUNT_BITS, region, count) << _COUNT_BITS | (memory & _COUNT) - count)

    def _share(self, s: State, slot: Slot, region: Region) -> int:
        """How many go to a region that is named: the highest one takes all that are left."""
        return 1 if s.held[slot] >> (region + 1) else s.memory[self.index] & _COUNT

    def _sites(self, s: State, slot: Slot, in_order: bool) -> list[Region]:
        """Where the next may go: what is left of beasts and tokens must suffice for every region.

        In order nothing goes to a region below the one named last, neither now nor later.
        """
        shares = s.memory[self.index] >> _COUNT_BITS
        keep = s.forms[slot].keep
        first = about(s) if in_order else 0
        held = regions_of(s.held[slot])
        tokens = s.hand[slot]
        missing = 0  # so many more are needed in all regions
        for region in held:
            tokens += s.tokens[region]
            missing += max(0, keep - count_at(shares, region))
        within = missing  # and so many of them where the next ones may go
        found = []
        for site in held:
            needed = max(0, keep - count_at(shares, site))
            if site >= first:
                share = self._share(s, slot, site)
                left = (s.memory[self.index] & _COUNT) - share
                filled = min(share, needed)
                if missing - filled - min(left, within - filled) <= tokens:
                    found.append(site)
            if in_order:
                within -= needed
        return found

    def _station(self, rules: Rules, s: State, slot: Slot) -> None:
        """Beasts go where they shall stand, tokens stay where they are needed, the others are free."""
        shares = s.memory[self.index] >> _COUNT_BITS
        gather_pieces(rules, s, self.kind)
        for region in regions_of(s.held[slot]):
            count = count_at(shares, region)
            for _ in range(count):
                put_piece(rules, s, self.kind, region)
            needed = max(0, s.forms[slot].keep - count)
            s.hand[slot] += s.tokens[region] - needed
            add_tokens(s, region, needed - s.tokens[region])
        self.remember(s, 0)

    # Retreat.

    def retreat(self, rules: Rules, s: State, slot: Slot) -> bool:
        waiting = s.withdrawn_pieces[self.kind]
        if not waiting:
            return False
        s.withdrawn_pieces = replaced(s.withdrawn_pieces, self.kind, 0)
        to_stock(s, self.kind, waiting)
        held = s.held[slot]
        if held & (held - 1):
            self.remember(s, waiting)
            self.ask(s, s.owner[slot], slot, _RETREATING)
        elif held:
            for _ in range(waiting):
                put_piece(rules, s, self.kind, held.bit_length() - 1)
        return True

    def declining(self, rules: Rules, s: State, slot: Slot) -> None:
        self.remember(s, 0)

    # Its questions.

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        if about(s) < _RETREATING:
            return self.uses(self._sites(s, s.slot, in_order=True))
        last = about(s) - _RETREATING
        return self.uses(regions_of(s.held[s.slot] >> last << last))

    def unordered(self, rules: Rules, s: State) -> Regions:
        if about(s) < _RETREATING:
            return mask_of(self._sites(s, s.slot, in_order=False))
        return s.held[s.slot]

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        slot, region = s.slot, target_of(action)
        count = self._share(s, slot, region)
        left = (s.memory[self.index] & _COUNT) - count
        if about(s) >= _RETREATING:
            for _ in range(count):
                put_piece(rules, s, self.kind, region)
            self.remember(s, left)
            if left:
                s.focus = focus_on(self.index, max(about(s), region + _RETREATING))
            else:
                answered(s)
            return
        # Named in another order (core/order.py) it leaves all regions open.
        last = region if action in self.choices(rules, s) else 0
        self._assign(s, region, count)
        s.focus = focus_on(self.index, last)
        if not left:
            answered(s)
            self._station(rules, s, slot)
            go_on_redeploying(rules, s, slot, s.forms[slot].on_redeploy.index(self) + 1)

    def standing(self, s: State) -> int:
        return s.memory[self.index] >> _COUNT_BITS if about(s) < _RETREATING else s.pieces[self.kind]

    def why_not(self, rules: Rules, s: State, slot: Slot, target: Region) -> Reason:
        if about(s) < _RETREATING and has(s.held[slot] & ~self.unordered(rules, s), target):
            return "leaves_empty", {}
        return why_no_place(rules, s, slot, target)
