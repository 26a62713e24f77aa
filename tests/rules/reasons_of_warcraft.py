"""Reasons that are true in Warcraft: of its conquests, of what may be done between them, of its questions."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.rules.facts_of_warcraft import WarcraftFacts
from tests.rules.naive_warcraft import ALLIANCE, ARTIFACTS, PLACES
from tests.rules.reasons import Judge
from tests.rules.reasons_of_conquest import EXISTS, GROUND, NUMBER, WAY, Held

from tesno.core.bits import count_at
from tesno.core.steps import about
from tesno.core.trait import Trait

# What a question is about: a region, and a mark that tells questions of one verb apart (a retreat of beasts, a portal
# after the roll, whether a token or a beast is meant).
REGION = 63
MARK = 128


class WarcraftJudge(WarcraftFacts, Judge):
    """Judges the refusals of one moment."""

    def _by_verb(self, trait: Trait, target: int) -> Iterator[Held]:
        yield from BY_VERB[trait.verb](self, trait, target)

    @property
    def at_war(self) -> bool:
        """Between conquests, and not in a question that interrupts them."""
        return self.question == "conquer"

    # -- conquests

    def _unfit(self, slot: int, region: int) -> Iterator[Held]:
        """W-R16: the Ethereals' two less are for neighbouring regions with a legendary place."""
        if "attune" in self.war.now.armed and not self.war.attunable(
            self.race(slot), self.land(region), self.war.now.armed
        ):
            if not self.land(region).finds & set(PLACES):
                yield Held(WAY, "no_place_here", {"region": region})
            if not self.war.borders(self.race(slot), self.land(region)):
                yield Held(WAY, "not_adjacent", {"region": region})

    def _hand(self) -> Iterator[Held]:
        """W16, W-D6."""
        hand, least = self.in_hand(self.s.slot), self.least(self.s.slot)
        if not hand:
            yield Held(WAY, "no_tokens_in_hand", {})
        elif hand < least:
            yield Held(WAY, "too_few_in_hand", {"count": least, "hand": hand})

    def _raid(self, trait: Trait, region: int) -> Iterator[Held]:
        """W-R2, W-D2."""
        if not self.at_war and region == about(self.s):
            return
        if not self.exists(region):
            yield Held(EXISTS, "no_such_region", {"region": region})
            return
        slot, land = self.s.slot, self.land(region)
        if self.held(slot, region):
            yield Held(GROUND, "own_region", {"region": region})
        elif land.water:
            yield Held(GROUND, "water", {"region": region})
        if land.tower:
            yield Held(WAY, "immune", {"region": region, "piece": "tower"})
        if self.toll(slot, region):
            yield Held(WAY, "toll_unpayable", {"region": region})
        if self.used(trait):
            yield Held(WAY, "used_this_turn", {})
        yield from self._hand()

    def _charge(self, trait: Trait, region: int) -> Iterator[Held]:
        """The champion alone: W-T3, W-D8."""
        slot = self.s.slot
        yield from self._target(slot, region)
        if not self.exists(region):
            return
        if not self._on_map(slot):
            yield Held(WAY, "not_as_entry", {"region": region})
        elif not self.war.borders_for_conquest(self.race(slot), self.land(region)):
            yield Held(WAY, "not_adjacent", {"region": region})
        yield from self._armed_already()
        if self.used(trait):
            yield Held(WAY, "used_this_turn", {})
        if not self.s.stock[trait.kind]:
            yield Held(WAY, "not_in_hand", {"piece": "champion"})
        yield from self._some_in_hand()  # W16: one is enough, one tauren too

    def _on_map(self, slot: int) -> bool:
        return any(self.held(slot, region) for region in range(1, self.size + 1))

    def _champion(self, trait: Trait, region: int) -> Iterator[Held]:
        if self.at_war:
            yield from self._charge(trait, region)
            return
        slot, here = self.s.slot, "champion" in self.pieces(region) if self.exists(region) else False
        if not self.exists(region) or not self.held(slot, region):
            yield from self._place(slot, region)
        elif about(self.s) == 0 and not here:
            yield Held(WAY, "no_piece_here", {"region": region, "piece": "champion"})

    def _doomhammer(self, trait: Trait, target: int) -> Iterator[Held]:
        """W-A2."""
        coins = self.s.coins[self.s.acting]
        if coins < 2:
            yield Held(WAY, "fee_unpayable", {"price": 2, "coins": coins})
        yield from self._arm(trait, target)

    # -- between conquests

    def _siphon(self, trait: Trait, find: int) -> Iterator[Held]:
        """W-R16, W-D19."""
        if self.rules.find_ids[find] not in ARTIFACTS:
            yield Held(EXISTS, "no_such_relic", {"number": find})
            return
        slot, region = self.s.slot, self.s.find_at[find]
        yield from self._armed_already()
        if "attune" in self.war.now.used:
            yield Held(WAY, "used_this_turn", {})
        if not region:
            yield Held(WAY, "not_on_map", {"find": self.rules.find_ids[find]})
            return
        if self.held(slot, region):
            yield Held(WAY, "own_region", {"region": region})
            return
        if not self.war.borders(self.race(slot), self.land(region)):
            yield Held(WAY, "not_adjacent", {"region": region})
        if self.land(region).tower:
            yield Held(WAY, "immune", {"region": region, "piece": "tower"})
        if self.aegis_unpayable(slot, region):
            yield Held(WAY, "toll_unpayable", {"region": region})

    def _portal(self, trait: Trait, region: int) -> Iterator[Held]:
        """W-T11, W-D11."""
        if not self.exists(region):
            yield Held(EXISTS, "no_such_region", {"region": region})
            return
        slot, first = self.s.slot, 0 if self.at_war else about(self.s) & ~MARK
        if "magic" not in self.land(region).symbols:
            yield Held(WAY, "wrong_ground", {"region": region, "ground": "magic"})
            return
        if self.land(region).tower:
            yield Held(WAY, "immune", {"region": region, "piece": "tower"})
        if region == first:
            yield Held(WAY, "named_twice", {"region": region})
        if self.at_war:
            yield from self._armed_already()
        if self.war.now.portals == 2:
            yield Held(WAY, "used_up", {"count": 2})
        if self.aegis_unpayable(slot, *({first, region} - {0})):
            yield Held(WAY, "toll_unpayable", {"region": region})
        elif region != first and not self._some_exchange(slot, first, region):
            yield Held(NUMBER, "no_target", {})

    def _some_exchange(self, slot: int, first: int, region: int) -> bool:
        """Whether anything would move, with the first region or with any other."""
        others = [first] if first else [other for other, land in self.war.lands.items() if "magic" in land.symbols]
        return any(
            other != region
            and not self.land(other).tower
            and (self._movable(other) or self._movable(region))
            and not self.aegis_unpayable(slot, other, region)
            for other in others
        )

    def _movable(self, region: int) -> bool:
        land = self.land(region)
        return not land.empty or land.objective or land.bomb or bool(land.finds & set(ARTIFACTS))

    def _intimidate(self, trait: Trait, target: int) -> Iterator[Held]:
        """W-T20, W-D10."""
        if self.at_war:
            yield from self._frighten(trait, target)
        elif about(self.s) & MARK:  # a token or a beast?
            if target > 1:
                yield Held(WAY, "must_choose", {})
        else:
            yield from self._drive(about(self.s) & REGION, target)

    def _frighten(self, trait: Trait, region: int) -> Iterator[Held]:
        if not self.exists(region):
            yield Held(EXISTS, "no_such_region", {"region": region})
            return
        slot, land = self.s.slot, self.land(region)
        if self.held(slot, region):
            yield Held(GROUND, "own_region", {"region": region})
            return
        if self.closed_to(slot, region):
            yield Held(GROUND, "water", {"region": region})
            return
        if not self.war.borders(self.race(slot), land):
            yield Held(WAY, "not_adjacent", {"region": region})
        if land.tower:
            yield Held(WAY, "immune", {"region": region, "piece": "tower"})
        yield from self._armed_already()
        yield from self._some_in_hand()
        if self.war.now.frights == 3:
            yield Held(WAY, "used_up", {"count": 3})
        if land.murloc:
            return
        prey = self.war.opponents(self.race(slot), land) and (land.tokens or land.beasts or land.wall or land.fort)
        if not prey:
            yield Held(WAY, "nobody_to_move", {"region": region})
        elif not self._drivable(slot, region):
            yield Held(WAY, "toll_unpayable", {"region": region})

    def _some_in_hand(self) -> Iterator[Held]:
        """W-D10: with a token in hand, one tauren too."""
        if not self.in_hand(self.s.slot):
            yield Held(WAY, "no_tokens_in_hand", {})

    def _drivable(self, slot: int, region: int) -> bool:
        """Whether what it costs to drive somebody, or a wall, out of the region can be paid."""
        if self.land(region).wall or self.land(region).fort:
            return not self.aegis_unpayable(slot, region)
        goals = self._goals(slot, region)
        if goals:
            return any(not self.aegis_unpayable(slot, region, goal) for goal in goals)
        # To the tray: an attack, with all its tolls.
        return not self.toll(slot, region)

    def _goals(self, slot: int, region: int) -> list[int]:
        """The other regions of that race; a lone tauren does not join a champion (W-D6)."""
        victim = self.s.holder[region]
        return [
            goal
            for goal in range(1, self.size + 1)
            if goal != region and self.held(victim, goal) and not self._bars_goal(slot, victim, goal)
        ]

    def _bars_goal(self, slot: int, victim: int, goal: int) -> bool:
        return self.land(goal).tower or self.closed_to(slot, goal) or self._too_few(victim, goal)

    def _too_few(self, victim: int, goal: int) -> bool:
        """Whether one more, with the tokens and beasts there, would not suffice to stand there."""
        return self.active(victim) and self.land(goal).tokens + self.land(goal).beasts + 1 < self.least(victim)

    def _drive(self, region: int, goal: int) -> Iterator[Held]:
        """Where it goes."""
        if not self.exists(goal):
            yield Held(EXISTS, "no_such_region", {"region": goal})
            return
        slot, victim = self.s.slot, self.s.holder[region]
        if not self.held(victim, goal):
            yield Held(WAY, "not_held", {"region": goal})
        if goal == region:
            yield Held(WAY, "named_twice", {"region": goal})
        if self.closed_to(slot, goal):
            yield Held(WAY, "water", {"region": goal})
        if self.land(goal).tower:
            yield Held(WAY, "immune", {"region": goal, "piece": "tower"})
        if self.held(victim, goal) and self._too_few(victim, goal):
            yield Held(WAY, "too_few_here", {"region": goal})
        if self.held(victim, goal) and self.aegis_unpayable(slot, region, goal):
            yield Held(WAY, "toll_unpayable", {"region": goal})

    # -- questions

    def _fuse(self, trait: Trait, region: int) -> Iterator[Held]:
        """W-D3: one bomb after the other."""
        if not self.exists(region):
            yield Held(EXISTS, "no_such_region", {"region": region})
            return
        if not self.land(region).bomb:
            yield Held(WAY, "no_piece_here", {"region": region, "piece": "bomb"})
        yield Held(NUMBER, "out_of_order", {"region": region})

    def _bomb(self, trait: Trait, region: int) -> Iterator[Held]:
        """W-R3, W-D3."""
        if not self.exists(region):
            yield Held(EXISTS, "no_such_region", {"region": region})
            return
        slot, land = self.s.slot, self.land(region)
        if self.held(slot, region):
            yield Held(GROUND, "own_region", {"region": region})
        elif land.water:
            yield Held(GROUND, "water", {"region": region})
        if not self.war.borders(self.race(slot), land):
            yield Held(WAY, "not_adjacent", {"region": region})
        if not self.war.opponents(self.race(slot), land) or not self.active(self.s.holder[region]):
            yield Held(WAY, "no_active_opponent", {"region": region})
        yield from self._taken(trait, region)

    def _objective(self, trait: Trait, region: int) -> Iterator[Held]:
        """W-R7, W-D4."""
        if not self.exists(region):
            yield Held(EXISTS, "no_such_region", {"region": region})
            return
        if self.land(region).water:
            yield Held(GROUND, "water", {"region": region})
        if self.land(region).race in ALLIANCE:
            yield Held(WAY, "friends_here", {"region": region, "race": self.land(region).race})
        yield from self._taken(trait, region)

    def _taken(self, trait: Trait, region: int) -> Iterator[Held]:
        """A tower, or one of its kind, is there already."""
        if self.land(region).tower:
            yield Held(WAY, "immune", {"region": region, "piece": "tower"})
        if trait.piece in self.pieces(region):
            yield Held(WAY, "has_piece", {"region": region, "piece": trait.piece})
        yield Held(NUMBER, "out_of_order", {"region": region})

    def _join(self, trait: Trait, region: int) -> Iterator[Held]:
        """W-D6."""
        if not self.exists(region) or not self.held(self.s.slot, region):
            yield from self._place(self.s.slot, region)
        elif self.land(region).tokens + self.land(region).beasts < 2:
            yield Held(WAY, "too_few_here", {"region": region})

    def _tower(self, trait: Trait, region: int) -> Iterator[Held]:
        """W-T6, W-D12."""
        yield from self._one_each(trait, region)
        if self.exists(region) and self.held(self.s.slot, region):
            if self.land(region).terrain != "fields":
                yield Held(WAY, "wrong_ground", {"region": region, "ground": "fields"})
            if not self.war.majority(self.race(self.s.slot), self.land(region)):
                yield Held(WAY, "no_majority", {"region": region})

    def _beast(self, trait: Trait, region: int) -> Iterator[Held]:
        """W-D9: at redeployment beasts and tokens must suffice for every region."""
        yield from self._place(self.s.slot, region)
        if not self.exists(region) or not self.held(self.s.slot, region) or about(self.s) & MARK:
            return
        if not self._suffice(self.s.memory[trait.index], region):
            yield Held(WAY, "leaves_empty", {})

    def _suffice(self, memory: int, region: int) -> bool:
        """With one more beast in the region; the highest one takes all that are left."""
        slot, left, shares = self.s.slot, memory & 15, memory >> 4
        held = [other for other in range(1, self.size + 1) if self.held(slot, other)]
        given = left if region == max(held) else 1
        standing = {other: count_at(shares, other) + (given if other == region else 0) for other in held}
        missing = sum(max(0, self.least(slot) - count) for count in standing.values())
        tokens = self.s.hand[slot] + sum(self.s.tokens[other] for other in held)
        return missing <= tokens + left - given

    def _held_only(self, trait: Trait, region: int) -> Iterator[Held]:
        """Any region of the race, the one where it lies too."""
        if not self.exists(region) or not self.held(self.s.slot, region):
            yield from self._place(self.s.slot, region)

    def _well(self, trait: Trait, region: int) -> Iterator[Held]:
        """W-L1, W-D17."""
        if not self.exists(region):
            yield Held(EXISTS, "no_such_region", {"region": region})
            return
        if not self.land(region).water:
            yield Held(WAY, "wrong_ground", {"region": region, "ground": "water"})
        if self.land(region).continent != self.land(about(self.s)).continent:
            yield Held(WAY, "too_far", {"region": region})


BY_VERB: dict[str, Callable[[WarcraftJudge, Trait, int], Iterator[Held]]] = {
    "worgen": WarcraftJudge._always,
    "raid": WarcraftJudge._raid,
    "bomb": WarcraftJudge._bomb,
    "fuse": WarcraftJudge._fuse,
    "objective": WarcraftJudge._objective,
    "join": WarcraftJudge._join,
    "recruit": WarcraftJudge._always,
    "attune": WarcraftJudge._arm,
    "siphon": WarcraftJudge._siphon,
    "stow": WarcraftJudge._held_only,
    "champion": WarcraftJudge._champion,
    "tower": WarcraftJudge._tower,
    "portal": WarcraftJudge._portal,
    "fort": WarcraftJudge._one_each,
    "beast": WarcraftJudge._beast,
    "intimidate": WarcraftJudge._intimidate,
    "frostmourne": WarcraftJudge._arm,
    "doomhammer": WarcraftJudge._doomhammer,
    "ashes_of_alar": WarcraftJudge._arm,
    "heart": WarcraftJudge._held_only,
    "aegis": WarcraftJudge._held_only,
    "well": WarcraftJudge._well,
    "battleground": WarcraftJudge._always,
}
