"""The registry of moments: which hook of a trait is heard when, and traits that nobody would ever hear."""

from __future__ import annotations

from typing import Final, NamedTuple

from tesno.core.form import Form
from tesno.core.trait import IN_DECLINE, Trait


class RulesError(ValueError):
    """A rule set that can't be built: what is wrong and what to do."""


class Moment(NamedTuple):
    hook: str  # the method of Trait that is called
    field: str  # where a form lists those that override it
    stage: str = ""  # the stage of a turn in which it comes, where a box may lack it
    active_only: bool = False  # only a player's active race is asked
    of_aids: bool = True  # aids are listed there too; otherwise they are asked while armed only


MOMENTS: Final = (
    Moment("options", "abilities"),
    Moment("entry", "entries"),
    Moment("discount", "costs", of_aids=False),
    Moment("reach", "reaches", of_aids=False),
    Moment("hollow", "hollows", of_aids=False),
    Moment("income", "incomes"),
    Moment("toll", "tolls"),
    Moment("choosing", "on_choosing", "pick", active_only=True),
    Moment("picked", "on_picked", "pick", active_only=True),
    Moment("dawn", "on_dawn", "dawn"),
    Moment("start", "on_start", "start"),
    Moment("prepare", "on_prepare", "prepare", active_only=True),
    Moment("expedition", "on_expedition"),
    Moment("conquered", "on_conquered"),
    Moment("drove_out", "on_drove_out"),
    Moment("discarded", "on_discarded"),
    Moment("saves", "savers"),
    Moment("attacked", "on_attacked"),
    Moment("lost", "on_lost"),
    Moment("last_chance", "on_rolled"),
    Moment("redeploy", "on_redeploy"),
    Moment("settle", "on_settle", "settle", active_only=True),
    Moment("collect", "on_coins", "coins"),
    Moment("finish", "on_finish", "finish"),
    Moment("over", "on_over", "finish", active_only=True),
    Moment("retreat", "on_retreat", "retreats"),
    Moment("deciding", "on_deciding", "choose", active_only=True),
    Moment("declining", "on_declining", active_only=True),
    Moment("declined", "on_declined", active_only=True),
)
# Hooks that only finds have, that only aids have, and hooks that are called because of another one.
_OF_FINDS: Final = ("place_key", "granted", "bestow", "discovered", "changed_hands", "odds")
_OF_AIDS: Final = ("armings", "capped", "fee", "unfit", "why_unfit", "spares", "served", "failed")
_BECAUSE_OF: Final = {
    "perform": "options",
    "chances": "choices",
    "decided": "deciding",
    "choose": "choices",
    "choices": "choose",
    "bestow": "granted",
    "income_at": "income",
    "rival_acts": "rival_coins",
    "rival_income": "rival_coins",
    "rival_reach": "rival_coins",
    "unfit": "why_unfit",
    "why_unfit": "unfit",
}


def overrides(trait: Trait, hook: str) -> bool:
    """Whether the trait's class has its own idea of a hook."""
    for cls in type(trait).__mro__:
        if cls is Trait:
            return False
        if hook in cls.__dict__:
            return True
    return False


def heard(trait: Trait) -> list[Moment]:
    """The moments at which a trait speaks."""
    return [moment for moment in MOMENTS if overrides(trait, moment.hook) and (moment.of_aids or not trait.is_aid)]


def acts(trait: Trait) -> bool:
    """Whether players ever choose the trait's action."""
    return any(overrides(trait, hook) for hook in ("options", "choices", "deciding"))


def enlist(form: Form, trait: Trait, declined: bool) -> None:
    """List a trait in a form wherever it speaks."""
    if trait.speaks(declined):
        for moment in trait.moments:
            setattr(form, moment.field, (*getattr(form, moment.field), trait))


def check_heard(trait: Trait, stages: tuple[str, ...], shapes: bool) -> None:
    """Raise RulesError when something the trait says would never be heard. `shapes`: it writes something constant."""
    moments = heard(trait)
    whose = f"trait {type(trait).__name__} of {trait.name}"
    for moment in moments:
        if moment.stage and moment.stage not in stages:
            raise RulesError(
                f"{whose} overrides `{moment.hook}`, but the box's turn has no stage {moment.stage!r}: "
                f"add the stage to `turn` in box.toml or use another moment"
            )
        if moment.active_only and trait.when == IN_DECLINE:
            raise RulesError(
                f"{whose} overrides `{moment.hook}`, which only active races hear, but speaks in decline only: "
                f"set `when` to another word"
            )
    for hook in _OF_FINDS:
        if trait.find < 0 and overrides(trait, hook):
            raise RulesError(f"{whose} overrides `{hook}`, which only finds hear: use it for a find")
    for hook in _OF_AIDS:
        if not trait.is_aid and overrides(trait, hook):
            raise RulesError(f"{whose} overrides `{hook}`, which only aids hear: set `is_aid`")
    for hook, cause in _BECAUSE_OF.items():
        if overrides(trait, hook) and not overrides(trait, cause):
            raise RulesError(f"{whose} overrides `{hook}` but not `{cause}`, without which it is never asked")
    # A trait with a question may have another one of its element ask it.
    elsewhere = trait.is_aid or any(overrides(trait, hook) for hook in (*_OF_FINDS, "choices"))
    if not moments and not shapes and not elsewhere:
        raise RulesError(f"{whose} overrides no moment and writes nothing into a form: it would do nothing")
