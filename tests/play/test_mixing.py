"""A seed mixed from everybody's shares: with vectors worked out by hand, and whoever cheats is found out."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import assert_refused, tesno
from tests.play.test_dice import played

from tesno.play import TableError, verify_replay
from tesno.play.dice import mixers_of
from tesno.play.mixing import MixedSeed, check_mixture, commitment_to

SERVER, ANNA, BO = bytes(range(32)), bytes([0xA1] * 32), bytes([0xB0] * 32)
MIXED = MixedSeed("pH7kQ2", SERVER, {0: ANNA, 2: BO})


def test_a_commitment_is_the_hash_of_the_share() -> None:
    # printf %064d 0 | xxd -r -p | sha256sum
    assert commitment_to(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_the_seed_by_hand() -> None:
    # (printf 'tesno mixed dice\npH7kQ2\n'; for share in 0001… a1a1… b0…; do echo $share | xxd -r -p; done) | sha256sum
    assert MIXED.seed.hex() == "34ad29a9e1625a9d20015e04544b1f196eda5d6734f47386ebf23aa684ffcf79"


@pytest.mark.parametrize(
    "other",
    [
        MixedSeed("pH7kQ3", SERVER, {0: ANNA, 2: BO}),
        MixedSeed("pH7kQ2", ANNA, {0: SERVER, 2: BO}),
        MixedSeed("pH7kQ2", SERVER, {0: BO, 2: ANNA}),
        MixedSeed("pH7kQ2", SERVER, {0: ANNA}),
        MixedSeed("pH7kQ2", SERVER, {0: ANNA, 2: bytes([0xB0] * 31 + [0xB1])}),
    ],
)
def test_whatever_is_put_in_counts(other: MixedSeed) -> None:
    assert other.seed != MIXED.seed


def test_shares_are_put_in_by_seat_whoever_told_first() -> None:
    assert MixedSeed("pH7kQ2", SERVER, {2: BO, 0: ANNA}).seed == MIXED.seed


def test_honest_shares_are_found_to_be_so() -> None:
    assert check_mixture(MIXED.told, SERVER.hex(), MIXED.seed) == [0, 2]


def _cheat(seat: int, **changes: Any) -> Any:
    told: Any = copy.deepcopy(MIXED.told)
    told["players"][seat].update(changes)
    return told


@pytest.mark.parametrize(
    ("mixture", "server", "seed", "message"),
    [
        (MIXED.told, SERVER.hex(), bytes(32), "the seed is not the one"),
        (MIXED.told, ANNA.hex(), MIXED.seed, "the server's share does not fit"),
        (_cheat(1, share=ANNA.hex()), SERVER.hex(), MIXED.seed, "share of seat 2 does not fit"),
        (_cheat(0, share="xyz"), SERVER.hex(), MIXED.seed, "share of seat 0 is no hexadecimal"),
        (_cheat(0, share="00"), SERVER.hex(), MIXED.seed, "has 1 bytes instead of 32"),
        (MIXED.told, None, MIXED.seed, "the server's share is no hexadecimal"),
        ({**MIXED.told, "players": MIXED.told["players"][:1]}, SERVER.hex(), MIXED.seed, "the seed is not the one"),
        ({"players": []}, SERVER.hex(), MIXED.seed, "can't be read"),
        (["mixed"], SERVER.hex(), MIXED.seed, "can't be read"),
    ],
)
def test_whoever_cheats_is_found_out(mixture: Any, server: str | None, seed: bytes, message: str) -> None:
    with pytest.raises(TableError, match=message):
        check_mixture(mixture, server, seed)


def mixed_replay() -> dict[str, Any]:
    """Of a finished game whose seed was mixed."""
    data = played(secret=MIXED.seed)
    return {**data, "mixing": {**MIXED.told, "share": SERVER.hex()}}


def test_the_command_says_who_has_mixed_the_dice(tmp_path: Path) -> None:
    file = tmp_path / "mixed.json"
    file.write_text(json.dumps(mixed_replay()), encoding="utf-8")
    said = tesno("verify", file)
    assert "The seed was mixed from shares of the players A, C and of the server, all as promised before." in said.out
    assert tesno("verify", file, "--json").json()["mixed_by"] == [0, 2]


def test_a_server_that_swaps_the_seed_is_found_out(tmp_path: Path) -> None:
    """Seed, commitment and draws fit each other; only the shares tell."""
    file = tmp_path / "swapped.json"
    swapped = {**played(), "mixing": mixed_replay()["mixing"]}
    file.write_text(json.dumps(swapped), encoding="utf-8")
    assert_refused(tesno("verify", file), "the seed is not the one that the shares")


def test_a_seed_of_the_server_alone_was_mixed_by_nobody() -> None:
    data = played()
    assert mixers_of(data) is None
    assert verify_replay(data) > 0
