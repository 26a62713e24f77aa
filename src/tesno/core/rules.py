"""What a game is played by: the board, the compiled races and powers (forms), odd traits, pieces and constants."""

from __future__ import annotations

from typing import Final

from tesno.core.board import Board
from tesno.core.state import State

# Where a piece goes when its region changes (C29).
STOCK: Final = 0  # back to its owner or the supply, ready again
WITHDRAWN: Final = 1  # to its owner, placed again with the retreating troops
GONE: Final = 2  # for good
STAYS: Final = 3  # only on decline

# A named amount, for instance ("tritons", -1): the summands of a cost or an income.
Summand = tuple[str, int]


class PieceKind:
    """A kind of marker: what it does where it stands, and its life in the words of C29."""

    def __init__(
        self,
        id: str,
        supply: int,
        guard: int,
        immune: bool,
        stacks: bool,
        soft: bool,
        conquered: int,
        abandoned: int,
        declined: int,
    ) -> None:
        self.id = id
        self.supply = supply
        self.guard = guard
        self.immune = immune
        self.stacks = stacks  # several may stand in one region
        self.soft = soft  # does not count in a region conquered as if empty
        self.conquered = conquered
        self.abandoned = abandoned
        self.declined = declined


class Form:
    """What one race with one power can do, compiled for one board: every question answered for all regions.

    What finds add is an empty form they have written into: their traits at the moments where they speak.
    """

    def __init__(self, board: Board) -> None:
        # Where it may go.
        self.domain: int = board.everywhere & ~board.closed
        self.entry: int = board.entry
        self.free: int = 0  # targets that need no adjacency
        self.near: list[int] = board.near
        self.links: int = 0  # given by a find: regions that are adjacent to each other besides
        # What a region costs before its tokens, pieces and tribe; `cost_terms` and `beside` explain the discounts.
        self.price: list[int] = []
        self.bare_price: list[int] = []  # without the race's own discounts
        self.cost_terms: tuple[tuple[str, int, int], ...] = ()  # (source, amount, regions)
        self.beside: tuple[tuple[str, int, int], ...] = ()  # (source, amount, held regions whose neighbours cost that)
        self.garrison: tuple[Summand, ...] = ()  # pieces that stand in every region it holds
        self.garrison_guard: int = 0
        # What it earns.
        self.income_regions: tuple[tuple[str, int, int], ...] = ()  # (source, amount, regions)
        self.income_turn: tuple[Summand, ...] = ()
        self.income_nonempty: tuple[Summand, ...] = ()
        self.income_once: tuple[Summand, ...] = ()
        self.income_pieces: tuple[tuple[str, int, int], ...] = ()  # (source, amount, piece kind)
        # Tokens.
        self.tokens: int = 0
        self.set_aside: int = 0  # tokens for conquest only
        self.recruits: tuple[tuple[str, int, int], ...] = ()  # (source, tokens, per so many non-empty conquests)
        self.region_recruits: tuple[tuple[str, int, int], ...] = ()  # (source, tokens, per held region of these)
        self.spared: bool = False  # loses no token to an opponent's conquest
        self.transient: int = 0  # regions left at redeployment
        self.shielded: bool = False  # the attacker's benefits don't count against it
        self.toll: int = 0  # coins an opponent pays for conquering one of its regions
        # Decline.
        self.keeps_all: bool = False  # all tokens on the map stay
        self.roams: bool = False  # goes on conquering in decline
        self.retreats: bool = False  # attacked in decline it loses one token and retreats like an active race
        self.own_takes_all: bool = False  # unless its own player attacks it
        self.apart: bool = False  # does not count for one race in decline per player
        self.badge_stays: bool = False
        # The die of C30 is there unless a trait replaces it.
        self.gambles: bool = True
        # Odd traits, by the moment at which they speak.
        self.abilities: tuple[Trait, ...] = ()
        self.entries: tuple[Trait, ...] = ()
        self.costs: tuple[Trait, ...] = ()
        self.reaches: tuple[Trait, ...] = ()
        self.hollows: tuple[Trait, ...] = ()
        self.armed: tuple[Trait, ...] = ()  # asked for reach, discount and hollow regions only while something is armed
        self.incomes: tuple[Trait, ...] = ()
        self.on_choosing: tuple[Trait, ...] = ()
        self.on_picked: tuple[Trait, ...] = ()
        self.on_start: tuple[Trait, ...] = ()
        self.on_expedition: tuple[Trait, ...] = ()
        self.on_conquered: tuple[Trait, ...] = ()
        self.on_attacked: tuple[Trait, ...] = ()
        self.on_lost: tuple[Trait, ...] = ()
        self.on_rolled: tuple[Trait, ...] = ()
        self.on_redeploy: tuple[Trait, ...] = ()
        self.on_settle: tuple[Trait, ...] = ()
        self.on_coins: tuple[Trait, ...] = ()
        self.on_finish: tuple[Trait, ...] = ()
        self.on_over: tuple[Trait, ...] = ()
        self.on_retreat: tuple[Trait, ...] = ()
        self.on_deciding: tuple[Trait, ...] = ()
        self.on_declining: tuple[Trait, ...] = ()
        self.on_declined: tuple[Trait, ...] = ()


