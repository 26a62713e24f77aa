"""`tesno arena`: bots against each other, fairly seated, with intervals."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from tesno.bots.contest import Contest, hold, seatings
from tesno.bots.ray_cluster import on_ray
from tesno.bots.standings import standings
from tesno.bots.voices import check_own
from tesno.cli.errors import friendly
from tesno.cli.options import (
    MAPS_BOX,
    MAPS_PLAYERS,
    MOST_GAMES,
    PATIENCE,
    BotSecondsOption,
    BotStartOption,
    ContentOption,
    LayoutOption,
    MapOption,
    OptionOption,
    OwnBotOption,
    PlayersOption,
    PowersOption,
    RacesOption,
    RayOption,
    RoundsOption,
    TableBoxOption,
    VariantOption,
    named_bots,
    table_of,
)
from tesno.cli.output import Json, console, going_on, notice_plain, print_json, progress, show_forfeits
from tesno.compiled import engine


@friendly
def arena(
    box: TableBoxOption = MAPS_BOX,
    players: PlayersOption = MAPS_PLAYERS,
    map: MapOption = None,
    layout: LayoutOption = "",
    variant: VariantOption = "",
    rounds: RoundsOption = 0,
    option: OptionOption = None,
    races: RacesOption = "",
    powers: PowersOption = "",
    content: ContentOption = None,
    bots: Annotated[
        str,
        typer.Option("--bots", help="As many names as players: that line-up; more: every combination of them."),
    ] = "greedy,random",
    games: Annotated[
        int,
        typer.Option(
            "--games", "-n", min=1, max=MOST_GAMES, help="How many games each line-up plays (made whole for all seats)."
        ),
    ] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="Processes (0: as many as are worth it).")] = 0,
    results: Annotated[
        Path | None,
        typer.Option("--results", help="Keep the games in this file; the same command goes on where it was stopped."),
    ] = None,
    ray: RayOption = "",
    bot: OwnBotOption = None,
    bot_seconds: BotSecondsOption = PATIENCE.answer,
    bot_start: BotStartOption = PATIENCE.start,
    json: Json = False,
) -> None:
    """Let bots compete, each on every seat with the same dice, and rank them.

    From seed to seed they sit in another order round the table, but for teams that are named.

    Examples:

        tesno arena --bots greedy,random --games 200

        tesno arena --players 3 --bots greedy,random,random --games 300 --json

        tesno arena --box underground --games 1000 --results underground-2.jsonl

        tesno arena --box warcraft --variant factions --bots hard,easy,hard,easy

        tesno arena --bots greedy,examples/bots/dearest.py:Dearest

        tesno arena --games 10000 --ray 10.0.0.1:6379

        tesno arena --bots greedy,fox --bot 'fox=node examples/bots/dearest.js'
    """
    table = table_of(box, players, map, rounds, option, content, races, powers, layout, variant)
    names, own = named_bots(bots, bot, bot_seconds, bot_start)
    contest = Contest(table, names, games, seed, own)
    contest.lineups()
    check_own(own)
    notice_plain()
    total = sum(len(seatings(heat.lineup)) for heat in contest.heats())
    start = time.perf_counter()
    with going_on(results is not None, "--results FILE"), on_ray(ray), progress("Playing", total) as heard:
        played = hold(contest, jobs, heard, results)
    found = [standing.to_json() for standing in standings(played)]
    data = {
        "games": len(played),
        "bots": found,
        "lineups": [list(lineup) for lineup in contest.lineups()],
        "box": table.box,
        "players": table.players,
        "variant": table.variant,
        "seed": seed,
        "seconds": round(time.perf_counter() - start, 3),
        "engine": engine(),
        "forfeits": [
            {"game": game.index, "seat": seat, "bot": name, "why": why}
            for game in played
            for seat, (name, why) in enumerate(zip(game.seating, game.forfeits, strict=False))
            if why
        ],
    }
    if json:
        print_json(data)
    else:
        _show(data)


def _show(data: dict[str, Any]) -> None:
    out = console()
    games, lineups = data["games"], len(data["lineups"])
    played = f"{games} game{'s' * (games != 1)}, {lineups} line-up{'s' * (lineups != 1)}"
    out.print(f"{played}, {data['seconds']:.1f} s, {data['engine']}")
    grid = Grid("bot", "games", "wins", "rate", "95 %", "coins", "Elo", "95 %")
    for one in data["bots"]:
        grid.add_row(
            one["bot"],
            str(one["games"]),
            f"{one['wins']:g}",
            f"{one['rate']:.1%}",
            f"{one['low']:.1%} – {one['high']:.1%}",
            f"{one['coins']:.1f}",
            f"{one['elo']:+.0f}",
            f"{one['elo_low']:+.0f} – {one['elo_high']:+.0f}",
        )
    out.print(grid)
    show_forfeits([(entry["bot"], entry["why"]) for entry in data["forfeits"]])
