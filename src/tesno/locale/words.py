"""The words of one language: messages, names, rule texts, and phrases said in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tesno.load.boxes import load_box
from tesno.load.content import read_content
from tesno.load.sources import Source
from tesno.locale.catalogues import bundle_of
from tesno.locale.generated import described
from tesno.locale.languages import FALLBACK
from tesno.locale.phrases import Joined, Paired, Phrase, Said
from tesno.locale.speech import Speech, UnknownWords
from tesno.traits.words import Content, Element


class UnfitWords(ValueError):
    """A message that can't be formatted with the variables given."""


class Words(Speech[str]):
    """Everything that is said to players in one language; `contents` are races and powers of the users' own.

    >>> words = Words("en", box="base")
    >>> words("n-coins", n=1)
    '1 coin'
    >>> words.combo("elves", "seafaring")
    'Seafaring Elves'
    """

    def __init__(self, language: str, contents: Iterable[Content] = (), box: str = "") -> None:
        super().__init__(box)
        self.language = language
        self._bundle = bundle_of(language)
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
        """A message: the one of the box or else the shared one. Raises UnknownWords or UnfitWords."""
        return self._formatted(self._known(id), variables)

    def _formatted(self, key: str, variables: dict[str, Any]) -> str:
        if not self._bundle.has_message(key) or (pattern := self._bundle.get_message(key).value) is None:
            raise UnknownWords(self.language, key)
        return self._filled(key, pattern, variables)

    def _attribute(self, key: str, name: str) -> str | None:
        """What a message says of itself besides its text."""
        pattern = self._bundle.get_message(key).attributes.get(name)
        return None if pattern is None else self._filled(f"{key}.{name}", pattern, {})

    def _filled(self, key: str, pattern: Any, variables: dict[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise UnfitWords(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def join(self, between: str, parts: Iterable[str]) -> str:
        return between.join(parts)

    def say(self, phrase: Phrase) -> str:
        """A phrase in this language, whichever box it is of."""
        match phrase:
            case Said(key, args):
                said = {name: arg if isinstance(arg, int) else self.say(arg) for name, arg in args.items()}
                return self._formatted(key, said)
            case Joined(parts, between):
                return between.join(self.say(part) for part in parts)
            case Paired(power, race):
                return self._agreeing(power, race)
        return phrase

    def _paired(self, race: str, power: str) -> str:
        if ("power", power) in self._own:
            return self("combo-apart", power=self.power(power), race=self.race(race))
        key = self._known(f"power-{power}")
        if ("race", race) in self._own:
            return self("combo-apart", power=self._beside(key, None), race=self.race(race))
        return self._agreeing(key, self._known(f"race-{race}"))

    def _agreeing(self, power: str, race: str) -> str:
        """Power and race as one name, from their keys. Catalogues tell by attributes how they agree.

        A race may be of a `.kind`, and a power have a form for it (`.virile`); `.plural` goes with all races where the
        power's own name is in the singular. A power that is a `.noun` comes after the race.
        """
        people = self._formatted(race, {})
        noun = self._attribute(power, "noun")
        if noun is None:
            return self("combo", power=self._beside(power, self._attribute(race, "kind")), race=people)
        # What is told of a name of several words is set off from it.
        return self("combo-noun-long" if " " in people + noun else "combo-noun", power=noun, race=people)

    def _beside(self, power: str, kind: str | None) -> str:
        """The name of a power as it stands beside a race of this kind."""
        forms = (self._attribute(power, form) for form in (kind, "plural") if form)
        return next(filter(None, forms), None) or self._formatted(power, {})

    # Races and powers of the users' own have their names and rules with them.

    def race_rule(self, id: str) -> str:
        return self._rule("race", id)

    def power_rule(self, id: str) -> str:
        return self._rule("power", id)

    def find_rule(self, id: str) -> str:
        return self._rule("find", id)

    def terrain_rule(self, word: str) -> str:
        return self(f"terrain-{word}-rule")

    def _name(self, kind: str, id: str) -> str:
        element = self._own.get((kind, id))
        if element is None:
            return super()._name(kind, id)
        return element.names.get(self.language) or element.names.get(FALLBACK) or id

    def _rule(self, kind: str, id: str) -> str:
        element = self._own.get((kind, id))
        if element is None:
            return self(f"{kind}-{id}-rule")
        return element.rules.get(self.language) or described(self, element)

    def summand(self, id: str) -> str:
        for kind in ("race", "power"):
            if (kind, id) in self._own:
                return self._name(kind, id)
        return super().summand(id)
