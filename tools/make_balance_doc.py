"""Lets a bot play itself in every box and writes docs/balance.md and its plots: what everything is worth in coins.

Usage: python tools/make_balance_doc.py [--games 1200] [--bot hard] [--jobs 0] [--no-play] [--out docs]

Games are kept in build/balance, a file for each box, so it can be stopped at any time and goes on from there; they are
the same in every run. With --no-play the document is written from what is there. Games are thrown away when the bots or
the rules have changed since. The plots need `pip install 'tesno[plots]'`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tesno.bots.kept import KeptError
from tesno.cli.output import progress
from tesno.compiled import engine
from tesno.lab.balance import BOT, GAMES, Balance, BalanceError, kept_games, play_all
from tesno.lab.balance_plot import check_plot, draw
from tesno.lab.stays import Course
from tesno.lab.worths import Worth, Worths, worths
from tesno.load.boxes import box_ids, load_box
from tesno.play import Table

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "balance"
SEED = 3
SHOWN = 10  # so many pairs from either end


def plan(box: str, bot: str) -> Balance:
    return Balance(Table(box=box), tuple(sorted(load_box(box).boards)), bot, SEED)


def courses(box: str, wish: argparse.Namespace) -> list[Course]:
    balance, file = plan(box, wish.bot), KEPT / f"{box}-{wish.bot}.jsonl"
    try:
        found = kept_games(balance, file).read() if file.exists() else []
    except KeptError as error:
        if wish.no_play:
            raise SystemExit(str(error)) from error
        print(f"{error}: the games are played anew", file=sys.stderr)
        file.unlink()
        found = []
    if wish.no_play:
        return sorted(found, key=lambda course: course.index)
    with progress(box, wish.games) as heard:
        return play_all(balance, wish.games, wish.jobs, heard, file)


def told(worth: float, error: float) -> str:
    return f"{worth:+.1f} | {worth - error:+.1f} to {worth + error:+.1f}"


def elements(kind: str, found: Sequence[Worth]) -> list[str]:
    lines = [f"| {kind} | picks by lot | worth | 95 % | price by choice |", "| --- | --: | --: | --- | --: |"]
    for one in found:
        price = "" if one.price is None else f"{one.price:.1f}"
        lines.append(f"| {one.id} | {one.picks} | {told(one.worth, one.error)} | {price} |")
    return lines


def chapter(box: str, bot: str, found: Worths) -> list[str]:
    players = ", ".join(str(number) for number in sorted({one.players for one in found.seats}))
    lines = [
        "",
        f"## {box.capitalize()}",
        "",
        f"{found.games:,} games of `{bot}` with {players} players, {found.picks:,} picks by lot; an average combo "
        f"brings {found.average:.1f} coins.",
        "",
        f"![Worths in {box}](pictures/balance-{box}.svg)",
        "",
        *elements("race", found.races),
        "",
        *elements("power", found.powers),
        "",
        f"The {SHOWN} best and the {SHOWN} worst pairs (all of them: `tesno balance --json`). *Together* is what a",
        "pair is worth more than its race and its power by themselves.",
        "",
        "| race | power | picks by lot | worth | 95 % | together | 95 % |",
        "| --- | --- | --: | --: | --- | --: | --- |",
    ]
    ends = found.pairs if len(found.pairs) <= 2 * SHOWN else found.pairs[:SHOWN] + found.pairs[-SHOWN:]
    for pair in ends:
        both = f"{told(pair.worth, pair.error)} | {told(pair.together, pair.together_error)}"
        lines.append(f"| {pair.race} | {pair.power} | {pair.picks} | {both} |")
    lines += ["", "| players | order of play | games | worth | 95 % |", "| --: | --: | --: | --: | --- |"]
    for seat in found.seats:
        lines.append(f"| {seat.players} | {seat.order} | {seat.games} | {told(seat.worth, seat.error)} |")
    lines += [
        "",
        "| players | board | games | coins of a player | worth | 95 % |",
        "| --: | --- | --: | --: | --: | --- |",
    ]
    for board in found.boards:
        alone = board.worth is None or board.error is None
        worth = " | " if alone else told(board.worth or 0.0, board.error or 0.0)
        lines.append(f"| {board.players} | {board.board} | {board.games} | {board.coins:.1f} | {worth} |")
    return lines


def document(chapters: Sequence[tuple[str, Worths]], bot: str) -> str:
    lines = [
        "# Balance: what everything is worth in coins",
        "",
        "Made by `tools/make_balance_doc.py`; not edited by hand. One box by itself, or with races and powers of your",
        "own: `tesno balance --box base --content my.toml`. How it is measured, and what it can't tell:",
        "[bots.md](bots.md#the-balance-lab).",
        "",
        "A worth is how many coins more than the average race (power, combo) it brings to a player to whom it falls,",
        "with the interval in which that lies with 95 % probability. *Price by choice* is what the bot paid on average",
        "when it picked by its own choice, less what lay on the combo. The order of play is worth coins at the end",
        "beside the average at the table; a board, coins of a player at the end beside other boards for as many",
        "players (no figure where there is only one).",
    ]
    for box, found in chapters:
        lines += chapter(box, bot, found)
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the balance of all boxes and write docs/balance.md")
    parser.add_argument("--games", type=int, default=GAMES, help="games of each box")
    parser.add_argument("--bot", default=BOT, help="who plays")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0: as many as are worth it")
    parser.add_argument("--no-play", action="store_true", help="write the document from the games that are kept")
    parser.add_argument("--out", type=Path, default=ROOT / "docs", help="the folder for the document and its pictures")
    wish = parser.parse_args()
    if engine() == "plain":
        print("plain Python plays, several times slower than compiled: `tesno compile`", file=sys.stderr)
    try:
        for box in box_ids():
            check_plot(wish.out / "pictures" / f"balance-{box}.svg")
        chapters = [(box, worths(courses(box, wish))) for box in box_ids()]
    except BalanceError as error:
        raise SystemExit(str(error)) from error
    for box, found in chapters:
        title = f"{box}: {found.games} games of {wish.bot}"
        draw(found, wish.out / "pictures" / f"balance-{box}.svg", title)
    target = wish.out / "balance.md"
    target.write_text(document(chapters, wish.bot), encoding="utf-8")
    print(f"written: {target}")


if __name__ == "__main__":
    main()
