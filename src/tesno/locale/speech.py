"""What is said to players, whatever it is made of: names, sums, questions, reasons, log sentences."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, TypeVar

from tesno.core.notation import SEATS
from tesno.core.state import Event
from tesno.locale.catalogues import messages_of
from tesno.locale.languages import FALLBACK
from tesno.locale.passages import Passage, headline, passages
from tesno.locale.sentences import fact_clause, reason_variables, sentence
from tesno.locale.story import merged

T = TypeVar("T")

# Questions that luck answers: players are told the same of all of them.
_OF_CHANCE = frozenset({"first", "banner", "badge", "die", "find", "grant", "none"})


class UnknownWords(KeyError):
    """A message that the catalogues of a language do not have, neither for the box nor for all."""

    def __init__(self, language: str, id: str, box: str = "") -> None:
        super().__init__(language, id, box)
        self.language = language
        self.id = id
        self.box = box

    def __str__(self) -> str:
        where = f" for the box {self.box!r}" if self.box else ""
        return f"no words for {self.id!r} in {self.language!r}{where}"


# Asked a hundred times for every position that is shown, and always for the same few.
@lru_cache(maxsize=20_000)
def key_of(language: str, box: str, id: str) -> str | None:
    kind, _, rest = id.partition("-")
    return next(filter(messages_of(language).__contains__, (f"{kind}-{box}-{rest}", id)), None)


class Speech(ABC, Generic[T]):
    """Puts together what is said: `Words` makes texts of it, `Phrases` what is said later in any language.

    Boxes call different things by the same id: the catalogues have the words of a box under keys with its name
    (`race-base-orcs`), and what is the same in every box under a plain key (`n-coins`). Whoever asks for `race-orcs`
    gets the words of `box`, the box on the table.
    """

    language = FALLBACK

    def __init__(self, box: str = "") -> None:
        self.box = box

    @abstractmethod
    def __call__(self, id: str, **variables: Any) -> T:
        """A message: the one of the box or else the shared one. Raises UnknownWords."""

    @abstractmethod
    def join(self, between: str, parts: Iterable[T | str]) -> T:
        """The parts in a row; plain text among them stands for itself."""

    def has(self, id: str) -> bool:
        """Whether there is such a message, of the box or shared; all languages have the same."""
        return self.key(id) is not None

    def key(self, id: str) -> str | None:
        """What the catalogues call a message: the key with the box or else the shared one; None if neither is there."""
        return key_of(self.language, self.box, id)

    def _known(self, id: str) -> str:
        """The key of a message. Raises UnknownWords."""
        key = self.key(id)
        if key is None:
            raise UnknownWords(self.language, id, self.box)
        return key

    # Names.

    def race(self, id: str) -> T:
        return self._name("race", id)

    def power(self, id: str) -> T:
        return self._name("power", id)

    def find(self, id: str) -> T:
        """A place or a relic."""
        return self._name("find", id)

    def terrain(self, word: str) -> T:
        return self(f"terrain-{word}")

    def ground(self, word: str) -> T:
        """A symbol, a terrain, or what several terrains are: water."""
        return self(next(filter(self.has, (f"symbol-{word}", f"terrain-{word}", f"where-{word}"))))

    def combo(self, race: str, power: str | None) -> T:
        """A race with its power, which agrees with it. A race without its badge stands alone."""
        return self.race(race) if power is None else self._paired(race, power)

    @abstractmethod
    def _paired(self, race: str, power: str) -> T:
        """Power and race as one name."""

    def _name(self, kind: str, id: str) -> T:
        return self(f"{kind}-{id}")

    def summand(self, id: str) -> T:
        """What a part of a cost or an income comes from: a race, a power, a piece, a find, or a thing of its own."""
        for message in (f"summand-{id}", f"race-{id}", f"power-{id}", f"piece-{id}", f"find-{id}"):
            if self.has(message):
                return self(message)
        raise UnknownWords(self.language, f"summand-{id}", self.box)

    def sum(self, summands: Sequence[tuple[str, int]]) -> T:
        """Summands as one line: `2 region + 1 Mountain − 1 Commando = 2`."""
        parts: list[T | str] = []
        for id, amount in summands:
            sign = ["−" if amount < 0 else "+"] if parts else []
            parts += [*sign, str(abs(amount) if parts else amount), self.summand(id)]
        return self.join(" ", [*parts, "=", str(sum(amount for _, amount in summands))])

    def step(self, name: str, rolled: bool = False, source: str = "", optional: bool = False) -> T:
        """What is asked now, from the name the core has for it (`core.explain.step_name`).

        `source` is the race, power or find whose trait asks, for questions without words of their own; `optional`
        tells the question that may be passed from another one of the same trait.
        """
        if rolled and name == "conquer":
            return self("step-rolled")
        if optional and self.has(f"step-optional-{name}"):
            return self(f"step-optional-{name}")
        message = "step-chance" if name in _OF_CHANCE else f"step-{name}"
        if self.has(message):
            return self(message)
        return self("step-trait-of", source=self.summand(source)) if source else self("step-trait")

    # What happened, and why something can't.

    def reason(self, id: str, parameters: Mapping[str, Any], seats: Sequence[T | str] = tuple(SEATS)) -> T:
        """Why an action is not possible: a reason of the core with its parameters."""
        return self(f"reason-{id}", **reason_variables(self, parameters, seats))

    def because(
        self,
        facts: Iterable[tuple[str, Mapping[str, Any]]],
        seats: Sequence[T | str],
        terrains: Mapping[int, str] | None = None,
    ) -> T:
        """What speaks for an answer (`advice.facts`), in one sentence without its full stop."""
        return self.join(", ", [fact_clause(self, id, about, seats, terrains or {}) for id, about in facts])

    def event(self, event: Event, seats: Sequence[T | str], terrains: Mapping[int, str] | None = None) -> T:
        """One sentence for one event. With `terrains` (region → terrain id) regions are named with their terrain."""
        return sentence(self, event, seats, terrains or {})

    def story(
        self, events: Iterable[Event], seats: Sequence[T | str], terrains: Mapping[int, str] | None = None
    ) -> list[T]:
        """Sentences for many events: what belongs together is told in one go, what comes to nothing is left out."""
        return [self.event(event, seats, terrains) for event in merged(events)]

    def headline(
        self, passage: Passage, seats: Sequence[T | str], terrains: Mapping[int, str] | None = None
    ) -> T | None:
        """One line for events that belong together; None when there is nothing to tell."""
        return headline(self, passage, seats, terrains or {})

    def digest(
        self, events: Iterable[Event], seats: Sequence[T | str], terrains: Mapping[int, str] | None = None
    ) -> list[T]:
        """The story in as few lines as can be."""
        lines = [self.headline(passage, seats, terrains) for passage in passages(merged(events))]
        return [line for line in lines if line is not None]
