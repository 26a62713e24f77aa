"""Where bots look ahead at every question: each ability is tried out and used, and using them pays."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.walks import BOXES, rules_for

from tesno.bots import Bot, make_bot, play_match
from tesno.bots.foresight import eagerness, has_foresight
from tesno.bots.mind import mind_of
from tesno.core.actions import CHANCE, NOBODY, SKIP, USE, kind_of, target_of, trait_of, use
from tesno.core.bits import has, regions_of
from tesno.core.game import apply, draw_outcome, legal_actions, new_state
from tesno.core.ground import put_find
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import CONQUEST, PICK_COMBO, REVEAL_BADGE, REVEAL_BANNER
from tesno.core.view import View, view_of
from tesno.play import Table

BOX = "warcraft"
GAMES = 8  # at most so many are played until an ability is used
# What is asked only when pieces run short, when a pair is broken, a toll is due for a bomb, or a lake is to be chosen:
# a few times in a hundred games, and one of the answers must be given.
SELDOM = {"fort", "tower", "join", "fuse", "well"}


def test_boxes_with_many_abilities_are_played_so_and_the_others_as_ever() -> None:
    assert [box for box in BOXES if has_foresight(rules_for(2, box=box))] == [BOX]


def abilities() -> list[tuple[str, str]]:
    """Everything that players choose to do beside marching: the element and the word for it."""
    return [
        (trait.name, trait.verb) for trait in rules_for(2, box=BOX).traits if trait.acts and trait.verb not in SELDOM
    ]


def uses_of(rules: Rules, element: str, seed: int) -> tuple[Counter[str], Counter[str]]:
    """A game of greedy bots in which an element comes up as early as it can: what was offered, what was used."""
    offered: Counter[str] = Counter()
    used: Counter[str] = Counter()
    rng = random.Random(seed)
    bots = [make_bot("greedy", rules, seat, seed) for seat in range(rules.seats)]
    turned_up = {REVEAL_BANNER: rules.race_ids, REVEAL_BADGE: rules.power_ids}
    s = new_state(rules)
    lay_finds(rules, s, element, rng)
    while s.acting != NOBODY:
        legal = legal_actions(rules, s)
        if s.acting == CHANCE:
            ids = turned_up.get(s.step, [])
            wanted = [action for action in legal if ids and ids[target_of(action)] == element]
            action = wanted[0] if wanted else draw_outcome(rules, s, rng.random())
        elif len(legal) == 1:
            action = legal[0]
        else:
            picks = [action for action in legal if s.step == PICK_COMBO and element in combo(rules, s, action)]
            action = picks[0] if picks else bots[s.acting].choose(view_of(rules, s, s.acting), legal)
            offered.update({verb_of(rules, offer) for offer in legal if kind_of(offer) == USE})
            if kind_of(action) == USE:
                used[verb_of(rules, action)] += 1
        apply(rules, s, action)
    return offered, used


def lay_finds(rules: Rules, s: State, element: str, rng: random.Random) -> None:
    """Finds lie face up from the start, the element among them if it is one."""
    finds = [trait.find for trait in rules.find_traits if not trait.afloat]
    rng.shuffle(finds)
    finds.sort(key=lambda find: rules.find_ids[find] != element)
    for region, find in zip(regions_of(s.buried), finds, strict=False):
        s.finds_unseen &= ~(1 << find)
        put_find(rules, s, find, region)
    s.buried = 0


def combo(rules: Rules, s: State, pick: int) -> tuple[str, str]:
    place = target_of(pick)
    return rules.race_ids[s.column_races[place]], rules.power_ids[s.column_powers[place]]


def verb_of(rules: Rules, action: int) -> str:
    return rules.traits[trait_of(action)].verb


@pytest.mark.slow
@pytest.mark.parametrize(("element", "verb"), abilities())
def test_each_ability_is_offered_and_used(element: str, verb: str) -> None:
    rules = Table(box=BOX, players=2, rounds=5).rules()
    offers = uses = 0
    for seed in range(GAMES):
        offered, used = uses_of(rules, element, seed)
        offers += offered[verb]
        uses += used[verb]
        if uses:
            return
    raise AssertionError(f"{verb}: offered {offers} times, never used")


class Plain:
    """A greedy bot that never uses an ability it may leave."""

    needs_view = True

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: View, legal: list[int], ledger: tuple[int, ...] | None = None) -> int:
        marches = [action for action in legal if kind_of(action) != USE]
        return self.bot.choose(view, marches or legal, ledger)


def share_of_greedy(rules: Rules, games: range, *, against: str) -> float:
    """Its share of the victories, one greedy bot among others, at every seat in turn."""
    won = 0.0
    for index in games:
        mine = index % rules.seats
        bots: list[Bot] = []
        for seat in range(rules.seats):
            bot = make_bot("random" if against == "random" and seat != mine else "greedy", rules, seat, index)
            bots.append(Plain(bot) if against == "plain" and seat != mine else bot)
        winners = play_match(rules, bots, seed=index).winners
        won += (mine in winners) / len(winners)
    return won / len(games)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_beats_random(players: int) -> None:
    games = range(40 if players == 2 else 20)
    assert share_of_greedy(rules_for(players, box=BOX), games, against="random") >= 0.95


@pytest.mark.slow
def test_abilities_pay() -> None:
    assert share_of_greedy(rules_for(2, box=BOX), range(60), against="plain") > 0.5


def test_what_promises_the_same_is_put_where_one_would_conquer() -> None:
    """A region out of reach is worth nothing, one's own and no answer at all less; cheap ones are preferred."""
    rules = rules_for(2, box=BOX)
    habits = mind_of(rules).habits
    bombs = next(trait for trait in rules.traits if trait.verb == "bomb")
    s = new_state(rules)
    rng = random.Random(3)
    while s.step != CONQUEST or s.held[s.slot].bit_count() < 2:
        legal = legal_actions(rules, s)
        if s.acting == CHANCE:
            action = draw_outcome(rules, s, rng.random())
        else:
            action = legal[-1] if s.step == CONQUEST else legal[0]
        apply(rules, s, action)
    seat, slot = s.seat, s.slot
    own = s.held[slot]
    eager = {region: eagerness(habits, s, seat, use(bombs.index, region)) for region in range(1, rules.board.size + 1)}
    assert eagerness(habits, s, seat, SKIP) == -1
    assert {eager[region] for region in regions_of(own)} == {-1}
    near = rules.board.around(own) | s.forms[slot].free
    for region, value in eager.items():
        if not has(own, region):
            assert (value > 0) == has(near, region)
