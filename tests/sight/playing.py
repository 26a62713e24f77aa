"""Games played through positions alone: what is offered is what is done."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from tesno.core.actions import CHANCE
from tesno.core.game import chance_outcomes
from tesno.locale import Phrase, seat_phrase
from tesno.play import Game, Table
from tesno.sight import position_of
from tesno.sight.model import Option, Position, Selection, Spread

NAMES: list[Phrase] = [
    "Anna",
    seat_phrase("human", None, "", "B"),
    seat_phrase("bot", "greedy", "", "C"),
    seat_phrase("bot", "random", "", "D"),
    "Emil",
]


def seen(game: Game, seat: int | None = None, asked: bool = True) -> Position:
    """What a seat, or whoever acts, is shown."""
    view = game.view(game.acting if seat is None else seat)
    return position_of(game.rules, view, names=NAMES, asked=asked)


def draw(game: Game, rng: random.Random) -> None:
    """All the chance there is to be drawn now."""
    while game.acting == CHANCE:
        outcomes = chance_outcomes(game.rules, game.state)
        game.apply(rng.choices([action for action, _ in outcomes], [weight for _, weight in outcomes])[0])


def do(game: Game, lines: Sequence[str], rng: random.Random | None = None) -> None:
    """The lines of an option, then chance if there is an rng for it."""
    seat = game.acting
    for line in lines:
        game.apply(line, seat)
    if rng is not None:
        draw(game, rng)


def line_of(spread: Spread, counts: Sequence[int]) -> str:
    shares = [f"{share.region}={count}" for share, count in zip(spread.shares, counts, strict=True)]
    return f"{spread.verb} {' '.join(shares)}"


def random_counts(spread: Spread, rng: random.Random) -> list[int]:
    """Any allocation within the limits."""
    counts = [share.least for share in spread.shares]
    left = spread.pool + sum(share.now for share in spread.shares) - sum(counts)
    for _ in range(left):
        free = [index for index, share in enumerate(spread.shares) if counts[index] < share.most]
        counts[rng.choice(free)] += 1
    return counts


def selection_lines(selection: Selection, regions: Sequence[int]) -> list[str]:
    """What answers a selection with these regions, in the order given."""
    line = " ".join([selection.verb, *map(str, regions)])
    is_open = len(regions) < selection.most and not set(selection.final) & set(regions)
    return [*selection.lines, line, *([selection.closing] if selection.closing and is_open else []), *selection.onward]


def random_selection(selection: Selection, rng: random.Random) -> list[str]:
    """Any choice within the limits, in any order."""
    count = rng.randint(max(1, selection.least), selection.most)
    return selection_lines(selection, rng.sample(selection.regions, count))


def random_lines(position: Position, rng: random.Random) -> list[str]:
    """Something that is offered; declining is made rarer so that empires grow."""
    spread = position.spread
    if spread is not None and (not position.options or rng.random() < 0.9):
        ways = [suggestion.counts for suggestion in spread.suggestions]
        return [line_of(spread, rng.choice([*ways, random_counts(spread, rng)]))]
    if position.selection is not None and position.selection.kind == "answer" and rng.random() < 0.5:
        return random_selection(position.selection, rng)
    return rng.choices(position.options, [_weight(option) for option in position.options])[0].lines


def _weight(option: Option) -> float:
    return {"decline": 0.3, "conquer": 2.0, "abandon": 0.3, "end": 0.5}.get(option.kind, 1.0)


def positions(box: str, players: int, seed: int, *options: str) -> Iterator[tuple[Game, Position]]:
    """A game played by what positions offer, with the position of whoever acts at each moment."""
    rng = random.Random(seed)
    game = Game(Table(box=box, players=players, options=options))
    draw(game, rng)
    while not game.over:
        position = seen(game)
        yield game, position
        do(game, random_lines(position, rng), rng)
