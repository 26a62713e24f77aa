"""The answers to a question, judged: each whole as a player would give it, with what it promises.

A bot needs the best answer only; advice needs several of them, what each promises in coins and how its turn ends. So
the planner is asked here as the expert asks it, and what it finds is kept. Everything starts from a state imagined from
a view: nothing here could know more than the seat that is asked.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import Final
from zlib import crc32

from tesno.bots.levels import EXPERT
from tesno.bots.mind import position
from tesno.bots.planner import Budget, Found, Line, Planner, Trail, Turn, mean
from tesno.core.actions import (
    ABANDON,
    CHANCE,
    CONQUER,
    END,
    EXPAND,
    GAMBLE,
    GIVE_UP,
    MARCH,
    PLACE,
    RETREAT,
    USE,
    kind_of,
    target_of,
    trait_of,
)
from tesno.core.bits import count_at, regions_of
from tesno.core.explain import step_name
from tesno.core.game import apply, chance_outcomes, draw_outcome, legal_actions
from tesno.core.names import Packed, Region
from tesno.core.notation import action_text
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import (
    CONQUEST,
    DECIDE,
    DRAW_FIND,
    GIVING_UP,
    PICK_COMBO,
    READY,
    REDEPLOY,
    RETREATING,
    ROLL,
    TRAIT,
    subject,
)
from tesno.play.lines import pieces_to_place

TOLD: Final = 3  # so many of the best answers
# So many lines are sent in one go.
MOST_LINES: Final = 8
MOST_PIECES: Final = 64  # more than any race has
# Answers that lead onward to conquests, which is where the choice is.
ONWARD: Final = {DECIDE: EXPAND, READY: MARCH}
_HARDLY: Final = 1e-6  # coins that nobody is told of
_NAMES_REGION: Final = (ABANDON, CONQUER, GAMBLE, GIVE_UP)
_DICE: Final = frozenset((ROLL, TRAIT))  # chance that the planner weighs by all its outcomes, once in a turn

Ends = list[tuple[float, State]]
"""How a turn may end, each with its likelihood."""


@dataclass(frozen=True)
class Thought:
    """How much is thought: budgets for picks and declines, for other questions, and for placing tokens."""

    choices: Budget
    conquests: Budget
    placing: Budget


def expert_thought(box: str) -> Thought:
    """As much as the expert thinks."""
    conquests = EXPERT.conquests_of(box)
    assert EXPERT.choices is not None
    assert conquests is not None
    assert EXPERT.placing is not None
    return Thought(EXPERT.choices, conquests, EXPERT.placing)


@dataclass(frozen=True)
class Answer:
    """An answer as a whole: the actions it stands for and the lines that play them, in the state that was asked about.

    `score` is the seat's coins at the end of the game against the others', `coins` its own; `ends` is how its turn ends
    then, planned as `trail` has it. `counts` says where tokens or pieces are when it places them, by region.
    """

    actions: tuple[Packed, ...]
    lines: tuple[str, ...]
    score: float
    coins: float
    ends: Ends = field(compare=False)  # states are not compared
    counts: tuple[tuple[int, int], ...] = ()
    trail: Trail = field(default_factory=list, compare=False)


def dice_of(s: State) -> int:
    """The seed of chance for a question: the expert's, were it seated there with the seed 0."""
    return crc32(repr(position(s)).encode()) ^ s.acting


def judged(planner: Planner, s: State, thought: Thought, dice: int) -> list[Answer]:
    """The answers to the question asked in `s`, the best first; those that lead to the same are there once."""
    if s.step in (REDEPLOY, RETREATING):
        found = _placings(planner, s, thought.placing, dice)
    else:
        found = _chosen(planner, s, thought, dice)
    # Sorting keeps the order of what is alike: the planner takes the first of the best, too.
    return sorted(found, key=lambda answer: -answer.score)


# ------------------------------------------------------------ what is searched


