"""What comes next, what can hardly be wished, and ways to place tokens that stay where they are."""

from __future__ import annotations

import pytest
from tests.sight.playing import positions
from tests.sight.test_parts import at, option
from tests.walks import BOARDS, BOXES

from tesno.locale import LANGUAGES, Phrase, Words
from tesno.locale.phrases import Said
from tesno.sight.model import Option, Position


def spoken(phrase: Phrase | None, box: str = "base") -> str | None:
    return None if phrase is None else Words("en", box=box).say(phrase)


def ids(phrases: list[Phrase]) -> list[str]:
    return [phrase.id for phrase in phrases if isinstance(phrase, Said)]


# What comes next.


def test_ghouls_in_decline_lead_on_to_the_active_race() -> None:
    ghouls = ("map base-2", "A declined ghouls 9=3 10", "tribes none")
    resting = at(*ghouls, "A active giants/hill 12=2", "turn A")
    assert spoken(option(resting, "skip").leads) == "now Giants: expand or decline"
    marched = at(*ghouls, "A active giants/hill 12=2", "turn A", moves=("march", "conquer 3", "end"))
    assert marched.spread is not None
    assert (marched.spread.ends_turn, spoken(marched.spread.leads)) == (False, "now Giants: march")


def test_a_race_in_decline_that_acts_is_named() -> None:
    ghouls = ("map base-2", "A active giants/hill 12=2", "A declined ghouls 9=3 10", "tribes none")
    for moves, question in {
        (): "Ghouls in decline. Ready your troops: conquer, or abandon regions first",
        ("march",): "Ghouls in decline. Conquer a region, or end your conquests",
        ("march", "end"): "Ghouls in decline. Redeploy your tokens",
    }.items():
        position = at(*ghouls, "turn A", moves=moves)
        assert (position.race, spoken(position.question)) == ("ghouls", question)
    position = at(*ghouls, "turn A", moves=("skip",))
    assert (position.race, spoken(position.question)) == ("giants", "Expand, or go into decline")
    assert at("map base-2", "turn A").race is None


def test_ghouls_in_decline_lead_on_to_a_new_race() -> None:
    position = at("map base-2", "A declined ghouls 9=3 10", "tribes none", "turn A", moves=("march", "end"))
    assert position.spread is not None
    assert (position.spread.ends_turn, spoken(position.spread.leads)) == (False, "now pick a race")


def test_placing_leads_on_to_what_is_placed_after_it() -> None:
    lines = ("map base-2", "A active giants/heroic 9=3 10 15 16", "turn A conquer")
    spread = at(*lines, moves=("end",)).spread
    assert spread is not None
    assert (spread.ends_turn, spoken(spread.leads)) == (False, "on to “Heroic”")
    heroes = at(*lines, moves=("end", "redeploy 9=3")).spread
    assert heroes is not None
    assert (heroes.ends_turn, spoken(heroes.leads)) == (True, "this ends your turn")


@pytest.mark.parametrize(
    ("power", "line", "leads"),
    [
        ("stout", "skip", "this ends your turn"),
        ("stout", "stout", "this ends your turn"),
        ("diplomat", "skip", "this ends your turn"),
        ("diplomat", "peace B", "this ends your turn"),
    ],
)
def test_the_last_answer_of_a_turn_says_so(power: str, line: str, leads: str) -> None:
    position = at("map base-2", f"A active giants/{power} 9=3", "turn A conquer", moves=("end",))
    assert spoken(option(position, line).leads) == leads


def test_the_end_of_conquests_says_what_follows() -> None:
    two = at("map base-2", "A active giants/hill 9=3 10", "turn A conquer")
    assert spoken(option(two, "end").leads) == "now redeploy"
    amazons = at("map base-2", "A active amazons/hill 5 6 7 hand 2", "turn A conquer")
    assert spoken(option(amazons, "end").leads) == "now choose regions to give up"


