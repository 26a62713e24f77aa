"""`tesno check`: run scenario files."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from tesno.cli.errors import UserError, friendly
from tesno.cli.output import Json, print_json, progress
from tesno.scenario import Failure, check_file

SUFFIX = ".scn"


@friendly
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files; a folder: all *.scn below.")],
    json: Json = False,
) -> None:
    """Run scenario files; the exit status is 0 only if everything in them holds.

    Examples:

        tesno check my.scn

        tesno check tests/rules --json
    """
    paths = scenario_files(files)
    passed = 0
    failed: list[Failure] = []
    with progress("Checking", len(paths)) as heard:
        for path in paths:
            held, broken = check_file(path)
            passed += held
            failed += broken
            heard(1)
    if json:
        print_json({"passed": passed, "failed": [asdict(failure) for failure in failed]})
    else:
        for failure in failed:
            place = ": ".join(part for part in (failure.file, failure.scenario, failure.step) if part)
            typer.echo(f"{place}\n    {failure.message}")
        typer.echo(f"{passed} passed, {len(failed)} failed")
    if failed:
        raise typer.Exit(1)


def scenario_files(paths: list[Path]) -> list[Path]:
    """The files meant: folders stand for the scenario files below them."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            below = sorted(path.rglob(f"*{SUFFIX}"))
            if not below:
                raise UserError(f"{path}: no *{SUFFIX} file in this folder")
            found += below
        elif path.exists():
            found.append(path)
        else:
            raise UserError(f"{path}: no such file")
    return found
