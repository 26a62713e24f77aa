"""The requests of whoever wants to read: the rules by their ids, and how a box is played."""

from __future__ import annotations

from functools import cache

from fastapi import APIRouter, Request, Response
from pydantic import TypeAdapter

from tesno.load.boxes import box_ids
from tesno.locale.rulebook import rule_texts
from tesno.server.boards import aside
from tesno.server.caching import CHECK_AGAIN, tag_of, unless_known
from tesno.server.how_to_play import HowToPlay, how_to_play
from tesno.server.packing import packed_text
from tesno.server.problems import Refusal
from tesno.server.rest import PROBLEMS
from tesno.server.wire import Language, Outgoing, Problem, Word

router = APIRouter(prefix="/api", responses={status: {"model": Problem} for status in (421, 422, 503)})


class Rule(Outgoing):
    """One rule of the specification, in the language asked for: its id, its chapter, its text.

    `of` is the race, power or find it is about, as words are asked for: `race-orcs`.
    """

    id: str
    section: str
    text: str
    of: str | None


@router.get("/rules/{box}", response_model=list[Rule], responses=PROBLEMS)
async def rules(box: Word, request: Request, lang: Language = "en") -> Response:
    """All rules that hold in a box, those that boxes share first. The English text decides; others are translations."""
    _check(box)
    text = _rules_json(box, lang)
    headers = {"cache-control": CHECK_AGAIN, "etag": tag_of(text)}
    whole = Response(text, media_type="application/json", headers=headers)
    return packed_text(request, unless_known(request, whole), text)


@cache
def _rules_json(box: str, language: str) -> str:
    found = [rule for rule in rule_texts(language) if box in rule.boxes]
    told = [Rule(id=rule.id, section=rule.section, text=rule.text, of=rule.of) for rule in found]
    return TypeAdapter(list[Rule]).dump_json(told).decode()


@router.get("/how-to-play/{box}", responses=PROBLEMS)
async def how_box_is_played(box: Word) -> HowToPlay:
    """The numbers of a box and the pictures of its page "How to play"."""
    _check(box)
    return await aside(how_to_play, box)


def _check(box: str) -> None:
    if box not in box_ids():
        raise Refusal(404, "not_found", f"no such box: {box!r}; there are {', '.join(box_ids())}")
