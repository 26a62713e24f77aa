"""What is said to players, whatever it is made of: names, sums, questions, reasons, log sentences."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from tesno.core.notation import SEATS
from tesno.core.state import Event
from tesno.locale.catalogues import bundle_of
from tesno.locale.languages import FALLBACK
from tesno.locale.sentences import reason_variables, sentence
from tesno.locale.story import merged

T = TypeVar("T")

# The catalogue calls some questions otherwise than the core does.
_STEPS = {
    "camp": "camps",
    "hero": "heroes",
    "peace": "diplomat",
    "first": "chance",
    "banner": "chance",
    "badge": "chance",
    "die": "chance",
    "find": "chance",
    "grant": "chance",
    "none": "chance",
}


class UnknownWords(KeyError):
    """A message that the catalogues of a language do not have."""

    def __init__(self, language: str, id: str) -> None:
        super().__init__(language, id)
        self.language = language
        self.id = id

    def __str__(self) -> str:
        return f"no words for {self.id!r} in {self.language!r}"


class Speech(ABC, Generic[T]):
    """Puts together what is said: `Words` makes texts of it, `Phrases` what is said later in any language.

    Boxes call some things by the same id; `box` says whose names are meant.
    """

    language = FALLBACK

    def __init__(self, box: str = "") -> None:
        self.box = box

    @abstractmethod
    def __call__(self, id: str, **variables: Any) -> T:
        """A message. Raises UnknownWords."""

    @abstractmethod
    def join(self, between: str, parts: Iterable[T | str]) -> T:
        """The parts in a row; plain text among them stands for itself."""

    def has(self, id: str) -> bool:
        """Whether there is such a message; all languages have the same."""
        return bundle_of(self.language).has_message(id)

    def of_box(self, id: str) -> str:
        """The id of the message that the table's box has for this, or else of the one that boxes share."""
        own = f"{id}-{self.box}"
        return own if self.has(own) else id

    # Names.

    def race(self, id: str) -> T:
        return self._name("race", id)

    def power(self, id: str) -> T:
        return self._name("power", id)

    def find(self, id: str) -> T:
        """A place or a relic."""
        return self._name("find", id)

    def terrain(self, word: str, box: str = "") -> T:
        """The name a box has for a terrain, or else the one that boxes share; without `box` that of the table."""
        return self(self.terrain_message(word, box))

    def terrain_message(self, word: str, box: str = "") -> str:
        """The id of the message that names a terrain."""
        own = f"terrain-{box or self.box}-{word}"
        return own if self.has(own) else f"terrain-{word}"

    def ground(self, word: str) -> T:
        """A symbol or a terrain."""
        return self(f"symbol-{word}") if self.has(f"symbol-{word}") else self.terrain(word)

    def combo(self, race: str, power: str | None) -> T:
        """Power and race side by side: nothing has to agree. A race without its badge stands alone."""
        return self.race(race) if power is None else self.join(" · ", [self.power(power), self.race(race)])

    def _name(self, kind: str, id: str) -> T:
        return self(f"{kind}-{id}")

    def summand(self, id: str) -> T:
        """What a part of a cost or an income comes from: a race, a power, a piece, a find, or a thing of its own."""
        for message in (f"summand-{id}", f"race-{id}", f"power-{id}", f"piece-{id}", f"find-{id}"):
            if self.has(message):
                return self(self.of_box(message))
        raise UnknownWords(self.language, f"summand-{id}")

    def sum(self, summands: Sequence[tuple[str, int]]) -> T:
        """Summands as one line: `2 region + 1 Mountain − 1 Commando = 2`."""
        parts: list[T | str] = []
        for id, amount in summands:
            sign = ["−" if amount < 0 else "+"] if parts else []
            parts += [*sign, str(abs(amount) if parts else amount), self.summand(id)]
        return self.join(" ", [*parts, "=", str(sum(amount for _, amount in summands))])

    def step(self, name: str, rolled: bool = False, source: str = "") -> T:
        """What is asked now, from the name the core has for it (`core.explain.step_name`).

        `source` is the race, power or find whose trait asks, for questions without words of their own.
        """
        if rolled and name == "conquer":
            return self("step-rolled")
        message = f"step-{_STEPS.get(name, name)}"
        if self.has(message):
            return self(message)
        return self("step-trait-of", source=self.summand(source)) if source else self("step-trait")

    # What happened, and why something can't.

    def reason(self, id: str, parameters: Mapping[str, Any], seats: Sequence[T | str] = tuple(SEATS)) -> T:
        """Why an action is not possible: a reason of the core with its parameters."""
        return self(self.of_box(f"reason-{id}"), **reason_variables(self, parameters, seats))

    def event(self, event: Event, seats: Sequence[T | str], terrains: Mapping[int, str] | None = None) -> T:
        """One sentence for one event. With `terrains` (region → terrain id) regions are named with their terrain."""
        return sentence(self, event, seats, terrains or {})

    def story(
        self, events: Iterable[Event], seats: Sequence[T | str], terrains: Mapping[int, str] | None = None
    ) -> list[T]:
        """Sentences for many events: what belongs together is told in one go, what comes to nothing is left out."""
        return [self.event(event, seats, terrains) for event in merged(events)]
