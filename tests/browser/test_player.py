"""Those who play in these tests: what they do about buttons that change while they are pressed."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Locator
from tests.browser import player as players
from tests.browser.conftest import Visit
from tests.browser.player import Player

pytestmark = pytest.mark.browser

# Nobody can press it, since something lies over it; while that is tried it closes, as when a press that took too long
# has come through, or it goes.
COVERED = """
<button id="onward">Onward</button>
<div style="position: fixed; inset: 0"></div>
"""


@pytest.mark.parametrize("change", ["button.ariaDisabled = 'true'", "button.disabled = true", "button.remove()"])
def test_what_has_closed_meanwhile_is_not_waited_for(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    monkeypatch.setattr(players, "PRESS_WITHIN", 300)
    page = visit().page
    page.set_content(COVERED)
    hit = Player._hit

    def changing(player: Player, button: Locator, within: float) -> None:
        page.evaluate(f"() => {{ const button = document.getElementById('onward'); if (button) {{ {change}; }} }}")
        hit(player, button, within)

    monkeypatch.setattr(Player, "_hit", changing)
    begun = time.monotonic()
    Player(page).press("#onward")
    assert time.monotonic() - begun < players.STALLED / 2


def test_what_is_not_open_yet_is_waited_for(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "PRESS_WITHIN", 300)
    page = visit().page
    page.set_content('<button id="onward" aria-disabled="true" onclick="this.textContent = 1">Onward</button>')
    page.evaluate("() => { setTimeout(() => { document.getElementById('onward').ariaDisabled = 'false'; }, 700); }")
    Player(page).press("#onward")
    assert page.locator("#onward").inner_text() == "1"
