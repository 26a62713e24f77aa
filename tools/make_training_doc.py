"""Writes docs/training.md and its plot: how the values of the boxes learned, from what `tesno train` has left.

Usage: python tools/make_training_doc.py [--folder build/training]

What that folder has of a box is put into docs/training, a file for each box; the others stay as they are there.
"""

from __future__ import annotations

import argparse
import json
import shutil
from pathlib import Path
from typing import Any

from tesno.load.boxes import box_ids

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "training.md"
KEPT = ROOT / "docs" / "training"
PICTURE = ROOT / "docs" / "pictures" / "training.svg"
FIRST, LAST = (0.88, 0.76, 0.60), (0.25, 0.13, 0.06)  # colours of the first round and of the last


def trainings() -> dict[str, list[dict[str, Any]]]:
    """The rounds by box, as far as they are kept."""
    kept = {box: KEPT / f"{box}.json" for box in box_ids()}
    return {box: json.loads(path.read_text("utf-8"))["rounds"] for box, path in kept.items() if path.exists()}


def with_curves(told: dict[str, list[dict[str, Any]]]) -> dict[str, list[dict[str, Any]]]:
    return {box: rounds for box, rounds in told.items() if all(one["curve"] for one in rounds)}


def document(told: dict[str, list[dict[str, Any]]]) -> str:
    lines = [
        "# How the values learned",
        "",
        "Made by `tools/make_training_doc.py` from what `tesno train` left (docs/training); not edited by hand. The",
        "recipe: [bots.md](bots.md#training).",
        "",
        "By how many coins a guess of what is still to come is off (root mean square), on games held back, and by how",
        "many if it always guessed the mean; and how often a bot that takes one look with that value beats `greedy`:",
        "100 games of two players, so ±7 to 9 points are chance. Changes of the recipe were judged by more games",
        "([bots.md](bots.md#what-was-tried)).",
        "",
        "![Errors by epoch and round](pictures/training.svg)",
        "",
        "| box | round | games | rows learned from | error in coins | against greedy |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for box, rounds in told.items():
        for one in rounds:
            error = f"{one['error']:.1f} of {one['spread']:.1f}"
            rate = f"{100 * one['rate']:.1f} %"
            lines.append(f"| {box} | {one['number']} | {one['games']:,} | {one['rows']:,} | {error} | {rate} |")
    without = [box for box in told if box not in with_curves(told)]
    if without:
        lines += ["", f"Curves were not kept of: {', '.join(without)}."]
    return "\n".join(lines) + "\n"


def draw(told: dict[str, list[dict[str, Any]]]) -> None:
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "tesno"
    from matplotlib import pyplot

    told = with_curves(told)
    figure, panels = pyplot.subplots(1, len(told), figsize=(3.2 * len(told), 3.8), squeeze=False)
    for axes, (box, rounds) in zip(panels[0], told.items(), strict=True):
        for one in rounds:
            late = one["number"] / max(1, len(rounds) - 1)
            colour = [(1 - late) * light + late * dark for light, dark in zip(FIRST, LAST, strict=True)]
            epochs = range(1, len(one["curve"]) + 1)
            label = f"round {one['number']}: {one['games']:,} games, {one['rate']:.1%} against greedy"
            axes.plot(epochs, one["curve"], marker="o", markersize=3, color=colour, label=label)
        axes.set_title(box)
        axes.set_xlabel("epoch")
        axes.set_ylabel("error in coins, games held back")
        axes.grid(alpha=0.3)
        axes.legend(fontsize=7, loc="upper center", bbox_to_anchor=(0.5, -0.2), frameon=False)
    figure.tight_layout()
    figure.savefig(PICTURE, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "training")
    folder = parser.parse_args().folder
    KEPT.mkdir(exist_ok=True)
    for box in box_ids():
        if (folder / box / "training.json").exists():
            shutil.copyfile(folder / box / "training.json", KEPT / f"{box}.json")
    told = trainings()
    if not told:
        parser.error(f"{folder} holds no training: run `tesno train --folder {folder}` first")
    TARGET.write_text(document(told), "utf-8")
    draw(told)
    print(f"written: {TARGET.relative_to(ROOT)}, {PICTURE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
