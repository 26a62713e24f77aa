"""What everybody may see of tables that wait and of games that are played: worked out once for all who look.

A table is shown if its host has listed it, while it has room and anybody who sits there looks at it. A game is shown if
it has begun at a listed table that has agreed on being watched, while one of its players is there. All else is private,
and of what is private nothing is told, not even that it is there.
"""

from __future__ import annotations

import asyncio
import logging
import time

from tesno.core.notation import SEATS
from tesno.locale import Phrase, seat_phrase
from tesno.server.attendance import Attendance
from tesno.server.faults import UNREADABLE, Damaged
from tesno.server.game_facts import game_facts
from tesno.server.gathering.hosting import table_facts
from tesno.server.gathering.party import Party
from tesno.server.lobby.messages import LobbyNow, OpenTable, WatchedGame
from tesno.server.seeing import may_be_watched
from tesno.server.spectators import Onlooking
from tesno.server.store import GameRow, GatheringRow, Store, now

# What is older is not shown: whoever waits or plays that long has found company elsewhere.
A_DAY = 24 * 3600
MOST_SHOWN = 200
# Seconds for which it is not looked at again, however many ask.
KEPT = 1.0

log = logging.getLogger("tesno")


class Lobby:
    def __init__(self, store: Store, attendance: Attendance, onlooking: Onlooking) -> None:
        self._store = store
        self._attendance = attendance
        self._onlooking = onlooking
        self._looking = asyncio.Lock()
        self._text = ""
        self._looked = -KEPT

    async def text(self) -> str:
        """The JSON of a `LobbyNow`, not older than a moment."""
        async with self._looking:
            if time.monotonic() >= self._looked + KEPT:
                self._text = (await self._now()).model_dump_json()
                self._looked = time.monotonic()
            return self._text

    def _is_waited_at(self, row: GatheringRow) -> bool:
        """Somebody sits there and looks at it, and there is room for more."""
        party = Party.from_json(row.host, row.places)
        return bool(self._attendance.at(row.id) & party.guests) and any(place.kind == "open" for place in party.places)

    async def _now(self) -> LobbyNow:
        tables, games, languages = await self._store.listed_since(now(-A_DAY), MOST_SHOWN)
        return LobbyNow(
            tables=[_open_table(row, languages) for row in reversed(tables) if self._is_waited_at(row)],
            games=[shown for row in games if (shown := self._watched(row)) is not None],
        )

    def _watched(self, row: GameRow) -> WatchedGame | None:
        if not may_be_watched(row) or not self._attendance.at(row.id) & set(row.claims.values()):
            return None
        try:
            facts = game_facts(row, None)
            return WatchedGame(
                id=row.id,
                box=facts.box,
                variant=facts.variant,
                players=[seat.name for seat in facts.seats],
                round=row.progress["round"],
                rounds=facts.rounds,
                spectators=self._onlooking.count(row),
            )
        except (Damaged, LookupError, ValueError) as error:
            # The others are not to blame for it.
            log.warning("game %s: %s: %s", row.id, UNREADABLE, error)
            return None


def _open_table(row: GatheringRow, languages: dict[int, str]) -> OpenTable:
    party = Party.from_json(row.host, row.places)
    names: list[tuple[int | None, Phrase]] = [
        (place.guest, seat_phrase("human", None, place.name, SEATS[number]))
        for number, place in enumerate(party.places)
        if place.kind == "human"
    ]
    return OpenTable(
        id=row.id,
        table=table_facts(row.wish, len(party.places)),
        host=next((name for guest, name in names if guest == row.host), ""),
        people=[name for _, name in names],
        bots=sum(place.kind == "bot" for place in party.places),
        open=party.open,
        languages=sorted({languages[guest] for guest in party.guests if guest in languages}),
        since=row.created,
        quick=row.fill_at is not None,
    )
