"""Hints: what the expert would play, from what a seat can know, in lines that can be sent, with facts that are true."""

from __future__ import annotations

from itertools import islice

import pytest
from tests.advice.positions import questions, twin

from tesno.advice.answers import TOLD, dice_of, expert_thought, judged
from tesno.advice.facts import FACTS, MOST, Fact, facts_of, owned
from tesno.advice.hints import Hint, counted, hints_for, hints_of, regions_named
from tesno.bots.levels import EXPERT, LevelBot, planner_of
from tesno.bots.planner import Budget, Found, mean
from tesno.core.actions import CHANCE, NOBODY
from tesno.core.bits import has, members_of, replaced
from tesno.core.coins import income_of
from tesno.core.game import apply
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import CONQUEST, DECIDE, PICK_COMBO, REDEPLOY, RETREATING
from tesno.core.view import imagine
from tesno.play import Game, Table
from tesno.sight.regions import terrains_of

TABLES = [
    Table(box="base", players=2, rounds=5),
    Table(box="underground", players=2, rounds=4),
    Table(box="warcraft", players=2, rounds=4),
    Table(box="warcraft", players=1, variant="solo_fair", rounds=4),
]


def ids(table: Table) -> str:
    return f"{table.box}{table.variant}"


def imagined(game: Game) -> State:
    return imagine(game.rules, game.view(game.acting), counted(game))


@pytest.mark.parametrize("table", TABLES, ids=ids)
def test_hints_can_be_played_and_what_they_say_is_true(table: Table) -> None:
    seen: set[str] = set()
    for game in questions(table, seed=3, share=0.35):
        s = imagined(game)
        hints = hints_for(game)
        assert 1 <= len(hints) <= 3
        assert hints[0].behind == 0
        assert [hint.behind for hint in hints] == sorted(hint.behind for hint in hints)
        assert len({tuple(hint.lines) for hint in hints}) == len(hints)
        for hint in hints:
            play(game, hint)
            check_ends(s, hint)
            assert len(hint.facts) <= MOST
            for fact in hint.facts:
                seen.add(fact.id)
                if fact.id == "holds_back":
                    check_held_back(s, hint, hints, fact)
                else:
                    check(game, s, hint, fact)
    assert {"regions", "coins", "takes"} <= seen


def play(game: Game, hint: Hint) -> None:
    """The lines of a hint are legal one after the other, and chance has no part in it before the last."""
    trial = twin(game)
    for number, line in enumerate(hint.lines):
        assert all(move.acting != CHANCE for move in trial.log), (hint.lines, number)
        trial.apply(line, game.acting)
    assert trial.log
    # What is placed lies where the line says.
    for region, count in hint.answer.counts:
        if game.state.step in (REDEPLOY, RETREATING):
            assert f"{region}={count}" in hint.lines[0].split()


def check_ends(s: State, hint: Hint) -> None:
    """What others do afterwards is none of the turn's doing, also when the answer ends it at once."""
    seats = len(s.coins)
    played = s.round * seats + (s.seat - s.first) % seats
    for _, end in hint.answer.ends:
        after = end.round * seats + (end.seat - end.first) % seats
        assert after - played == (0 if end.acting == NOBODY else 1)


