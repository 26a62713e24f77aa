"""Reads the lines of a position into a draft: every word is known and every number in its range."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from tesno.core.bits import mask_of, regions_of
from tesno.core.notation import SEATS
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, DECLINED
from tesno.position.errors import PositionError, wrong
from tesno.position.lines import words_of
from tesno.position.memory import memory_words
from tesno.position.tables import TABLE_WORDS
from tesno.traits.where import nearest

MOST_COINS = 999
MOST_MOMENTS = 999
_STACK = re.compile(r"(\d+)(?:=(\d+))?\Z")
_COMBO = re.compile(r"([a-z0-9_]+)(?:/([a-z0-9_]+))?(?:=(\d+))?\Z")
# Words that may begin a line, besides those of the table, seats, kinds of pieces and what traits remember.
STATE_WORDS = (
    "round", "first", "tribes", "column", "below", "discarded", "peace", "find", "finds", "face_down", "memory", "turn",
)  # fmt: skip
STARTS = ("decide", "ready", "conquer")
STARTED = "started"

Combo = tuple[int, int, int]
"""Race, power (-1: none), coins on it."""


@dataclass
class RaceLine:
    """A race on the table."""

    line: str
    seat: int
    status: int
    slot: int
    power: int
    stacks: list[tuple[int, int]] = field(default_factory=list)  # region, tokens
    aside: dict[str, int] = field(default_factory=dict)  # tokens in hand, withdrawn, reserve


@dataclass
class PieceLine:
    """Pieces of one name: in regions, or so many of them elsewhere (`withdrawn`, `gone`, `resting`)."""

    line: str
    id: str
    stacks: list[tuple[int, int]] = field(default_factory=list)
    elsewhere: str = ""
    count: int = 0


@dataclass
class MemoryLine:
    """What a trait remembers, still in words."""

    line: str
    word: str
    words: list[str]


@dataclass
class Draft:
    """What the lines say."""

    round: int = 1
    first: int = 0
    seat: int = 0
    start: str = ""
    started: int = -1
    picked: bool = False
    coins: dict[int, int] = field(default_factory=dict)
    races: list[RaceLine] = field(default_factory=list)
    peace: list[tuple[int, int]] = field(default_factory=list)
    finds: list[tuple[str, int, int]] = field(default_factory=list)  # line, find, region
    finds_unseen: int | None = None
    finds_gone: int = 0
    face_down: int | None = None  # regions
    memories: list[MemoryLine] = field(default_factory=list)
    pieces: list[PieceLine] = field(default_factory=list)
    tribes: int | None = None
    tribes_gone: int = 0
    column: list[Combo] = field(default_factory=list)
    below: list[str] = field(default_factory=list)
    discarded: list[str] = field(default_factory=list)


def read_draft(rules: Rules, lines: list[str]) -> Draft:
    """What the lines say of a game by these rules; lines about the table are passed over."""
    if sum(line.split()[0] == "turn" for line in lines) > 1:
        raise PositionError("a position has one line `turn`")
    reader = _Reader(rules)
    for line in lines:
        reader.read(line)
    return reader.draft


class _Reader:
    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.draft = Draft()
        self.kinds = sorted({kind.id for kind in rules.kinds})
        self.memories = memory_words(rules)
        self.line = ""

    def fail(self, problem: str) -> PositionError:
        return wrong(self.line, problem)

    def read(self, line: str) -> None:
        self.line = line
        words = words_of(line)
        seats = tuple(SEATS[: self.rules.seats])
        if words[0] in TABLE_WORDS:
            return
        if words[0] in seats:
            self._seat(seats.index(words[0]), words[1:])
        elif words[0] in self.kinds:
            self._pieces(words[0], words[1:])
        elif words[0] in self.memories:
            self._memory(words)
        elif words[0] in STATE_WORDS:
            getattr(self, f"_{words[0]}")(words[1:])
        else:
            known = [*TABLE_WORDS, *STATE_WORDS, *self.kinds, *self.memories, *seats]
            raise self.fail(f"unknown word {words[0]!r}: {nearest(words[0], known)}")

    # -- single words

    def _number(self, words: list[str], least: int, most: int) -> int:
        if len(words) != 1 or not words[0].isdecimal() or not least <= int(words[0]) <= most:
            raise self.fail(f"expected one number from {least} to {most}")
        return int(words[0])

    def _a_seat(self, word: str) -> int:
        seats = SEATS[: self.rules.seats]
        if word not in tuple(seats):
            raise self.fail(f"{word!r} is no seat: {', '.join(seats)}")
        return seats.index(word)

    def _region(self, word: str) -> int:
        if not word.isdecimal() or not 1 <= int(word) <= self.rules.board.size:
            raise self.fail(f"{word!r} is no region of {self.rules.board.id} (1 to {self.rules.board.size})")
        return int(word)

    def _stack(self, word: str) -> tuple[int, int]:
        found = _STACK.match(word)
        if not found:
            raise self.fail(f"expected a region such as 5 or 5=3, not {word!r}")
        return self._region(found.group(1)), int(found.group(2) or 1)

    def _a_find(self, word: str) -> int:
        if not self.rules.find_ids:
            raise self.fail("there are no finds in this box")
        if word not in self.rules.find_ids:
            raise self.fail(f"unknown find {word!r}: {nearest(word, self.rules.find_ids)}")
        return self.rules.find_ids.index(word)

    def _combo(self, word: str) -> Combo:
        found = _COMBO.match(word)
        if not found:
            raise self.fail(f"{word!r} is no combo: write race/power")
        race, power, coins = found.groups()
        if race not in self.rules.race_ids:
            raise self.fail(f"unknown race {race!r}: {nearest(race, self.rules.race_ids)}")
        if power is not None and power not in self.rules.power_ids:
            raise self.fail(f"unknown power {power!r}: {nearest(power, self.rules.power_ids)}")
        slot = self.rules.race_ids.index(race)
        return slot, self.rules.power_ids.index(power) if power else -1, int(coins or 0)

    # -- lines about the whole table

    def _round(self, words: list[str]) -> None:
        self.draft.round = self._number(words, 1, self.rules.rounds)

    def _first(self, words: list[str]) -> None:
        self.draft.first = self._a_seat(words[0] if len(words) == 1 else "")

    def _turn(self, words: list[str]) -> None:
        if not words:
            raise self.fail("say whose turn it is")
        draft = self.draft
        draft.seat = self._a_seat(words[0])
        for place, word in enumerate(words[1:], 1):
            if word == STARTED:
                draft.started = MOST_MOMENTS
            elif word.isdecimal() and words[place - 1] == STARTED:
                draft.started = min(int(word), MOST_MOMENTS)
            elif word == "picked":
                draft.picked = True
                draft.start = draft.start or "conquer"
            elif word in STARTS:
                draft.start = word
            else:
                raise self.fail(f"unknown word {word!r}: {nearest(word, (*STARTS, STARTED, 'picked'))}")

    def _tribes(self, words: list[str]) -> None:
        gone = bool(words) and words[0] == "gone"
        numbers = words[1:] if gone else words
        regions = mask_of([self._region(word) for word in numbers if word != "none"])
        ground = self.rules.board.tribes
        for trait in self.rules.traits:
            ground |= trait.tribe_ground
        if regions & ~ground:
            lacking = regions_of(regions & ~ground)[0]
            raise self.fail(f"region {lacking} has no tribe symbol on this map")
        if gone:
            self.draft.tribes_gone |= regions
        else:
            self.draft.tribes = (self.draft.tribes or 0) | regions

    def _peace(self, words: list[str]) -> None:
        if len(words) != 2:
            raise self.fail("say who granted peace to whom, for instance `peace A B`")
        giver, other = self._a_seat(words[0]), self._a_seat(words[1])
        if giver == other:
            raise self.fail("peace needs two seats")
        self.draft.peace.append((giver, other))

    def _column(self, words: list[str]) -> None:
        for word in words:
            combo = self._combo(word)
            if combo[1] < 0:
                raise self.fail(f"{word!r}: a combo is race/power")
            self.draft.column.append(combo)
        if len(self.draft.column) > self.rules.visible:
            raise self.fail(f"at most {self.rules.visible} combos are visible")

    def _below(self, words: list[str]) -> None:
        self.draft.below += words

    def _discarded(self, words: list[str]) -> None:
        self.draft.discarded += words

    # -- finds and what traits remember

    def _find(self, words: list[str]) -> None:
        """A find lies in a region."""
        if len(words) != 2:
            raise self.fail("say which find lies where, for instance `find keep_on_the_motherland 5`")
        find, region = self._a_find(words[0]), self._region(words[1])
        if any(find == other for _, other, _ in self.draft.finds):
            raise self.fail(f"{words[0]} is there twice")
        closed = bool(self.rules.board.closed >> region & 1)
        if self.rules.find_traits[find].afloat and not closed:
            raise self.fail(f"{words[0]} lies in water: {' '.join(map(str, regions_of(self.rules.board.closed)))}")
        if closed and not self.rules.find_traits[find].afloat and not self._brought_there(find, region):
            raise self.fail(f"region {region} can't be held, so nothing is found there")
        self.draft.finds.append((self.line, find, region))

    def _brought_there(self, find: int, region: int) -> bool:
        """Whether a race that can hold the region may have come there with a relic."""
        races = range(len(self.rules.race_ids))
        return bool(self.rules.relics >> find & 1) and any(
            self.rules.plain_form(slot, -1, False).domain >> region & 1 for slot in races
        )

    def _finds(self, words: list[str]) -> None:
        """Which finds are still undrawn, or which are no more."""
        if not words or words[0] not in ("unseen", "gone"):
            raise self.fail("write `finds unseen …` or `finds gone …`")
        finds = mask_of([self._a_find(word) for word in words[1:] if word != "none"])
        if words[0] == "gone":
            self.draft.finds_gone |= finds
        else:
            self.draft.finds_unseen = (self.draft.finds_unseen or 0) | finds

    def _face_down(self, words: list[str]) -> None:
        """The regions where a find still lies face down."""
        if not self.rules.buried:
            raise self.fail("no finds lie face down in regions of this box")
        regions = mask_of([self._region(word) for word in words if word != "none"])
        if not words or regions & ~self.rules.buried:
            places = " ".join(map(str, regions_of(self.rules.buried)))
            raise self.fail(f"finds lie face down in lettered regions only: some of {places}, or none")
        self.draft.face_down = (self.draft.face_down or 0) | regions

    def _memory(self, words: list[str]) -> None:
        """`volcano 12`, or in its long form `memory volcano 12`."""
        word = words[0] if words else ""
        if word not in self.memories:
            raise self.fail(f"nothing remembers {word!r}: {nearest(word, self.memories)}")
        self.draft.memories.append(MemoryLine(self.line, word, words[1:]))

    # -- seats, their races and pieces

    def _seat(self, seat: int, words: list[str]) -> None:
        if not words:
            raise self.fail("expected coins, active or declined")
        match words[0]:
            case "coins":
                self.draft.coins[seat] = self._number(words[1:], 0, MOST_COINS)
            case "active":
                self._race(seat, ACTIVE, words[1:])
            case "declined":
                self._race(seat, DECLINED, words[1:])
            case _:
                raise self.fail(f"expected coins, active or declined, not {words[0]!r}")

    def _race(self, seat: int, status: int, words: list[str]) -> None:
        if not words:
            raise self.fail("which race?")
        slot, power, _ = self._combo(words[0])
        found = RaceLine(self.line, seat, status, slot, power)
        rest = words[1:]
        while rest:
            word = rest.pop(0)
            if word in ("hand", "withdrawn", "reserve"):
                found.aside[word] = self._number(rest[:1], 0, self.rules.trays[slot])
                rest = rest[1:]
            elif word != "on":
                region, count = self._stack(word)
                if count < 1 and not self.rules.unit_kinds:
                    raise self.fail(f"region {region}: a held region has at least one token")
                found.stacks.append((region, count))
        self.draft.races.append(found)

    def _pieces(self, id: str, words: list[str]) -> None:
        if words and words[0] in ("withdrawn", "gone", "resting"):
            most = max(kind.supply for kind in self.rules.kinds if kind.id == id)
            found = PieceLine(self.line, id, elsewhere=words[0], count=self._number(words[1:], 0, most))
        else:
            found = PieceLine(self.line, id, [self._stack(word) for word in words])
        self.draft.pieces.append(found)
