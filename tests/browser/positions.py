"""Tables at rare moments, reached as a guest could reach them: moves over the wire, by what positions offer."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from playwright.sync_api import Page
from tests.browser.conftest import Visit
from tests.server.client import Client, asked_seat, lines_of, move

from tesno.server.messages import Refused, Update
from tesno.server.wire import Scene
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


def reach(client: Client, wanted: Moment, taste: Taste, **wish: Any) -> Sitting:
    """Open tables and play both seats until one is there."""
    for seed in range(MOST_TABLES):
        game = client.open("hh", **wish).id
        scene = _play(client, game, wanted, taste, random.Random(seed))
        if scene is not None:
            return Sitting(client, game, scene)
    raise AssertionError(f"not reached at {MOST_TABLES} tables")


def _play(client: Client, game: str, wanted: Moment, taste: Taste, rng: random.Random) -> Scene | None:
    with client.socket(game) as socket:
        scene = socket.hello().scene
        for _ in range(MOST_MOVES):
            seat = asked_seat(scene)
            if seat is None:
                return None
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
    picks = {option.place: option.lines for option in position.options if option.kind == "pick"}
    for combo in position.column:
        if combo.place in picks and race in ("", combo.race) and power in ("", combo.power):
            return picks[combo.place]
    return ()


def cheapest(position: Position, regions: Callable[[int], bool] = lambda _: True) -> Option | None:
    """The conquest that takes fewest tokens."""
    found = [option for option in position.options if option.kind == "conquer" and regions(option.region or 0)]
    return min(found, key=lambda option: option.cost.total if option.cost else 99, default=None)


def sit_down(visit: Visit, sitting: Sitting, **wishes: Any) -> Page:
    """The table in a browser of the same guest; whoever is asked has the device in hand."""
    client = sitting.client
    guest = visit(client.address, **wishes)
    guest.context.add_cookies([{"name": client.cookie, "value": client.token, "url": client.address}])
    guest.page.goto(f"/games/{sitting.game}")
    guest.page.get_by_test_id("board").wait_for()
    if guest.page.get_by_test_id("curtain").count():
        guest.page.get_by_test_id("curtain-lift").click()
    guest.page.locator(".question.mine").wait_for()
    return guest.page


# --- Moments ---


def kraken_leaving(client: Client) -> Sitting:
    """Kraken hold two rivers or more and may leave them."""
    rivers = _regions(client, "underground-2", "river")

    def wanted(scene: Scene) -> bool:
        selection = scene.position.selection
        return selection is not None and selection.verb == "leave"

    return reach(client, wanted, spreading("kraken", rivers.__contains__), box="underground")


def retreating(client: Client) -> Sitting:
    """Somebody was attacked, and places what is left in the turn of another."""

    def wanted(scene: Scene) -> bool:
        spread = scene.position.spread
        return spread is not None and spread.verb == "retreat"

    return reach(client, wanted, lambda position, rng: None)


def heroes_to_come(client: Client) -> Sitting:
    """Tokens are placed, and that does not end the turn: heroes are placed after it."""

    def wanted(scene: Scene) -> bool:
        spread = scene.position.spread
        return spread is not None and spread.verb == "redeploy" and not spread.ends_turn

    def taste(position: Position, rng: random.Random) -> Sequence[str] | None:
        return picking(position, power="heroic") if position.step == "pick" else None

    return reach(client, wanted, taste)


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
