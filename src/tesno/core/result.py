"""How a game is decided (C80): coins, then tokens on the map, of every seat or of its team, against a rival too."""

from __future__ import annotations

from tesno.core.bits import has
from tesno.core.names import Seat
from tesno.core.rules import Rules
from tesno.core.state import Event, State
from tesno.core.teams import team_of


def tokens_on_map(s: State, seat: Seat) -> int:
    """Race tokens of all the player's races: the tie-break."""
    total = 0
    for region, slot in enumerate(s.holder):
        if slot >= 0 and s.owner[slot] == seat:
            total += s.tokens[region]
    return total


def standing(rules: Rules, s: State, seat: Seat) -> tuple[int, int]:
    """By what the seat is ranked: coins and tokens on the map, team-mates' included."""
    team = team_of(rules, seat)
    return sum(s.coins[mate] for mate in team), sum(tokens_on_map(s, mate) for mate in team)


def winners(rules: Rules, s: State, forfeited: int = 0) -> list[Seat]:
    """The winning seats: most coins, then most race tokens on the map, else a shared victory.

    A rival that sits at no seat wins with as many coins: then nobody else does. Seats that have `forfeited` the game
    (bit by seat) can't win it, nor can their teams.
    """
    playing = [seat for seat in range(rules.seats) if not any(has(forfeited, mate) for mate in team_of(rules, seat))]
    if not playing:
        return []
    standings = [standing(rules, s, seat) for seat in playing]
    best = max(standings)
    if rules.rival is not None and best[0] <= rules.rival.rival_coins(rules, s):
        return []
    return [seat for seat, marks in zip(playing, standings, strict=True) if marks == best]


def result_event(rules: Rules, s: State) -> Event:
    """How the game has ended: by seats, by teams (no side where they share the victory), or against a rival."""
    won = winners(rules, s)
    about = {"winners": won, "coins": list(s.coins)}
    if rules.rival is not None:
        return "over_rival", {**about, "rival": rules.rival.rival_coins(rules, s)}
    if rules.teams:
        sides = {rules.sides[seat] for seat in won}
        side = sides.pop() if len(sides) == 1 else ""
        return "over_teams", {**about, "side": side, "total": standing(rules, s, won[0])[0]}
    return "over", about
