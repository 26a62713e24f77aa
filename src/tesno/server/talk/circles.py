"""Who may talk with whom: those who sit at a table, and apart from them those who only watch.

There is no talk where one person plays against bots, nor where a table has agreed on none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from tesno.core.notation import SEATS
from tesno.locale import Phrase, seat_phrase
from tesno.locale.phrases import Said
from tesno.server.admission import visible_game
from tesno.server.faults import Unusable
from tesno.server.gathering.party import Party
from tesno.server.hall import seat_names
from tesno.server.manners import Manners
from tesno.server.service import Service
from tesno.server.store import GameRow, GatheringRow, GuestRow, SayingRow

Channel = Literal["players", "watchers"]


@dataclass(frozen=True)
class Circle:
    """One guest among those who hear each other. `sitting`: seat → guest; `names`: of the seats."""

    room: str
    channel: Channel
    talk: Literal["free", "phrases"]
    hosting: bool
    sitting: Mapping[int, int]
    names: list[Phrase]

    def seat_of(self, guest: int, wished: int | None) -> int | None:
        """Where a guest sits; of several seats the one that is wished for."""
        if wished is not None and self.sitting.get(wished) == guest:
            return wished
        return min((seat for seat, owner in self.sitting.items() if owner == guest), default=None)

    def speaker(self, saying: SayingRow) -> tuple[int | None, Phrase]:
        """The seat and the name of whoever said it; who sits there no more has the name of then."""
        seat = self.seat_of(saying.guest, saying.seat)
        return seat, self.names[seat] if seat is not None else saying.name or Said("talk-somebody", {})


async def circle_of(service: Service, id: str, guest: GuestRow | None) -> Circle | None:
    """Where a guest may talk at a game or gathering; None where there is no talk, or none for them."""
    gathering = await service.store.gathering(id)
    if gathering is not None:
        return _before(gathering, guest)
    try:
        live = await visible_game(service, id, guest)
    except Unusable:
        return None
    return None if live is None else _at_game(live.row, guest)


def _before(row: GatheringRow, guest: GuestRow | None) -> Circle | None:
    """Those who have sat down, and the host."""
    party = Party.from_json(row.host, row.places)
    sitting = {number: place.guest for number, place in enumerate(party.places) if place.guest is not None}
    talk = Manners.model_validate(row.wish.get("manners", {})).talk
    people = {row.host, *sitting.values()}
    if talk == "off" or row.game is not None or guest is None or guest.id not in people or len(people) < 2:
        return None
    names = [seat_phrase(place.kind, place.bot, place.name, SEATS[number]) for number, place in enumerate(party.places)]
    return Circle(row.id, "players", talk, guest.id == row.host, sitting, names)


def _at_game(row: GameRow, guest: GuestRow | None) -> Circle | None:
    talk = Manners.model_validate(row.manners).talk
    people = set(row.claims.values())
    if talk == "off" or len(people) < 2:
        return None
    plays = guest is not None and guest.id in people
    hosting = plays and guest is not None and guest.id == row.creator
    return Circle(row.id, "players" if plays else "watchers", talk, hosting, row.claims, seat_names(row))
