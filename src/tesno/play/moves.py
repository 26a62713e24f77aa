"""Moves as people write them: plain actions, and composites that spell out a whole allocation."""

from __future__ import annotations

import re

from tesno.core.actions import (
    ABANDON,
    CHANCE,
    DECLINE,
    END,
    GIVE_UP,
    KIND_NAMES,
    MARCH,
    PLACE,
    RETREAT,
    SKIP,
    USE,
    kind_of,
)
from tesno.core.bits import count_at, regions_of, total_of
from tesno.core.explain import step_name, why_not
from tesno.core.game import apply, legal_actions
from tesno.core.notation import NotationError, parse_action, seat_name
from tesno.core.rules import DECIDE, PICK_COMBO, READY, ROLL, TRAIT, Rules
from tesno.core.state import DECLINED, State

_SHARE = re.compile(r"(\d+)(?:([=+])(\d+))?\Z")
# Composite words: the question they answer, and the action it is answered with.
_TOKENS = {"redeploy": ("redeploy", PLACE), "retreat": ("retreat", RETREAT)}
_SEVERAL = (KIND_NAMES[ABANDON], KIND_NAMES[GIVE_UP])


class MoveError(ValueError):
    """A move that is not possible: a reason id and what it is about."""

    def __init__(self, reason: str, text: str) -> None:
        self.reason = reason
        super().__init__(text)


def move(rules: Rules, s: State, seat: int, text: str) -> None:
    """Carry out a move of a seat. Questions with one answer that stand before it are answered by themselves."""
    words = text.replace(",", " ").split()
    if not words:
        raise MoveError("malformed", "an empty move")
    if words[0] == "finish":
        _finish(rules, s, seat)
    elif words[0] in _TOKENS and (len(words) != 2 or not words[1].isdecimal()):
        _spread_tokens(rules, s, seat, words[0], words[1:])
    elif (verb := spread_verb(rules, words)) is not None:
        _spread_pieces(rules, s, seat, verb, words[1:])
    elif names_several(rules, words):
        for number in sorted(int(word) for word in words[1:]):
            single(rules, s, seat, f"{words[0]} {number}")
    else:
        single(rules, s, seat, " ".join(words))


def spread_verb(rules: Rules, words: list[str]) -> str | None:
    """The word of the action that `camps 4=2 5=3` stands for: a trait's plural, or its verb with several shares."""
    plain = len(words) == 2 and words[1].isdecimal()
    for trait in rules.traits:
        if trait.plural and (words[0] == trait.plural or (words[0] == trait.verb and not plain and len(words) > 1)):
            return trait.verb
    return None


def names_several(rules: Rules, words: list[str]) -> bool:
    """Whether this stands for several actions that name a region each, whose order does not matter: `leave 21 3`."""
    several = len(words) > 2 and all(word.isdecimal() for word in words[1:])
    return several and (words[0] in _SEVERAL or any(trait.verb == words[0] for trait in rules.traits))


def pieces_to_place(rules: Rules, s: State) -> int:
    """How many pieces the trait that asks wants placed in all, from now on."""
    trait = rules.traits[s.focus >> 6]
    trial = s.copy()
    while trial.step == TRAIT and trial.focus >> 6 == trait.index and trial.acting == s.acting:
        uses = [action for action in legal_actions(rules, trial) if kind_of(action) == USE]
        if not uses:
            break
        apply(rules, trial, uses[0])
    return total_of(trial.pieces[trait.kind]) - total_of(s.pieces[trait.kind])


def single(rules: Rules, s: State, seat: int, text: str) -> None:
    """One plain action."""
    while True:
        reason = reason_against(rules, s, seat, text)
        if reason is None:
            apply(rules, s, parse_action(rules, s, text))
            return
        if not answer_forced(rules, s):
            about = ", ".join(f"{name} {value}" for name, value in reason[1].items())
            asked = f"{seat_name(s.acting)} is asked: {step_name(rules, s)}"
            raise MoveError(
                reason[0],
                f"{text!r} is illegal: {reason[0]}" + (f" ({about})" if about else "") + f"; {asked}",
            )


def reason_against(rules: Rules, s: State, seat: int, text: str) -> tuple[str, dict[str, int | str]] | None:
    """Why the seat may not do this now, or None. Raises MoveError when the text is no action."""
    try:
        action = parse_action(rules, s, text)
    except NotationError as error:
        raise MoveError("malformed", str(error)) from error
    if seat != s.acting:
        if s.acting == CHANCE:
            return "chance_acts", {}
        return ("game_over", {}) if s.acting < CHANCE else ("not_your_turn", {"seat": s.acting})
    return why_not(rules, s, action)


def answer_forced(rules: Rules, s: State) -> bool:
    """Answer a question of a player that has one answer."""
    if s.acting < 0:
        return False
    legal = legal_actions(rules, s)
    if len(legal) != 1:
        return False
    apply(rules, s, legal[0])
    return True


