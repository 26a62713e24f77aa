"""`tesno hint`: the best answers to what is asked in a game."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from tesno.advice.hints import counted, hints_of
from tesno.advice.telling import answer_text, because, hint_lines
from tesno.cli.errors import UserError, friendly
from tesno.cli.options import LanguageOption, language_of
from tesno.cli.output import Json, print_json
from tesno.cli.saved import read_game
from tesno.core.notation import SEATS
from tesno.core.view import imagine
from tesno.locale import Words
from tesno.play import Game
from tesno.sight.moment import Moment


@friendly
def hint(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A replay file, or a scenario.")],
    upto: Annotated[int | None, typer.Option("--upto", min=0, help="Stop after so many moves of the log.")] = None,
    lang: LanguageOption = "",
    json: Json = False,
) -> None:
    """Tell the best answers to what is asked in a game, and why.

    Nothing is used that the player who is asked could not know.

    Examples:

        tesno hint my-game.json

        tesno hint games/game-000000.json --upto 40 --lang pl

        tesno hint position.scn --json
    """
    language = language_of(lang)
    game = read_game(file, upto)
    check_asked(game, file, upto)
    rules, view, ledger = game.rules, game.view(game.acting), counted(game)
    hints = hints_of(rules, view, ledger)
    s = imagine(rules, view, ledger)
    words = Words.for_table(language, game.table.box, game.table.content)
    names = SEATS[: rules.seats]
    if json:
        print_json(
            {
                "moves": len(game.log),
                "round": s.round,
                "seat": SEATS[game.acting],
                "hints": [
                    {
                        "lines": found.lines,
                        "text": answer_text(rules, s, found.answer, words, names),
                        "because": because(rules, found.facts, words, names),
                        "facts": [asdict(fact) for fact in found.facts],
                        "coins": round(found.coins, 1),
                        "behind": round(found.behind, 1),
                        "regions": found.regions,
                    }
                    for found in hints
                ],
            }
        )
        return
    question = Moment(rules, s, words, names).question
    typer.echo(words("advice-question", round=s.round, player=SEATS[game.acting], question=question))
    for found in hints:
        for line in hint_lines(rules, s, found, words, names):
            typer.echo(line)


def check_asked(game: Game, file: Path, upto: int | None) -> None:
    """Somebody must be asked something. Raises UserError."""
    if game.over:
        raise UserError(
            f"{file}: the game is over; `tesno review` tells what would have been better, --upto goes back into it"
        )
    if game.acting < 0:
        later = "" if upto is None else f"; {next_question(file, len(game.log))}"
        raise UserError(f"{file}: luck is to decide now, and nobody is asked{later}")


def next_question(file: Path, moves: int) -> str:
    """After how many moves of the log somebody is asked again, or was asked last: advice for whoever stopped beside."""
    whole = len(read_game(file).log)
    for upto in range(moves + 1, whole + 1):
        game = read_game(file, upto)
        if game.acting >= 0:
            return f"the next question comes with --upto {upto}"
    for upto in range(moves - 1, -1, -1):
        if read_game(file, upto).acting >= 0:
            return f"the last question comes with --upto {upto}"
    return "nobody is asked anything in it"
