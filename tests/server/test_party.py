"""Who may sit where, and who decides: without requests or a database."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tesno.server.gathering.party import NotAllowed, Party, Place

HOST, ANNA, BORIS = 1, 2, 3


@pytest.fixture
def party() -> Party:
    """The host sits at the first of three places."""
    return Party(HOST, (Place(),) * 3).sit(HOST, 0, "Hosts")


def kinds(party: Party) -> str:
    return "".join(place.kind[0] for place in party.places)


def test_whoever_comes_takes_the_first_open_place_or_the_one_they_choose(party: Party) -> None:
    assert party.sit(ANNA, None, "Anna").place_of(ANNA) == 1
    assert party.sit(ANNA, 2, "Anna").place_of(ANNA) == 2


def test_nobody_sits_twice_and_whoever_moves_leaves_the_place_open(party: Party) -> None:
    moved = party.sit(ANNA, 1, "Anna").sit(ANNA, 2, "Anna")
    assert kinds(moved) == "hoh"


def test_a_name_can_be_changed_where_one_sits(party: Party) -> None:
    named = party.sit(ANNA, 1, "Anna").sit(ANNA, None, "Ann")
    assert named.places[1].name == "Ann"
    assert kinds(named) == "hho"


def test_getting_up(party: Party) -> None:
    assert kinds(party.sit(ANNA, 1, "Anna").rise(ANNA)) == "hoo"


REFUSED: dict[str, Callable[[Party], object]] = {
    "place_taken": lambda party: party.sit(ANNA, 0, "Anna"),
    "full": lambda party: party.sit(ANNA, 1, "").sit(BORIS, 2, "").sit(4, None, ""),
    "no_place": lambda party: party.sit(ANNA, 3, "Anna"),
    "no_seat": lambda party: party.rise(ANNA),
    "nobody_there": lambda party: party.hand_over(HOST, 1),
    "places_open": lambda party: party.check_start(HOST),
    "nobody_plays": lambda party: all_bots(party).check_start(HOST),
    "not_ready": lambda party: party.sit(ANNA, 1, "").give(HOST, 2, "bot", "easy").check_start(HOST),
}


def all_bots(party: Party) -> Party:
    for number in range(3):
        party = party.give(HOST, number, "bot", "easy")
    return party


@pytest.mark.parametrize("code", REFUSED)
def test_what_is_refused(code: str, party: Party) -> None:
    with pytest.raises(NotAllowed) as refused:
        REFUSED[code](party)
    assert refused.value.code == code
    assert refused.value.detail


HOSTS_DEEDS: dict[str, Callable[[Party, int], object]] = {
    "give": lambda party, guest: party.give(guest, 1, "bot", "easy"),
    "swap": lambda party, guest: party.swap(guest, 0, 1),
    "resize": lambda party, guest: party.resize(guest, 2),
    "hand over": lambda party, guest: party.hand_over(guest, 0),
    "begin": lambda party, guest: party.check_start(guest),
}


@pytest.mark.parametrize("deed", HOSTS_DEEDS)
def test_only_the_host_decides(deed: str, party: Party) -> None:
    ready = party.sit(ANNA, 1, "Anna").say_ready(ANNA, True).give(HOST, 2, "bot", "easy")
    HOSTS_DEEDS[deed](ready, HOST)
    with pytest.raises(NotAllowed) as refused:
        HOSTS_DEEDS[deed](ready, ANNA)
    assert refused.value.code == "not_host"


def test_the_host_may_take_a_seat_away_and_change_the_order(party: Party) -> None:
    party = party.sit(ANNA, 1, "Anna").swap(HOST, 0, 1)
    assert (party.place_of(ANNA), party.place_of(HOST)) == (0, 1)
    assert kinds(party.give(HOST, 0, "open", None)) == "oho"


def test_the_new_host_decides(party: Party) -> None:
    party = party.sit(ANNA, 1, "Anna").hand_over(HOST, 1)
    assert party.host == ANNA
    assert party.places[1].ready
    party.give(ANNA, 2, "bot", "easy")


def test_fewer_places_send_open_ones_away_first_then_bots_then_people(party: Party) -> None:
    party = party.sit(ANNA, 2, "Anna").resize(HOST, 4).give(HOST, 1, "bot", "easy")
    assert kinds(party) == "hbho"
    assert kinds(party.resize(HOST, 3)) == "hbh"
    assert kinds(party.resize(HOST, 2)) == "hh"
    assert party.resize(HOST, 1).place_of(HOST) == 0


def test_another_table_is_another_question(party: Party) -> None:
    """Whoever was ready for the old one is asked again; the host has changed it and is not."""
    party = party.sit(ANNA, 1, "Anna").say_ready(ANNA, True).resize(HOST, 3)
    assert [place.ready for place in party.places] == [True, False, False]


def test_a_party_outlives_the_server(party: Party) -> None:
    party = party.sit(ANNA, 1, "Anna").give(HOST, 2, "bot", "hard")
    assert Party.from_json(HOST, party.to_json()) == party
