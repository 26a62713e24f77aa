"""Draws docs/pictures/training.svg: how the values of the boxes learned, from what `tesno train` has left.

Usage: python tools/make_training_plot.py [--folder build/training]
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import matplotlib
from matplotlib import pyplot

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "pictures" / "training.svg"
FIRST, LAST = (0.88, 0.76, 0.60), (0.25, 0.13, 0.06)  # colours of the first round and of the last


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "training")
    folder = parser.parse_args().folder
    trainings = sorted(folder.glob("*/training.json"))
    if not trainings:
        sys.exit(f"{folder} holds no training: run `tesno train --folder {folder}` first")
    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "tesno"
    figure, panels = pyplot.subplots(1, len(trainings), figsize=(3.2 * len(trainings), 3.8), squeeze=False)
    for axes, path in zip(panels[0], trainings, strict=True):
        told = json.loads(path.read_text("utf-8"))
        for number, one in enumerate(told["rounds"]):
            late = number / max(1, len(told["rounds"]) - 1)
            colour = [(1 - late) * light + late * dark for light, dark in zip(FIRST, LAST, strict=True)]
            epochs = range(1, len(one["curve"]) + 1)
            label = f"round {one['number']}: {one['games']:,} games, {one['rate']:.1%} against greedy"
            axes.plot(epochs, one["curve"], marker="o", markersize=3, color=colour, label=label)
        axes.set_title(told["recipe"]["box"])
        axes.set_xlabel("epoch")
        axes.set_ylabel("error in coins, games held back")
        axes.grid(alpha=0.3)
        axes.legend(fontsize=7, loc="upper center", bbox_to_anchor=(0.5, -0.2), frameon=False)
    figure.tight_layout()
    figure.savefig(TARGET, metadata={"Date": None})
    print(f"written: {TARGET.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
