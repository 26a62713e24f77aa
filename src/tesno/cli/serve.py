"""`tesno serve`: the server of the browser's table."""

from __future__ import annotations

import errno
import gc
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Final

import typer

from tesno.bots.own import OwnBots
from tesno.bots.voices import check_own
from tesno.cli.claim import AlreadyServed, Claim
from tesno.cli.errors import UserError, friendly
from tesno.cli.folder import usual_data
from tesno.cli.options import PATIENCE, BotSecondsOption, BotStartOption, OwnBotOption, named_bots
from tesno.cli.push_key import check_key
from tesno.compiled import is_compiled
from tesno.server.configuration import Configuration, ConfigurationError, read_configuration
from tesno.server.place import Postgres

USUAL_PORT: Final = 8420
_PORTS_TRIED: Final = 20
LOOPBACK: Final = "127.0.0.1"

# Where `tools/build_page.py` or a wheel puts the page.
PAGE = Path(__file__).resolve().parent.parent / "server" / "static"
NO_PAGE: Final = (
    "the page is not built, so a browser will see only a note; the API works. In a checkout, ./play builds it, "
    "or python tools/build_page.py"
)
OPEN_TO_ALL: Final = (
    "other machines can reach this server: whoever can open its address may play here, and nothing is encrypted. "
    "Do this in a network you trust, or behind a proxy with TLS"
)
SEVERAL: Final = (
    "several processes can't share the games in a folder: have them in PostgreSQL (--database postgresql://…), or "
    "leave out --processes"
)


@friendly
def serve(
    port: Annotated[
        int | None,
        typer.Option(
            min=0, max=65535, help=f"Port; 0: any that is free.  [default: {USUAL_PORT}, or the next free one]"
        ),
    ] = None,
    host: Annotated[
        str | None,
        typer.Option(
            help=f"Address to listen on; 0.0.0.0: all of them, so that other machines can come.  [default: {LOOPBACK}]"
        ),
    ] = None,
    data: Annotated[
        Path | None, typer.Option(help="Folder of the games.  [default: the user's data folder]", file_okay=False)
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            help="Keep the games in PostgreSQL (postgresql://user@host/name), not in a folder. One with a password "
            "belongs into TESNO_SERVE_DATABASE or a file of settings, where nobody else reads it.",
            metavar="URL",
        ),
    ] = None,
    processes: Annotated[
        int | None, typer.Option(help="Processes that share the games; several need --database.  [default: 1]")
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in your browser.")] = False,
    public_url: Annotated[
        str | None,
        typer.Option(help="The address that browsers know, if a proxy stands before this server.", metavar="URL"),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(help="Address or network of that proxy: it is believed whom it asks for.", metavar="ADDRESS"),
    ] = None,
    settings: Annotated[
        Path | None, typer.Option(help="File with settings (TOML); also by TESNO_SERVE_… in the environment.")
    ] = None,
    push_key: Annotated[
        Path | None,
        typer.Option(help="Key to tell browsers that a game waits, made by tesno push-key.", metavar="FILE"),
    ] = None,
    bot_workers: Annotated[
        int | None,
        typer.Option(
            help="Processes in which bots think; each starts when it is needed.  [default: the cores less one]",
        ),
    ] = None,
    bot: OwnBotOption = None,
    bot_seconds: BotSecondsOption = PATIENCE.answer,
    bot_start: BotStartOption = PATIENCE.start,
) -> None:
    """Serve the table for browsers on this machine until Ctrl-C or SIGTERM. No move that was answered is ever lost.

    Examples:

        tesno serve --browser

        tesno serve --host 0.0.0.0 --port 80 --data /var/lib/tesno

        tesno serve --public-url https://games.example.org --trusted-proxy 127.0.0.1

        tesno serve --database postgresql://tesno@db.example.org/tesno --processes 4

        tesno serve --bot 'fox=python examples/bots/dearest_program.py' --bot examples/bots/dearest.py:Dearest
    """
    own = named_bots("", bot, bot_seconds, bot_start)[1]
    check_own(own)
    options = {
        "port": port,
        "host": host,
        "data": data,
        "database": database,
        "processes": processes,
        "public_url": public_url,
        "trusted_proxy": trusted_proxy,
        "settings": settings,
        "push_key": push_key,
        "bot_workers": bot_workers,
    }
    try:
        wanted = read_configuration(options, os.environ)
        check_key(wanted.notices)
    except ConfigurationError as error:
        raise UserError(str(error)) from error
    if wanted.processes > 1 and not wanted.database:
        raise UserError(SEVERAL)
    folder = (wanted.data or usual_data()).absolute()
    if wanted.database:
        # Servers that share a database know of each other by it.
        with listen(wanted.host, wanted.port) as listening:
            _run(folder, wanted, listening, browser, own)
        return
    try:
        claim = Claim(folder)
    except AlreadyServed as served:
        _join(served.address, folder, wanted.port, browser)
        return
    with claim, listen(wanted.host, wanted.port) as listening:
        claim.note(address_of(wanted.host, listening.getsockname()[1]))
        _run(folder, wanted, listening, browser, own)


