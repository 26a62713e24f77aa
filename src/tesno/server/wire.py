"""What travels between server and clients: bodies of requests and responses; messages.py has those of sockets.

The TypeScript types of the page are made from these models; everything that comes in is bounded and nothing unknown is
let through.
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictInt, StringConstraints

from tesno.locale.phrases import Phrase
from tesno.server.lessons.script import LessonCard
from tesno.server.manners import Manners
from tesno.sight.model import Position

MOST_LINES = 8
MOST_SEATS = 5
MOST_BOARDS = 8

RequestId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
Line = Annotated[str, StringConstraints(min_length=1, max_length=600)]
Word = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_-]{0,60}$")]
# Bots of the house, and those that whoever runs the server has named when starting it.
BotName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z][A-Za-z0-9_-]{0,60}$")]
Version = Annotated[StrictInt, Field(ge=0, le=1_000_000)]
SeatNumber = Annotated[StrictInt, Field(ge=0, lt=MOST_SEATS)]
# What people call themselves: any script, made harmless by `tesno.server.names`.
Name = Annotated[str, StringConstraints(max_length=200)]
Language = Literal["ru", "pl", "en"]


class Incoming(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Outgoing(BaseModel):
    # Each is built when it is first used: a server that starts anew has people waiting who need a few of them.
    model_config = ConfigDict(
        extra="forbid", frozen=True, json_schema_serialization_defaults_required=True, defer_build=True
    )


# --- Setting up ---


class SeatWish(Incoming):
    """Who sits here: a person of the guest who asks (with a name, or none) or a bot.

    `look` is one of five pairs of a colour and a sign, no two seats of a table alike; null takes one that is free.
    """

    kind: Literal["human", "bot"]
    name: Name = ""
    bot: BotName = "medium"
    look: SeatNumber | None = None


MapDocument = dict[str, Any]  # the content of a map file, checked by `tesno.load`


class TableWish(Incoming):
    """What is to be played. Empty lists and zeros mean "as the box has it".

    `map` is a board or layout by its id, a map of the guest's own (the content of a map file), or a list of both:
    boards that lie side by side. With the layout "random" the boards are drawn. `variant` is another way to play the
    box, by its id; one person alone may play where a variant is for one. `hints` says whether players may ask for
    advice; null leaves it to the server, which allows it unless people have gathered. `manners` is how people play
    together.
    """

    box: Word = "base"
    map: (
        Annotated[str, StringConstraints(pattern=r"^([a-z][a-z0-9_-]{0,60})?$")]
        | MapDocument
        | Annotated[list[Word | MapDocument], Field(max_length=MOST_BOARDS)]
    ) = ""
    layout: Literal["", "random"] = ""
    variant: Annotated[str, StringConstraints(pattern=r"^([a-z][a-z0-9_-]{0,60})?$")] = ""
    rounds: Annotated[StrictInt, Field(ge=0, le=60)] = 0
    options: Annotated[list[Word], Field(max_length=20)] = []
    races: Annotated[list[Word], Field(max_length=80)] = []
    powers: Annotated[list[Word], Field(max_length=80)] = []
    hints: bool | None = None
    manners: Manners = Manners()


class NewGame(TableWish):
    """A table to be set up, with who sits at it."""

    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]
    request: RequestId | None = None


class Fork(Incoming):
    """A game to be played on from one of its versions, against bots: which seat the guest takes, and which bots.

    `hints` says whether the new game has advice; without it, it has wherever it may.
    """

    version: Annotated[StrictInt, Field(ge=1, le=1_000_000)]
    seat: SeatNumber
    bot: BotName = "medium"
    hints: bool | None = None
    request: RequestId | None = None


class Health(Outgoing):
    """How the server is; `detail` says what is missing."""

    status: Literal["ok", "unavailable"]
    detail: str


class Guest(Outgoing):
    """The guest behind a cookie."""

    name: str
    language: Language | None


class GuestWish(Incoming):
    """What a guest wants to be called and to read."""

    name: Name | None = None
    language: Language | None = None


class MapFacts(Outgoing):
    """A board, or several that are laid out together, for so many players; `picture` is the address of its drawing.

    `official` boards follow the printed ones; the `usual` one is played when none is named. `names` by language has
    what the players call a map of their own; other maps' names are among the words.
    """

    id: str
    players: int
    regions: int
    rounds: int
    official: bool
    usual: bool
    picture: str
    names: dict[str, str]


class BoardFacts(Outgoing):
    """One board of a box whose layouts are made of several; `sheet` tells which are two sides of one."""

    id: str
    size: str
    sheet: str
    regions: int
    official: bool
    picture: str


class ElementFacts(Outgoing):
    """A race or power: what it brings. `ours`: nobody could attest the number of tokens, so it is our own."""

    id: str
    tokens: int
    ours: bool


class VariantFacts(Outgoing):
    """Another way to play a box: for so many players, on boards for so many, without some elements.

    `sides` has the faction of each seat where seats play in teams.
    """

    id: str
    players: int
    boards_for: int
    sides: list[str]
    without: list[str]


class BoxFacts(Outgoing):
    """What a table of this box can be made of. `least_races` and `least_powers` go by the number of players.

    `draws` says how many layouts there are to draw from for each number of players. Where layouts are made of several
    boards, `boards` has all of them, and `sizes` which sizes lie on the table of so many players.
    """

    id: str
    maps: list[MapFacts]
    draws: dict[int, int]
    boards: list[BoardFacts]
    sizes: dict[int, list[str]]
    options: list[str]
    races: list[ElementFacts]
    powers: list[ElementFacts]
    finds: list[str]
    pieces: list[str]
    tribe: str
    terrains: list[str]
    symbols: list[str]
    least_races: dict[int, int]
    least_powers: dict[int, int]
    variants: list[VariantFacts]


class Catalogue(Outgoing):
    """Everything a set-up screen offers."""

    version: str
    boxes: list[BoxFacts]
    bots: list[str]


class BoardRegion(Outgoing):
    """One region of a board: its outline as an SVG path, a spot for its tokens, what it is."""

    region: int
    outline: str
    label: tuple[float, float]
    terrain: str
    symbols: list[str]
    neighbours: list[int]


class BoardPart(Outgoing):
    """One of the boards that are laid out together: where it lies, and its regions, which run on from `first`.

    An island has a place for its name beside the coast, `title`: the middle of its line, and the size of its letters.
    """

    id: str
    names: dict[str, str]
    title: tuple[float, float, float] | None
    x: float
    y: float
    width: float
    height: float
    first: int
    count: int


class Board(Outgoing):
    """Where regions lie; `picture` is the address of the drawing, which has `margin` more on every side.

    `turned` is that of the same board turned clockwise by a quarter, if it is a wide one.
    """

    id: str
    box: str
    parts: list[BoardPart]
    width: float
    height: float
    margin: float
    picture: str
    turned: str | None
    regions: list[BoardRegion]


class MapToCheck(Incoming):
    """A map of the guest's own: the content of a map file."""

    map: MapDocument


