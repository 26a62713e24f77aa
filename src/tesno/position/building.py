"""Builds the state that the lines of a position describe."""

from __future__ import annotations

from collections.abc import Iterable

from tesno.core.bits import mask_of, regions_of, replaced
from tesno.core.form import STAYS
from tesno.core.forms import reform
from tesno.core.game import new_state
from tesno.core.ground import drive_out_tribe, hold, put_find, put_piece, put_tribe
from tesno.core.names import Region
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, DECLINED, State
from tesno.core.steps import NONE
from tesno.position.checking import (
    buried_regions,
    check_decline,
    check_finds,
    check_hold,
    check_piece,
    check_race,
    check_reserve,
    check_standing,
    check_tribes,
    stock_left,
    tray_left,
)
from tesno.position.errors import wrong
from tesno.position.market import deal
from tesno.position.memory import (
    MemoryTextError,
    granted_powers,
    names_in_play,
    read_memory,
    trait_remembering,
)
from tesno.position.reading import Draft, MemoryLine, PieceLine, RaceLine, read_draft
from tesno.position.turns import go_to_question


def read_state(rules: Rules, lines: list[str]) -> State:
    """The state at the question that is open. Lines about the table are passed over. Raises PositionError."""
    return _Builder(rules, read_draft(rules, lines)).build()


