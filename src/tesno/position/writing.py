"""Writes a state down as the lines of a position."""

from __future__ import annotations

from tesno.core.bits import count_at, has, members_of, places_of, regions_of, total_of
from tesno.core.names import Slot
from tesno.core.notation import SEATS
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, State
from tesno.position.memory import memory_text, names_in_play
from tesno.position.turns import started_text


def state_lines(rules: Rules, s: State) -> list[str]:
    """How the table stands at the start of a turn; `read_state` builds an equal state from it."""
    lines = [f"round {s.round}", f"first {SEATS[s.first]}"]
    lines.append(f"tribes {' '.join(map(str, regions_of(s.tribes))) or 'none'}")
    lines += _market_lines(rules, s)
    for seat in range(rules.seats):
        lines.append(f"{SEATS[seat]} coins {s.coins[seat]}")
        lines += [_race_line(rules, s, slot) for slot in range(len(s.held)) if s.owner[slot] == seat]
        lines += [f"peace {SEATS[seat]} {SEATS[other]}" for other in members_of(s.truce[seat])]
    lines += _find_lines(rules, s)
    kinds = {kind.id for kind in rules.kinds}
    for trait in rules.traits:
        if trait.remembers and s.memory[trait.index]:
            # A piece may be called by the same word.
            word = f"memory {trait.remembers}" if trait.remembers in kinds else trait.remembers
            lines.append(f"{word} {memory_text(rules, trait, s.memory[trait.index])}")
    lines += _piece_lines(rules, s)
    lines.append(f"turn {SEATS[s.seat]}{started_text(rules, s)}")
    return lines


def _market_lines(rules: Rules, s: State) -> list[str]:
    combos = [
        f"{rules.race_ids[race]}/{rules.power_ids[power]}" + (f"={coins}" if coins else "")
        for race, power, coins in zip(s.column_races, s.column_powers, s.column_coins, strict=True)
    ]
    lines = [f"column {' '.join(combos)}"]
    if s.banners_below:
        lines.append("below " + " ".join(rules.race_ids[race] for race in s.banners_below))
    if s.badges_discarded:
        lines.append("discarded " + " ".join(rules.power_ids[power] for power in members_of(s.badges_discarded)))
    return lines


def _race_line(rules: Rules, s: State, slot: Slot) -> str:
    word = "active" if s.status[slot] == ACTIVE else "declined"
    badge = f"/{rules.power_ids[s.badge[slot]]}" if s.badge[slot] >= 0 else ""
    parts = [f"{SEATS[s.owner[slot]]} {word} {rules.race_ids[slot]}{badge}"]
    parts += [f"{region}={s.tokens[region]}" for region in regions_of(s.held[slot])]
    for name, count in (("hand", s.hand[slot]), ("withdrawn", s.withdrawn[slot]), ("reserve", s.reserve[slot])):
        if count:
            parts.append(f"{name} {count}")
    return " ".join(parts)


def _find_lines(rules: Rules, s: State) -> list[str]:
    lines = [f"find {id} {s.find_at[find]}" for find, id in enumerate(rules.find_ids) if s.find_at[find]]
    gone = [id for find, id in enumerate(rules.find_ids) if not s.find_at[find] and not has(s.finds_unseen, find)]
    if gone:
        lines.append(f"finds gone {' '.join(gone)}")
    if rules.buried:
        lines.append(f"face_down {' '.join(map(str, regions_of(s.buried))) or 'none'}")
    return lines


def _piece_lines(rules: Rules, s: State) -> list[str]:
    lines = []
    names = names_in_play(rules, s)
    owned = {trait.kind for trait in rules.traits if trait.piece and trait.name in names}
    for kind in sorted(owned):
        piece = rules.kinds[kind]
        standing = [f"{region}={count_at(s.pieces[kind], region)}" for region in places_of(s.pieces[kind])]
        if standing:
            lines.append(f"{piece.id} {' '.join(standing)}")
        away = s.withdrawn_pieces[kind] + s.resting[kind]
        gone = piece.supply - total_of(s.pieces[kind]) - s.stock[kind] - away
        for word, count in (
            ("withdrawn", s.withdrawn_pieces[kind]),
            ("resting", s.resting[kind]),
            ("gone", gone),
        ):
            if count:
                lines.append(f"{piece.id} {word} {count}")
    return lines
