"""The guest's finished games in numbers: by box, people and bot."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import Any

from fastapi import APIRouter

from tesno.server.faults import Unusable
from tesno.server.rest import READS, Asking, CountedRead, TheService
from tesno.server.results import RESULT, result_of
from tesno.server.service import Service
from tesno.server.store import ResultRow
from tesno.server.wire import (
    BestCombo,
    BotFigures,
    BoxFigures,
    Figures,
    LastGame,
    PeopleFigures,
    Problem,
    Statistics,
)

MOST_GAMES = 1000
MOST_LAST = 10
# Games without a result are gone through from their logs, which takes long: so many for one request.
MOST_AT_ONCE = 3

log = logging.getLogger("tesno")
router = APIRouter(prefix="/api", responses={status: {"model": Problem} for status in (421, 422, 503)})


@router.get("/me/statistics", responses=READS, dependencies=[CountedRead])
async def my_statistics(guest: Asking, service: TheService) -> Statistics:
    """The guest's finished games in numbers, the newest thousand of them."""
    rows = [] if guest is None else await service.store.results_of(guest.id, MOST_GAMES)
    readable = [row for row in rows if _is_readable(row)]
    missing = await _fill_in([row for row in readable if RESULT not in row.progress], service)
    return statistics_of([row for row in readable if RESULT in row.progress], missing)


def counts(row: ResultRow) -> bool:
    """Whether a finished game is one of those that are counted: no lesson, nor one played on from another's middle.

    Nor one that a bot has finished for the guest.
    """
    taught, forked = row.progress.get("lesson"), row.progress.get("fork")
    left = (*row.progress.get("resigned", ()), *row.progress.get("away", ()))
    return len(row.mine) == 1 and row.mine[0] not in left and not taught and not forked


def statistics_of(rows: Sequence[ResultRow], missing: int) -> Statistics:
    """The numbers of finished games with results, the newest first."""
    counted = [row for row in rows if counts(row)]
    boxes = sorted({row.box for row in counted})
    bots = sorted({bot for row in counted for bot in _bots(row)})
    combos = [
        (row, *combo[1:]) for row in counted for combo in row.progress[RESULT]["combos"] if combo[0] == row.mine[0]
    ]
    best = max(combos, key=lambda combo: combo[3], default=None)
    return Statistics(
        total=Figures(**_figures(counted)),
        boxes=[BoxFigures(box=box, **_figures(row for row in counted if row.box == box)) for box in boxes],
        bots=[BotFigures(bot=bot, **_figures(row for row in counted if bot in _bots(row))) for bot in bots],
        peoples=_peoples(combos),
        best=None
        if best is None
        else BestCombo(game=best[0].id, box=best[0].box, race=best[1], power=best[2], coins=best[3]),
        last=[
            LastGame(game=row.id, box=row.box, finished=row.finished, coins=_coins(row), won=_won(row))
            for row in counted[:MOST_LAST]
        ],
        shared=sum(len(row.mine) > 1 for row in rows),
        resigned=sum(len(row.mine) == 1 and not counts(row) for row in rows),
        missing=missing,
    )


def _figures(rows: Iterable[ResultRow]) -> dict[str, Any]:
    rows = list(rows)
    return {"games": len(rows), "wins": sum(map(_won, rows)), "coins": _average([_coins(row) for row in rows])}


def _peoples(combos: Sequence[tuple[ResultRow, str, str, int]]) -> list[PeopleFigures]:
    """The most picked first."""
    picked: dict[tuple[str, str], list[tuple[ResultRow, int]]] = {}
    for row, race, _, coins in combos:
        picked.setdefault((row.box, race), []).append((row, coins))
    found = [
        PeopleFigures(
            box=box,
            race=race,
            picks=len(hands),
            wins=len({row.id for row, _ in hands if _won(row)}),
            coins=_average([coins for _, coins in hands]),
        )
        for (box, race), hands in picked.items()
    ]
    return sorted(found, key=lambda people: (-people.picks, -people.coins, people.box, people.race))


def _average(numbers: Sequence[int]) -> float:
    return round(sum(numbers) / len(numbers), 1) if numbers else 0.0


def _coins(row: ResultRow) -> int:
    coins: int = row.progress[RESULT]["coins"][row.mine[0]]
    return coins


def _won(row: ResultRow) -> bool:
    return row.mine[0] in row.progress["winners"]


def _bots(row: ResultRow) -> set[str]:
    return {seat["bot"] for seat in row.seats if seat["kind"] == "bot"}


def _is_readable(row: ResultRow) -> bool:
    """Whatever a database may hold: the others are counted nevertheless."""
    progress: Any = row.progress
    seats: Any = row.seats
    return isinstance(progress, dict) and "winners" in progress and isinstance(seats, list) and bool(row.box)


async def _fill_in(rows: Sequence[ResultRow], service: Service) -> int:
    """Work out some results that are missing, and keep them; how many are still missing afterwards."""
    unusable = service.unusable
    waiting = [row for row in rows if row.id not in unusable]
    for row in waiting[:MOST_AT_ONCE]:
        try:
            live = await service.hall.game(row.id)
        except Unusable:
            unusable.add(row.id)
            continue
        if live is None:
            continue
        row.progress[RESULT] = result_of(live.course)
        await service.store.keep_progress(row.id, row.progress)
    return len(waiting[MOST_AT_ONCE:])
