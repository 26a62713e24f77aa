"""The state of a game: ints, lists of ints and tuples of ints; no history, no order of what nobody has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tesno.core.bits import members_of
from tesno.core.form import Form
from tesno.core.names import Region, Regions, Seat, Slot

if TYPE_CHECKING:
    from tesno.core.form import Form

# What a race is to its owner.
FREE: Final = 0
ACTIVE: Final = 1
DECLINED: Final = 2

# The fields of a state by shape, in the order they are written.
LISTS: Final = (
    "tokens",
    "holder",
    "guard",
    "held",
    "hand",
    "withdrawn",
    "tray",
    "memory",
)
TUPLES: Final = (
    "reserve",
    "owner",
    "badge",
    "status",
    "coins",
    "active",
    "fallen",
    "stood",
    "truce",
    "pieces",
    "stock",
    "withdrawn_pieces",
    "resting",
    "find_at",
    "column_races",
    "column_powers",
    "column_coins",
    "banners_below",
)
NUMBERS: Final = (
    "tribes",
    "buried",
    "immune",
    "marked",
    "banners_unseen",
    "badges_unseen",
    "badges_discarded",
    "round",
    "first",
    "seat",
    "stage",
    "cursor",
    "roamers",
    "expanding",
    "declining",
    "picked",
    "used",
    "nonempty",
    "attacked",
    "reach",
    "bordering",
    "open",
    "kin",
    "die",
    "step",
    "acting",
    "slot",
    "focus",
    "finds_unseen",
    "found",
    "shield",
    "hollow",
    "helpers",
    "ending",
    "aids",
)

# A pending decision: step, who acts, the slot it is about, and one number of the step's own.
Frame = tuple[int, int, int, int]
# What happened: a name and its parameters. Collected only while somebody listens.
Event = tuple[str, dict[str, Any]]


class State:
    """Everything that is on the table.

    A *slot* is one race in a player's hands. A banner exists once, so the race's number is the slot's number, and
    every question and step takes a slot, never "the active race".
    """

    __slots__ = (*LISTS, *TUPLES, *NUMBERS, "stack", "forms", "tolling", "tidying", "events")

    # Per region (index 0 unused).
    tokens: list[int]
    holder: list[Slot]  # or -1
    guard: list[int]  # what pieces and tribes add to the cost; mountains are in the price lists of the forms
    # Per slot.
    held: list[Regions]
    hand: list[int]
    withdrawn: list[int]
    tray: list[int]
    reserve: tuple[int, ...]
    owner: tuple[Seat, ...]  # or -1
    badge: tuple[int, ...]  # power, or -1
    status: tuple[int, ...]  # FREE, ACTIVE, DECLINED
    # Per seat.
    coins: tuple[int, ...]
    active: tuple[Slot, ...]  # or -1
    fallen: tuple[int, ...]  # the slots in decline, as a set
    truce: tuple[int, ...]  # the seats that may not attack this seat's active race
    # Pieces: per kind, how many stand where (packed, bits.py), lie ready, wait withdrawn, or rest until next turn.
    pieces: tuple[int, ...]
    stock: tuple[int, ...]
    withdrawn_pieces: tuple[int, ...]
    resting: tuple[int, ...]  # back next turn
    # Finds: per find the region where it lies, or 0; which are undrawn; the regions with at least one.
    find_at: tuple[Region, ...]
    finds_unseen: int
    buried: Regions  # where one lies face down, if they do not wait under tribes
    found: Regions
    memory: list[int]  # per trait, a number of its own
    tribes: Regions
    immune: Regions
    marked: Regions  # regions with at least one piece
    # The market.
    column_races: tuple[int, ...]
    column_powers: tuple[int, ...]
    column_coins: tuple[int, ...]
    banners_unseen: int
    banners_below: tuple[int, ...]  # returned under the pile, in their public order
    badges_unseen: int
    badges_discarded: int
    # The turn.
    round: int
    first: Seat  # the seat that began the game
    seat: Seat  # whose turn it is
    stage: int  # place in the box's list of stages
    cursor: int  # how far a stage with several questions has come
    roamers: int  # slots in decline that may still act this turn
    stood: tuple[int, ...]  # tokens per region before a race in decline was readied; empty when none was
    expanding: int  # 1 once the turn is committed to expanding
    declining: int  # 1 on a turn spent declining
    picked: int  # 1 on the turn the active race was picked
    used: int  # abilities used this turn, 8 bits each: one per seat, the last for "once per turn"
    # The expedition: the conquests of one slot this turn.
    nonempty: int
    attacked: int  # seats whose active race was attacked
    reach: Regions  # regions within reach
    bordering: Regions  # the neighbours, as the race has them, of its regions
    open: Regions  # regions that may be taken at all
    kin: Regions  # regions of the same player's other races, whose tokens do not defend
    shield: Regions  # regions whose holder is not touched by the attacker's benefits
    hollow: Regions  # regions conquered as if empty
    helpers: int  # pieces that count as tokens for conquest
    ending: int  # 1 when conquests are over as soon as chance has spoken
    aids: int  # traits armed for the next conquest
    die: int  # a roll that lowers the next conquest's cost, or -1
    # The decision: the current frame, and those waiting below it.
    step: int
    acting: Seat
    slot: Slot
    focus: int
    stack: tuple[Frame, ...]

    # Worked out from the rest: what each slot can do, and which of those in play take tolls, or are asked to `retreat`
    # after every turn.
    forms: list[Form]
    tolling: int
    tidying: int

    events: list[Event] | None

    def copy(self) -> State:
        """An independent copy, without listeners."""
        new = State()
        new.tokens = self.tokens[:]
        new.holder = self.holder[:]
        new.guard = self.guard[:]
        new.held = self.held[:]
        new.hand = self.hand[:]
        new.withdrawn = self.withdrawn[:]
        new.tray = self.tray[:]
        new.reserve = self.reserve
        new.owner = self.owner
        new.badge = self.badge
        new.status = self.status
        new.coins = self.coins
        new.active = self.active
        new.fallen = self.fallen
        new.stood = self.stood
        new.truce = self.truce
        new.pieces = self.pieces
        new.stock = self.stock
        new.withdrawn_pieces = self.withdrawn_pieces
        new.resting = self.resting
        new.find_at = self.find_at
        new.finds_unseen = self.finds_unseen
        new.found = self.found
        new.memory = self.memory[:]
        new.tribes = self.tribes
        new.buried = self.buried
        new.immune = self.immune
        new.marked = self.marked
        new.column_races = self.column_races
        new.column_powers = self.column_powers
        new.column_coins = self.column_coins
        new.banners_unseen = self.banners_unseen
        new.banners_below = self.banners_below
        new.badges_unseen = self.badges_unseen
        new.badges_discarded = self.badges_discarded
        new.round = self.round
        new.first = self.first
        new.seat = self.seat
        new.stage = self.stage
        new.cursor = self.cursor
        new.roamers = self.roamers
        new.expanding = self.expanding
        new.declining = self.declining
        new.picked = self.picked
        new.used = self.used
        new.nonempty = self.nonempty
        new.attacked = self.attacked
        new.reach = self.reach
        new.bordering = self.bordering
        new.open = self.open
        new.kin = self.kin
        new.shield = self.shield
        new.hollow = self.hollow
        new.helpers = self.helpers
        new.ending = self.ending
        new.aids = self.aids
        new.die = self.die
        new.step = self.step
        new.acting = self.acting
        new.slot = self.slot
        new.focus = self.focus
        new.stack = self.stack
        new.forms = self.forms[:]
        new.tolling = self.tolling
        new.tidying = self.tidying
        new.events = None
        return new


def slots_of(s: State, seat: Seat) -> tuple[Slot, ...]:
    """The player's races: those in decline, then the active one."""
    active = s.active[seat]
    fallen = s.fallen[seat]
    if not fallen:
        return (active,) if active >= 0 else ()
    if not fallen & (fallen - 1):
        slot = fallen.bit_length() - 1
        return (slot, active) if active >= 0 else (slot,)
    slots = members_of(fallen)
    return (*slots, active) if active >= 0 else slots


