"""The words of one language: messages, names, rule texts, reasons, log sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tesno.core.notation import SEATS
from tesno.core.state import Event
from tesno.load.boxes import load_box
from tesno.load.content import read_content
from tesno.load.sources import Source
from tesno.locale.catalogues import bundle_of
from tesno.locale.generated import described
from tesno.locale.languages import FALLBACK
from tesno.locale.sentences import reason_variables, sentence
from tesno.locale.story import merged
from tesno.traits.words import Content, Element

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


class UnfitWords(ValueError):
    """A message that can't be formatted with the variables given."""


class Words:
    """Everything that is said to players in one language; `contents` are races and powers of the users' own.

    Boxes call some terrains by the same id; `box` says whose names are meant.

    >>> words = Words("en")
    >>> words("n-coins", n=1)
    '1 coin'
    >>> words.combo("elves", "seafaring")
    'Seafaring · Elves'
    """

    def __init__(self, language: str, contents: Iterable[Content] = (), box: str = "") -> None:
        self.language = language
        self.box = box
        self._bundle = bundle_of(language)
        contents = tuple(contents)
        self._own: dict[tuple[str, str], Element] = {}
        for content in contents:
            self._own.update({("race", race.id): race for race in content.races})
            self._own.update({("power", power.id): power for power in content.powers})

    @classmethod
    def for_table(cls, language: str, box: str, content: Iterable[Source]) -> Words:
        """The words of a table: with the names of the content files that are played with."""
        files = load_box(box)
        return cls(language, [read_content(source, files.box, files.traits) for source in content], box)

    def __call__(self, id: str, **variables: Any) -> str:
        """A message. Raises UnknownWords or UnfitWords."""
        if not self._bundle.has_message(id):
            raise UnknownWords(self.language, id)
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise UnknownWords(self.language, id)
        text, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise UnfitWords(f"{self.language}: {id}: {errors[0]}")
        return str(text)

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def of_box(self, id: str) -> str:
        """The id of the message that the table's box has for this, or else of the one that boxes share."""
        own = f"{id}-{self.box}"
        return own if self.has(own) else id

    # Names and rule texts.

    def race(self, id: str) -> str:
        return self._name("race", id)

    def power(self, id: str) -> str:
        return self._name("power", id)

    def race_rule(self, id: str) -> str:
        return self._rule("race", id)

    def power_rule(self, id: str) -> str:
        return self._rule("power", id)

    def find(self, id: str) -> str:
        """A place or a relic."""
        return self._name("find", id)

    def find_rule(self, id: str) -> str:
        return self._rule("find", id)

    def terrain(self, word: str, box: str = "") -> str:
        """The name a box has for a terrain, or else the one that boxes share; without `box` that of the table."""
        return self(self.terrain_message(word, box))

    def terrain_rule(self, word: str, box: str = "") -> str:
        return self(self.terrain_message(f"{word}-rule", box))

    def terrain_message(self, word: str, box: str = "") -> str:
        """The id of the message that names a terrain."""
        own = f"terrain-{box or self.box}-{word}"
        return own if self.has(own) else f"terrain-{word}"

    def combo(self, race: str, power: str | None) -> str:
        """Power and race side by side: nothing has to agree. A race without its badge stands alone."""
        return self.race(race) if power is None else f"{self.power(power)} · {self.race(race)}"

    def _name(self, kind: str, id: str) -> str:
        element = self._own.get((kind, id))
        if element is None:
            return self(f"{kind}-{id}")
        return element.names.get(self.language) or element.names.get(FALLBACK) or id

    def _rule(self, kind: str, id: str) -> str:
        element = self._own.get((kind, id))
        if element is None:
            return self(f"{kind}-{id}-rule")
        return element.rules.get(self.language) or described(self, element)

    def summand(self, id: str) -> str:
        """What a part of a cost or an income comes from: a race, a power, a piece, a find, or a thing of its own."""
        for kind in ("race", "power"):
            if (kind, id) in self._own:
                return self._name(kind, id)
        for message in (f"summand-{id}", f"race-{id}", f"power-{id}", f"piece-{id}", f"find-{id}"):
            if self.has(message):
                return self(self.of_box(message))
        raise UnknownWords(self.language, f"summand-{id}")

    def sum(self, summands: Sequence[tuple[str, int]]) -> str:
        """Summands as one line: `2 region + 1 Mountain − 1 Commando = 2`."""
        line = ""
        for id, amount in summands:
            sign = "−" if amount < 0 else "+"
            line += f" {sign} {abs(amount)} {self.summand(id)}" if line else f"{amount} {self.summand(id)}"
        return f"{line} = {sum(amount for _, amount in summands)}"

    def step(self, name: str, rolled: bool = False, source: str = "") -> str:
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

    def reason(self, id: str, parameters: Mapping[str, Any], seats: Sequence[str] = tuple(SEATS)) -> str:
        """Why an action is not possible: a reason of the core with its parameters."""
        return self(self.of_box(f"reason-{id}"), **reason_variables(self, parameters, seats))

    def event(self, event: Event, seats: Sequence[str], terrains: Mapping[int, str] | None = None) -> str:
        """One sentence for one event. With `terrains` (region → terrain id) regions are named with their terrain."""
        return sentence(self, event, seats, terrains or {})

    def story(
        self, events: Iterable[Event], seats: Sequence[str], terrains: Mapping[int, str] | None = None
    ) -> list[str]:
        """Sentences for many events: what belongs together is told in one go, what comes to nothing is left out."""
        return [self.event(event, seats, terrains) for event in merged(events)]
