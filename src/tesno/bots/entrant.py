"""A bot of the operator's own at a seat: when it fails it has lost, and a bot of the house plays on for it."""

from __future__ import annotations

from typing import Final

from tesno.bots.bot import Bot
from tesno.bots.child import Forfeit
from tesno.bots.roster import make_bot
from tesno.bots.voices import Voice
from tesno.core.names import Seat
from tesno.core.rules import Rules
from tesno.core.view import View

# Who plays on for a bot that has failed: the others' game is finished, and worth finishing.
STAND_IN: Final = "greedy"


class Entrant:
    """Asks the bot, and the stand-in from its first failure on; `lost` is that failure."""

    needs_view = True

    def __init__(self, voice: Voice, rules: Rules, seat: Seat, seed: int) -> None:
        self.voice = voice
        self.lost: Forfeit | None = None
        self._rules = rules
        self._seat = seat
        self._seed = seed
        self._stand_in: Bot | None = None

    @property
    def forfeit(self) -> str:
        """Why it has lost, if it has."""
        return str(self.lost or "")

    def choose(self, view: View, legal: list[int], ledger: tuple[int, ...] | None = None) -> int:
        if self.lost is None:
            try:
                return self.voice.ask(view, legal, ledger)
            except Forfeit as forfeit:
                self.lost = forfeit
                self.voice.close()
        if self._stand_in is None:
            self._stand_in = make_bot(STAND_IN, self._rules, self._seat, self._seed)
        return self._stand_in.choose(view, legal, ledger)
