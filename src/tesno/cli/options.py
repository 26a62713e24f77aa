"""Options that several commands share, and the table they make."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tesno.bots.own import OwnBots, Patience, is_own, own_bots
from tesno.cli.errors import UserError
from tesno.load.boxes import box_ids, players_of_variant
from tesno.load.map_wish import Wished, wished_map
from tesno.load.sources import read_source
from tesno.locale import LANGUAGES, best_language
from tesno.play import Table
from tesno.traits.where import nearest

USUAL_BOX = "base"
MAPS_BOX = ""  # the one the map is for, or the usual one
MAPS_PLAYERS = 0
_TABLE = "Table"
_OWN = "Bots of your own"
PATIENCE = Patience()
MOST_GAMES = 1_000_000  # they are kept in memory, each by itself
MOST_COUNTED = 10_000_000  # only sums of them are
DAY = 86400.0  # nobody waits for longer, and clocks can't count to infinity

BoxOption = Annotated[str, typer.Option("--box", help="Which game.", rich_help_panel=_TABLE)]
TableBoxOption = Annotated[
    str,
    typer.Option("--box", help="Which game (default: the map's, or base).", show_default=False, rich_help_panel=_TABLE),
]
PlayersOption = Annotated[
    int,
    typer.Option(
        "--players",
        "-p",
        min=0,
        help="How many players (default: as many as the map is for, or 2).",
        show_default=False,
        rich_help_panel=_TABLE,
    ),
]
MapOption = Annotated[
    list[str] | None,
    typer.Option(
        "--map",
        metavar="FILE_OR_ID",
        help="A map file of your own, or a board by its id (default: the one for this many players); "
        "repeated: boards side by side.",
        rich_help_panel=_TABLE,
    ),
]
LayoutOption = Annotated[
    str, typer.Option("--layout", help="random: draw the boards when a game begins.", rich_help_panel=_TABLE)
]
VariantOption = Annotated[
    str,
    typer.Option(
        "--variant", help="Another way to play the box, such as factions of warcraft.", rich_help_panel=_TABLE
    ),
]
RoundsOption = Annotated[
    int, typer.Option("--rounds", min=0, help="How many rounds (0: as the map has it).", rich_help_panel=_TABLE)
]
OptionOption = Annotated[
    list[str] | None,
    typer.Option("--option", help="A table option, such as open_coins; may be repeated.", rich_help_panel=_TABLE),
]
ContentOption = Annotated[
    list[Path] | None,
    typer.Option("--content", help="A file with your own races and powers; may be repeated.", rich_help_panel=_TABLE),
]
RacesOption = Annotated[
    str, typer.Option("--races", help="Play with these races only: ids with commas.", rich_help_panel=_TABLE)
]
PowersOption = Annotated[
    str, typer.Option("--powers", help="Play with these powers only: ids with commas.", rich_help_panel=_TABLE)
]
RayOption = Annotated[
    str,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="Play on a Ray cluster: HOST:PORT, ray://HOST:PORT or auto; needs tesno[ray]. See docs/cluster.md.",
        show_default=False,
    ),
]
OwnBotOption = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        metavar="NAME=COMMAND",
        help="A bot of your own: a program (fox='python fox.py'), or a Python class ([NAME=]MODULE:CLASS, "
        "[NAME=]FILE.py:CLASS); may be repeated. See docs/own-bots.md.",
        rich_help_panel=_OWN,
    ),
]
BotSecondsOption = Annotated[
    float,
    typer.Option("--bot-seconds", min=0.01, max=DAY, help="How long it may take for an answer.", rich_help_panel=_OWN),
]
BotStartOption = Annotated[
    float,
    typer.Option(
        "--bot-start", min=0.0, max=DAY, help="How many more for its first one: to start.", rich_help_panel=_OWN
    ),
]
LanguageOption = Annotated[
    str, typer.Option("--lang", "-l", help=f"Language: {', '.join(LANGUAGES)} (default: your system's).")
]


def words_in(text: str) -> tuple[str, ...]:
    """The words of a comma list.

    >>> words_in("elves, orcs,")
    ('elves', 'orcs')
    """
    return tuple(word.strip() for word in text.split(",") if word.strip())


def named_bots(
    bots: str, bot: list[str] | None, seconds: float = PATIENCE.answer, start: float = PATIENCE.start
) -> tuple[tuple[str, ...], OwnBots]:
    """The names in a list of bots, and the bots of the operator's own that it or `--bot` brings. Raises BotError.

    >>> names, own = named_bots("greedy,fox=python fox.py", None)
    >>> names, own.bots
    (('greedy', 'fox'), (Own(name='fox', what='python fox.py'),))
    """
    listed = words_in(bots)
    own = own_bots([*(bot or []), *filter(is_own, listed)], Patience(start, seconds))
    names = tuple(own_bots([word]).names[0] if is_own(word) else word for word in listed)
    return names, own


def table_of(
    box: str,
    players: int,
    map: list[str] | None,
    rounds: int,
    options: list[str] | None,
    content: list[Path] | None,
    races: str = "",
    powers: str = "",
    layout: str = "",
    variant: str = "",
) -> Table:
    """The table the options describe, checked. Raises TableError or ContentError."""
    wished = wished_map(map) if map else Wished(box or USUAL_BOX, 0, None)
    table = Table(
        box=box or wished.box,
        players=players or players_of_variant(box or wished.box, variant) or wished.players or 2,
        map=wished.map,
        rounds=rounds,
        options=tuple(word for entry in options or [] for word in words_in(entry)),
        races=words_in(races),
        powers=words_in(powers),
        content=tuple(read_source(path) for path in content or []),
        layout=layout,
        variant=variant,
    )
    table.check()
    return table


def language_of(wish: str) -> str:
    """The language asked for, or the system's."""
    if not wish:
        return best_language()
    if wish not in LANGUAGES:
        raise UserError(f"unknown language {wish!r}: {nearest(wish, list(LANGUAGES))}")
    return wish


def check_box(box: str) -> None:
    if box not in box_ids():
        raise UserError(f"unknown box {box!r}: {nearest(box, box_ids())}")
