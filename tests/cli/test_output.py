"""What several commands say alike."""

from __future__ import annotations

import pytest

from tesno import compiled
from tesno.cli.output import notice_plain


@pytest.mark.parametrize(
    ("why", "wished", "told"),
    [("it was not compiled", "0", True), ("TESNO_PLAIN asks for it", "1", False), ("", "0", False)],
)
def test_who_plays_many_games_is_told_when_they_are_slow(
    why: str, wished: str, told: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "_why_plain", why)
    monkeypatch.setenv(compiled.PLAIN_WISH, wished)
    notice_plain()
    said = capsys.readouterr().err
    assert bool(said) == told
    assert why in said or not told
