"""The board: who holds each region and what stands in it."""

from __future__ import annotations

from tesno.core.bits import count_at, has
from tesno.core.names import Region
from tesno.core.rules import Rules
from tesno.core.state import DECLINED, State
from tesno.locale import Phrase
from tesno.sight.factions import faction_now
from tesno.sight.model import FindHere, Ground, PieceHere
from tesno.sight.moment import Moment


def grounds_of(moment: Moment[Phrase]) -> list[Ground]:
    """All regions in the order of their numbers."""
    rules, s = moment.rules, moment.state
    marks: dict[int, list[str]] = {}
    for trait in rules.traits:
        if trait.remembers and trait.remembers_kind == "region" and s.memory[trait.index]:
            marks.setdefault(s.memory[trait.index], []).append(trait.remembers)
    return [_ground(moment, region, marks.get(region, [])) for region in range(1, rules.board.size + 1)]


def _ground(moment: Moment[Phrase], region: Region, marks: list[str]) -> Ground:
    rules, s = moment.rules, moment.state
    slot = s.holder[region]
    return Ground(
        region=region,
        race=rules.race_ids[slot] if slot >= 0 else None,
        faction=faction_now(rules, s, slot) if slot >= 0 else None,
        seat=s.owner[slot] if slot >= 0 else None,
        declined=slot >= 0 and s.status[slot] == DECLINED,
        tokens=s.tokens[region],
        tribe=has(s.tribes, region),
        pieces=_pieces(moment, region),
        finds=_finds(rules, s, region) if has(s.found, region) else [],
        face_down=has(s.buried, region),
        marks=marks,
    )


def _pieces(moment: Moment[Phrase], region: Region) -> list[PieceHere]:
    rules, s = moment.rules, moment.state
    found = []
    if has(s.marked, region):
        for kind, piece in enumerate(rules.kinds):
            count = count_at(s.pieces[kind], region)
            if count:
                found.append(PieceHere(piece.id, count, piece.unit, _why_stands(moment, kind, region)))
    if s.holder[region] >= 0:
        # An amount of defence, which is one piece here.
        found += [PieceHere(id, 1) for id, _ in s.forms[s.holder[region]].garrison]
    return found


def _why_stands(moment: Moment[Phrase], kind: int, region: Region) -> Phrase | None:
    """The reason that the trait which has pieces of this kind gives for one of them, if it gives one."""
    rules, s = moment.rules, moment.state
    for trait in rules.traits:
        if trait.kind == kind and (reason := trait.why_stands(rules, s, region)) is not None:
            return moment.words(f"stands-{reason[0]}", **reason[1])
    return None


def _finds(rules: Rules, s: State, region: Region) -> list[FindHere]:
    found = []
    for find, place in enumerate(s.find_at):
        if place == region:
            granted = rules.find_traits[find].granted(rules, s)
            found.append(FindHere(rules.find_ids[find], rules.power_ids[granted] if granted >= 0 else None))
    return found
