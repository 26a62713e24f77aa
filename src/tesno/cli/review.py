"""`tesno review`: a finished game looked at again."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from tesno.advice.review import Mistake, Review, review_of, turns_of
from tesno.advice.telling import answer_text, because
from tesno.cli.errors import UserError, friendly
from tesno.cli.options import LanguageOption, language_of
from tesno.cli.output import Json, console, print_json, progress
from tesno.cli.saved import read_game
from tesno.core.notation import SEATS
from tesno.locale import Words
from tesno.play import Game


@friendly
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The replay file of a finished game.")],
    lang: LanguageOption = "",
    json: Json = False,
) -> None:
    """Look at a finished game again: everybody's chances, and the costliest decisions.

    Each decision is judged by what its player could know, and by what was to be expected of it. The move of a mistake
    is where `tesno replay FILE --upto` and `tesno hint FILE --upto` show it.

    Examples:

        tesno review games/game-000000.json

        tesno review my-game.json --lang ru --json
    """
    language = language_of(lang)
    game = read_game(file)
    if not game.over:
        raise UserError(f"{file}: this game is not over; `tesno hint` helps while it is played")
    with progress("Reviewing", len(turns_of(game))) as more:
        found = review_of(game, lambda done, whole: more(1 if done else 0))
    words = Words.for_table(language, game.table.box, game.table.content)
    if json:
        print_json(_data(game, found, words))
    else:
        _show(game, found, words)


def _data(game: Game, found: Review, words: Words) -> dict[str, object]:
    return {
        "chances": [
            {
                "moves": standing.at,
                "round": standing.round,
                "seat": SEATS[standing.seat],
                "chances": [round(chance, 4) for chance in standing.chances],
            }
            for standing in found.standings
        ],
        "mistakes": [
            {
                "moves": mistake.at,
                "round": mistake.round,
                "seat": SEATS[mistake.seat],
                "played": _text(game, mistake, words, better=False),
                "better": _text(game, mistake, words, better=True),
                "lines": list(mistake.better.lines),
                "because": because(game.rules, mistake.facts, words, SEATS),
                "facts": [asdict(fact) for fact in mistake.facts],
                "loss": round(mistake.loss, 1),
            }
            for mistake in found.mistakes
        ],
    }


def _text(game: Game, mistake: Mistake, words: Words, better: bool) -> str:
    return answer_text(game.rules, mistake.s, mistake.better if better else mistake.played, words, SEATS)


def _show(game: Game, found: Review, words: Words) -> None:
    out = console()
    table = Table(title=words("advice-chances"))
    table.add_column(words("advice-round"), justify="right")
    table.add_column(words("advice-turn"))
    for seat in range(game.rules.seats):
        table.add_column(SEATS[seat], justify="right")
    for standing in found.standings:
        shares = [f"{100 * chance:.0f}" for chance in standing.chances]
        table.add_row(str(standing.round), SEATS[standing.seat], *shares)
    out.print(table)
    if not found.mistakes:
        out.print(words("advice-no-mistakes"), markup=False)
        return
    out.print(words("advice-mistakes"), style="bold", markup=False)
    for mistake in found.mistakes:
        told = {"move": mistake.at, "round": mistake.round, "player": SEATS[mistake.seat]}
        out.print(words("advice-mistake", **told, played=_text(game, mistake, words, better=False)), markup=False)
        better = words("advice-better", n=round(mistake.loss, 1), better=_text(game, mistake, words, better=True))
        reasons = because(game.rules, mistake.facts, words, SEATS)
        out.print(f"    {better}. {reasons}".rstrip(), markup=False)
