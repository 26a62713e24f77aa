"""Expectations of a scenario: each line says what must hold now."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from tesno.core.bits import count_at, members_of, places_of, regions_of
from tesno.core.explain import REASONS, cost_summands, step_name
from tesno.core.game import apply
from tesno.core.names import Slot
from tesno.core.notation import SEATS, seat_name
from tesno.core.result import winners
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, DECLINED, Event, State
from tesno.play.lines import forced, why_line
from tesno.position.checking import stock_left
from tesno.position.memory import MemoryTextError, memory_text, memory_words, read_memory, trait_remembering
from tesno.traits.where import nearest

_TERM = re.compile(r"([+-]?)\s*(\d+)\s+([a-z_]+)\s*")


# Reasons that are told more tellingly now: files that name the former one still hold.
FORMERLY: Final[dict[str, tuple[str, ...]]] = {
    "not_adjacent": ("shielded",),
    "not_entry": ("shielded",),
    "not_held": ("left_by_now", "not_in_decline"),
    "too_far": ("not_beside",),
    "wrong_step": ("must_choose",),
    "not_now": (
        "armed",
        "find_here",
        "has_piece",
        "immune",
        "own_region",
        "shielded",
        "toll_unpayable",
        "tribe_here",
        "water",
        "wrong_ground",
    ),
}


def _in_hand(rules: Rules, s: State, kind: int) -> int:
    return max((trait.pieces_in_hand(s) for trait in rules.traits if trait.kind == kind), default=0)


# How many pieces of a kind are not on the map, by where they are.
_AWAY: Final[dict[str, Callable[[Rules, State, int], int]]] = {
    "gone": lambda rules, s, kind: stock_left(rules, s, kind, s.stock[kind]),
    "hand": _in_hand,
    "resting": lambda _, s, kind: s.resting[kind],
    "stock": lambda _, s, kind: s.stock[kind],
    "withdrawn": lambda _, s, kind: s.withdrawn_pieces[kind],
}


class ExpectError(ValueError):
    """An expectation that can't be read."""


