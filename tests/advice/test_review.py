"""Reviews: chances that end where the game ended, mistakes that can be looked at, and luck that is none."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.advice.positions import played, twin

from tesno.advice.answers import Ends, answer_of
from tesno.advice.chances import SPREADS, chances, rounds_left
from tesno.advice.hints import hints_for
from tesno.advice.review import COSTLIEST, LEAST_LOSS, Review, _Judge, review_of, review_part, turns_of
from tesno.bots.levels import planner_of
from tesno.core.teams import team_of
from tesno.load.boxes import box_ids
from tesno.play import Game, Table

TABLES = [
    Table(box="base", players=2, rounds=2),
    Table(box="underground", players=2, rounds=1),
    Table(box="warcraft", players=1, variant="solo_easy", rounds=2),
    Table(box="warcraft", players=2, layout="random", rounds=1),
    *(
        pytest.param(table, marks=pytest.mark.slow)
        for table in (
            Table(box="base", players=3, rounds=3),
            Table(box="underground", players=3, rounds=3),
            Table(box="warcraft", players=4, variant="factions", rounds=2),
        )
    ),
]


def ids(table: object) -> str | None:
    if not isinstance(table, Table):
        return None
    return f"{table.box}-{table.variant or table.layout or table.players}"


def until(game: Game, moves: int) -> Game:
    part = game.restarted()
    part.replay(move.text for move in game.moves[: moves - len(game.log) + len(game.moves)])
    return part


@pytest.mark.parametrize("table", TABLES, ids=ids)
def test_a_game_is_reviewed(table: Table) -> None:
    game = played(table, seed=4, bot="random")
    heard: list[tuple[int, int]] = []
    review = review_of(game, lambda done, whole: heard.append((done, whole)))
    turns = table.rounds * table.players
    assert heard == [(done, turns) for done in range(turns + 1)]
    check_chances(game, review)
    check_mistakes(game, review)


def check_chances(game: Game, review: Review) -> None:
    rules, first = game.rules, game.state.first
    order = [(first + number) % rules.seats for number in range(rules.seats)]
    turns = [(round, seat) for round in range(1, rules.rounds + 1) for seat in order]
    assert [(standing.round, standing.seat) for standing in review.standings] == turns
    for standing in review.standings:
        assert all(0 <= chance <= 1 for chance in standing.chances)
        sides = {tuple(team_of(rules, seat)) for seat in range(rules.seats)}
        whole = sum(standing.chances[side[0]] for side in sides)
        # Against a rival nobody may win.
        assert whole <= 1 if rules.rival is not None else whole == pytest.approx(1)
    won = len({tuple(team_of(rules, seat)) for seat in game.winners})
    last = review.standings[-1]
    assert last.at == len(game.log)
    assert last.chances == [1 / won if seat in game.winners else 0 for seat in range(rules.seats)]


def check_mistakes(game: Game, review: Review) -> None:
    assert len(review.mistakes) <= COSTLIEST
    losses = [mistake.loss for mistake in review.mistakes]
    assert losses == sorted(losses, reverse=True)
    assert all(loss >= LEAST_LOSS for loss in losses)
    for mistake in review.mistakes:
        # At this moment this seat was asked, answered so, and could have answered better.
        then = until(game, mistake.at)
        assert (then.acting, then.state.round) == (mistake.seat, mistake.round)
        made = game.log[mistake.at : mistake.at + len(mistake.played.actions)]
        assert tuple(move.action for move in made) == mistake.played.actions
        assert mistake.better.lines != mistake.played.lines
        for line in mistake.better.lines:
            then.apply(line, mistake.seat)


def test_parts_add_up_to_the_whole() -> None:
    game = played(Table(players=2, rounds=2), seed=1, bot="random")
    whole = review_of(game)
    parts = Review()
    turns = turns_of(game)
    assert turns[0][0] == 0
    assert turns[-1][1] == len(game.log)
    assert all(before[1] == after[0] for before, after in pairwise(turns))
    for first, last in ((turns[0][0], turns[1][1]), (turns[2][0], turns[3][1])):
        parts.add(review_part(game, first, last))
    assert parts.standings == whole.standings
    told = [[(mistake.at, mistake.loss) for mistake in review.mistakes] for review in (parts, whole)]
    assert told[0] == told[1]
    assert told[0], "random players make mistakes"


def test_what_the_planner_plays_is_no_mistake() -> None:
    """Somebody who answers as the review would have has lost nothing, whatever the dice say."""
    # A box in which `hard` makes no errors on purpose.
    table = Table(box="underground", players=2, rounds=2)
    random_losses, hard_losses = (
        sum(mistake.loss for mistake in review_of(played(table, seed=1, bot=bot)).mistakes)
        for bot in ("random", "hard")
    )
    assert hard_losses < random_losses / 2


@pytest.mark.parametrize(("box", "seed"), [("base", 2), ("base", 4), ("warcraft", 3)])
def test_who_follows_the_hints_makes_no_mistakes(box: str, seed: int) -> None:
    """In these turns the review's own search would have it otherwise: of a pick and of conquests."""
    game = Game(Table(box=box, players=2, rounds=2), seed=seed)
    first = game.acting
    while game.acting == first:
        game.apply(hints_for(game)[0].lines[0])
    assert not review_of(game).mistakes


