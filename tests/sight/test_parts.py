"""The parts of a position, in positions set up for them."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.sight.playing import positions
from tests.walks import BOARDS, BOXES, rules_for

from tesno.core.game import apply
from tesno.core.steps import STEP_NAMES, STEP_PHASES
from tesno.core.view import view_of
from tesno.locale import Words
from tesno.locale.phrases import Said
from tesno.play.lines import expand
from tesno.scenario import read_position
from tesno.sight import position_of, regions_of_event, terrains_of
from tesno.sight.model import FindHere, Option, PieceHere, Position, Rank, Share
from tesno.sight.phase import PHASES as PHASE_OF
from tesno.sight.players import ranking_of
from tesno.sight.spreads import spread_evenly


def at(
    *lines: str, moves: tuple[str, ...] = (), seat: int | None = None, stood: Mapping[int, int] | None = None
) -> Position:
    """What is shown of a scenario's position, after some moves of whoever acts."""
    here = read_position(list(lines))
    for text in moves:
        for action in expand(here.rules, here.state, here.state.acting, text):
            apply(here.rules, here.state, action)
    view = view_of(here.rules, here.state, here.state.acting if seat is None else seat)
    return position_of(here.rules, view, names=["Anna", "Basia", "Cyryl"], asked=True, stood=stood)


def option(position: Position, *lines: str) -> Option:
    return next(option for option in position.options if option.lines == list(lines))


def said(option: Option, box: str = "base") -> str:
    return Words("en", box=box).say(option.label)


# Phases.

PHASES = {
    "pick": {"pick"},
    "swap": {"pick"},
    "volcano": {"pick"},
    "decide": {"ready"},
    "ready": {"ready"},
    "ancient": {"ready"},
    "rebirth": {"ready"},
    "balrog": {"ready", "conquer"},
    "conquer": {"conquer"},
    "leave": {"redeploy"},
    "give_up": {"redeploy"},
    "redeploy": {"redeploy"},
    "camp": {"redeploy"},
    "hero": {"redeploy"},
    "fortress": {"redeploy"},
    "queen": {"redeploy"},
    "armour": {"redeploy"},
    "ghost": {"redeploy"},
    "ring": {"redeploy"},
    "scepter": {"redeploy"},
    "bag": {"redeploy"},
    "retreat": {"redeploy"},
    "altar": {"coins"},
    "peace": {"coins"},
    "stout": {"coins"},
    "fuse": {"pick"},
    "worgen": {"ready"},
    "battleground": {"ready"},
    "champion": {"ready", "redeploy"},
    "raid": {"conquer"},
    "stow": {"conquer"},
    "intimidate": {"conquer"},
    "portal": {"conquer"},
    "well": {"conquer"},
    "join": {"conquer", "redeploy"},
    "recruit": {"redeploy"},
    "beast": {"redeploy"},
    "fort": {"redeploy"},
    "tower": {"redeploy"},
    "heart": {"coins"},
    "aegis": {"coins"},
    "bomb": {"coins"},
    "objective": {"coins"},
}


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_phases(box: str, players: int) -> None:
    seen: dict[str, set[str]] = {}
    for seed in range(3):
        for _, position in positions(box, players, seed):
            seen.setdefault(position.step, set()).add(position.phase)
    # Troops are rarely asked for on their own: expanding goes all the way.
    assert len(seen) > 6
    assert {step: phases - PHASES[step] for step, phases in seen.items() if phases - PHASES[step]} == {}


@pytest.mark.parametrize("box", BOXES)
def test_every_question_has_its_phase(box: str) -> None:
    assert {trait.phase for trait in rules_for(2, box=box).traits} <= set(PHASE_OF)
    assert len(STEP_PHASES) == len(STEP_NAMES)
    assert set(STEP_PHASES) <= set(PHASE_OF)


