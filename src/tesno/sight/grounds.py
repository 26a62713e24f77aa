"""The board: who holds each region and what stands in it."""

from __future__ import annotations

from tesno.core.bits import count_at, has
from tesno.core.names import Region
from tesno.core.rules import Rules
from tesno.core.state import DECLINED, State
from tesno.sight.model import FindHere, Ground, PieceHere


def grounds_of(rules: Rules, s: State) -> list[Ground]:
    """All regions in the order of their numbers."""
    marks: dict[int, list[str]] = {}
    for trait in rules.traits:
        if trait.remembers and trait.remembers_kind == "region" and s.memory[trait.index]:
            marks.setdefault(s.memory[trait.index], []).append(trait.remembers)
    return [_ground(rules, s, region, marks.get(region, [])) for region in range(1, rules.board.size + 1)]


def _ground(rules: Rules, s: State, region: Region, marks: list[str]) -> Ground:
    slot = s.holder[region]
    return Ground(
        region=region,
        race=rules.race_ids[slot] if slot >= 0 else None,
        seat=s.owner[slot] if slot >= 0 else None,
        declined=slot >= 0 and s.status[slot] == DECLINED,
        tokens=s.tokens[region],
        tribe=has(s.tribes, region),
        pieces=_pieces(rules, s, region),
        finds=_finds(rules, s, region) if has(s.found, region) else [],
        marks=marks,
    )


def _pieces(rules: Rules, s: State, region: Region) -> list[PieceHere]:
    found = []
    if has(s.marked, region):
        counts = [(piece.id, count_at(s.pieces[kind], region)) for kind, piece in enumerate(rules.kinds)]
        found = [PieceHere(id, count) for id, count in counts if count]
    if s.holder[region] >= 0:
        # An amount of defence, which is one piece here.
        found += [PieceHere(id, 1) for id, _ in s.forms[s.holder[region]].garrison]
    return found


def _finds(rules: Rules, s: State, region: Region) -> list[FindHere]:
    found = []
    for find, place in enumerate(s.find_at):
        if place == region:
            granted = rules.find_traits[find].granted(rules, s)
            found.append(FindHere(rules.find_ids[find], rules.power_ids[granted] if granted >= 0 else None))
    return found
