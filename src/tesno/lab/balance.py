"""The games that the balance of a box is measured by: all seats alike, kept in a file to go on from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import accumulate, count
from pathlib import Path
from typing import Final

from tesno.bots.kept import KeptGames
from tesno.bots.levels import LEVELS
from tesno.bots.provenance import sources
from tesno.bots.roster import check_bot, make_bot
from tesno.bots.series import Plan
from tesno.bots.spreading import portions, spread, worth_it
from tesno.lab.stays import Course, play_course
from tesno.load.boxes import draws_for, load_box
from tesno.load.content import read_content
from tesno.play.table import RANDOM, Table, rules_of

BOT: Final = "hard"  # the strongest of those that play some thousands of games in an hour or two
# So many games lead to intervals of about one coin either way for races and powers (see docs/bots.md).
GAMES: Final = 1200
CHUNK: Final = 1  # game that a process plays before it reports: what was not reported is lost when one is stopped
MANY: Final = 6  # from so many games on more processes are worth their start
# Picks by lot of a seat: half of its first one, and of those to come so many in each further round, as the levels play;
# all other bots change their race twice as often.
FIRST_PICK: Final = 0.5
FURTHER_PICKS: Final = 0.075
RESTLESS: Final = 0.15


class BalanceError(ValueError):
    """Too few games; the message says what to do."""


@dataclass(frozen=True)
class Balance:
    """What is played. Game number `index` is the same in every run; numbers of players take turns.

    `table` is for any of them: its own number of players is not used.
    """

    table: Table
    players: tuple[int, ...]
    bot: str = BOT
    seed: int = 0

    def check(self) -> None:
        """Raises TableError, ContentError or BotError when something does not fit."""
        check_bot(self.bot)
        for players in self.players:
            self.table_for(players).check()

    def table_for(self, players: int) -> Table:
        """Where a box has boards to draw from they are drawn for each game."""
        drawn = self.table.map is None and bool(draws_for(load_box(self.table.box), players))
        return replace(self.table, players=players, layout=RANDOM if drawn else "")

    def own(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The races and powers that users' files bring and that are in play."""
        files = load_box(self.table.box)
        read = [read_content(source, files.box, files.traits) for source in self.table.content]
        races = tuple(race.id for content in read for race in content.races)
        powers = tuple(power.id for content in read for power in content.powers)
        return (
            tuple(id for id in races if not self.table.races or id in self.table.races),
            tuple(id for id in powers if not self.table.powers or id in self.table.powers),
        )

    def check_games(self, games: int) -> None:
        """Before they are played, whether so many can be enough. Raises BalanceError."""
        each = [rules_of(self._plan(index).table_of(index)) for index in range(len(self.players))]
        numbers = len(each[0].race_ids) + len(each[0].power_ids) + sum(rules.rounds for rules in each)
        further = FURTHER_PICKS if self.bot in [level.name for level in LEVELS] else RESTLESS
        picks = [rules.seats * (FIRST_PICK + further * (rules.rounds - 1)) for rules in each]
        expected = sum(picks[index % len(picks)] for index in range(games))
        if expected < numbers:
            more = accumulate((picks[index % len(picks)] for index in count(games)), initial=expected)
            enough = games + next(place for place, so_many in enumerate(more) if so_many >= numbers)
            raise BalanceError(
                f"{games} games have about {expected:.0f} picks by lot, too few to tell {numbers} numbers apart: "
                f"play at least {enough} games"
            )

    def _plan(self, index: int) -> Plan:
        return Plan(self.table_for(self.players[index % len(self.players)]), (), self.seed)

    def play(self, index: int) -> Course:
        plan = self._plan(index)
        players = plan.table.players
        table, seed = plan.table_of(index), plan.seed_of(index)
        rules = rules_of(table)
        bots = [make_bot(self.bot, rules, seat, seed) for seat in range(players)]
        boards = [board.id for board in table.boards()]
        races, powers = self.own()
        return play_course(rules, bots, seed, index, boards, frozenset(races + powers))


def play_all(
    balance: Balance,
    games: int,
    jobs: int = 0,
    heard: Callable[[int], None] = lambda _: None,
    file: Path | None = None,
) -> list[Course]:
    """The games 0 to `games` - 1 in their order. Those that `file` has are not played again; new ones are added to it.

    Raises KeptError for a file of other games.
    """
    kept = kept_games(balance, file) if file is not None else None
    found = {course.index: course for course in kept.read() if course.index < games} if kept is not None else {}
    heard(len(found))
    missing = [index for index in range(games) if index not in found]
    jobs = worth_it(jobs, len(missing), MANY)
    for courses in spread(partial(_play, balance), portions(missing, jobs, CHUNK), jobs):
        found.update((course.index, course) for course in courses)
        if kept is not None:
            kept.add(courses)
        heard(len(courses))
    return [found[index] for index in range(games)]


def _play(balance: Balance, indices: Sequence[int]) -> list[Course]:
    return [balance.play(index) for index in indices]


def kept_games(balance: Balance, path: Path) -> KeptGames[Course]:
    """The file of such games."""
    table = {name: value for name, value in balance.table.to_json().items() if name != "players"}
    head = {
        "table": table,
        "players": list(balance.players),
        "bot": balance.bot,
        "seed": balance.seed,
        "sources": sources(["lab/stays.py"]),
    }
    return KeptGames(Course, path, head)