def test_the_balrog_after_a_roll_belongs_to_the_conquests() -> None:
    lines = ("map underground-2", "A active drow/mining 9=2", "find wickedest_pentacle 9", "tribes none")
    start = at(*lines, "turn A")
    assert (start.step, start.phase) == ("balrog", "ready")
    rolled = at(*lines, "turn A conquer", moves=("gamble 10", "die 0"))
    assert (rolled.step, rolled.phase) == ("balrog", "conquer")


# The board and the players.


def test_grounds() -> None:
    position = at(
        "map underground-2", "A active flames/stone 8=3 9=2", "volcano 12", "find stonehedge 9", "granted muddy"
    )
    assert [ground.region for ground in position.grounds] == list(range(1, len(position.grounds) + 1))
    nine, twelve, six = (position.grounds[region - 1] for region in (9, 12, 6))
    assert (nine.race, nine.seat, nine.declined, nine.tokens) == ("flames", 0, False, 2)
    assert nine.finds == [FindHere("stonehedge", "muddy")]
    assert (twelve.marks, nine.marks) == (["volcano"], [])
    assert six.tribe
    assert (six.race, six.seat, six.tokens) == (None, None, 0)


def test_pieces() -> None:
    position = at("map base-2", "A active trolls/bivouacking 9=2 10", "B declined elves/fortified 3", "camp 9=2")
    lair = PieceHere("lair", 1)
    assert position.grounds[8].pieces == [PieceHere("camp", 2), lair]
    assert position.grounds[9].pieces == [lair]
    assert position.grounds[2].declined


def test_a_player() -> None:
    lines = ("map base-3", "A coins 7", "A active orcs/merchant 9=2 10 hand 3", "A declined dwarves 11", "peace C A")
    position = at(*lines, "C active elves/diplomat 3", "turn A conquer")
    anna, basia, cyryl = position.players
    assert [player.coins for player in position.players] == [7, None, None]
    orcs, dwarves = anna.holdings
    assert (orcs.race, orcs.power, orcs.declined, orcs.hand, orcs.regions, orcs.tokens) == (
        "orcs",
        "merchant",
        False,
        4,
        2,
        2,
    )
    assert [(income.source, income.coins) for income in orcs.income] == [("regions", 2), ("merchant", 2)]
    assert (dwarves.race, dwarves.power, dwarves.declined) == ("dwarves", None, True)
    assert basia.holdings == []
    assert (cyryl.peace, anna.peace) == ([0], [])


def test_what_is_counted_per_turn_counts_for_whose_turn_it_is() -> None:
    lines = ("map base-2", "A active orcs/hill 9=2 hand 3", "B active ratmen/pillaging 15=2")
    position = at(*lines, "turn A conquer", moves=("conquer 4",))
    sources = [[income.source for income in player.holdings[0].income] for player in position.players]
    assert "orcs" in sources[0]
    assert sources[1] == ["regions"]


def test_what_races_in_decline_conquer_is_no_spoil_of_the_active_one() -> None:
    lines = ("map base-2", "A declined ghouls 9=7", "A active orcs/pillaging 12=2", "turn A")
    cost = option(at(*lines), "march", "conquer 4").cost
    assert cost is not None
    assert cost.coins == 1
    after = at(*lines, moves=("march", "conquer 4"))
    assert [income.source for income in after.players[0].holdings[0].income] == ["regions"]
    again = option(after, "conquer 3").cost
    assert again is not None
    assert again.coins == 1


def test_a_combo_beyond_ones_means_says_so() -> None:
    position = at("map base-2", "A coins 1", "turn A")
    reasons = [combo.why_not.id if isinstance(combo.why_not, Said) else None for combo in position.column]
    assert reasons == [None, None, *["reason-not_enough_coins"] * 4]
    assert {combo.why_not for combo in at("map base-2", "A active elves/hill 2=3", "turn A").column} == {None}


