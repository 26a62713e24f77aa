"""What programs are told: in every box, complete, and nothing that their seat may not know."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.walks import BOARDS, rules_for, walk

from tesno.bots import Patience, protocol
from tesno.bots.child import Forfeit
from tesno.bots.host import view_from
from tesno.core.actions import CONQUER, GAMBLE, kind_of, target_of
from tesno.core.attack import cost_of
from tesno.core.notation import parse_action
from tesno.core.view import imagine, view_of


def told(message: dict[str, Any]) -> dict[str, Any]:
    line = protocol.line_of(message)
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    found: dict[str, Any] = json.loads(line)
    return found


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_the_first_line_has_the_whole_map(box: str, players: int) -> None:
    rules = rules_for(players, box=box)
    first = told(protocol.hello(rules, "fox", 1, 7, Patience(3, 2)))
    assert (first["kind"], first["protocol"], first["box"], first["players"]) == ("hello", 1, box, players)
    assert (first["name"], first["seat"], first["seed"]) == ("fox", 1, 7)
    assert first["seconds"] == {"start": 3, "answer": 2}
    regions = {region["region"]: region for region in first["map"]["regions"]}
    assert list(regions) == list(range(1, rules.board.size + 1))
    for number, region in regions.items():
        assert region["terrain"] in rules.terrains
        assert not set(region["symbols"]) & set(rules.terrains)
        assert all(number in regions[other]["neighbours"] for other in region["neighbours"])
    assert [race["id"] for race in first["races"]] == rules.race_ids


@pytest.mark.parametrize(("box", "players"), [board for board in BOARDS if board[1] in (2, 5)])
def test_every_action_of_a_question_can_be_chosen_by_its_text_and_its_place(box: str, players: int) -> None:
    rules = rules_for(players, box=box)
    ledger = (9,) * players
    asked = 0
    for s, legal, _ in walk(rules, 3):
        if s.acting < 0 or len(legal) < 2:
            continue
        asked += 1
        view = view_of(rules, s, s.acting)
        shown = imagine(rules, view, ledger)
        question = told(protocol.question(rules, shown, view, legal, ledger, asked))
        assert question["number"] == asked
        assert [total for total in question["view"]["coins"] if total is not None] == [s.coins[s.acting]]
        texts = [choice["action"] for choice in question["legal"]]
        for place, (choice, action) in enumerate(zip(question["legal"], legal, strict=True)):
            assert protocol.chosen(protocol.line_of({"index": place}), texts) == place
            chosen = legal[protocol.chosen(protocol.line_of({"action": choice["action"]}), texts)]
            assert parse_action(rules, s, choice["action"]) == chosen == action
            if kind_of(action) in (CONQUER, GAMBLE):
                assert choice["cost"] == cost_of(rules, s, s.slot, target_of(action))
                assert choice["brings"] >= 0
            else:
                assert choice == {"action": choice["action"]}
    assert asked > 50


@pytest.mark.parametrize(("box", "players"), [board for board in BOARDS if board[1] == 3])
def test_a_view_comes_out_of_json_as_it_went_in(box: str, players: int) -> None:
    rules = rules_for(players, box=box)
    for s, _, _ in walk(rules, 5):
        view = view_of(rules, s, 1)
        again = view_from(told({"seat": view.seat, "coins": view.coins, "public": view.public}))
        assert again == view


def test_spaces_in_an_answer_do_not_matter() -> None:
    assert protocol.chosen(b'{"action": "  conquer   12 "}', ["end", "conquer 12"]) == 1


def test_a_wrong_answer_is_repeated_in_part_only() -> None:
    with pytest.raises(Forfeit) as raised:
        protocol.chosen(b'{"action": "' + b"x" * 5000 + b'"}', ["end"])
    assert len(raised.value.detail) < 200