class CheckedMap(Outgoing):
    """A map that can be played: what it is and looks like; zero players: whoever made it does not say for how many."""

    box: str
    facts: MapFacts


# --- Games ---


class BoardName(Outgoing):
    """A board on the table. `names` by language is what its file calls it; other boards' names are among the words."""

    id: str
    names: dict[str, str]


class Seat(Outgoing):
    """Who sits at a table; `mine` for the guest who asks. A bot plays on for a person who has `resigned` or is `away`.

    `look` is the number of the seat's colour and sign.
    """

    seat: int
    kind: Literal["human", "bot"]
    bot: str | None
    name: Phrase
    mine: bool
    look: int
    resigned: bool
    away: bool


class Origin(Outgoing):
    """Another game at one of its versions, that this one was played on from."""

    game: str
    version: int


class LessonFacts(Outgoing):
    """That a game is a lesson: which, and how many of its steps are reached."""

    id: str
    step: int
    of: int


class GameFacts(Outgoing):
    """What stays the same during a game, and how far it is. `commitment` is the hash of the seed of all chance.

    `map` is made of the ids of the `boards`, with spaces; `variant` is "" for the box's own rules; `hints` says whether
    players may ask for advice; `fork` where a game was played on from that did not begin at the beginning; `forkable`
    whether the one who asks may play on from moments of this game that are not its last. A `lesson` is played
    with scripted chance: its `commitment` is "", and it does not count where games are counted.
    `hosting`: the guest who asks may pause the game.
    """

    id: str
    box: str
    variant: str
    map: str
    boards: list[BoardName]
    rounds: int
    options: list[str]
    races: list[str]
    powers: list[str]
    seats: list[Seat]
    hints: bool
    manners: Manners
    hosting: bool
    lesson: LessonFacts | None
    commitment: str
    created: str
    version: int
    over: bool
    finished: str | None
    fork: Origin | None = None
    forkable: bool


