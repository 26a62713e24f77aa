"""What an action would bring about, found by trying it on a copy."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tesno.core.game import apply
from tesno.core.names import Packed, Region, Seat
from tesno.core.state import Event, State
from tesno.core.tolls import dues
from tesno.locale import Phrase
from tesno.sight.model import Loss, Toll
from tesno.sight.moment import Moment
from tesno.sight.regions import terrains_of

# With these the turn goes its way, whatever was done before.
_ROUTINE = ("income", "retreated", "turn", "over")
# Told as tolls.
_PAYMENTS = ("toll", "paid")


class Forecast:
    """One action, tried: the state it leads to, where the next question or chance waits, and what happened."""

    def __init__(self, moment: Moment[Phrase], action: Packed) -> None:
        self.moment = moment
        self.state = moment.state.copy()
        self.state.events = []
        apply(moment.rules, self.state, action)
        self.events: Sequence[Event] = _before_routine(self.state.events)

    @property
    def conquers(self) -> bool:
        return any(name == "conquered" for name, _ in self.events)

    @property
    def tolls(self) -> list[Toll]:
        """What whoever acts pays at once, and to whom."""
        return tolls_in(self.moment, self.events)

    @property
    def effects(self) -> list[Phrase]:
        """What happens besides, in the sentences of the log."""
        moment = self.moment
        told = [event for event in self.events if event[0] not in _PAYMENTS]
        return moment.words.story(told, moment.names, terrains_of(moment.rules))


def tolls_in(moment: Moment[Phrase], events: Iterable[Event]) -> list[Toll]:
    """What whoever acts pays in these events, added up by who gets it; the bank comes last."""
    payer = moment.state.acting
    sums: dict[Seat | None, int] = {}
    for name, about in events:
        if about.get("seat") != payer:
            continue
        if name == "toll":
            sums[about["other"]] = sums.get(about["other"], 0) + about["coins"]
        elif name == "paid" and about["coins"] < 0:
            sums[None] = sums.get(None, 0) - about["coins"]
    return _tolls(moment, sums)


def tolls_due(moment: Moment[Phrase], region: Region) -> list[Toll]:
    """What an attack on the region would cost, whether or not it can be paid."""
    s = moment.state
    holder = s.holder[region]
    payee = s.owner[holder] if holder >= 0 and s.owner[holder] != s.acting else None
    coins = sum(due for _, due in dues(moment.rules, s, s.slot, region))
    return _tolls(moment, {payee: coins} if coins else {})


def losses_in(s: State) -> list[Loss]:
    return [
        Loss(about["seat"], about["race"], about["lost"], about["withdrawn"])
        for name, about in s.events or []
        if name == "lost"
    ]


def _tolls(moment: Moment[Phrase], sums: dict[Seat | None, int]) -> list[Toll]:
    words = moment.words
    return [
        Toll(seat, coins, words("sight-toll-bank", n=coins))
        if seat is None
        else Toll(seat, coins, words("sight-toll", n=coins, player=moment.names[seat]))
        for seat, coins in sorted(sums.items(), key=lambda entry: (entry[0] is None, entry[0] or 0))
    ]


def _before_routine(events: Sequence[Event]) -> list[Event]:
    found = []
    for event in events:
        if event[0] in _ROUTINE:
            break
        found.append(event)
    return found
