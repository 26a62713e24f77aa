"""What lies in a region: held without a token, with at least two, exchanged whole; caches follow."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest
from tests.core.odd import rules_with
from tests.walks import random_action, walk

import tesno
from tesno.core.actions import NOBODY
from tesno.core.attack import gift_targets, take
from tesno.core.bits import count_at, places_of, regions_of
from tesno.core.form import Form
from tesno.core.game import apply, new_state
from tesno.core.ground import gather_pieces, put_piece, swap
from tesno.core.losing import abandon
from tesno.core.names import Packed, Region, Slot
from tesno.core.pieces import restock
from tesno.core.reach import look_again, open_expedition
from tesno.core.rules import Rules
from tesno.core.state import DECLINED, State
from tesno.core.trait import Trait
from tesno.lab.invariants import check_state
from tesno.play import Table
from tesno.traits.words import Piece

# Compiled traits can't be inherited from.
pytestmark = pytest.mark.plain


class Champion(Trait):
    """Once a turn a unit takes a neighbouring region alone; where it stands no token need stay."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "champion"
        self.piece = "champion"

    def picked(self, rules: Rules, s: State, slot: Slot) -> None:
        restock(rules, s, self.kind)

    def options(self, rules: Rules, s: State, slot: Slot, found: list[Packed]) -> None:
        if s.die < 0 and s.hand[slot] and s.held[slot] and not self.spent(s):
            found.extend(self.uses(regions_of(gift_targets(rules, s, slot))))

    def perform(self, rules: Rules, s: State, slot: Slot, target: Region) -> None:
        self.spend(s)
        for old in places_of(s.pieces[self.kind]):
            gather_pieces(rules, s, self.kind)
            if not s.tokens[old]:
                s.hand[slot] += abandon(rules, s, slot, old)
                look_again(rules, s, slot)
        take(rules, s, slot, target, 0, "champion")
        put_piece(rules, s, self.kind, target)


def test_a_unit_holds_a_region_without_a_token() -> None:
    rules = rules_with(Champion, power="merchant", piece=Piece("champion", 1, guard=1, unit=True))
    alone = 0
    for seed in range(40):
        for s, _, _ in walk(rules, seed):
            check_state(rules, s)
            alone += any(slot >= 0 and not s.tokens[region] for region, slot in enumerate(s.holder))
    assert alone > 20


class Pairs(Trait):
    """No fewer than two anywhere."""

    def shape(self, form: Form, declined: bool) -> None:
        form.least = 2
        form.keep = 2


def test_two_tokens_at_least() -> None:
    rules = rules_with(Pairs)
    slot = rules.race_ids.index("ratmen")
    stood = declined = 0
    for seed in range(40):
        for s, _, _ in walk(rules, seed):
            check_state(rules, s)
            for region in regions_of(s.held[slot]):
                assert s.tokens[region] >= 2, (region, s.tokens[region])
                stood += 1
                declined += s.status[slot] == DECLINED
    assert stood > 100
    assert declined > 20


def test_a_conquest_that_would_cost_one_costs_the_least() -> None:
    class Cheap(Pairs):
        def discount(self, rules: Rules, s: State, slot: Slot) -> tuple[int, int]:
            return rules.board.everywhere, -5

    rules = rules_with(Cheap)
    costs = [
        about["tokens"]
        for seed in range(20)
        for name, about in events_of(rules, seed)
        if name == "conquered" and about["race"] == "ratmen" and about["way"] == "march"
    ]
    assert costs
    assert set(costs) == {2}


def events_of(rules: Rules, seed: int) -> list[tuple[str, dict[str, object]]]:
    rng = random.Random(seed)
    s = new_state(rules)
    s.events = []
    while s.acting != NOBODY:
        apply(rules, s, random_action(rules, s, rng))
    return s.events


def test_two_regions_exchange_all_that_moves() -> None:
    """In games of every box two regions are swapped now and then; swapped twice all is as before."""
    swapped = pieces = finds = 0
    for box in ("base", "underground"):
        rules = Table(box=box, players=3).rules()
        rng = random.Random(3)
        for seed in range(6):
            for number, (s, _, _) in enumerate(walk(rules, seed)):
                if number % 7 or not any(s.held):
                    continue
                one, other = rng.sample(range(1, rules.board.size + 1), 2)
                before, trial = s.copy(), s.copy()
                swap(rules, trial, one, other)
                assert trial.holder[one] == s.holder[other]
                assert trial.tokens[other] == s.tokens[one]
                for kind in range(len(rules.kinds)):
                    assert count_at(trial.pieces[kind], one) == count_at(s.pieces[kind], other)
                    pieces += count_at(s.pieces[kind], other)
                for find, place in enumerate(s.find_at):
                    if place in (one, other):
                        moved = rules.relics >> find & 1
                        assert trial.find_at[find] == (one + other - place if moved else place)
                        finds += 1
                open_again(rules, trial)
                check_state(rules, trial)
                swap(rules, trial, other, one)
                open_again(rules, trial)
                assert trial.guard == before.guard
                assert (trial.holder, trial.tokens, trial.held) == (before.holder, before.tokens, before.held)
                assert (trial.pieces, trial.find_at, trial.tribes) == (before.pieces, before.find_at, before.tribes)
                assert trial.forms == before.forms
                swapped += s.holder[one] != s.holder[other]
    assert swapped > 100
    assert pieces
    assert finds


def open_again(rules: Rules, s: State) -> None:
    """Whoever swaps during an expedition looks around anew."""
    if s.slot >= 0 and s.status[s.slot]:
        attacked, nonempty, aids, die = s.attacked, s.nonempty, s.aids, s.die
        open_expedition(rules, s, s.slot)
        s.attacked, s.nonempty, s.aids, s.die = attacked, nonempty, aids, die


CONTENTS = {"tokens", "holder", "held", "guard", "pieces", "tribes", "find_at", "immune", "marked", "found"}
# A new state has nothing to keep up to date yet; a race's new form brings its own guard along.
OTHERS = {"core/game.py": CONTENTS, "core/forms.py": {"guard"}}


def test_nothing_else_changes_what_lies_in_a_region() -> None:
    source = Path(tesno.__file__).parent
    found: dict[str, set[str]] = {}
    for path in source.glob("**/*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            targets = node.targets if isinstance(node, ast.Assign) else []
            targets += [node.target] if isinstance(node, ast.AugAssign) else []
            for target in targets:
                part = target.value if isinstance(target, ast.Subscript) else target
                if isinstance(part, ast.Attribute) and part.attr in CONTENTS and _is_state(part.value):
                    found.setdefault(path.relative_to(source).as_posix(), set()).add(part.attr)
    assert found.pop("core/ground.py") == CONTENTS
    for name, parts in found.items():
        assert parts <= OTHERS.get(name, set()), name


def _is_state(node: ast.expr) -> bool:
    """A state goes by these names in signatures and fields."""
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name in ("s", "state", "trial")
