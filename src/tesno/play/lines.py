"""Lines as people write them: plain actions, and composites that stand for several, such as `redeploy 9=4 10=3`.

`expand` says which actions a line means; it tries them on a copy, so it is all or nothing.
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Final

from tesno.core.actions import (
    ABANDON,
    CHANCE,
    DECLINE,
    END,
    EXPAND,
    GIVE_UP,
    MARCH,
    NOBODY,
    PLACE,
    RETREAT,
    SKIP,
    USE,
    kind_of,
    use,
)
from tesno.core.bits import count_at, has, members_of, regions_of, total_of
from tesno.core.explain import step_name, why_not
from tesno.core.game import apply, legal_actions
from tesno.core.names import Packed, Reason, Seat, Slot
from tesno.core.notation import NotationError, parse_action
from tesno.core.order import answers
from tesno.core.rules import Rules
from tesno.core.state import DECLINED, State
from tesno.core.steps import CONQUEST, DECIDE, GIVING_UP, PICK_COMBO, READY, TRAIT, subject
from tesno.core.trait import Trait
from tesno.play.errors import IllegalAction, MalformedAction

_SHARE = re.compile(r"(\d+)(?:([=+])(\d+))?\Z")
# Composite words: the action that places one token, or leaves one region.
_TOKENS: Final = {"redeploy": PLACE, "retreat": RETREAT}
_SEVERAL: Final = {"abandon": ABANDON, "give_up": GIVE_UP}
FINISH: Final = "finish"
# Reasons of a line whose question was not asked, or not of this seat, or not any more.
_NOT_ASKED: Final = ("game_over", "no_such_ability", "not_your_turn", "wrong_step")


def words_of(line: str) -> list[str]:
    """Commas are spaces."""
    return line.replace(",", " ").split()


def is_composite(rules: Rules, line: str) -> bool:
    """Whether a line stands for several actions, or none; what it names need not exist."""
    words = words_of(line)
    if not words:
        return False
    if _singular(rules, words) != words:
        return True
    if words[0] == "redeploy" or placing_trait(rules, words) is not None:
        return True
    if words[0] == "retreat":
        # A plain `retreat 7` is one token's way.
        return not _names_one(words)
    return words == [FINISH] or (len(words) > 2 and (words[0] in _SEVERAL or _region_trait(rules, words[0])))


def expand(rules: Rules, s: State, seat: Seat, line: str, for_all: bool = False) -> list[int]:
    """The actions that a line of a seat stands for, in their order; the state stays as it is. Raises ActionError.

    `for_all`: whoever writes the line speaks for everybody, as in a scenario. Then questions with one answer that
    stand before it are answered too, whoever is asked.
    """
    return _Expansion(rules, s, seat, line, for_all).expanded()


def reason_against(rules: Rules, s: State, seat: Seat, line: str) -> Reason | None:
    """Why the seat may not do this plain action now, or None. Raises MalformedAction."""
    try:
        action = parse_action(rules, s, line)
    except NotationError as error:
        raise MalformedAction(line, str(error)) from error
    return _why_not_asked(s, seat) or why_not(rules, s, action, answers(rules, s))


def why_line(rules: Rules, s: State, seat: Seat, line: str) -> Reason | None:
    """Why the seat may not do what the line says, or None. Raises MalformedAction."""
    if not is_composite(rules, line):
        return reason_against(rules, s, seat, " ".join(words_of(line)))
    try:
        expand(rules, s, seat, line)
    except IllegalAction as error:
        return error.reason, error.parameters
    return None


def forced(rules: Rules, s: State) -> int | None:
    """The answer to a player's question that has only one."""
    legal = legal_actions(rules, s) if s.acting >= 0 else []
    return legal[0] if len(legal) == 1 else None


def placing_trait(rules: Rules, words: list[str]) -> Trait | None:
    """Whose pieces `camps 4=2 5=3` places: it begins with the trait's plural, or its verb with several shares."""
    for trait in rules.traits:
        if trait.plural and (
            words[0] == trait.plural or (words[0] == trait.verb and len(words) > 1 and not _names_one(words))
        ):
            return trait
    return None


def pieces_to_place(rules: Rules, s: State) -> int:
    """How many pieces the trait that asks wants placed in all, from now on."""
    trait = rules.traits[subject(s)]
    trial = s.copy()
    while _asks(trial, trait) and trial.acting == s.acting:
        uses = [action for action in legal_actions(rules, trial) if kind_of(action) == USE]
        if not uses:
            break
        apply(rules, trial, uses[0])
    return total_of(trial.pieces[trait.kind]) - total_of(trait.standing(s))


def _names_one(words: list[str]) -> bool:
    return len(words) == 2 and words[1].isdecimal()


