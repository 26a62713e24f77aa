"""`expect illegal … because`: one reason, one of several, and mistakes in naming them."""

from __future__ import annotations

import pytest

from tesno.scenario import check_text

POSITION = """
scenario reasons
  map base-2
  A active elves/hill 9=3 10
  turn A conquer
  expect illegal A: {}
"""


@pytest.mark.parametrize(
    "refused",
    [
        "conquer 12",
        "conquer 12 because not_adjacent",
        "conquer 12 because water or not_adjacent",
        "conquer 12 because not_adjacent or water or immune",
        "redeploy 9=5 10=5 because keep_tokens or wrong_number",
    ],
)
def test_one_of_them_is_enough(refused: str) -> None:
    assert check_text(POSITION.format(refused)) == (1, [])


@pytest.mark.parametrize(
    ("refused", "message"),
    [
        ("conquer 12 because water or immune", "expected water or immune, found not_adjacent"),
        ("conquer 12 because water or not_adjacnt", "unknown reason 'not_adjacnt': did you mean 'not_adjacent'?"),
        ("conquer 3 because water or immune", "it is legal"),
        ("redeploy 9=3 10=1", "it is legal"),
    ],
)
def test_none_of_them(refused: str, message: str) -> None:
    passed, failed = check_text(POSITION.format(refused))
    assert passed == 0
    assert [failure.message for failure in failed] == [message]
