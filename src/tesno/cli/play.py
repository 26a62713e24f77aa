"""`tesno play`: a game in the terminal, against bots or each other."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from contextlib import ExitStack
from typing import Annotated

import typer

from tesno.bots import BOTS, Bot, OwnBots, bot_names, make_bot
from tesno.bots.child import Forfeit
from tesno.bots.entrant import Entrant
from tesno.bots.levels import hurry
from tesno.bots.voices import check_own, voice_of
from tesno.cli.errors import UserError, friendly
from tesno.cli.options import (
    MAPS_BOX,
    MAPS_PLAYERS,
    PATIENCE,
    BotSecondsOption,
    BotStartOption,
    ContentOption,
    LanguageOption,
    LayoutOption,
    MapOption,
    OptionOption,
    OwnBotOption,
    PlayersOption,
    RoundsOption,
    TableBoxOption,
    VariantOption,
    language_of,
    named_bots,
    table_of,
    words_in,
)
from tesno.cli.output import console
from tesno.locale import Words
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
            "--bots",
            help="One bot for all seats but the first, a comma list for the last seats, or none: all people. "
            f"There are {', '.join(BOTS)}.",
        ),
    ] = "medium",
    seed: Annotated[int | None, typer.Option("--seed", help="The same seed deals the same game.")] = None,
    bot: OwnBotOption = None,
    bot_seconds: BotSecondsOption = PATIENCE.answer,
    bot_start: BotStartOption = PATIENCE.start,
) -> None:
    """Play in the terminal: the first seats are people at this keyboard, the last ones bots.

    Examples:

        tesno play

        tesno play --players 3 --lang pl --bots greedy,random

        tesno play --players 4 --bots none --option open_coins

        tesno play --map examples/three_fords.json

        tesno play --bots examples/bots/dearest.py:Dearest
    """
    table = table_of(box, players, map, rounds, option, content, layout=layout, variant=variant)
    language = language_of(lang)
    listed, own = named_bots(bots, bot, bot_seconds, bot_start)
    seats = seats_of(table.players, ",".join(listed), own.names)
    check_own(own)
    chosen = secrets.randbits(32) if seed is None else seed
    from tesno.text import play_in_terminal, seat_names

    out = console()
    words = Words.for_table(language, table.box, table.content)
    names = seat_names(words, seats)

    def failed(seat: int, forfeit: Forfeit) -> None:
        out.print(words(f"forfeit-{forfeit.code}", player=names[seat]), markup=False)
        typer.echo(f"tesno: {names[seat]}: {forfeit.detail}", err=True)

    with ExitStack() as leaving:
        play_in_terminal(
            table,
            seats,
            language,
            chosen,
            out,
            lambda prompt: out.input(prompt, markup=False),
            lambda name: bot_move(name, chosen, own, failed, leaving),
        )


def seats_of(players: int, bots: str, own: Collection[str] = ()) -> list[str]:
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
        return [HUMAN, *bot_names(names[0], players - 1, own)]
    if len(names) > players:
        raise UserError(f"{len(names)} bots for {players} seats")
    return [HUMAN] * (players - len(names)) + list(bot_names(",".join(names), len(names), own))


def bot_move(
    name: str,
    seed: int,
    own: OwnBots | None = None,
    failed: Callable[[int, Forfeit], None] = lambda seat, forfeit: None,
    leaving: ExitStack | None = None,
) -> Callable[[Game], int]:
    """A bot for one seat of a game, made when the seat is first asked; it is shown its view and the public ledger.

    `failed` is told of a bot of the operator's own for which another one plays on; `leaving` ends its process.
    """
    made: list[Bot] = []

    def seated(game: Game) -> Bot:
        found = own.find(name) if own is not None else None
        if own is None or found is None:
            bot = make_bot(name, game.rules, game.acting, seed)
            hurry(bot)
            return bot
        voice = voice_of(found, own.patience, game.laid, game.rules, game.acting, seed)
        if leaving is not None:
            leaving.callback(voice.close)
        return Entrant(voice, game.rules, game.acting, seed)

    def move(game: Game) -> int:
        if not made:
            made.append(seated(game))
        bot = made[0]
        ledger = Ledger(game.rules)
        ledger.hear(game.events)
        before = isinstance(bot, Entrant) and bot.lost
        action = bot.choose(game.view(game.acting), game.legal, ledger.totals)
        if isinstance(bot, Entrant) and bot.lost is not None and not before:
            failed(game.acting, bot.lost)
        return action

    return move