class SeatKey(Outgoing):
    """A link by which whoever has it takes a seat over, on another device or another day; `qr` is a picture of it.

    Only the newest link of a seat works.
    """

    link: str
    qr: str


class Return(Incoming):
    """The key of a seat: what stands behind `#` in its link."""

    key: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{40,64}$")]


class GameLine(Outgoing):
    """One of a guest's games in a list. `yours` says that one of the guest's seats is asked.

    `deadline`: by correspondence whoever is asked has time until then.
    """

    game: GameFacts
    round: int
    acting: int | None
    yours: bool
    deadline: str | None
    winners: list[int]


class Sentence(Outgoing):
    """One sentence of the log; `regions` are those it speaks of."""

    text: Phrase
    regions: list[int]


class Headline(Outgoing):
    """One line of the log in short. The next so many `sentences` of the entry are its details.

    With `continues` it takes the place of the line before it, the last one of the story so far, and its details come
    after that line's. No `text`: all is as it was, and there is nothing to tell. `turn` is the seat whose turn begins
    with this line.
    """

    text: Phrase | None
    regions: list[int]
    sentences: int
    continues: bool
    turn: int | None = None


class Happening(Outgoing):
    """One event of the engine: its name and what it is about, for those who draw it."""

    name: str
    about: dict[str, Any]


class Entry(Outgoing):
    """One committed step of a game: a move with the chance that followed, moves taken back, or a turn passed on.

    `sentences` tell it at length; `headlines` tell the same in few lines, which may go on from one entry to the next.
    An undo takes everything after version `to` out of the story. A forfeit says that the bot of a seat has failed, and
    that a bot of the house plays on for it; so does one for a person who resigns, or is away for a while or out of
    time, until `back`; no undo takes these back, nor `pause` and `resume`.
    """

    version: int
    kind: Literal["start", "move", "undo", "pass", "forfeit", "resign", "away", "back", "pause", "resume"]
    seat: int | None
    actions: list[str]
    happenings: list[Happening]
    sentences: list[Sentence]
    headlines: list[Headline]
    to: int | None

    @cached_property
    def json_text(self) -> str:
        """Put into words once, however often it is sent."""
        return self.model_dump_json()


class Undo(Outgoing):
    """How many steps the acting player can take back; 0 with the reason."""

    steps: int
    reason: Phrase | None


class Scene(Outgoing):
    """A game at one version, for one pair of eyes. With `held` the seat named has yet to pass its turn on.

    In a lesson `lesson` is what is said now; in a guest's first games `coach` is what is worth pointing out.
    """

    version: int
    position: Position
    undo: Undo
    held: int | None
    lesson: LessonCard | None = None
    coach: Phrase | None = None


