"""Who is at a table, by a clock that the test turns."""

from __future__ import annotations

from tests.server.clocks import Hands

from tesno.server.rollcall import ASLEEP_AFTER, NOTICED_AFTER, RollCall


def test_whoever_leaves_is_missed_after_a_moment() -> None:
    hands = Hands()
    roll = RollCall(hands)
    roll.call({1, 2}, {1, 2})
    assert roll.next_notice is None
    roll.call({1, 2}, {1})
    assert roll.gone(2) is None, "a page that is loaded anew is nobody's business"
    assert roll.next_notice == NOTICED_AFTER
    hands.turn(NOTICED_AFTER)
    assert roll.gone(2) == NOTICED_AFTER
    assert roll.next_notice is None
    roll.call({1, 2}, {1, 2})
    assert roll.gone(2) is None


def test_patience_ends_for_whoever_is_gone_and_never_for_whoever_is_there() -> None:
    hands = Hands()
    roll = RollCall(hands)
    roll.call({1, 2}, {1, 2})
    hands.turn(1000)
    roll.call({1, 2}, {1})
    assert roll.patience_left(1, 60) is None
    assert roll.patience_left(2, 60) == 60
    hands.turn(59)
    roll.call({1, 2}, {1})
    assert roll.patience_left(2, 60) == 1
    hands.turn(500)
    assert roll.patience_left(2, 60) == 0
    roll.call({1, 2}, {1, 2})
    assert roll.patience_left(2, 60) is None


def test_nobody_waits_at_an_empty_table_and_who_comes_first_waits_anew() -> None:
    hands = Hands()
    roll = RollCall(hands)
    roll.call({1, 2}, ())
    assert roll.patience_left(2, 60) is None
    hands.turn(86_400)
    roll.call({1, 2}, {1})
    assert roll.patience_left(2, 60) == 60
    # A connection that is cut for a moment gives nobody time.
    hands.turn(40)
    roll.call({1, 2}, ())
    hands.turn(ASLEEP_AFTER)
    roll.call({1, 2}, {1})
    assert roll.patience_left(2, 60) == 0
    roll.call({1, 2}, ())
    hands.turn(ASLEEP_AFTER + 1)
    roll.call({1, 2}, {1})
    assert roll.patience_left(2, 60) == 60


def test_who_sits_there_no_more_is_not_missed() -> None:
    hands = Hands()
    roll = RollCall(hands)
    roll.call({1, 2, 3}, {1})
    hands.turn(10)
    roll.call({1, 2}, {1})
    assert roll.gone(3) is None
    assert roll.gone(2) == 10
