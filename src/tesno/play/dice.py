"""Chance that can be checked afterwards: drawn from a secret whose hash was shown before the game."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Any

from tesno.core.actions import CHANCE
from tesno.core.game import chance_outcomes
from tesno.play.errors import TableError
from tesno.play.game import Game
from tesno.play.table import Table

SECRET_BYTES = 32


class SealedDice:
    """All dice and piles of one game. The n-th draw is a function of the secret and of n alone.

    >>> dice = SealedDice(bytes(32))
    >>> dice.draw(0, [(7, 1), (8, 1)]) == dice.draw(0, [(7, 1), (8, 1)])
    True
    """

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    @property
    def commitment(self) -> str:
        """What is shown at the start: nothing follows from it, and no other secret has it."""
        return hashlib.sha256(self.secret).hexdigest()

    def draw(self, number: int, outcomes: Sequence[tuple[int, int]]) -> int:
        """One of the outcomes (action, weight)."""
        digest = hmac.digest(self.secret, f"tesno draw {number}".encode(), "sha256")
        # 256 bits over a handful of weights: the remainder's bias is beyond measuring.
        point = int.from_bytes(digest) % sum(weight for _, weight in outcomes)
        for action, weight in outcomes:
            point -= weight
            if point < 0:
                return action
        raise AssertionError("weights add up to more than they do")


def draw_chance(game: Game, dice: SealedDice) -> None:
    """Let chance act in a game without a seed of its own until a player is asked."""
    drawn = sum(move.acting == CHANCE for move in game.log) if game.acting == CHANCE else 0
    while game.acting == CHANCE:
        game.apply(dice.draw(drawn, chance_outcomes(game.rules, game.state)))
        drawn += 1


def verify_replay(data: dict[str, Any]) -> int:
    """Recompute every draw of a replay (`replay_data`) from its revealed secret; returns how many there were.

    Raises TableError saying which draw differs, or what the replay lacks; ActionError when its log can't be played.
    """
    seed, commitment = data.get("seed"), data.get("commitment")
    if not isinstance(seed, str) or not isinstance(commitment, str):
        raise TableError("this replay can't be verified: seed and commitment stand in replays of finished games only")
    try:
        dice = SealedDice(bytes.fromhex(seed))
    except ValueError as error:
        raise TableError(f"the seed is no hexadecimal number: {error}") from error
    if dice.commitment != commitment:
        raise TableError("the seed does not fit the commitment that was shown at the start")
    game = Game(Table.from_json(data["table"]))
    draws = 0
    for number, text in enumerate(data["log"], 1):
        if game.acting == CHANCE:
            expected = game.text(dice.draw(draws, chance_outcomes(game.rules, game.state)))
            if expected != text:
                raise TableError(f"line {number} of the log: the seed gives {expected!r}, the log has {text!r}")
            draws += 1
        game.apply(text)
    return draws
