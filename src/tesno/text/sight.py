"""What one person sees of a game: everything the terminal shows is made from a view, never from the state."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from tesno.core.actions import CONQUER, GAMBLE, kind_of, target_of
from tesno.core.bits import regions_of
from tesno.core.explain import cost_summands, step_name
from tesno.core.rules import Rules
from tesno.core.state import DECLINED
from tesno.core.steps import CONQUEST
from tesno.core.view import View, imagine
from tesno.load.boxes import load_box
from tesno.locale import Words
from tesno.sight.costs import hits_at
from tesno.sight.grounds import grounds_of
from tesno.sight.model import Ground
from tesno.sight.moment import Moment


class Sight(Moment[str]):
    """A view with the words to tell it in."""

    def __init__(self, rules: Rules, view: View, words: Words, names: Sequence[str]) -> None:
        super().__init__(rules, imagine(rules, view), words, names)
        self.view = view
        self.words: Words = words

    @property
    def seat(self) -> int:
        return self.view.seat

    @cached_property
    def grounds(self) -> list[Ground]:
        return grounds_of(self.rules, self.state)

    @property
    def step(self) -> str:
        return step_name(self.rules, self.state)

    @property
    def conquering(self) -> bool:
        return self.state.step == CONQUEST and self.state.acting == self.seat

    def summands(self, region: int) -> list[tuple[str, int]]:
        return cost_summands(self.rules, self.state, self.state.slot, region)

    def cost(self, region: int) -> int:
        return sum(amount for _, amount in self.summands(region))

    def chance(self, region: int) -> str:
        """How likely a gamble on the region is to succeed."""
        hits, faces = hits_at(self.rules, self.state, region, self.cost(region)), len(self.rules.die)
        return self.words("client-chance", hits=hits, faces=faces, percent=round(100 * hits / faces))

    @cached_property
    def targets(self) -> dict[int, int]:
        """The regions that can be conquered or gambled on now: CONQUER or GAMBLE."""
        found = [action for action in self.legal if kind_of(action) in (CONQUER, GAMBLE)]
        return {target_of(action): kind_of(action) for action in found} if self.conquering else {}

    def faded(self, slot: int) -> bool:
        return self.state.status[slot] == DECLINED

    def combo(self, slot: int) -> str:
        """A race on the table with its badge, if it still has one."""
        badge = self.state.badge[slot]
        return self.words.combo(self.rules.race_ids[slot], self.rules.power_ids[badge] if badge >= 0 else None)

    def slots_of(self, seat: int) -> list[int]:
        """The races of a seat, the active one first."""
        slots = [slot for slot, owner in enumerate(self.state.owner) if owner == seat]
        return sorted(slots, key=self.faded)

    def pieces(self, region: int) -> list[str]:
        """Markers, tribe and finds of a region by name; also what traits remember of it, such as a volcano."""
        words, ground = self.words, self.grounds[region - 1]
        found = [(piece.id, piece.count) for piece in ground.pieces]
        if ground.tribe:
            found.append((load_box(self.rules.box).box.tribe, 1))
        names = [words.summand(id) if count == 1 else f"{words.summand(id)} ×{count}" for id, count in found]
        names += [words.summand(mark) for mark in ground.marks]
        for find in ground.finds:
            names.append(words.find(find.id) + (f" ({words.power(find.power)})" if find.power else ""))
        return names

    def defenders(self, region: int) -> str:
        """Who and what stands in a region, in one short phrase; empty where nothing does."""
        s = self.state
        parts = []
        holder = s.holder[region]
        if holder >= 0:
            race = self.words.race(self.rules.race_ids[holder])
            parts.append(f"{self.names[s.owner[holder]]}: {race} {s.tokens[region]}")
        return ", ".join([*parts, *self.pieces(region)])

    def regions(self, slot: int) -> tuple[int, ...]:
        return regions_of(self.state.held[slot])