def check(game: Game, s: State, hint: Hint, fact: Fact) -> None:
    """A fact against the position and the ends of the turn."""
    rules, seat, about = game.rules, s.acting, fact.about
    ends = [end for _, end in hint.answer.ends]
    before = owned(s, seat)
    gained = [owned(end, seat) & ~before for end in ends]
    certain = gained[0]
    for other in gained:
        certain &= other
    match fact.id:
        case "regions":
            assert about["count"] == certain.bit_count() > 0
        case "regions_expected":
            weighed = sum(weight * (owned(end, seat) & ~before).bit_count() for weight, end in hint.answer.ends)
            assert about["count"] == round(weighed) > certain.bit_count()
        case "from_race":
            slot = rules.race_ids.index(about["race"])
            assert about["count"] == (certain & s.held[slot]).bit_count() > 0
            assert s.owner[slot] != seat
        case "from_tribes":
            assert about["count"] == (certain & s.tribes).bit_count() > 0
        case "takes":
            assert has(certain, about["region"])
            for end in ends:
                without = end.copy()
                slot = end.holder[about["region"]]
                without.held[slot] &= ~(1 << about["region"])
                more = total(rules, end, slot) - total(rules, without, slot)
                # Incomes that hang together may bring more, never less.
                assert more >= about["coins"] >= 2
        case "coins":
            assert {end.coins[seat] - s.coins[seat] for end in ends} == {about["coins"]}
        case "expected":
            weighed = sum(weight * (end.coins[seat] - s.coins[seat]) for weight, end in hint.answer.ends)
            assert about["coins"] == round(weighed) > 0
            assert len({end.coins[seat] for end in ends}) > 1
        case "aims":
            assert hint.regions == [about["region"]]
            assert all(not line.endswith(f" {about['region']}") for line in hint.lines)
        case "leaves":
            assert all((before & ~owned(end, seat)).bit_count() >= about["count"] for end in ends)
        case "chance":
            region = hint.regions[-1]
            likely = sum(weight for weight, end in hint.answer.ends if has(owned(end, seat), region))
            assert about["percent"] == round(100 * likely)
        case "declines":
            slot = rules.race_ids.index(about["race"])
            assert s.active[seat] == slot
            assert all(end.active[seat] != slot for end in ends)
        case "tokens" | "found" | "price":
            trial = s.copy()
            trial.events = []
            for action in hint.answer.actions:
                apply(rules, trial, action)
            picked = next(event[1] for event in trial.events if event[0] == "picked")
            kept = {"tokens": "tokens", "found": "gained", "price": "price"}[fact.id]
            assert picked[kept] == next(iter(about.values()))
        case "spared":
            assert hint.lines[-1] == "end"
            assert about["count"] > 0
        case "offer":
            place = [rules.race_ids[race] for race in s.column_races].index(about["race"])
            assert rules.power_ids[s.column_powers[place]] == about["power"]
        case "guards" | "open":
            assert about["region"] in terrains_of(rules)
            for end in ends:
                assert has(owned(end, seat), about["region"])
            if fact.id == "open":
                slot = rules.race_ids.index(about["race"])
                assert all(end.active[end.owner[slot]] == slot for end in ends)
                assert has(rules.opponents[seat], ends[0].owner[slot])
        case _:
            raise AssertionError(f"nobody checks {fact.id}")


def check_held_back(s: State, hint: Hint, hints: list[Hint], fact: Fact) -> None:
    """Others get less than by an answer that is told to be worse and brings the seat more."""
    richer = [other for other in hints if other.behind > hint.behind and round(other.coins) > round(hint.coins)]
    other = max(richer, key=lambda other: other.coins)
    less = theirs(s, other) - theirs(s, hint)
    assert fact.about["coins"] == pytest.approx(less, abs=0.51)
    # Otherwise it would not be better.
    assert less > other.coins - hint.coins > 0


def theirs(s: State, hint: Hint) -> float:
    """What the others get by a hint, the leader above all: what is counted against the seat's own coins."""
    return hint.coins - hint.answer.score


def total(rules: Rules, s: State, slot: int) -> int:
    return sum(coins for _, coins in income_of(rules, s, slot))


def test_something_speaks_for_an_answer_that_hangs_on_the_die() -> None:
    game = Game.at(["map base-2", "A active giants/berserk 10=4", "turn A conquer"], seed=1)
    planner, s = planner_of(game.rules), game.state
    rolled = next(
        answer for answer in judged(planner, s, expert_thought("base"), dice_of(s)) if answer.lines == ("roll",)
    )
    assert len(rolled.ends) > 1
    assert [fact.id for fact in facts_of(planner, s, rolled)] == ["expected", "regions_expected"]


def test_a_find_that_nobody_has_seen_may_be_any() -> None:
    """What holds with the one that the planner happens to draw is not told as if it were known."""
    game = Game(Table(box="underground", players=2), seed=1)
    game.apply(game.legal[0])
    s = imagined(game)
    unseen = set(members_of(s.finds_unseen))
    found = []
    for hint in hints_for(game):
        assert sum(weight for weight, _ in hint.answer.ends) == pytest.approx(1)
        drawn = {find for _, end in hint.answer.ends for find in unseen - set(members_of(end.finds_unseen))}
        assert drawn in (set(), unseen)
        found += [hint] if drawn else []
        for fact in hint.facts:
            check(game, s, hint, fact)
    assert found
    # What it brings differs, so it is told as what is likely.
    assert any(fact.id == "expected" for hint in found for fact in hint.facts)


