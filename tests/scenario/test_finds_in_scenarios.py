"""Scenario lines about finds, what traits remember, and pieces placed several at a time."""

from __future__ import annotations

import pytest

from tesno.core.actions import FIND, use
from tesno.core.notation import NotationError, action_text, parse_action
from tesno.core.view import view_json, view_of
from tesno.scenario import check_text, read_position

GOOD = {
    "a find told and one in the box's order": """
        map underground-2
        A active ogres/stone 2=3 hand 7
        B active drow/mining 16
        turn A conquer
        A: conquer 6
        find keep_on_the_motherland
        expect find keep_on_the_motherland = 6
        expect no unseen find keep_on_the_motherland
        expect unseen find altar_of_souls
        expect cost B 6 = 2 region + 3 tokens + 1 keep_on_the_motherland
        expect no tribe 6
        """,
    "a find told before its conquest": """
        map underground-2
        A active ogres/stone 2=3 hand 7
        turn A conquer
        find shiny_orb
        A: conquer 6
        expect find shiny_orb = 6
        expect find stonehedge = none
        """,
    "a find nobody tells": """
        map underground-2
        A active ogres/stone 2=3 hand 7
        turn A conquer
        A: conquer 6
        expect find altar_of_souls = 6
        """,
    "a granted power told by its badge": """
        map underground-2
        A active ogres/stone 2=3 hand 7
        turn A conquer
        A: conquer 6
        find stonehedge
        badge wise
        expect granted = wise
        expect memory granted = wise
        """,
    "memories": """
        map underground-2
        A active flames/vengeful 8=2
        B active iron_dwarves/mining 18
        volcano 12
        vengeance B
        hammers 3
        turn A conquer
        expect volcano = 12
        expect vengeance = B
        expect hammers = 3
        expect memory hammers = 3
        expect granted = none
        """,
    "pieces placed in one line": """
        map underground-2
        A active ogres/shield 5=2 6=3 7=2
        mushroom_armour 5
        turn A conquer
        A: end
        A: redeploy 5=3 6=3 7=1
        A: armours 5=2 7=2
        expect mushroom_armour = 5=2 7=2
        """,
    "pieces placed in one line by the word for one": """
        map underground-2
        A active ogres/shield 5=2 6=3 7=2
        turn A conquer
        A: end
        A: redeploy 5=3 6=3 7=1
        A: armour 5=2 7=1
        expect mushroom_armour = 5=2 7
        """,
}


@pytest.mark.parametrize("title", GOOD)
def test_lines_that_hold(title: str) -> None:
    passed, failed = check_text(f"scenario {title}\n{GOOD[title]}")
    assert not failed, failed
    assert passed == 1


START = "scenario x\nmap underground-2\nA active flames/vengeful 8=2 5 7\nvolcano 12\nfind shiny_orb 9\n"


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("expect volcano = 1", "expected 1, found 12"),
        ("expect volcano = none", "expected none, found 12"),
        ("expect vengeance = A B", "expected A B, found none"),
        ("expect memory thirst = 1", "nothing remembers 'thirst'"),
        ("expect vengeance = Z", "takes seats"),
        ("expect find shiny_orb = 8", "expected 8, found 9"),
        ("expect find shiny_orb = none", "expected 0, found 9"),
        ("expect find orb = 9", "unknown find 'orb'"),
        ("expect unseen find shiny_orb", "drawn"),
        ("expect no unseen find stonehedge", "still undrawn"),
        ("expect unseen stonehedge", "write: expect unseen find NAME"),
        ("expect no monsters", "write: expect no tribe REGION"),
        ("expect volcan = 1", "did you mean 'volcano'"),
        ("find shiny_orb\nexpect round = 1", "never asked"),
    ],
)
def test_lines_that_do_not_hold(line: str, problem: str) -> None:
    passed, failed = check_text(START + line)
    assert passed == 0
    assert problem in failed[0].message


def test_too_many_pieces_in_one_line() -> None:
    text = GOOD["pieces placed in one line"].replace("armours 5=2 7=2", "armours 5=2 7=3")
    _, failed = check_text(f"scenario x\n{text}")
    assert failed[0].message == "armours 5=2 7=3: wrong_number (count 3, told 4); A is asked: armour"


def test_finds_in_notation() -> None:
    at = read_position(["map underground-2", "A active ogres/stone 2"])
    rules, s = at.rules, at.state
    for find, id in enumerate(rules.find_ids):
        assert action_text(rules, s, FIND | find) == f"find {id}"
        assert parse_action(rules, s, f"find {id}") == FIND | find
    with pytest.raises(NotationError):
        parse_action(rules, s, "find 3")


@pytest.mark.parametrize(("targets", "ids"), [("power", "power_ids"), ("find", "find_ids")])
def test_actions_that_name_a_power_or_find(targets: str, ids: str) -> None:
    rules = read_position(["map underground-2"]).rules
    s = read_position(["map underground-2"]).state
    trait = next(trait for trait in rules.traits if trait.verb == "swap")
    trait.targets = targets
    known: list[str] = getattr(rules, ids)
    for number, id in enumerate(known):
        assert action_text(rules, s, use(trait.index, number)) == f"swap {id}"
        assert parse_action(rules, s, f"swap {id}") == use(trait.index, number)
    with pytest.raises(NotationError, match="does not fit"):
        parse_action(rules, s, "swap 3")


def test_a_view_tells_finds_and_memories() -> None:
    at = read_position(
        [
            "map underground-2",
            "A active flames/vengeful 8=2 5",
            "B active iron_dwarves/mining 18",
            "volcano 12",
            "vengeance B",
            "find stonehedge 5",
            "find shiny_orb 5",
            "granted muddy",
        ]
    )
    told = view_json(at.rules, view_of(at.rules, at.state, 0))
    assert told["finds_unseen"] == 13
    assert told["memory"] == {"volcano": 12, "vengeance": [1], "granted": "muddy"}
    assert [entry["region"] for entry in told["regions"] if entry["finds"]] == [5]
    assert told["regions"][4]["finds"] == ["stonehedge", "shiny_orb"]
