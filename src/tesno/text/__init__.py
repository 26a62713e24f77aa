"""The game in a terminal: people at one keyboard, bots at the other seats."""

from tesno.text.client import BotFor, BotMove, play_in_terminal
from tesno.text.names import HUMAN, seat_names

__all__ = ["HUMAN", "BotFor", "BotMove", "play_in_terminal", "seat_names"]
