"""Finds beyond scenarios: all come up and serve, nobody knows which is next, scenarios notice what is missing."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import tesno.play.table
from tesno.boxes.underground.stonehedge import Stonehedge
from tesno.core.actions import BADGE, CHANCE, CONQUER, DECLINE, FIND, NOBODY, USE, kind_of, target_of, trait_of
from tesno.core.bits import members_of, places_of, regions_of
from tesno.core.game import apply, chance_outcomes, legal_actions, new_state
from tesno.core.rules import Rules
from tesno.core.state import FREE, Event, State
from tesno.core.steps import DECIDE, DRAW_FIND, GRANT, NONE, OVER
from tesno.core.trait import Trait
from tesno.core.view import SPECTATOR, imagine, view_json, view_of
from tesno.load.boxes import load_box
from tesno.play import Table
from tesno.play.errors import TableError
from tesno.scenario import check_file
from tesno.traits.words import Content, Find, Use

BOX = load_box("underground")
FINDS = BOX.box.content.finds
HERE = Path(__file__).parent
PLAYERS = sorted(BOX.boards)


@cache
def rules_of(players: int) -> Rules:
    return Table(box="underground", players=players).rules()


def choice(rules: Rules, s: State, rng: random.Random) -> int:
    """Random, but conquests and finds come often, declines seldom."""
    outcomes = chance_outcomes(rules, s)
    weights = [float(weight) for _, weight in outcomes]
    if s.acting != CHANCE:
        for place, (action, _) in enumerate(outcomes):
            kind = kind_of(action)
            if kind == CONQUER:
                weights[place] = 6.0 if s.tribes >> target_of(action) & 1 else 2.0
            elif kind == USE:
                weights[place] = 2.0
            elif s.step == DECIDE and action == DECLINE:
                weights[place] = 0.3
    return rng.choices([action for action, _ in outcomes], weights)[0]


def used_by(rules: Rules, s: State, action: int) -> str | None:
    """The find whose own action this is."""
    if s.acting != CHANCE and kind_of(action) == USE and rules.traits[trait_of(action)].name in rules.find_ids:
        return rules.traits[trait_of(action)].name
    return None


def through_the_pipe(rules: Rules, s: State, action: int) -> bool:
    """Whether a march goes where only the Pipe leads."""
    if s.acting == CHANCE or kind_of(action) != CONQUER or s.aids or not s.held[s.slot]:
        return False
    plain = rules.plain_form(s.slot, s.badge[s.slot], False)
    near = 0
    for region in regions_of(s.held[s.slot]):
        near |= plain.near[region]
    for trait in plain.reaches:
        near |= trait.reach(rules, s, s.slot)
    return not near >> target_of(action) & 1


def used_in(events: list[Event]) -> list[str]:
    """Finds that coins and tokens came from."""
    found = []
    for name, about in events:
        if name == "income":
            found += [source for _, source, _ in about["sources"]]
        elif name in ("paid", "recruited", "stolen"):
            found.append(about["source"])
        elif name == "granted":
            found.append(about["find"])
    return found


def play(rules: Rules, seed: int, drawn: Counter[str], used: Counter[str]) -> None:
    rng = random.Random(seed)
    s = new_state(rules)
    while s.acting != NOBODY:
        action = choice(rules, s, rng)
        if s.acting == CHANCE and kind_of(action) == FIND:
            drawn[rules.find_ids[target_of(action)]] += 1
        name = used_by(rules, s, action)
        if name is not None:
            used[name] += 1
        elif through_the_pipe(rules, s, action):
            used["great_brass_pipe"] += 1
        s.events = []
        apply(rules, s, action)
        used.update(used_in(s.events))


@pytest.mark.rule("U3", "U22")
def test_every_find_is_drawn_and_used_in_random_games() -> None:
    drawn: Counter[str] = Counter()
    used: Counter[str] = Counter()
    ids = {find.id for find in FINDS}
    for seed in range(80):
        play(rules_of(PLAYERS[seed % len(PLAYERS)]), seed, drawn, used)
        if set(drawn) == ids and ids <= set(used):
            return
    assert {"drawn": ids - set(drawn), "used": ids - set(used)} == {"drawn": set(), "used": set()}


def chance_nodes(step: int, players: int, seeds: range) -> list[State]:
    """States of random games in which chance is asked this."""
    rules = rules_of(players)
    found = []
    for seed in seeds:
        rng = random.Random(f"nodes {seed}")
        s = new_state(rules)
        while s.acting != NOBODY:
            if s.step == step:
                found.append(s.copy())
            apply(rules, s, choice(rules, s, rng))
    return found


@pytest.mark.rule("U2", "U22")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_undrawn_find_is_equally_likely_and_no_view_tells_the_next(players: int) -> None:
    rules = rules_of(players)
    nodes = chance_nodes(DRAW_FIND, players, range(4))
    assert nodes
    for s in nodes:
        undrawn = [find for find, place in enumerate(s.find_at) if not place]
        assert chance_outcomes(rules, s) == [(FIND | find, 1) for find in undrawn]
        for seat in (*range(players), SPECTATOR):
            view = view_of(rules, s, seat)
            # All that a view has about undrawn finds is which are not on the map, which everybody sees there.
            assert list(members_of(view.public["finds_unseen"])) == undrawn
            assert view_json(rules, view)["finds_unseen"] == len(undrawn)
            told = {name for region in view_json(rules, view)["regions"] for name in region["finds"]}
            assert told == {rules.find_ids[find] for find, place in enumerate(s.find_at) if place}
            # A world imagined from it leaves every undrawn find possible.
            assert legal_actions(rules, imagine(rules, view)) == [FIND | find for find in undrawn]


@pytest.mark.rule("U22")
def test_before_a_draw_the_view_is_the_same_whatever_comes() -> None:
    rules = rules_of(3)
    for s in chance_nodes(DRAW_FIND, 3, range(2)):
        before = [view_of(rules, s, seat) for seat in range(3)]
        for action in legal_actions(rules, s):
            world = s.copy()
            apply(rules, world, action)
            assert world.find_at[target_of(action)] == s.focus
        assert [view_of(rules, s, seat) for seat in range(3)] == before


@pytest.mark.rule("U2")
@pytest.mark.parametrize("players", PLAYERS)
def test_there_are_finds_for_all_monsters(players: int) -> None:
    rules = rules_of(players)
    s = new_state(rules)
    assert s.tribes == rules.board.tribes
    assert 0 < rules.board.tribes.bit_count() <= len(rules.find_ids)
    assert rules.tribe_guard == 2
    assert all(s.guard[region] == 2 for region in regions_of(s.tribes))


@pytest.mark.rule("U1", "U5")
@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_the_box_holds_what_the_rules_say(players: int, rounds: int) -> None:
    rules = rules_of(players)
    assert rules.rounds == rounds
    assert (len(rules.race_ids), len(rules.power_ids)) == (15, 21)
    assert (len(rules.find_ids) - rules.relics.bit_count(), rules.relics.bit_count()) == (9, 6)
    s = new_state(rules)
    assert s.coins == (5,) * players
    rng = random.Random(players)
    while s.acting == CHANCE:
        apply(rules, s, rng.choice(legal_actions(rules, s)))
    assert len(s.column_races) == 6


@pytest.mark.rule("U1")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_is_ever_in_a_chasm(players: int) -> None:
    rules = rules_of(players)
    chasms = rules.board.features["chasm"]
    assert chasms == rules.board.closed
    rng = random.Random(players)
    s = new_state(rules)
    while s.acting != NOBODY:
        assert not any(held & chasms for held in s.held)
        assert not any(chasms >> place & 1 for place in s.find_at if place)
        apply(rules, s, choice(rules, s, rng))


@pytest.mark.rule("U-D6", "U-L8")
def test_stonehedge_draws_from_the_unseen_badges() -> None:
    rules = rules_of(4)
    nodes = chance_nodes(GRANT, 4, range(12))
    assert nodes
    for s in nodes:
        seen = {*s.column_powers, *(badge for badge in s.badge if badge >= 0), *members_of(s.badges_discarded)}
        unseen = [power for power in range(len(rules.power_ids)) if power not in seen]
        assert legal_actions(rules, s) == [BADGE | power for power in unseen]
        assert len({weight for _, weight in chance_outcomes(rules, s)}) == 1
        for action in legal_actions(rules, s):
            world = s.copy()
            apply(rules, world, action)
            assert not world.badges_unseen >> target_of(action) & 1
            assert not world.badges_discarded >> target_of(action) & 1


class Nothing(Trait):
    """A find that does nothing."""

    def over(self, rules: Rules, s: State, slot: int) -> None:
        """Heard, and without effect: a trait that nobody could hear would be refused."""


def scenarios_of(find: Find) -> Path:
    if find.id == "stonehedge":
        return HERE / "stonehedge" / "discovery.scn"
    return HERE / ("relics" if find.relic else "places") / f"{find.id}.scn"


@pytest.mark.parametrize("find", FINDS, ids=lambda find: find.id)
def test_the_scenarios_notice_when_a_find_does_nothing(find: Find, monkeypatch: pytest.MonkeyPatch) -> None:
    path = scenarios_of(find)
    assert check_file(path)[1] == []
    content = BOX.box.content
    finds = tuple(replace(other, use=Use("nothing", {})) if other.id == find.id else other for other in content.finds)
    changed = Content(content.races, content.powers, finds)
    files = replace(BOX, box=replace(BOX.box, content=changed), traits={**BOX.traits, "nothing": Nothing})
    monkeypatch.setattr(tesno.play.table, "load_box", lambda id: files)
    failed = check_file(path)[1]
    # A position that can't be set up any more proves nothing.
    noticed = [failure for failure in failed if "position" not in failure.step]
    assert noticed, f"{path.name} holds all the same"


def test_each_power_that_stonehedge_grants_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    path = HERE / "stonehedge" / "powers.scn"
    assert check_file(path)[1] == []
    monkeypatch.setattr(Stonehedge, "granted", lambda self, rules, s: -1)
    # A position may no longer exist (a Queen without a power that has her), which is no notice.
    noticed = [failure for failure in check_file(path)[1] if "position" not in failure.step]
    ids = {id for failure in noticed for id in re.findall(r"\bU-P\d+\b", failure.scenario)}
    assert ids == {f"U-P{number}" for number in range(1, 22)}


def kinds_of(rules: Rules, piece: str) -> list[int]:
    return [kind for kind, made in enumerate(rules.kinds) if made.id == piece]


def places(rules: Rules, s: State, piece: str) -> list[int]:
    return [region for kind in kinds_of(rules, piece) for region in places_of(s.pieces[kind])]


def powers_of(rules: Rules, s: State, slot: int) -> set[str]:
    """The badge of a race, and what Stonehedge grants it."""
    found = {rules.power_ids[s.badge[slot]]} if s.badge[slot] >= 0 else set()
    where = s.find_at[rules.find_ids.index("stonehedge")]
    granted = next(s.memory[trait.index] for trait in rules.traits if trait.remembers == "granted")
    if where and granted and s.holder[where] == slot:
        found.add(rules.power_ids[granted - 1])
    return found


def impossible(rules: Rules, s: State) -> str | None:
    """What can't be on the table, by the rules of figures, finds and rivers."""
    where = {id: s.find_at[find] for find, id in enumerate(rules.find_ids)}
    crypt, pentacle = where["crypt_of_the_tomb_raider"], where["wickedest_pentacle"]
    ghost, balrog = places(rules, s, "ghost"), places(rules, s, "balrog")
    if ghost and (not crypt or s.holder[crypt] < 0 or ghost == [crypt]):
        return "a Ghost without a holder of the Crypt, or on the Crypt"
    if balrog and (not pentacle or not rules.board.near[pentacle] >> balrog[0] & 1 or s.holder[balrog[0]] >= 0):
        return "a Balrog away from the Pentacle, or with a race"
    for piece, power in (("queen", "royal"), ("bag", "magic")):
        for region in places(rules, s, piece):
            if s.holder[region] < 0 or power not in powers_of(rules, s, s.holder[region]):
                return f"a {piece} with a race that has no {power}"
    for trait in rules.traits:
        if trait.remembers == "vengeance" and s.memory[trait.index]:
            active = [powers_of(rules, s, slot) for slot in s.active if slot >= 0]
            if not any("vengeful" in powers for powers in active):
                return "vengeance markers of nobody"
    for region in regions_of(s.found):
        if s.tribes >> region & 1:
            return "a find among monsters"
    for slot, held in enumerate(s.held):
        if s.owner[slot] != s.seat and held & rules.board.water and rules.race_ids[slot] != "kraken":
            return "a race in a river out of its turn"
    return None