def test_a_find_that_nobody_could_know_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is played on because a find was drawn on the way is weighed with all that it could have been."""
    drawn: list[tuple[int, int]] = []
    loss = _Judge._loss

    def spied(judge: _Judge, best: Ends, played: Ends, seat: int, turns: int, dice: int) -> float:
        for ends in (best, played):
            before = 0
            for _, end in ends:
                before |= end.finds_unseen
            if len({end.finds_unseen for _, end in ends}) > 1:
                drawn.append((len(ends), before.bit_count()))
            assert sum(weight for weight, _ in ends) == pytest.approx(1)
        return loss(judge, best, played, seat, turns, dice)

    monkeypatch.setattr(_Judge, "_loss", spied)
    for seed in range(1, 4):
        review_of(played(Table(box="underground", players=2, rounds=2), seed=seed, bot="random"))
    assert drawn
    assert all(ends >= unseen > 6 for ends, unseen in drawn)


def test_luck_is_no_mistake() -> None:
    """Whether a last conquest succeeds says nothing about the decision to try it."""
    races = ["A active giants/hill 9=3 10", "B active elves/forest 22"]
    position = ["map base-2", "rounds 3", "round 2", *races, "turn A conquer"]
    losses = []
    for face in range(4):
        game = Game.at(position, chance=[f"die {face}"], seed=1)
        gamble = next((text for text in game.legal_texts if text.startswith("gamble")), None)
        while gamble is None:
            game.apply(next(text for text in game.legal_texts if text.startswith("conquer")))
            gamble = next((text for text in game.legal_texts if text.startswith("gamble")), None)
        at = len(game.log)
        game.apply(gamble)
        review = review_part(game, at, at + 1)
        losses.append([mistake.loss for mistake in review.mistakes])
    assert all(loss == losses[0] for loss in losses)


def test_every_box_has_its_spread() -> None:
    assert sorted(SPREADS) == sorted(box_ids())


def test_chances_follow_the_coins_and_the_time_that_is_left() -> None:
    game = Game(Table(players=2), seed=3)
    planner = planner_of(game.rules)
    s = game.state
    assert rounds_left(game.rules, s) == 10
    early = []
    for lead in (0, 10, 30):
        ahead = s.copy()
        ahead.coins = (s.coins[0] + lead, s.coins[1])
        early.append(chances(planner, ahead)[0])
    assert early == sorted(early)
    # The same lead is worth more when less is to come.
    late = s.copy()
    late.round = 10
    late.coins = (s.coins[0] + 10, s.coins[1])
    assert chances(planner, late)[0] > early[1]


def test_team_mates_win_together() -> None:
    game = Game(Table(box="warcraft", players=4, variant="factions"), seed=1)
    found = chances(planner_of(game.rules), game.state)
    sides = {tuple(team_of(game.rules, seat)) for seat in range(4)}
    assert len(sides) == 2
    assert all(found[one] == found[two] for one, two in sides)
    assert sum(found) == pytest.approx(2)


def test_an_answer_of_pieces_says_where_all_of_them_are() -> None:
    game = Game.at("map base-2\nA active orcs/bivouacking 9=3 10 14\nturn A conquer")
    while game.question is not None and game.question.word != "camp":
        game.apply(game.legal[0])
    trial = twin(game)
    while trial.question is not None and trial.question.word == "camp":
        trial.apply(trial.legal[0])
    answer = answer_of(game.rules, game.state, [move.action for move in trial.log], 0.0, 0.0, [])
    assert answer.lines[0].startswith("camps ")
    assert game.expand(answer.lines[0]) == [move.text for move in trial.log]
