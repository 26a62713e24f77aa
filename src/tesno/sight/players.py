"""The players: coins where they may be seen, races, what these would bring; and the ranking at the end."""

from __future__ import annotations

from tesno.core.bits import has, members_of, regions_of
from tesno.core.coins import income_of
from tesno.core.names import Seat, Slot
from tesno.core.rules import Rules
from tesno.core.state import DECLINED, State, slots_of
from tesno.core.turn import Roam, tokens_on_map
from tesno.core.view import View
from tesno.locale import Phrase
from tesno.sight.factions import faction_now
from tesno.sight.model import Holding, Income, Player, Rank
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


def ranking_of(s: State) -> list[Rank]:
    """By coins, then by tokens on the map (C80); equals share a place."""
    results = sorted(((coins, tokens_on_map(s, seat), -seat) for seat, coins in enumerate(s.coins)), reverse=True)
    return [
        Rank(1 + sum(other[:2] > (coins, tokens) for other in results), -seat, coins, tokens)
        for coins, tokens, seat in results
    ]
