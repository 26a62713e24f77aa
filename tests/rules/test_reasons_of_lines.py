"""Lines that place several at once are refused for a reason that is true of the moment they are written."""

from __future__ import annotations

import pytest
from tests.rules.test_reasons import moments, tables

from tesno.core.actions import END
from tesno.core.explain import step_name
from tesno.core.game import legal_actions
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.play import Game
from tesno.play.lines import why_line

# One state in so many is looked at.
EVERY = 4


def lines(rules: Rules) -> dict[str, str]:
    """Lines that place several, and the word for a single one."""
    pieces = {f"{trait.plural} 1=1 2=1": trait.verb for trait in rules.traits if trait.plural}
    return {"redeploy 1=1 2=1": "place", "retreat 1=1 2=1": "retreat", **pieces}


def wrong(rules: Rules, s: State, line: str, single: str) -> str | None:
    reason = why_line(rules, s, s.acting, line)
    if reason is None or reason[0] not in ("wrong_step", "no_such_ability", "not_your_turn"):
        return None
    if line.startswith("redeploy") and END in legal_actions(rules, s):
        return None  # it ends the conquests, and meets what comes then
    alone = why_line(rules, s, s.acting, f"{single} 1")
    return None if reason == alone else f"{step_name(rules, s)} is asked: {line}: {reason}, {single} 1: {alone}"


@pytest.mark.parametrize("kind", ["odd", "printed"])
@pytest.mark.parametrize("box", ["base", "underground", "warcraft"])
def test_what_is_not_asked_is_refused_like_a_single_one(box: str, kind: str) -> None:
    rules = tables(box, 2)[kind].rules()
    found, looked_at = [], 0
    for seed in range(4):
        for number, s in enumerate(moments(rules, 8800 + seed, False)):
            if number % EVERY == 0:
                looked_at += 1
                found += [told for line, single in lines(rules).items() if (told := wrong(rules, s, line, single))]
    assert looked_at > 100
    assert not found, "\n".join(found[:10])


def test_the_question_that_comes_when_a_line_has_ended_the_conquests() -> None:
    game = Game.at("map warcraft-2\nA active orcs/champion 6=3 3\nturn A conquer")
    game.apply("champion 2")
    assert game.why_not("redeploy 6=3 3=1") == ("wrong_step", {"step": "champion"})


def test_pieces_that_nobody_has() -> None:
    game = Game.at("map base-2\nA active orcs/heroic 9=3 10\nturn A ready")
    assert game.why_not("camps 9=1 10=1") == ("no_such_ability", {"ability": "camp"})
    assert game.why_not("heroes 9 10") == ("wrong_step", {"step": "ready"})