class Trait:
    """An odd rule: one small class per element, behind the same door as the declared ones.

    `shape` writes what is constant into a form and lists the trait at the moments where it speaks.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.index = 0
        self.verb = name  # the word for its action in notation
        self.targets = "region"  # what its action names: a region, seat, power, find, combo, or nothing ("")
        self.piece = ""  # the kind of piece it owns, if any
        self.supply = 0  # how many of them, when not the box's number
        self.hears_attacks = False  # whether `attacked` says anything
        self.shields = False  # whether it ever shields a race
        self.takes_toll = False  # whether it ever takes a toll
        self.find = -1  # for finds: its number
        self.guard = 0  # for finds: what it adds to the cost of its region
        self.placed = False  # for finds: whether `place_key` says anything
        self.grants = False  # for finds: whether `granted` says anything
        self.rank = 0  # the order among those that speak at the same moment of a turn
        self.order = 0  # its place when all traits stand in that order
        self.kind = -1  # the number of that kind in the rule set
        self.plural = ""  # the word for placing several of its pieces in one line
        # The word for what it remembers from turn to turn, and what that is: "region", "seats", "count",
        # or "power" and "find", of which the number plus one is kept.
        self.remembers = ""
        self.remembers_kind = "count"

    def bind(self, rules: Rules) -> None:
        """Look up what the rule set gives: piece numbers, options."""

    def shape(self, form: Form, declined: bool) -> None:
        raise NotImplementedError

    def shape_at(self, form: Form, declined: bool, place: int) -> None:
        """For finds: write what it adds to the form of whoever holds its region; `place` is its place key."""
        self.shape(form, declined)

    # Questions.

    def discount(self, rules: Rules, s: State, slot: int) -> tuple[int, int]:
        """Regions whose cost this changes now, and by how much."""
        return 0, 0

    def entry(self, rules: Rules, s: State, slot: int) -> int:
        """Where the race must enter the map instead of the usual regions; 0: no such place."""
        return 0

    def reach(self, rules: Rules, s: State, slot: int) -> int:
        """Regions this brings within reach, besides neighbours."""
        return 0

    def hollow(self, rules: Rules, s: State, slot: int) -> int:
        """Regions this lets the slot conquer as if they were empty."""
        return 0

    def income(self, rules: Rules, s: State, slot: int) -> int:
        """Coins this brings at the end of the turn."""
        return 0

    def income_at(self, rules: Rules, s: State, slot: int, region: int) -> int:
        """The part of `income` that one region brings."""
        return 0

    # Moments.

    def choosing(self, rules: Rules, s: State, slot: int, place: int) -> bool:
        """The combo at this place of the column is being picked; True when a question was asked first."""
        return False

    def start(self, rules: Rules, s: State, slot: int) -> None:
        """The start of a turn, after a combo was picked."""

    def expedition(self, rules: Rules, s: State, slot: int) -> None:
        """Conquests begin."""

    def attacked(self, rules: Rules, s: State, slot: int, region: int, by: int) -> None:
        """One of the player's regions was attacked, successfully or not."""

    def lost(self, rules: Rules, s: State, slot: int, region: int, by: int) -> None:
        """The race loses a region to a conquest."""

    def last_chance(self, rules: Rules, s: State, slot: int) -> bool:
        """A roll has ended the conquests; True when a question was asked.

        Its answer then goes on with `campaign.leave_transient`.
        """
        return False

    def redeploy(self, rules: Rules, s: State, slot: int) -> bool:
        """Conquests are over, tokens are placed next; True when a question was asked first.

        Its answer then goes on with `redeploy.go_on_redeploying`.
        """
        return False

    def collect(self, rules: Rules, s: State, slot: int) -> None:
        """The bank has paid: take coins from others."""

    def over(self, rules: Rules, s: State, slot: int) -> None:
        """The turn is over but for retreats."""

    def declining(self, rules: Rules, s: State, slot: int) -> None:
        """The race is about to decline."""

    def declined(self, rules: Rules, s: State, slot: int) -> None:
        """The race has just declined."""

    def changed_hands(self, rules: Rules, s: State, region: int) -> None:
        """The region where this find lies is about to be lost or left by its holder."""

    def unfit(self, rules: Rules, s: State) -> int:
        """Armed for a conquest: the regions it can't be used on."""
        return 0

    def spares(self, rules: Rules, s: State) -> bool:
        """Armed for a conquest: the defender loses no token."""
        return False

    def deciding(self, rules: Rules, s: State, slot: int, found: list[int]) -> None:
        """Add actions to the choice between expanding and declining."""

    def decided(self, rules: Rules, s: State, slot: int) -> None:
        """Carry out the action added there."""

    def place_key(self, region: int) -> int:
        """For finds: what its gift depends on besides that it is held: a terrain's number, …; less than 64."""
        return 0

    def granted(self, rules: Rules, s: State) -> int:
        """The power this find grants, or -1."""
        return -1

    def discovered(self, rules: Rules, s: State, slot: int, region: int) -> None:
        """This find has just been drawn."""

    def picked(self, rules: Rules, s: State, slot: int) -> None:
        """The race has just been picked."""

    def options(self, rules: Rules, s: State, slot: int, found: list[int]) -> None:
        """Add this ability's actions to those of the conquest step."""

    def perform(self, rules: Rules, s: State, slot: int, target: int) -> None:
        """Use the ability during conquest."""

    def rolled(self, rules: Rules, s: State, slot: int, face: int) -> None:
        """The die this ability asked for has fallen."""

    def conquered(self, rules: Rules, s: State, slot: int, region: int) -> None:
        """The race has just taken a region."""

    def served(self, rules: Rules, s: State, slot: int, region: int) -> None:
        """What this armed has served a conquest."""

    def settle(self, rules: Rules, s: State, slot: int) -> None:
        """Redeployment is over, coins come next: place pieces."""

    def finish(self, rules: Rules, s: State, slot: int) -> None:
        """Coins are paid, retreats come next."""

    def retreat(self, rules: Rules, s: State, slot: int) -> bool:
        """The last step of a turn: see to withdrawn pieces; True when there were any."""
        return False

    def choices(self, rules: Rules, s: State) -> list[int]:
        """The legal actions of the question this trait has asked."""
        raise NotImplementedError

    def choose(self, rules: Rules, s: State, action: int) -> None:
        """The answer to the question this trait has asked."""
        raise NotImplementedError

    def unordered(self, rules: Rules, s: State) -> int:
        """The regions that may still be named in answer to its question if their order is free; 0: it is no matter."""
        return 0

    def why_not(self, rules: Rules, s: State, slot: int, target: int) -> tuple[str, dict[str, int | str]]:
        """Why this ability can't be used on the target: a reason id and its parameters."""
        return "no_such_ability", {"ability": self.verb}