def _chosen(planner: Planner, s: State, thought: Thought, dice: int) -> list[Answer]:
    budget = thought.choices if s.step in (PICK_COMBO, DECIDE) else thought.conquests
    found = searched(planner, s, budget, dice)
    ahead, way = _way_on(planner.rules, s)
    if ahead is None:
        return found
    # To expand, or to march, is no more than a beginning: what it leads to is said with it.
    first = next((answer for answer in found if answer.actions == way[:1]), None)
    onward = searched(planner, ahead, thought.conquests, dice_of(ahead))
    if first is None or not onward:
        return found
    best = max(answer.score for answer in onward)
    lines = _texts(planner.rules, s, way)
    joined = [
        Answer(
            (*way, *answer.actions),
            (*lines, *answer.lines),
            first.score + answer.score - best,
            first.coins + answer.coins - max(onward, key=lambda other: other.score).coins,
            answer.ends,
            trail=answer.trail,
        )
        for answer in onward
    ]
    others = [answer for answer in found if answer is not first]
    if any(answer.actions[0] != END for answer in onward):
        # The expert leaves no region while there is something to conquer, and the value knows little of those who do.
        others = [answer for answer in others if kind_of(answer.actions[0]) != ABANDON]
    # Going on comes first: of what promises the same the first is taken.
    return joined + others


def searched(planner: Planner, s: State, budget: Budget, dice: int) -> list[Answer]:
    """What the planner finds about every answer, the best looked at again where the budget says so."""
    legal = legal_actions(planner.rules, s)
    found = planner.search(s, legal, budget, dice)
    _set_beside(planner, found, s.acting, budget, dice)
    answers = []
    for index, top in enumerate(found.tops):
        if top is not None:
            actions = _whole(planner, s, legal[index], top)
            answer = answer_of(planner.rules, s, actions, found.scores[index], found.coins[index], top.ends)
            answers.append(replace(answer, trail=top.trail))
    return answers


def _set_beside(planner: Planner, found: Found, seat: int, budget: Budget, dice: int) -> None:
    """Play on what will be told beside answers that were: numbers found in different ways can't be compared.

    The expert has left them out, so none of them becomes the best.
    """
    if not found.looked:
        return
    most = max(found.scores) - _HARDLY
    for index in sorted(range(len(found.scores)), key=lambda index: -found.scores[index])[:TOLD]:
        if index not in found.looked and found.tops[index] is not None and not planner.late():
            score, found.coins[index] = planner.played_on(found, index, seat, budget, dice)
            found.scores[index] = min(score, most)


def _way_on(rules: Rules, s: State) -> tuple[State | None, tuple[Packed, ...]]:
    """The conquests that an answer leads to by just going on, and the actions that lead there; None: nothing such."""
    way: list[Packed] = []
    later = s
    while later.step in ONWARD:
        action = ONWARD[later.step]
        way.append(action)
        later = later.copy()
        apply(rules, later, action)
        if later.acting != s.acting or later.step not in (READY, CONQUEST):
            # What chance or a trait asks on the way is answered first.
            return None, ()
    return (later, tuple(way)) if way else (None, ())


def _whole(planner: Planner, s: State, action: Packed, top: Line) -> list[Packed]:
    """The answer with all that belongs to it: what is placed or named piece by piece is one answer to a player."""
    rules = planner.rules
    actions = [action]
    if s.step not in (TRAIT, GIVING_UP):
        return actions
    most = MOST_LINES if placing_verb(rules, s) == "" else MOST_PIECES
    planned = dict(top.trail)
    trial = s.copy()
    apply(rules, trial, action)
    while same_question(rules, s, trial) and len(actions) < most:
        legal = legal_actions(rules, trial)
        chosen = planned.get(position(trial), -1)
        chosen = chosen if chosen in legal else planner.habits.answer(trial, legal)
        actions.append(chosen)
        apply(rules, trial, chosen)
    return actions


