"""Carries out lines that stand for several actions, such as `redeploy 9=4 10=3`, through the careful door of a game."""

from __future__ import annotations

from typing import Final

from tesno.core.actions import END
from tesno.core.explain import step_name
from tesno.core.state import Event
from tesno.play import ActionError, Game
from tesno.scenario.moves import MoveError, move

# The composite's word: the question it answers, the word of one action, and the event each action leaves.
_SPREADS: Final[dict[str, tuple[str, str, str]]] = {
    "redeploy": ("redeploy", "place", "placed"),
    "retreat": ("retreat", "retreat", "retreated"),
    "camps": ("camp", "camp", "piece_placed"),
    "heroes": ("hero", "hero", "piece_placed"),
}
_SEVERAL: Final = ("abandon", "give_up")


def perform(game: Game, seat: int, line: str) -> None:
    """Carry out an action or a composite. Raises MoveError or ActionError, and then nothing has changed."""
    words = line.replace(",", " ").split()
    start = len(game.log)
    try:
        if words[0] in _SPREADS and not (words[0] == "retreat" and len(words) == 2 and words[1].isdecimal()):
            _spread(game, seat, " ".join(words))
        elif words[0] in _SEVERAL and len(words) > 2 and all(word.isdecimal() for word in words[1:]):
            for number in sorted(int(word) for word in words[1:]):
                game.apply(f"{words[0]} {number}", seat)
        else:
            game.apply(" ".join(words), seat)
    except ActionError:
        take_back(game, start)
        raise


def take_back(game: Game, start: int) -> None:
    """Undo until the log is as long as it was."""
    while len(game.log) > start and game.can_undo:
        game.undo()


def _spread(game: Game, seat: int, line: str) -> None:
    """Try the composite on a copy, then take the same actions in the game, where they are logged and can be undone."""
    step, verb, event = _SPREADS[line.split()[0]]
    trial = game.state.copy()
    heard: list[Event] = []
    trial.events = heard
    move(game.rules, trial, seat, line)
    regions = [about["region"] for name, about in heard if name == event for _ in range(about.get("count", 1))]
    while not _asked(game, seat, step) and game.acting == seat:
        if END in game.legal and step == "redeploy":
            game.apply(END, seat)
            if not regions:
                return
        elif len(game.legal) == 1:
            game.apply(game.legal[0], seat)
        else:
            raise MoveError("wrong_step", f"{line}: not now")
    for region in regions:
        # The last region takes all that is left at once, and the question is answered.
        if not _asked(game, seat, step):
            return
        game.apply(f"{verb} {region}", seat)


def _asked(game: Game, seat: int, step: str) -> bool:
    return game.acting == seat and step_name(game.rules, game.state) == step
