"""Abilities that ask for something more: what follows is told with them, and the whole of it is one move."""

from __future__ import annotations

from tests.sight.test_parts import at, option

from tesno.locale import Words
from tesno.locale.phrases import Phrase, Said
from tesno.sight.model import Position

PORTAL = ("map warcraft-2", "A active orcs/portal_mage 11=7", "B active dwarves/farmer 12=2 3 4", "turn A conquer")
FRIGHT = ("map warcraft-2", "A active orcs/intimidating 11=7", "B active dwarves/garrison 12=2 3 4")


def say(phrase: Phrase | None) -> str:
    assert phrase is not None
    return Words("en", box="warcraft").say(phrase)


def misfits(position: Position, source: str) -> dict[int, str]:
    found = [each for each in position.misfits if each.source == source]
    return {each.region: each.reason.id for each in found if isinstance(each.reason, Said)}


def test_a_portal_has_two_ends() -> None:
    position = at(*PORTAL)
    first = option(position, "portal 4")
    assert say(first.asks) == "Choose the other region of the portal"
    assert (first.kind, first.cost, first.region) == ("ability", None, 4)
    assert [(then.lines, then.region) for then in first.then] == [
        (["portal 4", "portal 2"], 2),
        (["portal 4", "portal 15"], 15),
    ]
    assert "portal" in say(first.then[0].effects[0])
    done = at(*PORTAL, moves=("portal 4", "portal 15"))
    assert (done.grounds[14].race, done.grounds[3].race) == ("dwarves", None)


def test_regions_that_are_no_ends_say_why() -> None:
    position = at(*PORTAL)
    found = misfits(position, "portal_mage")
    assert found[8] == "reason-wrong_ground"
    assert set(found).isdisjoint({2, 4, 15})
    assert {*found, 2, 4, 15} == set(range(1, len(position.grounds) + 1))


def test_what_may_be_done_several_times_says_how_often_still() -> None:
    assert say(option(at(*PORTAL), "portal 4").label) == "Open a portal (2 more times)"
    again = at(*PORTAL, moves=("portal 4", "portal 15"))
    assert say(option(again, "portal 4").label) == "Open a portal (1 more time)"
    assert say(option(at(*FRIGHT, "turn A conquer"), "intimidate 12").label) == "Drive somebody off (3 more times)"


def test_the_retreat_of_others_is_no_effect_of_what_ends_a_turn() -> None:
    humans = at(
        "map warcraft-2",
        "A active humans/farmer 6=9",
        "B active orcs/mining 10=3 16",
        "turn A conquer",
        moves=("conquer 10", "end", "redeploy 6=4 10=5", "objective 1"),
    )
    last = option(humans, "objective 2")
    assert [say(effect) for effect in last.effects] == ["Now in region 2 (Swamp): Military Objective."]


def test_a_fort_goes_before_anybody_is_driven_off() -> None:
    guarded = option(at(*FRIGHT, "fort 12", "turn A conquer"), "intimidate 12")
    assert (guarded.then, guarded.asks) == ([], None)
    assert say(guarded.effects[0]) == "No longer in region 12 (Fields): Fort."
    bare = option(at(*FRIGHT, "turn A conquer"), "intimidate 12")
    assert [then.region for then in bare.then] == [3, 4]
    assert say(bare.asks) == "Choose where the token goes"


def test_a_lone_race_has_nowhere_to_go() -> None:
    position = at("map warcraft-2", "A active orcs/intimidating 11=7", "B active dwarves/farmer 12=2", "turn A conquer")
    lone = option(position, "intimidate 12")
    assert lone.then == []
    assert "lost" in say(lone.effects[0])


def test_beasts_or_tokens_then_where() -> None:
    lines = (
        "map warcraft-2",
        "A active orcs/intimidating 11=7",
        "B active dwarves/beastmaster 12=2 3 4",
        "beast 12",
        "turn A conquer",
    )
    first = option(at(*lines), "intimidate 12")
    assert [(say(then.label), then.region) for then in first.then] == [("A token", None), ("A beast", None)]
    assert [then.lines for then in first.then[1].then] == [
        ["intimidate 12", "intimidate 1", "intimidate 3"],
        ["intimidate 12", "intimidate 1", "intimidate 4"],
    ]
    driven = at(*lines, moves=("intimidate 12", "intimidate 1", "intimidate 4"))
    assert [piece.id for piece in driven.grounds[3].pieces] == ["beast"]


def test_beasts_are_spread() -> None:
    lines = ("map warcraft-2", "A active orcs/beastmaster 4=2 6=3 11=2", "B active dwarves/farmer 12", "turn A")
    spread = at(*lines, moves=("expand", "march", "end")).spread
    assert spread is not None
    assert (spread.verb, spread.piece, spread.pool) == ("beasts", "beast", 2)
    placed = at(*lines, moves=("expand", "march", "end", "beasts 4=0 6=0 11=2"))
    assert [(piece.id, piece.count) for piece in placed.grounds[10].pieces] == [("beast", 2)]


def test_a_second_roll_says_its_chance() -> None:
    lines = ("map warcraft-2", "A active gnomes/mining 6=3", "B active orcs/farmer 16=4 15", "turn A conquer")
    again = option(at(*lines, moves=("raid 16", "die 1")), "raid 16")
    assert again.kind == "answer"
    assert again.cost is not None
    assert (again.cost.total, again.cost.hits, again.cost.faces) == (5, 1, 6)
