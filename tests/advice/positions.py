"""Questions from games of bots, for tests of advice: real ones, in which something is at stake."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tesno.bots import make_bot
from tesno.core.steps import REDEPLOY, RETREATING, TRAIT
from tesno.play import Game, Ledger, Table

PIECEWISE = (REDEPLOY, RETREATING, TRAIT)


def played(table: Table, seed: int, bot: str = "beginner") -> Game:
    """A whole game."""
    game = Game(table, seed=seed)
    for _ in _moments(game, bot, seed):
        pass
    return game


def _moments(game: Game, bot: str, seed: int) -> Iterator[None]:
    bots = [make_bot(bot, game.rules, seat, seed) for seat in range(game.rules.seats)]
    ledger = Ledger(game.rules)
    heard = 0
    while not game.over:
        yield
        ledger.hear(game.events[heard:])
        heard = len(game.events)
        game.apply(bots[game.acting].choose(game.view(game.acting), game.legal, ledger.totals))


def questions(table: Table, seed: int, share: float, bot: str = "beginner") -> Iterator[Game]:
    """A game at some of its questions that have several answers; what is placed piece by piece is asked once.

    The game moves on when the next one is asked for.
    """
    rng = random.Random(seed)
    game = Game(table, seed=seed)
    last: tuple[int, ...] = ()
    for _ in _moments(game, bot, seed):
        s = game.state
        here = (s.round, s.seat, s.acting, s.step, s.slot)
        again = s.step in PIECEWISE and here == last
        last = here
        if len(game.legal) > 1 and not again and rng.random() < share:
            yield game


def twin(game: Game, seed: int = 1) -> Game:
    """The same game to be tried on; chance is its own."""
    copied = Game(game.table, rules=game.rules)
    copied.state = game.state.copy()
    copied._random = random.Random(seed)
    return copied
