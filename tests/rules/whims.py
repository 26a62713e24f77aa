"""Random players and a chance with favourites, so that rare things of Warcraft meet in short games."""

from __future__ import annotations

import random

from tests.rules.naive_warcraft import ARTIFACTS, CHANCE, PLACES, Question, Table, numbers

# How often each kind of answer is given: empires shall grow, fight, and use what they have.
LIKING = {"end": 0.4, "skip": 0.5, "gamble": 0.4, "decline": 0.15, "abandon": 0.05, "portal": 0.5}
AGGRESSIVE = ("conquer", "gamble", "raid", "champion", "intimidate")
FEW = {"beast": 2, "fort": 2, "tower": 1, "wisp_wall": 1}


class Whims:
    """What is done in one game: by verb first, then by what there is to win."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        content = numbers()
        # These come up early and are picked gladly.
        self.favourites = {
            *rng.sample(sorted(content["race"]), 5),
            *rng.sample(sorted(content["power"]), 5),
            *rng.sample([*ARTIFACTS, *PLACES], 4),
        }
        self.poor = rng.random() < 0.3  # now and then everybody's purse is cut
        self.littered = rng.random() < 0.5  # artifacts lie about from the beginning
        self.scarce = rng.random() < 0.2  # few pieces of each kind

    def answer(self, t: Table, question: Question) -> str:
        who, options = question
        if who == CHANCE:
            texts = sorted(options)
            weights = [options[text] * (1 + 9 * (text.split()[1] in self.favourites)) for text in texts]
            return self.rng.choices(texts, weights)[0]
        verbs = sorted({text.split()[0] for text in options})
        verb = self.rng.choices(verbs, [LIKING.get(verb, 1.0) for verb in verbs])[0]
        texts = sorted(text for text in options if text.split()[0] == verb)
        return self.rng.choices(texts, [self._liking(t, text) for text in texts])[0]

    def _liking(self, t: Table, text: str) -> float:
        verb, _, what = text.partition(" ")
        if verb == "pick":
            trade = next(trade for race, trade, _ in t.column if race == what)
            return 1.0 + 4 * ((what in self.favourites) + (trade in self.favourites))
        if verb not in AGGRESSIVE or what in ("0", "1"):
            return 1.0
        land = t.lands[int(what)]
        return 1.0 + 4 * (land.face_down or bool(land.finds)) + 3 * bool(land.race)
