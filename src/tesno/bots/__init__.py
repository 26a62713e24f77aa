"""Players made of code: they see views only."""

from tesno.bots.arena import Match, Stint, play_match
from tesno.bots.bot import NO_VIEW, Bot, BotFactory
from tesno.bots.roster import BOTS, BotError, bot_names, make_bot

__all__ = [
    "BOTS",
    "NO_VIEW",
    "Bot",
    "BotError",
    "BotFactory",
    "Match",
    "Stint",
    "bot_names",
    "make_bot",
    "play_match",
]
