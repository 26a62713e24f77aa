"""What a table has agreed on is told to all who sit there, stays agreed, and is checked before a game begins."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.beginning import begin, do
from tests.server.client import Client
from tests.server.running import Running
from tests.server.test_gathering import gather, refused, seen

BANK = {"kind": "bank", "seconds": 600, "increment": 10}


def test_a_table_that_agrees_on_nothing(guest: Client) -> None:
    manners = guest.open("hb").manners
    assert (manners.watching, manners.talk, manners.rated, manners.away, manners.clock) == (
        False,
        "free",
        False,
        60,
        None,
    )


def test_what_was_agreed_on_is_kept(guest: Client) -> None:
    wish: dict[str, Any] = {"watching": True, "talk": "phrases", "rated": False, "away": 0, "clock": BANK}
    game = guest.open("hb", manners=wish)
    assert game.manners.model_dump() == wish
    assert guest.facts(game.id).manners == game.manners


@pytest.mark.parametrize(
    "wrong",
    [
        {"away": -1},
        {"away": 3601},
        {"talk": "shout"},
        {"clock": {"kind": "turn", "seconds": 9}},
        {"clock": {"kind": "turn", "seconds": 60, "increment": 5}},
        {"clock": {"kind": "days", "days": 15}},
        {"clock": {"kind": "hourglass"}},
        {"watching": 1},
        {"loud": True},
    ],
)
def test_what_nobody_can_agree_on(guest: Client, wrong: dict[str, Any]) -> None:
    seats = [{"kind": "human"}, {"kind": "bot"}]
    answer = guest.http.post("/api/games", json={"seats": seats, "manners": wrong})
    assert answer.status_code == 422
    assert "manners" in answer.text


def test_the_host_says_how_people_play_together_and_all_are_asked_again(server: Running, guest: Client) -> None:
    wish: dict[str, Any] = {"watching": True, "talk": "off", "rated": False, "away": 120, "clock": BANK}
    with Client(server.address) as friend:
        id = gather(guest, players=2)["id"]
        do(friend, id, "sit")
        do(friend, id, "ready")
        assert refused(friend, id, "manners", manners=wish) == "not_host"
        changed = do(guest, id, "manners", manners=wish)
        assert changed["table"]["manners"] == wish
        assert [place["ready"] for place in changed["places"]] == [True, False]
        assert seen(friend, id)["table"]["manners"] == wish
        # Another table is another matter, unless it says how people play there.
        assert do(guest, id, "table", table={"box": "underground"}, players=2)["table"]["manners"] == wish
        quiet = {**wish, "talk": "phrases"}
        table = {"box": "underground", "manners": quiet}
        assert do(guest, id, "table", table=table, players=2)["table"]["manners"] == quiet
        do(friend, id, "ready")
        game = begin(guest, id, friend)
        assert friend.facts(game).manners.model_dump() == quiet
