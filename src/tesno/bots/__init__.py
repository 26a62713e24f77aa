"""Players made of code: they see views only."""

from tesno.bots.arena import Match, Stint, play_match
from tesno.bots.bot import NO_VIEW, Bot, BotFactory
from tesno.bots.own import Own, OwnBots, Patience, own_bots
from tesno.bots.player import Player
from tesno.bots.roster import BOTS, BotError, bot_names, make_bot

__all__ = [
    "BOTS",
    "NO_VIEW",
    "Bot",
    "BotError",
    "BotFactory",
    "Match",
    "Own",
    "OwnBots",
    "Patience",
    "Player",
    "Stint",
    "bot_names",
    "make_bot",
    "own_bots",
    "play_match",
]