class Coins(Outgoing):
    """Coins a seat got (or paid, below 0) in one turn from one source of one race; race None: paid or taken openly."""

    round: int
    turn: int
    seat: int
    race: str | None
    source: str
    name: Phrase
    coins: int


class ComboStory(Outgoing):
    """One race with one power in one player's hands, from pick to end. Rounds; None: never."""

    seat: int
    race: str
    power: str
    picked: int
    declined: int | None
    conquests: int
    lost: int
    coins: int


class Totals(Outgoing):
    """What everybody has from this version on, until the next such."""

    version: int
    coins: list[int]


class Summary(Outgoing):
    """The whole game in numbers, once it is over; `rival` is what a rival had after each round, if there is one."""

    coins: list[Coins]
    totals: list[Totals]
    combos: list[ComboStory]
    rival: list[int]
    seed: str


# --- A guest's games in numbers ---


class Figures(Outgoing):
    """So many games, how many of them were won, and the coins at their ends on average."""

    games: int
    wins: int
    coins: float


class BoxFigures(Figures):
    """The games of one box."""

    box: str


class BotFigures(Figures):
    """The games at tables where such a bot sat."""

    bot: str


class PeopleFigures(Outgoing):
    """One people in the guest's hands: how often it was picked, what it brought on average, in how many games won."""

    box: str
    race: str
    picks: int
    wins: int
    coins: float


class BestCombo(Outgoing):
    """The people and power that brought the most coins, and where."""

    game: str
    box: str
    race: str
    power: str
    coins: int


class LastGame(Outgoing):
    """One of the last games: what the guest had at its end."""

    game: str
    box: str
    finished: str
    coins: int
    won: bool


class Statistics(Outgoing):
    """The guest's finished games in numbers.

    Counted are those where the guest had one seat and stayed to the end. `shared` are finished games in which several
    people of one device played, of whom nobody knows which one the guest was; `resigned` those the guest left. Games
    of earlier releases are gone through a few at a time: ask again while some are `missing`.
    """

    total: Figures
    boxes: list[BoxFigures]
    bots: list[BotFigures]
    peoples: list[PeopleFigures]
    best: BestCombo | None
    last: list[LastGame]
    shared: int
    resigned: int
    missing: int


# --- Advice ---


class AdviceFact(Outgoing):
    """One reason for an answer: what it is, and its names and numbers."""

    id: str
    about: dict[str, Any]


class Hint(Outgoing):
    """One of the best answers. `lines` play it; `coins` are those expected at the end of the game, `behind` the best.

    `text` says what is played and `because` what speaks for it, in the language asked for; `facts` are what that
    sentence is made of; `regions` are those the lines speak of.
    """

    lines: list[str]
    text: str
    because: str
    facts: list[AdviceFact]
    coins: float
    behind: float
    regions: list[int]


class Hints(Outgoing):
    """The best answers to the question a seat is asked, the best first; `seq` is the version of the game."""

    seq: int
    seat: int
    hints: list[Hint]


class Chances(Outgoing):
    """How likely each seat was to win when a turn had ended: that of `seat`, at version `seq`."""

    seq: int
    round: int
    seat: int
    chances: list[float]


class Mistake(Outgoing):
    """A costly decision: `seq` is the version at which it was asked, `lines` play what would have been better there.

    `played` and `better` say what was done and what was not, `because` what speaks for the latter, which goes to the
    `regions`; `loss` is in coins. `bot` is who decided where a bot played for whoever sat down there.
    """

    seq: int
    seat: int
    round: int
    played: str
    better: str
    lines: list[str]
    because: str
    regions: list[int]
    loss: float
    bot: str | None


class Review(Outgoing):
    """A finished game looked at again. Until it is `ready` the lists are empty and `progress` runs from 0 to 1."""

    ready: bool
    progress: float
    chances: list[Chances]
    mistakes: list[Mistake]


class Problem(Outgoing):
    """Why a request was refused: a code for programs and a sentence for people."""

    code: str
    detail: str