class _Builder:
    """Puts a draft on an empty table, piece by piece: what comes later looks at what is there."""

    def __init__(self, rules: Rules, draft: Draft) -> None:
        self.rules = rules
        self.draft = draft
        self.gone: dict[int, int] = {}  # pieces that are nowhere any more, by kind
        self.state = new_state(rules)
        self.state.step = NONE
        self.state.stack = ()

    def build(self) -> State:
        s, rules, draft = self.state, self.rules, self.draft
        s.round, s.first, s.seat = draft.round, draft.first, draft.seat
        for seat, coins in draft.coins.items():
            s.coins = replaced(s.coins, seat, coins)
        for giver, other in draft.peace:
            s.truce = replaced(s.truce, giver, s.truce[giver] | 1 << other)
        for race in draft.races:
            self._race(race)
        self._finds()
        # A power that a find grants may itself remember something.
        for memory in sorted(draft.memories, key=self._grants, reverse=True):
            self._memory(memory)
        for slot in range(len(s.held)):
            reform(rules, s, slot)
        for race in draft.races:
            if race.status == DECLINED:
                check_decline(rules, s, race)
        for piece in draft.pieces:
            self._pieces(piece)
        for race in draft.races:
            check_standing(rules, s, race)
        deal(rules, s, draft)
        self._tribes()
        for slot in range(len(s.held)):
            s.tray[slot] = tray_left(rules, s, slot)
        s.stock = tuple(stock_left(rules, s, kind, self.gone.get(kind, 0)) for kind in range(len(rules.kinds)))
        go_to_question(rules, s, draft)
        return s

    # -- races

    def _race(self, told: RaceLine) -> None:
        s, slot = self.state, told.slot
        check_race(self.rules, s, told)
        s.owner = replaced(s.owner, slot, told.seat)
        s.status = replaced(s.status, slot, told.status)
        s.badge = replaced(s.badge, slot, told.power)
        if told.status == ACTIVE:
            s.active = replaced(s.active, told.seat, slot)
        else:
            s.fallen = replaced(s.fallen, told.seat, s.fallen[told.seat] | 1 << slot)
        reform(self.rules, s, slot)
        for region, count in told.stacks:
            check_hold(self.rules, s, told, region)
            hold(self.rules, s, slot, region, count)
        s.hand[slot] = told.aside.get("hand", 0)
        s.withdrawn[slot] = told.aside.get("withdrawn", 0)
        s.reserve = replaced(s.reserve, slot, told.aside.get("reserve", 0))
        check_reserve(self.rules, s, told)

    # -- finds, tribes and what traits remember

    def _finds(self) -> None:
        s, draft = self.state, self.draft
        for _, find, region in draft.finds:
            put_find(self.rules, s, find, region)
        placed = mask_of([find for _, find, _ in draft.finds])
        check_finds(self.rules, draft, placed)
        unseen = self.rules.every_find if draft.finds_unseen is None else draft.finds_unseen
        s.finds_unseen = unseen & ~placed & ~draft.finds_gone
        s.buried = buried_regions(self.rules, s, draft)

    def _tribes(self) -> None:
        s, told = self.state, self.draft.tribes
        held = 0
        for mask in s.held:
            held |= mask
        if told is not None:
            check_tribes(self.rules, s, told, held)
        tribes = self.rules.board.tribes if told is None else told
        kept = tribes & ~(self.draft.tribes_gone | held | (s.found if self.rules.finds_under_tribes else 0))
        for region in regions_of(self.rules.board.tribes & ~kept):
            drive_out_tribe(self.rules, s, region)
        for region in regions_of(kept & ~self.rules.board.tribes):
            put_tribe(self.rules, s, region)

    def _grants(self, told: MemoryLine) -> bool:
        return any(trait.remembers == told.word and trait.remembers_kind == "power" for trait in self.rules.traits)

    def _memory(self, told: MemoryLine) -> None:
        """What a race, power or find in play remembers."""
        s, word = self.state, told.word
        trait = trait_remembering(self.rules, s, word)
        if trait is None:
            owners = [trait.name for trait in self.rules.traits if trait.remembers == word]
            raise wrong(told.line, f"{word} belongs to {' or '.join(owners)}, which is not in play")
        try:
            kept = read_memory(self.rules, trait, told.words)
        except MemoryTextError as error:
            raise wrong(told.line, str(error)) from error
        if s.memory[trait.index]:
            raise wrong(told.line, f"{word} is there twice")
        s.memory[trait.index] = kept

    # -- pieces

    def _pieces(self, told: PieceLine) -> None:
        s = self.state
        kind = self._owned_kind(told)
        match told.elsewhere:
            case "withdrawn":
                s.withdrawn_pieces = replaced(s.withdrawn_pieces, kind, told.count)
            case "resting":
                s.resting = replaced(s.resting, kind, told.count)
            case "gone":
                self.gone[kind] = told.count
        for region, count in told.stacks:
            kind = self._kind_in(told, region)
            for _ in range(count):
                check_piece(self.rules, s, told, kind, region)
                put_piece(self.rules, s, kind, region)

    def _kinds_of(self, id: str, names: Iterable[str]) -> list[int]:
        """The kinds of this name that somebody of these names owns."""
        return [trait.kind for trait in self.rules.traits if trait.piece == id and trait.name in names]

    def _owned_kind(self, told: PieceLine) -> int:
        """The kind of this name whose owner is in play."""
        found = self._kinds_of(told.id, names_in_play(self.rules, self.state))
        owners = [trait.name for trait in self.rules.traits if trait.piece == told.id]
        if not found and owners and set(owners) <= set(self.rules.find_ids):
            raise wrong(told.line, f"{' or '.join(owners)} has not been found: no {told.id}")
        if not found:
            raise wrong(told.line, f"nobody has a race or power with {told.id}")
        return found[0]

    def _declined_owners(self, id: str) -> list[str]:
        """The races in decline that had pieces of this name while they were active."""
        s, rules = self.state, self.rules
        names = {trait.name for trait in rules.traits if trait.piece == id}
        return [race for slot, race in enumerate(rules.race_ids) if race in names and s.status[slot] == DECLINED]

    def _kind_in(self, told: PieceLine, region: Region) -> int:
        """The kind of a piece in a region: one that stays when races go stands anywhere, another with its race."""
        s, rules, id = self.state, self.rules, told.id
        roaming = [kind for kind in self._kinds_of(id, names_in_play(rules, s)) if rules.kinds[kind].abandoned == STAYS]
        if roaming:
            for race in self._declined_owners(id):
                raise wrong(told.line, f"{race} is in decline: no {id} stays")
            return roaming[0]
        holder = s.holder[region]
        if holder < 0:
            raise wrong(told.line, f"region {region} is empty: a {id} stands with its race")
        race = rules.race_ids[holder]
        badge = s.badge[holder]
        found = self._kinds_of(id, [race, rules.power_ids[badge]] if badge >= 0 else [race])
        if found and s.status[holder] == DECLINED and rules.kinds[found[0]].declined != STAYS:
            raise wrong(told.line, f"{race} is in decline: no {id} stays")
        found += self._kinds_of(id, [rules.power_ids[power] for power in granted_powers(rules, s)])
        if not found:
            raise wrong(told.line, f"{race} has no {id}")
        return found[0]
