"""Chance that is written beforehand, for lessons: known to all, sealed by nobody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tesno.core.actions import CHANCE
from tesno.play.game import Game


class ScriptedDice:
    """What chance does at a table, word by word: the first `die` of the script is the first that is rolled.

    It depends on the log alone, so a game goes on from its log as it would have gone on without a pause. What can't be
    drawn now, because somebody took another way than the script foresaw, is passed over; after its end comes whatever
    the rules name first.
    """

    def __init__(self, script: Mapping[str, Sequence[str]]) -> None:
        self._script = script

    def act(self, game: Game) -> None:
        """Let chance act until a player is asked. The boards have to lie on the table."""
        while game.acting == CHANCE:
            game.apply(self._outcome(game))

    def _outcome(self, game: Game) -> str:
        legal = game.legal_texts
        word = legal[0].split()[0]
        drawn = sum(move.acting == CHANCE and move.text.split()[0] == word for move in game.log)
        told = (f"{word} {what}" for what in self._script.get(word, ())[drawn:])
        return next((text for text in told if text in legal), legal[0])
