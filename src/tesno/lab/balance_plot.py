"""Worths as a picture: points with their 95 % intervals. Needs matplotlib, which nothing else does."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple

from tesno.lab.balance import BalanceError
from tesno.lab.worths import Worths

KINDS: Final = (".svg", ".png", ".pdf")
ENDS: Final = 10  # so many pairs from either end
_POINT: Final = "#7a3b1e"
_BAR: Final = "#c79a6b"
_OWN: Final = "#1e5a7a"


class Mark(NamedTuple):
    """One line of a panel."""

    name: str
    worth: float
    error: float
    own: bool = False


def check_plot(path: Path) -> None:
    """Raises BalanceError when no such picture can be made: before any game is played."""
    if path.suffix.lower() not in KINDS:
        raise BalanceError(f"{path}: a plot is a file that ends in {', '.join(KINDS)}")
    if find_spec("matplotlib") is None:
        raise BalanceError("plots need matplotlib: pip install 'tesno[plots]'")
    path.parent.mkdir(parents=True, exist_ok=True)


def panels(worths: Worths, own: Collection[str] = ()) -> list[tuple[str, list[Mark]]]:
    """What is drawn, panel by panel; those that stand in one row are neighbours."""
    races, powers = (
        [Mark(one.id, one.worth, one.error, one.id in own) for one in found] for found in (worths.races, worths.powers)
    )
    pairs = [
        Mark(f"{one.power} {one.race}", one.worth, one.error, one.race in own or one.power in own)
        for one in worths.pairs
    ]
    seats = [Mark(f"{one.players} players: {_nth(one.order)}", one.worth, one.error) for one in worths.seats]
    boards = [
        Mark(f"{one.players} players: {one.board}", one.worth, one.error)
        for one in worths.boards
        if one.worth is not None and one.error is not None
    ]
    found = [("races", races), ("powers", powers), ("best pairs", pairs[:ENDS]), ("worst pairs", pairs[-ENDS:])]
    return [*found, ("order of play", seats), *([("boards", boards)] if boards else [])]


def _nth(order: int) -> str:
    return {1: "1st", 2: "2nd", 3: "3rd"}.get(order, f"{order}th")


def draw(worths: Worths, path: Path, title: str, own: Iterable[str] = ()) -> None:
    """Draw everything into one file."""
    import matplotlib

    matplotlib.use("agg")
    matplotlib.rcParams["svg.hashsalt"] = "tesno"
    from matplotlib import pyplot

    shown = panels(worths, set(own))
    rows = (len(shown) + 1) // 2
    heights = [max(len(marks) for _, marks in shown[2 * row : 2 * row + 2]) + 3 for row in range(rows)]
    figure, grid = pyplot.subplots(
        rows, 2, figsize=(10, 0.2 * sum(heights) + 0.6), height_ratios=heights, squeeze=False, layout="constrained"
    )
    for place, axes in enumerate(grid.flat):
        if place < len(shown):
            _panel(axes, *shown[place])
        else:
            axes.set_visible(False)
    figure.suptitle(title)
    # Without the date the same games make the same file.
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    pyplot.close(figure)


def _panel(axes: Any, title: str, marks: list[Mark]) -> None:
    for own, colour, bar in ((False, _POINT, _BAR), (True, _OWN, _OWN)):
        drawn = [(place, mark) for place, mark in enumerate(marks) if mark.own == own]
        axes.errorbar(
            [mark.worth for _, mark in drawn],
            [place for place, _ in drawn],
            xerr=[mark.error for _, mark in drawn],
            fmt="o",
            markersize=3.5,
            color=colour,
            ecolor=bar,
            capsize=2,
        )
    axes.set_yticks(range(len(marks)), [mark.name for mark in marks], fontsize=8)
    axes.invert_yaxis()
    axes.axvline(0, color="#888888", linewidth=0.8)
    axes.set_title(title, fontsize=10)
    axes.set_xlabel("coins, 95 % intervals", fontsize=8)
    axes.tick_params(axis="x", labelsize=8)
    axes.grid(axis="x", alpha=0.3)
