"""The random bot: every legal action is as likely as any other."""

from __future__ import annotations

import random

from tesno.core.names import Seat
from tesno.core.rules import Rules
from tesno.core.view import View


class RandomBot:
    """Plays at random, from its own seed."""

    needs_view = False

    def __init__(self, rules: Rules, seat: Seat, seed: int) -> None:
        self._random = random.Random(seed * 8 + seat).random

    def choose(self, view: View, legal: list[int], ledger: tuple[int, ...] | None = None) -> int:
        return legal[int(self._random() * len(legal))]
