"""Relics serve one conquest together, armed in any order that ends in a legal conquest (U-D17)."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from tesno.core.campaign import marches
from tesno.core.reach import survey
from tesno.play import Game

RELICS = ("stinky_trolls_socks", "flying_doormat", "sword_of_the_killer_rabbit")


@pytest.mark.rule("U-D17")
def test_whatever_can_be_conquered_together_can_be_armed_in_any_order() -> None:
    orders = 0
    for hand in range(1, 5):
        for tokens in (1, 4, 8):
            lines = ["map underground-2", f"A active mummies/mining 2={hand + 1}", f"B active drow/tomb 7={tokens} 24"]
            lines += [f"find {relic} 2" for relic in RELICS]
            game = Game.at([*lines, "tribes none", "turn A conquer"])
            for count in (1, 2, 3):
                for chosen in combinations(RELICS, count):
                    if not serves(game, chosen):
                        continue
                    for order in permutations(chosen):
                        trial = game.restarted()
                        for relic in order:
                            assert relic in trial.legal_texts, (hand, tokens, order, relic)
                            trial.apply(relic)
                        assert any(text.startswith(("conquer", "gamble")) for text in trial.legal_texts)
                        orders += 1
    assert orders > 100


def serves(game: Game, relics: tuple[str, ...]) -> bool:
    """Whether a conquest is possible with just these armed."""
    s = game.state.copy()
    for trait in game.rules.traits:
        if trait.name in relics:
            s.aids |= 1 << trait.index
    survey(game.rules, s, s.slot)
    return bool(marches(game.rules, s, s.slot))
