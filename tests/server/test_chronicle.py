"""What was told is told again as it was, however it is kept."""

from __future__ import annotations

import json
import random

import pytest

from tesno.server.chronicle import PACKED, Chronicle

LONG = 3 * PACKED + 5


class Story:
    """Tells entries, and counts how often."""

    def __init__(self) -> None:
        self.told: list[int] = []

    def tell(self, version: int) -> str:
        self.told.append(version)
        return self.text(version)

    def text(self, version: int) -> str:
        return json.dumps({"version": version, "text": f"Żółw {version}\n" * 9}, ensure_ascii=False)


@pytest.mark.parametrize("order", ["forward", "backward", "shuffled"])
def test_everything_is_told_once_and_found_again(order: str) -> None:
    story = Story()
    chronicle = Chronicle()
    versions = list(range(1, LONG + 1))
    if order == "backward":
        versions.reverse()
    elif order == "shuffled":
        random.Random(1).shuffle(versions)
    for _ in range(2):
        for version in versions:
            assert chronicle.told(version, story.tell) == story.text(version)
    assert sorted(story.told) == sorted(versions)


def test_what_is_added_need_not_be_told() -> None:
    story = Story()
    chronicle = Chronicle()
    assert chronicle.told(1, story.tell) == story.text(1)
    for version in range(2, LONG + 1):
        chronicle.add(version, story.text(version))
    assert [chronicle.told(version, story.tell) for version in range(1, LONG + 1)] == list(
        map(story.text, range(1, LONG + 1))
    )
    assert story.told == [1]


def test_long_games_take_little_room() -> None:
    story = Story()
    chronicle = Chronicle()
    for version in range(1, LONG + 1):
        chronicle.told(version, story.tell)
    kept = sum(map(len, chronicle._packs.values())) + sum(len(text) for text in chronicle._loose.values())
    assert kept < sum(len(story.text(version)) for version in range(1, LONG + 1)) / 4
    assert len(chronicle._loose) == LONG % PACKED
