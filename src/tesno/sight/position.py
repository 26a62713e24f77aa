"""Makes a position from a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from tesno.core.explain import step_name
from tesno.core.game import is_over
from tesno.core.rules import Rules
from tesno.core.view import View, imagine
from tesno.locale import Phrase, Phrases
from tesno.sight.column import column_of
from tesno.sight.grounds import grounds_of
from tesno.sight.model import Misfit, Option, Player, Position, Refusal, Selection, Spread
from tesno.sight.moment import Moment
from tesno.sight.options import looked_ahead, options_of
from tesno.sight.phase import phase_of, question_of
from tesno.sight.players import players_of, ranking_of, rival_of, teams_of
from tesno.sight.refusals import misfits_of, refusals_of
from tesno.sight.selections import selection_of
from tesno.sight.spreads import placing_actions, spread_of

# What is the same in all positions of one moment, whoever looks.
ALIKE: Final = frozenset(
    {
        "round",
        "rounds",
        "first",
        "turn",
        "acting",
        "race",
        "step",
        "phase",
        "die",
        "grounds",
        "finds_unseen",
        "ranking",
        "teams",
        "rival",
    }
)


def position_of(
    rules: Rules,
    view: View,
    *,
    names: Sequence[Phrase],
    asked: bool,
    stood: Mapping[int, int] | None = None,
    open_to_all: Position | None = None,
) -> Position:
    """All that is shown to whoever has this view.

    With `asked` and for the acting seat also what it may do. `stood` tells how many tokens stood in each region before
    the troops were picked up: one way to place them again. `open_to_all` is the same moment as a spectator sees it:
    what everybody sees alike is taken from there, so that it is worked out once for all who watch.
    """
    if open_to_all is not None and view.public["acting"] != view.seat:
        return _for_onlooker(view, open_to_all)
    s = imagine(rules, view)
    moment: Moment[Phrase] = Moment(rules, s, Phrases(rules.box), names)
    asked = asked and s.acting == view.seat >= 0
    offered = _asked(moment, stood) if asked else _NOTHING
    if open_to_all is not None:
        return replace(
            open_to_all,
            eyes=view.seat,
            question=question_of(moment, view.seat),
            players=_players_for(view, open_to_all.players),
            column=column_of(moment, asked) if asked else open_to_all.column,
            **offered._asdict(),
        )
    return Position(
        round=s.round,
        rounds=rules.rounds,
        first=s.first,
        turn=s.seat,
        acting=s.acting if s.acting >= 0 else None,
        race=rules.race_ids[s.slot] if s.acting >= 0 and s.slot >= 0 else None,
        step=step_name(rules, s),
        phase=phase_of(rules, s),
        eyes=view.seat if view.seat >= 0 else None,
        question=question_of(moment, view.seat),
        die=s.die if s.die >= 0 else None,
        grounds=grounds_of(moment),
        players=players_of(moment, view),
        column=column_of(moment, asked),
        finds_unseen=s.finds_unseen.bit_count(),
        ranking=ranking_of(rules, s) if is_over(s) else [],
        teams=teams_of(rules, s) if is_over(s) else [],
        rival=rival_of(moment),
        **offered._asdict(),
    )


def _for_onlooker(view: View, open_to_all: Position) -> Position:
    """For a seat that is not asked: it waits as a spectator does, and has coins of its own to look at."""
    if view.seat < 0:
        return open_to_all
    return replace(open_to_all, eyes=view.seat, players=_players_for(view, open_to_all.players))


def _players_for(view: View, players: Sequence[Player]) -> list[Player]:
    """Only the totals differ; where they don't, the player is the very same object."""
    return [
        player if player.coins == coins else replace(player, coins=coins)
        for player, coins in zip(players, view.coins, strict=True)
    ]


class _Offered(NamedTuple):
    """What is put before the seat that is asked."""

    options: list[Option]
    spread: Spread | None
    selection: Selection | None
    refusals: list[Refusal]
    misfits: list[Misfit]


_NOTHING = _Offered([], None, None, [], [])


def _asked(moment: Moment[Phrase], stood: Mapping[int, int] | None) -> _Offered:
    ahead = looked_ahead(moment)
    spread = spread_of(moment, stood)
    selection = selection_of(ahead)
    options = options_of(ahead, set(placing_actions(moment)) if spread else set())
    targets = {option.region for option in options if option.region is not None}
    if spread:
        targets |= {share.region for share in spread.shares}
    if selection:
        targets |= set(selection.regions)
    moments = [later for _, later in ahead]
    return _Offered(options, spread, selection, refusals_of(moments, targets), misfits_of(moments[-1]))
