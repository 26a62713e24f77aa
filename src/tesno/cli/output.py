"""Where results and progress go: results to stdout, progress to stderr."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tesno.compiled import plain_wished, why_plain

_SHOWN_EVERY = 0.1  # seconds
STOPPED = 130  # the usual exit status after Ctrl-C

Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


def print_json(data: Any) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False, indent=2))


def notice_plain() -> None:
    """Who plays many games is told when they are slow, and why, unless that is what was asked for."""
    if why_plain() and not plain_wished():
        typer.echo(f"tesno: plain Python plays, several times slower than compiled: {why_plain()}", err=True)


def show_forfeits(forfeits: Sequence[tuple[str, str]]) -> None:
    """Bots with why they lost games by their own fault; each reason is told once."""
    for (bot, why), games in Counter(forfeits).items():
        console().print(f"{bot} forfeited {games} game{'s' * (games != 1)}: {why}", markup=False)


def console() -> Console:
    """For people. Made anew for each command: tests exchange stdout."""
    return Console(highlight=False)


@contextmanager
def going_on(kept: bool, how: str = "") -> Iterator[None]:
    """Whoever stops it with Ctrl-C is told what becomes of what was done; `how` it would have been kept."""
    try:
        yield
    except KeyboardInterrupt:
        told = "the same command goes on where it was" if kept else f"what was played is lost: {how} keeps it"
        typer.echo(f"tesno: stopped; {told}", err=True)
        raise typer.Exit(STOPPED) from None


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr, where that is a terminal; call what is yielded with how much more is done."""
    err = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Drawn by whoever reports, not by a thread of its own: without threads, work can be spread by forking.
    with Progress(*columns, console=err, transient=True, auto_refresh=False, disable=not err.is_terminal) as bar:
        task = bar.add_task(title, total=total)
        shown = 0.0

        def heard(more: int) -> None:
            nonlocal shown
            bar.advance(task, more)
            if time.monotonic() - shown >= _SHOWN_EVERY:
                bar.refresh()
                shown = time.monotonic()

        yield heard