FIELDS: Final[tuple[str, ...]] = (*LISTS, *TUPLES, *NUMBERS, "stack")


def to_json(s: State) -> dict[str, Any]:
    """The whole state, secrets included, as plain JSON: for saves and servers, never for players."""
    return {name: _plain(getattr(s, name)) for name in FIELDS}


def from_json(data: dict[str, Any]) -> State:
    """The state again, still without its forms (`forms.restore` works them out).

    Raises ValueError when a field is missing, unknown or of the wrong shape.
    """
    if set(data) != set(FIELDS):
        raise ValueError(f"state: fields differ: {sorted(set(data) ^ set(FIELDS))}")
    s = State()
    for name in FIELDS:
        value = data[name]
        if name in LISTS:
            setattr(s, name, [_number(name, entry) for entry in _sequence(name, value)])
        elif name == "stack":
            setattr(s, name, tuple(_frame(entry) for entry in _sequence(name, value)))
        elif name in TUPLES:
            setattr(s, name, tuple(_number(name, entry) for entry in _sequence(name, value)))
        else:
            setattr(s, name, _number(name, value))
    s.forms = []
    s.tolling = 0
    s.tidying = 0
    s.events = None
    return s


def same(left: State, right: State) -> bool:
    """Whether two states are equal in every field."""
    return all(getattr(left, name) == getattr(right, name) for name in FIELDS)


def _plain(value: Any) -> Any:
    return [_plain(entry) for entry in value] if isinstance(value, (list, tuple)) else value


def _sequence(name: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise ValueError(f"state: {name} is not a list")
    return value


def _number(name: str, value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"state: {name} holds {value!r}, not a whole number")
    return value


def _frame(value: Any) -> Frame:
    step, acting, slot, focus = (_number("stack", entry) for entry in _sequence("stack", value))
    return step, acting, slot, focus
