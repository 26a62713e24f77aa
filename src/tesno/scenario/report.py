"""A game's present turn as a scenario: the best bug report."""

from __future__ import annotations

from tesno.core.actions import CHANCE
from tesno.core.notation import SEATS
from tesno.core.state import State
from tesno.core.steps import NONE, TRAIT
from tesno.play.entries import Move
from tesno.play.game import Game
from tesno.play.position import position_text
from tesno.scenario.files import CHANCE_WORDS


def scenario_of(game: Game, title: str = "report") -> str:
    """The position at the start of the current turn and the moves since, ready for `tesno check`."""
    replay = game.restarted()
    start, since = replay.state.copy(), 0
    turn = (0, -1)
    for index, move in enumerate(game.moves):
        replay.apply(move.text)
        now = (replay.state.round, replay.state.seat)
        if now != turn and not _dealing(replay.state):
            turn, start, since = now, replay.state.copy(), index + 1
    start.step = NONE
    lines = [f"scenario {title}", *(f"  {line}" for line in position_text(game.laid, game.rules, start))]
    for move in game.moves[since:]:
        lines.append(f"  {_line(move)}")
    return "\n".join(lines) + "\n"


def _line(move: Move) -> str:
    if move.acting != CHANCE:
        return f"{SEATS[move.acting]}: {move.text}"
    return move.text if move.text.split()[0] in CHANCE_WORDS else f"chance: {move.text}"


def _dealing(s: State) -> bool:
    """Chance lays out tiles before the turn; what a trait asks chance at its start belongs to the turn."""
    return s.acting == CHANCE and s.step != TRAIT
