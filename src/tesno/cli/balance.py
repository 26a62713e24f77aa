"""`tesno balance`: what races, powers, pairs, seats and boards are worth, yours among them."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Column
from rich.table import Table as Grid

from tesno.bots.ray_cluster import on_ray
from tesno.cli.errors import UserError, friendly
from tesno.cli.options import (
    MOST_GAMES,
    USUAL_BOX,
    BoxOption,
    ContentOption,
    OptionOption,
    PowersOption,
    RacesOption,
    RayOption,
    RoundsOption,
    check_box,
    words_in,
)
from tesno.cli.output import Json, console, going_on, notice_plain, print_json, progress
from tesno.compiled import engine
from tesno.lab.balance import BOT, GAMES, Balance, BalanceError, play_all
from tesno.lab.balance_plot import check_plot, draw
from tesno.lab.worths import Worth, Worths, worths
from tesno.load.boxes import load_box
from tesno.load.sources import read_source
from tesno.play import Table

SHOWN = 10  # so many pairs from either end


@friendly
def balance(
    box: BoxOption = USUAL_BOX,
    players: Annotated[
        str,
        typer.Option(
            "--players", "-p", help="Numbers of players, with commas (default: all the box is for).", show_default=False
        ),
    ] = "",
    rounds: RoundsOption = 0,
    option: OptionOption = None,
    races: RacesOption = "",
    powers: PowersOption = "",
    content: ContentOption = None,
    bot: Annotated[str, typer.Option("--bot", help="Who plays, at all seats.")] = BOT,
    games: Annotated[
        int,
        typer.Option(
            "--games", "-n", min=2, max=MOST_GAMES, help="How many games, for all numbers of players together."
        ),
    ] = GAMES,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="Processes (0: all cores).")] = 0,
    keep: Annotated[
        Path | None,
        typer.Option(
            "--keep",
            help="Keep the games in this file; the same command goes on where it was stopped, with more --games too.",
        ),
    ] = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", help="Draw it all into this file (.svg, .png, .pdf); needs tesno[plots].")
    ] = None,
    ray: RayOption = "",
    json: Json = False,
) -> None:
    """Measure what races, powers, pairs, seats and boards are worth in coins.

    A bot plays itself; about half of the picks are made by lot. What `--content` brings is tried more often, and told
    by itself. The method: docs/bots.md.

    Examples:

        tesno balance --box underground --keep underground.jsonl --plot underground.svg

        tesno balance --content examples/yetis.toml --games 1000

        tesno balance --players 2 --bot easy --games 500 --json
    """
    check_box(box)
    sources = tuple(read_source(path) for path in content or [])
    words = tuple(word for entry in option or [] for word in words_in(entry))
    table = Table(
        box=box, rounds=rounds, options=words, races=words_in(races), powers=words_in(powers), content=sources
    )
    plan = Balance(table, _numbers(players) or tuple(sorted(load_box(box).boards)), bot, seed)
    plan.check()
    start = time.perf_counter()
    try:
        plan.check_games(games)
        if plot is not None:
            check_plot(plot)
        notice_plain()
        with going_on(keep is not None, "--keep FILE"), on_ray(ray), progress("Playing", games) as heard:
            found = worths(play_all(plan, games, jobs, heard, keep))
    except BalanceError as error:
        raise UserError(str(error)) from error
    own = [word for kind in plan.own() for word in kind]
    if plot is not None:
        numbers = ", ".join(map(str, plan.players))
        draw(found, plot, f"{box}: {found.games} games of {bot}, {numbers} players", own)
    data = {
        "box": box,
        "bot": bot,
        "players": list(plan.players),
        "seed": seed,
        "seconds": round(time.perf_counter() - start, 3),
        "engine": engine(),
        **found.to_json(),
        "own": _own(plan, found),
    }
    if json:
        print_json(data)
    else:
        _show(data, found)


def _numbers(text: str) -> tuple[int, ...]:
    words = words_in(text)
    if not all(word.isdecimal() for word in words):
        raise UserError(f"--players {text}: write numbers with commas, such as 2,3")
    return tuple(sorted({int(word) for word in words}))


def _own(plan: Balance, found: Worths) -> list[dict[str, Any]]:
    """Users' own elements with a sentence each."""
    told = []
    for kind, ids, elements in zip(("race", "power"), plan.own(), (found.races, found.powers), strict=True):
        for id in ids:
            one = next((worth for worth in elements if worth.id == id), None)
            figures = {"id": id, "picks": 0} if one is None else one.to_json()
            told.append({"kind": kind, **figures, "sentence": _sentence(kind, id, one)})
    return told


def _sentence(kind: str, id: str, one: Worth | None) -> str:
    if one is None:
        return f"{id} was never picked by lot: play more games"
    way = "more" if one.worth >= 0 else "less"
    sure = "" if abs(one.worth) > one.error else ", which may be chance"
    return (
        f"{id} is worth {abs(one.worth):.1f} (±{one.error:.1f}) coins {way} than the average {kind}{sure}; "
        f"{one.picks} picks"
    )


def _show(data: dict[str, Any], found: Worths) -> None:
    out = console()
    numbers = ", ".join(map(str, data["players"]))
    out.print(
        f"{found.games} games of {data['bot']} with itself, {numbers} players, {found.picks} picks by lot, "
        f"{data['seconds']:.1f} s, {data['engine']}"
    )
    out.print(f"an average combo brings {found.average:.1f} coins; worths are coins more than the average")
    for title, elements in (("race", found.races), ("power", found.powers)):
        grid = Grid(title, *_right("picks", "worth", "95 %", "price by choice"))
        for one in elements:
            price = "" if one.price is None else f"{one.price:.1f}"
            grid.add_row(one.id, str(one.picks), *_told(one.worth, one.error), price)
        out.print(grid)
    grid = Grid("race", "power", *_right("picks", "worth", "95 %", "of it together"))
    ends = found.pairs if len(found.pairs) <= 2 * SHOWN else [*found.pairs[:SHOWN], None, *found.pairs[-SHOWN:]]
    for pair in ends:
        if pair is None:
            grid.add_section()
        else:
            told = _told(pair.worth, pair.error)
            grid.add_row(pair.race, pair.power, str(pair.picks), *told, f"{pair.together:+.1f}")
    out.print(grid)
    grid = Grid("players", "order of play", *_right("games", "worth", "95 %"))
    for seat in found.seats:
        grid.add_row(str(seat.players), str(seat.order), str(seat.games), *_told(seat.worth, seat.error))
    out.print(grid)
    grid = Grid("players", "board", *_right("games", "coins of a player", "worth", "95 %"))
    for board in found.boards:
        alone = board.worth is None or board.error is None
        told = ("", "") if alone else _told(board.worth or 0.0, board.error or 0.0)
        grid.add_row(str(board.players), board.board, str(board.games), f"{board.coins:.1f}", *told)
    out.print(grid)
    for own in data["own"]:
        out.print(f"yours: {own['sentence']}", markup=False, soft_wrap=True)


def _right(*heads: str) -> list[Column]:
    return [Column(head, justify="right") for head in heads]


def _told(worth: float, error: float) -> tuple[str, str]:
    return f"{worth:+.1f}", f"{worth - error:+.1f} – {worth + error:+.1f}"