def test_the_column() -> None:
    position = at("map base-2", "column ratmen/hill elves/swamp=2", "turn A")
    first, second = position.column[:2]
    assert (first.place, first.race, first.power, first.price, first.coins, first.tokens) == (
        0,
        "ratmen",
        "hill",
        0,
        0,
        12,
    )
    assert (second.place, second.price, second.coins) == (1, 1, 2)
    picks = [option for option in position.options if option.kind == "pick"]
    assert [option.place for option in picks] == [0, 1, 2, 3, 4, 5]
    assert (picks[0].lines, said(picks[0])) == (["pick ratmen"], "Hill Ratmen")
    poor = at("map base-2", "A coins 1", "turn A")
    assert [option.place for option in poor.options] == [0, 1]


def test_equal_ranks_share_a_place() -> None:
    here = read_position(
        ["map base-3", "A active orcs/hill 9=2", "B active elves/swamp 3=2", "C active ratmen/stout 5"]
    )
    here.state.coins = (30, 30, 30)
    assert ranking_of(here.rules, here.state) == [Rank(1, 0, 30, 2), Rank(1, 1, 30, 2), Rank(3, 2, 30, 1)]
    here.state.coins = (30, 31, 31)
    assert [(rank.rank, rank.seat) for rank in ranking_of(here.rules, here.state)] == [(1, 1), (2, 2), (3, 0)]


# Options.


def test_one_click_conquers() -> None:
    position = at("map base-2", "A active giants/alchemist 9=3 hand 4", "B active elves/forest 10=2", "turn A decide")
    conquest = option(position, "expand", "march", "conquer 10")
    assert (conquest.kind, conquest.region, said(conquest)) == ("conquer", 10, "Conquer")
    cost = conquest.cost
    assert cost is not None
    assert [(summand.id, summand.amount) for summand in cost.summands] == [
        ("region", 2),
        ("tokens", 2),
        ("giants", -1),
    ]
    assert (cost.total, cost.hand, cost.left, cost.coins) == (3, 6, 3, 1)
    assert [(loss.seat, loss.race, loss.lost, loss.withdrawn) for loss in cost.losses] == [(1, "elves", 0, 2)]
    assert option(position, "expand", "abandon 9").kind == "abandon"
    assert option(position, "expand", "march").kind == "go"
    assert option(position, "decline").kind == "decline"
    assert not any("end" in each.lines for each in position.options)


def test_a_race_that_has_nothing_to_leave_needs_no_march() -> None:
    position = at("map base-2", "A active giants/alchemist hand 5", "turn A decide")
    assert option(position, "expand", "conquer 2").kind == "conquer"
    assert {each.kind for each in position.options} == {"conquer", "go", "decline"}


def test_a_race_in_decline_may_rest() -> None:
    position = at("map base-2", "A declined ghouls 9=3", "A active giants/hill 12=2", "turn A")
    assert option(position, "march", "conquer 10").cost is not None
    assert (option(position, "march").kind, option(position, "skip").kind) == ("go", "skip")


def test_a_gamble() -> None:
    position = at("map base-2", "A active giants/hill 9=3", "B active elves/forest 10=3", "turn A conquer")
    cost = option(position, "gamble 10").cost
    assert cost is not None
    assert (cost.total, cost.hand, cost.left, cost.hits, cost.faces) == (4, 2, 0, 2, 6)


def test_an_ability_on_a_region() -> None:
    lines = ("map base-2", "A active giants/dragon_master 9=3", "B active trolls/forest 10=6", "turn A conquer")
    dragon = option(at(*lines), "dragon 10")
    assert (dragon.kind, dragon.source, said(dragon)) == ("ability", "dragon_master", "Dragon Master")
    assert dragon.cost is not None
    assert (dragon.cost.total, dragon.cost.left, dragon.cost.losses[0].withdrawn) == (1, 1, 5)


def test_an_ability_with_a_die_of_its_own() -> None:
    position = at("map underground-2", "A active will_o_wisps/stone 8=2 9", "tribes none", "turn A conquer")
    wisp = option(position, "wisp 4")
    assert wisp.cost is not None
    assert (wisp.kind, wisp.cost.total, wisp.cost.hits, wisp.cost.faces, wisp.cost.coins) == ("ability", 2, 3, 6, 1)