def same_question(rules: Rules, s: State, later: State) -> bool:
    """Whether the same is still asked of the same seat."""
    return (later.step, later.slot, later.acting) == (s.step, s.slot, s.acting) and (
        step_name(rules, later) == step_name(rules, s)
    )


# ------------------------------------------------------------ what is placed


def _placings(planner: Planner, s: State, budget: Budget, dice: int) -> list[Answer]:
    """Habit's proposal and what differs from it by one token, played on."""
    proposal = dict(planner.habits.allotment(s))
    regions = regions_of(s.held[s.slot] >> s.focus << s.focus)
    wishes = [proposal]
    if len(regions) > 1:
        wishes += planner.shifted(s, proposal, regions, budget.looks)
    found: list[Answer] = []
    for wish in wishes:
        if found and planner.late():
            break
        found.append(placing(planner, s, placing_actions(planner.rules, s, wish), budget, dice))
    return found


def placing(planner: Planner, s: State, actions: list[Packed], budget: Budget, dice: int) -> Answer:
    """Tokens placed by these actions, and what comes of it when everybody plays on."""
    end = after(planner, s, actions, dice)
    turns = planner.turns_ahead(budget)
    score, coins = mean(planner.samples([(1.0, end)], s.acting, turns, budget.samples, dice))
    return answer_of(planner.rules, s, actions, score, coins, [(1.0, end)])


def placing_actions(rules: Rules, s: State, allotment: dict[int, int]) -> list[Packed]:
    """The actions that place tokens so: the last region takes all that is left at once."""
    trial = s.copy()
    kind = PLACE if s.step == REDEPLOY else RETREAT
    step, slot = s.step, s.slot
    last = s.held[slot].bit_length() - 1
    actions: list[Packed] = []
    for region in sorted(allotment):
        for _ in range(1 if region == last else allotment[region]):
            if trial.step == step and trial.slot == slot and trial.acting == s.acting:
                actions.append(kind | region)
                apply(rules, trial, kind | region)
    return actions


# ------------------------------------------------------------ worth


def after(planner: Planner, s: State, actions: list[Packed], dice: int) -> State:
    """The turn played to its end by habit after these actions."""
    trial = s.copy()
    for action in actions:
        apply(planner.rules, trial, action)
    return planner.ended(trial, (s.round, s.seat), dice)


# ------------------------------------------------------------ regions


def names_region(rules: Rules, s: State, action: Packed) -> bool:
    """Whether an action goes to a region that it names."""
    if kind_of(action) != USE:
        return kind_of(action) in _NAMES_REGION
    trait = rules.traits[trait_of(action)]
    if trait.remembers_kind == "find" and not s.memory[trait.index]:
        # Whose place it takes is named first.
        return False
    return trait.targets == "region" and 1 <= target_of(action) <= rules.board.size


def aim_of(planner: Planner, s: State, answer: Answer) -> Region:
    """What an aid is made ready for that names no region itself: where the next conquest goes. 0: there is none."""
    rules, planned = planner.rules, dict(answer.trail)
    trial = s.copy()
    coming = list(answer.actions) if kind_of(answer.actions[-1]) == USE else []
    while coming and trial.acting == s.acting:
        action = coming.pop(0)
        if names_region(rules, trial, action):
            return target_of(action) if action not in answer.actions else 0
        if kind_of(action) not in (USE, EXPAND, MARCH):
            return 0
        apply(rules, trial, action)
        if not coming and (trial.step, trial.acting) == (CONQUEST, s.acting):
            legal = legal_actions(rules, trial)
            follows = planned.get(position(trial), -1)
            coming.append(follows if follows in legal else planner.habits.answer(trial, legal))
    return 0


# ------------------------------------------------------------ finds


