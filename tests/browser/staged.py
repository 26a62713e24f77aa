"""Tables at moments that are written down as in a scenario: the game on a running server is put there at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.browser.positions import Sitting
from tests.server.client import Client
from tests.server.running import Running

from tesno.play import Game
from tesno.scenario import read_position


def stage(server: Running, client: Client, lines: str, moves: Sequence[str] = (), seats: str = "") -> Sitting:
    """A table of this guest where the position lies, after some moves of whoever acts; all seats are people's."""
    text = [line.strip() for line in lines.strip().splitlines()]
    table = read_position(text).table
    wish: dict[str, Any] = {"box": table.box, "map": table.map or "", "rounds": table.rounds}
    game = client.open(seats or "h" * table.players, **wish).id
    server.do(_put(server, game, Game.at([*text, *moves], table=table)))
    with client.socket(game) as socket:
        scene = socket.hello().scene
        acting = scene.position.acting
        assert acting is not None
        return Sitting(client, game, socket.look(acting))


async def _put(server: Running, id: str, staged: Game) -> None:
    live = await server.service.hall.game(id)
    assert live is not None
    game = live.course.game
    # What a state is made of belongs to its rules.
    game.rules, game.state = staged.rules, staged.state
    # The log has begun with the turn of whoever chance had picked.
    seat = staged.state.seat
    live.course.events[0] = [
        (name, {**about, "seat": seat} if name == "turn" else about) for name, about in live.course.events[0]
    ]
    game._undo.clear()
    live.course.steps.clear()
    live._showing = None
    live.wake_bots()
