"""What a result is worth: OpenSkill's Plackett-Luce model, for two to five who played each for themselves.

A skill is a bell curve: `mu` where it probably lies, `sigma` how little is known. Equal ranks share a place. By the
model one of skill a comes before one of skill b with the odds exp((a - b) / c), where c is SPREAD if little is unknown
of both. So the levels of the bots, which are known well, have skills by what they win against each other: the shares
of victories in docs/ladder.md, level by level, as Bradley and Terry would have it. They are fixed points: they never
change, and all the others find their place among them.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()
SPREAD: Final = math.sqrt(2) * _MODEL.beta

LADDER: Final = ("beginner", "easy", "medium", "hard", "expert")
# The share of victories of each level against the one below, two players: docs/ladder.md.
SHARES: Final = {
    "base": (0.805, 0.829, 0.825, 0.746),
    "underground": (0.790, 0.815, 0.802, 0.769),
    "warcraft": (0.714, 0.798, 0.707, 0.753),
}
# Whom one plays against if nobody says otherwise is as good as somebody new is taken to be.
_ANCHOR: Final = "medium"
# 1,000 games between two levels leave less than this in doubt, and people are not bots.
_BOT_SIGMA: Final = 1.0

# What is shown: what somebody is worth almost certainly, on a scale where 100 points more are about what they are
# with Elo's numbers. Somebody new has the first of these.
NEWCOMER: Final = 1000
_POINTS: Final = 30


@dataclass(frozen=True)
class Skill:
    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def shown(self) -> int:
        """`mu` less three times `sigma`, scaled; never less than nothing."""
        return max(0, round(NEWCOMER + _POINTS * (self.mu - 3 * self.sigma)))


@cache
def bot_skills(box: str) -> dict[str, Skill]:
    """Of the levels of the ladder. A box that was never measured is taken for the first."""
    gaps = [SPREAD * math.log(share / (1 - share)) for share in SHARES.get(box, SHARES["base"])]
    heights = list(itertools.accumulate(gaps, initial=0.0))
    below = heights[LADDER.index(_ANCHOR)]
    return {
        level: Skill(_MODEL.mu + (height - below), _BOT_SIGMA) for level, height in zip(LADDER, heights, strict=True)
    }


def after(skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """The skills of those who played, after a game in which they came in at these ranks, the lowest being best."""
    teams = [[_MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    rated = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Skill(player.mu, player.sigma) for (player,) in rated]
