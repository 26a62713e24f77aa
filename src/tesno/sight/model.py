"""What one pair of eyes sees of a game and may do in it, ready to be shown: no rule is left to work out.

Everything here is made from a view. Words are phrases (`tesno.locale.phrases`): ids with arguments, which a client
says in whatever language its person reads.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from tesno.locale.phrases import Phrase

Phase = Literal["pick", "ready", "conquer", "redeploy", "coins", "over"]
Faction = Literal["alliance", "horde", "neutral"]


@dataclass(frozen=True)
class PieceHere:
    """Markers of one kind in a region.

    A `unit` counts as a token of whoever holds the region. `why` says why it stands here, where that is not plain.
    """

    id: str
    count: int
    unit: bool = False
    why: Phrase | None = None


@dataclass(frozen=True)
class FindHere:
    """A place or relic in a region; `power` is what it grants, if it grants one."""

    id: str
    power: str | None


@dataclass(frozen=True)
class Ground:
    """One region: who holds it and what stands in it.

    `faction` is that of the race, None in boxes without factions. `face_down`: a find lies here that nobody has seen.
    `marks` are words for what traits remember of the region.
    """

    region: int
    race: str | None
    faction: Faction | None
    seat: int | None
    declined: bool
    tokens: int
    tribe: bool
    pieces: list[PieceHere]
    finds: list[FindHere]
    face_down: bool
    marks: list[str]


@dataclass(frozen=True)
class Income:
    """What one source would bring its race now."""

    source: str
    name: Phrase
    coins: int


@dataclass(frozen=True)
class Holding:
    """One race in a player's hands; `income` is what it would bring if coins were counted now."""

    race: str
    faction: Faction | None
    power: str | None
    declined: bool
    hand: int
    withdrawn: int
    reserve: int
    regions: int
    tokens: int
    income: list[Income]


@dataclass(frozen=True)
class Player:
    """One seat; `coins` is None where the total is hidden. `peace` names seats that may not attack it.

    `keeps` are words for what traits remember of it: markers that lie with the player.
    `side` is the faction it plays for, None where everybody plays alone: equal ones are a team.
    """

    seat: int
    side: Faction | None
    coins: int | None
    holdings: list[Holding]
    peace: list[int]
    keeps: list[str]


@dataclass(frozen=True)
class Combo:
    """One line of the column: its price for the player who asks, coins lying on it, tokens it brings.

    `why_not` is filled when `eyes` is to pick one, and can't pick this.
    """

    place: int
    race: str
    faction: Faction | None
    power: str
    coins: int
    price: int
    tokens: int
    why_not: Phrase | None


@dataclass(frozen=True)
class Summand:
    """A part of a cost: an id, its words and an amount, which may be negative."""

    id: str
    name: Phrase
    amount: int


@dataclass(frozen=True)
class Toll:
    """Coins that are paid at once, all of them that one seat gets; None: the bank. `text` says so."""

    seat: int | None
    coins: int
    text: Phrase


@dataclass(frozen=True)
class Loss:
    """What a defender would lose: tokens that go back to the tray, and tokens that withdraw."""

    seat: int
    race: str
    lost: int
    withdrawn: int


@dataclass(frozen=True)
class Cost:
    """What a region costs and what taking it would do.

    `hand` is what stands ready, `left` what would stay in hand (0 for a gamble). `hits` of `faces` of the die would do
    for a gamble; 0 of 0 where no die is rolled. `coins` is how this turn's income would change.
    """

    summands: list[Summand]
    total: int
    hand: int
    left: int
    hits: int
    faces: int
    losses: list[Loss]
    coins: int


@dataclass(frozen=True)
class Option:
    """Something the acting player may do: `lines` are sent as they stand, in this order.

    `kind` says how to offer it: "pick", "conquer", "gamble", "abandon", "decline", "ability" (of a race, power or find,
    named by `source`), "answer" (to a trait's question, of `source`), "end" (stop conquering), "go" (a step onward that
    has no other name, such as `expand` or `march`), "skip". At most one of region, seat, place, power, find, side
    is set: what it is about. `tolls` is what it costs besides tokens; `effects` are sentences for what it does, where
    it is no conquest. An ability that asks at once for something more, a second region for instance, has that question
    in `asks` and its answers in `then`: their lines begin with its own, so the whole of it is sent in one go. `leads`
    says in a few words what comes next, where it is known and the option is about no region. `warnings` are
    reasons why it can hardly be wished: who chooses it is told them first.
    """

    lines: list[str]
    kind: Literal["pick", "conquer", "gamble", "abandon", "decline", "ability", "answer", "end", "go", "skip"]
    label: Phrase
    source: str | None
    region: int | None
    seat: int | None
    place: int | None
    power: str | None
    find: str | None
    side: Faction | None
    cost: Cost | None
    tolls: list[Toll]
    effects: list[Phrase]
    asks: Phrase | None
    then: list[Option]
    leads: Phrase | None
    warnings: list[Phrase]


