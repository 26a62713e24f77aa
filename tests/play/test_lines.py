"""Lines that stand for several actions: what they mean, all or nothing, undone as one."""

from __future__ import annotations

import pytest

from tesno.core.state import same, to_json
from tesno.play import ActionError, Game, IllegalAction, MalformedAction, Table
from tesno.play.lines import expand, is_composite
from tesno.scenario import check_text

GIANTS = "map base-2\nA active giants/hill 9=3 10 13 hand 4\nB active elves/forest 14=2 15\nturn A conquer"
AMAZONS = "map base-2\nA active amazons/hill 5 6 7 hand 2\nturn A conquer"
HEROES = "map base-2\nA active giants/heroic 9=3 10 15 16\nturn A conquer"
CAMPS = "map base-2\nA active giants/bivouacking 9=3 10\nturn A conquer"
KRAKEN = "map underground-2\nA active kraken/stone 4=2 5 8\nturn A conquer"


def texts(game: Game) -> list[str]:
    return [move.text for move in game.log]


@pytest.mark.parametrize(
    ("position", "before", "line", "actions"),
    [
        (GIANTS, [], "redeploy 9=4 10=3 13=2", ["end", *["place 9"] * 3, *["place 10"] * 2, "place 13"]),
        (GIANTS, ["end"], "redeploy 13=7", ["place 13"]),
        (GIANTS, ["end"], "redeploy 13+4 9+1, 10", ["place 9", "place 10", "place 13"]),
        (AMAZONS, ["end"], "give_up 7 5", ["give_up 5", "give_up 7"]),
        (HEROES, ["end", "redeploy 9=3"], "heroes 16 9", ["hero 9", "hero 16"]),
        (HEROES, ["end", "redeploy 9=3"], "hero 16=1 9=1", ["hero 9", "hero 16"]),
        (CAMPS, ["end", "redeploy 9=3"], "camps 10=3 9=2", ["camp 9", "camp 9", "camp 10"]),
        (GIANTS.replace("conquer", "ready"), [], "abandon 13 9", ["abandon 9", "abandon 13"]),
        (GIANTS, [], "finish", ["end", *["place 9"] * 6]),
        (GIANTS, [], "redeploy 13=7", ["end", "place 13"]),
    ],
)
def test_a_line_is_its_actions(position: str, before: list[str], line: str, actions: list[str]) -> None:
    whole, parts = Game.at(position), Game.at(position)
    for game in (whole, parts):
        for text in before:
            game.apply(text)
    assert is_composite(whole.rules, line)
    start = whole.state.copy()
    assert whole.expand(line) == actions
    assert same(whole.state, start)
    undoable = whole.undoable
    told = whole.apply(line, 0)
    for text in actions:
        parts.apply(text)
    assert same(whole.state, parts.state)
    assert texts(whole) == texts(parts)
    assert told == whole.events[len(whole.events) - len(told) :]
    assert whole.undoable == undoable + 1
    whole.undo()
    assert same(whole.state, start)
    assert texts(whole) == texts(parts)[: -len(actions)]


