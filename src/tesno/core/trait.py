"""Odd rules: one small class per element; a rule speaks at the moments whose hooks its class overrides."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from tesno.core.actions import MOST, use
from tesno.core.bits import count_at
from tesno.core.names import FindNumber, Packed, Power, Reason, Region, Regions, Seat, Slot
from tesno.core.steps import TRAIT, ask, focus_on

if TYPE_CHECKING:
    from tesno.core.form import Form
    from tesno.core.moments import Moment
    from tesno.core.rules import Rules
    from tesno.core.state import State

# When a trait speaks: while its race is active, in decline, or both.
WHILE_ACTIVE: Final = "active"
IN_DECLINE: Final = "decline"
ALWAYS: Final = "always"

# What an ability keeps of its use in a turn: a bit per seat, and one for "once per turn".
_USE_BITS: Final = 8
_ONCE: Final = 7


@cache
def _actions_of(trait: int) -> list[Any]:
    """The actions of a trait by target; as `Any` they are handed on as they are, ints would be made anew each time."""
    return [use(trait, target) for target in range(MOST + 1)]


class Trait:
    """An odd rule, behind the same door as the declared ones.

    `shape` writes what is constant into a form. At a moment it is heard if its class overrides the hook of that moment
    (`moments.py`); nothing has to be listed.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.index = 0
        self.when = WHILE_ACTIVE
        self.moments: tuple[Moment, ...] = ()  # at which it speaks
        self.rank = 0  # the order among those that speak at the same moment of a turn
        self.order = 0  # its place when all traits stand in that order
        # Its action.
        self.verb = name  # the word for its action in notation
        self.plural = ""  # the word for placing several of its pieces in one line
        self.targets = "region"  # what its action names: a region, seat, power, find, combo, word, or nothing ("")
        self.one_by_one = False  # regions named in one line each have a meaning of their own: their order counts
        self.words: tuple[str, ...] = ()  # where it names a word: which
        self.phase = "redeploy"  # the part of a turn its question belongs to: pick, ready, conquer, redeploy, coins
        self.acts = False  # whether there is such an action at all
        self.actions: list[Any] = []  # if so: by target
        self.times = 0  # how often it may be used in a turn, where that is more than once
        self.is_aid = False  # armed before a conquest and serving that one: asked about it only then
        self.as_neighbour = False  # an aid whose conquest costs what it would next to the race's own regions
        # Its pieces.
        self.piece = ""  # the kind of piece it owns, if any
        self.supply = 0  # how many of them, when not the box's number
        self.kind = -1  # the number of that kind in the rule set
        # For finds.
        self.find: FindNumber = -1
        self.guard = 0  # what it adds to the cost of its region
        self.afloat = False  # it lies in regions that nobody may hold by the ordinary rules, and only there
        self.tribe_ground: Regions = 0  # where it may bring tribes, besides where they are at first
        # Its toll.
        self.toll_most = 0  # the most coins one attack can cost by it
        self.toll_once = False  # each attacker pays it once a turn
        self.toll_when_named = False  # paid when a target is named, not only when it is taken
        # For a rival.
        self.pace = 0  # how many regions it takes after a turn, at most
        self.force = 0  # how many defenders of a region it drives out, at most
        # The word for what it remembers from turn to turn, and what that is: "region", "seats", "count",
        # or "power" and "find", of which the number plus one is kept.
        self.remembers = ""
        self.remembers_kind = "count"
        self.forgets = False  # what it remembers is of one turn: with the next one it is forgotten

    def number(self, index: int, acts: bool) -> None:
        """Its place among the traits of a rule set, and whether players ever choose its action."""
        self.index = index
        self.acts = acts
        self.actions = _actions_of(index) if acts else []

    def bind(self, rules: Rules) -> None:
        """Look up what the rule set gives: piece numbers, options."""

    def shape(self, form: Form, declined: bool) -> None:
        """Write what is constant into a form."""

    def shape_at(self, form: Form, declined: bool, place: int) -> None:
        """For finds: write what it adds to the form of whoever holds its region; `place` is its place key."""
        self.shape(form, declined)

    def speaks(self, declined: bool) -> bool:
        return self.when == ALWAYS or (self.when == IN_DECLINE) == declined

    # What every ability needs.

    def ask(self, s: State, seat: Seat, slot: Slot, about: int = 0) -> None:
        """Ask a question of its own; `choices` and `choose` go on from there."""
        ask(s, TRAIT, seat, slot, focus_on(self.index, about))

    def uses(self, regions: tuple[int, ...] | list[int]) -> list[Packed]:
        """Its action on each of the targets."""
        actions = self.actions
        # Compiled, each of the two is a loop of its own; the one for both would be several times slower.
        if isinstance(regions, tuple):
            return [actions[region] for region in regions]
        return [actions[region] for region in regions]

    def offer(self, regions: tuple[int, ...], found: list[Packed]) -> None:
        """Its action on each of the targets, besides what else is legal."""
        found += self.uses(regions)

    def spent(self, s: State) -> bool:
        """Whether it was used this turn."""
        # Most turns nothing was used: that is the quick answer.
        return s.used > 0 and bool(s.used >> (self.index * _USE_BITS + _ONCE) & 1)

    def spend(self, s: State) -> None:
        s.used |= 1 << (self.index * _USE_BITS + _ONCE)

    def spent_on(self, s: State, seat: Seat) -> bool:
        """Whether it was used on this player this turn."""
        return bool(s.used >> (self.index * _USE_BITS + seat) & 1)

    def spend_on(self, s: State, seat: Seat) -> None:
        s.used |= 1 << (self.index * _USE_BITS + seat)

    def times_used(self, s: State) -> int:
        """How often it was used this turn, where it may be used several times."""
        return (s.used >> self.index * _USE_BITS & (1 << _USE_BITS) - 1).bit_count() if s.used else 0

    def use_again(self, s: State) -> None:
        """It is used once more: one bit for each time."""
        s.used |= 1 << (self.index * _USE_BITS + self.times_used(s))

    def remember(self, s: State, number: int) -> None:
        s.memory[self.index] = number

    # Questions.

    def discount(self, rules: Rules, s: State, slot: Slot) -> tuple[Regions, int]:
        """Regions whose cost this changes now, and by how much."""
        return 0, 0

    def entry(self, rules: Rules, s: State, slot: Slot) -> Regions:
        """Where the race must enter the map instead of the usual regions; 0: no such place."""
        return 0

    def reach(self, rules: Rules, s: State, slot: Slot) -> Regions:
        """Regions this brings within reach, besides neighbours."""
        return 0

    def hollow(self, rules: Rules, s: State, slot: Slot) -> Regions:
        """Regions this lets the slot conquer as if they were empty."""
        return 0

    def toll(self, rules: Rules, s: State, slot: Slot, region: Region, by: Slot) -> int:
        """Coins an opponent's race owes this slot's owner for attacking the region; no more than `toll_most`."""
        return 0

    def income(self, rules: Rules, s: State, slot: Slot) -> int:
        """Coins this brings at the end of the turn."""
        return 0

    def income_at(self, rules: Rules, s: State, slot: Slot, region: Region) -> int:
        """The part of `income` that one region brings."""
        return 0

    def holders_changed(self, rules: Rules, s: State) -> None:
        """Some region has another holder than before: asked of every trait while pieces make any region immune."""

    # Moments of a turn.

    def choosing(self, rules: Rules, s: State, slot: Slot, place: int) -> bool:
        """The combo at this place of the column is being picked; True when a question was asked first."""
        return False

    def picked(self, rules: Rules, s: State, slot: Slot) -> None:
        """The race has just been picked."""

    def dawn(self, rules: Rules, s: State, slot: Slot) -> None:
        """The very start of a turn, before a combo is picked."""

    def start(self, rules: Rules, s: State, slot: Slot) -> None:
        """The start of a turn, after a combo was picked."""

    def deciding(self, rules: Rules, s: State, slot: Slot, found: list[Packed]) -> None:
        """Add actions to the choice between expanding and declining."""

    def decided(self, rules: Rules, s: State, slot: Slot) -> None:
        """Carry out the action added there."""

    def prepare(self, rules: Rules, s: State, slot: Slot) -> None:
        """The turn is not spent declining; troops are readied next."""

    def expedition(self, rules: Rules, s: State, slot: Slot) -> None:
        """Conquests begin."""

    def options(self, rules: Rules, s: State, slot: Slot, found: list[Packed]) -> None:
        """Add this ability's actions to those of the conquest step."""

    def perform(self, rules: Rules, s: State, slot: Slot, target: int) -> None:
        """Use the ability during conquest."""

    def rolled(self, rules: Rules, s: State, slot: Slot, target: Region, face: int) -> None:
        """The die this ability asked for, for this target, has fallen."""

    def conquered(self, rules: Rules, s: State, slot: Slot, region: Region) -> None:
        """The race has just taken a region."""

    def drove_out(
        self, rules: Rules, s: State, slot: Slot, region: Region, victim: Slot, tokens: int, lost: int
    ) -> None:
        """The race has driven out so many tokens of a race, units included, or a tribe (-1).

        So many of the tokens are lost for good.
        """

    def discarded(self, rules: Rules, s: State, slot: Slot, victim: Slot, tokens: int) -> None:
        """By the race's doing so many tokens of a race, or a tribe (-1), have gone to the tray."""

    def saves(self, rules: Rules, s: State, slot: Slot, tokens: int) -> int:
        """By an opponent's doing so many tokens of the race would go to the tray: how many retreat instead."""
        return 0

    def attacked(self, rules: Rules, s: State, slot: Slot, region: Region, by: Slot) -> None:
        """One of the player's regions was attacked, successfully or not."""

    def lost(self, rules: Rules, s: State, slot: Slot, region: Region, by: Slot) -> None:
        """The race loses a region to a conquest, of no race's (-1) where a rival drives it out."""

    def last_chance(self, rules: Rules, s: State, slot: Slot) -> bool:
        """A roll has ended the conquests; True when a question was asked.

        Its answer then goes on with `redeploy.leave_transient`.
        """
        return False

    def redeploy(self, rules: Rules, s: State, slot: Slot) -> bool:
        """Conquests are over, tokens are placed next; True when a question was asked first.

        Its answer then goes on with `redeploy.go_on_redeploying`.
        """
        return False

    def settle(self, rules: Rules, s: State, slot: Slot) -> None:
        """Redeployment is over, coins come next: place pieces."""

    def collect(self, rules: Rules, s: State, slot: Slot) -> None:
        """The bank has paid: take coins from others."""

    def finish(self, rules: Rules, s: State, slot: Slot) -> None:
        """Coins are paid, retreats come next."""

    def over(self, rules: Rules, s: State, slot: Slot) -> None:
        """The turn is over but for retreats."""

    def retreat(self, rules: Rules, s: State, slot: Slot) -> bool:
        """The last step of a turn: see to withdrawn pieces; True when there were any."""
        return False

    def declining(self, rules: Rules, s: State, slot: Slot) -> None:
        """The race is about to decline."""

    def declined(self, rules: Rules, s: State, slot: Slot) -> None:
        """The race has just declined."""

    def pieces_in_hand(self, s: State) -> int:
        """How many of its pieces may be used or are to be placed now."""
        return s.stock[self.kind]

    # Aids: armed for one conquest.

    def armings(self, rules: Rules, s: State, slot: Slot) -> list[State]:
        """What the state would be with it armed too: one copy for each way of arming it now."""
        return []

    def capped(self, rules: Rules, s: State) -> Regions:
        """The regions that cost the least a conquest may cost, whatever stands there."""
        return 0

    def fee(self, rules: Rules, s: State, slot: Slot, region: Region) -> int:
        """Coins its use on the region costs, paid to whoever holds it, or to the bank."""
        return 0

    def unfit(self, rules: Rules, s: State) -> Regions:
        """The regions it can't be used on."""
        return 0

    def why_unfit(self, rules: Rules, s: State, region: Region) -> Reason:
        """Why it can't be used on one of them."""
        raise NotImplementedError

    def spares(self, rules: Rules, s: State) -> bool:
        """The defender loses no token."""
        return False

    def served(self, rules: Rules, s: State, slot: Slot, region: Region) -> None:
        """It has served a conquest."""

    def failed(self, rules: Rules, s: State, slot: Slot, region: Region) -> None:
        """It was to serve a conquest, but the die has fallen too low."""

    # Finds.

    def place_key(self, region: Region) -> int:
        """What it gives depends on more than that it is held: a terrain's number, …; less than 64."""
        return 0

    def side_of(self, rules: Rules, s: State, slot: Slot) -> str:
        """The faction to which this puts a race that has none printed, for the time being; "": none."""
        return ""

    def why_stands(self, rules: Rules, s: State, region: Region) -> Reason | None:
        """Why its piece stands in a region, where that is not plain to see: an id and its parameters."""
        return None

    def granted(self, rules: Rules, s: State) -> Power:
        """The power this find grants, or -1."""
        return -1

    def bestow(self, rules: Rules, s: State, power: Power) -> None:
        """Chance has said which power it grants."""

    def discovered(self, rules: Rules, s: State, slot: Slot, region: Region) -> None:
        """It has just been drawn."""

    def odds(self, rules: Rules, s: State) -> list[int] | None:
        """How often each undrawn find stands among equally likely ones, if this find tells more of them; None: no."""
        return None

    def changed_hands(self, rules: Rules, s: State, region: Region) -> None:
        """The region where it lies is about to be lost or left by its holder."""

    # A rival: who plays against all seats and sits at none.

    def rival_coins(self, rules: Rules, s: State) -> int:
        """The coins it has by now; who has no more loses to it."""
        return 0

    def rival_income(self, rules: Rules, s: State) -> int:
        """The coins it would get now."""
        return 0

    def rival_acts(self, rules: Rules, s: State) -> bool:
        """A turn is over and it acts, once more with every call; True when it is done. `s.cursor` is its own."""
        return True

    def rival_reach(self, rules: Rules, s: State) -> Regions:
        """Where it may act next, were nobody there."""
        return 0

    # A question of its own.

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        """The legal actions of the question this trait has asked."""
        raise NotImplementedError

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        """The answer to the question this trait has asked."""
        raise NotImplementedError

    def unordered(self, rules: Rules, s: State) -> Regions:
        """The regions that may still be named in answer to it where their order is free; 0: it asks for no several."""
        return 0

    def chances(self, rules: Rules, s: State) -> list[int] | None:
        """When it has asked chance: how often each of the choices stands among equally likely ones; None: all alike."""
        return None

    def words_now(self, s: State) -> tuple[str, ...]:
        """What the numbers of its answers stand for, where it asks for neither region nor whatever else it names."""
        return ()

    def standing(self, s: State) -> int:
        """Where its pieces stand by now, as far as its question goes, which places more of them."""
        return s.pieces[self.kind]

    def phase_now(self, s: State) -> str:
        """The part of a turn that the question it asks now belongs to."""
        return self.phase

    def why_not_by_itself(self, rules: Rules, s: State, slot: Slot, first: Region, then: Region) -> Reason | None:
        """Where a line has named a region and one more, and nothing was asked after the first: why it is not as told.

        The state is that before the first one; None: what was told has happened by itself.
        """
        return "too_many", {"count": 1}

    def settled(self, rules: Rules, s: State, region: Region) -> bool:
        """Whether what its answer with this region would do has happened already, as there was nothing to choose."""
        if self.find >= 0:
            return s.find_at[self.find] == region
        return self.kind >= 0 and count_at(s.pieces[self.kind], region) > 0

    def why_not(self, rules: Rules, s: State, slot: Slot, target: int) -> Reason:
        """Why this ability can't be used on the target, although its race has it and this is its moment."""
        return "no_such_ability", {"ability": self.verb}


def by_rank(traits: tuple[Trait, ...]) -> tuple[Trait, ...]:
    """Traits that speak at the same moment of a turn, in their order."""
    return tuple(sorted(traits, key=lambda trait: trait.rank))