class Checker:
    """Checks the expectations of one scenario."""

    def __init__(self, rules: Rules, s: State, events: list[Event]) -> None:
        self.rules = rules
        self.s = s
        self.events = events
        kinds = {kind.id for kind in rules.kinds}
        garrisons = {id for slot in range(len(rules.race_ids)) for id, _ in rules.plain_form(slot, -1, True).garrison}
        self.pieces = kinds | garrisons
        self.memories = memory_words(rules)

    def check(self, text: str) -> str | None:
        """None when it holds, else what is there instead."""
        words = text.split()
        subject = words[0] if words else ""
        if subject in self.pieces:
            return self._piece(subject, text[len(subject) :])
        if subject in self.memories:
            return self.memory(text)
        handler = _SUBJECTS.get(subject)
        if handler is None:
            known = [*_SUBJECTS, *sorted(self.pieces), *self.memories]
            raise ExpectError(f"can't expect {subject!r}: {nearest(subject, known)}")
        return handler(self, text[len(subject) :].strip())

    # -- reading

    def seat(self, word: str) -> int:
        seats = SEATS[: self.rules.seats]
        if word not in tuple(seats):
            raise ExpectError(f"{word!r} is no seat: {', '.join(seats)}")
        return seats.index(word)

    def slot(self, word: str) -> int:
        """A race, or the active race of a seat."""
        if word in self.rules.race_ids:
            return self.rules.race_ids.index(word)
        slot = self.s.active[self.seat(word)] if word in tuple(SEATS) else -1
        if slot < 0:
            raise ExpectError(f"{word!r} is no race and no seat with an active race")
        return slot

    def region(self, word: str) -> int:
        if not word.isdecimal() or not 1 <= int(word) <= self.rules.board.size:
            raise ExpectError(f"{word!r} is no region of {self.rules.board.id}")
        return int(word)

    def sides(self, text: str) -> tuple[str, str]:
        left, equals, right = text.partition("=")
        if not equals or not right.strip():
            raise ExpectError("write: expect SUBJECT = VALUE")
        return left.strip(), right.strip()

    def same(self, wanted: object, found: object) -> str | None:
        return None if wanted == found else f"expected {wanted}, found {found}"

    def number(self, word: str) -> int:
        if not re.fullmatch(r"-?\d+", word):
            raise ExpectError(f"{word!r} is not a number")
        return int(word)

    # -- legality and cost

    def legal(self, text: str) -> str | None:
        seat, action = self._mover(text)
        reason = why_line(self.rules, self.s, seat, action)
        return None if reason is None else f"illegal: {reason[0]} {reason[1] or ''}".rstrip()

    def illegal(self, text: str) -> str | None:
        text, _, because = text.partition(" because ")
        seat, action = self._mover(text)
        wanted = [id.strip() for id in because.split(" or ") if id.strip()]
        for id in wanted:
            if id not in REASONS and id not in FORMERLY:
                raise ExpectError(f"unknown reason {id!r}: {nearest(id, list(REASONS))}")
        reason = why_line(self.rules, self.s, seat, action)
        if reason is None:
            return "it is legal"
        holds = any(reason[0] == id or reason[0] in FORMERLY.get(id, ()) for id in wanted)
        return None if holds or not wanted else self.same(" or ".join(wanted), reason[0])

    def _mover(self, text: str) -> tuple[int, str]:
        words = text.replace(":", " ").split()
        if words and words[0] in tuple(SEATS):
            return self.seat(words[0]), " ".join(words[1:])
        return self.s.acting, " ".join(words)

    def cost(self, text: str) -> str | None:
        left, right = self.sides(text)
        words = left.split()
        if len(words) == 2:
            slot = self.slot(words[0])
        elif len(words) == 1:
            slot = self.s.slot if self.s.slot >= 0 else self.s.active[self.s.seat]
        else:
            raise ExpectError("write: expect cost REGION = N, or expect cost RACE REGION = N")
        if slot < 0 or not self.s.status[slot]:
            raise ExpectError("nobody conquers now: name a race on the table")
        found = cost_summands(self.rules, self.s, slot, self.region(words[-1]))
        return self._sum(right, found)

    def _sum(self, wanted: str, found: list[tuple[str, int]]) -> str | None:
        total = sum(amount for _, amount in found)
        shown = _shown(found)
        if re.fullmatch(r"\d+", wanted):
            return None if int(wanted) == total else f"expected {wanted}, found {total} = {shown}"
        terms = self._terms(wanted)
        merged: dict[str, int] = {}
        for id, amount in found:
            merged[id] = merged.get(id, 0) + amount
        merged = {id: amount for id, amount in merged.items() if amount}
        return None if terms == merged else f"expected {wanted}, found {shown}"

    def _terms(self, text: str) -> dict[str, int]:
        terms: dict[str, int] = {}
        position = 0
        while position < len(text):
            found = _TERM.match(text, position)
            if not found:
                raise ExpectError(
                    f"can't read the sum at {text[position:]!r}: write 2 region + 1 mountain - 1 commando"
                )
            sign, number, id = found.groups()
            terms[id] = terms.get(id, 0) + (-int(number) if sign == "-" else int(number))
            position = found.end()
        return terms

    # -- the board

    def tokens(self, text: str) -> str | None:
        left, right = self.sides(text)
        return self.same(self.number(right), self.s.tokens[self.region(left)])

    def holder(self, text: str) -> str | None:
        left, right = self.sides(text)
        slot = self.s.holder[self.region(left)]
        right = "nobody" if right == "none" else right
        if right in tuple(SEATS):
            return self.same(right, SEATS[self.s.owner[slot]] if slot >= 0 else "nobody")
        if right != "nobody" and right not in self.rules.race_ids:
            raise ExpectError(f"{right!r} is no race, seat or nobody: {nearest(right, self.rules.race_ids)}")
        return self.same(right, self.rules.race_ids[slot] if slot >= 0 else "nobody")

    def tribe(self, text: str) -> str | None:
        there = self.s.tribes >> self.region(text.strip()) & 1
        return None if there else "there is none"

    def no(self, text: str) -> str | None:
        words = text.split()
        if len(words) == 2 and words[0] == "tribe":
            return "there is one" if self.tribe(words[1]) is None else None
        if len(words) == 3 and words[:2] == ["unseen", "find"]:
            return "it is still undrawn" if self.unseen(" ".join(words[1:])) is None else None
        raise ExpectError("write: expect no tribe REGION, or expect no unseen find NAME")

    # -- finds and what traits remember

    def _find(self, word: str) -> int:
        if word not in self.rules.find_ids:
            raise ExpectError(f"unknown find {word!r}: {nearest(word, self.rules.find_ids)}")
        return self.rules.find_ids.index(word)

    def find(self, text: str) -> str | None:
        left, right = self.sides(text)
        found = self.s.find_at[self._find(left)]
        return self.same(0 if right == "none" else self.region(right), found)

    def unseen(self, text: str) -> str | None:
        words = text.split()
        if len(words) != 2 or words[0] != "find":
            raise ExpectError("write: expect unseen find NAME")
        return None if self.s.finds_unseen >> self._find(words[1]) & 1 else "it has been drawn, or is gone"

    def face_down(self, text: str) -> str | None:
        """All regions where a find lies face down, in any order."""
        if not text.startswith("= "):
            raise ExpectError("write: expect face_down = REGIONS, or none")
        wanted = sorted(self.region(word) for word in text[2:].split() if word != "none")
        return self.same(" ".join(map(str, wanted)), " ".join(map(str, regions_of(self.s.buried))))

    def memory(self, text: str) -> str | None:
        left, right = self.sides(text)
        if left not in self.memories:
            raise ExpectError(f"nothing remembers {left!r}: {nearest(left, self.memories)}")
        trait = trait_remembering(self.rules, self.s, left)
        if trait is None:
            trait = next(trait for trait in self.rules.traits if trait.remembers == left)
        try:
            wanted = read_memory(self.rules, trait, right.split())
        except MemoryTextError as error:
            raise ExpectError(str(error)) from error
        kept = self.s.memory[trait.index]
        return self.same(memory_text(self.rules, trait, wanted), memory_text(self.rules, trait, kept))

    def _piece(self, id: str, text: str) -> str | None:
        left, _, right = text.partition("=")
        if left.strip() in _AWAY:
            return self._away(id, left.strip(), right)
        if left.strip() or not right.strip():
            raise ExpectError(f"write: expect {id} = REGIONS, for instance {id} = 4 5, or none")
        wanted: dict[int, int] = {}
        for word in right.split():
            if word != "none":
                place, _, count = word.partition("=")
                wanted[self.region(place)] = self.number(count or "1")
        found: dict[int, int] = {}
        for index in self._kinds(id):
            for region in places_of(self.s.pieces[index]):
                found[region] = count_at(self.s.pieces[index], region)
        for slot in range(len(self.s.held)):
            if self.s.status[slot] and any(name == id for name, _ in self.s.forms[slot].garrison):
                found.update(dict.fromkeys(regions_of(self.s.held[slot]), 1))
        return self.same(wanted, found)

    def _away(self, id: str, where: str, right: str) -> str | None:
        found = sum(_AWAY[where](self.rules, self.s, index) for index in self._kinds(id))
        wanted = right.strip()
        return self.same(0 if wanted == "none" else self.number(wanted), found)

    def _kinds(self, id: str) -> list[int]:
        return [index for index, kind in enumerate(self.rules.kinds) if kind.id == id]

    # -- races and seats

    def hand(self, text: str) -> str | None:
        return self._of_slot(text, self.s.hand)

    def withdrawn(self, text: str) -> str | None:
        return self._of_slot(text, self.s.withdrawn)

    def reserve(self, text: str) -> str | None:
        return self._of_slot(text, list(self.s.reserve))

    def tray(self, text: str) -> str | None:
        return self._of_slot(text, self.s.tray)

    def _of_slot(self, text: str, values: list[int]) -> str | None:
        left, right = self.sides(text)
        return self.same(self.number(right), values[self.slot(left)])

    def coins(self, text: str) -> str | None:
        left, right = self.sides(text)
        return self.same(self.number(right), self.s.coins[self.seat(left)])

    def income(self, text: str) -> str | None:
        left, right = self.sides(text)
        seat = self.seat(left)
        while True:
            for name, about in reversed(self.events):
                if name == "income" and about["seat"] == seat:
                    return self._sum(right, [(source, coins) for _, source, coins in about["sources"]])
            action = forced(self.rules, self.s)
            if action is None:
                return f"{left} has not been paid in this scenario yet"
            apply(self.rules, self.s, action)

    def active(self, text: str) -> str | None:
        return self._races(text, ACTIVE)

    def declined(self, text: str) -> str | None:
        return self._races(text, DECLINED)

    def _races(self, text: str, status: int) -> str | None:
        left, right = self.sides(text)
        seat = self.seat(left)
        slots = [
            slot for slot in range(len(self.s.held)) if self.s.owner[slot] == seat and self.s.status[slot] == status
        ]
        wanted = sorted(word for word in right.split() if word != "none")
        found = sorted(self._combo(slot) for slot in slots)
        if all("/" not in word for word in wanted):
            found = [combo.partition("/")[0] for combo in found]
        return self.same(" ".join(wanted) or "none", " ".join(found) or "none")

    def _combo(self, slot: Slot) -> str:
        badge = self.s.badge[slot]
        return self.rules.race_ids[slot] + (f"/{self.rules.power_ids[badge]}" if badge >= 0 else "")

    def peace(self, text: str) -> str | None:
        left, right = self.sides(text)
        named = " ".join(SEATS[seat] for seat in members_of(self.s.truce[self.seat(left)]))
        return self.same(right, named or "none")

    # -- the market

    def column(self, text: str) -> str | None:
        left, right = self.sides(text)
        combos = [
            f"{self.rules.race_ids[race]}/{self.rules.power_ids[power]}" + (f"={coins}" if coins else "")
            for race, power, coins in zip(self.s.column_races, self.s.column_powers, self.s.column_coins, strict=True)
        ]
        if left == "size":
            return self.same(self.number(right), len(combos))
        if left:
            place = self.number(left)
            if not 1 <= place <= len(combos):
                return f"there are {len(combos)} combos"
            combos = [combos[place - 1]]
        told = right.replace(",", " ").split()
        if len(told) == len(combos):
            combos = [_as_told(combo, word) for combo, word in zip(combos, told, strict=True)]
        return self.same(told, combos)

    def below(self, text: str) -> str | None:
        _, right = self.sides(text)
        found = [self.rules.race_ids[race] for race in self.s.banners_below]
        return self.same([word for word in right.split() if word != "none"], found)

    def discarded(self, text: str) -> str | None:
        _, right = self.sides(text)
        found = sorted(self.rules.power_ids[power] for power in members_of(self.s.badges_discarded))
        return self.same(sorted(word for word in right.split() if word != "none"), found)

    # -- the course of the game

    def acts(self, text: str) -> str | None:
        words = text.replace(":", " ").lstrip("= ").split()
        found = [seat_name(self.s.acting), step_name(self.rules, self.s)]
        return self.same(words, found[: len(words)] if words else found)

    def round(self, text: str) -> str | None:
        _, right = self.sides(text)
        return self.same(self.number(right), self.s.round)

    def winners(self, text: str) -> str | None:
        _, right = self.sides(text)
        if self.s.acting != -2:
            return "the game is not over"
        told = [word for word in right.split() if word != "none"]
        return self.same(told, [SEATS[seat] for seat in winners(self.rules, self.s)])