def test_an_aid_is_told_with_what_it_is_made_ready_for() -> None:
    """Where it goes is asked next: nobody should have to guess what it was for. A find's number is no region's."""
    game = Game.at(
        "map underground-2\nA active ogres/magic hand 4 6=1\nB active lizardmen/tomb 7=3 24\n"
        "find sword_of_the_killer_rabbit 6\nturn A",
        seed=1,
    )
    planner, s = planner_of(game.rules), game.state
    seen: set[str] = set()
    for answer in judged(planner, s, expert_thought("underground"), dice_of(s)):
        aims = [fact.about["region"] for fact in facts_of(planner, s, answer) if fact.id == "aims"]
        if answer.lines[-1] in ("sword_of_the_killer_rabbit", "bag 15"):
            seen.add(answer.lines[-1])
            # Five tokens in hand: one of the neighbours, which the board shows.
            assert regions_named(game.rules, s, answer) == aims
            assert set(aims) < {2, 7, 15, 16}
            assert len(aims) == 1
        else:
            assert not aims
    assert seen == {"sword_of_the_killer_rabbit", "bag 15"}


def facts_by_line(position: str) -> dict[str, list[Fact]]:
    game = Game.at(position)
    return {" ".join(hint.lines): hint.facts for hint in hints_for(game)}


def test_what_the_turn_brings_is_told_whatever_else_there_is_to_tell() -> None:
    """Of a pick also the tokens, the coins found, the price and what lies open."""
    told = facts_by_line(
        "map base-2\nfirst B\ntribes 4 7 11 12 13 14 15 17 19\n"
        "column sorcerers/fortified=1 ghouls/hill=1 halflings/stout=1 ratmen/underworld orcs/diplomat trolls/mounted\n"
        "A coins 5\nB coins 4\nB active giants/heroic 20=1 21=10\nhero 20=1 21=1\nturn A"
    )
    assert all({fact.id for fact in facts} & {"coins", "expected"} for facts in told.values())
    # Which of the others have a place beside it depends on what the value holds of them.
    ghouls = [fact.id for fact in told["pick ghouls"]]
    assert len(ghouls) == MOST
    assert {"tokens", "coins"} < set(ghouls)


def test_why_an_answer_is_best_that_brings_less_is_told() -> None:
    """In the last round one may take from the others what they could not get back: that is worth more than coins."""
    told = 0
    for players in (2, 3):
        for game in questions(Table(players=players, rounds=3), seed=4, share=1.0):
            s = imagined(game)
            hints = hints_for(game)
            best = hints[0]
            richer = [hint for hint in hints if round(hint.coins) > round(best.coins) and hint.behind > 0.01]
            facts = [fact for fact in best.facts if fact.id == "holds_back"]
            assert bool(facts) == bool(richer)
            if not facts:
                continue
            told += 1
            check_held_back(s, best, hints, facts[0])
            if players == 2 and s.round == game.rules.rounds:
                # As far as it can be seen at the end of the turn, the other one gets less, too.
                planner = planner_of(game.rules)
                richest = max(richer, key=lambda hint: hint.coins)
                mine, others = (
                    sum(w * planner.totals([end])[0][1 - s.acting] for w, end in hint.answer.ends)
                    for hint in (best, richest)
                )
                assert mine < others
    assert told


def test_team_mates_are_no_others_who_get_less() -> None:
    for game in questions(Table(box="warcraft", players=4, variant="factions", rounds=2), seed=2, share=0.15):
        assert all(fact.id != "holds_back" for hint in hints_for(game) for fact in hint.facts)


