"""Positions in text: any legal position can be written down and read back (docs/scenarios.md)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tesno.core.actions import EXPAND, MARCH, SKIP
from tesno.core.bits import added_at, count_at, mask_of, places_of, regions_of, replaced, total_of
from tesno.core.explain import step_name
from tesno.core.forms import reform
from tesno.core.game import apply, legal_actions, new_state, settle
from tesno.core.notation import SEATS
from tesno.core.rules import CONQUEST, DECIDE, NONE, READY, STAYS, TRAIT, Rules
from tesno.core.state import ACTIVE, DECLINED, FREE, State
from tesno.core.turn import STAGES
from tesno.load.errors import ContentError
from tesno.load.map_wish import text_of_wish, wished_in_text
from tesno.load.sources import Source, read_source
from tesno.play.errors import TableError
from tesno.play.table import Table
from tesno.scenario.memory import (
    MemoryTextError,
    granted_powers,
    memory_text,
    memory_words,
    names_in_play,
    read_memory,
    trait_remembering,
)
from tesno.traits.where import nearest

MOST_COINS = 999
MOST_MOMENTS = 999
_STACK = re.compile(r"(\d+)(?:=(\d+))?\Z")
_COMBO = re.compile(r"([a-z0-9_]+)(?:/([a-z0-9_]+))?(?:=(\d+))?\Z")
# Words that may begin a line of a position, besides seats, kinds of pieces and what traits remember.
TABLE_WORDS = ("map", "players", "options", "rounds", "races", "powers", "content")
STATE_WORDS = ("round", "first", "tribes", "column", "below", "discarded", "peace", "find", "finds", "memory", "turn")
STARTS = ("decide", "ready", "conquer")
STARTED = "started"


class PositionError(ValueError):
    """A position that can't be read or can't exist: says the line and what is wrong."""


@dataclass
class Position:
    """A position as read: the table and the state at the question that is open."""

    table: Table
    rules: Rules
    state: State


def start_stage(rules: Rules) -> int:
    """The place in the turn of what happens at its start by itself, or -1."""
    return rules.turn.index(STAGES["start"]) if STAGES["start"] in rules.turn else -1


def _memory_of(line: str) -> str:
    """The word of a memory line: `volcano 12`, or `memory volcano 12`."""
    words = [*line.split(), ""]
    return words[1] if words[0] == "memory" else words[0]


def read_position(lines: Iterable[str], folder: Path | None = None) -> Position:
    """Build the position that the lines describe."""
    split = [line.split("#")[0].strip() for line in lines]
    kept = [line for line in split if line]
    table = _table(kept, folder)
    try:
        rules = table.rules()
    except (TableError, ContentError) as error:
        raise PositionError(str(error)) from error
    return _Reader(table, rules).read(kept)


def _table(lines: list[str], folder: Path | None) -> Table:
    values: dict[str, list[str]] = {}
    for line in lines:
        words = line.replace(",", " ").split()
        if words[0] in TABLE_WORDS:
            values.setdefault(words[0], []).extend(words[1:])
    maps = [line.partition(" ")[2].strip() for line in lines if line.split()[0] == "map"]
    if len(maps) != 1 or not maps[0]:
        raise PositionError("a position needs one line `map ID` or `map FILE`, for instance `map base-2`")
    try:
        wished = wished_in_text(maps[0], folder)
    except ContentError as error:
        raise PositionError(str(error)) from error
    return Table(
        box=wished.box,
        map=wished.map,
        players=_one_number(values, "players", wished.players or 2),
        rounds=_one_number(values, "rounds", 0),
        options=tuple(values.get("options", [])),
        races=tuple(values.get("races", [])),
        powers=tuple(values.get("powers", [])),
        content=_sources(values.get("content", []), folder or Path()),
    )


def _sources(names: list[str], folder: Path) -> tuple[Source, ...]:
    try:
        return tuple(read_source(folder / name) for name in names)
    except ContentError as error:
        raise PositionError(str(error)) from error


def _one_number(values: dict[str, list[str]], name: str, default: int) -> int:
    words = values.get(name)
    if words is None:
        return default
    if len(words) != 1 or not words[0].isdecimal():
        raise PositionError(f"`{name}` takes one number")
    return int(words[0])


class _Reader:
    def __init__(self, table: Table, rules: Rules) -> None:
        self.table = table
        self.rules = rules
        self.position = Position(table, rules, new_state(rules))
        self.state = self.position.state
        self.state.step = NONE
        self.state.stack = ()
        self.kinds = sorted({kind.id for kind in rules.kinds})
        self.memories = memory_words(rules)
        self.column: list[tuple[int, int, int]] | None = None
        self.tribes: int | None = None
        self.tribes_gone = 0
        self.below: list[str] = []
        self.discarded: list[str] = []
        self.gone: dict[int, int] = {}
        self.unseen: int | None = None
        self.finds_gone = 0
        self.faded: dict[int, str] = {}  # races in decline and their lines
        self.picked = False
        self.start = ""
        self.started = -1
        self.line = ""

    def fail(self, problem: str) -> PositionError:
        return PositionError(f"{self.line!r}: {problem}")

    def read(self, lines: list[str]) -> Position:
        s = self.state
        turn = [line for line in lines if line.split()[0] == "turn"]
        if len(turn) > 1:
            raise PositionError("a position has one line `turn`")
        pieces = []
        memories = []
        for self.line in lines:
            words = self.line.replace(",", " ").replace(":", " ").split()
            if words[0] in TABLE_WORDS:
                continue
            if words[0] in tuple(SEATS[: self.rules.seats]):
                self._seat(SEATS.index(words[0]), words[1:])
            elif words[0] in self.kinds:
                pieces.append(self.line)
            elif words[0] == "memory" or words[0] in self.memories:
                memories.append(self.line)
            elif words[0] in STATE_WORDS:
                getattr(self, f"_{words[0]}")(words[1:])
            else:
                known = [*TABLE_WORDS, *STATE_WORDS, *self.kinds, *self.memories, *SEATS[: self.rules.seats]]
                raise self.fail(f"unknown word {words[0]!r}: {nearest(words[0], known)}")
        # A power that a find grants may itself remember something.
        memories.sort(key=self._granting, reverse=True)
        for self.line in memories:
            self._memory(_memory_of(self.line), self.line)
        self.line = "position"
        self._finds_set()
        for slot in range(len(s.held)):
            reform(self.rules, s, slot)
        for slot, line in self.faded.items():
            self.line = line
            self._declined_possible(slot)
        for self.line in pieces:
            words = self.line.replace(",", " ").split()
            self._pieces(words[0], words[1:])
        self.line = "position"
        self._market()
        self._tribes_set()
        self._trays()
        self._stocks()
        for region in range(1, self.rules.board.size + 1):
            holder = s.holder[region]
            if holder >= 0:
                s.guard[region] += self.rules.form(s, holder).garrison_guard
        s.stage = 0
        s.cursor = 0
        s.acting = s.seat
        # Begin the turn, then leave the question open that the rules ask first.
        if self.started >= 0:
            self._begin_started()
        settle(self.rules, s)
        self._go_on()
        return self.position

    def _begin_started(self) -> None:
        """The first things of the start of the turn have happened: tokens have come, figures have moved."""
        s = self.state
        stage = start_stage(self.rules)
        if stage < 0 or s.active[s.seat] < 0:
            raise PositionError(f"turn: nothing happens at the start of a turn of {SEATS[s.seat]}")
        self.rules.turn[0].run(self.rules, s)
        s.stage = stage
        s.cursor = self.started

    def _go_on(self) -> None:
        """Up to the question the `turn` line names."""
        s = self.state
        if not self.start:
            return
        while (s.step == READY and s.status[s.slot] == DECLINED) or (
            s.step == TRAIT and s.acting == s.seat and SKIP in legal_actions(self.rules, s)
        ):
            apply(self.rules, s, SKIP)
        if s.step == TRAIT:
            raise PositionError(f"turn: {SEATS[s.seat]} is asked first: {step_name(self.rules, s)}")
        if s.step != DECIDE:
            raise PositionError(f"turn: {SEATS[s.seat]} has no active race, so a combo is picked first")
        if self.start in ("ready", "conquer"):
            apply(self.rules, s, EXPAND)
            s.picked = int(self.picked)
        if self.start == "conquer" and s.step == READY:
            apply(self.rules, s, MARCH)
        if self.start == "ready" and s.step == CONQUEST:
            raise PositionError("turn: the active race holds nothing that could be abandoned")

    # -- lines about the whole table

    def _number(self, words: list[str], least: int, most: int) -> int:
        if len(words) != 1 or not words[0].isdecimal() or not least <= int(words[0]) <= most:
            raise self.fail(f"expected one number from {least} to {most}")
        return int(words[0])

    def _a_seat(self, word: str) -> int:
        seats = SEATS[: self.rules.seats]
        if word not in tuple(seats):
            raise self.fail(f"{word!r} is no seat: {', '.join(seats)}")
        return seats.index(word)

    def _round(self, words: list[str]) -> None:
        self.state.round = self._number(words, 1, self.rules.rounds)

    def _first(self, words: list[str]) -> None:
        self.state.first = self._a_seat(words[0] if len(words) == 1 else "")

    def _turn(self, words: list[str]) -> None:
        if not words:
            raise self.fail("say whose turn it is")
        self.state.seat = self._a_seat(words[0])
        for place, word in enumerate(words[1:], 1):
            if word == STARTED:
                self.started = MOST_MOMENTS
            elif word.isdecimal() and words[place - 1] == STARTED:
                self.started = min(int(word), MOST_MOMENTS)
            elif word == "picked":
                self.picked = True
                self.start = self.start or "conquer"
            elif word in STARTS:
                self.start = word
            else:
                raise self.fail(f"unknown word {word!r}: {nearest(word, (*STARTS, STARTED, 'picked'))}")

    def _tribes(self, words: list[str]) -> None:
        gone = bool(words) and words[0] == "gone"
        numbers = words[1:] if gone else words
        regions = mask_of([self._region(word) for word in numbers if word != "none"])
        if regions & ~self.rules.board.tribes:
            wrong = regions_of(regions & ~self.rules.board.tribes)[0]
            raise self.fail(f"region {wrong} has no tribe symbol on this map")
        if gone:
            self.tribes_gone |= regions
        else:
            self.tribes = (self.tribes or 0) | regions

    def _peace(self, words: list[str]) -> None:
        if len(words) != 2:
            raise self.fail("say who granted peace to whom, for instance `peace A B`")
        giver, other = self._a_seat(words[0]), self._a_seat(words[1])
        if giver == other:
            raise self.fail("peace needs two seats")
        self.state.truce = replaced(self.state.truce, giver, self.state.truce[giver] | 1 << other)

    def _a_find(self, word: str) -> int:
        if not self.rules.find_ids:
            raise self.fail("there are no finds in this box")
        if word not in self.rules.find_ids:
            raise self.fail(f"unknown find {word!r}: {nearest(word, self.rules.find_ids)}")
        return self.rules.find_ids.index(word)

    def _find(self, words: list[str]) -> None:
        """A find lies in a region."""
        if len(words) != 2:
            raise self.fail("say which find lies where, for instance `find keep_on_the_motherland 5`")
        s = self.state
        find, region = self._a_find(words[0]), self._region(words[1])
        if s.find_at[find]:
            raise self.fail(f"{words[0]} is there twice")
        if self.rules.board.closed >> region & 1:
            raise self.fail(f"region {region} can't be held, so nothing is found there")
        s.find_at = replaced(s.find_at, find, region)
        s.found |= 1 << region
        s.guard[region] += self.rules.find_traits[find].guard

    def _finds(self, words: list[str]) -> None:
        """Which finds are still undrawn, or which are no more."""
        if not words or words[0] not in ("unseen", "gone"):
            raise self.fail("write `finds unseen …` or `finds gone …`")
        finds = mask_of([self._a_find(word) for word in words[1:] if word != "none"])
        if words[0] == "gone":
            self.finds_gone |= finds
        else:
            self.unseen = (self.unseen or 0) | finds

    def _finds_set(self) -> None:
        s = self.state
        placed = mask_of([find for find, region in enumerate(s.find_at) if region])
        everything = (1 << len(self.rules.find_ids)) - 1
        twice = placed & (self.finds_gone | (self.unseen or 0)) | self.finds_gone & (self.unseen or 0)
        if twice:
            raise self.fail(f"{self.rules.find_ids[regions_of(twice)[0]]} can't be in two places")
        s.finds_unseen = (everything if self.unseen is None else self.unseen) & ~placed & ~self.finds_gone

    def _granting(self, line: str) -> bool:
        word = _memory_of(line)
        return any(trait.remembers == word and trait.remembers_kind == "power" for trait in self.rules.traits)

    def _memory(self, word: str, line: str) -> None:
        """What a race, power or find in play remembers."""
        s = self.state
        words = line.replace(",", " ").partition(f"{word} ")[2].split()
        if word not in self.memories:
            raise self.fail(f"nothing remembers {word!r}: {nearest(word, self.memories)}")
        trait = trait_remembering(self.rules, s, word)
        if trait is None:
            owners = [trait.name for trait in self.rules.traits if trait.remembers == word]
            raise self.fail(f"{word} belongs to {' or '.join(owners)}, which is not in play")
        try:
            kept = read_memory(self.rules, trait, words)
        except MemoryTextError as error:
            raise self.fail(str(error)) from error
        if s.memory[trait.index]:
            raise self.fail(f"{word} is there twice")
        s.memory = replaced(s.memory, trait.index, kept)

    def _column(self, words: list[str]) -> None:
        self.column = self.column or []
        for word in words:
            race, power, coins = self._combo(word)
            if power < 0:
                raise self.fail(f"{word!r}: a combo is race/power")
            self.column.append((race, power, coins))
        if len(self.column) > self.rules.visible:
            raise self.fail(f"at most {self.rules.visible} combos are visible")

    def _below(self, words: list[str]) -> None:
        self.below += words

    def _discarded(self, words: list[str]) -> None:
        self.discarded += words

    # -- seats and their races

    def _seat(self, seat: int, words: list[str]) -> None:
        if not words:
            raise self.fail("expected coins, active or declined")
        match words[0]:
            case "coins":
                coins = self._number(words[1:], 0, MOST_COINS)
                self.state.coins = replaced(self.state.coins, seat, coins)
            case "active":
                self._slot(seat, ACTIVE, words[1:])
            case "declined":
                self._slot(seat, DECLINED, words[1:])
            case _:
                raise self.fail(f"expected coins, active or declined, not {words[0]!r}")

    def _combo(self, word: str) -> tuple[int, int, int]:
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

    def _slot(self, seat: int, status: int, words: list[str]) -> None:
        s = self.state
        if not words:
            raise self.fail("which race?")
        slot, power, _ = self._combo(words[0])
        race = self.rules.race_ids[slot]
        if s.status[slot] != FREE:
            raise self.fail(f"{race} is there twice")
        if status == ACTIVE and power < 0:
            raise self.fail(f"an active race has a power: write {race}/power")
        if status == ACTIVE and s.active[seat] >= 0:
            raise self.fail("a player has one active race")
        if power >= 0 and power in s.badge:
            raise self.fail(f"{self.rules.power_ids[power]} is there twice")
        s.owner = replaced(s.owner, slot, seat)
        s.status = replaced(s.status, slot, status)
        s.badge = replaced(s.badge, slot, power)
        reform(self.rules, s, slot)
        if status == DECLINED:
            s.fallen = replaced(s.fallen, seat, s.fallen[seat] | 1 << slot)
        if status == ACTIVE:
            s.active = replaced(s.active, seat, slot)
        elif power >= 0 and not self.rules.plain_form(slot, power, False).badge_stays:
            raise self.fail(f"{self.rules.power_ids[power]} is discarded on decline: write only {race}")
        rest = words[1:]
        while rest:
            word = rest.pop(0)
            if word in ("hand", "withdrawn", "reserve"):
                count = self._number(rest[:1], 0, self.rules.trays[slot])
                rest = rest[1:]
                if word == "reserve":
                    s.reserve = replaced(s.reserve, slot, count)
                else:
                    getattr(s, word)[slot] = count
            elif word != "on":
                self._tokens(slot, word)
        form = self.rules.form(s, slot)
        if s.reserve[slot] > form.set_aside:
            raise self.fail(f"{race} may have at most {form.set_aside} tokens in reserve")
        if status == DECLINED:
            self.faded[slot] = self.line

    def _declined_possible(self, slot: int) -> None:
        """What a race in decline may have on the table, once it is known which finds help it."""
        s = self.state
        race, seat = self.rules.race_ids[slot], s.owner[slot]
        form = self.rules.form(s, slot)
        if not s.held[slot] and not s.hand[slot] and not s.withdrawn[slot]:
            raise self.fail(f"{race} in decline has no token left: its banner would be back in the pile")
        if not form.roams and (s.hand[slot] or s.withdrawn[slot]):
            raise self.fail(f"{race} in decline has no tokens in hand or withdrawn")
        # With finds there are several ways for tokens in decline to come together, some of them long ago (U-D18).
        several = any(s.tokens[region] > 1 for region in regions_of(s.held[slot]))
        if several and not form.keeps_all and not self.rules.find_ids:
            raise self.fail(f"{race} in decline has one token per region")
        if sum(not self.rules.form(s, other).apart for other in regions_of(s.fallen[seat])) > 1:
            raise self.fail("a player has one race in decline (two if one of them is there with spirit)")

    def _region(self, word: str) -> int:
        if not word.isdecimal() or not 1 <= int(word) <= self.rules.board.size:
            raise self.fail(f"{word!r} is no region of {self.rules.board.id} (1 to {self.rules.board.size})")
        return int(word)

    def _stack(self, word: str) -> tuple[int, int]:
        found = _STACK.match(word)
        if not found:
            raise self.fail(f"expected a region such as 5 or 5=3, not {word!r}")
        return self._region(found.group(1)), int(found.group(2) or 1)

    def _tokens(self, slot: int, word: str) -> None:
        s = self.state
        region, count = self._stack(word)
        if s.holder[region] >= 0:
            raise self.fail(f"region {region} is held twice")
        if count < 1:
            raise self.fail(f"region {region}: a held region has at least one token")
        power = s.badge[slot]
        everywhere = self.rules.plain_form(slot, power, False).domain
        if not everywhere >> region & 1:
            what = "water" if self.rules.board.water >> region & 1 else "out of bounds"
            raise self.fail(f"region {region} is {what}: {self.rules.race_ids[slot]} can't hold it")
        s.holder[region] = slot
        s.tokens[region] = count
        s.held[slot] |= 1 << region

    # -- pieces

    def _pieces(self, id: str, words: list[str]) -> None:
        s = self.state
        kind = self._owned_kind(id)
        if words and words[0] in ("withdrawn", "gone", "resting"):
            count = self._number(words[1:], 0, self.rules.kinds[kind].supply)
            if words[0] == "withdrawn":
                s.withdrawn_pieces = replaced(s.withdrawn_pieces, kind, count)
            elif words[0] == "resting":
                s.resting = replaced(s.resting, kind, count)
            else:
                self.gone[kind] = count
            return
        for word in words:
            region, count = self._stack(word)
            kind = self._kind_in(id, region)
            s.pieces = replaced(s.pieces, kind, added_at(s.pieces[kind], region, count))
            s.guard[region] += count * self.rules.kinds[kind].guard
            s.marked |= 1 << region
            if self.rules.kinds[kind].immune:
                s.immune |= 1 << region
            if count_at(s.pieces[kind], region) > 1 and not self.rules.kinds[kind].stacks:
                raise self.fail(f"at most one {id} per region")

    def _kinds_of(self, id: str, names: Iterable[str]) -> list[int]:
        """The kinds of this name that somebody of these names owns."""
        return [trait.kind for trait in self.rules.traits if trait.piece == id and trait.name in names]

    def _kind_in(self, id: str, region: int) -> int:
        """The kind of a piece in a region: a find's stands anywhere, another's with its race."""
        s = self.state
        rules = self.rules
        roaming = self._kinds_of(id, [name for find, name in enumerate(rules.find_ids) if s.find_at[find]])
        if roaming:
            return roaming[0]
        holder = s.holder[region]
        if holder < 0:
            raise self.fail(f"region {region} is empty: a {id} stands with its race")
        race = rules.race_ids[holder]
        badge = s.badge[holder]
        found = self._kinds_of(id, [race, rules.power_ids[badge]] if badge >= 0 else [race])
        if found and s.status[holder] == DECLINED and rules.kinds[found[0]].declined != STAYS:
            raise self.fail(f"{race} is in decline: no {id} stays")
        found += self._kinds_of(id, [rules.power_ids[power] for power in granted_powers(rules, s)])
        if not found:
            raise self.fail(f"{race} has no {id}")
        return found[0]

    def _owned_kind(self, id: str) -> int:
        found = self._kinds_of(id, names_in_play(self.rules, self.state))
        owners = [trait.name for trait in self.rules.traits if trait.piece == id]
        if not found and owners and set(owners) <= set(self.rules.find_ids):
            raise self.fail(f"{' or '.join(owners)} has not been found: no {id}")
        if not found:
            raise self.fail(f"nobody has a race or power with {id}")
        return found[0]

    # -- what follows from the rest

    def _market(self) -> None:
        s = self.state
        rules = self.rules
        used = {slot for slot in range(len(rules.race_ids)) if s.status[slot] != FREE}
        badges = {badge for badge in s.badge if badge >= 0}
        for power in granted_powers(rules, s):
            if power in badges:
                raise self.fail(f"{rules.power_ids[power]} is granted by a find and on the table")
            badges.add(power)
        column = self.column or []
        for race, power, _ in column:
            if race in used:
                raise self.fail(f"{rules.race_ids[race]} is in the column and on the table, or in the column twice")
            if power in badges:
                raise self.fail(f"{rules.power_ids[power]} is in the column and on the table, or in the column twice")
            used.add(race)
            badges.add(power)
        below = self._named([word for word in self.below if word != "rest"], rules.race_ids, used, "below")
        used.update(below)
        discarded = self._named(
            [word for word in self.discarded if word != "rest"], rules.power_ids, badges, "discarded"
        )
        badges.update(discarded)
        unseen = [race for race in range(len(rules.race_ids)) if race not in used]
        fresh = [power for power in range(len(rules.power_ids)) if power not in badges]
        while len(column) < rules.visible and (unseen or below):
            if not fresh:
                fresh, discarded = discarded, []
            column.append((unseen.pop(0) if unseen else below.pop(0), fresh.pop(0), 0))
        if "rest" in self.below:
            below, unseen = below + unseen, []
        if "rest" in self.discarded:
            discarded, fresh = discarded + fresh, []
        s.column_races = tuple(race for race, _, _ in column)
        s.column_powers = tuple(power for _, power, _ in column)
        s.column_coins = tuple(coins for _, _, coins in column)
        s.banners_unseen = mask_of(unseen)
        s.banners_below = tuple(below)
        s.badges_unseen = mask_of(fresh)
        s.badges_discarded = mask_of(discarded)

    def _named(self, words: list[str], ids: list[str], taken: set[int], line: str) -> list[int]:
        found = []
        for word in words:
            if word not in ids:
                raise PositionError(f"{line}: unknown {word!r}: {nearest(word, ids)}")
            index = ids.index(word)
            if index in taken or index in found:
                raise PositionError(f"{line}: {word!r} is there twice")
            found.append(index)
        return found

    def _tribes_set(self) -> None:
        s = self.state
        held = 0
        for mask in s.held:
            held |= mask
        if self.tribes is not None and self.tribes & held:
            region = regions_of(self.tribes & held)[0]
            raise PositionError(f"tribes: region {region} is held by a race, its tribe is gone")
        if self.tribes is not None and self.tribes & s.found:
            region = regions_of(self.tribes & s.found)[0]
            raise PositionError(f"tribes: there is a find in region {region}, its tribe is gone")
        empty = ~(self.tribes_gone | held | s.found)
        s.tribes = (self.rules.board.tribes if self.tribes is None else self.tribes) & empty
        for region in regions_of(self.rules.board.tribes & ~s.tribes):
            s.guard[region] -= self.rules.tribe_guard

    def _trays(self) -> None:
        s = self.state
        for slot, total in enumerate(self.rules.trays):
            out = s.hand[slot] + s.withdrawn[slot] + s.reserve[slot]
            out += sum(s.tokens[region] for region in regions_of(s.held[slot]))
            if out > total:
                raise PositionError(f"{self.rules.race_ids[slot]} has {out} tokens in play, there are {total}")
            s.tray[slot] = total - out

    def _stocks(self) -> None:
        s = self.state
        for kind, piece in enumerate(self.rules.kinds):
            away = s.withdrawn_pieces[kind] + s.resting[kind] + self.gone.get(kind, 0)
            left = piece.supply - total_of(s.pieces[kind]) - away
            if left < 0:
                raise PositionError(f"more than {piece.supply} of piece {piece.id}")
            s.stock = replaced(s.stock, kind, left)


def position_text(table: Table, rules: Rules, s: State) -> list[str]:
    """The lines of a position at the start of a turn; `read_position` builds an equal state from them."""
    lines = [f"map {text_of_wish(table.map, rules.board.id)}"]
    if table.options:
        lines.append(f"options {' '.join(table.options)}")
    for name in ("races", "powers"):
        if getattr(table, name):
            lines.append(f"{name} {' '.join(getattr(table, name))}")
    lines += [f"content {source.name}" for source in table.content]
    if table.players != rules.board.players:
        lines.append(f"players {table.players}")
    if table.rounds:
        lines.append(f"rounds {table.rounds}")
    lines += [f"round {s.round}", f"first {SEATS[s.first]}"]
    lines.append(f"tribes {' '.join(map(str, regions_of(s.tribes))) or 'none'}")
    combos = zip(s.column_races, s.column_powers, s.column_coins, strict=True)
    lines.append(
        "column "
        + " ".join(
            f"{rules.race_ids[race]}/{rules.power_ids[power]}" + (f"={coins}" if coins else "")
            for race, power, coins in combos
        )
    )
    if s.banners_below:
        lines.append("below " + " ".join(rules.race_ids[race] for race in s.banners_below))
    if s.badges_discarded:
        lines.append("discarded " + " ".join(rules.power_ids[power] for power in regions_of(s.badges_discarded)))
    for seat in range(rules.seats):
        lines.append(f"{SEATS[seat]} coins {s.coins[seat]}")
        lines += [_slot_text(rules, s, slot) for slot in range(len(s.held)) if s.owner[slot] == seat]
        lines += [f"peace {SEATS[seat]} {SEATS[other]}" for other in regions_of(s.truce[seat])]
    lines += _find_lines(rules, s)
    kinds = {kind.id for kind in rules.kinds}
    for trait in rules.traits:
        if trait.remembers and s.memory[trait.index]:
            # A piece may be called by the same word.
            word = f"memory {trait.remembers}" if trait.remembers in kinds else trait.remembers
            lines.append(f"{word} {memory_text(rules, trait, s.memory[trait.index])}")
    lines += _piece_lines(rules, s)
    lines.append(f"turn {SEATS[s.seat]}{_started_text(rules, s)}")
    return lines


def _started_text(rules: Rules, s: State) -> str:
    """How much of the start of the turn is over; a question that is open there is asked again."""
    stage = start_stage(rules)
    if stage < 0 or s.stage < stage or s.active[s.seat] < 0 or s.picked:
        return ""
    if s.stage > stage:
        return f" {STARTED}"
    return f" {STARTED} {s.cursor - 1}" if s.cursor > 1 else ""


def _slot_text(rules: Rules, s: State, slot: int) -> str:
    word = "active" if s.status[slot] == ACTIVE else "declined"
    badge = f"/{rules.power_ids[s.badge[slot]]}" if s.badge[slot] >= 0 else ""
    parts = [f"{SEATS[s.owner[slot]]} {word} {rules.race_ids[slot]}{badge}"]
    parts += [f"{region}={s.tokens[region]}" for region in regions_of(s.held[slot])]
    for name, count in (
        ("hand", s.hand[slot]),
        ("withdrawn", s.withdrawn[slot]),
        ("reserve", s.reserve[slot]),
    ):
        if count:
            parts.append(f"{name} {count}")
    return " ".join(parts)


def _find_lines(rules: Rules, s: State) -> list[str]:
    lines = [f"find {id} {s.find_at[find]}" for find, id in enumerate(rules.find_ids) if s.find_at[find]]
    gone = [id for find, id in enumerate(rules.find_ids) if not s.find_at[find] and not s.finds_unseen >> find & 1]
    return [*lines, f"finds gone {' '.join(gone)}"] if gone else lines


def _piece_lines(rules: Rules, s: State) -> list[str]:
    lines = []
    names = names_in_play(rules, s)
    owned = {trait.kind for trait in rules.traits if trait.piece and trait.name in names}
    for kind, piece in enumerate(rules.kinds):
        if kind not in owned:
            continue
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
