"""What bots keep from one question to the next changes no answer, and is kept."""

from __future__ import annotations

import pytest
from tests.walks import BOXES, rules_for

from tesno.bots import make_bot, mind, play_match
from tesno.bots.greedy import GreedyBot
from tesno.bots.mind import mind_of
from tesno.core.view import View


class Forgetful:
    """A greedy bot that has thought nothing before each question."""

    needs_view = True

    def __init__(self, bot: GreedyBot) -> None:
        self.bot = bot

    def choose(self, view: View, legal: list[int], ledger: tuple[int, ...] | None = None) -> int:
        mind._minds.clear()
        fresh = mind_of(self.bot.rules)
        self.bot.mind, self.bot.outlook, self.bot.habits = fresh, fresh.outlook, fresh.habits
        return self.bot.choose(view, legal, ledger)


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("players", [2, 3])
def test_a_good_memory_changes_no_answer(box: str, players: int) -> None:
    rules = rules_for(players, box=box)
    keeping = [make_bot("greedy", rules, seat, 3) for seat in range(players)]
    forgetful = [Forgetful(GreedyBot(rules, seat, 3)) for seat in range(players)]
    kept = play_match(rules, keeping, 3, record=True)
    assert kept.actions == play_match(rules, forgetful, 3, record=True).actions
    assert kept.decisions > 50


def test_bots_of_one_table_share_a_mind_and_those_of_another_do_not() -> None:
    two, three = rules_for(2), rules_for(3)
    assert mind_of(two) is mind_of(two)
    assert mind_of(two) is not mind_of(three)
    assert GreedyBot(two, 0, 1).mind is GreedyBot(two, 1, 2).mind


def test_only_a_few_minds_are_kept() -> None:
    first = rules_for(2)
    kept = mind_of(first)
    for players in (3, 4, 5):
        for box in BOXES:
            for option in ((), ("open_coins",)):
                mind_of(rules_for(players, *option, box=box))
                assert mind_of(first) is kept
    assert len(mind._minds) <= 8
