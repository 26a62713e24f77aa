"""Carries out lines that stand for several actions, such as `redeploy 9=4 10=3`, through the careful door of a game."""

from __future__ import annotations

from typing import Final

from tesno.core.actions import END
from tesno.core.explain import step_name
from tesno.core.state import Event
from tesno.play.errors import ActionError, MalformedAction
from tesno.play.game import Game
from tesno.play.moves import MoveError, move, names_several, spread_verb

# The composite's word: the question it answers, the word of one action, and the event each action leaves.
_TOKENS: Final[dict[str, tuple[str, str, str]]] = {
    "redeploy": ("redeploy", "place", "placed"),
    "retreat": ("retreat", "retreat", "retreated"),
}


def perform(game: Game, seat: int, line: str) -> None:
    """Carry out an action or a composite. Raises MoveError or ActionError, and then nothing has changed."""
    words = line.replace(",", " ").split()
    if not words:
        raise MalformedAction("an empty move")
    start = len(game.log)
    try:
        if (spread := _spread_of(game, words)) is not None:
            _spread(game, seat, " ".join(words), *spread)
        elif names_several(game.rules, words):
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


def _spread_of(game: Game, words: list[str]) -> tuple[str, str, str] | None:
    """What a composite stands for; None for a plain action."""
    if words[0] in _TOKENS:
        plain = words[0] == "retreat" and len(words) == 2 and words[1].isdecimal()
        return None if plain else _TOKENS[words[0]]
    verb = spread_verb(game.rules, words)
    return None if verb is None else (verb, verb, "piece_placed")


def _spread(game: Game, seat: int, line: str, step: str, verb: str, event: str) -> None:
    """Try the composite on a copy, then take the same actions in the game, where they are logged and can be undone."""
    trial = game.state.copy()
    heard: list[Event] = []
    trial.events = heard
    move(game.rules, trial, seat, line)
    pieces = {trait.piece for trait in game.rules.traits if trait.verb == verb}
    regions = [
        about["region"]
        for name, about in heard
        if name == event and ("piece" not in about or about["piece"] in pieces)
        for _ in range(about.get("count", 1))
    ]
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