def test_a_retreat_leads_back_to_whose_turn_it_is() -> None:
    lines = ("map base-2", "A active giants/hill 9=3 hand 6", "B active orcs/swamp 10=3 5 11", "turn A conquer")
    position = at(*lines, moves=("conquer 10", "end", "redeploy 9=8"))
    assert position.spread is not None
    assert position.turn != position.eyes
    # It is the last thing of that turn: with two players whoever retreats comes next.
    assert (position.spread.ends_turn, spoken(position.spread.leads)) == (False, "now your own turn")
    third = ("map base-3", "A active giants/hill 9=3 hand 6", "C active orcs/swamp 10=3 4 5", "turn A conquer")
    other = at(*third, moves=("conquer 10", "end", "redeploy 9=8"))
    assert other.spread is not None
    assert (other.eyes, spoken(other.spread.leads)) == (2, "the turn goes on: Basia")


def test_expanding_goes_all_the_way() -> None:
    position = at("map base-2", "A active giants/hill 9=3 10", "turn A decide")
    assert [each.lines for each in position.options if each.kind == "go"] == [["expand", "march"]]
    selection = position.selection
    assert selection is not None
    assert (selection.lines, selection.verb, selection.onward) == (["expand"], "abandon", ["march"])


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_whatever_leads_on_says_where_to(box: str, players: int) -> None:
    """Unless chance speaks first; and it is said in every language."""
    words = [Words(language, box=box) for language in LANGUAGES]
    told: set[str] = set()
    for _, position in positions(box, players, 11):
        leading: list[Option] = [each for each in position.options if each.kind in ("end", "skip", "go", "decline")]
        for phrase in [*(each.leads for each in leading), position.spread.leads if position.spread else None]:
            if isinstance(phrase, Said):
                told.add(phrase.id)
                assert all(speech.say(phrase).strip() for speech in words)
    assert {"next-redeploy", "next-over"} <= told


# Warnings.


def test_ones_own_region_in_decline() -> None:
    lines = ("map base-2", "A active giants/hill 9=4", "A declined elves 10", "tribes none", "turn A conquer")
    position = at(*lines)
    assert ids(option(position, "conquer 10").warnings) == ["warn-own-region"]
    assert option(position, "conquer 3").warnings == []
    assert "Elves" in (spoken(option(position, "conquer 10").warnings[0]) or "")


def test_amazons_who_will_have_to_give_regions_up() -> None:
    """Four of their tokens leave the map: one has to stay in every region."""
    lines = ("map base-2", "A active amazons/hill 9 10", "tribes none", "turn A conquer")
    rich, poor = (
        at(*lines[:1], "A active amazons/hill 9=4 10=4", *lines[2:]),
        at(*lines[:1], "A active amazons/hill 9=4 10=2", *lines[2:]),
    )
    assert all(not each.warnings for each in rich.options if each.kind == "conquer")
    warned = [each for each in poor.options if each.kind == "conquer"]
    assert warned
    assert {id for each in warned for id in ids(each.warnings)} == {"warn-give-up"}


def test_the_die_while_other_regions_are_free() -> None:
    lines = ("map base-2", "A active giants/hill 9=4", "B active elves/forest 10=4", "tribes none", "turn A conquer")
    position = at(*lines)
    assert ids(option(position, "gamble 10").warnings) == ["warn-die-is-last"]
    alone = at("map base-2", "A active giants/hill 9=2", "B active elves/forest 10 3 5 11 13 14 15", "turn A conquer")
    assert not any(each.kind == "conquer" for each in alone.options)
    assert all(not each.warnings for each in alone.options)


def test_ending_with_tokens_in_hand() -> None:
    position = at("map base-2", "A active giants/hill 9=4", "tribes none", "turn A conquer")
    (warning,) = option(position, "end").warnings
    assert isinstance(warning, Said)
    assert warning.id == "warn-end"
    assert (warning.args["hand"], warning.args["n"]) == (3, sum(each.kind == "conquer" for each in position.options))
    assert option(at("map base-2", "A active giants/hill 9 10", "turn A conquer"), "end").warnings == []