@pytest.mark.parametrize(
    ("position", "before", "line", "reason", "parameters"),
    [
        (GIANTS, ["end"], "redeploy 9=0 10=5", "keep_tokens", {"region": 9, "count": 1}),
        (GIANTS, ["end"], "redeploy 9=4", "wrong_number", {"count": 6, "told": 3}),
        (GIANTS, ["end"], "redeploy", "wrong_number", {"count": 6, "told": 0}),
        (GIANTS, ["end"], "redeploy 9=4 9=4", "named_twice", {"region": 9}),
        (GIANTS, ["end"], "redeploy 14=4", "not_held", {"region": 14}),
        (GIANTS, [], "redeploy 9=4", "wrong_number", {"count": 6, "told": 3}),
        (GIANTS, [], "redeploy 14=3", "wrong_step", {"step": "conquer"}),
        (GIANTS, [], "camps 9=3", "no_such_ability", {"ability": "camp"}),
        (GIANTS, [], "retreat 9=3", "wrong_step", {"step": "conquer"}),
        (GIANTS, [], "give_up 9 10", "wrong_step", {"step": "conquer"}),
        (AMAZONS, ["end"], "give_up 7 7", "named_twice", {"region": 7}),
        (AMAZONS, ["end"], "give_up 7 9", "not_held", {"region": 9}),
        (AMAZONS, ["end"], "give_up 7 6 5", "too_many", {"count": 2}),
        (HEROES, ["end", "redeploy 9=3"], "heroes 9=2", "has_piece", {"region": 9, "piece": "hero"}),
        (HEROES, ["end", "redeploy 9=3"], "heroes 9", "wrong_number", {"count": 2, "told": 1}),
        (CAMPS, ["end", "redeploy 9=3"], "camps 9=2", "wrong_number", {"count": 5, "told": 2}),
        ("map base-2", [], "finish", "must_choose", {}),
    ],
)
def test_what_can_not_be_done_changes_nothing(
    position: str, before: list[str], line: str, reason: str, parameters: dict[str, int | str]
) -> None:
    game = Game.at(position)
    for text in before:
        game.apply(text)
    state, log = to_json(game.state), texts(game)
    with pytest.raises(IllegalAction) as caught:
        game.apply(line)
    assert (caught.value.action, caught.value.reason, caught.value.parameters) == (line, reason, parameters)
    assert game.why_not(line) == (reason, parameters)
    assert to_json(game.state) == state
    assert texts(game) == log


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("redeploy x", "malformed_share"),
        ("redeploy 9:4", "malformed_share"),
        ("abandon 9 x", "malformed"),
        ("", "malformed"),
    ],
)
def test_what_can_not_be_read_says_so(line: str, reason: str) -> None:
    game = Game.at(GIANTS)
    with pytest.raises(MalformedAction) as caught:
        game.apply(line)
    assert caught.value.reason == reason
    assert isinstance(caught.value, ActionError)


def test_only_the_acting_seat_may_write_a_line() -> None:
    game = Game.at(GIANTS)
    with pytest.raises(IllegalAction) as caught:
        game.apply("redeploy 14=2", seat=1)
    assert (caught.value.reason, caught.value.parameters) == ("not_your_turn", {"seat": 1})


@pytest.mark.parametrize(
    ("position", "lines"),
    [
        (AMAZONS, [["end", "give_up 5", "give_up 7"], ["end", "give_up 7", "give_up 5"]]),
        (AMAZONS, [["end", "give_up 6", "give_up 7"], ["end", "give_up 7", "give_up 6"], ["end", "give_up 7 6"]]),
        (HEROES, [["finish"], ["end", *["place 9"] * 2, "hero 10", "hero 9"]]),
        (
            GIANTS.replace("conquer", "ready"),
            [["abandon 9 13", "march"], ["abandon 13", "abandon 9", "march"], ["abandon 9", "abandon 13", "march"]],
        ),
        (GIANTS, [["end", "redeploy 9=3 10=4 13=2"], ["end", *["place 10"] * 3, *["place 9"] * 2, "place 13"]]),
        (CAMPS, [["end", "redeploy 9=3", "camps 9=1 10=4"], ["end", "place 9", "place 9", "camp 9", "camp 10"]]),
    ],
)
def test_regions_are_named_in_any_order(position: str, lines: list[list[str]]) -> None:
    games = [Game.at(position) for _ in lines]
    for game, told in zip(games, lines, strict=True):
        for line in told:
            game.apply(line)
    assert all(same(game.state, games[0].state) for game in games)


def test_rivers_are_left_in_any_order() -> None:
    rules = Game.at(KRAKEN).rules
    rivers = [region for region in range(1, rules.board.size + 1) if rules.board.water >> region & 1][:3]
    stacks = " ".join(map(str, rivers))
    position = f"map underground-2\nA active kraken/stone {stacks} 5\nturn A conquer"
    low, middle, high = rivers
    games = [Game.at(position) for _ in range(3)]
    for game, lines in zip(
        games,
        (
            [f"leave {low}", f"leave {middle}", f"leave {high}"],
            [f"leave {high} {low} {middle}"],
            [f"leave {middle}", f"leave {low}", f"leave {high}"],
        ),
        strict=True,
    ):
        for line in ("end", *lines):
            game.apply(line)
    assert games[0].state.held == games[1].state.held == games[2].state.held
    assert all(same(game.state, games[0].state) for game in games)


