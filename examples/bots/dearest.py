"""A bot as a Python class: it takes the dearest conquest it can pay for.

Let it play:  tesno arena --bots random,examples/bots/dearest.py:Dearest
"""

from tesno.bots import Player
from tesno.core.actions import CONQUER, DECLINE, END, EXPAND, MARCH, kind_of, target_of
from tesno.core.attack import cost_of
from tesno.core.bits import regions_of


class Dearest(Player):
    def choose(self, view, legal, ledger=None):
        table = self.table(view, ledger)
        conquests = [action for action in legal if kind_of(action) == CONQUER]
        if conquests:
            return max(conquests, key=lambda action: cost_of(self.rules, table, table.slot, target_of(action)))
        if DECLINE in legal:  # with hardly a token to spare a race has had its day
            spare = sum(table.tokens[region] - 1 for region in regions_of(table.held[table.slot]))
            return DECLINE if spare < 3 else EXPAND
        return next((action for action in (MARCH, END) if action in legal), legal[table.round % len(legal)])
