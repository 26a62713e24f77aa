"""What a position shows of teams and of a rival."""

from __future__ import annotations

from tesno.core.view import view_of
from tesno.locale import Words
from tesno.play.telling import Telling
from tesno.scenario import read_position
from tesno.sight import position_of
from tesno.sight.model import Position, Team

NAMES = ["Anna", "Basia", "Cyryl", "Dorota"]


def at(position: str, moves: str = "", seat: int = 0) -> Position:
    here = read_position([line.strip() for line in position.split(";")])
    telling = Telling(here.rules, here.state)
    for line in filter(None, moves.split(";")):
        telling.tell(line.strip())
    view = view_of(here.rules, here.state, seat)
    return position_of(here.rules, view, names=NAMES, asked=True)


LAST_TURN = """map warcraft-4; variant factions; round 9; A active dwarves/mining 6=2; A coins 10;
B active orcs/farmer 23=2; B coins 40; C active gnomes/ranger 2=2; C coins 45; D active trolls/fishing 32=2;
D coins 12; turn D"""


def test_everybody_is_seen_on_a_side_and_alone_without_one() -> None:
    position = at(LAST_TURN)
    assert [player.side for player in position.players] == ["alliance", "horde", "alliance", "horde"]
    assert [player.coins for player in position.players] == [10, None, None, None]
    assert position.teams == []
    assert position.rival is None
    assert {player.side for player in at("map warcraft-2; turn A").players} == {None}


def test_teams_are_ranked_by_what_they_have_together() -> None:
    position = at(LAST_TURN, "D: finish")
    assert position.teams == [Team(1, "alliance", [0, 2], 55, 4), Team(2, "horde", [1, 3], 53, 4)]
    assert [(rank.seat, rank.rank) for rank in position.ranking] == [(2, 1), (0, 1), (1, 3), (3, 3)]


def test_teams_that_share_the_victory_share_the_rank() -> None:
    position = at(LAST_TURN.replace("D coins 12", "D coins 14"), "D: finish")
    assert [(team.rank, team.coins) for team in position.teams] == [(1, 55), (1, 55)]
    assert {rank.rank for rank in position.ranking} == {1}


SOLO = "map warcraft-2; variant solo_fair; round 10; tribes none; A active dwarves/mining 6=9; A coins 50"


def test_a_rivals_coins_lie_open() -> None:
    position = at(f"{SOLO}; murloc_coins 48; turn A")
    assert position.rival is not None
    assert (position.rival.coins, position.rival.income) == (48, 2)
    assert Words("en", box="warcraft").say(position.rival.name) == "Murlocs"


def test_nobody_is_first_who_lost_to_the_rival() -> None:
    landings = "A: finish; chance: murlocs 3; chance: murlocs 4"
    lost = at(f"{SOLO}; murloc_coins 47; turn A", landings)
    assert [(rank.rank, rank.coins) for rank in lost.ranking] == [(2, 51)]
    won = at(f"{SOLO}; murloc_coins 46; turn A", landings)
    assert [(rank.rank, rank.coins) for rank in won.ranking] == [(1, 51)]


def test_only_combos_of_ones_side_are_offered() -> None:
    column = "column dwarves/mining orcs/farmer naga/ranger gnomes/fishing trolls/explorer kobolds/seafaring"
    position = at(f"map warcraft-4; variant factions; {column}; turn B", seat=1)
    assert [option.place for option in position.options if option.kind == "pick"] == [1, 2, 4, 5]
    said = [combo.why_not and Words("en", box="warcraft").say(combo.why_not) for combo in position.column]
    assert said[0] == "Combo number 1 is not for your side: Dwarves."
    assert [place for place, why in enumerate(said) if why is None] == [1, 2, 4, 5]
    # Nobody else is told.
    other = at(f"map warcraft-4; variant factions; {column}; turn B", seat=0)
    assert {combo.why_not for combo in other.column} == {None}
