"""Champion (W-T3)."""

from __future__ import annotations

from typing import Final

from tesno.core.actions import SKIP, target_of
from tesno.core.attack import beside, declare, gift_targets, take
from tesno.core.bits import count_at, has, places_of, regions_of, replaced
from tesno.core.coins import earn, hand_over
from tesno.core.explain import why_no_gift, why_no_place
from tesno.core.ground import add_tokens, gather_pieces, lift_pieces, put_piece, to_stock
from tesno.core.losing import abandon
from tesno.core.names import Packed, Reason, Region, Regions, Slot
from tesno.core.redeploy import go_on_redeploying
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import TRAIT, about, answered
from tesno.core.trait import Trait

# What its questions are about.
_READYING: Final = 0
_REDEPLOYING: Final = 1
_RETREATING: Final = 2


class Champion(Trait):
    """Once a turn the champion alone conquers a neighbouring region, however defended, and defends it like a token.

    It holds a region without tokens. It is off the map until its first conquest for this race. Before troops are
    readied it goes to hand or stays, then it can't be used this turn; it redeploys like a token (W-D8). Who takes its
    region captures it instead of a token's loss: its owner buys it back at once for a coin, or it is lost for the game.
    What no player has taken is bought back from the bank.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "champion"
        self.piece = "champion"
        self.rank = 1  # after the side at the Battleground is chosen (W24)
        # 1 from its first conquest on: from then on it is redeployed, wherever it was.
        self.remembers = "champion_fought"

    # To hand, or not.

    def prepare(self, rules: Rules, s: State, slot: Slot) -> None:
        if s.pieces[self.kind]:
            self.remember(s, 1)
            self.ask(s, s.seat, slot, _READYING)

    def _to_hand(self, rules: Rules, s: State, slot: Slot, region: Region) -> None:
        if s.tokens[region]:
            gather_pieces(rules, s, self.kind)
        else:
            abandon(rules, s, slot, region)

    # Its conquest.

    def options(self, rules: Rules, s: State, slot: Slot, found: list[Packed]) -> None:
        if s.stock[self.kind] and s.hand[slot] and s.held[slot] and s.die < 0 and not s.aids and not self.spent(s):
            self.offer(regions_of(gift_targets(rules, s, slot) & self._neighbours(rules, s, slot)), found)

    def _neighbours(self, rules: Rules, s: State, slot: Slot) -> Regions:
        """Not what is reached by crossing the sea; what borders a race by its banner (W-R6) needs no crossing."""
        plain = rules.plain_form(slot, s.badge[slot], False)
        return beside(s, s.forms[slot], slot, rules.board.everywhere) | plain.free & plain.uncrossed

    def perform(self, rules: Rules, s: State, slot: Slot, target: Region) -> None:
        self.spend(s)
        self.remember(s, 1)
        declare(rules, s, slot, target)
        take(rules, s, slot, target, 0, "champion")
        put_piece(rules, s, self.kind, target)

    # Redeployment.

    def redeploy(self, rules: Rules, s: State, slot: Slot) -> bool:
        sites = self._sites(s, slot)
        if len(sites) > 1:
            self.ask(s, s.seat, slot, _REDEPLOYING)
            return True
        for region in sites:
            self._move(rules, s, slot, region)
        return False

    def _sites(self, s: State, slot: Slot) -> list[Region]:
        """Where it may stand. Off the map before its first conquest it is not redeployed."""
        waiting = s.memory[self.index] and s.stock[self.kind]
        return list(regions_of(s.held[slot])) if s.pieces[self.kind] or waiting else []

    def _move(self, rules: Rules, s: State, slot: Slot, region: Region) -> None:
        """Tokens take its place where it stood; where it goes none need stay, so there are always enough."""
        if count_at(s.pieces[self.kind], region):
            return
        s.hand[slot] += s.tokens[region]
        add_tokens(s, region, -s.tokens[region])
        for left in places_of(s.pieces[self.kind]):
            add_tokens(s, left, s.forms[slot].keep)
            s.hand[slot] -= s.forms[slot].keep
            to_stock(s, self.kind, lift_pieces(rules, s, self.kind, left))
        put_piece(rules, s, self.kind, region)

    # Captured.

    def lost(self, rules: Rules, s: State, slot: Slot, region: Region, by: Slot) -> None:
        if not count_at(s.pieces[self.kind], region):
            return
        self.remember(s, 1)
        seat, other = s.owner[slot], s.owner[by] if by >= 0 else -1
        ransom = 1 if s.coins[seat] else 0
        if ransom and other < 0:
            earn(s, seat, -ransom, self.name)
        elif ransom:
            hand_over(s, seat, other, ransom)
        else:
            lift_pieces(rules, s, self.kind, region)
        if s.events is not None and other >= 0:
            about = {"seat": seat, "other": other, "coins": ransom, "source": self.name}
            s.events.append(("ransom", about))

    def retreat(self, rules: Rules, s: State, slot: Slot) -> bool:
        if not s.withdrawn_pieces[self.kind]:
            return False
        s.withdrawn_pieces = replaced(s.withdrawn_pieces, self.kind, 0)
        to_stock(s, self.kind, 1)
        held = s.held[slot]
        if held & (held - 1):
            self.ask(s, s.owner[slot], slot, _RETREATING)
        elif held:
            put_piece(rules, s, self.kind, held.bit_length() - 1)
        return True

    def declined(self, rules: Rules, s: State, slot: Slot) -> None:
        self.remember(s, 0)

    # Its questions.

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        match about(s):
            case 0:  # before troops are readied
                return [SKIP, *self.uses(places_of(s.pieces[self.kind]))]
            case 1:  # at redeployment
                return self.uses(self._sites(s, s.slot))
        return self.uses(regions_of(s.held[s.slot]))

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        slot, question, region = s.slot, about(s), target_of(action)
        answered(s)
        if question == _READYING:
            if action != SKIP:
                self._to_hand(rules, s, slot, region)
        elif question == _REDEPLOYING:
            self._move(rules, s, slot, region)
            go_on_redeploying(rules, s, slot, s.forms[slot].on_redeploy.index(self) + 1)
        else:
            put_piece(rules, s, self.kind, region)

    def phase_now(self, s: State) -> str:
        return "ready" if about(s) == _READYING else "redeploy"

    def why_not(self, rules: Rules, s: State, slot: Slot, target: Region) -> Reason:
        if s.step == TRAIT:
            if has(s.held[slot], target) and about(s) == _READYING:
                return "no_piece_here", {"region": target, "piece": self.piece}
            return why_no_place(rules, s, slot, target)
        barred = why_no_gift(rules, s, slot, target)
        if not s.held[slot] and (barred is None or barred[0] == "not_entry"):
            return "not_as_entry", {"region": target}
        if barred is not None:
            return barred
        if not has(self._neighbours(rules, s, slot), target):
            return "not_adjacent", {"region": target}
        if s.aids:
            return "armed", {}
        if s.die >= 0:
            return "after_roll", {}
        if self.spent(s):
            return "used_this_turn", {}
        if not s.stock[self.kind]:
            return "not_in_hand", {"piece": self.piece}
        return "no_tokens_in_hand", {}