def _shares(words: list[str], now: dict[int, int]) -> dict[int, int]:
    """What is wanted in each region: `5=3` in all, `5+2` more than now, `5` one more."""
    wanted = {}
    for word in words:
        found = _SHARE.match(word)
        if not found:
            raise MoveError("malformed", f"{word!r}: write 5=3 (in all) or 5+2 (more than now)")
        region = int(found.group(1))
        if region not in now:
            raise MoveError("not_held", f"region {region} is not held by that race")
        sign, number = found.group(2) or "+", int(found.group(3) or 1)
        wanted[region] = number if sign == "=" else now[region] + number
    return wanted


def _spread_tokens(rules: Rules, s: State, seat: int, verb: str, words: list[str]) -> None:
    """Place all tokens of the question `redeploy` or `retreat` as told."""
    step, kind = _TOKENS[verb]
    while not (s.acting == seat and step_name(rules, s) == step):
        # The question may have been settled by the engine, having had one answer.
        if not (s.acting == seat and kind_of(legal_actions(rules, s)[0]) == END and _end(rules, s)):
            settled = _settled(s, seat, words) if words else s.acting != seat or None
            if settled is None and answer_forced(rules, s):
                continue
            if settled:
                return
            asked = f"{seat_name(s.acting)} is asked: {step_name(rules, s)}"
            raise MoveError("wrong_step", f"nothing to {verb} as told; {asked}")
    slot = s.slot
    now = {region: s.tokens[region] for region in regions_of(s.held[slot])}
    wanted = _shares(words, now)
    pool = s.hand[slot] if verb == "redeploy" else s.withdrawn[slot]
    more = {region: wanted.get(region, count) - count for region, count in now.items()}
    short = [region for region, count in more.items() if count < 0]
    if short:
        raise MoveError("keep_tokens", f"region {short[0]} has {now[short[0]]} token(s) already, which stay")
    if sum(more.values()) != pool:
        told = sum(more.values())
        raise MoveError(
            "wrong_number",
            f"{pool} token(s) are to be placed, {told} are: unnamed regions keep what they have",
        )
    for region, count in sorted(more.items()):
        for _ in range(count):
            if s.slot == slot and step_name(rules, s) == step:
                single(rules, s, seat, f"{KIND_NAMES[kind]} {region}")


def _end(rules: Rules, s: State) -> bool:
    apply(rules, s, END)
    return True


def _settled(s: State, seat: int, words: list[str]) -> bool | None:
    """Whether the table already looks as told; None when the words do not say totals."""
    wanted = [_SHARE.match(word) for word in words]
    if not words or any(found is None or found.group(2) != "=" for found in wanted):
        return None
    for found in wanted:
        assert found is not None
        region, count = int(found.group(1)), int(found.group(3))
        if not 1 <= region < len(s.tokens) or s.tokens[region] != count or s.holder[region] < 0:
            return None
        if s.owner[s.holder[region]] != seat:
            return None
    return True


def _spread_pieces(rules: Rules, s: State, seat: int, verb: str, words: list[str]) -> None:
    """Place all pieces of a trait's question as told."""
    while not (s.acting == seat and s.step == TRAIT and step_name(rules, s) == verb):
        if not answer_forced(rules, s):
            raise MoveError("wrong_step", f"no {verb} to place; {seat_name(s.acting)} is asked: {step_name(rules, s)}")
    trait = rules.traits[s.focus >> 6]
    now = {region: count_at(s.pieces[trait.kind], region) for region in regions_of(s.held[s.slot])}
    wanted = _shares(words, now)
    more = {region: wanted.get(region, count) - count for region, count in now.items()}
    pool = pieces_to_place(rules, s)
    if sum(more.values()) != pool or min(more.values()) < 0:
        raise MoveError("wrong_number", f"exactly {pool} {verb}(s) are to be placed")
    for region, count in sorted(more.items()):
        for _ in range(count):
            if s.step == TRAIT and s.focus >> 6 == trait.index:
                single(rules, s, seat, f"{verb} {region}")


def _finish(rules: Rules, s: State, seat: int) -> None:
    """End the turn without any more decisions of note: no conquest, tokens and pieces where they come first."""
    if s.seat != seat:
        raise MoveError("not_your_turn", f"it is the turn of {seat_name(s.seat)}")
    round = s.round
    while s.acting >= 0 and s.seat == seat and s.round == round:
        legal = legal_actions(rules, s)
        if s.step == PICK_COMBO:
            raise MoveError("must_choose", "a combo has to be picked first")
        if s.step == READY and s.status[s.slot] == DECLINED and SKIP in legal:
            apply(rules, s, SKIP)
        elif s.step == READY:
            apply(rules, s, MARCH)
        elif s.step == DECIDE:
            apply(rules, s, next(action for action in legal if action != DECLINE))
        elif END in legal:
            apply(rules, s, END)
        elif SKIP in legal:
            apply(rules, s, SKIP)
        else:
            apply(rules, s, legal[0])
        if s.acting == CHANCE and s.step != ROLL:
            return
