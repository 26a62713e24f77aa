"""The coach speaks when there is something to point out, from what is offered, and keeps silent otherwise."""

from __future__ import annotations

from tesno.core.view import view_of
from tesno.locale import LANGUAGES, Words
from tesno.locale.phrases import Said
from tesno.play import Game
from tesno.sight import coaching_of, position_of


def said(lines: str, seat: int = 0) -> Said | None:
    game = Game.at(lines.replace(";", "\n"), chance=())
    view = view_of(game.rules, game.state, seat)
    names = [str(number) for number in range(game.rules.seats)]
    line = coaching_of(game.rules, view, position_of(game.rules, view, names=names, asked=True))
    assert line is None or isinstance(line, Said)
    for language in LANGUAGES:
        assert line is None or "{" not in Words(language).say(line)
    return line


def id_of(line: Said | None) -> str | None:
    return None if line is None else line.id


def test_few_tokens_and_nothing_cheap() -> None:
    line = said("map base-2; A active giants/hill 2=2 3=2 6=1; turn A")
    assert line == Said("coach-decline", {"n": 2, "cost": 2})


def test_nothing_to_be_had_at_all() -> None:
    line = said("map base-2; A active giants/hill 17=2 18=1 12=1; B active trolls/swamp 6=2 7=2 13=2 19=2; turn A")
    assert line == Said("coach-decline-none", {"n": 1})


def test_tokens_enough_for_two_regions() -> None:
    assert said("map base-2; A active giants/hill 2=6 3=2; turn A") is None


def test_nobody_declines_in_the_last_round() -> None:
    assert id_of(said("map base-2; round 10; A active giants/hill 2=2 3=2; turn A")) == "coach-last-round"


def test_the_die_can_still_help() -> None:
    line = said("map base-2; A active giants/hill 2=1 3=1 6=1 hand 1; turn A conquer")
    assert line == Said("coach-die", {"hits": 3, "faces": 6})


def test_tokens_that_leave() -> None:
    assert id_of(said("map base-2; A active amazons/hill 2=2 3=2 6=2 hand 1; turn A conquer")) == "coach-leaving"
    assert id_of(said("map base-2; A active amazons/hill 2=2 3=2 6=2 hand 6; turn A conquer")) is None


def test_picking() -> None:
    assert id_of(said("map base-2; turn A")) == "coach-pick"
    assert id_of(said("map base-2; round 10; turn A")) == "coach-pick-last"
    # Two coins more than its price are worth a word; one is not.
    assert id_of(said("map base-2; round 3; column ratmen/hill elves/swamp=3; turn A")) == "coach-gift"
    assert said("map base-2; round 3; column ratmen/hill elves/swamp=2; turn A") is None


def test_placing_in_the_first_rounds() -> None:
    placing = "A active giants/hill 2=2 3=2; turn A conquer; A: end"
    assert id_of(said(f"map base-2; {placing}")) == "coach-redeploy"
    assert said(f"map base-2; round 5; {placing}") is None


def test_whoever_is_not_asked_hears_nothing() -> None:
    assert said("map base-2; A active giants/hill 2=2 3=2 6=1; turn A", seat=1) is None
