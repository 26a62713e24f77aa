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
from tesno.play.layout import layout_text
from tesno.play.mixing import check_mixture
from tesno.play.script import ScriptedDice
from tesno.play.table import Table

SECRET_BYTES = 32
SEAL_DIGITS = 16  # so many digits of a commitment are shown where there is no room for all 64


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

    def layout(self, table: Table) -> tuple[str, ...]:
        """The boards of a random layout: a draw of its own beside the numbered ones. Raises TableError."""
        draws = table.draws()
        digest = hmac.digest(self.secret, b"tesno layout", "sha256")
        return draws[int.from_bytes(digest) % len(draws)]


Dice = SealedDice | ScriptedDice


def draw_chance(game: Game, dice: Dice) -> None:
    """Let chance act in a game without a seed of its own until a player is asked."""
    if isinstance(dice, ScriptedDice):
        dice.act(game)
        return
    if not game.laid_out:
        game.apply(layout_text(dice.layout(game.table)))
    drawn = sum(move.acting == CHANCE for move in game.log) - bool(game.table.layout) if game.acting == CHANCE else 0
    while game.acting == CHANCE:
        game.apply(dice.draw(drawn, chance_outcomes(game.rules, game.state)))
        drawn += 1


def verify_replay(data: dict[str, Any], shown: str | None = None) -> int:
    """Recompute a finished game (`replay_data`) and all its chance from the revealed secret; returns how many draws.

    The draws that a game was given by another one, which it was played on from, are none of its own: its secret says
    nothing about them (`inherited_draws`). `shown` is what was noted at the start: the commitment, or its first digits
    as the table shows them. A seed that players have mixed must be the one that their shares give (`mixers_of`).
    Raises TableError saying what does not fit or is lacking; ActionError when the log can't be played.
    """
    dice = _revealed(data)
    if shown is not None:
        _compare(dice.commitment, shown)
    mixers_of(data)
    inherited = inherited_draws(data)
    game, draws = _replayed(data, dice, inherited)
    draws += bool(game.table.layout) and inherited is None
    if not game.over:
        raise TableError("the log ends before the game does: only a finished game can be verified")
    result = {"coins": list(game.state.coins), "winners": game.winners}
    if data.get("result") != result:
        raise TableError(f"the log leads to {result}, the replay says {data.get('result')}")
    return draws


def _revealed(data: dict[str, Any]) -> SealedDice:
    """The dice of a replay, whose secret fits its commitment."""
    seed, commitment = data.get("seed"), data.get("commitment")
    if not isinstance(seed, str) or not isinstance(commitment, str):
        raise TableError(
            "this replay can't be verified: it has no seed and commitment; a server's games, lessons aside, have "
            "them once they are over"
        )
    try:
        dice = SealedDice(bytes.fromhex(seed))
    except ValueError as error:
        raise TableError(f"the seed is no hexadecimal number: {error}") from error
    if len(dice.secret) != SECRET_BYTES:
        raise TableError(f"the seed has {len(dice.secret)} bytes instead of {SECRET_BYTES}")
    if dice.commitment != commitment:
        raise TableError("the seed does not fit the commitment of the replay")
    return dice


def _compare(commitment: str, shown: str) -> None:
    noted = shown.strip().rstrip("….").lower()
    if len(noted) < SEAL_DIGITS:
        raise TableError(f"the commitment noted at the start is too short: give at least {SEAL_DIGITS} digits of it")
    if not commitment.startswith(noted):
        raise TableError(f"this replay has the commitment {commitment}, not the one noted at the start")


def mixers_of(data: dict[str, Any]) -> list[int] | None:
    """The seats that have mixed the seed of a finished game with the server; None: the server alone has drawn it.

    Raises TableError when the seed does not come from them all.
    """
    mixture = data.get("mixing")
    if mixture is None:
        return None
    server = mixture.get("share") if isinstance(mixture, dict) else None
    return check_mixture(mixture, server, _revealed(data).secret)


def inherited_draws(data: dict[str, Any]) -> int | None:
    """How many draws of a replay are those of the game it was played on from; None: of none. Raises TableError."""
    fork = data.get("fork")
    if fork is None:
        return None
    draws = fork.get("draws") if isinstance(fork, dict) else None
    if not isinstance(draws, int) or draws < 0:
        raise TableError("this replay was played on from another game, but does not say how many draws are that game's")
    return draws


def _replayed(data: dict[str, Any], dice: SealedDice, inherited: int | None) -> tuple[Game, int]:
    """The game of a replay whose every own draw comes from the dice, and how many there were beside the layout."""
    game = Game(Table.from_json(data["table"]))
    drawn = own = 0
    for number, text in enumerate(data["log"], 1):
        if game.acting == CHANCE:
            checked = inherited is None or drawn >= inherited
            if game.laid_out:
                expected = game.text(dice.draw(drawn, chance_outcomes(game.rules, game.state)))
                drawn += 1
                own += checked
            else:
                expected = layout_text(dice.layout(game.table))
                checked = inherited is None
            if checked and expected != text:
                raise TableError(f"line {number} of the log: the seed gives {expected!r}, the log has {text!r}")
        game.repeat(text)
    return game, own