@pytest.mark.parametrize(
    ("lines", "moves", "line", "kind", "about", "label"),
    [
        (
            ("map base-2", "A active giants/diplomat 9=3"),
            ("end",),
            "peace B",
            "answer",
            {"source": "diplomat", "seat": 1},
            "Peace with: Basia",
        ),
        (
            ("map base-2", "A active giants/stout 9=3"),
            ("end",),
            "skip",
            "skip",
            {"source": "stout"},
            "Stay active",
        ),
        (("map base-2", "A active orcs/berserk 9=3"), (), "roll", "ability", {"source": "berserk"}, None),
        (
            ("map base-2", "A active giants/fortified 9=3 10"),
            ("end", "redeploy 9=3"),
            "fortress 9",
            "answer",
            {"source": "fortified", "region": 9},
            "A fortress in 9 (Mountains)",
        ),
        (
            ("map underground-2", "A active ogres/magic 9=2 hand 3", "find sword_of_the_killer_rabbit 9"),
            (),
            "bag 15",
            "ability",
            {"source": "magic", "find": "sword_of_the_killer_rabbit"},
            "Magic: Sword of the Killer Rabbit",
        ),
        (
            ("map underground-2", "A active ogres/magic 9=2 hand 3", "find sword_of_the_killer_rabbit 9"),
            (),
            "sword_of_the_killer_rabbit",
            "ability",
            {"source": "sword_of_the_killer_rabbit"},
            "Sword of the Killer Rabbit",
        ),
    ],
)
def test_what_options_are_about(
    lines: tuple[str, ...],
    moves: tuple[str, ...],
    line: str,
    kind: str,
    about: dict[str, object],
    label: str | None,
) -> None:
    found = option(at(*lines, "turn A conquer", moves=moves), line)
    names = ("source", "region", "seat", "place", "power", "find")
    assert {name: value for name in names if (value := getattr(found, name)) is not None} == about
    assert found.kind == kind
    assert label is None or said(found) == label


def test_a_power_is_swapped_for_one_in_the_column() -> None:
    position = at("map underground-2", "column shadow_mimes/royal ogres/muddy", "turn A", moves=("pick 1",))
    swap = option(position, "swap 2")
    assert (swap.kind, swap.place, said(swap)) == ("answer", 1, "Shadow Mimes: Muddy")


def test_another_way_to_decline() -> None:
    lines = ("map underground-2", "A active ogres/stone 9=2", "find stonehedge 9", "granted vanishing")
    vanish = option(at(*lines, "turn A decide"), "vanish")
    assert (vanish.kind, vanish.source) == ("decline", "vanishing")


# Refusals.


def reasons(position: Position) -> dict[int, str]:
    return {each.region: each.reason.id for each in position.refusals if isinstance(each.reason, Said)}


def test_why_not() -> None:
    lines = ("map base-2", "A active giants/hill 9=3", "B active elves/forest 10=9", "turn A conquer")
    position = at(*lines)
    found = reasons(position)
    assert found[1] == "reason-base-water"
    assert found[9] == "reason-own_region"
    assert found[12] == "reason-not_adjacent"
    assert found[10] == "reason-too_expensive"
    assert 3 not in found
    ten = next(refusal for refusal in position.refusals if refusal.region == 10)
    assert ten.cost is not None
    assert (ten.cost.total, ten.cost.hand, ten.cost.left) == (10, 2, 0)
    barred = next(refusal for refusal in position.refusals if refusal.region == 12)
    assert barred.cost is None


def test_regions_are_abandoned_in_any_order() -> None:
    lines = ("map base-2", "A active giants/hill 9=3 10", "turn A ready")
    before, after = at(*lines), at(*lines, moves=("abandon 10",))
    assert option(before, "abandon 9").region == 9
    assert 9 not in reasons(before)
    assert option(after, "abandon 9").region == 9
    assert 9 not in reasons(after)
    assert option(after, "march", "conquer 10").cost is not None


