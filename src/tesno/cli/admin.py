"""`tesno admin`: look after the games and guests of a server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape
from rich.table import Column
from rich.table import Table as Grid

from tesno.cli.errors import UserError, friendly
from tesno.cli.folder import DataOption, games_place, unserved
from tesno.cli.output import Json, console, print_json
from tesno.server.place import Place

if TYPE_CHECKING:
    from tesno.server.store.upkeep import Upkeep

app = typer.Typer(help="Look after the games and guests of a server.", no_args_is_help=True)

GuestArgument = Annotated[
    int, typer.Argument(metavar="GUEST", help="The number that tesno admin guests shows.", show_default=False)
]
YesOption = Annotated[bool, typer.Option("--yes", help="Don't ask whether you mean it.")]


@app.command("guests")
@friendly
def list_guests(data: DataOption = None, json: Json = False) -> None:
    """List the guests, with how much they have played and when last. A server may run.

    Example:

        tesno admin guests --data /var/lib/tesno
    """
    with _upkeep(games_place(data)) as upkeep:
        guests = upkeep.guests()
    if json:
        print_json({"guests": [asdict(guest) for guest in guests]})
        return
    grid = Grid("guest", "name", "games", "entries", "came", "last use", "")
    for guest in guests:
        grid.add_row(
            str(guest.id),
            escape(guest.name) or "–",
            str(guest.games),
            str(guest.entries),
            _minute(guest.created),
            _minute(guest.last_use),
            "banned" if guest.banned else "",
        )
    console().print(grid)


@app.command("games")
@friendly
def list_games(data: DataOption = None, json: Json = False) -> None:
    """List the games, with who sits there (h: a person, b: a bot) and when they were played last. A server may run.

    Example:

        tesno admin games --json
    """
    with _upkeep(games_place(data)) as upkeep:
        games = upkeep.games()
    if json:
        print_json({"games": [asdict(game) for game in games]})
        return
    # Whatever else is cut off in a narrow window, the id is needed whole.
    grid = Grid(
        Column("game", no_wrap=True, min_width=12), "box", "seats", "guests", "entries", "begun", "last use", ""
    )
    for game in games:
        grid.add_row(
            game.id,
            escape(game.box),
            game.seats,
            ", ".join(map(str, game.guests)) or "–",
            str(game.entries),
            _minute(game.created),
            _minute(game.last_use),
            "over" if game.finished else "" if game.guests else "closed",
        )
    console().print(grid)


def _minute(moment: str) -> str:
    """
    >>> _minute("2026-11-17T10:57:00+00:00")
    '2026-11-17 10:57'
    """
    return moment[:16].replace("T", " ")


@app.command()
@friendly
def ban(guest: GuestArgument, data: DataOption = None) -> None:
    """Take a guest's name and seats away for good: their cookie fits no longer. A server may run.

    Sockets that are open stay open until they are closed. Guests have no accounts, so whoever is banned may come back
    as somebody new, without the seats they had. What they have played stays: see erase.
    """
    with _upkeep(games_place(data)) as upkeep:
        upkeep.ban(guest)
    typer.echo(f"Guest {guest} is banned: nobody can come back as this guest.")


@app.command()
@friendly
def close(
    game: Annotated[str, typer.Argument(metavar="GAME", help="As tesno admin games shows it.", show_default=False)],
    data: DataOption = None,
    yes: YesOption = False,
) -> None:
    """Close an unfinished game: nobody can see it or go on with it; its log stays. No server may run."""
    place = games_place(data)
    with _upkeep(place) as upkeep, unserved(place):
        _confirm(yes, f"Close game {game} for good?")
        upkeep.close(game)
    typer.echo(f"Game {game} is closed.")


@app.command()
@friendly
def erase(guest: GuestArgument, data: DataOption = None, yes: YesOption = False) -> None:
    """Erase all that is known of a guest. No server may run.

    Games where nobody else sat are deleted with their logs; in others their seats lose their names. Backups keep what
    was in them.
    """
    place = games_place(data)
    with _upkeep(place) as upkeep, unserved(place):
        _confirm(yes, f"Erase guest {guest} and the games that only this guest has played?")
        deleted, left = upkeep.erase(guest)
    rest = f"; in {left} with others the guest has no name any more" if left else ""
    typer.echo(f"Guest {guest} is erased: {deleted} games are deleted{rest}.")


@contextmanager
def _upkeep(place: Place) -> Iterator[Upkeep]:
    # Here and not above: the list of commands need not wait for it.
    from tesno.server.store.upkeep import Upkeep, UpkeepError

    try:
        yield Upkeep(place)
    except UpkeepError as error:
        raise UserError(str(error)) from error


def _confirm(yes: bool, question: str) -> None:
    if not yes and not typer.confirm(question):
        raise UserError("nothing was changed; --yes does it without asking")
