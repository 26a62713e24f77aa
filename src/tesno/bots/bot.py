"""What a bot is: it is shown a view and the legal actions, and answers with one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from tesno.core.rules import Rules
from tesno.core.view import SPECTATOR, View

# What a bot that looks at nothing but the legal actions is shown.
NO_VIEW: Final = View(SPECTATOR, (), {})


class Bot(Protocol):
    """A player of one seat. It never sees a state, only what its seat may see.

    A bot with `needs_view = False` promises to use nothing but the list of legal actions; it may be shown NO_VIEW.
    One that says nothing of it is shown what it may see.
    """

    needs_view: bool

    def choose(self, view: View, legal: list[int], ledger: tuple[int, ...] | None = None) -> int:
        """One of the legal actions. `ledger`: everybody's coins, as counted from what was paid in the open."""
        ...


# Makes a bot for a seat; the same seed makes the same decisions.
BotFactory = Callable[[Rules, int, int], Bot]
