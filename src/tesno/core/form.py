"""Forms: what one race with one power, and the finds it holds, can do, compiled for one board; and kinds of pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tesno.core.bits import has
from tesno.core.board import Board
from tesno.core.names import Regions, Summand, Term

if TYPE_CHECKING:
    from tesno.core.trait import Trait

# What a region costs before anything is added (C22).
BASE_COST: Final = 2

# Where a piece goes when its region changes (C29).
STOCK: Final = 0  # back to its owner or the supply, ready again
WITHDRAWN: Final = 1  # to its owner, placed again with the retreating troops
GONE: Final = 2  # for good
STAYS: Final = 3  # only on decline


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
        unit: bool,
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
        self.unit = unit  # holds a region for its owner even without a token
        self.conquered = conquered
        self.abandoned = abandoned
        self.declined = declined


# What is constant, and below it the odd traits by the moment at which they speak (trait.py has the registry).
CONSTANTS: Final = (
    "domain",
    "entry",
    "free",
    "near",
    "price",
    "bare_price",
    "dear",
    "fixed_costs",
    "across",
    "crossed",
    "price_afar",
    "least",
    "cost_terms",
    "beside",
    "garrison",
    "garrison_guard",
    "income_regions",
    "yields",
    "income_turn",
    "income_nonempty",
    "income_once",
    "income_pieces",
    "tokens",
    "keep",
    "set_aside",
    "recruits",
    "region_recruits",
    "spared",
    "transient",
    "uncrossed",
    "helpers_march",
    "shielded",
    "keeps_all",
    "roams",
    "retreats",
    "own_takes_all",
    "apart",
    "badge_stays",
    "gambles",
    "tidies",
)
MOMENT_FIELDS: Final = (
    "abilities",
    "entries",
    "costs",
    "reaches",
    "hollows",
    "incomes",
    "tolls",
    "on_choosing",
    "on_picked",
    "on_dawn",
    "on_start",
    "on_prepare",
    "on_expedition",
    "on_conquered",
    "on_drove_out",
    "on_discarded",
    "savers",
    "on_attacked",
    "on_lost",
    "on_rolled",
    "on_redeploy",
    "on_settle",
    "on_coins",
    "on_finish",
    "on_over",
    "on_retreat",
    "on_deciding",
    "on_declining",
    "on_declined",
)
FORM_FIELDS: Final[tuple[str, ...]] = (*CONSTANTS, *MOMENT_FIELDS)


class Form:
    """What one race with one power can do, compiled for one board: every question answered for all regions."""

    __slots__ = FORM_FIELDS

    # Where it may go.
    domain: Regions
    entry: Regions
    free: Regions  # targets that need no adjacency
    near: list[Regions]
    # What a region costs before its tokens, pieces and tribe; `cost_terms` and `beside` explain the discounts.
    price: list[int]
    bare_price: list[int]  # without the race's own discounts
    dear: bool  # no price below the least cost
    fixed_costs: bool  # that, and nothing of the race changes them at the moment
    across: tuple[Term, ...]  # (source, amount, regions that cost that unless they border the race's own)
    crossed: Regions  # all of those but `uncrossed`
    price_afar: list[int]  # the price with the crossing in it
    least: int  # tokens that a conquest takes at least
    cost_terms: tuple[Term, ...]
    beside: tuple[Term, ...]  # (source, amount, held regions whose neighbours cost that)
    garrison: tuple[Summand, ...]  # pieces that stand in every region it holds
    garrison_guard: int
    # What it earns.
    income_regions: tuple[Term, ...]
    yields: list[int]  # what each region brings by itself: its coin and `income_regions`
    income_turn: tuple[Summand, ...]
    income_nonempty: tuple[Summand, ...]
    income_once: tuple[Summand, ...]
    income_pieces: tuple[tuple[str, int, int], ...]  # (source, amount, piece kind)
    # Tokens.
    tokens: int
    keep: int  # tokens that stay in every region held
    set_aside: int  # tokens for conquest only
    recruits: tuple[tuple[str, int, int], ...]  # (source, tokens, per so many non-empty conquests)
    region_recruits: tuple[Term, ...]  # (source, tokens, per held region of these)
    spared: bool  # loses no token to an opponent's conquest
    transient: Regions  # regions left at redeployment
    uncrossed: Regions  # regions that never cost it the crossing of the sea
    helpers_march: bool  # its helpers are tokens: they conquer without others too, and stay where they conquered
    shielded: bool  # the attacker's benefits don't count against it
    # Decline.
    keeps_all: bool  # all tokens on the map stay
    roams: bool  # goes on conquering in decline
    retreats: bool  # attacked in decline it loses one token and retreats like an active race
    own_takes_all: bool  # unless its own player attacks it
    apart: bool  # does not count for one race in decline per player
    badge_stays: bool
    # The die of C30 is there unless a trait replaces it.
    gambles: bool
    tidies: bool  # its traits are asked to `retreat` even when nothing is withdrawn
    # Odd traits, by the moment at which they speak.
    abilities: tuple[Trait, ...]
    entries: tuple[Trait, ...]
    costs: tuple[Trait, ...]
    reaches: tuple[Trait, ...]
    hollows: tuple[Trait, ...]
    incomes: tuple[Trait, ...]
    tolls: tuple[Trait, ...]
    on_choosing: tuple[Trait, ...]
    on_picked: tuple[Trait, ...]
    on_dawn: tuple[Trait, ...]
    on_start: tuple[Trait, ...]
    on_prepare: tuple[Trait, ...]
    on_expedition: tuple[Trait, ...]
    on_conquered: tuple[Trait, ...]
    on_drove_out: tuple[Trait, ...]
    on_discarded: tuple[Trait, ...]
    savers: tuple[Trait, ...]
    on_attacked: tuple[Trait, ...]
    on_lost: tuple[Trait, ...]
    on_rolled: tuple[Trait, ...]
    on_redeploy: tuple[Trait, ...]
    on_settle: tuple[Trait, ...]
    on_coins: tuple[Trait, ...]
    on_finish: tuple[Trait, ...]
    on_over: tuple[Trait, ...]
    on_retreat: tuple[Trait, ...]
    on_deciding: tuple[Trait, ...]
    on_declining: tuple[Trait, ...]
    on_declined: tuple[Trait, ...]

    def copy(self) -> Form:
        """A form that starts from this one; what is written into it goes nowhere else."""
        new = Form()
        new.domain = self.domain
        new.entry = self.entry
        new.free = self.free
        new.near = self.near
        new.price = self.price
        new.bare_price = self.bare_price
        new.dear = self.dear
        new.fixed_costs = self.fixed_costs
        new.across = self.across
        new.crossed = self.crossed
        new.price_afar = self.price_afar
        new.least = self.least
        new.cost_terms = self.cost_terms
        new.beside = self.beside
        new.garrison = self.garrison
        new.garrison_guard = self.garrison_guard
        new.income_regions = self.income_regions
        new.yields = self.yields
        new.income_turn = self.income_turn
        new.income_nonempty = self.income_nonempty
        new.income_once = self.income_once
        new.income_pieces = self.income_pieces
        new.tokens = self.tokens
        new.keep = self.keep
        new.set_aside = self.set_aside
        new.recruits = self.recruits
        new.region_recruits = self.region_recruits
        new.spared = self.spared
        new.transient = self.transient
        new.uncrossed = self.uncrossed
        new.helpers_march = self.helpers_march
        new.shielded = self.shielded
        new.keeps_all = self.keeps_all
        new.roams = self.roams
        new.retreats = self.retreats
        new.own_takes_all = self.own_takes_all
        new.apart = self.apart
        new.badge_stays = self.badge_stays
        new.gambles = self.gambles
        new.tidies = self.tidies
        new.abilities = self.abilities
        new.entries = self.entries
        new.costs = self.costs
        new.reaches = self.reaches
        new.hollows = self.hollows
        new.incomes = self.incomes
        new.tolls = self.tolls
        new.on_choosing = self.on_choosing
        new.on_picked = self.on_picked
        new.on_dawn = self.on_dawn
        new.on_start = self.on_start
        new.on_prepare = self.on_prepare
        new.on_expedition = self.on_expedition
        new.on_conquered = self.on_conquered
        new.on_drove_out = self.on_drove_out
        new.on_discarded = self.on_discarded
        new.savers = self.savers
        new.on_attacked = self.on_attacked
        new.on_lost = self.on_lost
        new.on_rolled = self.on_rolled
        new.on_redeploy = self.on_redeploy
        new.on_settle = self.on_settle
        new.on_coins = self.on_coins
        new.on_finish = self.on_finish
        new.on_over = self.on_over
        new.on_retreat = self.on_retreat
        new.on_deciding = self.on_deciding
        new.on_declining = self.on_declining
        new.on_declined = self.on_declined
        return new


def blank_form(board: Board) -> Form:
    """A race without any gift."""
    form = Form()
    form.domain = board.everywhere & ~board.closed
    form.entry = board.entry
    form.free = 0
    form.near = board.near
    form.price = []
    form.bare_price = []
    form.dear = False
    form.fixed_costs = False
    form.across = ()
    form.crossed = 0
    form.price_afar = []
    form.least = 1
    form.cost_terms = ()
    form.beside = ()
    form.garrison = ()
    form.garrison_guard = 0
    form.income_regions = ()
    form.yields = []
    form.income_turn = ()
    form.income_nonempty = ()
    form.income_once = ()
    form.income_pieces = ()
    form.tokens = 0
    form.keep = 1
    form.set_aside = 0
    form.recruits = ()
    form.region_recruits = ()
    form.spared = False
    form.transient = 0
    form.uncrossed = 0
    form.helpers_march = False
    form.shielded = False
    form.keeps_all = False
    form.roams = False
    form.retreats = False
    form.own_takes_all = False
    form.apart = False
    form.badge_stays = False
    form.gambles = True
    form.tidies = False
    form.abilities = ()
    form.entries = ()
    form.costs = ()
    form.reaches = ()
    form.hollows = ()
    form.incomes = ()
    form.tolls = ()
    form.on_choosing = ()
    form.on_picked = ()
    form.on_dawn = ()
    form.on_start = ()
    form.on_prepare = ()
    form.on_expedition = ()
    form.on_conquered = ()
    form.on_drove_out = ()
    form.on_discarded = ()
    form.savers = ()
    form.on_attacked = ()
    form.on_lost = ()
    form.on_rolled = ()
    form.on_redeploy = ()
    form.on_settle = ()
    form.on_coins = ()
    form.on_finish = ()
    form.on_over = ()
    form.on_retreat = ()
    form.on_deciding = ()
    form.on_declining = ()
    form.on_declined = ()
    return form


def bare_terms(world: Sequence[str], terms: tuple[Term, ...]) -> tuple[Term, ...]:
    """The terms that count against the shielded too: the board's, and those that make a region dearer."""
    return tuple(term for term in terms if term[0] in world or term[1] > 0)


def linked(near: list[Regions], regions: Regions) -> list[Regions]:
    """Neighbours by region when the regions are all adjacent to each other besides."""
    return [
        (others | regions) & ~(1 << region) if has(regions, region) else others for region, others in enumerate(near)
    ]