def _region_trait(rules: Rules, verb: str) -> bool:
    return any(trait.verb == verb and trait.targets == "region" for trait in rules.traits)


def _singular(rules: Rules, words: list[str]) -> list[str]:
    """`objectives 3 8` is `objective 3 8`: the words with the name of the pieces as their action has it."""
    if len(words) < 2 or any(trait.acts and words[0] in (trait.verb, trait.plural) for trait in rules.traits):
        return words
    one = words[0].removesuffix("s")
    named = one != words[0] and any(trait.verb == trait.piece == one for trait in rules.traits)
    return [one, *words[1:]] if named else words


def _asks(s: State, trait: Trait) -> bool:
    return s.step == TRAIT and subject(s) == trait.index


def _why_no_composite(s: State, seat: Seat) -> Reason | None:
    """Chance is asked for one outcome after the other, even where nobody says who writes a line."""
    return ("chance_acts", {}) if s.acting == CHANCE else _why_not_asked(s, seat)


def _why_not_asked(s: State, seat: Seat) -> Reason | None:
    if seat == s.acting:
        return None
    if s.acting == CHANCE:
        return "chance_acts", {}
    return ("game_over", {}) if s.acting == NOBODY else ("not_your_turn", {"seat": seat})


class _Expansion:
    """One line on its way: a copy of the state as it stands after the actions found so far."""

    def __init__(self, rules: Rules, s: State, seat: Seat, line: str, for_all: bool) -> None:
        self.rules = rules
        self.start = s
        self.asked = s  # the question that refuses the line: the one it met, or what came when it ended conquests
        self.s = s.copy()
        self.seat = seat
        self.words = _singular(rules, words_of(line))
        self.line = " ".join(self.words)
        self.for_all = for_all
        self.actions: list[int] = []

    def expanded(self) -> list[int]:
        if not self.words:
            raise MalformedAction(self.line, "an empty move")
        try:
            self._carry_out()
        except IllegalAction as error:
            if self.for_all and error.reason in _NOT_ASKED and self._has_happened():
                return []
            raise
        return self.actions

    def _carry_out(self) -> None:
        words = self.words
        if not is_composite(self.rules, self.line):
            self._plain(self.line)
            return
        reason = None if self.for_all else _why_no_composite(self.s, self.seat)
        if reason is not None:
            raise IllegalAction(self.line, *reason)
        if words[0] == FINISH:
            self._finish()
        elif words[0] in _TOKENS:
            self._spread_tokens()
        elif (trait := placing_trait(self.rules, words)) is not None:
            self._spread_pieces(trait.verb)
        else:
            self._name_several()

    def _has_happened(self) -> bool:
        """Whether the line tells the only answer to what was therefore never asked: it stands so on the table."""
        verb, *numbers = self.words
        traits = [trait for trait in self.rules.traits if verb in (trait.verb, trait.plural)]
        if not numbers or not all(_SHARE.match(number) for number in numbers):
            return False
        return any(all(self._stands(trait, *share) for share in self._shares()) for trait in traits)

    def _stands(self, trait: Trait, region: int, sign: str, number: int) -> bool:
        s = self.start
        if trait.targets != "region" or not 1 <= region <= self.rules.board.size:
            return False
        holder = s.holder[region]
        if not trait.afloat and (holder < 0 or s.owner[holder] != self.seat):
            return False
        if sign == "=":
            return trait.kind >= 0 and count_at(s.pieces[trait.kind], region) == number
        return number == 1 and trait.settled(self.rules, s, region)

    # -- steps on the way

    def _take(self, action: Packed) -> None:
        apply(self.rules, self.s, action)
        self.actions.append(action)

    def _answer_forced(self) -> bool:
        """Answer a question that has one answer, and that the line may answer."""
        action = forced(self.rules, self.s)
        if action is None or not (self.for_all or self.s.acting == self.seat):
            return False
        self._take(action)
        return True

    def _asked(self, step: str) -> bool:
        return self.s.acting == self.seat and step_name(self.rules, self.s) == step

    def _illegal(self, reason: str, **parameters: int | str) -> IllegalAction:
        return IllegalAction(self.line, reason, parameters)

    def _wrong_step(self, verb: str) -> IllegalAction:
        """Why a single one can't be placed: what is asked is what was asked before the line answered anything."""
        reason = reason_against(self.rules, self.asked, self.seat, f"{verb} 1")
        return IllegalAction(self.line, *(reason or ("wrong_step", {"step": step_name(self.rules, self.asked)})))

    # -- kinds of lines

    def _plain(self, text: str) -> None:
        """One action; who speaks for all may leave out what has one answer."""
        first = reason = reason_against(self.rules, self.s, self.seat, text)
        while reason is not None:
            if not self.for_all or not (self._answer_forced() or self._goes_on_expanding(text)):
                assert first is not None
                raise IllegalAction(self.line, *first)
            reason = reason_against(self.rules, self.s, self.seat, text)
        self._take(parse_action(self.rules, self.s, text))

    def _goes_on_expanding(self, text: str) -> bool:
        """After a phase of Ghouls that came to nothing the next race may ready its troops at once: it expands."""
        readies = kind_of(parse_action(self.rules, self.s, text)) in (MARCH, ABANDON)
        if not readies or self.s.step != DECIDE or not self._campaigned_before():
            return False
        self._take(EXPAND)
        return True

    def _name_several(self) -> None:
        """Regions that are left, or otherwise chosen, in whatever order they are named."""
        verb, *numbers = self.words
        wrong = [number for number in numbers if not number.isdecimal()]
        if wrong:
            raise MalformedAction(self.line, f"{wrong[0]!r} is no region: write {verb} 5 7")
        regions = [int(number) for number in numbers]
        in_turn = next((trait for trait in self.rules.traits if trait.verb == verb and trait.one_by_one), None)
        if in_turn is None:
            regions.sort()
        try:
            self._plain(f"{verb} {regions[0]}")
            for count, region in enumerate(regions[1:], 1):
                if not self._asked("ready" if verb == "abandon" else verb):
                    if in_turn is None or region != regions[-1]:
                        raise self._illegal("too_many", count=count)
                    self._told_besides(in_turn, regions[0], region)
                    return
                self._plain(f"{verb} {region}")
        except IllegalAction as error:
            twice = [region for region in regions if regions.count(region) > 1]
            if twice:
                raise self._illegal("named_twice", region=twice[0]) from error
            raise

    def _told_besides(self, trait: Trait, first: int, then: int) -> None:
        """Nothing was asked any more, as there was nothing to choose: what is told must be what has happened."""
        before = self.start.copy()
        for action in self.actions[:-1]:
            apply(self.rules, before, action)
        reason = trait.why_not_by_itself(self.rules, before, before.slot, first, then)
        if reason is not None:
            raise IllegalAction(self.line, *reason)

    def _spread_tokens(self) -> None:
        """All tokens of the question `redeploy` or `retreat`."""
        verb = self.words[0]
        while not self._asked(verb):
            if verb == "redeploy" and self._ends_conquests():
                slot = self.s.slot
                self._take(END)
                self.asked = self.s.copy()
                if not self._asked(verb) and not self._still_to_redeploy(slot):
                    # There was nothing to ask: the numbers must be those on the table.
                    self._more({region: self.s.tokens[region] for region in regions_of(self.s.held[slot])}, 0)
                    return
            elif self._stands_as_told():
                return
            elif not self._answer_forced():
                raise self._wrong_step("place" if verb == "redeploy" else verb)
        s, slot = self.s, self.s.slot
        now = {region: s.tokens[region] for region in regions_of(s.held[slot])}
        more = self._more(now, s.hand[slot] if verb == "redeploy" else s.withdrawn[slot])
        for region, count in more.items():
            if count and now[region] + count + self._herd(region) < s.forms[slot].keep:
                raise self._illegal("too_few_here", region=region)
        for region, count in more.items():
            for _ in range(count):
                # The last region takes all that is left at once.
                if s.slot == slot and self._asked(verb):
                    self._take(_TOKENS[verb] | region)

    def _herd(self, region: int) -> int:
        """How many pieces stand there that come in numbers and are as good as tokens."""
        kinds = [kind for kind in self.rules.unit_kinds if self.rules.kinds[kind].stacks]
        return sum(count_at(self.s.pieces[kind], region) for kind in kinds)

    def _ends_conquests(self) -> bool:
        """Whether the line is about the race whose conquests are open, and so ends them."""
        s = self.s
        if s.step != CONQUEST or s.acting != self.seat or END not in legal_actions(self.rules, s):
            return False
        if self.words[1:]:
            return all(has(s.held[s.slot], region) for region, _, _ in self._shares())
        return not self._campaigned_before()

    def _held_at_first(self, region: int) -> bool:
        """Whether the race that was asked had the region when the line was said."""
        s = self.start
        return s.slot >= 0 and has(s.held[s.slot], region)

    def _still_to_redeploy(self, slot: Slot) -> bool:
        """Whether something else is asked of the race before its tokens are placed."""
        s = self.s
        if s.slot != slot or s.step != TRAIT:
            return s.slot == slot and s.step == GIVING_UP
        return self.rules.traits[subject(s)] in s.forms[slot].on_redeploy

    def _campaigned_before(self) -> bool:
        """Whether another race of the seat has had conquests of its own earlier in this turn."""
        s = self.s
        return s.seat == self.seat and any(
            s.forms[slot].roams and slot != s.slot and not has(s.roamers, slot)
            for slot in members_of(s.fallen[self.seat])
        )

    def _stands_as_told(self) -> bool:
        """Whether all that the line names stands on the table already."""
        s = self.s
        if not self.words[1:]:
            before = s.step in (PICK_COMBO, DECIDE, READY, CONQUEST) and s.acting == self.seat
            return not before or self._campaigned_before()
        for region, sign, number in self._shares():
            if sign != "=" or not 1 <= region < len(s.tokens) or s.tokens[region] != number:
                return False
            if s.holder[region] < 0 or s.owner[s.holder[region]] != self.seat:
                return False
        return True

    def _spread_pieces(self, verb: str) -> None:
        """All pieces of a trait's question."""
        while not (self._asked(verb) and self.s.step == TRAIT):
            if not self._answer_forced():
                raise self._wrong_step(verb)
        s = self.s
        trait = self.rules.traits[subject(s)]
        now = {region: count_at(trait.standing(s), region) for region in regions_of(s.held[s.slot])}
        stacks = self.rules.kinds[trait.kind].stacks
        more = self._more(now, pieces_to_place(self.rules, s), again=stacks)
        if not stacks:
            crowded = [region for region, count in more.items() if now[region] + count > 1]
            if crowded:
                raise self._illegal("has_piece", region=crowded[0], piece=trait.piece)
        for region, count in more.items():
            for _ in range(count):
                if _asks(s, trait):
                    action = use(trait.index, region)
                    reason = why_not(self.rules, s, action, answers(self.rules, s))
                    if reason is not None:
                        raise IllegalAction(self.line, *reason)
                    self._take(action)

    def _finish(self) -> None:
        """End the turn without any more decisions of note: no conquest, tokens and pieces where they come first."""
        s, round = self.s, self.s.round
        if s.seat != self.seat:
            raise self._illegal("not_your_turn", seat=self.seat)
        while s.acting >= 0 and s.seat == self.seat and s.round == round:
            if not self.for_all and s.acting != self.seat:
                return
            legal = legal_actions(self.rules, s)
            if s.step == PICK_COMBO:
                raise self._illegal("must_choose")
            if s.step == READY:
                self._take(SKIP if s.status[s.slot] == DECLINED and SKIP in legal else MARCH)
            elif s.step == DECIDE:
                self._take(next(action for action in legal if action != DECLINE))
            else:
                self._take(next((action for action in (END, SKIP) if action in legal), legal[0]))

    # -- shares

    def _shares(self) -> list[tuple[int, str, int]]:
        """Region, sign and number of each word: `5=3` in all, `5+2` more than now, `5` (no sign) one more."""
        found = []
        for word in self.words[1:]:
            share = _SHARE.match(word)
            if not share:
                problem = f"{word!r}: write 5=3 (in all) or 5+2 (more than now)"
                raise MalformedAction(self.line, problem, "malformed_share", {"word": word})
            found.append((int(share.group(1)), share.group(2) or "", int(share.group(3) or 1)))
        return found

    def _more(self, now: dict[int, int], pool: int, again: bool = False) -> dict[int, int]:
        """How many more go to each region, in ascending order: exactly the pool, and nothing is taken away.

        `again`: one more may go to the same region several times, as in `beast 4 4 6`. In a scenario a region without
        a number may also stand for one in all, as in its position, where only that adds up.
        """
        shares = self._shares()
        more = self._added(now, shares, again)
        told = sum(more.values())
        if told == pool:
            return more
        in_all = [(region, sign or "=", number) for region, sign, number in shares]
        if self.for_all and in_all != shares:
            with suppress(IllegalAction):
                more = self._added(now, in_all, again)
                if sum(more.values()) == pool:
                    return more
        raise self._illegal("wrong_number", count=pool, told=told)

    def _added(self, now: dict[int, int], shares: list[tuple[int, str, int]], again: bool) -> dict[int, int]:
        more = dict.fromkeys(now, 0)
        named = set()
        for region, sign, number in shares:
            if region not in now:
                # The line itself may have ended the conquests.
                raise self._illegal("left_by_now" if self._held_at_first(region) else "not_held", region=region)
            if region in named and not (again and sign != "="):
                raise self._illegal("named_twice", region=region)
            named.add(region)
            more[region] = number - now[region] if sign == "=" else more[region] + number
            if more[region] < 0:
                raise self._illegal("keep_tokens", region=region, count=now[region])
        return more
