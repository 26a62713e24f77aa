"""What a program is told and answers: JSON, one object per line. docs/own-bots.md describes it.

Every question holds all there is to know at that moment, so a program need not remember anything, and one that is
started in the middle of a game can go on.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from tesno.bots.child import GARBAGE, GAVE_UP, ILLEGAL, Forfeit
from tesno.bots.own import Patience
from tesno.core.actions import CONQUER, GAMBLE, kind_of, target_of
from tesno.core.attack import cost_of
from tesno.core.bits import has
from tesno.core.board import neighbours
from tesno.core.explain import step_name
from tesno.core.names import Packed, Seat
from tesno.core.notation import action_text
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.view import View, view_json

VERSION: Final = 1
_TOLD: Final = 120  # so much of a wrong answer is repeated


def hello(rules: Rules, name: str, seat: Seat, seed: int, patience: Patience) -> dict[str, Any]:
    """The first line: what stays the same during a game."""
    return {
        "kind": "hello",
        "protocol": VERSION,
        "name": name,
        "seat": seat,
        "seed": seed,
        "seconds": {"start": patience.start, "answer": patience.answer},
        "box": rules.box,
        "variant": rules.variant,
        "players": rules.seats,
        "sides": list(rules.sides),
        "rounds": rules.rounds,
        "options": [option for option, chosen in rules.options.items() if chosen],
        "start_coins": rules.start_coins,
        "die": list(rules.die),
        "map": {
            "id": rules.board.id,
            "regions": [_region(rules, region) for region in range(1, rules.board.size + 1)],
        },
        "races": [{"id": id, "tray": tray} for id, tray in zip(rules.race_ids, rules.trays, strict=True)],
        "powers": list(rules.power_ids),
        "finds": list(rules.find_ids),
        "pieces": [kind.id for kind in rules.kinds],
    }


def _region(rules: Rules, region: int) -> dict[str, Any]:
    """As the server's boards have it, without its outline."""
    board = rules.board
    symbols = [word for word, where in board.features.items() if word not in rules.terrains and has(where, region)]
    return {
        "region": region,
        "terrain": board.terrain_of(region, rules.terrains),
        "symbols": symbols,
        "neighbours": list(neighbours(board, region)),
        "entry": has(board.entry, region),
    }


def question(
    rules: Rules, s: State, view: View, legal: Sequence[Packed], ledger: tuple[int, ...] | None, number: int
) -> dict[str, Any]:
    """What is asked; `s` is the table as the view has it."""
    return {
        "kind": "question",
        "number": number,
        "step": step_name(rules, s),
        "race": rules.race_ids[s.slot] if s.slot >= 0 else None,
        "view": view_json(rules, view),
        "counted": list(ledger) if ledger is not None else None,
        "legal": [_choice(rules, s, action) for action in legal],
    }


def _choice(rules: Rules, s: State, action: Packed) -> dict[str, Any]:
    """One legal action; of a conquest also what it costs, and the coins its region brings at the end of a turn."""
    choice: dict[str, Any] = {"action": action_text(rules, s, action)}
    if kind_of(action) in (CONQUER, GAMBLE):
        region = target_of(action)
        choice["cost"] = cost_of(rules, s, s.slot, region)
        choice["brings"] = s.forms[s.slot].yields[region]
    return choice


def end(coins: Sequence[int], winners: Sequence[int], forfeits: Sequence[int]) -> dict[str, Any]:
    """The last line."""
    return {"kind": "end", "coins": list(coins), "winners": list(winners), "forfeits": list(forfeits)}


def line_of(message: dict[str, Any]) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def chosen(line: bytes, texts: Sequence[str]) -> int:
    """The place of the answer among the legal actions. Raises Forfeit."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise Forfeit(GARBAGE, f"{_told(line)} is not JSON") from error
    if not isinstance(answer, dict):
        raise Forfeit(GARBAGE, f"{_told(line)} is no JSON object")
    if "error" in answer:
        raise Forfeit(GAVE_UP, str(answer["error"])[:_TOLD])
    if "index" in answer:
        index = answer["index"]
        if not isinstance(index, int) or isinstance(index, bool):
            raise Forfeit(GARBAGE, f"{_told(line)}: an index is a number from 0")
        if not 0 <= index < len(texts):
            raise Forfeit(ILLEGAL, f"{_told(line)}: the indices are 0 to {len(texts) - 1}")
        return index
    action = answer.get("action")
    if not isinstance(action, str):
        raise Forfeit(GARBAGE, f"{_told(line)} has neither an action nor an index")
    text = " ".join(action.split())
    if text not in texts:
        raise Forfeit(ILLEGAL, f"{_told(line)} is not legal now")
    return texts.index(text)


def _told(line: bytes) -> str:
    return repr(line[:_TOLD].decode("utf-8", "replace"))
