"""What lies on the tables of Warcraft: sides, finds face down, markers with their reasons, bombs that nobody knows."""

from __future__ import annotations

from tests.sight.test_parts import at

from tesno.core.view import SPECTATOR
from tesno.locale import Words
from tesno.sight.model import FindHere, PieceHere, Position

HUMANS = "A active humans/defensive 3=2 2 6 7=2"
ORCS = "B active orcs/champion 11=2 16=2 15=0"


def test_every_race_is_on_a_side() -> None:
    position = at("map warcraft-3", HUMANS, ORCS, "champion 15", "C active kobolds/mining 22=2", "turn A")
    sides = {ground.race: ground.faction for ground in position.grounds}
    assert sides == {None: None, "humans": "alliance", "orcs": "horde", "kobolds": "neutral"}
    holdings = [holding for player in position.players for holding in player.holdings]
    assert [holding.faction for holding in holdings] == ["alliance", "horde", "neutral"]
    assert {combo.race: combo.faction for combo in position.column} == {
        "worgen": "alliance",
        "gnomes": "alliance",
        "goblins": "horde",
        "draenei": "alliance",
        "dwarves": "alliance",
        "naga": "neutral",
    }


def test_a_neutral_race_takes_a_side_for_its_turn() -> None:
    lines = ("map warcraft-2", "A active kobolds/mining 11=3 8", "B active naga/farmer 18=2", "find battleground 11")
    before = at(*lines, "turn A", moves=("expand",))
    assert [option.side for option in before.options] == ["alliance", "horde"]
    after = at(*lines, "turn A", moves=("expand", "battleground horde"))
    for position, side in ((before, "neutral"), (after, "horde")):
        assert position.grounds[10].faction == side
        assert position.players[0].holdings[0].faction == side
        # Whoever does not have the turn stays what they are.
        assert position.grounds[17].faction == "neutral"


def test_boxes_without_sides_show_none() -> None:
    position = at("map base-2", "A active elves/hill 9=2", "turn A")
    assert {ground.faction for ground in position.grounds} == {None}
    assert position.players[0].holdings[0].faction is None
    assert {combo.faction for combo in position.column} == {None}


def test_finds_lie_face_down_and_up() -> None:
    position = at("map warcraft-2", "A active dwarves/ranger 11=3", "find dark_portal 11", "turn A")
    assert [ground.region for ground in position.grounds if ground.face_down] == [18]
    assert {ground.region: ground.finds for ground in position.grounds if ground.finds} == {
        11: [FindHere("dark_portal", None)]
    }


def why(position: Position, region: int, language: str = "en") -> str | None:
    (piece,) = position.grounds[region - 1].pieces
    return None if piece.why is None else Words(language).say(piece.why)


def test_why_a_tower_stands() -> None:
    position = at("map warcraft-3", HUMANS, ORCS, "champion 15", "tower 3", "turn A")
    assert why(position, 3) == "Majority around it: 3 of 3 regions; the next race: 0."
    contested = at(
        "map warcraft-3", "A active humans/defensive 3=2 2 6", "B active orcs/farmer 7=2", "tower 3", "turn A"
    )
    assert why(contested, 3) == "Majority around it: 2 of 3 regions; the next race: 1."
    # Murlocs are a race like any other.
    tribes = at("map warcraft-3", "A active humans/defensive 3=2 2 6", "tribes 7", "tower 3", "turn A")
    assert why(tribes, 3) == "Majority around it: 2 of 3 regions; the next race: 1."
    assert why(tribes, 3, "ru") == "Большинство вокруг: 2 из 3 регионов; у следующей расы: 1."


def test_units_and_markers() -> None:
    lines = ("A active tauren/beastmaster 6=2 8=0 12=2", "B active orcs/champion 3=0 7=2", "champion 3", "beast 8=2 6")
    position = at("map warcraft-2", *lines, "turn A")
    pieces = {ground.region: ground.pieces for ground in position.grounds if ground.pieces}
    assert pieces == {
        3: [PieceHere("champion", 1, unit=True)],
        6: [PieceHere("beast", 1, unit=True)],
        8: [PieceHere("beast", 2, unit=True)],
    }
    assert (position.grounds[2].race, position.grounds[2].tokens) == ("orcs", 0)


def test_a_bomb_is_a_bomb_for_everybody() -> None:
    lines = ("map warcraft-2", "A active goblins/garrison 6=3", "B active dwarves/ranger 3=2 7", "bomb 3 7", "fort 6")
    seen = [at(*lines, "turn A", seat=seat) for seat in (0, 1, SPECTATOR)]
    for position in seen:
        pieces = {ground.region: ground.pieces for ground in position.grounds if ground.pieces}
        assert pieces == {3: [PieceHere("bomb", 1)], 6: [PieceHere("fort", 1)], 7: [PieceHere("bomb", 1)]}
    assert all(position.grounds == seen[0].grounds for position in seen)


def test_what_players_keep() -> None:
    position = at("map warcraft-3", "A active pandaren/farmer 3=4", "harmony B C", "turn A ready", seat=1)
    assert [player.keeps for player in position.players] == [[], [], []]  # They come back at the start of the turn.
    lines = ("map warcraft-3", "A active pandaren/farmer 3=4", "B active orcs/ranger 11=3", "harmony B C", "turn B")
    assert [player.keeps for player in at(*lines).players] == [[], ["harmony"], ["harmony"]]