def by_rank(traits: tuple[Trait, ...]) -> tuple[Trait, ...]:
    """Traits that speak at the same moment of a turn, in their order."""
    return tuple(sorted(traits, key=lambda trait: trait.rank))


class FormMaker:
    """Makes forms from declarations; whoever compiles the content says how."""

    def make(self, slot: int, badge: int, declined: bool, granted: int) -> Form:
        """The form of a race with a badge and a power granted by a find (-1: none)."""
        raise NotImplementedError


class Stage:
    """A part of the turn. `run` is called until it says True: then nothing is left to ask or do in it.

    A question it has asked is answered before the next call, or before the next stage.
    """

    def run(self, rules: Rules, s: State) -> bool:
        raise NotImplementedError


class Rules:
    """A rule set: frozen once built."""

    def __init__(
        self,
        box: str,
        board: Board,
        terrains: tuple[str, ...],
        seats: int,
        rounds: int,
        race_ids: list[str],
        power_ids: list[str],
        trays: list[int],
        kinds: list[PieceKind],
        traits: list[Trait],
        turn: list[Stage],
        tribe_guard: int,
        start_coins: int,
        die: list[int],
        options: dict[str, bool],
        find_ids: list[str],
        find_traits: list[Trait],
        relics: int,
        maker: FormMaker,
        world: list[str],
    ) -> None:
        self.box = box
        self.board = board
        self.terrains = terrains
        self.seats = seats
        self.rounds = rounds
        self.race_ids = race_ids
        self.power_ids = power_ids
        self.trays = trays
        self.kinds = kinds
        # The kinds that share the fate of their region's holder; figures that stay put do not.
        self.bound_kinds = [number for number, kind in enumerate(kinds) if kind.abandoned != STAYS]
        self.soft_kinds = [number for number, kind in enumerate(kinds) if kind.soft]
        self.traits = traits
        self.turn = turn
        self.tribe_guard = tribe_guard
        self.start_coins = start_coins
        self.die = die
        self.options = options
        self.visible = 6
        self.kin_defends = options.get("own_decline_defends", False)
        self.find_ids = find_ids
        self.every_find = (1 << len(find_ids)) - 1
        self.find_traits = find_traits
        for number, trait in enumerate(find_traits):
            trait.find = number
        self.placed_finds = [trait.find for trait in find_traits if trait.placed]
        self.granting_finds = [trait.find for trait in find_traits if trait.grants]
        self.relics = relics
        self.tolls = False
        self.hears_attacks = False
        self.world = world  # sources of costs that are the board's, not a race's
        # Forms as they were asked for; a state holds their numbers.
        self.maker = maker
        self.known_forms: list[Form] = []
        self.form_numbers: dict[int, int] = {}
        # What finds give does not depend on the race: so there are few, and number 0 is nothing.
        self.known_gifts: list[Form] = [Form(board)]
        self.gifts_numbers: dict[int, int] = {}
        # Forms that no find has changed are looked up by race, badge and state, -1 while not made.
        self.badges = len(power_ids) + 1
        self.plain_numbers: list[int] = [-1] * (len(race_ids) * self.badges * 2)
        self.shields = False
        for index, trait in enumerate(traits):
            trait.index = index
            trait.bind(self)
            self.hears_attacks = self.hears_attacks or trait.hears_attacks
        for place, trait in enumerate(sorted(traits, key=lambda trait: trait.rank)):
            trait.order = place
            self.shields = self.shields or trait.shields
            self.tolls = self.tolls or trait.takes_toll

    def form(self, s: State, slot: int) -> Form:
        """What the race in this slot can do now."""
        return self.known_forms[s.forms[slot]]

    def gifts(self, s: State, slot: int) -> Form:
        """What the finds in this slot's regions add to its form; an empty form when there are none."""
        return self.known_gifts[s.gifts[slot]]

    def armed(self, s: State, slot: int) -> tuple[Trait, ...]:
        """The slot's traits that are asked for reach, discount and hollow regions while something is armed."""
        return self.form(s, slot).armed + self.gifts(s, slot).armed

    def near(self, s: State, slot: int, region: int) -> int:
        """The neighbours of a region as the race in this slot has them."""
        near = self.known_forms[s.forms[slot]].near[region]
        if s.gifts[slot]:
            links = self.known_gifts[s.gifts[slot]].links
            if links >> region & 1:
                near |= links
        return near

    def form_number(self, slot: int, badge: int, declined: int, granted: int) -> int:
        """The number of a form; it is made when it is first asked for."""
        if granted < 0:
            return self.plain_number(slot, badge, declined)
        key = ((slot * self.badges + badge + 1) * 2 + declined) * self.badges + granted
        number = self.form_numbers.get(key, -1)
        if number < 0:
            number = self._known(self.maker.make(slot, badge, declined != 0, granted))
            self.form_numbers[key] = number
        return number

    def plain_number(self, slot: int, badge: int, declined: int) -> int:
        """The number of a form on which no find has an effect."""
        place = (slot * self.badges + badge + 1) * 2 + declined
        number = self.plain_numbers[place]
        if number < 0:
            number = self._known(self.maker.make(slot, badge, declined != 0, -1))
            self.plain_numbers[place] = number
        return number

    def _known(self, form: Form) -> int:
        self.known_forms.append(form)
        return len(self.known_forms) - 1

    def gifts_number(self, finds: int, places: int, declined: int) -> int:
        """The number of what a set of finds gives together; it is made when it is first asked for.

        `places` has the place keys of `placed_finds`, 6 bits each from the first one on.
        """
        key = (places << len(self.find_ids) | finds) << 1 | declined
        number = self.gifts_numbers.get(key, -1)
        if number < 0:
            number = len(self.known_gifts)
            self.known_gifts.append(self._gifts(finds, places, declined != 0))
            self.gifts_numbers[key] = number
        return number

    def _gifts(self, finds: int, places: int, declined: bool) -> Form:
        gifts = Form(self.board)
        for find, trait in enumerate(self.find_traits):
            if finds >> find & 1:
                place = places >> 6 * self.placed_finds.index(find) & 63 if trait.placed else 0
                trait.shape_at(gifts, declined, place)
        gifts.on_settle = by_rank(gifts.on_settle)
        return gifts

    def plain_form(self, slot: int, badge: int, declined: bool) -> Form:
        """The form of a race with a badge (-1: none) and no finds."""
        return self.known_forms[self.plain_number(slot, badge, int(declined))]


