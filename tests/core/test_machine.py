"""Hypothesis plays: any sequence of legal actions keeps tokens, tiles and pieces together."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from tests.walks import BOARDS, rules_for

from tesno.core.game import apply, is_over, legal_actions, new_state
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.lab.invariants import check_state


class Table(RuleBasedStateMachine):
    """One game; Hypothesis chooses every action, chance included."""

    table_rules: Rules
    state: State

    def __init__(self) -> None:
        super().__init__()
        self.table_rules = rules_for(2)
        self.state = new_state(self.table_rules)

    @initialize(board=st.sampled_from(BOARDS), option=st.sampled_from([(), ("own_decline_defends",)]))
    def sit_down(self, board: tuple[str, int], option: tuple[str, ...]) -> None:
        box, players = board
        self.table_rules = rules_for(players, *option, box=box)
        self.state = new_state(self.table_rules)

    @rule(choices=st.lists(st.integers(0, 10_000), min_size=1, max_size=25))
    def act(self, choices: list[int]) -> None:
        for choice in choices:
            legal = legal_actions(self.table_rules, self.state)
            if is_over(self.state):
                self.state = new_state(self.table_rules)
                legal = legal_actions(self.table_rules, self.state)
            apply(self.table_rules, self.state, legal[choice % len(legal)])

    @invariant()
    def nothing_is_lost(self) -> None:
        check_state(self.table_rules, self.state)


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=40, stateful_step_count=30, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
