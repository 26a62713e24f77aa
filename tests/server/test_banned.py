"""Whoever is banned while a socket is open is sent away, and nobody else."""

from __future__ import annotations

import random

from tests.server.client import Client
from tests.server.running import Running
from tests.server.tables import Table, live_game

from tesno.server.messages import Pong
from tesno.server.store.upkeep import Upkeep


def test_sockets_of_the_banned_are_closed(server: Running, guest: Client) -> None:
    with (
        Client(server.address) as other,
        Table(guest, random.Random(1)) as table,
        Table(other, random.Random(2)) as beside,
    ):
        Upkeep(server.settings.database).ban(live_game(server, table.game).row.creator)
        server.do(server.service.hall.send_away_banned())
        assert table.socket.closed() == 4404
        beside.socket.send({"do": "ping"})
        beside.socket.expect(Pong)
        with guest.socket(table.game) as again:
            assert again.closed() == 4404
