"""What lies face down changes nothing that is sent before it is turned up: bombs and finds of Warcraft (W6, W-D3).

Two servers' games run side by side, alike but for what the next bomb or find will turn out to be.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Sequence
from types import SimpleNamespace

import pytest
from tests.server.client import Client, Json, lines_of, move, pass_on
from tests.server.running import Running
from tests.server.tables import Table, live_game
from tests.server.test_secrets import told, twin_of

import tesno.server.hall
from tesno.core.actions import FIND, USE, kind_of
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.play import SealedDice

# The same table each time: Goblins are second in its column, and seat 0 begins.
SEED = bytes([8]) * 32


class Contrary(SealedDice):
    """The dice of a game, but whatever of one kind lies face down is something else."""

    def __init__(self, dice: SealedDice, kind: int) -> None:
        super().__init__(dice.secret)
        self.kind = kind

    def draw(self, number: int, outcomes: Sequence[tuple[int, int]]) -> int:
        drawn = super().draw(number, outcomes)
        if kind_of(drawn) != self.kind:
            return drawn
        return next(action for action, _ in outcomes if action != drawn)


# Goblins, their bombs, and the two regions where finds lie.
EAGER_FOR = ("pick goblins", "bomb ", "conquer 11", "conquer 18", "gamble 11", "gamble 18", "expand")


class Eager(Table):
    """Takes Goblins, lays bombs and goes where finds lie; never takes anything back."""

    def next_command(self) -> Json | None:
        seat = self.asked()
        if seat is None:
            return None
        if self.scene.held is not None:
            return pass_on(self.scene.version, seat)
        position = self.scene.position
        eager = [option.lines for option in position.options if option.lines[-1].startswith(EAGER_FOR)]
        lines = eager[0] if eager else lines_of(position, self.rng)
        return move(self.scene.version, seat, lines)


Lies = Callable[[Rules, State], bool]


def bombs_lie(rules: Rules, s: State) -> bool:
    return any(s.pieces[kind] for kind, piece in enumerate(rules.kinds) if piece.id == "bomb")


def finds_lie(rules: Rules, s: State) -> bool:
    return bool(s.buried)


@pytest.mark.parametrize(
    ("kind", "lies", "eyes"),
    [
        (USE, bombs_lie, 0),
        pytest.param(USE, bombs_lie, 1, marks=pytest.mark.slow),
        pytest.param(USE, bombs_lie, None, marks=pytest.mark.slow),
        (FIND, finds_lie, 0),
        pytest.param(FIND, finds_lie, None, marks=pytest.mark.slow),
    ],
)
def test_what_lies_face_down_changes_nothing_on_the_wire(
    kind: int, lies: Lies, eyes: int | None, server: Running, guest: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = SimpleNamespace(token_bytes=lambda count: SEED[:count], token_urlsafe=secrets.token_urlsafe)
    monkeypatch.setattr(tesno.server.hall, "secrets", chosen)
    with Eager(guest, random.Random(5), "hh", box="warcraft") as table:
        twin = twin_of(server, table.game)
        plain, other = live_game(server, table.game), live_game(server, twin)
        assert isinstance(other._dice, SealedDice)
        other._dice = Contrary(other._dice, kind)
        compared = 0
        with guest.socket(table.game) as here, guest.socket(twin) as there:
            sockets = [here, there]
            for socket in sockets:
                socket.hello(eyes)
            assert here.heard[-1] == there.heard[-1].replace(twin, table.game)
            while (command := table.next_command()) is not None:
                table.send(command)
                assert guest.command(twin, command).type == "accepted"
                one, another = told(sockets)
                if plain.course.game.log != other.course.game.log:
                    break
                assert one == another
                compared += lies(plain.course.game.rules, plain.course.game.state)
                if compared % 4:
                    continue
                for path in ("entries", "replay", f"scenes/{table.scene.version}"):
                    asked = [guest.http.get(f"/api/games/{game}/{path}").text for game in (table.game, twin)]
                    assert asked[0] == asked[1].replace(twin, table.game), path
        # What lay there came to light, and only then did the tables differ.
        assert one != another
        assert compared >= 3