def _run(folder: Path, wanted: Configuration, listening: socket.socket, browser: bool, own: OwnBots) -> None:
    # Here and not above: these take most of a second, and mistakes of the user come first. Nothing of what is loaded
    # ever becomes garbage, so there is no use in looking for it.
    gc.disable()
    from tesno.server.garbage import spare_the_loop
    from tesno.server.run import run
    from tesno.server.settings import Settings
    from tesno.server.several import run_several
    from tesno.server.store import DatabaseError

    listens_at, port = listening.getsockname()[:2]
    page = PAGE if (PAGE / "index.html").is_file() else None

    def ready() -> None:
        spare_the_loop()
        # Only now: whoever is refused reads why and nothing else.
        if not ipaddress.ip_address(listens_at.partition("%")[0]).is_loopback and not wanted.public_url:
            _warn(OPEN_TO_ALL)
        if page is None:
            _warn(NO_PAGE)
        address = address_of(wanted.host, port)
        kept = f"games are kept in {settings.postgres or folder}"
        typer.echo(f"Tesno is ready at {address} (Ctrl-C ends it); {kept}; {_engine()}")
        if browser and _has_display():
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    settings = Settings(
        data=folder,
        host=wanted.host,
        port=port,
        page=page,
        bot_workers=wanted.bot_workers,
        own=own,
        limits=wanted.limits,
        public_url=wanted.public_url,
        trusted_proxies=wanted.trusted_proxy,
        log_format=wanted.log_format,
        abandoned_days=wanted.abandoned_days,
        metrics_from=wanted.metrics_from,
        notices=wanted.notices,
        postgres=Postgres(wanted.database) if wanted.database else None,
    )
    try:
        if wanted.processes > 1:
            run_several(settings, listening, wanted.processes, ready)
        else:
            run(settings, listening, ready)
    except DatabaseError as error:
        raise UserError(str(error)) from error


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens on the port asked for, or on the usual one or the first free one after it."""
    ports = range(USUAL_PORT, USUAL_PORT + _PORTS_TRIED) if port is None else [port]
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in ports:
        try:
            return socket.create_server((host, candidate), family=family, backlog=2048)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                # The standard library adds the address, which is named already.
                why = (error.strerror or str(error)).partition(" (while")[0]
                raise UserError(f"cannot listen on {host} port {candidate}: {why}") from error
    if port is None:
        raise UserError(f"ports {ports[0]} to {ports[-1]} are all taken: choose one with --port")
    raise UserError(
        f"port {port} is taken by another program: choose another one, or leave out --port to get a free one"
    )


def address_of(host: str, port: int) -> str:
    """Where a browser on this machine finds the server.

    >>> address_of("0.0.0.0", 8420), address_of("::1", 80), address_of("example.test", 8420)
    ('http://127.0.0.1:8420', 'http://[::1]:80', 'http://example.test:8420')
    """
    name = {"0.0.0.0": LOOPBACK, "::": "::1"}.get(host, host)
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def _join(address: str, folder: Path, port: int | None, browser: bool) -> None:
    """A server for these games runs already: a player is sent there, a host is told."""
    if not browser or (port is not None and not address.endswith(f":{port}")):
        raise UserError(f"a Tesno server for the games in {folder} runs already, at {address}: end it first")
    typer.echo(f"Tesno runs already at {address}")
    if _has_display():
        webbrowser.open(address)


def _engine() -> str:
    """Which code bots think with."""
    return "the engine is compiled" if is_compiled() else "the engine is plain Python (`tesno --version` says why)"


def _has_display() -> bool:
    """Without one, `webbrowser` would start a text browser in this very terminal."""
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )


def _warn(text: str) -> None:
    typer.echo(f"tesno: {text}", err=True)
