"""What taking a region costs and brings, worked out by trying it on a copy."""

from __future__ import annotations

from functools import cached_property

from tesno.core.actions import CONQUER, USE, kind_of, target_of, trait_of
from tesno.core.attack import spend_aids, strength, take
from tesno.core.bits import regions_of
from tesno.core.coins import income_of
from tesno.core.explain import cost_summands
from tesno.core.losing import abandon
from tesno.core.names import Packed, Region
from tesno.core.names import Summand as NamedAmount
from tesno.core.rules import Rules
from tesno.core.state import DECLINED, State, slots_of
from tesno.core.steps import ROLL
from tesno.locale import Phrase
from tesno.sight.forecast import Forecast, losses_in
from tesno.sight.model import Cost, Summand
from tesno.sight.moment import Moment


def hits_at(rules: Rules, s: State, region: Region, cost: int) -> int:
    """How many faces of the die would be enough."""
    need = cost - strength(s, s.slot, region)
    return sum(face >= need for face in rules.die)


class Costs:
    """The costs of one conquest step."""

    def __init__(self, moment: Moment[Phrase]) -> None:
        self.moment = moment
        self.rules = moment.rules
        self.state = moment.state

    def of_region(self, region: Region) -> Cost:
        """What a region costs that can't be taken now."""
        return self._cost(region, cost_summands(self.rules, self.state, self.state.slot, region), 0, None)

    def of_action(self, action: Packed, forecast: Forecast) -> tuple[Cost | None, State | None]:
        """What a conquest would cost and bring, an ability's too; a roll of the die is taken to succeed.

        Besides the state with the region taken. Neither where nothing is conquered and no token leaves the hand.
        """
        region, slot = target_of(action), self.state.slot
        tried = forecast.state
        if kind_of(action) == USE and tried.step != ROLL:
            spent = self.state.hand[slot] - tried.hand[slot]
            source = self.rules.traits[trait_of(action)].name
            if not spent and not forecast.conquers:
                return None, None
            return self._cost(
                region, [(source, spent)] if spent else [], 0, tried
            ), tried if forecast.conquers else None
        # An ability may have changed what the region costs.
        asked = tried if kind_of(action) == USE else self.state
        summands = cost_summands(self.rules, asked, slot, region)
        if kind_of(action) == CONQUER:
            return self._cost(region, summands, 0, tried), tried
        total = sum(amount for _, amount in summands)
        won = self._taken(tried, region, total)
        return self._cost(region, summands, len(self.rules.die), won), won

    def _cost(self, region: Region, summands: list[NamedAmount], faces: int, won: State | None) -> Cost:
        total = sum(amount for _, amount in summands)
        hand = strength(self.state, self.state.slot, region)
        return Cost(
            summands=[Summand(id, self.moment.words.summand(id), amount) for id, amount in summands],
            total=total,
            hand=hand,
            left=max(0, hand - total),
            hits=hits_at(self.rules, self.state, region, total) if faces else 0,
            faces=faces,
            losses=losses_in(won) if won else [],
            coins=self._purse(won.copy()) - self._purse_now if won else 0,
        )

    def _taken(self, named: State, region: Region, total: int) -> State:
        """The region after a roll that was enough. The turn is not run on, which would count its coins already."""
        trial, slot = named.copy(), self.state.slot
        trial.events = []
        used = min(trial.hand[slot], total)
        trial.hand[slot] -= used
        take(self.rules, trial, slot, region, used, "gamble")
        spend_aids(self.rules, trial, slot, region)
        return trial

    @cached_property
    def _purse_now(self) -> int:
        return self._purse(self.state.copy())

    def _purse(self, s: State) -> int:
        """The player's coins if the turn ended like this; regions that nobody stays in bring nothing. Changes `s`."""
        slot = self.state.slot
        if s.status[slot] == DECLINED:
            # Spoils of the active race are counted anew once it sets out.
            s.nonempty = 0
        for region in regions_of(s.held[slot] & s.forms[slot].transient):
            abandon(self.rules, s, slot, region)
        brought = sum(coins for own in slots_of(s, s.seat) for _, coins in income_of(self.rules, s, own))
        return s.coins[s.seat] + brought
