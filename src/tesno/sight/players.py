"""The players: coins where they may be seen, races, what these would bring; and the ranking at the end."""

from __future__ import annotations

from tesno.core.bits import has, members_of, regions_of
from tesno.core.coins import income_of
from tesno.core.names import Seat, Slot
from tesno.core.result import standing, tokens_on_map, winners
from tesno.core.rules import Rules
from tesno.core.state import DECLINED, State, slots_of
from tesno.core.teams import team_of
from tesno.core.turn import Roam
from tesno.core.view import View
from tesno.locale import Phrase
from tesno.sight.factions import faction_now, plays_for
from tesno.sight.model import Holding, Income, Player, Rank, Rival, Team
from tesno.sight.moment import Moment


def players_of(moment: Moment[Phrase], view: View) -> list[Player]:
    """All seats; hidden totals come from the view, which does not have them."""
    s = moment.state
    # What is counted per turn counts for the player whose turn it is, and not yet while races in decline are out.
    quiet = s.copy()
    quiet.nonempty = quiet.picked = quiet.used = 0
    busy = -1 if isinstance(moment.rules.turn[s.stage], Roam) else s.seat
    return [
        Player(
            seat=seat,
            side=plays_for(moment.rules, seat),
            coins=coins,
            holdings=[_holding(moment, s if seat == busy else quiet, slot) for slot in reversed(slots_of(s, seat))],
            peace=list(members_of(s.truce[seat])),
            keeps=_kept(moment.rules, s, seat),
        )
        for seat, coins in enumerate(view.coins)
    ]


def _holding(moment: Moment[Phrase], s: State, slot: Slot) -> Holding:
    rules, words = moment.rules, moment.words
    badge = s.badge[slot]
    held = regions_of(s.held[slot])
    return Holding(
        race=rules.race_ids[slot],
        faction=faction_now(rules, s, slot),
        power=rules.power_ids[badge] if badge >= 0 else None,
        declined=s.status[slot] == DECLINED,
        hand=s.hand[slot],
        withdrawn=s.withdrawn[slot],
        reserve=s.reserve[slot],
        regions=len(held),
        tokens=sum(s.tokens[region] for region in held),
        income=[Income(source, words.summand(source), coins) for source, coins in income_of(rules, s, slot)],
    )


def _kept(rules: Rules, s: State, seat: Seat) -> list[str]:
    """What traits remember of a seat, by their words."""
    found = [trait for trait in rules.traits if trait.remembers and trait.remembers_kind == "seats"]
    return [trait.remembers for trait in found if has(s.memory[trait.index], seat)]


def ranking_of(rules: Rules, s: State) -> list[Rank]:
    """By coins, then by tokens on the map (C80), those of team-mates together; equals share a place."""
    standings = [standing(rules, s, seat) for seat in range(rules.seats)]
    ahead = 1 if winners(rules, s) else 2  # a rival has won
    ranks = [
        Rank(ahead + sum(other > mine for other in standings), seat, s.coins[seat], tokens_on_map(s, seat))
        for seat, mine in enumerate(standings)
    ]
    return sorted(ranks, key=lambda one: (one.rank, -one.coins, -one.tokens, one.seat))


def teams_of(rules: Rules, s: State) -> list[Team]:
    """The teams in the order of their ranks; none where everybody plays alone."""
    found: dict[str, Team] = {}
    for rank in ranking_of(rules, s):
        side = plays_for(rules, rank.seat)
        if side is not None and side not in found:
            place = 1 + sum(team.rank < rank.rank for team in found.values())
            found[side] = Team(place, side, team_of(rules, rank.seat), *standing(rules, s, rank.seat))
    return list(found.values())


def rival_of(moment: Moment[Phrase]) -> Rival | None:
    rules, s = moment.rules, moment.state
    if rules.rival is None:
        return None
    name = moment.words("rival-name")
    return Rival(name, rules.rival.rival_coins(rules, s), rules.rival.rival_income(rules, s))
