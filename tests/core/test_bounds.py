"""What does not fit a field is refused when the rules are built; what fits plays."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.core.odd import rules_with
from tests.walks import BOXES, walk

from tesno.core.actions import MOST, trait_of, use
from tesno.core.bits import members_of
from tesno.core.form import FORM_FIELDS
from tesno.core.game import new_state
from tesno.core.moments import RulesError
from tesno.core.rollout import rollout
from tesno.core.trait import Trait
from tesno.lab.invariants import check_state
from tesno.play.errors import TableError
from tesno.play.table import Table
from tesno.traits.words import Piece

# Compiled traits can't be inherited from.
pytestmark = pytest.mark.plain


def many_powers(folder: Path, count: int) -> Path:
    path = folder / "many.toml"
    tables = [
        f'[power.own_{number}]\ntokens = 3\nname = {{ en = "Own {number}" }}\nmodify = [{{ ask = "spared" }}]\n'
        for number in range(count)
    ]
    path.write_text("\n".join(tables), "utf-8")
    return path


def test_eighty_powers_play(tmp_path: Path) -> None:
    rules = Table.with_content([str(many_powers(tmp_path, 60))], players=3).rules()
    assert len(rules.power_ids) == 80
    seen: set[int] = set()
    for seed in range(12):
        for number, (s, _, _) in enumerate(walk(rules, seed)):
            seen.update(s.column_powers)
            if number % 20 == 0:
                check_state(rules, s)
    assert max(seen) > 63


def test_more_powers_than_a_field_holds_are_refused(tmp_path: Path) -> None:
    table = Table.with_content([str(many_powers(tmp_path, MOST - 19))], players=2)
    with pytest.raises((RulesError, TableError), match=f"{MOST + 1} powers are too many for one game, {MOST} fit"):
        table.rules()


class Crowd(Trait):
    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.piece = "crowd"
        self.supply = 16

    def picked(self, rules: object, s: object, slot: int) -> None:
        """Heard."""


def test_more_pieces_than_stack_are_refused() -> None:
    with pytest.raises(RulesError, match="16 pieces 'crowd' are too many: at most 15"):
        rules_with(Crowd, piece=Piece("crowd", 1, stacks=True))


def test_actions_of_every_trait_are_told_apart() -> None:
    actions = {use(trait, target) for trait in range(MOST + 1) for target in (0, 1, MOST)}
    assert len(actions) == 3 * (MOST + 1)
    assert {trait_of(action) for action in actions} == set(range(MOST + 1))


def test_members_of_sets_of_any_size() -> None:
    rng = random.Random(1)
    for size in (1, 12, 61, 62, 63, 64, 72, 200):
        members = tuple(sorted(rng.sample(range(size), max(1, size // 3))))
        assert members_of(sum(1 << member for member in members)) == members


@pytest.mark.parametrize("box", BOXES)
def test_what_forms_keep_does_not_grow_with_the_games_played(box: str) -> None:
    rules = Table(box=box, players=4).rules()
    rng = random.Random(1)

    def contents() -> dict[int, int]:
        forms = [*filter(None, rules.plain_forms), *rules.granted_forms.values(), *rules.holders_forms.values()]
        return {id(form): sum(_entries(getattr(form, field)) for field in FORM_FIELDS) for form in forms}

    rollout(rules, new_state(rules), rng.random)
    before = contents()
    for _ in range(10):
        rollout(rules, new_state(rules), rng.random)
    after = contents()
    assert before
    assert {id: after[id] for id in before} == before


def _entries(value: object) -> int:
    return len(value) if isinstance(value, (dict, list, set, tuple)) else 0