def by_any_find(planner: Planner, s: State, answer: Answer, dice: int) -> Answer:
    """The answer with all ends that a find on its way may lead to: the planner has drawn one, nobody has seen any."""
    if all(end.finds_unseen == s.finds_unseen for _, end in answer.ends):
        return answer
    trial = s.copy()
    for action in answer.actions:
        apply(planner.rules, trial, action)
    weighed = _DICE | {DRAW_FIND}
    return replace(
        answer, ends=_ways(planner, trial, (s.round, s.seat), dict(answer.trail), weighed, Random(dice), 1.0)
    )


def _ways(
    planner: Planner,
    s: State,
    turn: Turn,
    planned: dict[object, Packed],
    weighed: frozenset[int],
    rng: Random,
    weight: float,
) -> Ends:
    """How a turn ends by its plan, and by habit where luck leads elsewhere: all outcomes of the first die and find."""
    rules = planner.rules
    while s.acting >= CHANCE and (s.round, s.seat) == turn:
        if s.acting != CHANCE:
            action = planned.get(position(s), -1)
            if action in legal_actions(rules, s):
                apply(rules, s, action)
            else:
                planner.habits.play_once(s, rng)
        elif s.step in weighed:
            outcomes = chance_outcomes(rules, s)
            whole = sum(often for _, often in outcomes)
            left = weighed - (_DICE if s.step in _DICE else {s.step})
            ends: Ends = []
            for outcome, often in outcomes:
                fallen = s.copy()
                apply(rules, fallen, outcome)
                ends += _ways(planner, fallen, turn, planned, left, rng, weight * often / whole)
            return ends
        else:
            apply(rules, s, draw_outcome(rules, s, rng.random()))
    return [(weight, s)]


# ------------------------------------------------------------ lines


def answer_of(rules: Rules, s: State, actions: list[Packed], score: float, coins: float, ends: Ends) -> Answer:
    """These actions as one answer."""
    verb = placing_verb(rules, s)
    counts = tuple(sorted(_counts(rules, s, actions).items())) if verb else ()
    if counts:
        line = " ".join([verb, *(f"{region}={count}" for region, count in counts)])
        return Answer(tuple(actions), (line,), score, coins, ends, counts)
    return Answer(tuple(actions), _texts(rules, s, tuple(actions)), score, coins, ends)


def placing_verb(rules: Rules, s: State) -> str:
    """The word of the line that places all that is asked about: `redeploy 3=2 5=1`; empty where nothing is placed."""
    if s.step == TRAIT:
        return rules.traits[subject(s)].plural
    return {REDEPLOY: "redeploy", RETREATING: "retreat"}.get(s.step, "")


def standing_now(rules: Rules, s: State) -> dict[int, int]:
    """How many of what is being placed, tokens or pieces, are in each region of the race by now."""
    held = regions_of(s.held[s.slot])
    if s.step != TRAIT:
        return {region: s.tokens[region] for region in held}
    standing = rules.traits[subject(s)].standing(s)
    return {region: count_at(standing, region) for region in held}


def _counts(rules: Rules, s: State, actions: list[Packed]) -> dict[int, int]:
    """How many tokens or pieces are in each region of the race after actions that place them."""
    now = standing_now(rules, s)
    last = 0
    if s.step == TRAIT:
        pool = pieces_to_place(rules, s)
    else:
        pool = s.hand[s.slot] if s.step == REDEPLOY else s.withdrawn[s.slot]
        last = max(now)
    placed = [target_of(action) for action in actions if kind_of(action) in (PLACE, RETREAT, USE)]
    for region in placed:
        # The last region takes all that is left at once.
        more = pool if region == last else 1
        now[region] = now.get(region, 0) + more
        pool -= more
    return {region: count for region, count in now.items() if count} if placed else {}


def _texts(rules: Rules, s: State, actions: tuple[Packed, ...]) -> tuple[str, ...]:
    """Each action in notation."""
    trial = s.copy()
    texts: list[str] = []
    for action in actions:
        texts.append(action_text(rules, trial, action))
        apply(rules, trial, action)
    return tuple(texts)
