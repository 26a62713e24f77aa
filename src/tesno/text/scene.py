"""What one person sees of a game, and the words to tell it in: a position (`tesno.sight`) said in one language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from tesno.core.names import Region, Seat
from tesno.core.rules import Rules
from tesno.core.view import View, imagine
from tesno.load.boxes import load_box
from tesno.locale import Phrase, Phrases, Words
from tesno.sight import position_of
from tesno.sight.model import Combo, Cost, Ground, Holding, Option, Position
from tesno.sight.moment import Moment

# What a find that lies face down is called, in boxes where finds do.
_FACE_DOWN = "hidden_find"


@dataclass(frozen=True)
class Scene:
    """The position of a viewer; nothing is shown that is not in it, or follows from the same view."""

    rules: Rules
    view: View
    position: Position
    words: Words
    names: Sequence[str]

    @property
    def seat(self) -> int:
        return self.view.seat

    @cached_property
    def moment(self) -> Moment[Phrase]:
        """The view as a moment of play, to ask about what the position does not spell out."""
        return Moment(self.rules, imagine(self.rules, self.view), Phrases(self.rules.box), self.names)

    @cached_property
    def options(self) -> list[Option]:
        """What may be answered now, without what lies ahead."""
        return [option for option in self.position.options if len(option.lines) == 1 or option.kind == "go"]

    @property
    def conquering(self) -> bool:
        return self.position.step == "conquer" and self.position.acting == self.seat

    @cached_property
    def targets(self) -> dict[int, Option]:
        """The regions that can be conquered or gambled on now."""
        found = [option for option in self.options if option.kind in ("conquer", "gamble")]
        return {option.region: option for option in found if option.region is not None}

    def region(self, region: Region) -> str:
        """`9 (Forest)`."""
        return self.words.say(self.moment.region(region))

    def ground(self, region: Region) -> Ground:
        return self.position.grounds[region - 1]

    def chance(self, cost: Cost) -> str:
        """How likely a gamble is to succeed."""
        percent = round(100 * cost.hits / cost.faces)
        return self.words("client-chance", hits=cost.hits, faces=cost.faces, percent=percent)

    def combo(self, of: Holding | Combo) -> str:
        """A race with its badge, if it still has one, and its side, where races have one: `Farmer Orcs (Horde)`."""
        name = self.words.combo(of.race, of.power)
        return f"{name} ({self.words(f'faction-{of.faction}')})" if of.faction else name

    def holdings(self, seat: Seat) -> list[Holding]:
        """The races of a seat, the active one first."""
        return sorted(self.position.players[seat].holdings, key=lambda holding: holding.declined)

    def pieces(self, region: Region) -> list[str]:
        """Markers, tribe and finds of a region by name; also what traits remember of it, such as a volcano."""
        words, ground = self.words, self.ground(region)
        found = [(piece.id, piece.count) for piece in ground.pieces]
        if ground.tribe:
            found.append((load_box(self.rules.box).box.tribe, 1))
        names = [words.summand(id) if count == 1 else f"{words.summand(id)} ×{count}" for id, count in found]
        names += [words.summand(mark) for mark in ground.marks]
        for find in ground.finds:
            names.append(words.find(find.id) + (f" ({words.power(find.power)})" if find.power else ""))
        if ground.face_down:
            names.append(words(f"piece-{_FACE_DOWN}"))
        return names

    def defenders(self, region: Region) -> str:
        """Who and what stands in a region, in one short phrase; empty where nothing does."""
        ground = self.ground(region)
        parts = self.pieces(region)
        if ground.race is not None and ground.seat is not None:
            # A unit may hold a region alone.
            tokens = f" {ground.tokens}" if ground.tokens else ""
            parts.insert(0, f"{self.names[ground.seat]}: {self.words.race(ground.race)}{tokens}")
        return ", ".join(parts)


def scene_of(rules: Rules, view: View, words: Words, names: Sequence[str]) -> Scene:
    """What the seat of the view sees, and may do if it is asked."""
    return Scene(rules, view, position_of(rules, view, names=names, asked=True), words, names)
