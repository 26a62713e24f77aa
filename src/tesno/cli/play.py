"""`tesno play`: a game in the terminal, against bots or each other."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Annotated

import typer

from tesno.bots import Bot, bot_names, make_bot
from tesno.cli.errors import UserError, friendly
from tesno.cli.options import (
    MAPS_BOX,
    MAPS_PLAYERS,
    ContentOption,
    LanguageOption,
    LayoutOption,
    MapOption,
    OptionOption,
    PlayersOption,
    RoundsOption,
    TableBoxOption,
    VariantOption,
    language_of,
    table_of,
    words_in,
)
from tesno.cli.output import console
from tesno.play import Game, Ledger

HUMAN = "human"
NO_BOTS = "none"


@friendly
def play(
    box: TableBoxOption = MAPS_BOX,
    players: PlayersOption = MAPS_PLAYERS,
    map: MapOption = None,
    layout: LayoutOption = "",
    variant: VariantOption = "",
    rounds: RoundsOption = 0,
    option: OptionOption = None,
    content: ContentOption = None,
    lang: LanguageOption = "",
    bots: Annotated[
        str,
        typer.Option(
            "--bots", help="One bot for all seats but the first, a comma list for the last seats, or none: all people."
        ),
    ] = "medium",
    seed: Annotated[int | None, typer.Option("--seed", help="The same seed deals the same game.")] = None,
) -> None:
    """Play in the terminal: the first seats are people at this keyboard, the last ones bots.

    Examples:

        tesno play

        tesno play --players 3 --lang pl --bots greedy,random

        tesno play --players 4 --bots none --option open_coins

        tesno play --map examples/three_fords.json
    """
    table = table_of(box, players, map, rounds, option, content, layout=layout, variant=variant)
    language = language_of(lang)
    seats = seats_of(table.players, bots)
    chosen = secrets.randbits(32) if seed is None else seed
    from tesno.text import play_in_terminal

    out = console()
    play_in_terminal(
        table,
        seats,
        language,
        chosen,
        out,
        lambda prompt: out.input(prompt, markup=False),
        lambda name: bot_move(name, chosen),
    )


def seats_of(players: int, bots: str) -> list[str]:
    """Who sits where: people first.

    >>> seats_of(3, "greedy")
    ['human', 'greedy', 'greedy']
    >>> seats_of(3, "random")
    ['human', 'random', 'random']
    >>> seats_of(4, "greedy,random")
    ['human', 'human', 'greedy', 'random']
    """
    names = words_in(bots)
    if not names or names == (NO_BOTS,):
        return [HUMAN] * players
    if len(names) == 1:
        return [HUMAN, *bot_names(names[0], players - 1)]
    if len(names) > players:
        raise UserError(f"{len(names)} bots for {players} seats")
    return [HUMAN] * (players - len(names)) + list(bot_names(",".join(names), len(names)))


def bot_move(name: str, seed: int) -> Callable[[Game], int]:
    """A bot for one seat of a game, made when the seat is first asked; it is shown its view and the public ledger."""
    made: list[Bot] = []

    def move(game: Game) -> int:
        if not made:
            made.append(make_bot(name, game.rules, game.acting, seed))
        ledger = Ledger(game.rules)
        ledger.hear(game.events)
        return made[0].choose(game.view(game.acting), game.legal, ledger.totals)

    return move