def test_regions_are_reborn_in_any_order() -> None:
    position = "map underground-2\nA active drow/stone 2\nA declined ogres/reborn 4 5 7\nturn A"
    games = [Game.at(position) for _ in range(3)]
    for game, lines in zip(
        games, (["rebirth 4", "rebirth 5"], ["rebirth 5", "rebirth 4"], ["rebirth 5 4"]), strict=True
    ):
        for line in lines:
            game.apply(line)
    assert all(same(game.state, games[0].state) for game in games)
    with pytest.raises(IllegalAction, match="too_many"):
        Game.at(position).apply("rebirth 4 5 7")


def test_actions_of_the_tree_keep_their_order() -> None:
    game = Game.at(AMAZONS)
    game.apply("end")
    assert game.question is not None
    assert [choice.text for choice in game.question.choices] == ["give_up 5", "give_up 6"]
    with pytest.raises(IllegalAction, match="out_of_order"):
        game.apply(game.parse("give_up 7"))
    game.apply("give_up 7")


GHOULS = """
  map base-2
  A declined ghouls 9=2
  A active giants/hill hand 6
  B active elves/forest 14=2
  turn A
  A: abandon 9
  A: march
  A: conquer 22
  A: end
"""


@pytest.mark.parametrize("line", ["redeploy 22=2", "redeploy"])
def test_a_redeployment_that_is_over_does_not_end_the_next_conquests(line: str) -> None:
    """One region of Ghouls is nothing to ask about; the active race's conquests have begun."""
    text = f"scenario x\n{GHOULS}\n  expect acts A conquer\n  A: {line}\n  expect acts A conquer\n  expect hand A = 6"
    assert check_text(text) == (1, [])


def test_numbers_that_do_not_stand_are_refused_there() -> None:
    _, failed = check_text(f"scenario x\n{GHOULS}\n  A: redeploy 22=1\n  expect acts A conquer")
    assert failed[0].message == "redeploy 22=1: wrong_step (step conquer); A is asked: conquer"


def test_a_redeployment_ends_the_conquests_of_its_own_race() -> None:
    text = f"scenario x\n{GHOULS}\n  A: conquer 2\n  A: redeploy 2=6\n  expect tokens 2 = 6\n  expect acts B decide"
    assert check_text(text) == (1, [])


def test_where_nothing_is_asked_the_numbers_on_the_table_are_accepted() -> None:
    game = Game.at("map base-2\nA active giants/hill 9=3\nB active elves/forest 14=2\nturn A conquer")
    assert game.expand("redeploy 9=3") == ["end"]
    game.apply("redeploy 9=3")
    assert game.acting == 1
    again = Game.at(game.position, table=game.table)
    for line, reason in (("redeploy 9=2", "keep_tokens"), ("redeploy 9=4", "wrong_number")):
        with pytest.raises(IllegalAction, match=reason):
            again.apply(line)


def test_a_scenario_speaks_for_everybody() -> None:
    """A game does not: `finish` leaves the others their retreats."""
    position = "map base-2\nA active giants/hill 9=3 hand 6\nB active orcs/swamp 10=3 5 11\nturn A conquer"
    game = Game.at(position)
    game.apply("conquer 10")
    alone = expand(game.rules, game.state, 0, "finish")
    everybody = expand(game.rules, game.state, 0, "finish", for_all=True)
    assert everybody[: len(alone)] == alone
    assert len(everybody) > len(alone)
    game.apply("finish")
    assert game.question is not None
    assert (game.question.word, game.question.seat) == ("retreat", 1)
    other = game.copy()
    game.apply("retreat 11")
    other.apply("retreat 5 11")
    assert other.acting == game.acting


def test_a_composite_while_chance_is_asked_says_so() -> None:
    game = Game(Table(players=2))
    with pytest.raises(IllegalAction, match="chance_acts"):
        game.apply("redeploy 3=3")