def _as_told(combo: str, word: str) -> str:
    """A combo told by its race only is any with that race, with the coins that are told."""
    if "/" in word:
        return combo
    race, _, rest = combo.partition("/")
    _, coins, count = rest.partition("=")
    return race + coins + count


def _shown(summands: list[tuple[str, int]]) -> str:
    shown = " ".join(f"{'-' if amount < 0 else '+'} {abs(amount)} {id}" for id, amount in summands)
    return shown.removeprefix("+ ") or "nothing"


_SUBJECTS: Final[dict[str, Callable[[Checker, str], str | None]]] = {
    "legal": Checker.legal,
    "illegal": Checker.illegal,
    "cost": Checker.cost,
    "tokens": Checker.tokens,
    "holder": Checker.holder,
    "tribe": Checker.tribe,
    "no": Checker.no,
    "find": Checker.find,
    "unseen": Checker.unseen,
    "face_down": Checker.face_down,
    "memory": Checker.memory,
    "hand": Checker.hand,
    "withdrawn": Checker.withdrawn,
    "reserve": Checker.reserve,
    "tray": Checker.tray,
    "coins": Checker.coins,
    "income": Checker.income,
    "active": Checker.active,
    "declined": Checker.declined,
    "peace": Checker.peace,
    "column": Checker.column,
    "below": Checker.below,
    "discarded": Checker.discarded,
    "acts": Checker.acts,
    "round": Checker.round,
    "winners": Checker.winners,
}
