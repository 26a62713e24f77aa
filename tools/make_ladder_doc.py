"""Lets the bots of all levels play each other and writes docs/ladder.md and its plots: how strong each is.

Usage: python tools/make_ladder_doc.py [--games 1000] [--more 400] [--expert 200] [--jobs 0] [--no-play]

Neighbouring levels, and the expert against up to three `greedy`, play `--games` games with two players and `--more`
with three to five (`--expert` where the expert plays). Games are kept in build/ladder, a file for each match, so it can
be stopped at any time and goes on from there; they are the same in every run. It takes hours, so the project keeps who
has won each game (docs/ladder/games.json): another day, or another machine, goes on from that, and with --no-play the
document is written from it. A match that bots or rules would play otherwise today is played anew: its first games are
compared, by everybody's coins. Until that is done the record keeps the games it has.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tesno.bots.contest import Contest, Played, hold, results, seatings
from tesno.bots.levels import LEVELS
from tesno.bots.roster import BotError
from tesno.bots.series import WHOLE
from tesno.bots.standings import Standing, standings
from tesno.cli.output import progress
from tesno.compiled import engine
from tesno.load.boxes import box_ids, draws_for, load_box
from tesno.play import Table

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "ladder.md"
PICTURES = ROOT / "docs" / "pictures"
KEPT = ROOT / "build" / "ladder"
RECORD = ROOT / "docs" / "ladder" / "games.json"
NAMES = [level.name for level in LEVELS]
YARDSTICK = "greedy"
MOST_BY_YARDSTICK = 4  # players: what is asked of the expert is asked against one, two and three
SEED = 11
COMPARED = 6  # seeds by which it is seen whether a match would be played as it was


@dataclass(frozen=True)
class Match:
    """A bot against one or more of another."""

    box: str
    players: int
    bot: str
    other: str

    @property
    def name(self) -> str:
        return f"{self.box}-{self.players}-{self.bot}-{self.other}"

    @property
    def file(self) -> Path:
        return KEPT / f"{self.name}.jsonl"

    def contest(self, games: int) -> Contest:
        drawn = bool(draws_for(load_box(self.box), self.players))
        table = Table(box=self.box, players=self.players, layout="random" if drawn else "")
        return Contest(table, (self.bot, *[self.other] * (self.players - 1)), games, SEED)


def matches(box: str) -> list[Match]:
    neighbours = list(zip(NAMES[1:], NAMES, strict=False))
    yardstick = [(NAMES[-1], YARDSTICK)]
    return [
        Match(box, players, bot, other)
        for players in range(2, 6)
        for bot, other in (neighbours + yardstick if players <= MOST_BY_YARDSTICK else neighbours)
    ]


def with_expert(match: Match) -> bool:
    return NAMES[-1] in (match.bot, match.other)


def early(match: Match) -> tuple[bool, bool, int]:
    """Two players first: what the levels are made for is known early. What takes longest comes last."""
    return match.players > 2, with_expert(match), match.players


def games_of(match: Match, wish: argparse.Namespace) -> int:
    if match.players == 2:
        return int(wish.games)
    return int(wish.expert if with_expert(match) else wish.more)


def seats_of(match: Match) -> list[tuple[str, ...]]:
    """Who sits where, in the order in which a seed's games are recorded."""
    return seatings(match.contest(1).lineups()[0])


def recorded() -> dict[str, list[str]]:
    """By match the seats that have won each game, seed by seed: `0`, or `02` for a shared victory. Of the first seeds
    also everybody's coins, `0:88,71`: bots that have changed a little still have the same winners in a few games."""
    if not RECORD.exists():
        return {}
    return {name: games.split() for name, games in json.loads(RECORD.read_text("utf-8")).items()}


def record(match: Match, games: Sequence[Played]) -> None:
    """Put a match's games, as far as all of a seed's are there, into the record, unless that has more of them."""
    played = {(game.index, game.seating): game for game in games}
    found: list[str] = []
    index = 0
    while all((index, seating) in played for seating in seats_of(match)):
        found += [_word(played[index, seating]) for seating in seats_of(match)]
        index += 1
    kept = recorded()
    # What is played anew replaces what was there when it is whole.
    if len(found) < len(kept.get(match.name, ())):
        return
    kept[match.name] = found
    mark(match, False)
    lines = [f"{json.dumps(name)}: {json.dumps(' '.join(kept[name]))}" for name in sorted(kept) if kept[name]]
    RECORD.parent.mkdir(exist_ok=True)
    RECORD.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def outdated() -> list[str]:
    """The matches that bots or rules would play otherwise today, and that were not played anew yet."""
    path = RECORD.with_name("outdated.json")
    return list(json.loads(path.read_text("utf-8"))) if path.exists() else []


def mark(match: Match, old: bool) -> None:
    """Note whether what the record has of a match is outdated."""
    names = {*outdated(), match.name} if old else {*outdated()} - {match.name}
    RECORD.parent.mkdir(exist_ok=True)
    RECORD.with_name("outdated.json").write_text(json.dumps(sorted(names), indent=1) + "\n", "utf-8")


def _word(game: Played) -> str:
    won = "".join(str(seat) for seat, share in enumerate(game.shares) if share)
    return f"{won}:{','.join(map(str, game.coins))}" if game.index < COMPARED else won


