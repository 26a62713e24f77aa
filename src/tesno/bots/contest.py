"""A contest: line-ups of bots on common seeds, every seating of each, kept in a file so that it can be gone on with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from itertools import combinations, cycle, permutations
from pathlib import Path
from typing import Any, Final

from tesno.bots.kept import KeptGames
from tesno.bots.own import OwnBots
from tesno.bots.provenance import print_of, sources
from tesno.bots.roster import BotError, check_bot
from tesno.bots.seating import Seating
from tesno.bots.series import Plan, match_shares
from tesno.bots.spreading import portions, spread, worth_it
from tesno.load.boxes import load_box
from tesno.play.table import Table, rules_of

Names = tuple[str, ...]

MANY: Final = 6  # from so many games on more processes are worth their start
# Heats that a process plays before it reports: one, since games may take minutes, and a stop loses what was not
# reported; more where processes of Python classes are kept from game to game.
CHUNK: Final = 1
CHUNK_CLASSES: Final = 8


@dataclass(frozen=True)
class Heat:
    """One seed for one line-up in one order: all its seatings are played with the same dice and tiles."""

    index: int
    lineup: Names


@dataclass(frozen=True)
class Played:
    """One game: who sat where, and what became of them."""

    index: int
    seating: Names
    shares: tuple[int, ...]  # of the victory, per seat, in sixtieths
    coins: tuple[int, ...]
    forfeits: Names = ()  # per seat, why it has lost by its own fault; "": it has not. Empty: nobody has

    @property
    def lineup(self) -> Names:
        return _round(self.seating)

    def to_json(self) -> dict[str, Any]:
        entry = {"index": self.index, "seating": self.seating, "shares": self.shares, "coins": self.coins}
        return {**entry, "forfeits": self.forfeits} if self.forfeits else entry

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Played:
        seating, shares, coins = tuple(data["seating"]), tuple(data["shares"]), tuple(data["coins"])
        return cls(data["index"], seating, shares, coins, tuple(data.get("forfeits", ())))


@dataclass(frozen=True)
class Contest:
    """Who plays whom, where, how often. `games` is the number for each line-up, made whole for all its seatings."""

    table: Table
    bots: Names
    games: int
    seed: int = 0
    own: OwnBots = field(default_factory=OwnBots)

    def lineups(self) -> list[Names]:
        """As many bots as seats are one line-up; of more every combination is one. Raises BotError."""
        for name in self.bots:
            check_bot(name, self.own.names)
        seats = self.table.players
        if len(self.bots) == 1:
            return [self.bots * seats]
        if len(self.bots) < seats:
            raise BotError(f"{len(self.bots)} bots for {seats} seats: name one for all, one per seat, or more")
        if self._named:
            return [_round(self.bots)]
        return sorted({tuple(sorted(names)) for names in combinations(self.bots, seats)})

    def heats(self) -> list[Heat]:
        """Seed by seed, so that a contest that is broken off has played all line-ups equally often.

        A line-up sits in another order round the table from seed to seed: whoever follows a weak player has an easier
        game, and who plays in one team with whom matters more still.
        """
        found = []
        for lineup in self.lineups():
            orders = [lineup] if self._named else orders_of(lineup)
            games = 0
            for index, order in enumerate(cycle(orders)):
                if games >= self.games:
                    break
                found.append(Heat(index, order))
                games += len(seatings(order))
        return sorted(found, key=lambda heat: heat.index)

    @property
    def _named(self) -> bool:
        """Whether who sits opposite whom is as named: in teams that are told."""
        return self._teams and len(self.bots) == self.table.players

    @property
    def _teams(self) -> bool:
        """Whether several seats play together."""
        variant = load_box(self.table.box).box.variant(self.table.variant)
        return variant is not None and len(set(variant.sides)) < len(variant.sides)


def _round(seating: Names) -> Names:
    """One name for all seatings that are the same round the table."""
    return min(seating[seat:] + seating[:seat] for seat in range(len(seating)))


@lru_cache(maxsize=1024)
def orders_of(lineup: Names) -> tuple[Names, ...]:
    """All that differ when a line-up sits down round the table, the first player being whoever.

    >>> orders_of(("a", "b", "c")), len(orders_of(("a", "a", "b", "b"))), len(orders_of(("a", "b", "b", "b")))
    ((('a', 'b', 'c'), ('a', 'c', 'b')), 2, 1)
    """
    return tuple(sorted({_round(order) for order in permutations(lineup)}))


def seatings(lineup: Names) -> list[Names]:
    """The line-up turned round the table. Equal bots on equal seats would play the same game: it is listed once.

    >>> seatings(("greedy", "greedy", "random"))
    [('greedy', 'greedy', 'random'), ('greedy', 'random', 'greedy'), ('random', 'greedy', 'greedy')]
    """
    turned = [lineup[seat:] + lineup[:seat] for seat in range(len(lineup))]
    return list(dict.fromkeys(turned))


def hold(
    contest: Contest, jobs: int = 0, heard: Callable[[int], None] | None = None, file: Path | None = None
) -> list[Played]:
    """Play all games and give their results in order. Those that `file` has are not played again; new ones are added
    to it as they end. Raises KeptError for a file of another contest."""
    heats = contest.heats()
    played: list[Played] = []
    kept = results(contest, file) if file is not None else None
    if kept is not None:
        # By heat, since one whose file was cut off in the middle is played as a whole.
        done: dict[Heat, dict[Names, Played]] = {}
        for game in kept.read():
            done.setdefault(Heat(game.index, game.lineup), {})[game.seating] = game
        ended = [heat for heat in heats if len(done.get(heat, ())) == len(seatings(heat.lineup))]
        played = [game for heat in ended for game in done[heat].values()]
        heats = sorted(set(heats) - set(ended), key=lambda heat: (heat.index, heat.lineup))
    if heard is not None:
        heard(len(played))
    jobs = worth_it(jobs, len(heats), MANY)
    most = CHUNK_CLASSES if contest.own.classes else CHUNK
    for games in spread(partial(_play, contest), portions(heats, jobs, most), jobs):
        played.extend(games)
        if kept is not None:
            kept.add(games)
        if heard is not None:
            heard(len(games))
    return sorted(played, key=lambda game: (game.index, game.seating))


def _play(contest: Contest, heats: Sequence[Heat]) -> list[Played]:
    plan = Plan(contest.table, (), contest.seed)
    played = []
    with Seating(contest.own) as table:
        for heat in heats:
            laid = plan.table_of(heat.index)
            rules = rules_of(laid)
            seed = plan.seed_of(heat.index)
            for seating in seatings(heat.lineup):
                match = table.play(seating, laid, rules, seed)
                shares = tuple(match_shares(match, rules.seats))
                forfeits = tuple(match.forfeits.get(seat, "") for seat in range(rules.seats)) if match.forfeits else ()
                played.append(Played(heat.index, seating, shares, tuple(match.coins), forfeits))
    return played


def results(contest: Contest, path: Path) -> KeptGames[Played]:
    """The file of a contest's games."""
    head = {"table": contest.table.to_json(), "seed": contest.seed, "sources": sources()}
    return KeptGames(Played, path, head, {own.name: print_of(own) for own in contest.own.bots})
