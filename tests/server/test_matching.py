"""To which of the tables that wait somebody is brought, without a server or a database."""

from __future__ import annotations

from typing import Any

from tesno.server.gathering.party import Party, Place
from tesno.server.lobby.matching import Seeker, brought_to
from tesno.server.manners import BankClock, Manners
from tesno.server.store import GatheringRow

NOW = "2026-11-17T12:00:00+00:00"
SOON = "2026-11-17T12:01:00+00:00"
FRESH = "2026-11-17T11:59:45+00:00"
HOST, ANNA = 1, 2


def table(id: str, created: str = "11:50", box: str = "base", players: int = 3, **more: Any) -> GatheringRow:
    party = Party(HOST, (Place(),) * players).sit(HOST, 0, "Host")
    manners = more.pop("manners", Manners())
    facts: dict[str, Any] = {"fill_at": SOON, "places": party.to_json(), **more}
    return GatheringRow(
        id=id,
        version=1,
        host=HOST,
        wish={"box": box, "manners": manners.model_dump()},
        listed=True,
        created=f"2026-11-17T{created}:00+00:00",
        game=None,
        **facts,
    )


def brought(*waiting: GatheringRow, box: str | None = None, there: dict[str, set[int]] | None = None) -> str:
    """The table that Anna is brought to; "" for none."""
    found = {row.id: {HOST} for row in waiting} if there is None else there
    try:
        row = brought_to(Seeker(ANNA, "Anna", box), waiting, found, NOW, FRESH)
    except LookupError:
        return ""
    assert Party.from_json(row.host, row.places).guests == {HOST, ANNA}
    return row.id


def test_the_longest_waiting_comes_first() -> None:
    assert brought(table("new", "11:55"), table("old", "11:40"), table("newer", "11:56")) == "old"


def test_tables_that_begin_by_themselves_come_before_those_that_wait_for_their_host() -> None:
    assert brought(table("hosted", "11:40", fill_at=None), table("quick", "11:55")) == "quick"
    assert brought(table("hosted", "11:40", fill_at=None)) == "hosted"


def test_a_table_whose_host_is_away_is_no_place_to_wait() -> None:
    assert brought(table("hosted", fill_at=None), there={"hosted": {77}}) == ""


def test_nobody_is_brought_to_a_table_that_was_left_or_whose_time_has_come() -> None:
    assert brought(table("left"), there={}) == ""
    assert brought(table("left"), there={"left": {99}}) == "", "somebody looks at it who does not sit there"
    assert brought(table("made just now", "12:00"), there={}) == "made just now"
    assert brought(table("left at once", "12:00"), there={"left at once": set()}) == ""
    assert brought(table("due", fill_at=NOW)) == ""


def test_a_box_that_is_named() -> None:
    two = (table("base"), table("below", "11:55", box="underground"))
    assert brought(*two, box="underground") == "below"
    assert brought(*two, box="warcraft") == ""
    assert brought(*two) == "base"


def test_full_tables_and_those_one_has_to_agree_to_are_left_out() -> None:
    assert brought(table("full", players=1)) == ""
    assert brought(table("rated", manners=Manners(rated=True))) == ""
    assert brought(table("timed", manners=Manners(clock=BankClock(kind="bank", seconds=300, increment=5)))) == ""


def test_whoever_asks_again_stays_where_they_wait() -> None:
    first = brought_to(Seeker(ANNA, "Anna", None), [table("one")], {"one": {HOST}}, NOW, FRESH)
    again = brought_to(Seeker(ANNA, "Anna", None), [table("other", "11:30"), first], {"other": {HOST}}, NOW, FRESH)
    assert again is first


def test_whoever_comes_is_ready() -> None:
    row = brought_to(Seeker(ANNA, "Anna", None), [table("one", players=2)], {"one": {HOST}}, NOW, FRESH)
    Party.from_json(row.host, row.places).check_start(HOST)
    assert row.version == 2


def test_bots_sit_down_where_nobody_is_and_the_rest_is_ready() -> None:
    party = Party(HOST, (Place(),) * 4).sit(HOST, 0, "Host").sit(ANNA, 1, "Anna").sit(3, 2, "Boris")
    filled = party.fill({3}, "medium")
    assert [place.kind for place in filled.places] == ["human", "human", "bot", "bot"]
    assert [place.bot for place in filled.places] == [None, None, "medium", "medium"]
    filled.check_start(HOST)
