"""Diplomat (B-P5)."""

from __future__ import annotations

from tesno.core.actions import SKIP, target_of
from tesno.core.bits import has, members_of, replaced
from tesno.core.names import Packed, Reason, Seat, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import answered
from tesno.core.trait import Trait


class Peace(Trait):
    """At the end of the turn may name an opponent whose active race this race did not attack this turn.

    Until its owner's next turn that player's active race can't attack this race (`bars` in core/reach.py).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "peace"
        self.phase = "coins"
        self.targets = "seat"

    def finish(self, rules: Rules, s: State, slot: Slot) -> None:
        if self._opponents(rules, s):
            self.ask(s, s.seat, slot)

    def _opponents(self, rules: Rules, s: State) -> list[Seat]:
        return list(members_of(rules.opponents[s.seat] & ~s.attacked))

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        return [SKIP, *self.uses(self._opponents(rules, s))]

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        answered(s)
        if action != SKIP:
            seat = target_of(action)
            s.truce = replaced(s.truce, s.seat, 1 << seat)
            if s.events is not None:
                s.events.append(("peace", {"seat": s.seat, "other": seat}))

    def why_not(self, rules: Rules, s: State, slot: Slot, target: int) -> Reason:
        if not has(rules.opponents[s.seat], target):
            return "not_opponent", {"seat": target}
        return "attacked_this_turn", {"seat": target}