def test_every_region_that_may_be_given_up_is_offered() -> None:
    """The tree keeps room for what is to come: it would not offer the last one first."""
    lines = ("map base-2", "A active amazons/hill 5 6 7 hand 2", "turn A conquer")
    start, later = at(*lines, moves=("end",)), at(*lines, moves=("end", "give_up 7"))
    assert [each.lines for each in start.options] == [["give_up 5"], ["give_up 6"], ["give_up 7"]]
    assert [each.lines for each in later.options] == [["give_up 5"], ["give_up 6"]]
    assert reasons(later)[7] == "reason-not_held"


def test_a_question_about_a_region_says_why_not_elsewhere() -> None:
    lines = ("map base-2", "A active giants/fortified 9=3 10", "fortress 9", "turn A conquer")
    found = reasons(at(*lines, moves=("end", "redeploy 9=3")))
    assert found[9] == "reason-has_piece"
    assert found[3] == "reason-not_held"
    assert 10 not in found


def test_a_question_about_something_else_refuses_no_region() -> None:
    assert at("map base-2", "turn A").refusals == []
    assert at("map base-2", "A active giants/diplomat 9=3", "turn A conquer", moves=("end",)).refusals == []


def test_the_question_says_when_nothing_more_can_be_conquered() -> None:
    lines = ("map base-2", "A active giants/alchemist 9=3 10", "turn A conquer")
    assert at(*lines).question == Said("step-conquer", {})
    assert at("map base-2", "A active giants/alchemist 9 10", "turn A conquer").question == Said("step-conquered", {})


# Spreads.

SPREAD = ("map base-2", "A active giants/alchemist 9=3 10=2 13 hand 4", "B active elves/forest 14=2", "turn A conquer")


def suggested(position: Position) -> dict[str, list[int]]:
    """The ready-made ways there is something to."""
    assert position.spread is not None
    possible = [each for each in position.spread.suggestions if each.why_not is None]
    return {each.label.id: each.counts for each in possible if isinstance(each.label, Said)}


def test_redeploying() -> None:
    position = at(*SPREAD, moves=("end",))
    spread = position.spread
    assert spread is not None
    assert (spread.verb, spread.race, spread.piece, spread.pool, spread.partial) == (
        "redeploy",
        "giants",
        None,
        7,
        False,
    )
    assert spread.shares == [Share(9, 1, 1, 8), Share(10, 1, 1, 8), Share(13, 1, 1, 8)]
    assert position.options == []
    # 14 is next to 9 and 13.
    assert suggested(position) == {"sight-spread-evenly": [4, 3, 3], "sight-spread-borders": [4, 2, 4]}


@pytest.mark.parametrize(
    ("stood", "counts"),
    [
        ({9: 3, 10: 2, 13: 1}, [4, 2, 4]),
        ({9: 8}, [8, 1, 1]),
        ({9: 9, 10: 3}, [8, 1, 1]),
        ({10: 4, 20: 6}, [3, 4, 3]),
    ],
)
def test_as_they_stood(stood: dict[int, int], counts: list[int]) -> None:
    position = at(*SPREAD, moves=("end",), stood=stood)
    assert next(iter(suggested(position).items())) == ("sight-spread-stood", counts)


def test_without_opponents_all_borders_are_alike() -> None:
    position = at("map base-2", "A active giants/hill 9=3 10=2", "turn A conquer", moves=("end",), stood={10: 3})
    assert suggested(position) == {
        "sight-spread-stood": [2, 3],
        "sight-spread-evenly": [3, 2],
        "sight-spread-borders": [3, 2],
    }


def test_races_in_decline_threaten_nobody_unless_they_roam() -> None:
    lines = ("map base-2", "A active giants/hill 9=3 10 13", "turn A conquer")
    calm, threatened = (at(*lines, f"B declined {race} 14", moves=("end",)) for race in ("elves", "ghouls"))
    assert suggested(calm)["sight-spread-borders"] == suggested(calm)["sight-spread-evenly"]
    assert suggested(threatened)["sight-spread-borders"] == [2, 1, 2]


