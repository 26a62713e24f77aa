"""Diplomat (B-P5)."""

from __future__ import annotations

from tesno.core.actions import SKIP, use
from tesno.core.bits import replaced
from tesno.core.rules import TRAIT, Form, Rules, Trait, answered, ask
from tesno.core.state import State


class Peace(Trait):
    """At the end of the turn may name an opponent whose active race this race did not attack this turn.

    Until its owner's next turn that player's active race can't attack this race.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "peace"
        self.targets = "seat"

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.on_finish += (self,)

    def finish(self, rules: Rules, s: State, slot: int) -> None:
        if len(self._opponents(rules, s)):
            ask(s, TRAIT, s.seat, slot, self.index << 6)

    def _opponents(self, rules: Rules, s: State) -> list[int]:
        return [seat for seat in range(rules.seats) if seat != s.seat and not s.attacked >> seat & 1]

    def choices(self, rules: Rules, s: State) -> list[int]:
        return [SKIP] + [use(self.index, seat) for seat in self._opponents(rules, s)]

    def choose(self, rules: Rules, s: State, action: int) -> None:
        answered(s)
        if action != SKIP:
            seat = action & 63
            s.truce = replaced(s.truce, s.seat, 1 << seat)
            if s.events is not None:
                s.events.append(("peace", {"seat": s.seat, "other": seat}))

    def why_not(self, rules: Rules, s: State, slot: int, target: int) -> tuple[str, dict[str, int | str]]:
        if target == s.seat or target >= rules.seats:
            return "not_opponent", {"seat": target}
        return "attacked_this_turn", {"seat": target}