def decline(position: Position) -> list[str]:
    return ids(next(each for each in position.options if each.lines[-1] in ("decline", "stout")).warnings)


def test_decline() -> None:
    active = "A active giants/hill 9=4"
    assert decline(at("map base-2", active, "turn A decide")) == ["warn-decline"]
    gone = at("map base-2", active, "A declined elves 10 3", "turn A decide")
    assert decline(gone) == ["warn-decline", "warn-vanish"]
    assert decline(at("map base-2", active, "round 10", "turn A decide")) == ["warn-decline-last"]
    # A turn was had already; and a spirit leaves the other race where it is.
    stout = ("map base-2", "A active giants/stout 9=4", "turn A conquer")
    assert decline(at(*stout, moves=("end",))) == []
    assert decline(at(*stout[:2], "A declined elves 10", *stout[2:], moves=("end",))) == ["warn-vanish"]
    assert decline(at("map base-2", "A active giants/spirit 9=4", "A declined elves 10", "turn A decide")) == [
        "warn-decline"
    ]


@pytest.mark.parametrize("box", BOXES)
def test_warnings_in_whole_games(box: str) -> None:
    found: set[str] = set()
    for seed in range(3):
        for _, position in positions(box, 3, seed):
            for each in position.options:
                found |= set(ids(each.warnings))
                # What earns more tokens or coins without loss is nothing to be warned of.
                assert not each.warnings or each.kind in ("conquer", "gamble", "ability", "end", "decline", "answer")
    assert {"warn-end", "warn-decline", "warn-die-is-last"} <= found


# The last die.


def test_the_question_says_when_only_the_die_can_help() -> None:
    lines = (
        "map base-2",
        "A active giants/hill 9=2",
        "B active elves/forest 10=2 13=2 14=2",
        "B declined trolls 3 5 15",
    )
    position = at(*lines, "turn A conquer")
    assert {each.kind for each in position.options} == {"gamble", "end"}
    assert position.question == Said("step-last-die", {})
    # Who has armed a relic can't end before it is used.
    armed = at(
        "map underground-2",
        "A active ogres/mining 2=2",
        "B active kraken/tomb 3=4 6=3 7=3",
        "find sword_of_the_killer_rabbit 2",
        "turn A conquer",
        moves=("sword_of_the_killer_rabbit",),
    )
    assert {each.kind for each in armed.options} == {"gamble"}
    question = spoken(armed.question, "underground")
    assert question == "Choose the region to use it on: Sword of the Killer Rabbit"


# Ready-made ways to place tokens.


def labels(position: Position) -> list[str]:
    assert position.spread is not None
    return ids([each.label for each in position.spread.suggestions])


def test_the_same_ways_are_there_every_time() -> None:
    ways = ["sight-spread-stood", "sight-spread-evenly", "sight-spread-borders"]
    lines = ("map base-2", "A active giants/hill 9=3 10 13")
    for more in ((), ("B active elves/forest 14=2",), ("B declined elves 14",)):
        position = at(*lines, *more, "turn A conquer", moves=("end",))
        assert labels(position) == ways
        assert position.spread is not None
        why = {spoken(each.label): spoken(each.why_not) for each in position.spread.suggestions if each.why_not}
        assert why == {"As they stood": "These tokens did not stand anywhere before."}


def test_the_borders_share_what_there_is() -> None:
    """One region is next to an opponent: it gets most, and the others that can be reached are not left bare."""
    lines = ("map base-2", "A active giants/hill 9=9 10 13 hand 0", "B active elves/forest 14=2", "turn A conquer")
    spread = at(*lines, moves=("end",)).spread
    assert spread is not None
    borders = spread.suggestions[-1].counts
    assert sum(borders) == 11
    assert min(borders) > 1
    # Nor when there is little to share.
    few = at(*lines[:1], "A active giants/hill 9=3 10 13", *lines[2:], moves=("end",)).spread
    assert few is not None
    assert max(few.suggestions[-1].counts) == 2