def test_retreating() -> None:
    lines = ("map base-2", "A active giants/hill 9=3 hand 6", "B active orcs/swamp 10=3 5 11", "turn A conquer")
    position = at(*lines, moves=("conquer 10", "end", "redeploy 9=8"), stood={5: 1, 11: 2})
    assert (position.acting, position.turn, position.eyes, position.phase) == (1, 0, 1, "redeploy")
    spread = position.spread
    assert spread is not None
    assert (spread.verb, spread.race, spread.pool) == ("retreat", "orcs", 2)
    # How the attacker's troops stood is nothing to the defender.
    assert "sight-spread-stood" not in suggested(position)


def test_pieces_that_stack() -> None:
    lines = ("map base-2", "A active giants/bivouacking 9=3 10", "B active elves/forest 3=2", "turn A conquer")
    position = at(*lines, moves=("end", "redeploy 9=3"))
    spread = position.spread
    assert spread is not None
    assert (spread.verb, spread.piece, spread.pool) == ("camps", "camp", 5)
    assert spread.shares == [Share(9, 0, 0, 5), Share(10, 0, 0, 5)]
    assert suggested(position) == {"sight-spread-evenly": [3, 2], "sight-spread-borders": [3, 2]}


def test_pieces_that_are_lent_may_be_left_alone() -> None:
    own = ("map underground-2", "A active lizardmen/shield 6=3 7", "turn A conquer")
    stones = ("find stonehedge 6", "granted shield")
    lent = ("map underground-2", "A active lizardmen/wise 6=3 7", *stones, "turn A conquer")
    for lines, options in ((own, []), (lent, [["skip"]])):
        position = at(*lines, moves=("end", "redeploy 6=3"))
        assert position.spread is not None
        assert (position.spread.verb, position.spread.pool) == ("armours", 2)
        assert [option.lines for option in position.options] == options


def test_figures_of_which_one_stands_in_a_region() -> None:
    lines = ("map base-2", "A active giants/heroic 9=3 10 15 16", "B active elves/forest 3=2 22", "turn A conquer")
    position = at(*lines, moves=("end", "redeploy 9=3"))
    spread = position.spread
    assert spread is not None
    assert (spread.verb, spread.pool) == ("heroes", 2)
    assert {share.most for share in spread.shares} == {1}
    assert len(spread.shares) == 4
    assert suggested(position) == {"sight-spread-weakest": [0, 1, 1, 0], "sight-spread-borders": [1, 0, 1, 0]}


@pytest.mark.parametrize(
    ("now", "pool", "spread"),
    [
        ({4: 1}, 3, {4: 4}),
        ({4: 1, 9: 1, 11: 1}, 4, {4: 3, 9: 2, 11: 2}),
        ({4: 5, 9: 1}, 3, {4: 5, 9: 4}),
        ({4: 0, 9: 0}, 0, {4: 0, 9: 0}),
    ],
)
def test_an_even_spread(now: dict[int, int], pool: int, spread: dict[int, int]) -> None:
    assert spread_evenly([Share(region, count, count, 99) for region, count in now.items()], pool) == spread


# Regions.


def test_regions_an_event_speaks_of() -> None:
    assert regions_of_event(("tribe_lost", {"region": 9})) == [9]
    assert regions_of_event(("find_placed", {"find": "shiny_orb", "region": 0})) == []
    assert regions_of_event(("turn", {"seat": 0, "round": 1})) == []


@pytest.mark.parametrize("box", BOXES)
def test_every_region_has_its_terrain(box: str) -> None:
    rules = read_position([f"map {box}-2"]).rules
    found = terrains_of(rules)
    assert set(found) == set(range(1, rules.board.size + 1))
    assert all(rules.board.features[terrain] >> region & 1 for region, terrain in found.items())
