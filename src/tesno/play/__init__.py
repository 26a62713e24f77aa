"""The driver: tables, seeds, chance, checked actions, log, replay, undo."""

from tesno.play.dice import Dice, SealedDice, draw_chance, verify_replay
from tesno.play.entries import Choice, Move, Question
from tesno.play.errors import ActionError, IllegalAction, MalformedAction, TableError
from tesno.play.game import Game
from tesno.play.ledger import Ledger
from tesno.play.replay import read_replay, replay_data, write_replay
from tesno.play.script import ScriptedDice
from tesno.play.table import Table

__all__ = [
    "ActionError",
    "Choice",
    "Dice",
    "Game",
    "IllegalAction",
    "Ledger",
    "MalformedAction",
    "Move",
    "Question",
    "ScriptedDice",
    "SealedDice",
    "Table",
    "TableError",
    "draw_chance",
    "read_replay",
    "replay_data",
    "verify_replay",
    "write_replay",
]
