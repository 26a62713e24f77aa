"""Every refusal of random games gives a reason that is true, and the most telling one (reasons.py)."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from tests.rules.reasons import BY_VERB, Judge
from tests.rules.reasons_of_warcraft import BY_VERB as BY_VERB_OF_WARCRAFT
from tests.rules.reasons_of_warcraft import WarcraftJudge

from tesno.core.actions import (
    ABANDON,
    CHANCE,
    CONQUER,
    DECLINE,
    END,
    EXPAND,
    GAMBLE,
    GIVE_UP,
    MARCH,
    NOBODY,
    PICK,
    PLACE,
    RETREAT,
    SKIP,
    USE,
    kind_of,
    target_of,
    use,
)
from tesno.core.explain import why_not
from tesno.core.game import apply, chance_outcomes, legal_actions, new_state
from tesno.core.notation import action_text, parse_action
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import CONQUEST, TRAIT
from tesno.play import Game
from tesno.play.table import Table

OPTIONS = {
    "base": ("own_decline_defends", "sorcerers_convert_empty_handed"),
    "underground": ("own_decline_defends",),
    "warcraft": ("own_decline_defends",),
}
# Those that can do something of their own, so that they meet each other often.
ODD_RACES = {
    "base": ("ghouls", "sorcerers", "amazons", "halflings", "trolls", "giants", "elves", "orcs"),
    "underground": (
        *("gnomes", "iron_dwarves", "cultists", "flames", "kraken", "liches"),
        *("lizardmen", "shadow_mimes", "spiderines", "will_o_wisps"),
    ),
    "warcraft": (
        *("worgen", "gnomes", "goblins", "kobolds", "humans", "naga"),
        *("night_elves", "tauren", "forsaken", "pandaren", "ethereals"),
    ),
}
ODD_POWERS = {
    "base": (
        *("dragon_master", "berserk", "flying", "bivouacking", "fortified"),
        *("heroic", "diplomat", "stout", "spirit", "seafaring", "underworld", "pillaging"),
    ),
    "underground": (
        *("magic", "vampire", "royal", "reborn", "shield", "tomb"),
        *("vanishing", "vengeful", "thieving", "immortal", "wise", "muddy", "martyr", "adventurous"),
    ),
    "warcraft": (
        *("champion", "defensive", "portal_mage", "garrison", "marsh_dweller", "beastmaster", "intimidating"),
        *("blacksmith", "seafaring", "battlemaster", "enraged", "explorer", "archaeologist"),
    ),
}
GAMES = 8
# One state in so many is looked at; the questions of traits, which are rare, always are.
EVERY = 5
_PARAMETERS = re.compile(r" \{.*?\}")


def conceivable(rules: Rules, judge: Judge) -> Iterator[int]:
    """Every action that can be written down, regions and places just outside what exists included.

    What nobody who is asked can do is tried on one target only.
    """
    yield from (EXPAND, DECLINE, SKIP, MARCH, END)
    yield from (PICK | place for place in range(rules.visible + 2))
    regions = range(rules.board.size + 2)
    for kind in (ABANDON, CONQUER, GAMBLE, GIVE_UP, PLACE, RETREAT):
        yield from (kind | region for region in regions)
    numbers = {
        "region": regions,
        "": range(1),
        "seat": range(5),
        "combo": range(rules.visible + 2),
        "find": range(len(rules.find_ids)),
        "word": range(2),
    }
    for trait in rules.traits:
        known = trait is judge.asking or any(judge.has(slot, trait) for slot in judge.slots())
        yield from (use(trait.index, number) for number in (numbers[trait.targets] if known else range(1)))


def moments(rules: Rules, seed: int, poor: bool) -> Iterator[State]:
    """States of a random game in which empires grow, relics are used and conquests go on; coins may be scarce."""
    rng = random.Random(seed)
    s = new_state(rules)
    while s.acting != NOBODY:
        outcomes = chance_outcomes(rules, s)
        weights = [float(weight) for _, weight in outcomes]
        if s.acting != CHANCE:
            if poor and s.step == CONQUEST and not s.aids:
                s.coins = tuple(min(coins, rng.randrange(5)) for coins in s.coins)
                outcomes = chance_outcomes(rules, s)
            yield s
            weights = [_liking(action) for action, _ in outcomes]
        apply(rules, s, rng.choices([action for action, _ in outcomes], weights)[0])


def _liking(action: int) -> float:
    if kind_of(action) == USE:
        return 3.0
    return {EXPAND: 4.0, END: 0.3}.get(action, 1.0)


def wrongs(rules: Rules, s: State) -> Iterator[tuple[str, str]]:
    """What is refused wrongly, or allowed though a reason speaks against it: what was tried, and what is wrong."""
    legal = legal_actions(rules, s)
    judge = (WarcraftJudge if rules.box == "warcraft" else Judge)(rules, s, legal)
    for action in conceivable(rules, judge):
        reason = why_not(rules, s, action, legal)
        assert (reason is None) == (action in judge.legal)
        wrong = judge.objection(action) if reason is None else judge.complaint(action, reason)
        if wrong is not None:
            yield _text(rules, s, action), wrong


def _text(rules: Rules, s: State, action: int) -> str:
    if kind_of(action) == PICK:
        return f"pick {target_of(action) + 1}"
    return action_text(rules, s, action)


def tables(box: str, players: int) -> dict[str, Table]:
    return {
        "printed": Table(box=box, players=players),
        "options": Table(box=box, players=players, options=OPTIONS[box]),
        # A table of four needs more races than are odd.
        "odd": Table(box=box, players=min(players, 3), races=ODD_RACES[box], powers=ODD_POWERS[box]),
        "poor": Table(box=box, players=min(players, 3), races=ODD_RACES[box], powers=ODD_POWERS[box]),
    }


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "kind"), [*product([2, 3, 4, 5], ["printed", "options"]), *product([2, 3], ["odd", "poor"])]
)
@pytest.mark.parametrize("box", list(OPTIONS))
def test_every_refusal_has_a_true_and_telling_reason(box: str, players: int, kind: str) -> None:
    rules = tables(box, players)[kind].rules()
    found: Counter[str] = Counter()
    examples: dict[str, str] = {}
    looked_at = 0
    for seed in range(GAMES):
        for number, s in enumerate(moments(rules, 1000 * players + seed, kind == "poor")):
            if number % EVERY and s.step != TRAIT:
                continue
            looked_at += 1
            for tried, wrong in wrongs(rules, s):
                sort = f"{tried.split()[0]}: {_PARAMETERS.sub('', wrong)}"
                found[sort] += 1
                examples.setdefault(sort, f"{tried}: {wrong} (game {1000 * players + seed}, moment {number})")
    assert looked_at > 20 * GAMES
    told = "\n".join(f"{count} times, e.g. {examples[sort]}" for sort, count in found.most_common())
    assert not found, f"reasons that are not true, or not the most telling:\n{told}"


@pytest.mark.parametrize("box", list(OPTIONS))
def test_every_verb_of_a_box_is_judged(box: str) -> None:
    judged = set(BY_VERB_OF_WARCRAFT if box == "warcraft" else BY_VERB)
    acting = {trait.verb for trait in Table(box=box, players=2).rules().traits if trait.acts}
    assert acting <= judged


LIES = {
    "too_expensive with the wrong cost": ("conquer 10", "too_expensive", {"region": 10, "cost": 4, "hand": 2}),
    "immune without a figure": ("conquer 10", "immune", {"region": 10, "piece": "hero"}),
    "not next to it, though it is": ("conquer 10", "not_adjacent", {"region": 10}),
    "a poor reason where a better one holds": ("dragon 10", "wrong_step", {"step": "conquer"}),
    "somebody else's ability": ("convert 10", "no_tokens_in_hand", {}),
    "a reason against what is legal": ("conquer 4", "too_expensive", {"region": 4, "cost": 3, "hand": 2}),
}


@pytest.mark.parametrize(("text", "id", "parameters"), LIES.values(), ids=LIES)
def test_the_judge_sees_through_lies(text: str, id: str, parameters: dict[str, int | str]) -> None:
    game = Game.at("map base-2\nA active elves/hill 9=3\nB active orcs/forest 10=3\ntribes gone 4\nturn A conquer")
    judge = Judge(game.rules, game.state, game.legal)
    action = parse_action(game.rules, game.state, text)
    assert judge.complaint(action, (id, parameters)) is not None
    truth = game.why_not(text)
    assert truth is None or judge.complaint(action, truth) is None