def test_at_the_end_of_the_turn_also_what_a_race_in_decline_brings_is_known() -> None:
    """No other race of the seat's comes after the Altar of Souls, whoever holds it."""
    game = Game.at(
        "map underground-2\nA active ogres/immortal 16\nA declined lizardmen 2 17\nfind altar_of_souls 2\n"
        "turn A conquer",
        seed=1,
    )
    game.apply("end")
    told = {hint.lines[0]: [fact.about for fact in hint.facts if fact.id == "coins"] for hint in hints_for(game)}
    assert told["altar 17"] == told["altar 2"] == [{"coins": 3}]


def test_what_a_race_picked_later_will_do_is_not_told_of_one_in_decline() -> None:
    game = Game.at("map base-2\nA declined ghouls 15=2\nB active giants/forest 22=1\nturn A", seed=1)
    game.apply("march")
    planner, s = planner_of(game.rules), game.state
    told = {
        answer.lines[0]: {fact.id for fact in facts_of(planner, s, answer)}
        for answer in judged(planner, s, expert_thought("base"), dice_of(s))
    }
    # What the turn brings is not known yet, and who conquers nothing takes nothing.
    assert all("expected" in facts and "coins" not in facts for facts in told.values())
    assert not {"regions", "regions_expected", "from_race", "from_tribes", "takes"} & told["end"]


def test_how_likely_the_die_helps_is_said_of_the_die() -> None:
    """That a race picked later in the turn would take the region in any case is another matter."""
    game = Game.at("map base-2\nA declined ghouls 15=2\nB active giants/forest 22=1\nturn A", seed=1)
    game.apply("march")
    planner, s = planner_of(game.rules), game.state
    told = {
        answer.lines[0]: fact.about["percent"]
        for answer in judged(planner, s, expert_thought("base"), dice_of(s))
        for fact in facts_of(planner, s, answer)
        if fact.id == "chance"
    }
    assert told["gamble 14"] == told["gamble 22"] == 33
    assert set(told.values()) <= {17, 33, 50}


def test_who_goes_into_decline_gives_up_nothing() -> None:
    """What another is about to take is another matter: a race in decline keeps all its regions."""
    told = facts_by_line(
        "map base-2\nA active elves/forest 22=1 21=1 16=1 17=1\nB active giants/berserk 18=7 13=4\nturn A"
    )
    assert "declines" in {fact.id for fact in told["decline"]}
    assert "leaves" not in {fact.id for fact in told["decline"]}


def test_tokens_without_a_region_stand_guard_nowhere() -> None:
    game = Game.at(["map base-2", "A active giants/forest hand 2", "turn A conquer"])
    planner, s = planner_of(game.rules), game.state
    ended = next(
        answer for answer in judged(planner, s, expert_thought("base"), dice_of(s)) if answer.lines == ("end",)
    )
    assert "spared" not in {fact.id for fact in facts_of(planner, s, ended)}


def test_pieces_are_shown_where_they_are_put() -> None:
    """Tokens stand there already: a hero beside them is what is new."""
    game = Game.at("map base-2\nA active giants/heroic 9=2 10=2 14=2\nturn A conquer")
    game.apply("end")
    game.apply("redeploy 9=2 10=2 14=2")
    assert game.question is not None
    assert game.question.word == "hero"
    for hint in hints_for(game):
        assert hint.regions == [region for region, _ in hint.answer.counts]
        assert len(hint.regions) == 2


@pytest.mark.parametrize("step", [REDEPLOY, RETREATING])
def test_something_speaks_for_where_tokens_are_placed(step: int) -> None:
    """Nothing is gained by it: what it guards and what it leaves open is all there is to say."""
    position = "map base-2\nA active giants/alchemist 9=2 10=2 14=2\nB active orcs/berserk 13=5 18=4\nturn "
    if step == REDEPLOY:
        game = Game.at(f"{position}A conquer")
    else:
        game = Game.at(f"{position}B conquer")
        game.apply("conquer 14")
    game.apply("end")
    while game.state.step != step:
        game.apply(game.legal[0])
    assert all({"guards", "open"} & {fact.id for fact in hint.facts} for hint in hints_for(game))


def test_every_fact_has_its_place() -> None:
    assert len(set(FACTS)) == len(FACTS)