@pytest.mark.rule("U12", "U-L2", "U-L8", "U-L9", "U-D3", "U-D22")
@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_impossible_is_ever_on_the_table(players: int) -> None:
    rules = rules_of(players)
    for seed in range(6):
        rng = random.Random(f"table {players} {seed}")
        s = new_state(rules)
        while s.acting != NOBODY:
            action = choice(rules, s, rng)
            apply(rules, s, action)
            assert impossible(rules, s) is None


@pytest.mark.rule("U-D6", "U18")
def test_badges_kept_in_decline_and_stonehedge_never_empty_the_pile() -> None:
    ids = [power.id for power in BOX.box.content.powers]
    kept = [power.id for power in BOX.box.content.powers if power.stays_in_decline]
    assert kept == ["muddy", "reborn", "royal", "shield", "tomb", "wise"]
    others = [id for id in ids if id not in kept]
    with pytest.raises(TableError, match="at least 18 are needed"):
        Table(box="underground", players=5, powers=tuple(kept + others[:11])).rules()
    rules = Table(box="underground", players=5, powers=tuple(kept + others[:12])).rules()
    for seed in range(12):
        rng = random.Random(seed)
        s = new_state(rules)
        while s.acting != NOBODY:
            assert s.step not in (NONE, OVER)
            outcomes = chance_outcomes(rules, s)
            apply(rules, s, rng.choices([action for action, _ in outcomes], [weight for _, weight in outcomes])[0])
        # Ten banners may be in play: then five are left (K4).
        assert len(s.column_races) == min(6, sum(status == FREE for status in s.status))
