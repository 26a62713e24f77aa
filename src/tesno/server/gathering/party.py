"""Who sits where before a game begins, and who may change what. Nothing here knows of requests or the database.

A party is never changed: every deed answers with another one, or raises NotAllowed.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

Kind = Literal["open", "human", "bot"]


class NotAllowed(Exception):
    """A deed that changes nothing: a code for programs, a sentence that says why and what to do."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail


@dataclass(frozen=True)
class Place:
    """One seat of the game to be: kept for somebody with the link, taken by a guest, or a bot's."""

    kind: Kind = "open"
    guest: int | None = None
    name: str = ""
    bot: str | None = None
    ready: bool = False
    look: int | None = None  # kept from an earlier game


@dataclass(frozen=True)
class Party:
    """`host` is the guest who decides about the table and begins; whether the host plays too is another matter."""

    host: int
    places: tuple[Place, ...]

    @classmethod
    def from_json(cls, host: int, places: Sequence[dict[str, Any]]) -> Party:
        return cls(host, tuple(Place(**place) for place in places))

    def to_json(self) -> list[dict[str, Any]]:
        return [asdict(place) for place in self.places]

    def place_of(self, guest: int | None) -> int | None:
        """Where a guest sits."""
        if guest is None:
            return None
        return next((number for number, place in enumerate(self.places) if place.guest == guest), None)

    @property
    def people(self) -> list[int]:
        """The places where guests sit."""
        return [number for number, place in enumerate(self.places) if place.guest is not None]

    def without(self, numbers: Collection[int], *, shrink: bool) -> Party:
        """Those at some places are gone, and with `shrink` the places, too; if the host was one the next one hosts."""
        gone = {self.places[number].guest for number in numbers}
        left = [place for place in self.places if place.guest is not None and place.guest not in gone]
        host = left[0].guest if self.host in gone and left else self.host
        assert host is not None
        places = [
            Place() if number in numbers else replace(place, ready=place.ready or place.guest == host)
            for number, place in enumerate(self.places)
            if not shrink or number not in numbers
        ]
        return Party(host, tuple(places))

    # What everybody may do.

    def sit(self, guest: int, number: int | None, name: str) -> Party:
        """Take an open place, the first one if none is named; whoever sits already moves there, or has another name."""
        before = self.place_of(guest)
        if number is None:
            number = before if before is not None else self._first_open()
        place = self._place(number)
        if number != before and place.kind != "open":
            raise NotAllowed("place_taken", f"place {number + 1} is taken: choose an open one")
        if number == before:
            return self._with(number, replace(place, name=name))
        party = self if before is None else self._with(before, Place())
        return party._with(number, Place("human", guest, name, None, guest == self.host))

    def rise(self, guest: int) -> Party:
        """Leave one's place to others."""
        return self._with(self.own(guest), Place())

    def say_ready(self, guest: int, ready: bool) -> Party:
        number = self.own(guest)
        # The host's word is to begin.
        return self._with(number, replace(self.places[number], ready=ready or guest == self.host))

    def take_over(self, guest: int, host_here: bool) -> Party:
        """Be the host, if the host has left the others alone."""
        number = self.own(guest)
        if host_here and guest != self.host:
            raise NotAllowed("host_here", "the host is here, and can make you the host")
        return replace(self, host=guest)._with(number, replace(self.places[number], ready=True))

    # What the host may do.

    def give(self, guest: int, number: int, kind: Literal["open", "bot"], bot: str | None) -> Party:
        """Keep a place open, or have a bot sit there; whoever sat there has to look for another."""
        self._check_host(guest)
        self._place(number)
        return self._with(number, Place(kind, bot=bot if kind == "bot" else None))

    def swap(self, guest: int, one: int, other: int) -> Party:
        """Two places change hands: the order of play goes by the places."""
        self._check_host(guest)
        first, second = self._place(one), self._place(other)
        return self._with(one, second)._with(other, first)

    def resize(self, guest: int, players: int) -> Party:
        """So many places. Those that are added are open; of those that go open ones go first, then bots, then people
        from the end."""
        self._check_host(guest)
        places = list(self.places)
        while len(places) > players:
            order: tuple[Kind, ...] = ("open", "bot", "human")
            kind = next(kind for kind in order if any(place.kind == kind for place in places))
            del places[max(number for number, place in enumerate(places) if place.kind == kind)]
        places += [Place()] * (players - len(places))
        return replace(self, places=tuple(places))._asked_again()

    def hand_over(self, guest: int, number: int) -> Party:
        """Somebody else at the table becomes the host."""
        self._check_host(guest)
        heir = self._place(number).guest
        if heir is None:
            raise NotAllowed("nobody_there", f"nobody sits at place {number + 1} who could be the host")
        return replace(self, host=heir)._with(number, replace(self.places[number], ready=True))

    # What happens by itself.

    def fill(self, absent: Collection[int], bot: str) -> Party:
        """Bots sit down where nobody is: at open places, and at those of guests who are gone. All others are ready."""
        places = (
            Place("bot", bot=bot)
            if place.kind == "open" or place.guest in absent
            else replace(place, ready=place.kind == "human")
            for place in self.places
        )
        return replace(self, places=tuple(places))

    @property
    def guests(self) -> set[int]:
        """Those who sit here."""
        return {place.guest for place in self.places if place.guest is not None}

    @property
    def open(self) -> int:
        """How many places are."""
        return sum(place.kind == "open" for place in self.places)

    def check_start(self, guest: int) -> None:
        """Whether the game can begin. Raises NotAllowed."""
        self._check_host(guest)
        if any(place.kind == "open" for place in self.places):
            raise NotAllowed("places_open", "there are open places: wait, give them to bots, or take them away")
        if not any(place.kind == "human" for place in self.places):
            raise NotAllowed("nobody_plays", "all places are bots': somebody has to play")
        if not all(place.ready for place in self.places if place.kind == "human"):
            raise NotAllowed("not_ready", "somebody is not ready yet")

    def _asked_again(self) -> Party:
        """What people said they were ready for has changed."""
        places = (replace(place, ready=place.guest == self.host) for place in self.places)
        return replace(self, places=tuple(places))

    def _with(self, number: int, place: Place) -> Party:
        return replace(self, places=(*self.places[:number], place, *self.places[number + 1 :]))

    def _place(self, number: int) -> Place:
        if number >= len(self.places):
            raise NotAllowed("no_place", f"there is no place {number + 1}: there are {len(self.places)}")
        return self.places[number]

    def _first_open(self) -> int:
        for number, place in enumerate(self.places):
            if place.kind == "open":
                return number
        raise NotAllowed("full", "all places are taken")

    def own(self, guest: int) -> int:
        """The place of a guest. Raises NotAllowed."""
        number = self.place_of(guest)
        if number is None:
            raise NotAllowed("no_seat", "you don't sit at this table")
        return number

    def _check_host(self, guest: int) -> None:
        if guest != self.host:
            raise NotAllowed("not_host", "only the host of this table can do that")
