"""Where in a turn a position is: from its beginning to the question that the line `turn` names."""

from __future__ import annotations

from tesno.core.actions import EXPAND, MARCH, SKIP
from tesno.core.explain import step_name
from tesno.core.game import apply, legal_actions, settle
from tesno.core.notation import SEATS, seat_name
from tesno.core.rules import Rules
from tesno.core.state import DECLINED, State
from tesno.core.steps import CONQUEST, DECIDE, READY, TRAIT
from tesno.core.turn import STAGES
from tesno.position.errors import PositionError
from tesno.position.reading import STARTED, Draft


def go_to_question(rules: Rules, s: State, draft: Draft) -> None:
    """Begin the turn, then leave the question open that the rules ask first, or that is named."""
    s.stage = 0
    s.cursor = 0
    s.acting = s.seat
    if draft.started >= 0:
        _begin_started(rules, s, draft.started)
    settle(rules, s)
    if draft.start:
        _go_on(rules, s, draft)


def _begin_started(rules: Rules, s: State, moment: int) -> None:
    """The first things of the start of the turn have happened: tokens have come, figures have moved."""
    stage = start_stage(rules)
    if stage < 0 or s.active[s.seat] < 0:
        raise PositionError(f"turn: nothing happens at the start of a turn of {SEATS[s.seat]}")
    rules.turn[0].run(rules, s)
    s.stage = stage
    s.cursor = moment


def _go_on(rules: Rules, s: State, draft: Draft) -> None:
    """Up to the question the line names; what is optional before it is let pass."""
    _let_pass(rules, s)
    if s.step != DECIDE:
        raise PositionError(f"turn: {SEATS[s.seat]} has no active race, so a combo is picked first")
    if draft.start in ("ready", "conquer"):
        apply(rules, s, EXPAND)
        s.picked = int(draft.picked)
        _let_pass(rules, s)
    if draft.start == "conquer" and s.step == READY:
        apply(rules, s, MARCH)
    if draft.start == "ready" and s.step == CONQUEST:
        raise PositionError("turn: the active race holds nothing that could be abandoned")


def _let_pass(rules: Rules, s: State) -> None:
    """What is optional is let pass."""
    while (s.step == READY and s.status[s.slot] == DECLINED) or (
        s.step == TRAIT and s.acting == s.seat and SKIP in legal_actions(rules, s)
    ):
        apply(rules, s, SKIP)
    if s.step == TRAIT:
        asked = f"{seat_name(s.acting)} is asked first: {step_name(rules, s)}"
        raise PositionError(f"turn: {asked}; write `turn {SEATS[s.seat]}` and answer it")


def started_text(rules: Rules, s: State) -> str:
    """How much of the start of the turn is over; a question that is open there is asked again."""
    stage = start_stage(rules)
    if stage < 0 or s.stage < stage or s.active[s.seat] < 0 or s.picked:
        return ""
    if s.stage > stage:
        return f" {STARTED}"
    return f" {STARTED} {s.cursor - 1}" if s.cursor > 1 else ""


def start_stage(rules: Rules) -> int:
    """The place in the turn of what happens at its start by itself, or -1."""
    return rules.turn.index(STAGES["start"]) if STAGES["start"] in rules.turn else -1
