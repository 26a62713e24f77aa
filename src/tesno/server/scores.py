"""How everybody's coins came and went in the course of a game."""

from __future__ import annotations

from tesno.play.ledger import Ledger
from tesno.server.course import Course
from tesno.server.wire import Totals


def totals_of(course: Course) -> list[Totals]:
    """Everybody's coins at the first version, and at every later one at which they are others than before."""
    ledger = Ledger(course.game.rules)
    after: list[tuple[int, ...]] = []
    found: list[Totals] = []
    for version, (body, events) in enumerate(zip(course.bodies, course.events, strict=True), 1):
        if body["kind"] == "undo":
            ledger.coins = list(after[body["to"] - 1])
        else:
            ledger.hear(events)
        after.append(ledger.totals)
        if not found or found[-1].coins != ledger.coins:
            found.append(Totals(version=version, coins=list(ledger.coins)))
    return found
