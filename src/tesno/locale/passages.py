"""Draws the log together: what happened at once becomes one line, and what it is made of becomes its details.

A passage is a run of neighbouring events that one line tells: the conquests of a campaign with all that they brought
about, tokens and pieces placed, a retreat, regions abandoned, a combo picked with the one that came after it. Whatever
else happens is a passage of its own. Nothing is moved: the passages, one after another, are the story.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from tesno.core.state import Event
from tesno.locale.sentences import seat_label, sentence
from tesno.locale.story import net_pieces

if TYPE_CHECKING:
    from tesno.locale.speech import Speech

T = TypeVar("T")

Kind = Literal["campaign", "settling", "retreat", "leaving", "pick", "deal", "other"]

_OPENS: dict[str, Kind] = {
    "conquered": "campaign",
    "rolled": "campaign",
    "placed": "settling",
    "piece_placed": "settling",
    "piece_removed": "settling",
    "retreated": "retreat",
    "abandoned": "leaving",
    "picked": "pick",
    "revealed": "deal",
}
# With these a campaign is over; whatever else happens in it is part of it.
_AFTER_CAMPAIGN = frozenset(
    ("turn", "picked", "declined", "placed", "retreated", "abandoned", "income", "revealed")
) | frozenset(("over", "over_teams", "over_rival"))
# What goes without saying once one knows which regions were taken from whom.
_IMPLIED = frozenset(("conquered", "rolled", "lost", "tribe_lost", "find_placed", "piece_placed", "piece_removed"))
# Told once with their sum, by who and what for.
_PAYMENTS = frozenset(("paid", "toll", "stolen", "ransom"))


@dataclass
class Passage:
    """Events that one line tells."""

    kind: Kind
    events: list[Event]

    @property
    def told(self) -> list[Event]:
        """Those of the events after which something is different."""
        return [event for event in self.events if event[1].get("stands", -1) != event[1].get("stood")]

    def takes(self, event: Event) -> bool:
        """Whether the next event belongs to it, too."""
        name, about = event
        opens = _OPENS.get(name, "other")
        match self.kind:
            case "campaign":
                return name not in _AFTER_CAMPAIGN and (opens != "campaign" or self._same(about))
            case "settling" | "retreat" | "leaving":
                return opens == self.kind and self._same(about)
            case "pick" | "deal":
                return name == "revealed"
        return False

    def _same(self, about: Mapping[str, Any]) -> bool:
        """Of the same player and race as what has opened it, as far as both are known."""
        doers = [other for name, other in self.events if _OPENS.get(name) == self.kind]
        return all(
            about[key] == doer[key] for doer in doers for key in ("seat", "race") if key in doer and key in about
        )


def passages(events: Iterable[Event]) -> list[Passage]:
    """A story in passages."""
    found: list[Passage] = []
    for event in events:
        if found and found[-1].takes(event):
            found[-1].events.append(event)
        else:
            found.append(Passage(_OPENS.get(event[0], "other"), [event]))
    return found


def headline(words: Speech[T], passage: Passage, seats: Sequence[T | str], terrains: Mapping[int, str]) -> T | None:
    """The line that tells a passage; None when all of it is as it was before."""
    line: T | None = _Telling(words, passage, seats, terrains).line()
    return line


class _Telling:
    """One passage, put into words."""

    def __init__(self, words: Speech[Any], passage: Passage, seats: Sequence[Any], terrains: Mapping[int, str]) -> None:
        self.words = words
        self.passage = passage
        self.events = passage.events
        self.seats = seats
        self.terrains = terrains

    def line(self) -> Any:
        match self.passage.kind:
            case "campaign":
                told = self._campaign()
            case "settling":
                told = [*self._placed(), *map(self._sentence, net_pieces(self.events))]
            case "retreat" | "leaving" | "deal" if len(self.events) > 1:
                told = [self._together()]
            case _:
                told = [self._sentence(self.events[0])]
        return self.words.join(" ", told) if len(told) > 1 else told[0] if told else None

    def _sentence(self, event: Event) -> Any:
        return sentence(self.words, event, self.seats, self.terrains)

    def _named(self, *names: str) -> list[Event]:
        return [event for event in self.events if event[0] in names]

    def _regions(self, events: Sequence[Event]) -> list[int]:
        return list(dict.fromkeys(about["region"] for _, about in events))

    def _headed(self, message: str, events: Sequence[Event], **variables: Any) -> Any:
        """A message of the player and race of these events."""
        about = events[0][1]
        player = seat_label(self.seats, about["seat"])
        return self.words(message, player=player, race=self.words.race(about["race"]), **variables)

    def _campaign(self) -> list[Any]:
        taken = self._named("conquered")
        regions = self._regions(taken)
        lost = self._named("lost")
        if len(taken) == 1:
            told = [self._sentence(event) for event in (*taken, *lost)]
        else:
            listed = self.words.join(", ", map(str, regions))
            told = [self._headed("passage-conquered", taken, n=len(regions), regions=listed)] if taken else []
            told += [self._losses(seat, lost) for seat in dict.fromkeys(about["seat"] for _, about in lost)]
        # A roll that no conquest came of is told with what did come of it, or stands for itself.
        last = self.events[-1]
        rolls = [event for event in self.events if event[0] == "rolled" and (event is last or not taken)]
        told += map(self._sentence, rolls)
        told += map(self._sentence, _added(event for event in self.events if event[0] not in _IMPLIED))
        told += [self._sentence(event) for event in net_pieces(self.events) if event[1]["region"] not in regions]
        return told

    def _losses(self, seat: int, lost: Sequence[Event]) -> Any:
        count = len({about["region"] for _, about in lost if about["seat"] == seat})
        return self.words("passage-lost", player=seat_label(self.seats, seat), n=count)

    def _placed(self) -> list[Any]:
        """Where tokens stand otherwise than before; without that knowledge, where some were put."""
        placed = self._named("placed")
        if not placed:
            return []
        known = all("stands" in about for _, about in placed)
        counts: dict[int, int] = {}
        for _, about in placed:
            region = about["region"]
            if not known:
                counts[region] = counts.get(region, 0) + about["count"]
            elif about["stands"] != about["stood"]:
                counts[region] = about["stands"]
            else:
                counts.pop(region, None)
        if not counts:
            return []
        return [self._headed("passage-stands" if known else "passage-placed", placed, places=self._places(counts))]

    def _together(self) -> Any:
        """Several of one kind."""
        if self.passage.kind == "deal":
            combos = [self.words.combo(about["race"], about["power"]) for _, about in self.events]
            return self.words("passage-deal", n=len(combos), combos=self.words.join(", ", combos))
        if self.passage.kind == "leaving":
            regions = self._regions(self.events)
            listed = self.words.join(", ", map(str, regions))
            return self._headed("passage-abandoned", self.events, n=len(regions), regions=listed)
        counts: dict[int, int] = {}
        for _, about in self.events:
            counts[about["region"]] = counts.get(about["region"], 0) + about["count"]
        return self._headed("passage-retreated", self.events, places=self._places(counts))

    def _places(self, counts: Mapping[int, int]) -> Any:
        """`14 ×4, 20 ×2`."""
        places = [self.words.join(" ×", [str(region), str(count)]) for region, count in sorted(counts.items())]
        return self.words.join(", ", places)


def _added(events: Iterable[Event]) -> list[Event]:
    """The same, but payments of one kind as one."""
    sums: dict[tuple[Any, ...], int] = {}
    told: list[Event] = []
    for name, about in events:
        if name not in _PAYMENTS:
            told.append((name, about))
            continue
        paid = about["coins"]
        key = (name, about["seat"], about.get("other"), about.get("source"), paid < 0)
        if key in sums:
            place = sums[key]
            before = told[place][1]
            told[place] = (name, {**before, "coins": before["coins"] + paid})
        else:
            sums[key] = len(told)
            told.append((name, about))
    return told
