"""Forms: what one race with one power, and the finds it holds, can do, compiled for one board; and kinds of pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

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
    "least",
    "cost_terms",
    "beside",
    "garrison",
    "garrison_guard",
    "income_regions",
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
    "shielded",
    "keeps_all",
    "roams",
    "retreats",
    "own_takes_all",
    "apart",
    "badge_stays",
    "gambles",
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
    "on_start",
    "on_expedition",
    "on_conquered",
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

    def __init__(self, board: Board) -> None:
        # Where it may go.
        self.domain: Regions = board.everywhere & ~board.closed
        self.entry: Regions = board.entry
        self.free: Regions = 0  # targets that need no adjacency
        self.near: list[Regions] = board.near
        # What a region costs before its tokens, pieces and tribe; `cost_terms` and `beside` explain the discounts.
        self.price: list[int] = []
        self.bare_price: list[int] = []  # without the race's own discounts
        self.least: int = 1  # tokens that a conquest takes at least
        self.cost_terms: tuple[Term, ...] = ()
        self.beside: tuple[Term, ...] = ()  # (source, amount, held regions whose neighbours cost that)
        self.garrison: tuple[Summand, ...] = ()  # pieces that stand in every region it holds
        self.garrison_guard: int = 0
        # What it earns.
        self.income_regions: tuple[Term, ...] = ()
        self.income_turn: tuple[Summand, ...] = ()
        self.income_nonempty: tuple[Summand, ...] = ()
        self.income_once: tuple[Summand, ...] = ()
        self.income_pieces: tuple[tuple[str, int, int], ...] = ()  # (source, amount, piece kind)
        # Tokens.
        self.tokens: int = 0
        self.keep: int = 1  # tokens that stay in every region held
        self.set_aside: int = 0  # tokens for conquest only
        self.recruits: tuple[tuple[str, int, int], ...] = ()  # (source, tokens, per so many non-empty conquests)
        self.region_recruits: tuple[Term, ...] = ()  # (source, tokens, per held region of these)
        self.spared: bool = False  # loses no token to an opponent's conquest
        self.transient: Regions = 0  # regions left at redeployment
        self.shielded: bool = False  # the attacker's benefits don't count against it
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
        self.incomes: tuple[Trait, ...] = ()
        self.tolls: tuple[Trait, ...] = ()
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

    def copied(self, board: Board) -> Form:
        """A form that starts from this one; what is written into it goes nowhere else."""
        new = Form(board)
        for name in FORM_FIELDS:
            setattr(new, name, getattr(self, name))
        return new


def bare_terms(world: Sequence[str], terms: tuple[Term, ...]) -> tuple[Term, ...]:
    """The terms that count against the shielded too: the board's, and those that make a region dearer."""
    return tuple(term for term in terms if term[0] in world or term[1] > 0)
