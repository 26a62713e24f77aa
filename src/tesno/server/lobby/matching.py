"""To which table somebody is brought who plays with whoever is there. Knows nothing of requests or databases."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from tesno.server.gathering.party import Party
from tesno.server.manners import Manners
from tesno.server.store import GatheringRow

# So many seconds a new table counts as attended: whoever has opened it is on the way there.
ARRIVING = 15

There = Mapping[str, Collection[int]]


@dataclass(frozen=True)
class Seeker:
    """A guest who looks for a table, with a box or, if None, with any."""

    guest: int
    name: str
    box: str | None


def brought_to(seeker: Seeker, waiting: Sequence[GatheringRow], there: There, now: str, fresh: str) -> GatheringRow:
    """A table as it is after somebody was brought there. Raises LookupError when none is suitable.

    Those that begin by themselves come before those that wait for their host to begin; among equals whoever has waited
    longest comes first. Nobody is brought to a table that counts in the rankings or has clocks: to that one agrees.
    """
    for row in waiting:
        # Asked twice, or in two tabs.
        if row.fill_at is not None and seeker.guest in Party.from_json(row.host, row.places).guests:
            return row
    suitable = [row for row in waiting if _suits(row, seeker, there.get(row.id), now, fresh)]
    if not suitable:
        raise LookupError("no table waits for this guest")
    row = min(suitable, key=lambda row: (row.fill_at is None, row.created, row.id))
    party = Party.from_json(row.host, row.places).sit(seeker.guest, None, seeker.name).say_ready(seeker.guest, True)
    return replace(row, version=row.version + 1, places=party.to_json())


def _suits(row: GatheringRow, seeker: Seeker, there: Collection[int] | None, now: str, fresh: str) -> bool:
    party = Party.from_json(row.host, row.places)
    if not party.open or seeker.guest in party.guests or seeker.box not in (None, row.wish["box"]):
        return False
    manners = Manners.model_validate(row.wish["manners"])
    if manners.rated or manners.clock is not None:
        return False
    if row.fill_at is None:
        return row.host in (there or ())
    # If nobody has looked at it yet, somebody is on the way.
    attended = row.created >= fresh if there is None else bool(party.guests & set(there))
    return row.fill_at > now and attended
