"""The column of combos."""

from __future__ import annotations

from tesno.core.names import Power
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.sight.factions import faction_now
from tesno.sight.model import Combo


def column_of(rules: Rules, s: State) -> list[Combo]:
    """The combos from the top; the place, counted from 0, is the price."""
    return [
        Combo(
            place=place,
            race=rules.race_ids[race],
            faction=faction_now(rules, s, race),
            power=rules.power_ids[power],
            coins=coins,
            price=place,
            tokens=_tokens(rules, s, race, power),
        )
        for place, (race, power, coins) in enumerate(zip(s.column_races, s.column_powers, s.column_coins, strict=True))
    ]


def _tokens(rules: Rules, s: State, race: int, power: Power) -> int:
    """How many tokens a combo brings, as far as its tray has them."""
    form = rules.plain_form(race, power, False)
    return min(form.tokens + form.set_aside, s.tray[race])
