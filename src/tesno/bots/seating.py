"""Bots at a table, those of the operator's own among them: seated, asked, told of the end, and seen off."""

from __future__ import annotations

from collections.abc import Sequence

from tesno.bots.arena import Match, play_match
from tesno.bots.bot import Bot
from tesno.bots.entrant import Entrant
from tesno.bots.own import Own, OwnBots
from tesno.bots.roster import make_bot
from tesno.bots.voices import ClassVoice, Host, ProgramVoice
from tesno.core.names import Seat
from tesno.core.rules import Rules
from tesno.play.table import Table


class Seating:
    """Plays games one after the other. Processes of Python classes are kept for the next game, one for each seat."""

    def __init__(self, own: OwnBots) -> None:
        self._own = own
        self._hosts: dict[tuple[str, Seat], Host] = {}

    def __enter__(self) -> Seating:
        return self

    def __exit__(self, *_: object) -> None:
        for host in self._hosts.values():
            host.close()
        self._hosts.clear()

    def play(self, names: Sequence[str], table: Table, rules: Rules, seed: int, *, record: bool = False) -> Match:
        """A game between bots by name; the boards of the table lie on it. Raises BotError."""
        bots = [self._bot(name, table, rules, seat, seed) for seat, name in enumerate(names)]
        entrants = [bot for bot in bots if isinstance(bot, Entrant)]
        try:
            match = play_match(rules, bots, seed, record=record)
            for entrant in entrants:
                if entrant.lost is None:
                    entrant.voice.end(match.coins, match.winners, list(match.forfeits))
        finally:
            for entrant in entrants:
                entrant.voice.close()
        return match

    def _bot(self, name: str, table: Table, rules: Rules, seat: Seat, seed: int) -> Bot:
        own = self._own.find(name)
        if own is None:
            return make_bot(name, rules, seat, seed)
        return Entrant(self._voice(own, table, rules, seat, seed), rules, seat, seed)

    def _voice(self, own: Own, table: Table, rules: Rules, seat: Seat, seed: int) -> ClassVoice | ProgramVoice:
        if not own.is_class:
            return ProgramVoice(own, self._own.patience, rules, seat, seed)
        host = self._hosts.setdefault((own.name, seat), Host(own, self._own.patience))
        return ClassVoice(host, table, seat, seed, keep=True)