@dataclass(frozen=True)
class Share:
    """One region of an allocation: how many stand there now, and the least and most there may be."""

    region: int
    now: int
    least: int
    most: int


@dataclass(frozen=True)
class Suggestion:
    """A ready-made allocation; `counts` has one number per share, in their order.

    The same ones are there at every question of a kind, in the same order. `why_not`: there is nothing to it now.
    """

    label: Phrase
    counts: list[int]
    why_not: Phrase | None


@dataclass(frozen=True)
class Spread:
    """A pool of tokens or pieces to place: `pool` more than stand there now.

    The answer is one line: the verb, then `region=count` for each region, counts in all.
    `piece` is None for tokens of `race`, otherwise the id of the marker. With `partial` some may be left unplaced.
    `ends_turn`: it is for certain the last thing the player is asked in its own turn. `leads` says in a few words what
    comes next, where that is known.
    """

    verb: str
    race: str
    piece: str | None
    pool: int
    partial: bool
    ends_turn: bool
    leads: Phrase | None
    shares: list[Share]
    suggestions: list[Suggestion]


@dataclass(frozen=True)
class Selection:
    """Regions to be chosen together, in whatever order: at least `least` and at most `most` of `regions`.

    The answer is `lines`, then one line: the verb and the numbers of the chosen regions. With fewer than `most`, and
    none of `final` among them, the question is still open: `closing`, where there is one, is sent after it. `onward`
    is sent after it in any case: what follows without being asked.
    `kind` is "answer" for the question asked, "abandon" for an offer beside others. The options have the same regions,
    for those who would rather name one after another.
    """

    kind: Literal["answer", "abandon"]
    lines: list[str]
    verb: str
    regions: list[int]
    least: int
    most: int
    closing: str | None
    final: list[int]
    onward: list[str]


@dataclass(frozen=True)
class Refusal:
    """Why a region is no target now, and what it would cost where that can be said."""

    region: int
    reason: Phrase
    cost: Cost | None
    tolls: list[Toll] = field(default_factory=list)


@dataclass(frozen=True)
class Misfit:
    """Why the ability of a race, power or find, which works on other regions now, does not work on this one."""

    source: str
    region: int
    reason: Phrase


@dataclass(frozen=True)
class Rival:
    """Who plays against the seats and sits at none: its coins lie open; `income` is what it would get now."""

    name: Phrase
    coins: int
    income: int


@dataclass(frozen=True)
class Team:
    """A team in the result: the faction it played for, and what its seats have together."""

    rank: int
    side: Faction
    seats: list[int]
    coins: int
    tokens: int


@dataclass(frozen=True)
class Rank:
    """One line of the result: equal ranks share a place, as team-mates do; nobody is first who lost to a rival."""

    rank: int
    seat: int
    coins: int
    tokens: int


@dataclass(frozen=True)
class Position:
    """All that is shown at one moment. `eyes` is the seat it is made for, None for what everybody may see.

    `acting` is the seat that decides, None when the game is over; `race` the one of its races that is asked, None when
    it has yet to be picked. `options`, `spread`, `selection`, `refusals` and
    `misfits` are filled when `eyes` is the acting seat; `ranking` and, where there are some, `teams` when the game is
    over.
    """

    round: int
    rounds: int
    first: int
    turn: int
    acting: int | None
    race: str | None
    step: str
    phase: Phase
    eyes: int | None
    question: Phrase
    die: int | None
    grounds: list[Ground]
    players: list[Player]
    column: list[Combo]
    finds_unseen: int
    options: list[Option]
    spread: Spread | None
    selection: Selection | None
    refusals: list[Refusal]
    misfits: list[Misfit]
    ranking: list[Rank]
    teams: list[Team]
    rival: Rival | None
