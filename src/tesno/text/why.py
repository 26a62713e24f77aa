"""Answers `why 9`: why a region is no target now, or what makes up its cost."""

from __future__ import annotations

from tesno.core.actions import CONQUER, GAMBLE
from tesno.core.explain import why_no_target, why_not
from tesno.core.notation import NotationError, parse_action
from tesno.text.sight import Sight


def explained(sight: Sight, wish: str) -> list[str]:
    """Lines about a region (`9`) or an action (`dragon 9`)."""
    if sight.state.acting != sight.seat:
        return [sight.words.reason("not_your_turn", {"seat": sight.seat}, sight.names)]
    if wish.isdecimal():
        return _about_region(sight, int(wish))
    try:
        action = parse_action(sight.rules, sight.state, wish)
    except NotationError:
        return [sight.words("usage-why-hint")]
    reason = why_not(sight.rules, sight.state, action)
    return [sight.words("why-legal") if reason is None else sight.words.reason(*reason, sight.names)]


def _about_region(sight: Sight, region: int) -> list[str]:
    words = sight.words
    if not 1 <= region <= sight.rules.board.size:
        return [words.reason("no_such_region", {"region": region})]
    defenders = sight.defenders(region)
    lines = [words("why-region", region=sight.region(region)) + (f" {defenders}." if defenders else "")]
    if not sight.conquering:
        reason = why_not(sight.rules, sight.state, CONQUER | region)
        assert reason is not None
        return [*lines, words.reason(*reason, sight.names)]
    kind = sight.targets.get(region)
    if kind == CONQUER:
        lines.append(words("why-legal"))
    elif kind == GAMBLE:
        lines.append(words("why-gamble", chance=sight.chance(region)))
    else:
        reason = why_not(sight.rules, sight.state, CONQUER | region)
        assert reason is not None
        lines.append(words.reason(*reason, sight.names))
    if why_no_target(sight.rules, sight.state, sight.state.slot, region) is None:
        lines.append(words("why-cost", sum=words.sum(sight.summands(region))))
    return lines
