"""`tesno bench`: how fast the engine is, beside another one in the same run; how fast the levels are; or a soak run."""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from tesno.bots.levels import LEVELS
from tesno.cli.errors import UserError, friendly
from tesno.cli.options import USUAL_BOX, check_box
from tesno.cli.output import Json, console, notice_plain, print_json, progress
from tesno.compiled import engine
from tesno.lab import pace
from tesno.lab.bench import CannotBench
from tesno.lab.bench import bench as measure
from tesno.lab.invariants import Broken
from tesno.lab.soak import soak as soak_run
from tesno.load.boxes import box_ids


@friendly
def bench(
    box: Annotated[
        str, typer.Option("--box", help="Which game (default: base; with --levels all of them).", show_default=False)
    ] = "",
    rounds: Annotated[int, typer.Option("--rounds", min=1, max=99, help="Rounds of interleaved slices.")] = 9,
    seconds: Annotated[float, typer.Option("--seconds", min=0.05, max=60, help="Length of a slice.")] = 0.5,
    soak: Annotated[bool, typer.Option("--soak", help="Play random games over all boards and check them.")] = False,
    decisions: Annotated[int, typer.Option("--decisions", min=1, help="Decisions of a soak run.")] = 1_000_000,
    check_every: Annotated[int, typer.Option("--check-every", min=1, help="Check every so many states.")] = 10,
    seed: Annotated[int, typer.Option("--seed", help="Of the soak run, or of the levels' games.")] = 1,
    levels: Annotated[
        bool, typer.Option("--levels", help="Only how long bots of each level think, with five players.")
    ] = False,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games of each level.")] = pace.GAMES,
    json: Json = False,
) -> None:
    """Compare the speed of random games with catanatron's, plain and compiled, in one run on one core.

    Only decisions with at least two legal actions count, on both sides. Figures are ratios: medians over interleaved
    slices. Needs `pip install 'tesno[bench]'`; without a C compiler the compiled figures are left out. How many turns
    and nodes a second bots of each level do follows; `--levels` tells that alone, and needs nothing.

    Examples:

        tesno bench --json

        tesno bench --soak --decisions 1000000

        tesno bench --levels --box base
    """
    boxes = [box] if box else box_ids()
    box = box or USUAL_BOX
    check_box(box)
    if soak and levels:
        raise UserError("--soak and --levels are two measurements: choose one")
    if levels:
        _levels(boxes, games, seed, json)
        return
    if soak:
        _soak(box, decisions, check_every, seed, json)
        return
    steps = rounds + 2
    try:
        with progress("Measuring", steps) as heard:
            data = {"box": box, **measure(box, rounds, seconds, lambda text: heard(1))}
    except CannotBench as error:
        raise UserError(f"{error}; `tesno bench --levels` does without") from error
    thought = _thought([box], games, seed)
    if json:
        print_json({**data, **thought})
    else:
        _show(data)
        _show_levels(thought)


def _show(data: dict[str, Any]) -> None:
    out = console()
    grid = Grid(title=f"{data['box']}: times catanatron's rate, medians of {data['rounds']} rounds")
    for column in ("", "decisions", "games", "copy of a state, µs"):
        grid.add_column(column, justify="left" if not column else "right")
    for name in ("plain", "compiled"):
        if data[f"ratio_{name}"] is not None:
            figures = (data[f"ratio_{name}"], data[f"games_ratio_{name}"], data[f"copy_us_{name}"])
            grid.add_row(name, *(f"{figure:.2f}" for figure in figures))
    out.print(grid)
    out.print(f"{data['decisions_per_game']} decisions per game; {data['forced_share']:.1%} more have one answer")
    out.print(f"what `tesno` itself runs here: {data['engine']}")
    if data["notice"]:
        out.print(data["notice"])


def _levels(boxes: list[str], games: int, seed: int, json: bool) -> None:
    notice_plain()
    thought = _thought(boxes, games, seed)
    if json:
        print_json(thought)
    else:
        _show_levels(thought)


def _thought(boxes: list[str], games: int, seed: int) -> dict[str, Any]:
    """How fast the levels are in these boxes."""
    with progress("Thinking", games * len(boxes) * len(LEVELS)) as heard:
        found = [pace.measure(box, level, games, seed, heard).to_json() for box in boxes for level in LEVELS]
    return {"engine": engine(), "players": pace.PLAYERS, "games": games, "seed": seed, "levels": found}


def _show_levels(thought: dict[str, Any]) -> None:
    out = console()
    games = thought["games"]
    out.print(
        f"{thought['players']} players, {games} game{'s' * (games != 1)} of each level, one core, {thought['engine']}"
    )
    out.print("mean, p99: seconds of a turn, and what they may be when compiled")
    grid = Grid("box", "level")
    for column in ("turns", "turns/s", "nodes/s", "mean", "p99"):
        grid.add_column(column, justify="right")
    for one in thought["levels"]:
        grid.add_row(
            one["box"],
            one["level"],
            str(one["turns"]),
            f"{one['turns_per_second']:.1f}",
            f"{one['nodes_per_second']:,.0f}",
            f"{one['mean']:.3f} of {one['mean_wanted']:g}",
            f"{one['p99']:.2f} of {one['p99_wanted']:g}",
        )
    out.print(grid)


def _soak(box: str, decisions: int, check_every: int, seed: int, json: bool) -> None:
    start = time.perf_counter()
    try:
        with progress("Soaking", decisions) as heard:
            report = soak_run(box, decisions, seed, check_every=check_every, progress=heard)
    except Broken as error:
        typer.echo(f"tesno: {error}", err=True)
        raise typer.Exit(1) from error
    data = {
        "games": report.games,
        "decisions": report.decisions,
        "largest_choice": report.largest_choice,
        "seconds": round(time.perf_counter() - start, 1),
    }
    if json:
        print_json(data)
    else:
        console().print(f"{report.decisions} decisions in {report.games} games on all boards: nothing broke")
