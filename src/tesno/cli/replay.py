"""`tesno replay`: read a replay file and tell the game in words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tesno.cli.errors import UserError, friendly
from tesno.cli.options import LanguageOption, language_of
from tesno.cli.output import Json, print_json
from tesno.core.notation import SEATS, seat_name
from tesno.locale import Words
from tesno.play import Game, read_replay
from tesno.scenario import scenario_of
from tesno.sight.regions import terrains_of


@friendly
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A replay file.")],
    upto: Annotated[int | None, typer.Option("--upto", min=0, help="Stop after so many moves of the log.")] = None,
    scenario: Annotated[
        bool, typer.Option("--scenario", help="Print the present turn as a scenario for `tesno check`.")
    ] = False,
    lang: LanguageOption = "",
    json: Json = False,
) -> None:
    """Tell a recorded game in words, with its result.

    Examples:

        tesno replay games/game-000000.json

        tesno replay games/game-000000.json --upto 40 --scenario > report.scn
    """
    language = language_of(lang)
    game = read_replay(file)
    if upto is not None:
        game = until(game, upto)
    if scenario:
        if not game.log or game.over:
            raise UserError("a scenario needs a game under way: choose another --upto")
        typer.echo(scenario_of(game, f"from {file.name}, move {len(game.log)}"), nl=False)
        return
    story = told(game, language)
    if json:
        print_json(
            {
                "table": game.table.to_json(),
                "round": game.state.round,
                "moves": [{"seat": seat_name(move.acting), "action": move.text} for move in game.log],
                "story": story,
                "coins": list(game.state.coins),
                "over": game.over,
                "winners": [SEATS[seat] for seat in game.winners],
            }
        )
        return
    for line in story:
        typer.echo(line)
    coins = ", ".join(f"{SEATS[seat]} {coins}" for seat, coins in enumerate(game.state.coins))
    words = Words(language)
    winners = ", ".join(SEATS[seat] for seat in game.winners)
    if winners:
        result = words("client-replay-winners", players=winners)
    else:
        result = words("client-replay-lost") if game.over else words("client-replay-running")
    figures = {"moves": len(game.log), "round": game.state.round, "coins": coins, "result": result}
    typer.echo("\n" + words("client-replay-figures", **figures))


def until(game: Game, moves: int) -> Game:
    """The game as it was after so many moves of its log."""
    if not game.table.layout:
        part = game.restarted()
        part.replay(move.text for move in game.log[:moves])
        return part
    # A random layout is drawn before anything else can be told.
    part = Game(game.table)
    part.replay(move.text for move in game.log[: max(moves, 1)])
    return part


def told(game: Game, language: str) -> list[str]:
    """What has happened, a sentence each."""
    words = Words.for_table(language, game.table.box, game.table.content)
    return words.story(game.events, SEATS[: game.rules.seats], terrains_of(game.rules))