@pytest.mark.parametrize("table", TABLES[:3], ids=ids)
def test_the_first_hint_is_what_the_expert_would_play(table: Table) -> None:
    wanted = {PICK_COMBO: 1, DECIDE: 1, CONQUEST: 6}
    for game in questions(table, seed=5, share=1.0):
        step = game.state.step
        if not wanted.get(step) or game.acting != game.state.seat:
            continue
        wanted[step] -= 1
        s = imagined(game)
        expert = LevelBot(EXPERT, game.rules, game.acting, 0)
        # What the expert has planned earlier in the turn is another matter: it is asked as if it came to the table now.
        expert.planner._plans = {}
        chosen = expert.answer(s, game.legal)
        assert hints_for(game)[0].answer.actions[0] == chosen
        if not any(wanted.values()):
            break
    assert not any(wanted.values())


def first_pick_with_some_left_out() -> tuple[Game, Found]:
    """Of six combos the expert plays two on and leaves the rest below them; a hint may be one of the rest."""
    for seed in range(16):
        game = Game(Table(box="base", players=2), seed=seed)
        s = imagined(game)
        found = planner_of(game.rules).search(s, game.legal, expert_thought("base").choices, dice_of(s))
        if 2 <= len(found.looked) < TOLD < len(game.legal):
            return game, found
    raise AssertionError("there is no such pick")


def test_what_is_told_beside_each_other_was_found_in_the_same_way() -> None:
    game, _ = first_pick_with_some_left_out()
    s = imagined(game)
    planner = planner_of(game.rules)
    budget = expert_thought("base").choices
    hints = hints_for(game)
    turns = planner.turns_ahead(budget)
    for hint in hints:
        score, coins = mean(planner.samples(hint.answer.ends, s.acting, turns, budget.samples, dice_of(s)))
        assert hint.coins == pytest.approx(coins)
        assert hint.answer.score == pytest.approx(score)


@pytest.mark.plain
def test_what_the_expert_left_out_is_never_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    game, found = first_pick_with_some_left_out()
    s = imagined(game)
    planner = planner_of(game.rules)
    thought = expert_thought("base")
    left_out = [index for index in range(len(game.legal)) if index not in found.looked]
    played_on = planner.played_on

    def overrated(found: Found, index: int, seat: int, budget: Budget, dice: int) -> tuple[float, float]:
        return (1000.0, 1000.0) if index in left_out else played_on(found, index, seat, budget, dice)

    monkeypatch.setattr(planner, "played_on", overrated)
    told = judged(planner, s, thought, dice_of(s))
    assert told[0].actions == (game.legal[found.best()],)
    assert told[1].coins == 1000.0
    assert told[0].score == pytest.approx(told[1].score, abs=1e-5)


def test_hints_know_no_secrets() -> None:
    """Two worlds that look alike to a seat have the same hints."""
    table = Table(players=3, rounds=4)
    for game in islice(questions(table, seed=2, share=0.2), 4):
        seat = game.acting
        ledger = counted(game)
        hints = hints_of(game.rules, game.view(seat), ledger)
        other = (seat + 1) % 3
        game.state.coins = replaced(game.state.coins, other, game.state.coins[other] + 40)
        assert hints_of(game.rules, game.view(seat), ledger) == hints == hints_for(game)
        game.state.coins = replaced(game.state.coins, other, game.state.coins[other] - 40)


def test_coins_at_the_end_of_the_last_turn_are_those_of_the_turn() -> None:
    """Where nothing is left to guess, nothing is guessed."""
    game = Game.at(
        "map base-2\nrounds 10\nround 10\nfirst B\nA coins 20\nA active giants/hill 9=3 10\n"
        "B active elves/forest 22=1\nturn A conquer"
    )
    s = imagined(game)
    planner = planner_of(game.rules)
    for answer in judged(planner, s, expert_thought(planner.rules.box), dice_of(s)):
        expected = sum(weight * end.coins[0] for weight, end in answer.ends)
        assert answer.coins == pytest.approx(expected)
        # After the last turn nothing that lies open matters any more.
        assert not {"open", "guards", "offer"} & {fact.id for fact in facts_of(planner, s, answer)}


def test_the_same_question_has_the_same_hints() -> None:
    game = next(questions(Table(box="underground", players=2, rounds=3), seed=1, share=1.0))
    assert hints_for(game) == hints_for(game)