# Steps: the questions a player, or chance, can be asked.
NONE: Final = 0
FIRST_SEAT: Final = 1
REVEAL_BANNER: Final = 2
REVEAL_BADGE: Final = 3
ROLL: Final = 4
PICK_COMBO: Final = 5
DECIDE: Final = 6
READY: Final = 7
CONQUEST: Final = 8
GIVING_UP: Final = 9
REDEPLOY: Final = 10
TRAIT: Final = 11
RETREATING: Final = 12
DRAW_FIND: Final = 13
GRANT: Final = 14
OVER: Final = 15

STEP_NAMES: Final[tuple[str, ...]] = (
    "none",
    "first",
    "banner",
    "badge",
    "die",
    "pick",
    "decide",
    "ready",
    "conquer",
    "give_up",
    "redeploy",
    "trait",
    "retreat",
    "find",
    "grant",
    "over",
)


class Step:
    """One kind of question: what may be answered, and what an answer does."""

    def legal(self, rules: Rules, s: State) -> list[int]:
        raise NotImplementedError

    def apply(self, rules: Rules, s: State, action: int) -> None:
        raise NotImplementedError


def ask(s: State, step: int, acting: int, slot: int, focus: int) -> None:
    """Ask somebody something; a question under way waits below."""
    if s.step != NONE:
        s.stack = (*s.stack, (s.step, s.acting, s.slot, s.focus))
    s.step = step
    s.acting = acting
    s.slot = slot
    s.focus = focus


def answered(s: State) -> None:
    """The current question is settled; the one below it, if any, is current again."""
    if s.stack:
        frame = s.stack[-1]
        s.stack = s.stack[:-1]
        s.step, s.acting, s.slot, s.focus = frame
    else:
        s.step = NONE
        s.acting = s.seat
        s.slot = -1
        s.focus = 0
