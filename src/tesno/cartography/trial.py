"""A map tried out: bots play on it, and we count which seats win and which regions are ever conquered."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from tesno.bots.arena import play_match
from tesno.bots.roster import make_bot
from tesno.cartography.geometry import Heard
from tesno.core.game import apply, new_state
from tesno.core.rules import Rules
from tesno.core.state import Event
from tesno.play.table import Table

BOT: Final = "greedy"


@dataclass(frozen=True)
class Trial:
    """What became of a number of games."""

    games: int
    wins: tuple[float, ...]  # share of the games each seat won; a shared victory counts in parts
    conquests: dict[int, float]  # per region: conquests per game

    @property
    def idle(self) -> list[int]:
        """Regions that nobody ever conquered."""
        return [region for region, often in self.conquests.items() if not often]

    def to_json(self) -> dict[str, Any]:
        conquests = {str(region): often for region, often in self.conquests.items()}
        return {"games": self.games, "bot": BOT, "wins": list(self.wins), "conquests": conquests, "idle": self.idle}


def try_out(table: Table, games: int, seed: int, heard: Heard) -> Trial:
    """Plays so many games at a table."""
    rules = table.rules()
    wins = [0.0] * table.players
    conquered: Counter[int] = Counter()
    for game in range(games):
        chance = seed * games + game
        bots = [make_bot(BOT, rules, seat, chance) for seat in range(table.players)]
        match = play_match(rules, bots, chance, record=True)
        for seat in match.winners:
            wins[seat] += 1 / len(match.winners)
        conquered.update(conquests_of(rules, match.actions))
        heard(1)
    regions = range(1, len(rules.board.near))
    return Trial(
        games,
        tuple(round(share / games, 4) for share in wins),
        {region: round(conquered[region] / games, 3) for region in regions},
    )


def conquests_of(rules: Rules, actions: list[int]) -> list[int]:
    """The regions conquered in a recorded game, one entry per conquest."""
    state = new_state(rules)
    events: list[Event] = []
    state.events = events
    for action in actions:
        apply(rules, state, action)
    return [about["region"] for name, about in events if name == "conquered"]
