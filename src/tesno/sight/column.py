"""The column of combos."""

from __future__ import annotations

from tesno.core.actions import PICK
from tesno.core.explain import why_not
from tesno.core.names import Power
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import PICK_COMBO
from tesno.locale import Phrase
from tesno.sight.factions import faction_now
from tesno.sight.model import Combo
from tesno.sight.moment import Moment


def column_of(moment: Moment[Phrase], asked: bool) -> list[Combo]:
    """The combos from the top; the place, counted from 0, is the price. `asked`: whoever looks is to decide."""
    rules, s = moment.rules, moment.state
    picking = asked and s.step == PICK_COMBO
    return [
        Combo(
            place=place,
            race=rules.race_ids[race],
            faction=faction_now(rules, s, race),
            power=rules.power_ids[power],
            coins=coins,
            price=place,
            tokens=_tokens(rules, s, race, power),
            why_not=_why_not(moment, place) if picking else None,
        )
        for place, (race, power, coins) in enumerate(zip(s.column_races, s.column_powers, s.column_coins, strict=True))
    ]


def _why_not(moment: Moment[Phrase], place: int) -> Phrase | None:
    """Why the combo can't be picked; None when it can."""
    reason = why_not(moment.rules, moment.state, PICK | place, moment.legal)
    return None if reason is None else moment.words.reason(*reason, moment.names)


def _tokens(rules: Rules, s: State, race: int, power: Power) -> int:
    """How many tokens a combo brings, as far as its tray has them."""
    form = rules.plain_form(race, power, False)
    return min(form.tokens + form.set_aside, s.tray[race])