def played_so_far(match: Match) -> list[Played]:
    """The games of the record; it knows no coins but those of the first seeds."""
    found = []
    places = seats_of(match)
    for number, word in enumerate(recorded().get(match.name, ())):
        index, seating = divmod(number, len(places))
        winners, _, coins = word.partition(":")
        shares = tuple(WHOLE // len(winners) if str(seat) in winners else 0 for seat in range(match.players))
        known = tuple(map(int, coins.split(","))) if coins else (0,) * match.players
        found.append(Played(index, places[seating], shares, known))
    return found


def first_of(match: Match) -> list[Played]:
    """The games by which it is seen whether a match would be played as it was."""
    return hold(match.contest(COMPARED * len(seats_of(match))), 1)


def go_on(match: Match) -> list[Played]:
    """The games that a match may go on from: those of this folder, or else of the record, if they would be the same."""
    kept = results(match.contest(1), match.file)
    try:
        here = kept.read()
    except BotError:  # played by what Tesno was: the record tells whether that plays otherwise
        match.file.unlink()
        here = kept.read()
    # What is outdated is not gone on with, though its first games may have come out the same.
    games = here or ([] if match.name in outdated() else played_so_far(match))
    then = {(game.index, game.seating): game for game in games}
    if games and any(then.get((game.index, game.seating), game) != game for game in first_of(match)):
        print(f"{match.name} would be played otherwise now: played anew", file=sys.stderr)
        match.file.unlink()
        mark(match, True)
        return []
    if not here:
        kept.add(games)
    return games


def play(wish: argparse.Namespace) -> None:
    there = recorded()

    def order(match: Match) -> tuple[bool, bool, bool, int]:
        """What was never played comes before what may have to be played anew."""
        return len(there.get(match.name, ())) >= games_of(match, wish), *early(match)

    for match in sorted((match for box in box_ids() for match in matches(box)), key=order):
        contest = match.contest(games_of(match, wish))
        total = sum(len(seatings(heat.lineup)) for heat in contest.heats())
        if len(go_on(match)) >= total:
            continue
        try:
            with progress(match.name, total) as heard:
                hold(contest, wish.jobs, heard, match.file)
        finally:
            record(match, results(contest, match.file).read())
        print(match.name, flush=True)


def games_told(match: Match, one: Standing, old: list[str]) -> str:
    return f"{one.games} †" if match.name in old else str(one.games)


def share(one: Standing) -> str:
    return f"{one.rate:.1%} ({one.low:.1%} – {one.high:.1%})".replace("%", " %")


def standing_of(games: Sequence[Played], bot: str) -> Standing | None:
    return next((one for one in standings(games) if one.bot == bot), None) if games else None


def document() -> str:
    lines = [
        "# The ladder: how strong the bots are",
        "",
        "Made by `tools/make_ladder_doc.py`; not edited by hand. Every line-up takes all seats in turn on common seeds",
        "(`tesno arena`); shares of victories have the interval in which they lie with 95 % probability. Warcraft's",
        "boards are drawn for every seed. What the levels do: [bots.md](bots.md).",
    ]
    old = outdated()
    if old:
        lines += [
            "",
            "† played by the bots as they were before their latest change, and not yet played anew.",
        ]
    for box in box_ids():
        lines += ["", f"## {box.capitalize()}", "", f"![Strength of the levels](pictures/ladder-{box}.svg)", ""]
        lines += ["Two players: each level against the one below; 65 to 85 % is what they are made for.", ""]
        lines += ["| level | against | games | share of victories |", "| --- | --- | --- | --- |"]
        for match in matches(box):
            if match.players == 2:
                found = standing_of(played_so_far(match), match.bot)
                if found is not None:
                    games = games_told(match, found, old)
                    lines.append(f"| {match.bot} | {match.other} | {games} | {share(found)} |")
        lines += [
            "",
            "At larger tables one of the level sits among others of the one below; an equal share is 1/n.",
            "",
        ]
        lines += ["| level | against | players | games | share of victories | equal share |"]
        lines += ["| --- | --- | --- | --- | --- | --- |"]
        for match in matches(box):
            if match.players > 2:
                found = standing_of(played_so_far(match), match.bot)
                if found is not None:
                    games = games_told(match, found, old)
                    lines.append(
                        f"| {match.bot} | {match.players - 1} {match.other} | {match.players} | {games} "
                        f"| {share(found)} | {1 / match.players:.0%} |".replace("%", " %").replace("  %", " %")
                    )
    return "\n".join(lines) + "\n"


def draw(box: str) -> None:
    """Elo of all that have played with two players, with intervals."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "tesno"
    from matplotlib import pyplot

    games = [game for match in matches(box) if match.players == 2 for game in played_so_far(match)]
    if not games:
        return
    found = sorted(standings(games), key=lambda one: one.elo)
    figure, axes = pyplot.subplots(figsize=(6.4, 2.4))
    places = range(len(found))
    axes.errorbar(
        [one.elo for one in found],
        places,
        xerr=[[one.elo - one.elo_low for one in found], [one.elo_high - one.elo for one in found]],
        fmt="o",
        color="#7a3b1e",
        ecolor="#c79a6b",
        capsize=3,
    )
    axes.set_yticks(list(places), [one.bot for one in found])
    axes.set_xlabel("Elo, 95 % intervals, two players")
    axes.grid(axis="x", alpha=0.3)
    figure.tight_layout()
    figure.savefig(PICTURES / f"ladder-{box}.svg", metadata={"Date": None})
    pyplot.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play the ladder and write docs/ladder.md")
    parser.add_argument("--games", type=int, default=1000, help="games of a pair, two players")
    parser.add_argument("--more", type=int, default=400, help="games of a line-up, three to five players")
    parser.add_argument("--expert", type=int, default=200, help="the same where the expert plays")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0: as many as are worth it")
    parser.add_argument("--no-play", action="store_true", help="write the document from the games that are kept")
    wish = parser.parse_args()
    if engine() == "plain":
        print("plain Python plays, several times slower than compiled: `tesno compile`", file=sys.stderr)
    if not wish.no_play:
        play(wish)
    TARGET.write_text(document(), encoding="utf-8")
    for box in box_ids():
        draw(box)
    print(f"written: {TARGET.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
