"""Tables at rare moments, reached as a guest could reach them: moves over the wire, by what positions offer."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import Visit
from tests.server.client import Client, asked_seat, lines_of, move
from tests.server.running import Running

from tesno.cli.serve import PAGE
from tesno.server.wire import Refused, Scene, Update
from tesno.sight.model import Option, Player, Position

# So many tables are tried before a moment counts as not to be reached.
MOST_TABLES = 60
MOST_MOVES = 250

# Whether this is the moment, for the seat that is asked; what its player would like best, or None for anything.
Moment = Callable[[Scene], bool]
Taste = Callable[[Position, random.Random], Sequence[str] | None]


class Sitting(NamedTuple):
    """A guest at a table where the moment has come, and the scene as the seat that is asked sees it."""

    client: Client
    game: str
    scene: Scene


@contextmanager
def moments_at(folder: Path) -> Iterator[Running]:
    """A server with the page, that lets tests open as many tables as they need."""
    with Running(folder, page=PAGE) as server:
        yield server


def reach(
    server: Running, client: Client, wanted: Moment, taste: Taste, letters: str = "hh", **wish: object
) -> Sitting:
    """Open tables and play all human seats until one is there."""
    for seed in range(MOST_TABLES):
        game = client.open(letters, **wish).id
        scene = _play(client, game, wanted, taste, random.Random(seed))
        if scene is not None:
            return Sitting(client, game, scene)
    raise AssertionError(f"not reached at {MOST_TABLES} tables")


def _play(client: Client, game: str, wanted: Moment, taste: Taste, rng: random.Random) -> Scene | None:
    with client.socket(game) as socket:
        scene = socket.hello().scene
        mine = {seat.seat for seat in client.facts(game).seats if seat.mine}
        for _ in range(MOST_MOVES):
            seat = asked_seat(scene)
            if seat is None:
                return None
            if seat in mine:
                scene = socket.look(seat)
                if wanted(scene):
                    return scene
                lines = taste(scene.position, rng)
                if lines is not None and not lines:
                    # This table will not come to it.
                    return None
                socket.send(move(scene.version, seat, list(lines or lines_of(scene.position, rng))))
            while not isinstance(message := socket.receive(), Update):
                assert not isinstance(message, Refused), message
            scene = message.scene
    return None


def picking(position: Position, race: str = "", power: str = "") -> Sequence[str] | None:
    """The lines that pick this race or power; none at all when the column does not have it within one's means."""
    if position.phase != "pick" or position.step != "pick":
        return None
    picks = {option.place: option.lines for option in position.options if option.kind == "pick"}
    for combo in position.column:
        if combo.place in picks and race in ("", combo.race) and power in ("", combo.power):
            return picks[combo.place]
    return ()


def cheapest(position: Position, regions: Callable[[int], bool] = lambda _: True) -> Option | None:
    """The conquest that takes fewest tokens."""
    found = [option for option in position.options if option.kind == "conquer" and regions(option.region or 0)]
    return min(found, key=lambda option: option.cost.total if option.cost else 99, default=None)


def sit_down(visit: Visit, server: Running, sitting: Sitting, **wishes: object) -> Page:
    """The table in a browser of the same guest; whoever is asked has the device in hand."""
    guest = visit(server.address, **wishes)
    client = sitting.client
    guest.context.add_cookies([{"name": client.cookie, "value": client.token, "url": server.address}])
    guest.page.goto(f"/games/{sitting.game}")
    guest.page.get_by_test_id("board").wait_for()
    if guest.page.get_by_test_id("curtain").count():
        guest.page.get_by_test_id("curtain-lift").click()
    guest.page.locator(".question.mine").wait_for()
    return guest.page


# --- Moments ---


def amazons_giving_up(server: Running, client: Client, least: int = 2) -> Sitting:
    """The Amazons stand one to a region nearly everywhere: for their extra tokens regions are to be given up."""

    def wanted(scene: Scene) -> bool:
        selection = scene.position.selection
        return selection is not None and selection.verb == "give_up" and selection.most >= least

    return reach(server, client, wanted, spreading("amazons"))


def kraken_leaving(server: Running, client: Client) -> Sitting:
    """Kraken hold two rivers or more and may leave them."""
    rivers = _regions(client, "underground-2", "river")

    def wanted(scene: Scene) -> bool:
        selection = scene.position.selection
        return selection is not None and selection.verb == "leave"

    return reach(server, client, wanted, spreading("kraken", rivers.__contains__), box="underground")


def retreating(server: Running, client: Client) -> Sitting:
    """Somebody was attacked, and places what is left in the turn of another."""

    def wanted(scene: Scene) -> bool:
        spread = scene.position.spread
        return spread is not None and spread.verb == "retreat"

    return reach(server, client, wanted, lambda position, rng: None)


def heroes_to_come(server: Running, client: Client) -> Sitting:
    """Tokens are placed, and that does not end the turn: heroes are placed after it."""

    def wanted(scene: Scene) -> bool:
        spread = scene.position.spread
        return spread is not None and spread.verb == "redeploy" and not spread.ends_turn

    def taste(position: Position, rng: random.Random) -> Sequence[str] | None:
        return picking(position, power="heroic") if position.step == "pick" else None

    return reach(server, client, wanted, taste)


def _regions(client: Client, board: str, terrain: str) -> set[int]:
    return {
        region["region"] for region in client.get(f"/api/boards/{board}")["regions"] if region["terrain"] == terrain
    }


def spreading(race: str, regions: Callable[[int], bool] = lambda _: True) -> Taste:
    """This race takes all it can get, of these regions first, while the others only watch."""

    def taste(position: Position, _rng: random.Random) -> Sequence[str] | None:
        owner = next((player.seat for player in position.players if holds(player, race)), None)
        if position.step == "pick":
            return picking(position, race=race if owner is None else "")
        wishes = [cheapest(position, regions), cheapest(position)] if owner == position.acting else []
        for kind in ("end", "go"):
            wishes += [option for option in position.options if option.kind == kind][:1]
        return next((option.lines for option in wishes if option is not None), None)

    return taste


def holds(player: Player, race: str) -> bool:
    return any(holding.race == race for holding in player.holdings)


@pytest.fixture(scope="module")
def moments(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with moments_at(tmp_path_factory.mktemp("moments")) as server:
        yield server
