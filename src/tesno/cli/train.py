"""`tesno train`: the value that bots judge positions by."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from tesno.bots.ray_cluster import on_ray
from tesno.bots.value import WEIGHTS
from tesno.cli.errors import UserError, friendly
from tesno.cli.options import RayOption, words_in
from tesno.cli.output import Json, console, going_on, notice_plain, print_json, progress
from tesno.lab.fitting import FittingError
from tesno.lab.training import ROUNDS, Recipe, TrainingError
from tesno.lab.training import train as train_by
from tesno.load.boxes import box_ids


@friendly
def train(
    box: Annotated[
        str, typer.Option("--box", help="Which games, with commas (default: all).", show_default=False)
    ] = "",
    folder: Annotated[
        Path, typer.Option("--folder", help="Where games and values are kept, a folder for each box.")
    ] = Path("build/training"),
    seed: Annotated[int, typer.Option("--seed", min=0, help="The same seed gives the same value, on any machine.")] = 1,
    share: Annotated[
        float, typer.Option("--share", min=0.001, max=1000.0, help="How much of the usual number of games is played.")
    ] = 1.0,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="Rounds of self-play.")] = ROUNDS,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="Processes (0: all cores).")] = 0,
    ship: Annotated[
        bool, typer.Option("--ship", help="Put the values into the package, where bots find them.")
    ] = False,
    ray: RayOption = "",
    json: Json = False,
) -> None:
    """Train the value that bots judge positions by, from self-play.

    Stopped and started again, it goes on where it was. Examples:

        tesno train --ship

        tesno train --box base --share 0.1 --folder trial
    """
    boxes = words_in(box) or tuple(box_ids())
    for name in boxes:
        if name not in box_ids():
            raise UserError(f"there is no box {name!r}; boxes are {', '.join(box_ids())}")
    notice_plain()
    told: list[dict[str, Any]] = []
    for name in boxes:
        recipe = Recipe(name, seed, share, rounds)
        start = time.perf_counter()
        with going_on(kept=True), on_ray(ray), progress(f"Training {name}", recipe.work()) as heard:
            try:
                found = train_by(recipe, folder / name, jobs, heard)
            except (TrainingError, FittingError) as error:
                raise UserError(str(error)) from error
        if ship:
            WEIGHTS.mkdir(exist_ok=True)
            (WEIGHTS / f"{name}.npz").write_bytes((folder / name / "value.npz").read_bytes())
        told.append(
            {
                "box": name,
                "seconds": round(time.perf_counter() - start, 1),
                "value": str(folder / name / "value.npz"),
                "rounds": [one.to_json() for one in found],
            }
        )
        if not json:
            _show(told[-1])
    if json:
        print_json(told)


def _show(told: dict[str, Any]) -> None:
    out = console()
    out.print(f"{told['box']}: {told['value']}, {told['seconds']:.0f} s")
    grid = Grid("round", "games", "rows", "error in coins", "of", "against greedy")
    for one in told["rounds"]:
        grid.add_row(
            str(one["number"]),
            str(one["games"]),
            str(one["rows"]),
            f"{one['error']:.2f}",
            f"{one['spread']:.2f}",
            f"{one['rate']:.1%}",
        )
    out.print(grid)
