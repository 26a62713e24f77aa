"""Who plays against the learner: does what the lesson plans, as far as it can be done, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from tesno.core.view import view_of
from tesno.play import Game
from tesno.server.lessons.script import Lesson
from tesno.sight import position_of
from tesno.sight.model import Position, Spread

# What it answers when nothing is planned: to go no further.
_ONWARD = ("end", "skip", "go")


def reply(lesson: Lesson, game: Game, seat: int) -> list[str]:
    """The lines it plays now."""
    view = view_of(game.rules, game.state, seat)
    position = position_of(game.rules, view, names=[""] * lesson.table.players, asked=True)
    planned = _planned(position, lesson.plan.get(position.round, ()))
    if planned:
        return planned
    if position.spread is not None:
        return [_placing(position.spread)]
    onward = [option for kind in _ONWARD for option in position.options if option.kind == kind]
    return [*onward, *position.options][0].lines


def _planned(position: Position, wishes: Sequence[str]) -> list[str]:
    options = {option.lines[-1]: option.lines for option in position.options}
    return next((options[wish] for wish in wishes if wish in options), [])


def _placing(spread: Spread) -> str:
    if spread.suggestions:
        counts = spread.suggestions[0].counts
    else:
        counts = [share.now for share in spread.shares]
        for _ in range(spread.pool):
            free = [place for place, share in enumerate(spread.shares) if counts[place] < share.most]
            counts[free[0]] += 1
    shares = (f"{share.region}={count}" for share, count in zip(spread.shares, counts, strict=True))
    return " ".join([spread.verb, *shares])
