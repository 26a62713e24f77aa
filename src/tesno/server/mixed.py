"""What the seed of a game was mixed from: told to whoever may see the game, the server's share once it is over."""

from __future__ import annotations

from tesno.play.mixing import Mixture
from tesno.server.live import LiveGame
from tesno.server.wire import Outgoing


class DiceShare(Outgoing):
    """What a seat, or the server (`seat` is null), has put into the seed; the server's is told at the end."""

    seat: int | None
    commitment: str
    share: str | None


class Dice(Outgoing):
    """The seal of a game's dice, and its key once the game is over.

    Where people gathered at a `table` they have mixed the seed with the server: SHA-256 over a label, the table's id,
    the server's share and those of the players in the order of their seats. Everybody's `commitment`, the SHA-256 of a
    share, was known before the first share was told. Otherwise `players` is empty: the server has drawn the seed.
    """

    commitment: str
    seed: str | None
    table: str | None
    server: DiceShare | None
    players: list[DiceShare]


def told_mixture(live: LiveGame) -> Mixture | None:
    """As the replay file has it; None where the server alone has drawn the seed."""
    mixture = live.course.bodies[0].get("mixing")
    if mixture is None:
        return None
    told: Mixture = {**mixture}
    if live.course.game.over and live.row.share is not None:
        told["share"] = live.row.share.hex()
    return told


def dice_of(live: LiveGame, commitment: str) -> Dice:
    """The seal of a game's dice and who has mixed them."""
    over = live.course.game.over
    mixture = told_mixture(live)
    seed = live.row.seed.hex() if over and live.row.seed else None
    if mixture is None:
        return Dice(commitment=commitment, seed=seed, table=None, server=None, players=[])
    return Dice(
        commitment=commitment,
        seed=seed,
        table=mixture["table"],
        server=DiceShare(seat=None, commitment=mixture["server"], share=mixture.get("share")),
        players=[DiceShare(**player) for player in mixture["players"]],
    )
