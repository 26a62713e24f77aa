"""What one person sees of a game: everything the terminal shows is made from a view, never from the state."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from tesno.core.actions import CONQUER, GAMBLE, b_of, kind_of
from tesno.core.bits import count_at, regions_of
from tesno.core.explain import cost_summands, step_name
from tesno.core.game import legal_actions
from tesno.core.rules import CONQUEST, TRAIT, Rules
from tesno.core.state import DECLINED, State
from tesno.core.view import View, imagine
from tesno.load.boxes import load_box
from tesno.locale import Words


def terrains_of(rules: Rules) -> dict[int, str]:
    """The terrain word of each region."""
    words = load_box(rules.box).box.terrains
    return {region: rules.board.terrain_of(region, words) for region in range(1, rules.board.size + 1)}


class Sight:
    """A view with the words to tell it in."""

    def __init__(self, rules: Rules, view: View, words: Words, names: Sequence[str]) -> None:
        self.rules = rules
        self.view = view
        self.words = words
        self.names = names
        # A possible world: hidden totals in it are guesses and are never shown.
        self.state: State = imagine(rules, view)

    @property
    def seat(self) -> int:
        return self.view.seat

    @cached_property
    def terrains(self) -> dict[int, str]:
        return terrains_of(self.rules)

    @cached_property
    def legal(self) -> list[int]:
        return legal_actions(self.rules, self.state)

    @property
    def step(self) -> str:
        return step_name(self.rules, self.state)

    @property
    def question(self) -> str:
        """What is asked, in words."""
        s = self.state
        source = self.rules.traits[s.focus >> 6].name if s.step == TRAIT else ""
        return self.words.step(self.step, rolled=s.die >= 0, source=source)

    @property
    def conquering(self) -> bool:
        return self.state.step == CONQUEST and self.state.acting == self.seat

    def terrain(self, region: int) -> str:
        return self.words.terrain(self.terrains[region], self.rules.box)

    def region(self, region: int) -> str:
        """`9 (Forest)`."""
        return self.words("log-region", region=region, terrain=self.terrain(region))

    def summands(self, region: int) -> list[tuple[str, int]]:
        return cost_summands(self.rules, self.state, self.state.slot, region)

    def cost(self, region: int) -> int:
        return sum(amount for _, amount in self.summands(region))

    def chance(self, region: int) -> str:
        """How likely a gamble on the region is to succeed."""
        s = self.state
        # Helpers don't work on whoever is shielded.
        helpers = 0 if s.shield >> region & 1 else s.helpers
        need = self.cost(region) - s.hand[s.slot] - helpers
        faces = self.rules.die
        hits = sum(face >= need for face in faces)
        return self.words("client-chance", hits=hits, faces=len(faces), percent=round(100 * hits / len(faces)))

    @cached_property
    def targets(self) -> dict[int, int]:
        """The regions that can be conquered or gambled on now: CONQUER or GAMBLE."""
        found = [action for action in self.legal if kind_of(action) in (CONQUER, GAMBLE)]
        return {b_of(action): kind_of(action) for action in found} if self.conquering else {}

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
        """Markers, tribe and finds of a region by name."""
        s = self.state
        found = [(piece.id, count_at(s.pieces[kind], region)) for kind, piece in enumerate(self.rules.kinds)]
        if s.holder[region] >= 0:
            # An amount of defence, which is one piece here.
            found += [(id, 1) for id, _ in self.rules.form(s, s.holder[region]).garrison]
        if s.tribes >> region & 1:
            found.append((load_box(self.rules.box).box.tribe, 1))
        names = [(self.words.summand(id), count) for id, count in found if count]
        named = [name if count == 1 else f"{name} ×{count}" for name, count in names]
        return [*named, *self.marks(region), *self.finds(region)]

    def marks(self, region: int) -> list[str]:
        """What traits remember of a region: where a volcano is."""
        return [
            self.words.summand(trait.remembers)
            for trait in self.rules.traits
            if trait.remembers_kind == "region"
            and self.words.has(f"piece-{trait.remembers}")
            and self.state.memory[trait.index] == region
        ]

    def finds(self, region: int) -> list[str]:
        """Places and relics in a region by name, with the power one grants."""
        found = []
        for find, id in enumerate(self.rules.find_ids):
            if self.state.find_at[find] == region:
                granted = self.rules.find_traits[find].granted(self.rules, self.state)
                power = f" ({self.words.power(self.rules.power_ids[granted])})" if granted >= 0 else ""
                found.append(self.words.find(id) + power)
        return found

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
