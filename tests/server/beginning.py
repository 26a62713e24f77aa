"""Begins games at tables where people have gathered: what their browsers do to mix the dice."""

from __future__ import annotations

import secrets
from typing import Any

from tests.server.client import Client

from tesno.play.mixing import SHARE_BYTES, commitment_to

Json = dict[str, Any]


def do(guest: Client, id: str, deed: str, **about: Any) -> Json:
    answer = guest.http.post(f"/api/tables/{id}/deeds", json={"do": deed, **about})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def begin(host: Client, id: str, *others: Client, shares: list[bytes] | None = None) -> str:
    """The host begins, and all mix the dice: the game."""
    do(host, id, "begin")
    return mix(id, host, *others, shares=shares)


def mix(id: str, *people: Client, shares: list[bytes] | None = None) -> str:
    """All commit, all reveal: the game."""
    told = shares or [secrets.token_bytes(SHARE_BYTES) for _ in people]
    for guest, share in zip(people, told, strict=True):
        do(guest, id, "commit", commitment=commitment_to(share))
    for guest, share in zip(people, told, strict=True):
        after = do(guest, id, "reveal", share=share.hex())
    game: str = after["game"]
    return game
