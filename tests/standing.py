"""How a game stands, said in names and counts: what a saved game must still say, however a state is packed."""

from __future__ import annotations

from typing import Any

from tesno.core.explain import step_name
from tesno.core.notation import seat_name
from tesno.core.view import view_json
from tesno.play import Game


def standing(game: Game) -> dict[str, Any]:
    """The question, the coins, what lies in every region, every player's races, and the column."""
    seats = range(game.rules.seats)
    views = [view_json(game.rules, game.view(seat)) for seat in seats]
    table = views[0]
    return {
        "round": table["round"],
        "turn": seat_name(table["turn"]),
        "acting": seat_name(game.acting),
        "question": step_name(game.rules, game.state),
        "coins": {seat_name(seat): views[seat]["coins"][seat] for seat in seats},
        "winners": [seat_name(seat) for seat in game.winners],
        "regions": {str(region["region"]): said for region in table["regions"] if (said := _region(region))},
        "races": sorted(_race(slot) for slot in table["slots"]),
        "column": [f"{combo['race']}/{combo['power']} {combo['coins']}" for combo in table["column"]],
        "memory": {word: str(kept) for word, kept in table["memory"].items()},
    }


def _region(region: dict[str, Any]) -> str:
    holder = [f"{seat_name(region['seat'])} {region['race']} {region['tokens']}"] if region["race"] else []
    tribe = ["tribe"] if region["tribe"] else []
    pieces = [f"{id} {count}" for id, count in sorted(region["pieces"].items())]
    return ", ".join([*holder, *tribe, *pieces, *sorted(region["finds"])])


def _race(slot: dict[str, Any]) -> str:
    counts = " ".join(f"{word} {slot[word]}" for word in ("hand", "withdrawn", "reserve") if slot[word])
    state = "declined" if slot["declined"] else "active"
    return f"{seat_name(slot['seat'])} {state} {slot['race']}/{slot['power']} {counts}".rstrip()
