"""`tesno sim`: many games between bots, with statistics."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from tesno.bots import bot_names
from tesno.bots.ray_cluster import on_ray
from tesno.bots.series import Plan, play_series
from tesno.bots.voices import check_own
from tesno.cli.errors import friendly
from tesno.cli.options import (
    MAPS_BOX,
    MAPS_PLAYERS,
    MOST_COUNTED,
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
from tesno.cli.output import Json, console, notice_plain, print_json, progress
from tesno.compiled import engine
from tesno.core.notation import SEATS
from tesno.play import Table


@friendly
def sim(
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
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=MOST_COUNTED, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option("--bots", help="One bot for all seats, or one per seat with commas.")] = "random",
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="Processes (0: as many as are worth it).")] = 0,
    save: Annotated[Path | None, typer.Option("--save", help="Write replay files to this folder.")] = None,
    ray: RayOption = "",
    bot: OwnBotOption = None,
    bot_seconds: BotSecondsOption = PATIENCE.answer,
    bot_start: BotStartOption = PATIENCE.start,
    json: Json = False,
) -> None:
    """Play many games between bots and count.

    Examples:

        tesno sim --players 4 --games 500 --bots random --seed 1 --json

        tesno sim --players 2 --games 200 --bots greedy,random

        tesno sim --content examples/yetis.toml --games 50

        tesno sim --map examples/three_fords.json --bots greedy

        tesno sim --games 3 --bots greedy --save games

        tesno sim --bots 'fox=python examples/bots/dearest_program.py,greedy'
    """
    table = table_of(box, players, map, rounds, option, content, races, powers, layout, variant)
    listed, own = named_bots(bots, bot, bot_seconds, bot_start)
    names = bot_names(",".join(listed), table.players, own.names)
    check_own(own)
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    plan = Plan(table, names, seed, str(save) if save is not None else "", own)
    notice_plain()
    start = time.perf_counter()
    with on_ray(ray), progress("Playing", games) as heard:
        totals = play_series(plan, games, jobs, heard)
    seconds = time.perf_counter() - start
    data = {
        **totals.to_json(),
        "seconds": round(seconds, 3),
        "engine": engine(),
        "seed": seed,
        "bots": list(names),
        "table": _named(table),
    }
    if json:
        print_json(data)
    else:
        _show(data)


def _named(table: Table) -> dict[str, Any]:
    """The table with files and maps by their names only."""
    map = "" if table.map is None else " ".join(board.id for board in table.boards())
    return {**table.to_json(), "map": map, "content": [source.name for source in table.content]}


def _show(data: dict[str, Any]) -> None:
    out = console()
    games, seconds = data["games"], data["seconds"]
    pace = f"{data['decisions'] / seconds:,.0f} decisions a second" if seconds else ""
    out.print(
        f"{games} game{'s' * (games != 1)}, {data['decisions']} decisions, {seconds:.1f} s, {pace}, {data['engine']}"
    )
    grid = Grid("seat", "bot", "wins", "share", "coins")
    for seat, bot in enumerate(data["bots"]):
        wins = data["wins"][seat]
        grid.add_row(SEATS[seat], bot, f"{wins:g}", f"{wins / games:.1%}", f"{data['coins'][seat]:.1f}")
    out.print(grid)
    for why, times in data["failures"].items():
        out.print(f"forfeited {times} game{'s' * (times != 1)}: {why}", markup=False)
    for kind in ("races", "powers"):
        grid = Grid(kind, "picked", "coins each", "price", "owner won")
        for id, tally in sorted(data[kind].items(), key=lambda entry: -entry[1]["coins_per_pick"]):
            grid.add_row(
                id,
                str(tally["picked"]),
                f"{tally['coins_per_pick']:.1f}",
                f"{tally['price_per_pick']:.1f}",
                f"{tally['wins']:.1%}",
            )
        out.print(grid)
