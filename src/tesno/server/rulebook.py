"""The requests of whoever wants to read: the rules by their ids, and how a box is played."""

from __future__ import annotations

from fastapi import APIRouter

from tesno.load.boxes import box_ids
from tesno.locale.rulebook import rule_texts
from tesno.server.boards import aside
from tesno.server.how_to_play import HowToPlay, how_to_play
from tesno.server.problems import Refusal
from tesno.server.rest import PROBLEMS
from tesno.server.wire import Outgoing, Problem, Word

router = APIRouter(prefix="/api", responses={status: {"model": Problem} for status in (421, 422, 503)})


class Rule(Outgoing):
    """One rule of the specification, in English: its id, its chapter, its text.

    `of` is the race, power or find it is about, as words are asked for: `race-orcs`.
    """

    id: str
    section: str
    text: str
    of: str | None


@router.get("/rules/{box}", responses=PROBLEMS)
async def rules(box: Word) -> list[Rule]:
    """All rules that hold in a box, those that boxes share first."""
    _check(box)
    found = [rule for rule in rule_texts() if box in rule.boxes]
    return [Rule(id=rule.id, section=rule.section, text=rule.text, of=rule.of) for rule in found]


@router.get("/how-to-play/{box}", responses=PROBLEMS)
async def how_box_is_played(box: Word) -> HowToPlay:
    """The numbers of a box and the pictures of its page "How to play"."""
    _check(box)
    return await aside(how_to_play, box)


def _check(box: str) -> None:
    if box not in box_ids():
        raise Refusal(404, "not_found", f"no such box: {box!r}; there are {', '.join(box_ids())}")
