"""What can hardly be wished, said with its reason before it is done."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from tesno.core.actions import CONQUER, END, GAMBLE, kind_of, target_of
from tesno.core.bits import members_of
from tesno.core.names import Packed
from tesno.core.redeploy import end_conquests
from tesno.core.state import State
from tesno.core.steps import CONQUEST, DECIDE, GIVING_UP, ROLL, about, answered
from tesno.locale import Phrase
from tesno.sight.forecast import Forecast
from tesno.sight.moment import Moment


class Warnings:
    """The warnings of one question."""

    def __init__(self, moment: Moment[Phrase]) -> None:
        self.moment = moment

    def of(self, action: Packed, forecast: Forecast, won: State | None) -> list[Phrase]:
        """Reasons to think twice. `won`: the region after its conquest, if the action is one, by the die or without."""
        found: list[Phrase] = []
        if won is not None:
            found += self._conquest(action, won)
        if kind_of(action) == GAMBLE and self._sure:
            found.append(self.moment.words("warn-die-is-last", n=self._sure))
        if kind_of(action) == END and self._sure and self.moment.state.hand[self.moment.state.slot]:
            hand = self.moment.state.hand[self.moment.state.slot]
            found.append(self.moment.words("warn-end", n=self._sure, hand=hand))
        if any(name == "declined" and about["seat"] == self.moment.state.acting for name, about in forecast.events):
            found += self._decline(forecast.state)
        return found

    @cached_property
    def _sure(self) -> int:
        """How many regions can be taken without the die."""
        return sum(kind_of(action) == CONQUER for action in self.moment.legal)

    def _conquest(self, action: Packed, won: State) -> Iterator[Phrase]:
        rules, s, words = self.moment.rules, self.moment.state, self.moment.words
        holder = s.holder[target_of(action)]
        if holder >= 0 and s.owner[holder] == s.acting:
            yield words("warn-own-region", race=words.race(rules.race_ids[holder]))
        regions = self._given_up(won)
        if regions > self._given_up_now:
            yield words("warn-give-up", n=regions, race=words.race(rules.race_ids[s.slot]))

    @cached_property
    def _given_up_now(self) -> int:
        return self._given_up(self.moment.state)

    def _given_up(self, s: State) -> int:
        """How many regions would have to be given up, for tokens that don't stay, if conquests ended like this."""
        slot = self.moment.state.slot
        if not s.forms[slot].set_aside:
            return 0
        trial = s.copy()
        trial.events = None
        if trial.step == ROLL:
            answered(trial)
        if trial.step != CONQUEST or trial.slot != slot:
            return 0
        held = trial.held[slot].bit_count()
        end_conquests(self.moment.rules, trial, slot)
        return about(trial) if trial.step == GIVING_UP else held - trial.held[slot].bit_count()

    def _decline(self, later: State) -> Iterator[Phrase]:
        rules, s, words = self.moment.rules, self.moment.state, self.moment.words
        if s.round == rules.rounds:
            yield words("warn-decline-last")
        elif s.step == DECIDE:
            yield words("warn-decline")
        for slot in members_of(s.fallen[s.acting]):
            lost = s.held[slot].bit_count() - later.held[slot].bit_count()
            if lost > 0:
                yield words("warn-vanish", n=lost, race=words.race(rules.race_ids[slot]))
